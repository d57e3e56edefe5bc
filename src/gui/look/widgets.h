#pragma once

#include "look/look.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <functional>

class QDialogButtonBox;

/// The labels, buttons and layouts that all screens are made of.
namespace umpire::gui {

/// Gives a widget its name, by which its style and the tests know it, and what a screen reader calls it.
template <class Widget>
Widget* named(Widget* widget, QAnyStringView name, const QString& spoken = {}) {
    widget->setObjectName(name.toString());
    if (!spoken.isEmpty()) {
        widget->setAccessibleName(spoken);
    }
    return widget;
}

/// A label of this kind, see text_kinds.cpp, that breaks its lines.
QLabel* makeLabel(QWidget* parent, QAnyStringView name, const char* kind, const QString& text = {});

/// A label of this kind in one line.
QLabel* makeLine(QWidget* parent, QAnyStringView name, const char* kind, const QString& text = {});

/// Without a text a label takes no room.
void showIfAny(QLabel& label, const QString& text);

/// A button of this kind. Its accessible name is what it says; Return elsewhere never presses it.
QPushButton* makeButton(QWidget* parent, QAnyStringView name, const char* kind, const QString& text,
                        const QString& tip = {});

/// A button at the end of a row's layout.
inline QPushButton* addRowButton(QWidget* row, QAnyStringView name, const QString& text, const QString& tip,
                                 const char* kind = "") {
    auto* button = makeButton(row, name, kind, text, tip);
    row->layout()->addWidget(button);
    return button;
}

/// A layout that fills its widget to the edges.
template <class Layout>
Layout* filling(QWidget* widget) {
    auto* layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

/// The margins of a dialog or a page, and the room between its parts, at the text size in force.
void spaceOut(const Look& look, QWidget& page, int spacing);

/// Keeps a layout at these margins and this spacing of the design, whatever the size of text.
void keepSpaced(const Look& look, QLayout& layout, const QMargins& margins, int spacing);

/// The size of the design for a dialog at the text size in force, as far as the screen and the window it
/// belongs to have room.
QSize dialogSize(const Look& look, const QWidget& dialog, int width, int height);

/// Gives a window that size once, and anew for another text size, unless the umpire has made it another.
void giveSize(const Look& look, QWidget& window, int width, int height);

/// Shows a window before all others, with the keyboard in it.
void bringUp(QWidget& window);

/// A screen reader calls each button of a dialog what it says.
void speakButtons(const QDialogButtonBox& buttons);

/// Scrolls contents that have no room. The keyboard goes to what is in them. Null: they come later.
QScrollArea* scrollFreely(QWidget* contents, QWidget* parent);
/// Up and down only: they are as wide as there is room.
QScrollArea* scrollDown(QWidget* contents, QWidget* parent);

/// Takes all out of a layout: gone for the eyes at once, while what is at work in it may finish.
void emptyOut(QLayout& layout);

/// Lets files be dropped on a window. They are taken when the drop is over: who takes them may ask, and
/// whoever dragged must not wait. What holds no file of this computer is not taken.
void takeDrops(QWidget& window, std::function<void(const QStringList& paths)> take);

/// Enter presses the button that has the keyboard, as Space does and as in a dialog.
bool pressFocused(const QWidget& window, const QKeyEvent& event);

/// A button with one of our own signs among its words, see strokes.h: it is measured as it is drawn.
class SignButton : public QPushButton {
    Q_OBJECT

  public:
    using QPushButton::QPushButton;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

/// Contents of a scroll area that are as tall as their layout needs at the width they have, so that no
/// wrapped line is cut.
class TallContents : public QWidget {
    Q_OBJECT

  public:
    explicit TallContents(QWidget* parent = nullptr);

  protected:
    bool event(QEvent* event) override;
};

/// Two rows of widgets beside each other; one below the other where the width is too small for both.
class WrappedRow : public QWidget {
  public:
    /// Which of them gets the room that is left over.
    enum class Wide { First, Second };

    explicit WrappedRow(QWidget* parent = nullptr, Wide wide = Wide::First);

    QHBoxLayout* first() const { return m_first; }
    QHBoxLayout* second() const { return m_second; }
    void setSpacing(int spacing);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();

    QBoxLayout* m_rows;
    QHBoxLayout* m_first;
    QHBoxLayout* m_second;
};

/// A one-line label that shortens its text to the room it has and shows the whole as its tool tip.
class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setWhole(const QString& text);
    QString whole() const { return m_whole; }
    /// What is shown, and cut if need be, where the whole has no room; "" for the whole.
    void setBrief(const QString& text);
    QString brief() const { return m_brief; }
    /// The widest of these texts keeps its room whichever is shown, so that what stands beside does not move.
    void keepRoomFor(const QStringList& texts);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_whole;
    QString m_brief;
    QStringList m_roomFor;
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"
#include "resolve/resolve_state.h"

#include <QFrame>

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace Ui {
class ResolvePanel;
}

namespace umpire::gui {

class ActionRow;
class DiceRow;
class FieldRow;
class OddsBars;
class OneMoreRows;
class RollList;

/// How it comes out: the outcome in its colour, what changes, what to do on the table, the sum; and Apply. In
/// less height than it needs it scrolls.
class ResultBox : public QFrame {
    Q_OBJECT

  public:
    explicit ResultBox(const Look& look, QWidget* parent = nullptr);

    /// `next` is what Enter does once it is done, "" for nothing.
    void setResult(const PanelResult& result, bool done, const QString& next);
    /// The height at which all of it is seen.
    int heightNeeded(int width) const;

  Q_SIGNALS:
    void applied();
    void cancelled();
    void nextAsked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QString html(const PanelResult& result) const;
    void fitApply();

    const Look& m_look;
    QColor m_colour;
    QLabel* m_text;
    QScrollArea* m_scroll;
    QPushButton* m_apply;
    QPushButton* m_cancel;
    bool m_done = false;
};

/// Puts the umpire's value in place of a computed line, with his reason, or writes a line of his own: a small
/// card over the panel, beside the line. Escape, or the keyboard moving elsewhere, closes it.
class OverrideEditor : public QFrame {
    Q_OBJECT

  public:
    OverrideEditor(const Look& look, QWidget* parent = nullptr);

    /// For a line of the rules: its value and why; for one of the umpire's own, which has no name yet when it
    /// is new: its words and its value.
    void open(const WorksheetLine& line, const QString& reason, int top);

  Q_SIGNALS:
    void given(int value, const QString& reason);
    void written(const QString& text, int value);
    void takenBack();
    /// It is closed, and had the keyboard.
    void left();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void build();
    void place(int top);
    void set();
    void leave();

    const Look& m_look;
    QLabel* m_title;
    QLineEdit* m_words;
    QSpinBox* m_value;
    QLineEdit* m_reason;
    QPushButton* m_set;
    QPushButton* m_back;
    QPushButton* m_cancel;
    bool m_own = false;
};

/// Shows what is being resolved and takes the umpire's answers; all of it is ResolveState's.
class ResolvePanel : public QFrame {
    Q_OBJECT

  public:
    ResolvePanel(const Look& look, ResolveState& state, QWidget* parent = nullptr);
    ~ResolvePanel() override;

    /// What Enter does once this is done; "" for nothing.
    void setNext(const QString& text);
    /// Several units are picked out together: who, each as it is read; none where one alone acts.
    void setPicked(const QStringList& units);
    /// The keyboard goes where many dice are told at once. False while none are asked for.
    bool tellTogether();
    /// The keyboard goes to a place that is still to be typed for what the umpire chose. False where there is
    /// none.
    bool beginTyping();
    /// The same as soon as the panel is shown, where the action was chosen.
    void beginTypingSoon();

  Q_SIGNALS:
    void parkAsked();
    void nextAsked();
    /// What the keyboard was on is gone.
    void focusLost();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// The line whose value is being changed.
    struct ByHand {
        std::string place;
        Id check;
        Id line;
        int own = 0;
    };

    void build();
    void join();
    void joinByHand();
    void refresh();
    void showSheet();
    void showOutcome();
    bool isFresh();
    void showFields();
    void buildFields();
    void showTitle();
    void showHead();
    void restyle();
    void arrange();
    void place();
    void fitResult();
    void scrollTo(const QWidget* row);
    QStringList warnings() const;

    const Look& m_look;
    ResolveState& m_state;
    std::unique_ptr<Ui::ResolvePanel> m_ui;
    ActionRow* m_actions = nullptr;
    RollList* m_rolls = nullptr;
    OddsBars* m_odds = nullptr;
    OneMoreRows* m_more = nullptr;
    DiceRow* m_dice = nullptr;
    ResultBox* m_result = nullptr;
    OverrideEditor* m_override = nullptr;
    ByHand m_overridden;
    std::vector<FieldRow*> m_fields;
    QString m_about; ///< what is resolved
    QString m_next;
    QStringList m_picked;
    std::optional<bool> m_low; ///< all but title, odds and dice scrolls with the questions
};

} // namespace umpire::gui

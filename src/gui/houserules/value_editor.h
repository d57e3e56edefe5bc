#pragma once

#include "look/look.h"

#include "umpire/storage/house_contents.h"

#include <QTimer>
#include <QWidget>

class QPushButton;
class QSpinBox;

namespace umpire::gui {

class CodeEdit;

/// Where one value of the rules is given its own. What is typed counts after a moment's rest, on Return, and
/// when the keyboard goes elsewhere.
class ValueEditor : public QWidget {
    Q_OBJECT

  public:
    /// The one for its kind.
    static ValueEditor* make(const Look& look, const HouseValue& value, QWidget* parent);

    /// Shows what it is now; what the keyboard is in stays as it is where it says the same.
    virtual void show(const HouseValue& value) = 0;
    /// What is typed counts now.
    void flush();

  Q_SIGNALS:
    void edited(const umpire::Json& value);
    /// Nothing is said any more.
    void emptied();
    /// "" or why what is typed cannot be taken.
    void unreadable(const QString& why);

  protected:
    explicit ValueEditor(QWidget* parent);
    /// Something was typed: `send` comes after a moment.
    void typed();
    virtual void send() = 0;
    bool isWaiting() const { return m_rest.isActive(); }
    /// Gives what works it its name for who listens, and the keyboard.
    void name(QWidget& field, const HouseValue& value);

  private:
    QTimer m_rest;
};

/// A value as the files have it: an expression, a list, an object. An expression that is a mere number has a
/// box for it, and a way to write something else.
class JsonEditor : public ValueEditor {
    Q_OBJECT

  public:
    JsonEditor(const Look& look, const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();
    void showText(const HouseValue& value);
    void turn(bool number);
    void sendText();

    const Look& m_look;
    QSpinBox* m_number;
    QPushButton* m_other; ///< something else than a number
    CodeEdit* m_text;
    std::optional<Json> m_now;
    bool m_isNumber = false; ///< the box is shown
    bool m_byText = false;   ///< the umpire wants to write it
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"

#include "umpire/storage/house_contents.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace umpire::gui {

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
    void typed() { m_rest.start(); }
    virtual void send() = 0;
    bool isWaiting() const { return m_rest.isActive(); }
    /// Gives what works it its name for who listens, and the keyboard.
    void name(QWidget& field, const HouseValue& value);

  private:
    QTimer m_rest;
};

/// A value of the rules in a form: what it is called and does, where it is changed, what the base says, and
/// the way back to that.
class ValueRow : public QWidget {
    Q_OBJECT

  public:
    ValueRow(const Look& look, const HouseValue& value, QWidget* parent);

    const HousePath& path() const { return m_value.path; }
    HouseKind kind() const { return m_value.kind; }
    /// What it is now; it must be the same value.
    void show(const HouseValue& value);
    /// The form has said what it is called.
    void hideName();
    /// What is wrong with it, "" for nothing.
    void setWrong(const QString& text);
    void takeFocus() { m_editor->setFocus(Qt::OtherFocusReason); }
    bool isUnreadable() const { return !m_unreadable.isEmpty(); }
    /// What is typed counts now.
    void flush() { m_editor->flush(); }

  Q_SIGNALS:
    void edited(const umpire::HousePath& path, const umpire::Json& value);
    void emptied(const umpire::HousePath& path);
    void resetAsked(const umpire::HousePath& path);

  private:
    void build();
    void tell();

    const Look& m_look;
    HouseValue m_value;
    QString m_issue;      ///< what the check of the rules says
    QString m_unreadable; ///< why what is typed cannot be taken
    QLabel* m_name;
    QLabel* m_help;
    ValueEditor* m_editor;
    QLabel* m_base;
    QPushButton* m_reset;
    QLabel* m_wrong;
};

} // namespace umpire::gui

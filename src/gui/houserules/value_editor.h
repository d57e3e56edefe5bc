#pragma once

#include "look/look.h"

#include "umpire/storage/house_contents.h"

#include <QTimer>
#include <QWidget>

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
    void typed();
    virtual void send() = 0;
    bool isWaiting() const { return m_rest.isActive(); }
    /// Gives what works it its name for who listens, and the keyboard.
    void name(QWidget& field, const HouseValue& value);

  private:
    QTimer m_rest;
};

} // namespace umpire::gui

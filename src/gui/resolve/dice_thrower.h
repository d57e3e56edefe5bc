#pragma once

#include <QObject>
#include <QVariantMap>

namespace umpire::gui {

class Settings;

/// How the dice of one kind come to the table.
enum class DiceThrower {
    Thrown,     ///< by the players; the umpire types the face
    Substitute, ///< by the players, with a plain die in its place
    Program,    ///< by the program, when the umpire asks for it
};

/// The umpire's choice for each kind of die, remembered between battles.
class DiceThrowers : public QObject {
    Q_OBJECT

  public:
    explicit DiceThrowers(Settings& settings, QObject* parent = nullptr);

    DiceThrower of(const QString& die) const;
    void set(const QString& die, DiceThrower thrower);
    /// The players throw all kinds again.
    void reset();

  Q_SIGNALS:
    void changed();

  private:
    Settings& m_settings;
    QVariantMap m_throwers;
};

} // namespace umpire::gui

#include "resolve/dice_thrower.h"

#include "settings/settings.h"

namespace umpire::gui {

namespace {

const QString substitute = QStringLiteral("substitute");
const QString program = QStringLiteral("program");

} // namespace

DiceThrowers::DiceThrowers(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_throwers(settings.value(Settings::Key::DiceThrowers).toMap()) {
}

DiceThrower DiceThrowers::of(const QString& die) const {
    const QString thrower = m_throwers.value(die).toString();
    return thrower == program      ? DiceThrower::Program
           : thrower == substitute ? DiceThrower::Substitute
                                   : DiceThrower::Thrown;
}

void DiceThrowers::set(const QString& die, DiceThrower thrower) {
    m_throwers.remove(die);
    if (thrower != DiceThrower::Thrown) {
        m_throwers.insert(die, thrower == DiceThrower::Program ? program : substitute);
    }
    m_settings.set(Settings::Key::DiceThrowers, m_throwers);
    Q_EMIT changed();
}

void DiceThrowers::reset() {
    m_throwers.clear();
    m_settings.reset(Settings::Key::DiceThrowers);
    Q_EMIT changed();
}

} // namespace umpire::gui

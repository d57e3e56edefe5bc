#include "resolve/dice_thrower.h"

#include "settings/settings.h"

namespace umpire::gui {

namespace {

const QString substitute = QStringLiteral("substitute");
const QString program = QStringLiteral("program");

} // namespace

DiceThrowers::DiceThrowers(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_ways(settings.value(Settings::Key::DiceThrowers).toMap()) {}

DiceThrower DiceThrowers::of(const QString& die) const {
    const QString way = m_ways.value(die).toString();
    return way == program      ? DiceThrower::Program
           : way == substitute ? DiceThrower::Substitute
                               : DiceThrower::Thrown;
}

void DiceThrowers::set(const QString& die, DiceThrower way) {
    m_ways.remove(die);
    if (way != DiceThrower::Thrown) {
        m_ways.insert(die, way == DiceThrower::Program ? program : substitute);
    }
    m_settings.set(Settings::Key::DiceThrowers, m_ways);
    Q_EMIT changed();
}

void DiceThrowers::reset() {
    m_ways.clear();
    m_settings.reset(Settings::Key::DiceThrowers);
    Q_EMIT changed();
}

} // namespace umpire::gui

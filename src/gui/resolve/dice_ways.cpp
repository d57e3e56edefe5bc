#include "resolve/dice_ways.h"

#include "settings/settings.h"

namespace umpire::gui {

namespace {

const QString substitute = QStringLiteral("substitute");
const QString program = QStringLiteral("program");

} // namespace

DiceWays::DiceWays(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_ways(settings.value(Settings::Key::DiceWays).toMap()) {}

DiceWay DiceWays::of(const QString& die) const {
    const QString way = m_ways.value(die).toString();
    return way == program ? DiceWay::Program : way == substitute ? DiceWay::Substitute : DiceWay::Thrown;
}

void DiceWays::set(const QString& die, DiceWay way) {
    m_ways.remove(die);
    if (way != DiceWay::Thrown) {
        m_ways.insert(die, way == DiceWay::Program ? program : substitute);
    }
    m_settings.set(Settings::Key::DiceWays, m_ways);
    Q_EMIT changed();
}

void DiceWays::reset() {
    m_ways.clear();
    m_settings.reset(Settings::Key::DiceWays);
    Q_EMIT changed();
}

} // namespace umpire::gui

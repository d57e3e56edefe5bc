#include "document/turn_words.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("TurnWords", text);
}

} // namespace

QString turnWords(const Battle& battle) {
    const auto turn = static_cast<qlonglong>(battle.clock.turn);
    const auto limit = static_cast<qlonglong>(battle.turnLimit);
    return limit == 0     ? say("Turn %1").arg(turn)
           : turn > limit ? say("Turn %1, limit %2").arg(turn).arg(limit)
                          : say("Turn %1 of %2").arg(turn).arg(limit);
}

} // namespace umpire::gui

#include "document/turn_words.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class TurnWordsText {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)
};

} // namespace

QString turnWords(const Battle& battle) {
    const auto turn = static_cast<qlonglong>(battle.clock.turn);
    const auto limit = static_cast<qlonglong>(battle.turnLimit);
    return limit == 0     ? TurnWordsText::tr("Turn %1").arg(turn)
           : turn > limit ? TurnWordsText::tr("Turn %1, limit %2").arg(turn).arg(limit)
                          : TurnWordsText::tr("Turn %1 of %2").arg(turn).arg(limit);
}

} // namespace umpire::gui

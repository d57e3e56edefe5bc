#pragma once

#include "document/text.h"
#include "umpire/battle/session.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/sheets/change_text.h"
#include "umpire/sheets/dates.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/roster_text.h"
#include "umpire/state/battle.h"

#include <QDate>
#include <QString>
#include <QStringList>

namespace umpire::gui {

/// "Turn 3", "Turn 3 of 12" where the scenario has a limit, "Turn 13, limit 12" beyond it.
QString turnText(const Battle& battle);

/// Who acts in the phase: the side, "Both sides", the subject that was drawn; "" where a turn without
/// half-turns leaves it open.
QString actorWords(const RulePack& rules, const Battle& battle);
/// All that actorWords() may say of the sides in a turn.
QStringList allActorWords(const RulePack& rules, const Battle& battle);

/// What to do while nothing is being resolved, as the pack says it. `begun`: something has happened already.
QString invitation(const RulePack& rules, bool begun);

/// Which of the sides acts in the phase, from 0; their number where none does.
int actingSide(const RulePack& rules, const Battle& battle);

/// Who acted in a record, and on whom; "" where nobody did.
struct RecordParties {
    Id actor;
    Id target;

    bool operator==(const RecordParties&) const = default;
};

RecordParties partiesOf(const Record& record, const RulePack& rules);

/// "31 October 1917" for "1917-10-31"; "" for what is no such date.
inline QString dateInWords(const QString& iso) {
    return QDate::fromString(iso, Qt::ISODate).isValid() ? toText(sheets::dateInWords(fromText(iso)))
                                                         : QString();
}

using sheets::ChangeText;
using sheets::memberText;
using sheets::RecordText;
using sheets::RosterText;

} // namespace umpire::gui

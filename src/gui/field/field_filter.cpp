#include "field/field_filter.h"

#include "document/text.h"

#include <algorithm>

namespace umpire::gui {

bool FieldFilter::shows(const UnitFacts& unit, const BattleDocument& document) const {
    if ((standing && unit.gone) || (idle && (unit.gone || !unit.turnActions.isEmpty()))) {
        return false;
    }
    const QString wanted = text.trimmed();
    if (!wanted.isEmpty() && !unit.number.startsWith(wanted) &&
        !unit.name.contains(wanted, Qt::CaseInsensitive)) {
        return false;
    }
    const Subject* subject = document.battle().find(fromText(unit.id));
    return subject && within(*subject, document) && (!due || owed(*subject, document));
}

bool FieldFilter::within(const Subject& unit, const BattleDocument& document) const {
    if (!side.isEmpty() && toText(unit.side) != side) {
        return false;
    }
    if (formation.isEmpty()) {
        return true;
    }
    const Ids line = document.battle().line(unit);
    return std::find(line.begin(), line.end(), fromText(formation)) != line.end();
}

bool FieldFilter::owed(const Subject& unit, const BattleDocument& document) {
    const auto& due = document.battle().due;
    return std::any_of(due.begin(), due.end(), [&unit](const Due& entry) {
        return entry.subject == unit.id || entry.subject == unit.parent;
    });
}

} // namespace umpire::gui

#pragma once

#include "ground.h"
#include "umpire/battle/preview.h"
#include "umpire/checks/scope.h"
#include "umpire/worksheet/worksheet.h"

namespace umpire {

/// Whether a condition, or any part of it, is such.
inline bool hasAny(const Expression& condition, const auto& such) {
    bool any = false;
    visit(condition, [&](const Expression& part) { any = any || such(part); });
    return any;
}

/// Those of a list by their ids, each as people call it.
std::vector<WorksheetChoice> choicesFrom(const auto& items, auto called) {
    std::vector<WorksheetChoice> choices;
    for (const auto& item : items) {
        choices.push_back({item.id, item.*called});
    }
    return choices;
}

/// Whether all that is needed holds, as far as it can be told: while no other party is named, what asks for
/// one is not looked at, nor, without facts in the scope, what the umpire has still to say.
bool meets(const std::vector<Clause>& needs, const Scope& scope);
/// The same of what is asked of the acting party alone, whoever the other is.
bool meetsItsOwn(const std::vector<Clause>& needs, Scope scope);

/// Whether a unit may be a party of a contest: it takes all the checks of the action.
bool mayContest(const Action& action, const ActionField& party, const Scope& scope);

/// The field for a result that the umpire has to state.
WorksheetField fieldOf(const Ground& ground, const StatedResult& open);
/// The field for a cell of a table that is blank: a command of its own fills it in.
WorksheetField fieldOf(const Ground& ground, const TableCell& blank);

/// The fields that a draft has or lacks, in the order of the action or of the engine's own command.
std::vector<WorksheetField> fieldsOf(const Ground& ground);

} // namespace umpire

#pragma once

#include "umpire/battle/own_commands.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// "British Infantry × 3, Roads": each name once, in the order in which they come first.
std::string namesOnce(const std::vector<std::string>& names);

/// Where a report tells of a command.
enum class ToldIn {
    Tales,   ///< among what happened, if it makes a story
    Waived,  ///< there and under what was waived
    Rulings, ///< there and under the rulings
    Beside,  ///< beside what it belongs to
};

/// Which pages tell of a command.
struct TextLocale {
    ToldIn report = ToldIn::Tales;
    bool isPlay = true; ///< part of what a game is gone on with, so that a sheet of its state tells of it
};

/// Those of every command.
struct TellingOf {
    TextLocale operator()(
        const OneOf<Call, CheckCommand, AdjustCommand, CatchUpCommand, NextPhaseCommand, EndTurnCommand,
                    DrawCommand, SeveralCommand, ObjectiveCommand, EnlistCommand, StrikeCommand, AmendCommand,
                    RegroupCommand, UndoCommand, RedoCommand, ResetCommand, ShowCommand> auto&) const {
        return {ToldIn::Tales, true};
    }
    /// What the umpire wrote, let pass or put right.
    TextLocale operator()(const OneOf<CorrectCommand, ScenarioCommand> auto&) const {
        return {ToldIn::Tales, false};
    }
    TextLocale operator()(const OneOf<NoteCommand, ProseCommand, TimeCommand> auto&) const {
        return {ToldIn::Beside, false};
    }
    TextLocale operator()(const FillCommand&) const { return {ToldIn::Tales, true}; }
    TextLocale operator()(const WaiveCommand&) const { return {ToldIn::Waived, false}; }
    TextLocale operator()(const RulingCommand&) const { return {ToldIn::Rulings, true}; }
};

inline TextLocale tellingOf(const Record& record, const RulePack& rules) {
    return std::visit(TellingOf{}, commandIn(record.command, rules));
}

} // namespace umpire::sheets

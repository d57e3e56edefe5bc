#pragma once

#include "../styled_text.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/session.h"
#include "umpire/checks/scope.h"

#include <string>
#include <string_view>
#include <vector>

namespace umpire::sheets {

/// What an event says of the table beside the game, that is of objectives, notes, time and how a rule is
/// read; "" for any other: "The wells held by Empire".
std::string besideTheGame(const Event& event, const Session& session);

/// "1 h 05 min", "12 min", "40 s".
std::string timeInWords(std::int64_t seconds);

/// What a state of a battle holds, in the words of a sheet. It refers to rules and battle and must not
/// outlive them.
class BattleText {
  public:
    BattleText(const RulePack& rules, const Battle& battle) : m_rules(rules), m_battle(battle) {}

    const RulePack& rules() const { return m_rules; }
    const Battle& battle() const { return m_battle; }

    Scope scope(const Id& subject) const;
    Value value(const Subject& subject, std::string_view attribute) const;
    std::int64_t count(const Subject& subject, std::string_view attribute) const;

    /// Its value in words: "Cavalry", "6", "6\"" for a length, "yes"; "" for nothing, false, and what this
    /// subject does not show.
    std::string text(const Subject& subject, std::string_view attribute) const;
    /// The same for several, those without words left out, flags by name: "Cavalry · ANZAC · Veteran".
    std::string texts(const Subject& subject, const std::vector<Id>& attributes) const;
    /// A word with the tone its vocabulary gives it, else the plain text.
    Words toned(const Subject& subject, std::string_view attribute) const;
    /// "loses touch, in melee": the names of the marks a unit bears.
    std::string marks(const Subject& unit) const;
    /// What sheets tell of its state: words first, then counts that are not 0 ("2 lost"), then flags that are
    /// not as they usually are ("not mounted"). `besides`: attributes that stand beside it already.
    std::vector<Words> state(const Subject& subject, const std::vector<Id>& besides = {}) const;

    /// Whether it is out of play.
    bool isOut(const Subject& subject) const;
    /// Whether players are not to see it.
    bool isSecret(const Subject& unit) const;
    bool takesOrder(const Subject& unit) const;

  private:
    bool shows(const Subject& subject, const Attribute& attribute) const;
    void addDerivedState(const Subject& subject, std::vector<Words>& words) const;
    void addCount(const Subject& subject, const Attribute& attribute, std::vector<Words>& words) const;
    void addFlag(const Subject& subject, const Attribute& attribute, std::vector<Words>& words) const;

    const RulePack& m_rules;
    const Battle& m_battle;
};

/// A count of losses and the like, which has a limit; one without says when or where.
bool isQuantity(const Attribute& attribute);
/// "mounted" for "Mounted": as it stands within a sentence, where the language has it so. Only of the first
/// `letters` bytes.
std::string small(std::string text, std::size_t letters = std::string::npos);

/// "British Infantry × 3, Roads": each name once, in the order in which they come first.
std::string namesOnce(const std::vector<std::string>& names);

/// Where a report tells of a command.
enum class ReportPlace {
    Tales,   ///< among what happened, if it makes a story
    Waived,  ///< there and under what was waived
    Rulings, ///< there and under the rulings
    Beside,  ///< beside what it belongs to
};

/// Which pages tell of a command.
struct CommandPages {
    ReportPlace report = ReportPlace::Tales;
    bool isPlay = true; ///< part of what a game is gone on with, so that a sheet of its state tells of it
};

/// Those of every command.
struct PagesOf {
    CommandPages operator()(
        const OneOf<Call, CheckCommand, AdjustCommand, CatchUpCommand, NextPhaseCommand, EndTurnCommand,
                    DrawCommand, SeveralCommand, ObjectiveCommand, EnlistCommand, StrikeCommand, AmendCommand,
                    RegroupCommand, UndoCommand, RedoCommand, ResetCommand, ShowCommand> auto&) const {
        return {ReportPlace::Tales, true};
    }
    /// What the umpire wrote, let pass or put right.
    CommandPages operator()(const OneOf<CorrectCommand, ScenarioCommand> auto&) const {
        return {ReportPlace::Tales, false};
    }
    CommandPages operator()(const OneOf<NoteCommand, ProseCommand, TimeCommand> auto&) const {
        return {ReportPlace::Beside, false};
    }
    CommandPages operator()(const FillCommand&) const { return {ReportPlace::Tales, true}; }
    CommandPages operator()(const WaiveCommand&) const { return {ReportPlace::Waived, false}; }
    CommandPages operator()(const RulingCommand&) const { return {ReportPlace::Rulings, true}; }
};

inline CommandPages pagesOf(const Record& record, const RulePack& rules) {
    return std::visit(PagesOf{}, commandIn(record.command, rules));
}

} // namespace umpire::sheets

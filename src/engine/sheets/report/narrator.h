#pragma once

#include "umpire/battle/own_commands.h"
#include "umpire/sheets/change_words.h"
#include "umpire/sheets/record_words.h"
#include "umpire/sheets/roster_words.h"

namespace umpire::sheets {

/// Tells what a record was in sentences, for somebody who was not at the table.
class Narrator {
  public:
    explicit Narrator(const Session& session)
        : m_session(session), m_words(session), m_changes(session), m_roster(session) {}

    /// "" for what makes no story, such as the end of a phase in which nothing happened.
    /// `before` is the battle as the record found it.
    std::string tale(const Record& record, const Battle& before) const;
    /// Who did what, for a line about a record.
    std::string who(const Record& record) const { return m_words.who(record); }

  private:
    // Every command is told in its own way, or not at all.
    std::string told(const Call& call, const Record& record, const Battle& before) const;
    std::string told(const CheckCommand& command, const Record& record, const Battle& before) const;
    std::string told(const AdjustCommand& command, const Record& record, const Battle& before) const;
    std::string told(const CatchUpCommand& command, const Record& record, const Battle& before) const;
    std::string told(const OneOf<NextPhaseCommand, EndTurnCommand, DrawCommand> auto&, const Record& record,
                     const Battle&) const {
        return turnTale(record);
    }
    std::string told(const OneOf<EnlistCommand, StrikeCommand, AmendCommand, RegroupCommand> auto&,
                     const Record& record, const Battle&) const {
        return rosterTale(record);
    }
    /// Title, date and notes stand elsewhere, notes and words beside what they belong to; what was waived,
    /// ruled and corrected is told apart.
    std::string
    told(const OneOf<ScenarioCommand, WaiveCommand, RulingCommand, CorrectCommand, NoteCommand, ProseCommand,
                     TimeCommand, ResetCommand, UndoCommand, RedoCommand, ShowCommand> auto&,
         const Record&, const Battle&) const {
        return {};
    }
    std::string told(const FillCommand& command, const Record& record, const Battle& before) const;
    std::string told(const SeveralCommand& command, const Record& record, const Battle& before) const;
    std::string told(const ObjectiveCommand& command, const Record& record, const Battle& before) const;
    std::string turnTale(const Record& record) const;
    std::string rosterTale(const Record& record) const;
    std::string byHand(const std::string& how, const std::string& reason, const std::string& happened) const;
    std::string rolls(const Record& record, const Battle& before) const;
    std::string roll(const Json& step, const Json& given, const Battle& before) const;
    std::string toldWhole(const std::string& thrown, const Check& check, const Json& step) const;
    std::string thrown(const Json& step, const Json& given) const;
    std::string worn(const Json& step, const Battle& before) const;
    std::string results(const Record& record) const;
    std::string verdict(const Record& record) const;
    std::string came(const Events& events) const;

    const Session& m_session;
    RecordWords m_words;
    ChangeWords m_changes;
    RosterWords m_roster;
};

} // namespace umpire::sheets

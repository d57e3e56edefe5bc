#pragma once

#include "umpire/battle/session.h"

#include <cstdint>
#include <string>
#include <vector>

namespace umpire::sheets {

/// "+1", "−3", "0": with a real minus, so that columns of values line up.
inline std::string signedNumber(std::int64_t value) {
    return (value < 0 ? "−" : value > 0 ? "+" : "") + std::to_string(value < 0 ? -value : value);
}

/// What players may note, so that they can tell later whether this is still the same record: "Record 12:
/// letters 1a2b 3c4d". "" before the first record.
std::string notedRecord(const Session& session);

/// The letters of the last record, the pledges of the program's dice, and which of them could be foretold.
std::vector<std::string> proofLines(const Session& session);

/// Says in plain words what the program threw and no record holds. Names are those of the battle as it is
/// now.
class StrayThrowText {
  public:
    explicit StrayThrowText(const Session& session) : m_session(session) {}

    /// "record 12 was undone after its dice were seen: 12th Light Horse fires on II/48th, D8 2 (Spittin' the
    /// dummy); thrown anew in record 12".
    std::string told(const StrayThrow& thrown) const;
    /// The same of each throw before this record and after the one before it.
    std::vector<std::string> before(int record) const;
    /// "3 dice of the program were seen and stand in no record", "" when there are none.
    std::string counted() const;

  private:
    std::string takenBack(const StrayThrow& thrown) const;
    /// The sentence around what was {undone}, with what came {next} if anything did; places not yet filled.
    std::string inItsPlace(const StrayThrow& thrown) const;
    std::string faces(const StrayThrow& thrown) const;

    const Session& m_session;
};

/// Says in plain words what a record was: who did what, how it came out, what follows. Names are those of the
/// battle as it is now.
class RecordText {
  public:
    explicit RecordText(const Session& session) : m_session(session) {}

    /// "2 · Shooting · 14": turn, phase, number.
    std::string place(const Record& record) const;
    /// "12th Light Horse fires on I/67th".
    std::string who(const Record& record) const;
    /// "Spittin' the dummy: threw 5, 3 elements lost −3 = 2". The outcome first, for that is what must be
    /// read where the line is cut short.
    std::string how(const Record& record) const;
    /// "I/67th: loses 1; officer to be rolled for".
    std::string follows(const Record& record) const;
    /// "+3 Empire: holds the wells".
    std::string scoreWords(const Score& score) const;
    /// The tone of the last outcome, "" when nothing was rolled.
    std::string tone(const Record& record) const;

    /// Of one roll as the engine explains it (see umpire::explained): "threw 5, modifiers −3: 2". `thrown`
    /// are its dice as they were given: "threw 5 on a D6 (3)" where another die stood in.
    std::string sum(const Json& step, const Json& thrown = nullptr) const;
    std::string outcome(const Json& step) const;
    /// The same among the rolls of a record: where several roll for the same, with whose it is, "Foreign
    /// Legion, Struck".
    std::string outcomeAmong(const Json& step, const KeptList& steps) const;
    /// Which roll of a record says what happened: the winner's of a contest, else the last whose outcome has
    /// a tone. -1: nothing was rolled.
    int foremost(const Record& record) const;
    /// What happened, in a sentence, where several rolled for the same: "I/67th holds its ground." "" else.
    std::string verdict(const Record& record) const;
    /// "3 elements lost −3, supported +1".
    std::string lines(const Json& step) const;
    /// "5 and jam"; with the dice as they were given, "6 on a D6 (jam)".
    static std::string faces(const RulePack& rules, const Json& step, const Json& thrown = nullptr);
    /// The same die by die.
    static std::vector<std::string> dice(const RulePack& rules, const Json& step,
                                         const Json& thrown = nullptr);
    /// The dice of each step as the command gave them; null for a step whose dice it did not give.
    static std::vector<Json> thrown(const Json& command, const KeptList& steps);

  private:
    std::string nameAmong(const Json& step, const KeptList& steps) const;
    bool isOf(Check::Form form, const Json& step) const;
    std::string headChange(const Event& event, const Record& record) const;

    const Session& m_session;
};

/// What the rules had to say of a record, each text behind the sign of its tone: "▲ The bridge is down".
std::vector<std::string> saidWords(const Record& record);
/// What a record drew of covered piles, as everybody may know it: how many, not what; "" where it drew
/// nothing.
std::string drawnWords(const Record& record);
/// The sign of a tone: ● good, ◆ caution, ▲ alarm, ▼ flight, "" plain.
std::string signOfTone(std::string_view tone);

/// A text among the members of a command or step, "" when there is none.
std::string memberText(const Json& object, const char* key);

} // namespace umpire::sheets

#pragma once

#include "umpire/checks/roll.h"
#include "umpire/worksheet/offers.h"
#include "umpire/worksheet/worksheet.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

/// What the umpire said about one thing, by the place of the command it goes to ("" for the top, the field of
/// a party else) and its id.
template <typename T>
using ByPlace = std::map<std::pair<std::string, Id>, T>;

/// The answers to the questions of a command.
using Answers = ByPlace<Value>;

/// A command before its dice: who, whom, which action, and what the umpire said about it. It can be put aside
/// and taken up again.
struct Draft {
    Id subject;
    Id target;
    Json taken; ///< a command taken up as it stands, or null
    Id offer;
    bool offerMeant = false; ///< the umpire chose it; it is not guessed anew
    Answers answers;
    std::map<Id, Json> fields;
    ByPlace<std::int64_t> overrides; ///< values in place of computed lines
    /// The umpire's own lines, in the order in which he wrote them.
    std::vector<std::pair<std::string, FreeLine>> freeLines;
    std::string reason; ///< why lines were overridden

    bool empty() const { return subject.empty() && taken.is_null(); }
};

/// As it is kept beside a battle, and back; what cannot be made out is left empty.
Json jsonOf(const Draft& draft);
Draft draftOf(const Json& json);

/// The umpire's work at one command: who, whom, which action, his answers, the dice so far, and at each
/// moment the worksheet that shows what would come of it. It carries nothing out.
class Drafting {
  public:
    /// `session` is asked whenever something changes; null while no battle is open. `wish`: see `worksheet`.
    explicit Drafting(const Session* session = nullptr, WorksheetWish wish = {}) : m_wish(wish) {
        open(session);
    }

    /// Begins anew with another battle, or none.
    void open(const Session* session);

    const Id& subject() const { return m_draft.subject; }
    const Id& target() const { return m_draft.target; }
    const std::vector<Offer>& offers() const { return m_offers; }
    /// The one chosen, or null.
    const Offer* offer() const;
    const Draft& draft() const { return m_draft; }
    const std::vector<Json>& dice() const { return m_dice; }
    /// What would come of it with the dice so far.
    const Worksheet& sheet() const { return m_sheet; }
    /// The same before the last die, once no die is missing: its odds are those of that die.
    const Worksheet& beforeLastDie() const { return m_before ? *m_before : m_sheet; }
    /// The command as it stands, dice included; null while nobody acts.
    Json command(bool withDice = true) const;
    /// Nothing is chosen.
    bool idle() const { return m_draft.empty(); }

    /// A unit was pointed at: it acts, or, when an enemy acts, it is the target.
    void choose(const Id& unit);
    /// Both at once, and the action where it is meant.
    void choose(const Id& unit, const Id& target, const Id& offer = {});
    void setOffer(const Id& offer);
    /// The action after, or before, the one chosen. False when there is no other.
    bool nextOffer(int step);
    /// Whether what is chosen is done to one of that kind, such as a door.
    bool isDoneTo(SubjectKind kind) const;
    /// Takes up a command as it stands, such as one that is due.
    void take(const Json& command);
    /// Takes up what was put aside.
    void resume(Draft draft);
    /// The same for another unit: who acts is replaced, what was said about him is not kept.
    Draft draftFor(const Id& subject) const;
    void clear();

    void setAnswer(const std::string& place, const Id& fact, Value value);
    void setField(const Id& field, Json value);
    /// Says of a place that may be left out that it is.
    void leaveOut(const Id& field);
    /// Puts a value in place of a computed line; nothing takes it back.
    void setOverride(const std::string& place, const Id& modifier, std::optional<std::int64_t> value,
                     const std::string& reason);
    /// Adds a line of the umpire's own to a check, or changes the one of that number, from 1.
    void setFreeLine(int number, const std::string& place, const FreeLine& line);
    void dropFreeLine(int number, const std::string& place);
    /// Ticks or unticks the question of that key. `second` reaches the second party of a contest.
    bool answerKey(const std::string& key, bool second);
    /// Makes the choice that is still to be made by the first letter of its name.
    bool wordKey(const std::string& key);

    /// Gives the next die; once all are there, it takes the place of the last.
    void giveDie(const Json& face);
    /// Gives the next dice at once.
    void giveDice(std::vector<Json> faces);
    void takeBackDie();
    void setDice(std::vector<Json> dice);
    /// The battle changed under the draft.
    void refresh();

    /// The first choice that is still to be made, or null.
    const WorksheetField* wordMissing() const;
    /// The number that is to be given next, where one digit says any it may be and that one is allowed; or
    /// null.
    const WorksheetField* numberMissing(int digit) const;

  private:
    void start(Id subject, Id target);
    bool takeApart(const Json& command);
    void takeField(const ActionField& field, const Json& given);
    void forgetUnasked();
    void chooseLikely();
    void work();
    bool tickAtFirst();
    bool isMeant(const Id& unit) const;
    void addThird(Json& command, const ActionField& field) const;
    void addFields(Json& command) const;
    void addSaid(Json& command, const std::string& place) const;
    const Action* actionOf(const Json& command) const;
    bool takesFacts(const Json& command, const std::string& place) const;

    const Session* m_session = nullptr;
    WorksheetWish m_wish;
    Draft m_draft;
    std::vector<Offer> m_offers;
    std::vector<Json> m_dice;
    Worksheet m_sheet;
    std::optional<Worksheet> m_before;
};

} // namespace umpire

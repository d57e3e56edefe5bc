#pragma once

#include "umpire/base/refusal.h"
#include "umpire/battle/roll_odds.h"
#include "umpire/checks/distribution.h"
#include "umpire/state/event.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

namespace program {
struct LiveReads;
} // namespace program
struct StepsAt;

/// Refuses a command because of a cell that nobody has filled in.
class BlankNeeded : public Refused {
  public:
    BlankNeeded(TableCell cell, const std::string& message)
        : Refused("not-possible", message), m_cell(std::move(cell)) {}
    const TableCell& cell() const { return m_cell; }

  private:
    TableCell m_cell;
};

/// One roll as it was made: everything needed to explain it afterwards.
struct Step {
    Id check;
    Id subject;
    Id other;
    Id die;
    std::vector<Face> dice;
    std::vector<Id> kinds; ///< which die each of them is; empty: all are `die`
    std::vector<Line> lines;
    std::int64_t total = 0;
    bool halves = false; ///< total and lines count halves
    Id outcome;
    std::string text;                                ///< what to do on the table
    Facts facts;                                     ///< as used, filled in and stated
    std::vector<std::pair<std::string, Json>> extra; ///< further members of the answer
    const Contest* contest = nullptr;                ///< of the second roll of one
    ContestResult met;                               ///< what that contest came to

    /// As the contract writes a step.
    Json toJson() const;
    /// The total, or what a line is worth, as it is written.
    Json amount(std::int64_t number) const;
};

/// Refuses a command that does not state a result which only the umpire knows.
class Unstated : public Refused {
  public:
    Unstated(Step step, std::string field, const std::string& message)
        : Refused("bad-value", message), m_step(std::move(step)), m_field(std::move(field)) {}
    const Step& step() const { return m_step; }
    const std::string& field() const { return m_field; }

  private:
    Step m_step;
    std::string m_field;
};

/// A roll to be made.
struct RollRequest {
    const Check* check = nullptr;
    Id subject;
    Id other;
    Facts facts;
    Overrides overrides;
};

/// What may still be rolled for a command once the roll at hand is done with all that follows from it:
/// nothing, what the rules say, or what a procedure of the game's module pleases, which may look at all of
/// the roll.
enum class StillToRoll { Nothing, ByRules, ByProcedure };

/// What carries out a command and holds something of it besides the state: how far it is, what it will do
/// with a roll that was made. Branches that hold the same in the same state go on alike.
class Holder {
  public:
    Holder() = default;
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;
    virtual ~Holder() = default;
    /// Adds all of it that has a say in what comes, in whatever words.
    virtual void tell(std::string& held) const = 0;
    /// Adds how far it is: what comes later is larger, compared number by number.
    virtual void tellProgress(std::vector<std::int64_t>&) const {}
    /// What of the state has a say in what comes; null: all of it.
    virtual const program::LiveReads* liveReads() const { return nullptr; }
    /// It follows from a roll, and whoever makes that answers for what it reads.
    virtual bool isWithinRoll() const { return false; }
    /// Enough to go on from the roll at hand another time; null where that cannot be done.
    virtual std::shared_ptr<const StepsAt> stepsAt() const { return nullptr; }
};

/// Another roll from which one follows.
struct RollBefore {
    const RollRequest* request = nullptr;
    const FollowUp* follow = nullptr;
    std::size_t step = 0; ///< its place among the steps
};

/// A roll that is ready to be made, in a contest: neither takes effect before both are made.
struct ReadyRoll {
    const RollRequest* request = nullptr;
    const Step* step = nullptr;
    std::int64_t modifiers = 0;
};
struct BothRolls {
    const Contest* contest = nullptr;
    ReadyRoll a;
    ReadyRoll b;
};

/// A roll whose dice are about to be thrown, for a source of dice that looks ahead.
struct RollAtHand {
    const RollRequest* request = nullptr;
    std::int64_t modifiers = 0;
    StillToRoll still = StillToRoll::Nothing; ///< besides what follows from it
    std::optional<RollBefore> before;         ///< of one that follows
    std::optional<BothRolls> both;            ///< of one in a contest
};

/// Puts a value in place of another for as long as it stands.
template <typename Any>
class Meanwhile {
  public:
    Meanwhile(Any& place, Any value) : m_place(place), m_before(std::exchange(place, value)) {}
    ~Meanwhile() { m_place = m_before; }
    Meanwhile(const Meanwhile&) = delete;
    Meanwhile& operator=(const Meanwhile&) = delete;

  private:
    Any& m_place;
    Any m_before;
};

/// Puts a value on a stack for as long as it stands.
template <typename Any>
class Stacked {
  public:
    Stacked(std::vector<Any>& stack, Any value) : m_stack(stack) { stack.push_back(value); }
    ~Stacked() { m_stack.pop_back(); }
    Stacked(const Stacked&) = delete;
    Stacked& operator=(const Stacked&) = delete;

  private:
    std::vector<Any>& m_stack;
};

/// Works out one command on a copy of the state: rolls, effects, warnings. What changed is kept as events;
/// nothing reaches the battle itself before the whole command has succeeded.
class Resolution {
  public:
    Resolution(const RulePack& rules, const Battle& battle, DiceSource& dice)
        : m_rules(rules), m_battle(battle), m_dice(dice) {}

    /// Leaves out words for the umpire, where nothing else hangs on them: lines, warnings, what is said.
    void sayNothing() { m_words = !m_rules.tables.empty(); }

    const RulePack& rules() const { return m_rules; }
    const Battle& battle() const { return m_battle; }
    DiceSource& dice() { return m_dice; }

    /// A scope in the present state. It refers to this resolution.
    Scope scope(const Id& self, const Id& other = {}, const Facts* facts = nullptr);
    /// Present value of an attribute of a subject.
    Value value(std::string_view subject, std::string_view attribute);
    /// A trait of the word that an attribute of a subject holds, such as whether its type is armour.
    Value trait(std::string_view subject, std::string_view attribute, std::string_view trait);

    /// Refuses the command when a clause of `needs` does not hold.
    void need(const std::vector<Clause>& needs, const Scope& scope) const;
    /// Adds a warning for each clause that holds.
    void warn(const std::vector<Clause>& warns, const Scope& scope);
    void warn(std::string text);
    /// Refuses with a text of the pack.
    [[noreturn]] void refuse(const std::string& textId, const Scope& scope) const;

    /// Makes a roll with its effects and everything that follows from it. Gives what it came to itself.
    RollSoFar roll(const RollRequest& request);
    /// Both roll, then the table over both outcomes takes effect. Gives what it came to for a.
    RollSoFar contest(const Contest& contest, const RollRequest& a, const RollRequest& b);
    /// Refuses a contest that has no cell for what both rolled.
    [[noreturn]] static void refuseWithoutCell(const Contest& contest);
    /// The scope of a roll that is looked at ahead: nobody is told which switches it looks at. It refers to
    /// both.
    Scope scopeAhead(const RollRequest& request) const;
    /// The dice that a roll would throw now, some of them given; refuses as the roll would.
    DiceToThrow diceFor(const RollRequest& request, std::vector<Face> given = {}) const;
    /// The chances of a roll, were it made now; refuses as the roll would. Effects and what follows are not
    /// looked at. Some of its dice may be given.
    Distribution distributionOf(const RollRequest& request, std::vector<Face> given = {}) const;
    /// The facts that a roll hands on to what follows from it.
    Facts handedOn(const FollowUp& follow, const RollRequest& request, const RollSoFar& roll);
    /// The die that a check throws; refuses where the rules name none.
    const Die& dieFor(const Check& check, const Scope& scope) const;
    /// Throws dice without judging them.
    std::vector<Face> throwDice(const Check& check, int count, const Id& subject);
    /// Adds a step that the caller judged.
    void addStep(Step step) { m_steps.push_back(std::move(step)); }

    void run(const Effects& effects, const Scope& scope);
    void routine(std::string_view id, const Scope& scope);
    void set(const Id& subject, const std::string& field, Value value);
    /// The phase ends: what attributes held until then counts from now on.
    void releaseHeld();
    void add(Subject subject, std::size_t place = Battle::atEnd);
    void remove(const Id& subject);
    /// Calls and places a subject anew.
    void setStation(const Id& subject, const Station& station);
    void setDetail(const std::string& detail, const Value& value);
    void moveClock(Clock to);
    void setFirstSide(const Id& side);
    /// Lets a side move first: in this turn where nobody has moved in it yet, else from the next one on.
    void letMoveFirst(const Id& side);
    /// Adds points to an attribute of a side, and a line to the ledger.
    void score(const Id& side, const Id& attribute, std::int64_t by, const std::string& text);
    void setRuling(const Id& ruling, const Id& reading);
    void setCell(const TableCell& cell, const Value& value);
    void note(int record, RecordNote note);
    void note(const NotedOn& on, const std::string& text);
    void setObjectives(std::vector<Objective> objectives);
    void setHolder(const Id& objective, const Id& side);
    /// Adds to what the phase that is played took at the table.
    void spend(std::int64_t seconds);
    /// Puts the umpire's words for a passage of the report; "" gives the program's back.
    void setProse(const Id& passage, const std::string& text);
    /// Adds a test owed, unless it is owed already.
    void owe(Due due);
    /// From here on nothing more is owed, or it may be again.
    void letOwe(bool owes) { m_owes = owes; }
    /// Takes optional tests of half-turns gone by off the list.
    void lapse();
    /// The id, or with a number behind it while something owed has it already.
    Id freeDueId(const Id& wanted) const;
    /// Takes off the list what the pack says is owed no longer.
    void dropWhatIsOver();
    /// Takes off the list what was owed first of this check by this subject, and its group.
    void settle(const Id& check, const Id& subject);
    void settleDue(const Id& due, const std::string& waived);
    /// Refuses when a cell was needed that nobody has filled in.
    void needCells() const;
    /// Takes the results that a command states: `outcome`, `outcome-2` ... in the order in which they are
    /// needed.
    void stateResults(const Json& command);
    /// Tells the umpire what happened, in a text and its tone.
    void tellOf(const std::string& text, const std::string& tone);
    /// A further member of the answer, such as who won a melee.
    void tell(const std::string& key, Json value) { m_extra.emplace_back(key, std::move(value)); }

    const std::vector<Step>& steps() const { return m_steps; }
    const Events& events() const { return m_events; }
    /// The same, for good.
    Events takeEvents() { return std::move(m_events); }
    const std::vector<std::string>& warnings() const { return m_warnings; }
    const std::vector<std::pair<std::string, Json>>& extra() const { return m_extra; }
    /// The roll that was about to be thrown when the dice ran out.
    const std::optional<Step>& pending() const { return m_pending; }
    /// The roll whose dice are being thrown, as long as they are.
    const RollAtHand* atHand() const { return m_atHand; }

    /// While it stands something that may roll is still to come.
    [[nodiscard]] Meanwhile<StillToRoll> remaining(StillToRoll still) {
        return {m_still, std::max(m_still, still)};
    }
    /// While it stands somebody holds something who may still roll.
    [[nodiscard]] Stacked<const Holder*> holding(const Holder& holder) { return {m_holders, &holder}; }
    /// All that is held besides the state, where nothing is left to a procedure.
    std::string held() const;
    /// How far the decision is: larger for what comes later, compared number by number.
    std::vector<std::int64_t> progress() const;
    /// An action of the pack is carried out.
    void actionIsOver() { ++m_actionsOver; }
    /// What of the state has a say in what comes; null: all of it.
    const program::LiveReads* liveReads() const;
    /// Where who carries the command out stands, if it may go on from there another time; else null.
    std::shared_ptr<const StepsAt> stepsAt() const;
    /// A copy that nobody holds, to go on from the roll at hand another time. Of rolls that were made it
    /// keeps what they came to.
    std::unique_ptr<Resolution> standing() const;
    /// Another such copy.
    std::unique_ptr<Resolution> again() const { return std::unique_ptr<Resolution>(new Resolution(*this)); }
    /// While it stands a command is carried out by who goes no further once it has ended.
    [[nodiscard]] Meanwhile<bool> lettingEnd() { return {m_mayEnd, true}; }
    bool mayEnd() const { return m_mayEnd; }
    /// Ends it with the roll at hand, which is not made: nothing after it is wanted.
    void end() { m_ended = true; }
    /// What an effect ends once the command is done, EndPhase or EndTurn; asked for, it is forgotten.
    std::optional<Effect::Kind> takeEnding() { return std::exchange(m_ending, std::nullopt); }
    bool ended() const { return m_ended; }
    const RulingsRead& rulingsRead() const { return m_rulingsRead; }

  private:
    Resolution(const Resolution&) = default;

    struct Rolled {
        Step step;
        RollSoFar roll;
    };
    struct Prepared {
        Step step;
        std::int64_t modifiers = 0;
        const BandTable* table = nullptr; ///< where it is known before the dice fall
    };
    class BeforeDice;
    class Following;

    /// All of a roll that comes before its dice, refusals too.
    Prepared prepared(const RollRequest& request, const Scope& before);
    void needPossible(const RollRequest& request, const Scope& before) const;
    /// Gives the table, where it is known before the dice fall.
    const BandTable* needTable(const RollRequest& request, const Scope& before) const;
    DiceToThrow diceAt(const RollRequest& request, std::int64_t modifiers, const Scope& before,
                       std::vector<Face> given) const;
    Rolled thrown(Prepared prepared, RollAtHand atHand, const Scope& before);
    std::vector<Face> keptOf(const DiceThrow& dice, Step& step, const std::string& purpose);
    Rolled stated(Step step, const RollRequest& request);
    Id nextStated(const Step& step, const Check& check);
    Scope scopeOf(const RollRequest& request, const RollSoFar* roll);
    /// `follows`: that roll follows from another itself.
    void followUps(const RollRequest& request, const RollSoFar& roll, std::size_t step, bool follows);
    /// False when it does not follow, or not again.
    bool followOnce(const FollowUp& follow, const RollRequest& request, const RollSoFar& roll,
                    std::size_t step);
    void setOrHold(Symbol subject, const std::string& field, Value to);
    void runOne(const Effect& effect, const Scope& scope);
    void speak(const Effect& effect, const Scope& scope);
    void putOrTake(const Effect& effect, const Scope& scope);
    void raise(const Effect& effect, const Scope& scope);
    bool isOver(const Due& due);
    /// Those on the battle as a whole: who is in it, who moves first, points.
    void runOnBattle(const Effect& effect, const Scope& scope);
    void bring(const Effect& effect, const Scope& scope);
    void takeOff(const Effect& effect, const Scope& scope);
    void place(const Effect& effect, const Scope& scope);
    void score(const Effect& effect, const Scope& scope);
    void draw(const Effect& effect, const Scope& scope);
    void needCandidates(const RollRequest& request, const Scope& before) const;
    void forgetWhatWasOf(Attribute::Lasts ended);
    std::string nameOf(const Id& subject) const;
    std::string purposeOf(const Check& check, const Id& subject) const;
    void happen(Event event);

    const RulePack& m_rules;
    Battle m_battle;
    DiceSource& m_dice;
    bool m_owes = true;
    bool m_words = true;
    bool m_mayEnd = false;
    bool m_ended = false;
    std::optional<Effect::Kind> m_ending;
    StillToRoll m_still = StillToRoll::Nothing;
    const RollAtHand* m_atHand = nullptr;
    std::vector<const Holder*> m_holders;
    std::int64_t m_actionsOver = 0;
    std::optional<RollBefore> m_before; ///< from which the roll being made follows
    Events m_events;
    std::vector<Step> m_steps;
    std::optional<Step> m_pending;
    std::vector<std::string> m_warnings;
    std::vector<std::pair<std::string, Json>> m_extra;
    RulingsRead m_rulingsRead;
    std::vector<Id> m_stated;      ///< results, as far as they were given one after the other
    std::size_t m_statedTaken = 0; ///< how many were needed so far
};

/// The command that takes a check: `{"do": "check", "check": ..., "unit": ...}`.
Json checkCommand(const RulePack& rules, const Id& check, const Id& subject);

} // namespace umpire

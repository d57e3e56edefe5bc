#include "umpire/storage/house_odds.h"

#include "umpire/base/json.h"
#include "umpire/base/speech.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace umpire {

namespace {

/// What is shown of a chance.
constexpr double aTenthOfAPerCent = 0.001;

bool looksOther(double one, double other) {
    return std::abs(one - other) >= aTenthOfAPerCent / 2;
}

std::string nameOf(const Session& session, const Id& outcome) {
    const Outcome* known = session.rules().outcome(outcome);
    return known ? known->name : outcome;
}

std::string nameOfSubject(const Session& session, const Id& subject) {
    const Subject* known = session.battle().find(subject);
    return known ? known->name : subject;
}

/// Lays the rolls of two answers beside each other: those of a check that the same subject makes, in order.
class Beside {
  public:
    Beside(const Session& before, const Session& after) : m_before(before), m_after(after) {}

    std::vector<OddsBeside> rolls(const std::vector<RollOdds>& before, std::vector<RollOdds> after) const {
        std::vector<OddsBeside> all;
        for (const RollOdds& roll : before) {
            const auto same = std::find_if(after.begin(), after.end(), [&roll](const RollOdds& other) {
                return other.check == roll.check && other.subject == roll.subject;
            });
            const RollOdds* other = same == after.end() ? nullptr : &*same;
            all.push_back(beside(&roll, other));
            if (other) {
                after.erase(same);
            }
        }
        for (const RollOdds& roll : after) {
            all.push_back(beside(nullptr, &roll));
        }
        return all;
    }

    /// Behind the rolls, as they come about by them.
    void addContests(std::vector<OddsBeside>& all, const Odds& before, const Odds& after) const {
        for (const ContestOdds& odds : before.contests) {
            addContest(all, odds, m_before, &OddsBeside::Outcome::before);
        }
        for (const ContestOdds& odds : after.contests) {
            addContest(all, odds, m_after, &OddsBeside::Outcome::after);
        }
    }

  private:
    /// The same contest of the same two that stands there already is this one.
    static void addContest(std::vector<OddsBeside>& all, const ContestOdds& odds, const Session& session,
                           double OddsBeside::Outcome::*side) {
        const std::string both =
            fill(say("house rules", "{own} against {enemy}"),
                 {{"own", nameOfSubject(session, odds.own)}, {"enemy", nameOfSubject(session, odds.enemy)}});
        auto known = std::find_if(all.begin(), all.end(), [&](const OddsBeside& each) {
            return each.contest == odds.contest && each.subject == both;
        });
        if (known == all.end()) {
            const Contest& contest = *session.rules().contest(odds.contest);
            known = all.insert(known, {{}, contest.name, both, odds.own, {}, 1, 1, contest.id});
        }
        for (const auto& [result, chance] : odds.results) {
            const Contest& contest = *session.rules().contest(odds.contest);
            const std::string name = result.by.empty() ? contest.nameOf(result.result)
                                                       : fill(say("house rules", "{result}: {who}"),
                                                              {{"result", contest.nameOf(result.result)},
                                                               {"who", nameOfSubject(session, result.by)}});
            outcomeOf(*known, result.by.empty() ? result.result : result.result + ' ' + result.by, name).*
                side += chance;
        }
    }

    static OddsBeside::Outcome& outcomeOf(OddsBeside& both, const Id& id, const std::string& name) {
        const auto known = std::find_if(both.outcomes.begin(), both.outcomes.end(),
                                        [&id](const auto& outcome) { return outcome.id == id; });
        return known != both.outcomes.end() ? *known
                                            : both.outcomes.emplace_back(OddsBeside::Outcome{id, name});
    }

    OddsBeside beside(const RollOdds* before, const RollOdds* after) const {
        const RollOdds& one = before ? *before : *after;
        const Session& session = before ? m_before : m_after;
        const Check* check = session.rules().check(one.check);
        OddsBeside both{one.check,
                        check ? check->name : one.check,
                        nameOfSubject(session, one.subject),
                        one.subject,
                        {},
                        0,
                        0};
        if (before) {
            add(both, *before, m_before, &OddsBeside::Outcome::before);
        }
        if (after) {
            add(both, *after, m_after, &OddsBeside::Outcome::after);
        }
        both.madeBefore = before ? before->reached : 0;
        both.madeAfter = after ? after->reached : 0;
        return both;
    }

    static void add(OddsBeside& both, const RollOdds& roll, const Session& session,
                    double OddsBeside::Outcome::*side) {
        for (const auto& [id, chance] : roll.outcomes) {
            outcomeOf(both, id, nameOf(session, id)).*side += chance;
        }
    }

    const Session& m_before;
    const Session& m_after;
};

/// Looks for a command that has other odds: of units that are alike one is tried, by itself and upon each
/// kind of enemy; of the conditions none, then all, and where all together do it, each alone.
class CaseSearch {
  public:
    CaseSearch(const Session& before, const Session& after)
        : m_before(before), m_after(after), m_drafting(&after, {false, true, 1}) {}

    Draft find() {
        for (const Subject* unit : unlike()) {
            if (tryOffers(unit->id, {})) {
                return m_drafting.draft();
            }
        }
        for (const Subject* unit : unlike()) {
            for (const Subject* target : unlike()) {
                if (target->side != unit->side && tryOffers(unit->id, target->id)) {
                    return m_drafting.draft();
                }
            }
        }
        return {};
    }

  private:
    /// Of each side's units that the roster says the same of, the first.
    std::vector<const Subject*> unlike() const {
        std::set<std::string> looks;
        std::vector<const Subject*> units;
        for (const Subject* unit : m_after.battle().all(SubjectKind::Unit)) {
            std::string look = unit->side;
            for (const Attribute& attribute : m_after.rules().attributes) {
                const bool word = attribute.of == SubjectKind::Unit && !attribute.rosterKey.empty() &&
                                  !attribute.type.vocabulary.empty();
                look += word ? ' ' + dumpLine(toJson(unit->value(attribute.id))) : std::string();
            }
            if (looks.insert(look).second) {
                units.push_back(unit);
            }
        }
        return units;
    }

    bool tryOffers(const Id& unit, const Id& target) {
        m_drafting.clear();
        m_drafting.choose(unit, target);
        std::vector<Id> offers;
        for (const Offer& offer : m_drafting.offers()) {
            if (offer.two != target.empty()) {
                offers.push_back(offer.id);
            }
        }
        return std::any_of(offers.begin(), offers.end(),
                           [&](const Id& offer) { return tryConditions(unit, target, offer); });
    }

    bool tryConditions(const Id& unit, const Id& target, const Id& offer) {
        m_drafting.clear();
        m_drafting.choose(unit, target, offer);
        if (differs()) {
            return true;
        }
        const std::vector<WorksheetRoll> rolls = m_drafting.sheet().rolls;
        const auto ticks = [&rolls, this](const WorksheetQuestion* only) {
            for (const WorksheetRoll& roll : rolls) {
                for (const WorksheetQuestion& question : roll.questions) {
                    const bool alone = only && only->place == question.place && only->fact == question.fact;
                    if (question.kind == AskKind::Flag) {
                        m_drafting.setAnswer(question.place, question.fact, Value(!only || alone));
                    }
                }
            }
        };
        ticks(nullptr);
        if (!differs()) {
            return false;
        }
        const Draft all = m_drafting.draft();
        for (const WorksheetRoll& roll : rolls) {
            for (const WorksheetQuestion& question : roll.questions) {
                ticks(&question);
                if (question.kind == AskKind::Flag && differs()) {
                    return true;
                }
            }
        }
        m_drafting.resume(all);
        return true;
    }

    bool differs() {
        const Json command = m_drafting.command(false);
        if (command.is_null() || --m_left < 0) {
            return false;
        }
        const OddsBesides odds = oddsBeside(m_before, m_after, command);
        return std::any_of(odds.rolls.begin(), odds.rolls.end(),
                           [](const OddsBeside& roll) { return roll.differs(); });
    }

    const Session& m_before;
    const Session& m_after;
    Drafting m_drafting;
    int m_left = 600; ///< so many are tried at most: somebody waits
};

} // namespace

bool OddsBeside::differs() const {
    return looksOther(madeBefore, madeAfter) ||
           std::any_of(outcomes.begin(), outcomes.end(),
                       [](const Outcome& outcome) { return looksOther(outcome.before, outcome.after); });
}

LoadedBattle playedBy(const Session& battle, std::shared_ptr<const RulePack> rules,
                      const ModuleFinder& modules) {
    if (!rules) {
        LoadedBattle none;
        none.issues.push_back(errorIn("", say("house rules", "these rules have errors; no battle "
                                                             "can be played by them")));
        return none;
    }
    const std::string name = battle.battle().title;
    return BattleFiles(std::move(rules), modules).parse(BattleFiles::write(battle), name);
}

OddsBesides oddsBeside(const Session& before, const Session& after, const Json& command) {
    const Odds one = oddsOf(before, command);
    const Odds other = oddsOf(after, command);
    OddsBesides both;
    const Beside beside(before, after);
    both.rolls = beside.rolls(one.rolls, other.rolls);
    beside.addContests(both.rolls, one, other);
    both.refusedBefore = one.ok ? std::string() : one.refusal.message;
    both.refusedAfter = other.ok ? std::string() : other.refusal.message;
    return both;
}

Draft touchedCase(const Session& before, const Session& after) {
    return CaseSearch(before, after).find();
}

} // namespace umpire

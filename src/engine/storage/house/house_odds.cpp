#include "umpire/storage/house_odds.h"

#include "umpire/base/speech.h"

#include <algorithm>
#include <cmath>

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

  private:
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
            const auto known = std::find_if(both.outcomes.begin(), both.outcomes.end(),
                                            [&id = id](const auto& outcome) { return outcome.id == id; });
            const bool there = known != both.outcomes.end();
            OddsBeside::Outcome& outcome =
                there ? *known : both.outcomes.emplace_back(OddsBeside::Outcome{id, nameOf(session, id)});
            outcome.*side += chance;
        }
    }

    const Session& m_before;
    const Session& m_after;
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
        none.issues.push_back({Severity::Error,
                               {},
                               {},
                               {},
                               say("house rules", "these rules have errors; no battle "
                                                  "can be played by them")});
        return none;
    }
    const std::string name = battle.battle().title;
    return BattleFiles(std::move(rules), modules).parse(BattleFiles::write(battle), name);
}

OddsBesides oddsBeside(const Session& before, const Session& after, const Json& command) {
    const Odds one = oddsOf(before, command);
    const Odds other = oddsOf(after, command);
    OddsBesides both;
    both.rolls = Beside(before, after).rolls(one.rolls, other.rolls);
    both.refusedBefore = one.ok ? std::string() : one.refusal.message;
    both.refusedAfter = other.ok ? std::string() : other.refusal.message;
    return both;
}

} // namespace umpire

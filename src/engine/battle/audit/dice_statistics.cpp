#include "umpire/battle/dice_statistics.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/record_json.h"
#include "umpire/battle/session.h"
#include "umpire/dice/die.h"

#include <boost/math/special_functions/gamma.hpp>

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

DiceTally emptyTally(const Id& side, const Die& die) {
    DiceTally tally{side, die.id, die.distinct(), {}, {}, 0, 0, 1};
    tally.counts.resize(tally.faces.size());
    return tally;
}

DiceTally& tallyOf(std::vector<DiceTally>& tallies, const Id& side, const Die& die) {
    const auto found =
        std::ranges::find_if(tallies, [&](const DiceTally& t) { return t.side == side && t.die == die.id; });
    return found != tallies.end() ? *found : tallies.emplace_back(emptyTally(side, die));
}

/// Counts the dice of a step that are wanted; `wants` is asked for each die.
void count(std::vector<DiceTally>& tallies, const Json& step, const RulePack& rules, const Battle& battle,
           const auto& wants) {
    const Subject* subject = battle.find(step.value("subject", ""));
    std::size_t n = 0;
    for (const Json& json : step.value("dice", Json::array())) {
        const Die* die = rules.die(dieOf(step, n++));
        if (!wants() || !die || !subject) {
            continue;
        }
        DiceTally& tally = tallyOf(tallies, subject->side, *die);
        const auto face = std::ranges::find(tally.faces, faceOf(json));
        if (face != tally.faces.end()) {
            ++tally.counts[static_cast<std::size_t>(face - tally.faces.begin())];
            ++tally.thrown;
        }
    }
}

void judgeTally(DiceTally& tally, const Die& die) {
    for (std::size_t i = 0; i < tally.faces.size(); ++i) {
        const auto sides = std::ranges::count(die.faces, tally.faces[i]);
        const double expected =
            static_cast<double>(tally.thrown * sides) / static_cast<double>(die.faces.size());
        tally.expected.push_back(expected);
        if (expected > 0) {
            const double off = static_cast<double>(tally.counts[i]) - expected;
            tally.chiSquare += off * off / expected;
        }
    }
    // Below five expected of the rarest face the statistic says nothing.
    const double rarest = *std::ranges::min_element(tally.expected);
    if (rarest >= 5 && tally.faces.size() > 1) {
        tally.chance =
            boost::math::gamma_q(static_cast<double>(tally.faces.size() - 1) / 2, tally.chiSquare / 2);
    }
}

/// The dice a record was rolled with, as far as is known now.
struct Thrown {
    const KeptList* steps;             ///< null: none of its own
    const std::optional<Draws>* draws; ///< null when the umpire put the dice right
    Json dice;                         ///< as they were given, or null
};

/// What later corrections only replay keeps the dice it fell with; what one names has those it states.
std::vector<Thrown> thrownIn(const std::vector<Record>& records, int cursor) {
    std::vector<Thrown> thrown;
    for (int i = 0; i < cursor; ++i) {
        const Record& record = records[static_cast<std::size_t>(i)];
        if (record.amendments.empty()) {
            thrown.push_back({&record.steps, &record.draws, record.command.value("dice", Json())});
            continue;
        }
        // A correction repeats the steps it changed; its dice were not thrown again.
        thrown.push_back({nullptr, nullptr, {}});
        const Amendment& named = record.amendments.front();
        Thrown& old = thrown[static_cast<std::size_t>(named.record - 1)];
        old = {&named.steps, record.command.contains("dice") ? nullptr : old.draws,
               named.command.value("dice", Json())};
    }
    return thrown;
}

bool byProgram(const Thrown& thrown, int die) {
    if (!thrown.draws || !*thrown.draws) {
        return false;
    }
    const std::vector<int>& drawn = (*thrown.draws)->dice;
    return drawn.empty() || listed(drawn, die);
}

/// What it showed was not told.
bool isUntold(const Thrown& thrown, std::size_t die) {
    return thrown.dice.is_array() && die < thrown.dice.size() && possibleFaces(thrown.dice[die]) != nullptr;
}

} // namespace

std::vector<DiceTally> tallyDice(const std::vector<Record>& records, int cursor, const RulePack& rules,
                                 const Battle& battle, DiceOrigin origin) {
    std::vector<DiceTally> tallies;
    for (const Thrown& thrown : thrownIn(records, cursor)) {
        int die = 0;
        const auto wants = [&] {
            const int at = die++;
            return !isUntold(thrown, static_cast<std::size_t>(at)) &&
                   (origin == DiceOrigin::All || byProgram(thrown, at) == (origin == DiceOrigin::Program));
        };
        for (const Json& step : thrown.steps ? *thrown.steps : KeptList()) {
            count(tallies, step, rules, battle, wants);
        }
    }
    for (DiceTally& tally : tallies) {
        judgeTally(tally, *rules.die(tally.die));
    }
    return tallies;
}

std::string reading(const DiceTally& tally) {
    const auto thrown = static_cast<long long>(tally.thrown);
    const double rarest = tally.expected.empty() ? 0 : *std::ranges::min_element(tally.expected);
    if (rarest < 5) {
        return sayCounted("dice", "{n} die thrown, too few to judge", "{n} dice thrown, too few to judge")
            .of(thrown);
    }
    if (tally.chance < 0.01) {
        return sayCounted("dice",
                          "{n} die thrown, uneven: fair dice fall like this once in {battles} battles",
                          "{n} dice thrown, uneven: fair dice fall like this once in {battles} battles")
            .of(thrown, {{"battles", std::to_string(std::lround(1 / std::max(tally.chance, 1e-9)))}});
    }
    return sayCounted(
               "dice",
               "{n} die thrown, nothing unusual (fair dice are this uneven in {battles} of 100 battles)",
               "{n} dice thrown, nothing unusual (fair dice are this uneven in {battles} of 100 battles)")
        .of(thrown, {{"battles", std::to_string(std::lround(100 * tally.chance))}});
}

} // namespace umpire

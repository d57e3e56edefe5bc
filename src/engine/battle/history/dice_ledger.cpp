#include "dice_ledger.h"

#include "umpire/base/json.h"
#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire {

namespace {

bool holdsDie(const StrayThrow& thrown, const DrawSeries& series, const StrayDie& die) {
    return thrown.series == series && std::any_of(thrown.dice.begin(), thrown.dice.end(),
                                                  [&die](const StrayDie& own) { return own.at == die.at; });
}

bool isDrawn(const Json& die) {
    return die.is_object() && die.contains("drawn");
}

std::vector<std::uint64_t> positionsIn(const Json& dice) {
    std::vector<std::uint64_t> positions;
    for (const Json& die : dice) {
        const auto at = isDrawn(die) ? die.find("at") : die.end();
        if (at != die.end() && at->is_number_unsigned()) {
            positions.push_back(at->get<std::uint64_t>());
        }
    }
    return positions;
}

bool mayHold(const Draws& draws, const std::vector<std::uint64_t>& positions) {
    return std::any_of(positions.begin(), positions.end(), [&draws](std::uint64_t at) {
        return (at >= draws.first && at - draws.first < draws.count) ||
               std::find(draws.at.begin(), draws.at.end(), at) != draws.at.end();
    });
}

/// Takes the die that an entry names out of those that may be used; nothing when it is not among them.
std::optional<DrawSeries> take(const Json& entry, std::vector<StrayThrow>& usable) {
    const auto at = entry.find("at");
    if (at == entry.end() || !at->is_number_unsigned()) {
        return std::nullopt;
    }
    const auto isIt = [&](const StrayDie& die) {
        return die.at == at->get<std::uint64_t>() && umpire::toJson(die.face) == entry["drawn"];
    };
    for (auto thrown = usable.rbegin(); thrown != usable.rend(); ++thrown) {
        const auto die = std::find_if(thrown->dice.begin(), thrown->dice.end(), isIt);
        if (die != thrown->dice.end()) {
            thrown->dice.erase(die);
            return thrown->series;
        }
    }
    return std::nullopt;
}

StrayThrow throwOf(const Record& record, const RulePack& rules) {
    StrayThrow thrown;
    thrown.series = record.draws->series;
    thrown.dice = drawnDice(record, rules);
    return thrown;
}

} // namespace

std::uint64_t DiceLedger::drawnUpTo(const DrawSeries& series) const {
    std::uint64_t next = 0;
    for (const Record& record : m_records.all()) {
        if (record.draws && record.draws->series == series) {
            next = std::max(next, record.draws->first + record.draws->count);
            for (const std::uint64_t at : record.draws->at) {
                next = std::max(next, at + 1);
            }
        }
    }
    for (const StrayThrow& thrown : m_strays.all()) {
        for (const StrayDie& die : thrown.series == series ? thrown.dice : std::vector<StrayDie>()) {
            next = std::max(next, die.at + 1);
        }
    }
    return next;
}

/// Those thrown beforehand that no record ever used, and those of the records that were undone; records in
/// which none of the wanted positions can stand are passed over.
std::vector<StrayThrow> DiceLedger::usable(const std::vector<std::uint64_t>& wanted) const {
    std::vector<StrayThrow> usable;
    std::vector<StrayThrow> used;
    for (const StrayThrow& thrown : m_strays.all()) {
        (thrown.fate == StrayThrow::Fate::TakenBack ? used : usable).push_back(thrown);
    }
    for (const Record& record : m_records.all()) {
        if (record.draws && mayHold(*record.draws, wanted)) {
            (record.number <= m_records.cursor() ? used : usable).push_back(throwOf(record, m_rules));
        }
    }
    for (const StrayThrow& gone : used) {
        for (StrayThrow& thrown : usable) {
            std::erase_if(thrown.dice,
                          [&](const StrayDie& die) { return holdsDie(gone, thrown.series, die); });
        }
    }
    return usable;
}

std::optional<Draws> DiceLedger::drawsAmong(const Json& dice) const {
    if (std::none_of(dice.begin(), dice.end(), isDrawn)) {
        return std::nullopt;
    }
    std::vector<StrayThrow> usable = this->usable(positionsIn(dice));
    Draws draws;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        if (!isDrawn(dice[i])) {
            continue;
        }
        const std::optional<DrawSeries> series = take(dice[i], usable);
        if (!series || (draws.count > 0 && *series != draws.series)) {
            throw Refused(
                "bad-dice",
                fill(say("command",
                         "the program threw no such die beforehand that is still to be used: {found}"),
                     {{"found", dumpLine(dice[i])}}));
        }
        draws.series = *series;
        draws.at.push_back(dice[i]["at"].get<std::uint64_t>());
        draws.dice.push_back(static_cast<int>(i));
        ++draws.count;
    }
    draws.first = draws.at.front();
    return draws;
}

} // namespace umpire

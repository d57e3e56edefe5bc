#include "reference_odds.h"

#include "ever_counts.h"

#include "umpire/base/speech.h"
#include "umpire/checks/roll.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

constexpr std::int64_t mostThrows = 100'000;

/// Calls `each` with every throw of so many dice.
void eachThrow(const Die& die, std::int64_t dice, std::vector<Face>& faces,
               const std::function<void()>& each) {
    if (dice == 0) {
        each();
        return;
    }
    for (const Face& face : die.faces) {
        faces.push_back(face);
        eachThrow(die, dice - 1, faces, each);
        faces.pop_back();
    }
}

std::int64_t throwsOf(const Die& die, std::int64_t dice) {
    std::int64_t all = 1;
    for (std::int64_t i = 0; i < dice && all <= mostThrows; ++i) {
        all *= static_cast<std::int64_t>(die.faces.size());
    }
    return all;
}

/// The sums that the dice can show.
std::pair<std::int64_t, std::int64_t> sumsOf(const Die& die, std::int64_t dice) {
    std::int64_t least = die.faces.front().number;
    std::int64_t most = least;
    for (const Face& face : die.faces) {
        least = std::min(least, face.number);
        most = std::max(most, face.number);
    }
    return {least * dice, most * dice};
}

struct NetRange {
    std::int64_t from = 0;
    std::int64_t to = 0;
};

/// The largest sums of minuses and of pluses, where every one of them has a limit.
void narrowRange(NetRange& range, const RulePack& rules, const Check& check) {
    std::optional<std::int64_t> least = 0;
    std::optional<std::int64_t> most = 0;
    for (const Modifier* modifier : rules.modifiersOf(check.id)) {
        const WorthRange worth = worthRange(rules, *modifier);
        least = least && worth.least ? std::optional(*least + std::min<std::int64_t>(0, *worth.least))
                                     : std::nullopt;
        most =
            most && worth.most ? std::optional(*most + std::max<std::int64_t>(0, *worth.most)) : std::nullopt;
    }
    range.from = std::max(range.from, least.value_or(range.from));
    range.to = std::min(range.to, most.value_or(range.to));
}

NetRange rangeOf(const RulePack& rules, const Check& check, const Die& die) {
    const std::vector<Band>& bands = check.tables.front().bands;
    const auto [least, most] = sumsOf(die, diceOf(rules, check).value_or(1));
    NetRange range{bands.front().to.value_or(0) - most, bands.back().from.value_or(0) - least};
    narrowRange(range, rules, check);
    return range;
}

std::vector<Id> outcomesInOrder(const Check& check) {
    std::vector<Id> outcomes;
    const auto add = [&outcomes](const Id& id) {
        if (std::find(outcomes.begin(), outcomes.end(), id) == outcomes.end()) {
            outcomes.push_back(id);
        }
    };
    for (const Band& band : check.tables.front().bands) {
        add(band.outcome);
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        add(outcome);
    }
    return outcomes;
}

} // namespace

std::string Chances::of(const Id& outcome) const {
    const auto found = throws.find(outcome);
    if (found == throws.end() || all == 0) {
        return "\u2013";
    }
    const std::int64_t tenths = (found->second * 2000 + all) / (2 * all);
    const std::string fraction = tenths % 10 == 0 ? "" : say("words", ".") + std::to_string(tenths % 10);
    return std::to_string(tenths / 10) + fraction + " %";
}

bool isModified(const RulePack& rules, const Check& check) {
    return !check.total && !rules.modifiersOf(check.id).empty();
}

Chances chancesOf(const ReferenceDesk& desk, const Check& check, std::int64_t net, std::int64_t dice) {
    Chances chances;
    const Die* die = desk.rules.die(check.die);
    if (!die || check.form != Check::Form::Banded || tablesInForce(check, desk.scope()).size() != 1 ||
        dice < 1 || throwsOf(*die, dice) > mostThrows) {
        return chances;
    }
    Line line;
    line.value = net;
    const std::vector<Line> lines(net == 0 ? 0 : 1, line);
    std::vector<Face> faces;
    eachThrow(*die, dice, faces, [&] {
        ++chances.throws[judge(check, faces, lines, desk.scope()).outcome];
        ++chances.all;
    });
    return chances;
}

Table oddsTable(const ReferenceDesk& desk, const Check& check) {
    Table table;
    table.name = fill(say("reference", "{check}: chances"), {{"check", check.name}});
    const std::vector<Id> outcomes = outcomesInOrder(check);
    table.columns.assign(outcomes.size() + 1, {Column::Align::End, 0});
    Row head{{strong(say("reference", "Net"))}, Row::Kind::Body};
    for (const Id& id : outcomes) {
        const Outcome* outcome = desk.rules.outcome(id);
        head.cells.emplace_back(strong(outcome ? outcome->name : id));
    }
    table.heads.push_back(std::move(head));
    const Die* die = desk.rules.die(check.die);
    const NetRange range = die ? rangeOf(desk.rules, check, *die) : NetRange{0, -1};
    for (std::int64_t net = range.from; net <= range.to; ++net) {
        const Chances chances = chancesOf(desk, check, net, diceOf(desk.rules, check).value_or(1));
        Row row{{strong(signedText(net))}, Row::Kind::Body};
        for (const Id& id : outcomes) {
            row.cells.emplace_back(chances.of(id));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace umpire::sheets

// What checks come to: checks with the same bands share a table.

#include "reference_writer.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/checks/distribution.h"
#include "umpire/checks/roll.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/sheets/rules_at_hand.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace umpire::sheets {

namespace {

/// The sums that the dice can show, with those that come on top of the first ones.
std::pair<std::int64_t, std::int64_t> sumsOf(const RulePack& rules, const Check& check, const Die& own) {
    std::pair<std::int64_t, std::int64_t> sums{0, 0};
    const auto add = [&sums, &check](const Die& die, std::int64_t dice) {
        std::int64_t least = die.faces.front().number;
        std::int64_t most = least;
        for (const Face& face : die.faces) {
            least = std::min(least, face.number);
            most = std::max(most, face.number);
        }
        sums.first += least * dice;
        sums.second += std::max(most, most * (1 + check.explodesAtMost)) * dice;
    };
    add(own, diceOf(rules, check).value_or(1));
    for (const Check::MoreDice& more : check.moreDice) {
        add(*rules.die(more.die), numberOf(rules, more.count).value_or(1));
    }
    return sums;
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
    const auto [least, most] = sumsOf(rules, check, die);
    NetRange range{bands.front().to.value_or(0) - most, bands.back().from.value_or(0) - least};
    narrowRange(range, rules, check);
    return range;
}

std::vector<Id> outcomesInOrder(const Check& check) {
    std::vector<Id> outcomes;
    const auto add = [&outcomes](const Id& id) {
        if (!listed(outcomes, id)) {
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

/// What share of all throws each outcome that can come has, in tenths of a percent.
struct Chances {
    std::map<Id, std::int64_t> tenths;

    /// "12.5 %"; "–" for what never comes.
    std::string of(const Id& outcome) const {
        const auto found = tenths.find(outcome);
        if (found == tenths.end()) {
            return "\u2013";
        }
        const std::int64_t tenth = found->second % 10;
        return std::to_string(found->second / 10) +
               (tenth == 0 ? "" : say("words", ".") + std::to_string(tenth)) + " %";
    }

    bool isLike(const Chances& other) const { return seen() == other.seen(); }

  private:
    /// Without what comes too seldom to be seen.
    std::map<Id, std::int64_t> seen() const {
        std::map<Id, std::int64_t> rest = tenths;
        std::erase_if(rest, [](const auto& each) { return each.second == 0; });
        return rest;
    }
};

/// True when modifiers count in the check.
bool isModified(const RulePack& rules, const Check& check) {
    return !check.total && !rules.modifiersOf(check.id).empty();
}

/// Whether it is known without a battle what is thrown beside its own dice.
bool knowsThrow(const RulePack& rules, const Check& check) {
    const bool again = !check.again || (!check.again->when && numberOf(rules, check.again->most));
    return again && std::ranges::all_of(check.moreDice, [&](const auto& more) {
               return numberOf(rules, more.count).has_value();
           });
}

/// A table with more net modifiers is left out, and one for which more throws would have to be judged.
constexpr std::int64_t mostNets = 300;
constexpr std::int64_t mostJudged = 100'000;

/// Where nothing but the total matters, one of each.
std::vector<Fall> byTotal(std::vector<Fall> falls) {
    std::map<std::int64_t, Fall> totals;
    for (Fall& fall : falls) {
        const auto known = totals.find(fall.roll.total);
        if (known == totals.end()) {
            totals.emplace(fall.roll.total, std::move(fall));
        } else {
            known->second.ways += fall.ways;
        }
    }
    falls.clear();
    for (auto& [total, fall] : totals) {
        falls.push_back(std::move(fall));
    }
    return falls;
}

/// All that so many dice of a check with one table can come to, no modifier counted; none when that cannot be
/// told without a battle or is too much.
std::vector<Fall> fallsAlone(const ReferenceWriter& writer, const Check& check, std::int64_t dice) {
    const Die* die = writer.rules.die(check.die);
    if (!die || !knowsThrow(writer.rules, check) || check.form != Check::Form::Banded ||
        tablesInForce(check, writer.scope()).size() != 1 || dice < 1 || dice > mostCountedDice) {
        return {};
    }
    DiceToThrow thrown{*die, static_cast<int>(dice)};
    thrown.whole = throwOf(check, *die, 0, writer.scope());
    if (thrown.whole) {
        thrown.whole->sets.front().count = static_cast<int>(dice);
    }
    AskedOfDice sum;
    sum.always.sum = true;
    thrown.asked = check.asked.plainly ? &sum : nullptr;
    try {
        std::vector<Fall> falls = fallsOf(check, thrown, 0, writer.scope());
        return check.asked.plainly && check.symbols.empty() ? byTotal(std::move(falls)) : falls;
    } catch (const BadDice&) {
        return {};
    }
}

/// The exact chances at a net modifier.
Chances chancesOf(const ReferenceWriter& writer, const Check& check, const std::vector<Fall>& falls,
                  std::int64_t net) {
    const BandTable* table = tableAheadOf(check, writer.scope());
    std::map<Id, Natural> ways;
    Natural all = 0;
    for (const Fall& fall : falls) {
        ways[judge(check, fall.roll.faces, net, writer.scope(), table).outcome] += fall.ways;
        all += fall.ways;
    }
    Chances chances;
    for (const auto& [outcome, some] : ways) {
        chances.tenths[outcome] = std::llround(ratioOf(some, all) * 1000);
    }
    return chances;
}

/// The chances from the lowest net modifier to the highest, without those at both ends that are alike.
std::vector<std::pair<std::int64_t, Chances>> chancesByNet(const ReferenceWriter& writer,
                                                           const Check& check) {
    std::vector<std::pair<std::int64_t, Chances>> rows;
    const Die* die = writer.rules.die(check.die);
    const NetRange range = die ? rangeOf(writer.rules, check, *die) : NetRange{0, -1};
    const std::int64_t nets = range.to - range.from + 1;
    if (nets > mostNets) {
        return rows;
    }
    const std::vector<Fall> falls = fallsAlone(writer, check, diceOf(writer.rules, check).value_or(1));
    if (falls.empty() || nets * static_cast<std::int64_t>(falls.size()) > mostJudged) {
        return rows;
    }
    for (std::int64_t net = range.from; net <= range.to; ++net) {
        rows.emplace_back(net, chancesOf(writer, check, falls, net));
    }
    while (rows.size() > 1 && rows[rows.size() - 2].second.isLike(rows.back().second)) {
        rows.pop_back();
    }
    const auto last = std::ranges::adjacent_find(
        rows, [](const auto& one, const auto& next) { return !one.second.isLike(next.second); });
    rows.erase(rows.begin(), last == rows.end() ? rows.begin() : last);
    return rows;
}

/// The chance of each outcome for each net modifier, from where all throws come to the lowest outcome, but
/// for less than can be seen, to where all come to the highest, or as far as the modifiers reach. Nothing
/// where they cannot be told or are too many to count.
std::optional<Table> oddsTable(const ReferenceWriter& writer, const Check& check) {
    const auto rows = chancesByNet(writer, check);
    if (rows.empty()) {
        return std::nullopt;
    }
    Table table;
    table.name = fill(say("reference", "{check}: chances"), {{"check", check.name}});
    const std::vector<Id> outcomes = outcomesInOrder(check);
    table.addColumn({Column::Align::End}, strong(say("reference", "Net")));
    for (const Id& id : outcomes) {
        const Outcome* outcome = writer.rules.outcome(id);
        table.addColumn({Column::Align::End}, strong(outcome ? outcome->name : id));
    }
    for (const auto& [net, chances] : rows) {
        Row row{{strong(signedText(net))}};
        for (const Id& id : outcomes) {
            row.cells.emplace_back(chances.of(id));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

using Group = std::vector<const Check*>;

/// What is thrown for both is the same: the text tells how many dice there are and which come besides.
bool sameThrow(const RulePack& rules, const Check& a, const Check& b) {
    return a.dice == b.dice && a.explodesAtMost == b.explodesAtMost &&
           std::equal(a.moreDice.begin(), a.moreDice.end(), b.moreDice.begin(), b.moreDice.end(),
                      [](const auto& one, const auto& other) { return one.die == other.die; }) &&
           diceText(rules, a) == diceText(rules, b);
}

/// One table says the same of both.
bool sameTable(const ReferenceWriter& writer, const Check& a, const Check& b) {
    const auto score = [&writer](const Check& check) {
        return scoreText(writer.rules, check, check.tables.front().bands.front());
    };
    return a.tables.size() == 1 && b.tables.size() == 1 && a.symbols == b.symbols &&
           sameThrow(writer.rules, a, b) && a.tables.front().bands == b.tables.front().bands &&
           (isModified(writer.rules, a) || isModified(writer.rules, b) || score(a) == score(b));
}

std::vector<Group> groupsOf(const ReferenceWriter& writer, const ReferencePart& part) {
    std::vector<Group> groups;
    for (const ReferencePart::Column& column : part.columns) {
        const Check* check = writer.rules.check(column.of);
        const auto found = std::ranges::find_if(
            groups, [&](const Group& group) { return sameTable(writer, *group.front(), *check); });
        if (found == groups.end()) {
            groups.push_back({check});
        } else {
            found->push_back(check);
        }
    }
    return groups;
}

std::string namesOf(const Group& group) {
    std::string names;
    for (const Check* check : group) {
        names += (names.empty() ? "" : ", ") + check->name;
    }
    return names;
}

/// The chances with so many dice.
using ChancesByDice = std::vector<std::pair<std::int64_t, Chances>>;

/// With a table whose dice no modifier moves, the chance of each line stands beside it: with one die, two and
/// three, where the player chooses how many.
ChancesByDice chancesByDice(const ReferenceWriter& writer, const Check& check) {
    ChancesByDice chances;
    if (!writer.wish.odds || isModified(writer.rules, check)) {
        return chances;
    }
    const auto fixed = diceOf(writer.rules, check);
    for (const std::int64_t dice : fixed ? std::vector{*fixed} : std::vector<std::int64_t>{1, 2, 3}) {
        if (const auto falls = fallsAlone(writer, check, dice); !falls.empty()) {
            chances.emplace_back(dice, chancesOf(writer, check, falls, 0));
        }
    }
    return chances;
}

std::string chanceText(const RulePack& rules, const Check& check, const ChancesByDice& chances,
                       const Id& outcome) {
    std::string text;
    for (const auto& [dice, each] : chances) {
        if (diceOf(rules, check)) {
            return each.of(outcome);
        }
        text += text.empty() ? "" : say("words", "; ");
        text += sayCounted("reference", "{n} die {chance}", "{n} dice {chance}")
                    .of(dice, {{"chance", each.of(outcome)}});
    }
    return text;
}

void addLines(ReferenceWriter& writer, const ReferencePart& part, const Check& check, Table& table) {
    const ChancesByDice chances = chancesByDice(writer, check);
    const auto add = [&](const std::string& score, const Id& outcome) {
        Phrase line = outcomeLine(writer, part, outcome);
        if (const std::string chance = chanceText(writer.rules, check, chances, outcome); !chance.empty()) {
            line.push_back(quiet(" (" + chance + ")"));
        }
        table.rows.push_back({{Cell(strong(score)), cellOf(line)}});
    };
    for (const BandTable* bands : tablesInForce(check, writer.scope())) {
        if (!bands->onSheet.empty()) {
            table.rows.push_back({{Cell({strong(bands->onSheet)}, 2)}, Row::Kind::Group});
        }
        for (const Band& band : bands->bands) {
            add(scoreText(writer.rules, check, band), band.outcome);
        }
    }
    for (const Id& choice : check.choices) {
        add(diceText(writer.rules, check), choice);
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        add(scoreText(writer.rules, check, symbol), outcome);
    }
}

bool countsInAny(const Modifier& modifier, const ReferencePart& part, const Scope& rulings) {
    return std::ranges::any_of(part.columns,
                               [&](const auto& column) { return everCounts(modifier, column.of, rulings); });
}

bool hasPartOfItsOwn(const Modifier& modifier, const Scope& rulings) {
    const std::vector<ReferencePart>& parts = rulings.rules.sheets.reference.parts;
    return std::ranges::any_of(parts, [&](const ReferencePart& part) {
        return part.kind == ReferencePart::Kind::Modifiers && countsInAny(modifier, part, rulings);
    });
}

/// Modifiers of the checks that no part of modifiers lists.
Phrase leftOver(ReferenceWriter& writer, const ReferencePart& part) {
    Phrase line;
    for (const Modifier& modifier : writer.rules.modifiers) {
        if (!countsInAny(modifier, part, writer.scope()) || hasPartOfItsOwn(modifier, writer.scope())) {
            continue;
        }
        line.push_back(strong((line.empty() ? "" : say("words", "; ")) +
                              worthText(writer.rules, asRuled(modifier, writer.scope())) + " "));
        const Phrase label = modifierLine(writer, part, modifier);
        line.insert(line.end(), label.begin(), label.end());
    }
    return line;
}

Table tableOf(ReferenceWriter& writer, const ReferencePart& part, const std::vector<Group>& groups) {
    Table table;
    table.name = writer.fill(part.title);
    table.columns = {{Column::Align::Start, 0}, {Column::Align::Start, 1}};
    for (const Group& group : groups) {
        if (groups.size() > 1) {
            Cell head({strong(namesOf(group)), quiet(" (" + diceText(writer.rules, *group.front()) + ")")},
                      2);
            table.rows.push_back({{std::move(head)}, Row::Kind::Group});
        }
        addLines(writer, part, *group.front(), table);
    }
    return table;
}

} // namespace

Phrase outcomeLine(ReferenceWriter& writer, const ReferencePart& part, const Id& id) {
    const Outcome* outcome = writer.rules.outcome(id);
    if (!outcome) {
        return {};
    }
    const bool ended = outcome->name.find_last_of(".!?") + 1 == outcome->name.size();
    Words name = beginning(placeOfOutcome(id), strong(outcome->name + (ended ? "" : ".")));
    name.tone = outcome->tone == "plain" ? "" : outcome->tone;
    Phrase line{std::move(name)};
    const std::string text = writer.fill(outcome->onSheet.empty() ? outcome->text : outcome->onSheet);
    if (!text.empty()) {
        line.push_back(plain(" " + withCapital(text)));
    }
    writer.addTo(line, part, id);
    return line;
}

std::vector<Block> outcomeBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    const std::vector<Group> groups = groupsOf(writer, part);
    std::vector<Block> blocks{tableOf(writer, part, groups)};
    if (Phrase line = leftOver(writer, part); !line.empty()) {
        blocks.emplace_back(Paragraph{std::move(line)});
    }
    return blocks;
}

void addChances(const ReferenceWriter& writer, const ReferencePart& part, std::vector<Block>& blocks) {
    for (const Group& group : groupsOf(writer, part)) {
        const Check& check = *group.front();
        if (!isModified(writer.rules, check) || !diceOf(writer.rules, check) || check.tables.size() != 1) {
            continue;
        }
        if (std::optional<Table> table = oddsTable(writer, check)) {
            blocks.emplace_back(Heading{{strong(fill(say("reference", "Chances by net modifier: {checks}"),
                                                     {{"checks", namesOf(group)}}))},
                                        3});
            blocks.emplace_back(std::move(*table));
        }
    }
}

} // namespace umpire::sheets

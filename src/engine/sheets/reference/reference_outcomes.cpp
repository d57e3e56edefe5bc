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

namespace umpire::sheets {

namespace {

/// The sums that the dice can show, but for those that come on top of the first ones.
std::pair<std::int64_t, std::int64_t> sumsOf(const RulePack& rules, const Check& check, const Die& own) {
    std::pair<std::int64_t, std::int64_t> sums{0, 0};
    const auto add = [&sums](const Die& die, std::int64_t dice) {
        std::int64_t least = die.faces.front().number;
        std::int64_t most = least;
        for (const Face& face : die.faces) {
            least = std::min(least, face.number);
            most = std::max(most, face.number);
        }
        sums.first += least * dice;
        sums.second += most * dice;
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

/// What share of all throws each outcome has.
struct Chances {
    Distribution distribution;

    /// "12.5 %"; "–" for what never comes.
    std::string of(const Id& outcome) const {
        for (const auto& [id, ways] : distribution.outcomes) {
            if (id == outcome) {
                const auto tenths = std::llround(Natural::ratio(ways, distribution.all) * 1000);
                const std::string fraction =
                    tenths % 10 == 0 ? "" : say("words", ".") + std::to_string(tenths % 10);
                return std::to_string(tenths / 10) + fraction + " %";
            }
        }
        return "\u2013";
    }
};

/// True when modifiers count in the check.
bool isModified(const RulePack& rules, const Check& check) {
    return !check.total && !rules.modifiersOf(check.id).empty();
}

/// Whether it is known without a battle what is thrown beside its own dice.
bool knowsThrow(const RulePack& rules, const Check& check) {
    const bool again = !check.again || (!check.again->when && numberOf(rules, check.again->most));
    return again && std::all_of(check.moreDice.begin(), check.moreDice.end(),
                                [&](const auto& more) { return numberOf(rules, more.count).has_value(); });
}

/// The exact chances of a check with one table at a net modifier, with so many dice; none when they cannot be
/// told without a battle or are too many to count.
Chances chancesOf(const ReferenceWriter& writer, const Check& check, std::int64_t net, std::int64_t dice) {
    const Die* die = writer.rules.die(check.die);
    if (!die || !knowsThrow(writer.rules, check) || check.form != Check::Form::Banded ||
        tablesInForce(check, writer.scope()).size() != 1 || dice < 1 || dice > mostCountedDice) {
        return {};
    }
    DiceToThrow thrown{*die, static_cast<int>(dice)};
    thrown.whole = throwOf(check, *die, net, writer.scope());
    if (thrown.whole) {
        thrown.whole->sets.front().count = static_cast<int>(dice);
    }
    try {
        return {distributionOf(check, thrown, net, writer.scope())};
    } catch (const BadDice&) {
        return {};
    }
}

/// The chance of each outcome for each net modifier, from where all throws come to the lowest outcome to
/// where all come to the highest, or as far as the modifiers reach.
Table oddsTable(const ReferenceWriter& writer, const Check& check) {
    Table table;
    table.name = fill(say("reference", "{check}: chances"), {{"check", check.name}});
    const std::vector<Id> outcomes = outcomesInOrder(check);
    table.columns.assign(outcomes.size() + 1, {Column::Align::End, 0});
    Row head{{strong(say("reference", "Net"))}, Row::Kind::Body};
    for (const Id& id : outcomes) {
        const Outcome* outcome = writer.rules.outcome(id);
        head.cells.emplace_back(strong(outcome ? outcome->name : id));
    }
    table.heads.push_back(std::move(head));
    const Die* die = writer.rules.die(check.die);
    const NetRange range = die ? rangeOf(writer.rules, check, *die) : NetRange{0, -1};
    for (std::int64_t net = range.from; net <= range.to; ++net) {
        const Chances chances = chancesOf(writer, check, net, diceOf(writer.rules, check).value_or(1));
        Row row{{strong(signedText(net))}, Row::Kind::Body};
        for (const Id& id : outcomes) {
            row.cells.emplace_back(chances.of(id));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

using Group = std::vector<const Check*>;

bool sameBands(const std::vector<Band>& a, const std::vector<Band>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Band& one, const Band& other) {
        return one.from == other.from && one.to == other.to && one.outcome == other.outcome;
    });
}

/// One table says the same of both; what is thrown for them is then the same as well.
bool sameTable(const ReferenceWriter& writer, const Check& a, const Check& b) {
    const auto score = [&writer](const Check& check) {
        return scoreText(writer.rules, check, check.tables.front().bands.front());
    };
    return a.tables.size() == 1 && b.tables.size() == 1 && a.dice == b.dice && a.symbols == b.symbols &&
           diceText(writer.rules, a) == diceText(writer.rules, b) &&
           sameBands(a.tables.front().bands, b.tables.front().bands) &&
           (isModified(writer.rules, a) || isModified(writer.rules, b) || score(a) == score(b));
}

std::vector<Group> groupsOf(const ReferenceWriter& writer, const ReferencePart& part) {
    std::vector<Group> groups;
    for (const ReferencePart::Column& column : part.columns) {
        const Check* check = writer.rules.check(column.of);
        const auto found = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
            return sameTable(writer, *group.front(), *check);
        });
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

/// With a table whose dice no modifier moves, the chance of each line stands beside it.
bool showsChances(const ReferenceWriter& writer, const Check& check) {
    return writer.wish.odds && !isModified(writer.rules, check);
}

/// The chance of an outcome with one die, two and three, where the player chooses how many.
std::string chancesByDice(const ReferenceWriter& writer, const Check& check, const Id& outcome) {
    std::string text;
    for (const std::int64_t dice : {1, 2, 3}) {
        text += text.empty() ? "" : say("words", "; ");
        text += sayCounted("reference", "{n} die {chance}", "{n} dice {chance}")
                    .of(dice, {{"chance", chancesOf(writer, check, 0, dice).of(outcome)}});
    }
    return text;
}

std::string chanceText(const ReferenceWriter& writer, const Check& check, const Id& outcome) {
    const auto dice = diceOf(writer.rules, check);
    return dice ? chancesOf(writer, check, 0, *dice).of(outcome) : chancesByDice(writer, check, outcome);
}

Row lineOf(ReferenceWriter& writer, const ReferencePart& part, const Check& check, const std::string& score,
           const Id& outcome) {
    Phrase line = outcomeLine(writer, part, outcome);
    if (showsChances(writer, check) && tablesInForce(check, writer.scope()).size() == 1) {
        line.push_back(quiet(" (" + chanceText(writer, check, outcome) + ")"));
    }
    return {{Cell(strong(score)), cellOf(line)}, Row::Kind::Body};
}

void addLines(ReferenceWriter& writer, const ReferencePart& part, const Check& check, Table& table) {
    for (const BandTable* bands : tablesInForce(check, writer.scope())) {
        if (!bands->onSheet.empty()) {
            table.rows.push_back({{Cell({strong(bands->onSheet)}, 2)}, Row::Kind::Group});
        }
        for (const Band& band : bands->bands) {
            table.rows.push_back(
                lineOf(writer, part, check, scoreText(writer.rules, check, band), band.outcome));
        }
    }
    for (const Id& choice : check.choices) {
        table.rows.push_back(lineOf(writer, part, check, diceText(writer.rules, check), choice));
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        table.rows.push_back(lineOf(writer, part, check, scoreText(writer.rules, check, symbol), outcome));
    }
}

bool countsInAny(const Modifier& modifier, const ReferencePart& part, const Scope& rulings) {
    return std::any_of(part.columns.begin(), part.columns.end(),
                       [&](const auto& column) { return everCounts(modifier, column.of, rulings); });
}

bool hasPartOfItsOwn(const Modifier& modifier, const Scope& rulings) {
    const std::vector<ReferencePart>& parts = rulings.rules.sheets.reference.parts;
    return std::any_of(parts.begin(), parts.end(), [&](const ReferencePart& part) {
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
    writer.addTexts(blocks, part);
    for (const Group& group : groups) {
        const Check& check = *group.front();
        if (writer.wish.odds && isModified(writer.rules, check) && diceOf(writer.rules, check) &&
            check.tables.size() == 1 && check.form == Check::Form::Banded &&
            knowsThrow(writer.rules, check)) {
            blocks.emplace_back(Heading{{strong(fill(say("reference", "Chances by net modifier: {checks}"),
                                                     {{"checks", namesOf(group)}}))},
                                        3});
            blocks.emplace_back(oddsTable(writer, check));
        }
    }
    return blocks;
}

} // namespace umpire::sheets

// What checks come to: checks with the same bands share a table.

#include "ever_counts.h"
#include "reference_odds.h"
#include "reference_parts.h"

#include "umpire/base/letters.h"
#include "umpire/base/speech.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/sheets/rules_at_hand.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

using Group = std::vector<const Check*>;

bool sameBands(const std::vector<Band>& a, const std::vector<Band>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Band& one, const Band& other) {
        return one.from == other.from && one.to == other.to && one.outcome == other.outcome;
    });
}

/// One table says the same of both; what is thrown for them is then the same as well.
bool sameTable(const ReferenceDesk& desk, const Check& a, const Check& b) {
    const auto score = [&desk](const Check& check) {
        return scoreText(desk.rules, check, check.tables.front().bands.front());
    };
    return a.tables.size() == 1 && b.tables.size() == 1 && a.dice == b.dice && a.symbols == b.symbols &&
           diceOf(desk.rules, a) == diceOf(desk.rules, b) &&
           sameBands(a.tables.front().bands, b.tables.front().bands) &&
           (isModified(desk.rules, a) || isModified(desk.rules, b) || score(a) == score(b));
}

std::vector<Group> groupsOf(const ReferenceDesk& desk, const ReferencePart& part) {
    std::vector<Group> groups;
    for (const ReferencePart::Column& column : part.columns) {
        const Check* check = desk.rules.check(column.of);
        const auto found = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
            return sameTable(desk, *group.front(), *check);
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
bool showsChances(const ReferenceDesk& desk, const Check& check) {
    return desk.wish.odds && !isModified(desk.rules, check);
}

/// The chance of an outcome with one die, two and three, where the player chooses how many.
std::string chancesByDice(const ReferenceDesk& desk, const Check& check, const Id& outcome) {
    std::string text;
    for (const std::int64_t dice : {1, 2, 3}) {
        text += text.empty() ? "" : say("words", "; ");
        text += sayCounted("reference", "{n} die {chance}", "{n} dice {chance}")
                    .of(dice, {{"chance", chancesOf(desk, check, 0, dice).of(outcome)}});
    }
    return text;
}

std::string chanceText(const ReferenceDesk& desk, const Check& check, const Id& outcome) {
    const auto dice = diceOf(desk.rules, check);
    return dice ? chancesOf(desk, check, 0, *dice).of(outcome) : chancesByDice(desk, check, outcome);
}

Row lineOf(ReferenceDesk& desk, const ReferencePart& part, const Check& check, const std::string& score,
           const Id& outcome) {
    Phrase line = outcomeLine(desk, part, outcome);
    if (showsChances(desk, check) && tablesInForce(check, desk.scope()).size() == 1) {
        line.push_back(quiet(" (" + chanceText(desk, check, outcome) + ")"));
    }
    return {{Cell(strong(score)), cellOf(line)}, Row::Kind::Body};
}

void addLines(ReferenceDesk& desk, const ReferencePart& part, const Check& check, Table& table) {
    for (const BandTable* bands : tablesInForce(check, desk.scope())) {
        if (!bands->onSheet.empty()) {
            table.rows.push_back({{Cell({strong(bands->onSheet)}, 2)}, Row::Kind::Group});
        }
        for (const Band& band : bands->bands) {
            table.rows.push_back(lineOf(desk, part, check, scoreText(desk.rules, check, band), band.outcome));
        }
    }
    for (const Id& choice : check.choices) {
        table.rows.push_back(lineOf(desk, part, check, diceText(desk.rules, check), choice));
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        table.rows.push_back(lineOf(desk, part, check, scoreText(desk.rules, check, symbol), outcome));
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
Phrase leftOver(ReferenceDesk& desk, const ReferencePart& part) {
    Phrase line;
    for (const Modifier& modifier : desk.rules.modifiers) {
        if (!countsInAny(modifier, part, desk.scope()) || hasPartOfItsOwn(modifier, desk.scope())) {
            continue;
        }
        line.push_back(strong((line.empty() ? "" : say("words", "; ")) +
                              worthText(desk.rules, asRuled(modifier, desk.scope())) + " "));
        const Phrase label = modifierLine(desk, part, modifier);
        line.insert(line.end(), label.begin(), label.end());
    }
    return line;
}

Table tableOf(ReferenceDesk& desk, const ReferencePart& part, const std::vector<Group>& groups) {
    Table table;
    table.name = desk.fill(part.title);
    table.columns = {{Column::Align::Start, 0}, {Column::Align::Start, 1}};
    for (const Group& group : groups) {
        if (groups.size() > 1) {
            Cell head({strong(namesOf(group)), quiet(" (" + diceText(desk.rules, *group.front()) + ")")}, 2);
            table.rows.push_back({{std::move(head)}, Row::Kind::Group});
        }
        addLines(desk, part, *group.front(), table);
    }
    return table;
}

} // namespace

Phrase outcomeLine(ReferenceDesk& desk, const ReferencePart& part, const Id& id) {
    const Outcome* outcome = desk.rules.outcome(id);
    if (!outcome) {
        return {};
    }
    const bool ended = outcome->name.find_last_of(".!?") + 1 == outcome->name.size();
    Words name = beginning(placeOfOutcome(id), strong(outcome->name + (ended ? "" : ".")));
    name.tone = outcome->tone == "plain" ? "" : outcome->tone;
    Phrase line{std::move(name)};
    const std::string text = desk.fill(outcome->onSheet.empty() ? outcome->text : outcome->onSheet);
    if (!text.empty()) {
        line.push_back(plain(" " + withCapital(text)));
    }
    desk.addTo(line, part, id);
    return line;
}

std::vector<Block> outcomeBlocks(ReferenceDesk& desk, const ReferencePart& part) {
    const std::vector<Group> groups = groupsOf(desk, part);
    std::vector<Block> blocks{tableOf(desk, part, groups)};
    if (Phrase line = leftOver(desk, part); !line.empty()) {
        blocks.emplace_back(Paragraph{std::move(line)});
    }
    desk.addTexts(blocks, part);
    for (const Group& group : groups) {
        const Check& check = *group.front();
        if (desk.wish.odds && isModified(desk.rules, check) && diceOf(desk.rules, check) &&
            check.tables.size() == 1 && check.form == Check::Form::Banded) {
            blocks.emplace_back(Heading{{strong(fill(say("reference", "Chances by net modifier: {checks}"),
                                                     {{"checks", namesOf(group)}}))},
                                        3});
            blocks.emplace_back(oddsTable(desk, check));
        }
    }
    return blocks;
}

} // namespace umpire::sheets

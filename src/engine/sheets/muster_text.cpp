#include "muster_text.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <sstream>

namespace umpire::sheets {

Column narrow(Column::Align align) {
    return {align, 0};
}

Column wide(int share) {
    return {Column::Align::Start, share};
}

namespace {

/// What is worked out from a formation's units says nothing where it has none, and too much where some are
/// hidden.
/// A corps is no division, though the rules may know nothing above one: what a formation below it is called
/// as well is left out.
std::vector<Id> headsOf(const BattleText& words, const Muster& muster) {
    const auto& all = words.rules().sheets.heads;
    const auto found = all.find(muster.head->kind);
    std::vector<Id> heads = found == all.end() ? std::vector<Id>() : found->second;
    const Ids below = words.battle().formationsOf(*muster.head);
    std::erase_if(heads, [&](const Id& id) {
        const Attribute* attribute = words.rules().attribute(muster.head->kind, id);
        const bool empty = (muster.units.empty() || muster.veiled) && attribute && attribute->derived;
        return empty || std::any_of(below.begin(), below.end(), [&](const Id& formation) {
                   return words.text(*words.battle().find(formation), id) == words.text(*muster.head, id);
               });
    });
    return heads;
}

} // namespace

Heading musterHeading(const BattleText& words, const Muster& muster) {
    Heading heading{{strong(muster.head->name)}, 3};
    const std::string more = words.texts(*muster.head, headsOf(words, muster));
    if (muster.head->kind == SubjectKind::Formation && !more.empty()) {
        heading.words.push_back(quiet(" · " + more));
    }
    return heading;
}

Cell numberCell(const UnitNumbers& numbers, const Subject& unit) {
    return strong(numbers.of(unit.id));
}

Cell nameCell(const BattleText& words, const Subject& unit) {
    std::vector<Piece> pieces{strong(unit.name)};
    if (words.isSecret(unit)) {
        const Attribute* secret = words.rules().attribute(unit.kind, words.rules().roles.secret);
        pieces.emplace_back(quiet(" (" + small(secret->brief) + ")"));
    }
    return pieces;
}

Cell orderCell(const BattleText& words, const Subject& unit, int letters, bool told) {
    if (!words.takesOrder(unit)) {
        return {};
    }
    if (!told) {
        return Cell({Blank{letters}});
    }
    const PackRoles::Orders& orders = words.rules().roles.orders;
    const std::string order = words.text(unit, orders.order);
    const std::string objective = orders.objective.empty() ? "" : words.text(unit, orders.objective);
    std::vector<Piece> pieces;
    if (order.empty()) {
        pieces.emplace_back(Blank{letters});
    } else {
        pieces.emplace_back(plain(order));
    }
    if (!objective.empty()) {
        pieces.emplace_back(quiet((order.empty() ? " " : say("words", ": ")) + objective));
    }
    return pieces;
}

namespace {

std::string nameOfUnits(const RulePack& rules, const Id& id) {
    const Attribute* attribute = rules.attribute(SubjectKind::Unit, id);
    return attribute ? attribute->name : std::string();
}

} // namespace

std::string nameOfOrder(const RulePack& rules) {
    return nameOfUnits(rules, rules.roles.orders.order);
}

std::string nameOfObjective(const RulePack& rules) {
    return nameOfUnits(rules, rules.roles.orders.objective);
}

namespace {

/// Whether the sheet has a word for how somebody fares, which says that he is gone.
bool tellsState(const BattleText& words, const Subject& subject) {
    const auto& lists = words.rules().sheets.state;
    const auto list = lists.find(subject.kind);
    const Id& state = words.rules().roles.state(subject.kind).by;
    return list != lists.end() && listed(list->second, state);
}

} // namespace

Cell stateCell(const BattleText& words, const Subject& subject, const std::vector<Id>& besides) {
    std::vector<Words> all = words.state(subject, besides);
    if (words.isOut(subject) && !tellsState(words, subject)) {
        Words out = words.toned(subject, words.rules().roles.state(subject.kind).by);
        out.text = out.text.empty() ? say("state", "Out of play") : out.text;
        all.insert(all.begin(), std::move(out));
    }
    if (const std::string marks = words.marks(subject); !marks.empty()) {
        all.push_back(strong(marks));
    }
    std::vector<Piece> pieces;
    for (Words& word : all) {
        if (!pieces.empty()) {
            pieces.emplace_back(plain(", "));
        }
        pieces.emplace_back(std::move(word));
    }
    return pieces;
}

void addParagraphs(std::vector<Block>& blocks, const std::string& text, Words::Style style) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty() && line.back() == '\r') {
            line.pop_back();
        }
        if (line.find_first_not_of(" \t") != std::string::npos) {
            blocks.emplace_back(Paragraph{{Words{line, style, {}, {}}}});
        }
    }
}

} // namespace umpire::sheets

#include "pile_table.h"

#include "muster_words.h"
#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// "British Infantry × 3, Roads": what lies there, each name once.
std::string namesIn(const PileCount& pile, const Session& session) {
    std::vector<std::pair<std::string, int>> names;
    const Id& attribute = session.rules().roles.cards.pile;
    for (const Subject* unit : session.battle().all(SubjectKind::Unit)) {
        if (unit->side != pile.side || unit->value(attribute).text() != pile.pile) {
            continue;
        }
        const auto known = std::find_if(names.begin(), names.end(),
                                        [unit](const auto& each) { return each.first == unit->name; });
        known == names.end() ? names.emplace_back(unit->name, 1) : (++known->second, *known);
    }
    std::string all;
    for (const auto& [name, count] : names) {
        all += all.empty() ? "" : ", ";
        all += count == 1
                   ? name
                   : fill(say("sheet", "{name} × {n}"), {{"name", name}, {"n", std::to_string(count)}});
    }
    return all;
}

} // namespace

std::optional<Section> pileSection(const Session& session, const Eyes& eyes) {
    const std::vector<PileCount> piles = pilesOf(session.rules(), session.battle(), eyes);
    if (piles.empty()) {
        return std::nullopt;
    }
    Table table{say("sheet", "Piles"),
                {wide(2), wide(2), narrow(Column::Align::End), wide(8)},
                {{{say("sheet", "Side"), say("sheet", "Pile"), session.rules().roles.cards.noun.head(),
                   say("sheet", "What lies there")},
                  Row::Kind::Body}},
                {}};
    for (const PileCount& pile : piles) {
        const Subject* side = session.battle().find(pile.side);
        table.rows.push_back(
            {{side->name, pile.name, strong(std::to_string(pile.cards)),
              pile.open ? Cell(namesIn(pile, session)) : Cell(quiet(say("sheet", "covered")))},
             Row::Kind::Body});
    }
    Section section{"piles", {strong(say("sheet", "Piles"))}, {}, false};
    section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace umpire::sheets

#include "pile_table.h"

#include "muster_words.h"
#include "umpire/base/speech.h"
#include "words/names_once.h"

namespace umpire::sheets {

namespace {

std::string namesIn(const PileCount& pile, const Session& session) {
    std::vector<std::string> names;
    const Id& attribute = session.rules().roles.cards.pile;
    for (const Subject* unit : session.battle().all(SubjectKind::Unit)) {
        if (unit->side == pile.side && unit->value(attribute).text() == pile.pile) {
            names.push_back(unit->name);
        }
    }
    return namesOnce(names);
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

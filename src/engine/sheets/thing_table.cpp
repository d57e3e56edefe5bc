#include "thing_table.h"

#include "muster_text.h"
#include "styled_text.h"
#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/sheets/record_text.h"

namespace umpire::sheets {

namespace {

/// "Holder: Empire · Mined".
std::string attributesOf(const Subject& thing, const BattleText& words) {
    std::string all;
    for (const Attribute& attribute : words.rules().attributes) {
        const bool shown = attribute.of == SubjectKind::Thing && attribute.shown;
        const std::string text = shown ? words.text(thing, attribute.id) : std::string();
        if (text.empty()) {
            continue;
        }
        all += all.empty() ? "" : " · ";
        all += attribute.type.kind == Type::Kind::Flag ? attribute.name
                                                       : attribute.name + say("words", ": ") + text;
    }
    return all;
}

} // namespace

std::optional<Section> thingSection(const BattleText& words) {
    const std::vector<const Subject*> things = words.battle().all(SubjectKind::Thing);
    if (things.empty()) {
        return std::nullopt;
    }
    Table table{say("sheet", "What belongs to no side"), {wide(2), wide(5)}, {}, {}};
    for (const Subject* thing : things) {
        table.rows.push_back({{strong(thing->name), Cell(attributesOf(*thing, words))}, Row::Kind::Body});
    }
    Section section{"things", {strong(say("sheet", "What belongs to no side"))}, {}, false};
    section.blocks.emplace_back(std::move(table));
    return section;
}

std::optional<Section> ledgerSection(const Battle& battle) {
    if (battle.scores.empty()) {
        return std::nullopt;
    }
    Table table{say("sheet", "Points"),
                {narrow(Column::Align::End), wide(2), wide(5), narrow(Column::Align::End),
                 narrow(Column::Align::End)},
                {{{say("sheet", "Turn"), say("sheet", "Side"), say("sheet", "What for"),
                   say("sheet", "Points"), say("sheet", "Total")},
                  Row::Kind::Body}},
                {}};
    for (const Score& score : battle.scores) {
        const Subject* side = battle.find(score.side);
        table.rows.push_back({{std::to_string(score.turn), side ? side->name : score.side, score.text,
                               signedNumber(score.by), strong(plainNumber(score.total))},
                              Row::Kind::Body});
    }
    Section section{"points", {strong(say("sheet", "Points"))}, {}, false};
    section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace umpire::sheets

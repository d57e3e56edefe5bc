#include "thing_table.h"

#include "muster_text.h"
#include "umpire/base/speech.h"

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

} // namespace umpire::sheets

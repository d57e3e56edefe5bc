#include "sections.h"

#include "muster.h"
#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/sheets/record_text.h"
#include "umpire/state/objectives.h"

#include <set>

namespace umpire::sheets {

namespace {

std::optional<Section> sectionOf(const Id& id, const std::string& title, Table table) {
    Section section{id, {strong(title)}};
    section.blocks.emplace_back(std::move(table));
    return section;
}

std::string heldBy(const Objective& objective, const Battle& battle) {
    const Subject* side = battle.find(objective.holder);
    return side ? side->name : say("sheet", "nobody");
}

/// "Empire 4 · Ottoman 1".
Paragraph pointsOfSides(const Battle& battle) {
    Paragraph paragraph;
    for (const Holding& holding : holdingsOf(battle)) {
        if (!paragraph.words.empty()) {
            paragraph.words.push_back(plain(" · "));
        }
        paragraph.words.push_back(plain(battle.find(holding.side)->name + " "));
        paragraph.words.push_back(strong(plainNumber(holding.points)));
    }
    return paragraph;
}

/// The turns of which times are known.
std::set<std::int64_t> timedTurns(const Battle& battle) {
    std::set<std::int64_t> turns;
    for (const auto& [phase, seconds] : battle.times) {
        turns.insert(phase.turn);
    }
    return turns;
}

/// The sides, in their order, that times are told of; where turns have no halves time is nobody's.
std::vector<const Subject*> timedSides(const Session& session) {
    return session.rules().halves ? session.battle().all(SubjectKind::Side) : std::vector<const Subject*>{};
}

std::string timeOrNone(std::int64_t seconds) {
    return seconds == 0 ? "–" : timeInWords(seconds);
}

Row timeRow(const Session& session, const std::string& head, std::optional<std::int64_t> turn) {
    const Battle& battle = session.battle();
    const auto took = [&](const Id* side) {
        return turn ? secondsOf(battle, *turn, side) : secondsOfAll(battle, side);
    };
    Row row{{strong(head)}};
    for (const Subject* side : timedSides(session)) {
        row.cells.emplace_back(timeOrNone(took(&side->id)));
    }
    row.cells.push_back(strong(timeOrNone(took(nullptr))));
    return row;
}

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

std::optional<Section> objectiveSection(const Battle& battle) {
    if (battle.objectives.empty()) {
        return std::nullopt;
    }
    Table table{say("sheet", "Objectives"),
                {wide(5), narrow(Column::Align::End), wide(4)},
                {{{say("sheet", "Objective"), say("sheet", "Worth"), say("sheet", "Held by")}}}};
    for (const Objective& objective : battle.objectives) {
        table.rows.push_back({{objective.name, plainNumber(objective.worth), heldBy(objective, battle)}});
    }
    Section section{"objectives", {strong(say("sheet", "Objectives"))}};
    section.blocks.emplace_back(pointsOfSides(battle));
    section.blocks.emplace_back(std::move(table));
    return section;
}

std::optional<Section> remarkSection(const Session& session) {
    const Battle& battle = session.battle();
    List list;
    for (const auto& [on, text] : battle.remarks) {
        const Subject* subject = battle.find(on.subject);
        if (!on.subject.empty() && !subject) {
            continue; // whoever it was about has left
        }
        const std::string place =
            subject ? subject->name : fill(say("sheet", "Turn {turn}"), {{"turn", std::to_string(on.turn)}});
        list.items.push_back({strong(place + say("words", ": ")), plain(text)});
    }
    if (list.items.empty()) {
        return std::nullopt;
    }
    return Section{"remarks", {strong(say("sheet", "Notes taken in play"))}, {std::move(list)}};
}

std::optional<Section> timeSection(const Session& session) {
    const Battle& battle = session.battle();
    if (battle.times.empty()) {
        return std::nullopt;
    }
    Table table{say("sheet", "Time at the table")};
    table.addColumn(wide(3), say("sheet", "Turn"));
    for (const Subject* side : timedSides(session)) {
        table.addColumn(wide(3), side->name);
    }
    table.addColumn(wide(3), say("sheet", "Together"));
    for (const std::int64_t turn : timedTurns(battle)) {
        table.rows.push_back(timeRow(session, std::to_string(turn), turn));
    }
    table.rows.push_back(timeRow(session, say("sheet", "The whole game"), std::nullopt));
    return sectionOf("time", say("sheet", "Time at the table"), std::move(table));
}

std::optional<Section> thingSection(const BattleText& words) {
    const std::vector<const Subject*> things = words.battle().all(SubjectKind::Thing);
    if (things.empty()) {
        return std::nullopt;
    }
    Table table{say("sheet", "What belongs to no side"), {wide(2), wide(5)}};
    for (const Subject* thing : things) {
        table.rows.push_back({{strong(thing->name), Cell(attributesOf(*thing, words))}});
    }
    return sectionOf("things", say("sheet", "What belongs to no side"), std::move(table));
}

std::optional<Section> ledgerSection(const Battle& battle) {
    if (battle.scores.empty()) {
        return std::nullopt;
    }
    Table table{say("sheet", "Points"),
                {narrow(Column::Align::End), wide(2), wide(5), narrow(Column::Align::End),
                 narrow(Column::Align::End)},
                {{{say("sheet", "Turn"), say("sheet", "Side"), say("sheet", "What for"),
                   say("sheet", "Points"), say("sheet", "Total")}}}};
    for (const Score& score : battle.scores) {
        const Subject* side = battle.find(score.side);
        table.rows.push_back({{std::to_string(score.turn), side ? side->name : score.side, score.text,
                               signedNumber(score.by), strong(plainNumber(score.total))}});
    }
    return sectionOf("points", say("sheet", "Points"), std::move(table));
}

std::optional<Section> pileSection(const Session& session, const Viewer& viewer) {
    const std::vector<PileCount> piles = pilesOf(session.rules(), session.battle(), viewer);
    if (piles.empty()) {
        return std::nullopt;
    }
    Table table{say("sheet", "Piles"),
                {wide(2), wide(2), narrow(Column::Align::End), wide(8)},
                {{{say("sheet", "Side"), say("sheet", "Pile"), session.rules().roles.cards.noun.head(),
                   say("sheet", "What lies there")}}}};
    for (const PileCount& pile : piles) {
        const Subject* side = session.battle().find(pile.side);
        table.rows.push_back(
            {{side->name, pile.name, strong(std::to_string(pile.cards)),
              pile.open ? Cell(namesIn(pile, session)) : Cell(quiet(say("sheet", "covered")))}});
    }
    return sectionOf("piles", say("sheet", "Piles"), std::move(table));
}

} // namespace umpire::sheets

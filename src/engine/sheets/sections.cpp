#include "sections.h"

#include "muster.h"
#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/sheets/record_text.h"
#include "umpire/state/objectives.h"

#include <optional>
#include <set>

namespace umpire::sheets {

namespace {

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

void addSection(Sheet& sheet, const Id& id, const std::string& title, std::vector<Block> blocks) {
    if (!blocks.empty()) {
        sheet.sections.push_back({id, {strong(title)}, std::move(blocks)});
    }
}

void addSection(Sheet& sheet, const Id& id, const std::string& title, List list) {
    if (!list.items.empty()) {
        addSection(sheet, id, title, std::vector<Block>{std::move(list)});
    }
}

void addTable(Sheet& sheet, const Id& id, const Table& table) {
    if (!table.rows.empty()) {
        addSection(sheet, id, table.name, std::vector<Block>{table});
    }
}

void addObjectives(Sheet& sheet, const Battle& battle) {
    if (battle.objectives.empty()) {
        return;
    }
    Table table{say("sheet", "Objectives"),
                {wide(5), narrow(Column::Align::End), wide(4)},
                {{{say("sheet", "Objective"), say("sheet", "Worth"), say("sheet", "Held by")}}}};
    for (const Objective& objective : battle.objectives) {
        table.rows.push_back({{objective.name, plainNumber(objective.worth), heldBy(objective, battle)}});
    }
    addSection(sheet, "objectives", table.name, std::vector<Block>{pointsOfSides(battle), table});
}

void addRemarks(Sheet& sheet, const Session& session) {
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
    addSection(sheet, "remarks", say("sheet", "Notes taken in play"), std::move(list));
}

void addTimes(Sheet& sheet, const Session& session) {
    const Battle& battle = session.battle();
    if (battle.times.empty()) {
        return;
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
    addTable(sheet, "time", table);
}

void addThings(Sheet& sheet, const BattleText& words) {
    Table table{say("sheet", "What belongs to no side"), {wide(2), wide(5)}};
    for (const Subject* thing : words.battle().all(SubjectKind::Thing)) {
        table.rows.push_back({{strong(thing->name), Cell(attributesOf(*thing, words))}});
    }
    addTable(sheet, "things", table);
}

void addLedger(Sheet& sheet, const Battle& battle) {
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
    addTable(sheet, "points", table);
}

void addPiles(Sheet& sheet, const Session& session, const Viewer& viewer) {
    Table table{say("sheet", "Piles"),
                {wide(2), wide(2), narrow(Column::Align::End), wide(8)},
                {{{say("sheet", "Side"), say("sheet", "Pile"), session.rules().roles.cards.noun.head(),
                   say("sheet", "What lies there")}}}};
    for (const PileCount& pile : pilesOf(session.rules(), session.battle(), viewer)) {
        const Subject* side = session.battle().find(pile.side);
        table.rows.push_back(
            {{side->name, pile.name, strong(std::to_string(pile.cards)),
              pile.open ? Cell(namesIn(pile, session)) : Cell(quiet(say("sheet", "covered")))}});
    }
    addTable(sheet, "piles", table);
}

} // namespace umpire::sheets

// What only the umpire can say before a command goes on: a result that he sees, a cell of his book.

#include "open_results.h"

#include "../battle/blank_cells.h"
#include "umpire/base/speech.h"
#include "umpire/rules/table_heads.h"

namespace umpire {

namespace {

std::string nameOf(const Table& table, const TableCell& cell, const RulePack& rules) {
    if (cell.row == headsOfRows || cell.row == headsOfColumns) {
        return fill(cell.row == headsOfRows ? say("worksheet", "{table}: rows")
                                            : say("worksheet", "{table}: columns"),
                    {{"table", table.name}});
    }
    const Places places{{"table", table.name},
                        {"row", headName(rules, table.rows, cell.row)},
                        {"column", table.columns ? headName(rules, *table.columns, cell.column) : ""}};
    return fill(table.columns ? say("worksheet", "{table}: {row}, {column}")
                              : say("worksheet", "{table}: {row}"),
                places);
}

} // namespace

WorksheetField fieldOf(const Ground& ground, const StatedResult& open) {
    const RulePack& rules = ground.rules();
    const Check* check = rules.check(open.check);
    const Subject* subject = ground.battle().find(open.subject);
    WorksheetField field;
    field.id = open.field;
    field.name =
        fill(say("worksheet", "{check} of {subject}"), {{"check", check ? check->name : open.check},
                                                        {"subject", subject ? subject->name : open.subject}});
    field.kind = AskKind::Choice;
    field.needed = true;
    for (const Id& choice : check ? check->choices : std::vector<Id>{}) {
        const Outcome* outcome = rules.outcome(choice);
        field.choices.push_back({choice, outcome ? outcome->name : choice});
    }
    return field;
}

WorksheetField fieldOf(const Ground& ground, const TableCell& blank) {
    const RulePack& rules = ground.rules();
    WorksheetField field;
    field.id = "value";
    field.needed = true;
    field.command = fillingOf(blank);
    const Table* table = rules.table(blank.table);
    if (!table) {
        return field;
    }
    field.name = nameOf(*table, blank, rules);
    if (blank.row == headsOfRows || blank.row == headsOfColumns) {
        field.kind = AskKind::Text;
        return field;
    }
    field.kind = table->type.kind == Type::Kind::Number ? AskKind::Count : AskKind::Choice;
    field.from = table->least;
    field.to = table->most;
    const Vocabulary* words = rules.vocabulary(table->type.vocabulary);
    for (const Word& word : words ? words->words : std::vector<Word>{}) {
        field.choices.push_back({word.id, word.name});
    }
    for (const Outcome& outcome :
         table->type.vocabulary == "outcome" ? rules.outcomes : std::vector<Outcome>{}) {
        field.choices.push_back({outcome.id, outcome.name});
    }
    return field;
}

} // namespace umpire

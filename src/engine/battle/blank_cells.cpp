// Tables that the rules leave blank: what was worked out without a cell that a rule needs is worth nothing.

#include "blank_cells.h"
#include "umpire/base/speech.h"
#include "umpire/battle/resolution.h"
#include "umpire/program/evaluation_watch.h"
#include "umpire/rules/table_heads.h"

namespace umpire {

void Resolution::needCells() const {
    const std::optional<TableCell> blank = blankNeeded();
    const Table* table = blank ? m_rules.table(blank->table) : nullptr;
    if (!table) {
        return;
    }
    const std::string place = blank->column.empty() ? blank->row : blank->row + ", " + blank->column;
    throw BlankNeeded(
        *blank,
        fill(blank->row == headsOfRows
                 ? say("command",
                       "nothing heads the rows of the table {table} yet: {text} Type it in with {command}")
             : blank->row == headsOfColumns
                 ? say("command",
                       "nothing heads the columns of the table {table} yet: {text} Type it in with {command}")
                 : say("command", "the table {table} is blank at {place}: {text} Type it in with {command}"),
             {{"table", table->name},
              {"place", place},
              {"text", table->text},
              {"command", dumpLine(fillingOf(*blank))}}));
}

} // namespace umpire

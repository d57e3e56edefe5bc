#include "point_ledger.h"

#include "muster_text.h"
#include "styled_text.h"
#include "umpire/base/plain_number.h"
#include "umpire/base/speech.h"
#include "umpire/sheets/signed_number.h"

namespace umpire::sheets {

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

#include "contests_reader.h"

#include "../nouns.h"
#include "entry_parts.h"
#include "outcome_lists.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

using Kind = Type::Kind;

void ContestsReader::read(ObjectReader& file) {
    file.objects("contests", false, [this](ObjectReader& reader) {
        Contest contest;
        contest.id = reader.id("id");
        duplicate(reader, "contest", m_pack.contest(contest.id) != nullptr);
        contest.name = reader.words("name");
        contest.section = reader.text("section");
        contest.check = readKnownOne(reader, "check", idsOf(m_pack.checks), "check");
        const Check* check = m_pack.check(contest.check);
        const SubjectKind kind = check ? check->subject : SubjectKind::Unit;
        if (check && check->other != check->subject) {
            reader.error("check",
                         fill(say("pack", "the check {check} is taken by {who} against {other}; in a "
                                          "contest both are of one kind"),
                              {{"check", inQuotes(check->id)},
                               {"who", oneOf(check->subject)},
                               {"other", oneOf(check->other)}}));
        }
        const Roles roles{kind, kind, {}, Stage::Settled};
        std::set<Id> named;
        reader.objects("cells", true, [&](ObjectReader& inner) {
            readName(inner, "cell", named);
            readCell(inner, contest, roles);
        });
        contest.bothEffects = m_draft.readEffects(reader, "after", roles, false);
        m_pack.contests.push_back(std::move(contest));
    });
}

void ContestsReader::readCell(ObjectReader& reader, Contest& contest, const Roles& roles) {
    Contest::Cell cell;
    cell.own = readOutcomes(reader, "own", contest.check, true, m_pack);
    cell.enemy = readOutcomes(reader, "enemy", contest.check, true, m_pack);
    Roles paired = roles;
    paired.stage = Stage::Paired;
    cell.when =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("when"), paired, Kind::Flag);
    cell.result = reader.id("result");
    cell.named = reader.flag("names-own", false);
    cell.ownEffects = m_draft.readEffects(reader, "own-effects", roles, false);
    cell.enemyEffects = m_draft.readEffects(reader, "enemy-effects", roles, false);
    readTexts(reader, cell, roles);
    cell.onSheet = reader.words("sheet", "");
    cell.enemyOnSheet = reader.words("enemy-sheet", "");
    contest.cells.push_back(std::move(cell));
}

void ContestsReader::readTexts(ObjectReader& reader, Contest::Cell& cell, const Roles& roles) {
    cell.says = readSays(reader, "says", roles, "", m_draft);
    cell.enemySays = readSays(reader, "enemy-says", roles, "", m_draft);
    cell.text = m_draft.readTextId(reader, "text", roles, false);
    if (!cell.text.empty()) {
        cell.says.push_back({{}, {}, {}, cell.text});
    }
    const Id enemyText = m_draft.readTextId(reader, "enemy-text", roles, false);
    if (!enemyText.empty()) {
        cell.enemySays.push_back({{}, {}, {}, enemyText});
    }
}

} // namespace umpire

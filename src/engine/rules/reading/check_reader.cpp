#include "check_reader.h"

#include "../check_outcomes.h"
#include "../nouns.h"
#include "die_of_check.h"
#include "entry_parts.h"
#include "follow_up_reader.h"
#include "outcome_lists.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/dice/counted_dice.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

bool names(const Expression& expression, const std::string& word) {
    bool found = false;
    visit(expression,
          [&](const Expression& e) { found = found || (e.op == Expression::Op::Context && e.word == word); });
    return found;
}

/// What is the same at every throw is judged at once; what is worked out is kept within the same bounds then.
/// A total that is worked out, and a die of one face, need no throw.
void judgeCount(ObjectReader& reader, const Expression& count, const RulePack& pack, const Die* die) {
    const int least = reader.has("total") || (die && die->faces.size() == 1) ? 0 : 1;
    const bool fixed = count.op == Expression::Op::Literal || count.op == Expression::Op::Constant;
    const std::int64_t number =
        count.op == Expression::Op::Constant ? pack.number(count.word) : count.literal.number();
    if (fixed && count.type.kind == Kind::Number && (number < least || number > mostCountedDice)) {
        reader.error("count",
                     fill(say("pack", "a check throws from 1 to {most} dice at once, and this is {count}"),
                          {{"most", std::to_string(mostCountedDice)}, {"count", std::to_string(number)}}));
    }
}

} // namespace

void CheckReader::read(ObjectReader& reader) {
    m_check.id = reader.id("id");
    m_check.name = reader.words("name");
    m_check.section = reader.text("section");
    m_check.subject = readSubjectKind(reader, "subject", "unit");
    m_check.other = readSubjectKind(reader, "other", "unit");
    m_check.direct = reader.flag("direct", false);
    const Roles before{m_check.subject, m_check.other, {}, Stage::Start};
    const Roles after{m_check.subject, m_check.other, {}, Stage::Judged};
    readForm(reader);
    if (m_check.form == Check::Form::Stated) {
        readChoices(reader);
    } else {
        readThrow(reader, before);
        // Which table applies may hang on what the dice show, such as how many tens.
        Roles thrown = before;
        thrown.stage = Stage::Thrown;
        readBands(reader, thrown);
    }
    readDrops(reader, before);
    m_check.needs = m_draft.readClauses(reader, "needs", before);
    m_check.warns = m_draft.readClauses(reader, "warns", before);
    readConsequences(reader, after);
    reader.objects("then", false, [&](ObjectReader& inner) {
        m_check.then.push_back(FollowUpReader(m_draft).read(inner, after));
    });
    m_check.owedWhile = ExpressionReader(m_pack, reader.context())
                            .readOptional(reader.want("owed-while"), before, Kind::Flag);
    judgeOutcomes(reader, after);
}

void CheckReader::readForm(ObjectReader& reader) {
    const std::string form = reader.choice("form", {"banded", "pool", "stated"});
    m_check.form = form == "stated" ? Check::Form::Stated
                   : form == "pool" ? Check::Form::Pool
                                    : Check::Form::Banded;
}

/// What the umpire may say it came to, in place of dice and bands.
void CheckReader::readChoices(ObjectReader& reader) {
    reader.need("choices");
    m_check.choices = readKnown(reader, "choices", idsOf(m_pack.outcomes), "outcome");
    if (reader.has("choices") && m_check.choices.size() < 2) {
        reader.error("choices", say("pack", "one outcome alone leaves nothing to state; give at least two"));
    }
    for (const char* key : {"die", "count", "total", "threshold", "counts-low", "halves", "modifies", "bands",
                            "tables", "symbols", "drops"}) {
        if (reader.has(key)) {
            reader.error(key,
                         fill(say("pack", "{key} belongs to a roll, but the umpire states what this check "
                                          "comes to; remove it"),
                              {{"key", inQuotes(key)}}));
            reader.skip(key);
        }
    }
}

void CheckReader::readThrow(ObjectReader& reader, const Roles& roles) {
    if (reader.has("choices")) {
        reader.error("choices",
                     say("pack", "the dice decide here; only of a \"stated\" check is there a choice"));
        reader.skip("choices");
    }
    readDieOfCheck(reader, m_check, m_pack, roles);
    ExpressionReader expressions(m_pack, reader.context());
    Roles thrown = roles;
    thrown.stage = Stage::Thrown;
    m_check.count = expressions.readOptional(reader.want("count"), roles, Kind::Number);
    if (m_check.count) {
        judgeCount(reader, *m_check.count, m_pack, m_pack.die(m_check.die));
    }
    m_check.total = expressions.readOptional(reader.want("total"), thrown, Kind::Number);
    m_check.threshold = expressions.readOptional(reader.want("threshold"), roles, Kind::Number);
    m_check.countsLow = reader.flag("counts-low", false);
    m_check.halves = reader.flag("halves", false);
    m_check.movesDice = reader.choice("modifies", {"threshold", "dice"}, "threshold") == "dice";
    const bool pool = m_check.form == Check::Form::Pool;
    if (pool && !reader.has("threshold")) {
        reader.error("form",
                     say("pack", "a pool needs a \"threshold\": a die counts at that number or more"));
    }
    if (!pool && m_check.total && names(*m_check.total, "successes")) {
        reader.error("total",
                     say("pack", "only the dice of a pool count or not; $successes is nothing here"));
    }
    for (const char* key : {"threshold", "counts-low", "modifies"}) {
        if (!pool && reader.has(key)) {
            reader.error(key,
                         fill(say("pack", "{key} belongs to a pool, but this check is banded; remove it"),
                              {{"key", inQuotes(key)}}));
        }
    }
}

void CheckReader::readBands(ObjectReader& reader, const Roles& roles) {
    reader.skip("bands");
    reader.skip("tables");
    if (reader.has("tables") && reader.has("bands")) {
        reader.error(
            "bands",
            say("pack", "a check has \"bands\" or \"tables\", not both; put these bands into a table"));
    }
    if (reader.has("tables")) {
        reader.objects("tables", true, [&](ObjectReader& inner) {
            BandTable table;
            table.when =
                ExpressionReader(m_pack, inner.context()).readOptional(inner.want("when"), roles, Kind::Flag);
            table.bands = readBandList(inner, "bands");
            table.onSheet = inner.words("sheet", "");
            m_check.tables.push_back(std::move(table));
        });
    } else {
        m_check.tables.push_back({{}, readBandList(reader, "bands"), {}});
    }
    readSymbols(reader);
}

std::vector<Band> CheckReader::readBandList(ObjectReader& reader, const std::string& key) {
    std::vector<Band> bands;
    reader.objects(key, true, [&](ObjectReader& inner) {
        Band band;
        if (inner.has("from")) {
            band.from = inner.whole("from");
        }
        if (inner.has("to")) {
            band.to = inner.whole("to");
        }
        inner.skip("from");
        inner.skip("to");
        band.outcome = readKnownOne(inner, "outcome", idsOf(m_pack.outcomes), "outcome");
        bands.push_back(std::move(band));
    });
    return bands;
}

void CheckReader::readSymbols(ObjectReader& reader) {
    const JsonNode* symbols = reader.want("symbols");
    if (!symbols) {
        return;
    }
    ObjectReader inner(*symbols, reader.context());
    const Die* die = m_check.dice.empty() ? nullptr : m_pack.die(m_check.dice.front());
    for (const auto& member : symbols->members()) {
        const bool shown = std::any_of(m_check.dice.begin(), m_check.dice.end(), [&](const Id& id) {
            return m_pack.die(id)->has({0, member.key});
        });
        if (die && !shown) {
            noSuchSymbol(reader.context(), member, *die);
        }
        m_check.symbols[member.key] = readKnownOne(inner, member.key, idsOf(m_pack.outcomes), "outcome");
    }
}

void CheckReader::readDrops(ObjectReader& reader, const Roles& roles) {
    reader.objects("drops", false, [&](ObjectReader& inner) {
        DropRule drop;
        if (const JsonNode* when = inner.need("when")) {
            drop.when = ExpressionReader(m_pack, inner.context()).read(*when, roles, Kind::Flag);
        }
        std::vector<std::string> lines;
        for (const Modifier* modifier : m_pack.modifiersOf(m_check.id)) {
            lines.push_back(modifier->id);
        }
        drop.onlyNegative = inner.choice("lines", {"negative", "all"}, "negative") == "negative";
        const std::string what = "modifier";
        drop.only = readKnown(inner, "only", lines, what);
        drop.except = readKnown(inner, "except", lines, what);
        m_check.drops.push_back(std::move(drop));
    });
}

void CheckReader::readConsequences(ObjectReader& reader, const Roles& roles) {
    reader.objects("effects", false, [&](ObjectReader& inner) {
        OutcomeEffects effects;
        effects.outcomes = readOutcomes(inner, "outcomes", m_check.id, false, m_pack);
        effects.effects = m_draft.readEffects(inner, "effects", roles, true);
        m_check.effects.push_back(std::move(effects));
    });
    m_check.texts = readSays(reader, "says", roles, m_check.id, m_draft);
}

/// Whether what its outcomes say can be said of who takes the check.
void CheckReader::judgeOutcomes(ObjectReader& reader, const Roles& roles) {
    for (const Id& id : m_draft.placesJudged() ? outcomesOf(m_check) : std::vector<Id>{}) {
        const Outcome* outcome = m_pack.outcome(id);
        const std::string problem = outcome ? placeProblem(outcome->text, roles, m_pack) : std::string();
        if (!problem.empty() && placeProblem(outcome->text, m_pack).empty()) {
            reader.error("id", fill(say("pack", "the text of its outcome {id} does not fit: {problem}"),
                                    {{"id", inQuotes(id)}, {"problem", problem}}));
        }
        if (outcome && !outcome->says.empty() && outcome->of != m_check.subject) {
            reader.error(
                "id",
                fill(say("pack", "its outcome {id} has texts about {who}, but the check is taken by {taker}"),
                     {{"id", inQuotes(id)}, {"who", oneOf(outcome->of)}, {"taker", oneOf(m_check.subject)}}));
        }
    }
}

} // namespace umpire

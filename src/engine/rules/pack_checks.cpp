// Step two of reading a pack: outcomes, checks and contests.

#include "pack_reader.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

std::vector<Id> outcomesOf(const Check& check) {
    std::vector<Id> outcomes;
    const auto add = [&outcomes](const Id& outcome) {
        if (!outcome.empty() && std::find(outcomes.begin(), outcomes.end(), outcome) == outcomes.end()) {
            outcomes.push_back(outcome);
        }
    };
    for (const BandTable& table : check.tables) {
        for (const Band& band : table.bands) {
            add(band.outcome);
        }
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        add(outcome);
    }
    return outcomes;
}

void PackReader::readOutcomes(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("outcomes", true, [&](ObjectReader& reader) {
        Outcome& outcome = m_pack->outcomes[next++];
        outcome.id = reader.id("id");
        duplicate(reader, "outcome", !seen.insert(outcome.id).second);
        outcome.name = reader.text("name");
        outcome.text = reader.text("text", "");
        outcome.onSheet = reader.text("sheet", "");
        outcome.tone = reader.choice("tone", {"plain", "good", "caution", "alarm", "flight"}, "plain");
        const std::string problem = placesJudged() ? placeProblem(outcome.text, *m_pack) : std::string();
        if (!problem.empty()) {
            reader.error("text", problem);
        }
        outcome.of = readSubjectKind(reader, "of", "unit");
        outcome.says = readSays(reader, "says", {outcome.of, SubjectKind::Unit, {}, Stage::Judged}, "");
    });
}

void PackReader::readChecks(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("checks", true, [&](ObjectReader& reader) {
        Check& check = m_pack->checks[next++];
        readCheck(reader, check);
        duplicate(reader, "check", !seen.insert(check.id).second);
    });
}

void PackReader::readCheck(ObjectReader& reader, Check& check) {
    check.id = reader.id("id");
    check.name = reader.text("name");
    check.section = reader.text("section");
    check.subject = readSubjectKind(reader, "subject", "unit");
    check.direct = reader.flag("direct", false);
    const Roles before{check.subject, SubjectKind::Unit, {}, Stage::Start};
    const Roles after{check.subject, SubjectKind::Unit, {}, Stage::Judged};
    readForm(reader, check, before);
    readBands(reader, check, before);
    readDrops(reader, check, before);
    check.needs = readClauses(reader, "needs", before);
    check.warns = readClauses(reader, "warns", before);
    readConsequences(reader, check, after);
    reader.objects("then", false, [&](ObjectReader& inner) { readFollowUp(inner, check, after); });
    for (const Id& id : placesJudged() ? outcomesOf(check) : std::vector<Id>{}) {
        const Outcome* outcome = m_pack->outcome(id);
        const std::string problem = outcome ? placeProblem(outcome->text, after, *m_pack) : std::string();
        if (!problem.empty() && placeProblem(outcome->text, *m_pack).empty()) {
            reader.error("id", "the text of its outcome " + inQuotes(id) + " does not fit: " + problem);
        }
        if (outcome && !outcome->says.empty() && outcome->of != check.subject) {
            reader.error("id", "its outcome " + inQuotes(id) + " has texts about " + oneOf(outcome->of) +
                                   ", but the check is taken by " + oneOf(check.subject));
        }
    }
}

void PackReader::readForm(ObjectReader& reader, Check& check, const Roles& roles) {
    check.form =
        reader.choice("form", {"banded", "pool"}) == "pool" ? Check::Form::Pool : Check::Form::Banded;
    check.die = readKnownOne(reader, "die", idsOf(m_pack->dice), "die");
    ExpressionReader expressions(*m_pack, reader.context());
    Roles thrown = roles;
    thrown.stage = Stage::Thrown;
    check.count = expressions.readOptional(reader.want("count"), roles, Kind::Number);
    check.total = expressions.readOptional(reader.want("total"), thrown, Kind::Number);
    check.threshold = expressions.readOptional(reader.want("threshold"), roles, Kind::Number);
    check.countsLow = reader.flag("counts-low", false);
    const bool pool = check.form == Check::Form::Pool;
    if (pool && !reader.has("threshold")) {
        reader.error("form", "a pool needs a \"threshold\": a die counts at that number or more");
    }
    if (pool && reader.has("total")) {
        reader.error("total", "a pool's total is the number of dice that count; remove \"total\"");
    }
    for (const char* key : {"threshold", "counts-low"}) {
        if (!pool && reader.has(key)) {
            reader.error(key, inQuotes(key) + " belongs to a pool, but this check is banded; remove it");
        }
    }
}

std::vector<Band> PackReader::readBandList(ObjectReader& reader, const std::string& key) {
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
        band.outcome = readKnownOne(inner, "outcome", idsOf(m_pack->outcomes), "outcome");
        bands.push_back(std::move(band));
    });
    return bands;
}

void PackReader::readBands(ObjectReader& reader, Check& check, const Roles& roles) {
    reader.skip("bands");
    reader.skip("tables");
    if (reader.has("tables") && reader.has("bands")) {
        reader.error("bands", "a check has \"bands\" or \"tables\", not both; put these bands into a table");
    }
    if (reader.has("tables")) {
        reader.objects("tables", true, [&](ObjectReader& inner) {
            BandTable table;
            table.when = ExpressionReader(*m_pack, inner.context())
                             .readOptional(inner.want("when"), roles, Kind::Flag);
            table.bands = readBandList(inner, "bands");
            check.tables.push_back(std::move(table));
        });
    } else {
        check.tables.push_back({{}, readBandList(reader, "bands")});
    }
    readSymbols(reader, check);
}

void PackReader::readSymbols(ObjectReader& reader, Check& check) {
    const JsonNode* symbols = reader.want("symbols");
    if (!symbols) {
        return;
    }
    ObjectReader inner(*symbols, reader.context());
    const Die* die = m_pack->die(check.die);
    for (const auto& member : symbols->members()) {
        if (die && !die->has({0, member.key})) {
            reader.context().error(member.value, "the " + die->name + " has no symbol " +
                                                     inQuotes(member.key) + "; it shows " + die->faceList());
        }
        check.symbols[member.key] = readKnownOne(inner, member.key, idsOf(m_pack->outcomes), "outcome");
    }
}

void PackReader::readDrops(ObjectReader& reader, Check& check, const Roles& roles) {
    reader.objects("drops", false, [&](ObjectReader& inner) {
        DropRule drop;
        if (const JsonNode* when = inner.need("when")) {
            drop.when = ExpressionReader(*m_pack, inner.context()).read(*when, roles, Kind::Flag);
        }
        std::vector<std::string> lines;
        for (const Modifier* modifier : m_pack->modifiersOf(check.id)) {
            lines.push_back(modifier->id);
        }
        drop.onlyNegative = inner.choice("lines", {"negative", "all"}, "negative") == "negative";
        const std::string what = "modifier";
        drop.only = readKnown(inner, "only", lines, what);
        drop.except = readKnown(inner, "except", lines, what);
        check.drops.push_back(std::move(drop));
    });
}

std::vector<Id> PackReader::readOutcomeList(ObjectReader& reader, const std::string& key, const Id& check,
                                            bool needed) {
    if (needed && !reader.need(key)) {
        return {};
    }
    const std::vector<Id> ids = readKnown(reader, key, idsOf(m_pack->outcomes), "outcome");
    const JsonNode* node = reader.want(key);
    const Check* known = m_pack->check(check);
    if (node && node->isArray() && node->items().empty()) {
        reader.error(key, "an empty list fits no outcome" +
                              std::string(needed ? "" : "; leave " + inQuotes(key) + " out to mean all"));
    }
    const std::vector<Id> possible = known ? outcomesOf(*known) : ids;
    if (std::any_of(possible.begin(), possible.end(),
                    [this](const Id& id) { return !m_pack->outcome(id); })) {
        return ids; // one of its bands is misspelt, which is reported
    }
    for (std::size_t i = 0; node && i < node->items().size(); ++i) {
        const Json& id = node->items()[i].scalar();
        if (id.is_string() && m_pack->outcome(id.get<std::string>()) &&
            std::find(possible.begin(), possible.end(), id.get<std::string>()) == possible.end()) {
            reader.context().error(node->items()[i], "the check " + inQuotes(check) + " never comes to " +
                                                         inQuotes(id.get<std::string>()) +
                                                         "; its outcomes are " + joined(possible, "and"));
        }
    }
    return ids;
}

void PackReader::readConsequences(ObjectReader& reader, Check& check, const Roles& roles) {
    reader.objects("effects", false, [&](ObjectReader& inner) {
        OutcomeEffects effects;
        effects.outcomes = readOutcomeList(inner, "outcomes", check.id, false);
        effects.effects = readEffects(inner, "effects", roles, true);
        check.effects.push_back(std::move(effects));
    });
    check.texts = readSays(reader, "says", roles, check.id);
}

/// `check` is "" where no outcomes can be named.
std::vector<OutcomeText> PackReader::readSays(ObjectReader& reader, const std::string& key,
                                              const Roles& roles, const Id& check) {
    std::vector<OutcomeText> texts;
    reader.objects(key, false, [&](ObjectReader& inner) {
        ExpressionReader expressions(*m_pack, inner.context());
        OutcomeText text;
        if (!check.empty()) {
            text.outcomes = readOutcomeList(inner, "outcomes", check, false);
        }
        text.when = expressions.readOptional(inner.want("when"), roles, Kind::Flag);
        text.becomes = expressions.readOptional(inner.want("becomes"), roles, Kind::Flag);
        text.text = readTextId(inner, "text", roles);
        texts.push_back(std::move(text));
    });
    return texts;
}

void PackReader::readFollower(ObjectReader& reader, FollowUp& follow, const Roles& roles) {
    const Check* next = m_pack->check(follow.check);
    const JsonNode* subject = reader.need("subject");
    if (!subject) {
        return;
    }
    follow.subject = ExpressionReader(*m_pack, reader.context()).read(*subject, roles, Kind::Subject);
    const Type& type = follow.subject.type;
    if (next && type.kind == Kind::Subject && type.subject != next->subject) {
        reader.error("subject", "the check " + inQuotes(next->id) + " is taken by " + oneOf(next->subject) +
                                    ", not by " + oneOf(type.subject));
    } else if (type.kind == Kind::Nothing && subject->describe() == "null") {
        reader.error("subject", "null is nobody; name who takes the check, such as \"$other\"");
    }
}

void PackReader::readFollowUp(ObjectReader& reader, Check& check, const Roles& roles) {
    ExpressionReader expressions(*m_pack, reader.context());
    FollowUp follow;
    follow.check = readKnownOne(reader, "check", idsOf(m_pack->checks), "check");
    readFollower(reader, follow, roles);
    follow.other = expressions.readTyped(reader.want("other"), roles, {Kind::Subject, SubjectKind::Unit, ""});
    follow.when = expressions.readOptional(reader.want("when"), roles, Kind::Flag);
    follow.times = expressions.readOptional(reader.want("times"), roles, Kind::Number);
    readFollowUpFacts(reader, follow, roles);
    check.then.push_back(std::move(follow));
}

void PackReader::readFollowUpFacts(ObjectReader& reader, FollowUp& follow, const Roles& roles) {
    const JsonNode* facts = reader.want("facts");
    if (!facts) {
        return;
    }
    ObjectReader inner(*facts, reader.context());
    ExpressionReader expressions(*m_pack, reader.context());
    for (const auto& member : facts->members()) {
        inner.skip(member.key);
        if (const Fact* fact = m_pack->fact(member.key)) {
            follow.facts.emplace_back(member.key, expressions.readTyped(member.value, roles, fact->type));
        } else if (reader.context().judges("fact")) {
            reader.context().error(member.value, "unknown fact " + inQuotes(member.key) +
                                                     orKnown(member.key, idsOf(m_pack->facts), "fact"));
        }
    }
}

void PackReader::readContests(ObjectReader& file) {
    file.objects("contests", false, [this](ObjectReader& reader) {
        Contest contest;
        contest.id = reader.id("id");
        duplicate(reader, "contest", m_pack->contest(contest.id) != nullptr);
        contest.name = reader.text("name");
        contest.section = reader.text("section");
        contest.check = readKnownOne(reader, "check", idsOf(m_pack->checks), "check");
        const Check* check = m_pack->check(contest.check);
        const SubjectKind kind = check ? check->subject : SubjectKind::Unit;
        const Roles roles{kind, kind, {}, Stage::Settled};
        reader.objects("cells", true, [&](ObjectReader& inner) { readCell(inner, contest, roles); });
        contest.bothEffects = readEffects(reader, "after", roles, false);
        m_pack->contests.push_back(std::move(contest));
    });
}

void PackReader::readCell(ObjectReader& reader, Contest& contest, const Roles& roles) {
    Contest::Cell cell;
    cell.own = readOutcomeList(reader, "own", contest.check, true);
    cell.enemy = readOutcomeList(reader, "enemy", contest.check, true);
    Roles paired = roles;
    paired.stage = Stage::Paired;
    cell.when =
        ExpressionReader(*m_pack, reader.context()).readOptional(reader.want("when"), paired, Kind::Flag);
    cell.result = reader.id("result");
    cell.named = reader.flag("names-own", false);
    cell.ownEffects = readEffects(reader, "own-effects", roles, false);
    cell.enemyEffects = readEffects(reader, "enemy-effects", roles, false);
    readCellTexts(reader, cell, roles);
    cell.onSheet = reader.text("sheet", "");
    cell.enemyOnSheet = reader.text("enemy-sheet", "");
    contest.cells.push_back(std::move(cell));
}

void PackReader::readCellTexts(ObjectReader& reader, Contest::Cell& cell, const Roles& roles) {
    cell.says = readSays(reader, "says", roles, "");
    cell.enemySays = readSays(reader, "enemy-says", roles, "");
    cell.text = readTextId(reader, "text", roles, false);
    if (!cell.text.empty()) {
        cell.says.push_back({{}, {}, {}, cell.text});
    }
    const Id enemyText = readTextId(reader, "enemy-text", roles, false);
    if (!enemyText.empty()) {
        cell.enemySays.push_back({{}, {}, {}, enemyText});
    }
}

} // namespace umpire

// Step two of reading a pack: checks and contests.

#include "pack_reader.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

void PackReader::readChecks(ObjectReader& file) {
    std::set<Id> outcomes;
    std::size_t nextOutcome = 0;
    file.objects("outcomes", true, [&](ObjectReader& reader) {
        Outcome& outcome = m_pack->outcomes[nextOutcome++];
        outcome.id = reader.id("id");
        duplicate(reader, "outcome", outcome.id, !outcomes.insert(outcome.id).second);
        outcome.name = reader.text("name");
        outcome.text = reader.text("text", "");
        outcome.tone = reader.choice("tone", {"plain", "good", "caution", "alarm", "flight"}, "plain");
    });
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("checks", true, [&](ObjectReader& reader) {
        Check& check = m_pack->checks[next++];
        duplicate(reader, "check", check.id, !seen.insert(check.id).second);
        readCheck(reader, check);
    });
    readContests(file);
}

void PackReader::readCheck(ObjectReader& reader, Check& check) {
    check.id = reader.id("id");
    check.name = reader.text("name");
    check.section = reader.text("section");
    check.form =
        reader.choice("form", {"banded", "pool"}) == "pool" ? Check::Form::Pool : Check::Form::Banded;
    check.subject = readSubjectKind(reader, "subject", "unit");
    const Roles roles{check.subject, SubjectKind::Unit, {}};
    ExpressionReader expressions(*m_pack, reader.context());
    check.die = readKnownOne(reader, "die", idsOf(m_pack->dice), "die");
    check.count = expressions.readOptional(reader.want("count"), roles, Kind::Number);
    check.total = expressions.readOptional(reader.want("total"), roles, Kind::Number);
    check.threshold = expressions.readOptional(reader.want("threshold"), roles, Kind::Number);
    check.countsLow = reader.flag("counts-low", false);
    check.direct = reader.flag("direct", false);
    if (check.form == Check::Form::Pool && !check.threshold) {
        reader.error("threshold", "a pool needs a threshold");
    }
    readBands(reader, check, roles);
    readDrops(reader, check, roles);
    check.needs = readClauses(reader, "needs", roles);
    check.warns = readClauses(reader, "warns", roles);
    reader.objects("effects", false, [&](ObjectReader& inner) {
        check.effects.push_back({readKnown(inner, "outcomes", idsOf(m_pack->outcomes), "outcome"),
                                 EffectReader(*m_pack, inner.context()).read(inner, "effects", roles)});
    });
    reader.objects("says", false, [&](ObjectReader& inner) {
        check.texts.push_back(
            {readKnown(inner, "outcomes", idsOf(m_pack->outcomes), "outcome"),
             ExpressionReader(*m_pack, inner.context()).readOptional(inner.want("when"), roles, Kind::Flag),
             readKnownOne(inner, "text", keysOf(m_pack->texts), "text")});
    });
    readFollowUps(reader, check, roles);
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
        band.outcome = readKnownOne(inner, "outcome", idsOf(m_pack->outcomes), "outcome");
        bands.push_back(std::move(band));
    });
    return bands;
}

void PackReader::readBands(ObjectReader& reader, Check& check, const Roles& roles) {
    reader.skip("bands");
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
    const JsonNode* symbols = reader.want("symbols");
    if (!symbols) {
        return;
    }
    ObjectReader inner(*symbols, reader.context());
    for (const auto& member : symbols->members()) {
        const Die* die = m_pack->die(check.die);
        if (die && !die->has({0, member.key})) {
            reader.context().error(member.value,
                                   "the " + die->name + " has no symbol " + inQuotes(member.key));
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
        drop.onlyNegative = inner.choice("lines", {"negative", "all"}, "negative") == "negative";
        drop.only = readKnown(inner, "only", idsOf(m_pack->modifiers), "modifier");
        drop.except = readKnown(inner, "except", idsOf(m_pack->modifiers), "modifier");
        check.drops.push_back(std::move(drop));
    });
}

void PackReader::readFollowUps(ObjectReader& reader, Check& check, const Roles& roles) {
    reader.objects("then", false, [&](ObjectReader& inner) {
        ExpressionReader expressions(*m_pack, inner.context());
        FollowUp follow;
        follow.check = readKnownOne(inner, "check", idsOf(m_pack->checks), "check");
        if (const JsonNode* subject = inner.need("subject")) {
            follow.subject = expressions.read(*subject, roles, Kind::Subject);
            const Check* next = m_pack->check(follow.check);
            if (next && follow.subject.type.kind == Kind::Subject &&
                follow.subject.type.subject != next->subject) {
                inner.error("subject", "the check " + inQuotes(next->id) + " is taken by a " +
                                           std::string(name(next->subject)) + ", not by a " +
                                           std::string(name(follow.subject.type.subject)));
            }
        }
        follow.other = expressions.readOptional(inner.want("other"), roles, Kind::Subject);
        follow.when = expressions.readOptional(inner.want("when"), roles, Kind::Flag);
        follow.times = expressions.readOptional(inner.want("times"), roles, Kind::Number);
        if (const JsonNode* facts = inner.want("facts")) {
            for (const auto& member : facts->members()) {
                const Fact* fact = m_pack->fact(member.key);
                if (!fact) {
                    inner.context().error(member.value, "unknown fact " + inQuotes(member.key) +
                                                            didYouMean(member.key, idsOf(m_pack->facts)));
                    continue;
                }
                follow.facts.emplace_back(member.key, expressions.read(member.value, roles, fact->type.kind));
            }
        }
        check.then.push_back(std::move(follow));
    });
}

void PackReader::readContests(ObjectReader& file) {
    file.objects("contests", false, [this](ObjectReader& reader) {
        Contest contest;
        contest.id = reader.id("id");
        duplicate(reader, "contest", contest.id, m_pack->contest(contest.id) != nullptr);
        contest.name = reader.text("name");
        contest.section = reader.text("section");
        contest.check = readKnownOne(reader, "check", idsOf(m_pack->checks), "check");
        const Check* check = m_pack->check(contest.check);
        const Roles roles{
            check ? check->subject : SubjectKind::Unit, check ? check->subject : SubjectKind::Unit, {}};
        reader.objects("cells", true, [&](ObjectReader& inner) { readCell(inner, contest, roles); });
        contest.bothEffects = EffectReader(*m_pack, reader.context()).read(reader, "after", roles);
        m_pack->contests.push_back(std::move(contest));
    });
}

void PackReader::readCell(ObjectReader& reader, Contest& contest, const Roles& roles) {
    Contest::Cell cell;
    cell.own = readKnown(reader, "own", idsOf(m_pack->outcomes), "outcome");
    cell.enemy = readKnown(reader, "enemy", idsOf(m_pack->outcomes), "outcome");
    cell.when =
        ExpressionReader(*m_pack, reader.context()).readOptional(reader.want("when"), roles, Kind::Flag);
    cell.result = reader.id("result");
    cell.named = reader.flag("names-own", false);
    cell.ownEffects = EffectReader(*m_pack, reader.context()).read(reader, "own-effects", roles);
    cell.enemyEffects = EffectReader(*m_pack, reader.context()).read(reader, "enemy-effects", roles);
    cell.text = readKnownOne(reader, "text", keysOf(m_pack->texts), "text");
    contest.cells.push_back(std::move(cell));
}

} // namespace umpire

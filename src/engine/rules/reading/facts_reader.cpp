#include "part_readers.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <map>
#include <set>

namespace umpire {

using Kind = Type::Kind;

namespace {

void checkIdleKeys(ObjectReader& reader, const Fact& fact) {
    const bool derived = fact.derived.has_value();
    idle(reader, "question", derived, say("pack", "the fact is derived"));
    idle(reader, "default", derived, say("pack", "the fact is derived"));
    idle(reader, "ticked-when", !reader.has("ticked"), say("pack", "it says when \"ticked\" holds"));
    for (const char* key : {"key", "ticked", "asked-when"}) {
        idle(reader, key, !fact.asked, say("pack", "there is no question"));
    }
    idle(reader, "ticked", fact.asked && fact.type.kind != Kind::Flag,
         say("pack", "only a yes or no can be ticked"));
    for (const char* key : {"among", "among-when", "order", "strict"}) {
        idle(reader, key, !fact.type.namesSubjects() || derived,
             say("pack", "it says whom a stated subject may be"));
    }
}

/// Whom a fact may name: a list, a condition on each of them, and a number that puts them in order.
void readCandidates(ObjectReader& reader, Fact& fact, const RulePack& pack) {
    ExpressionReader expressions(pack, reader.context());
    const Roles roles{fact.of, fact.other, {}, Stage::Start};
    const Roles each{fact.of, fact.other, Type{Kind::Subject, fact.type.subject, ""}, Stage::Start};
    fact.among = fact.type.namesSubjects() ? readAmong(reader, roles, fact.type.subject, pack) : std::nullopt;
    reader.skip("among");
    fact.amongIf = expressions.readOptional(reader.want("among-when"), each, Kind::Flag);
    fact.order = expressions.readOptional(reader.want("order"), each, Kind::Number);
    fact.strict = reader.flag("strict");
}

void readFact(ObjectReader& reader, Fact& fact, PackDraft& draft) {
    const RulePack& pack = draft.pack();
    ExpressionReader expressions(pack, reader.context());
    fact.id = reader.id("id");
    fact.checks = readKnown(reader, "checks", idsOf(pack.checks), "check");
    fact.of = readSubjectKind(reader, "of", std::string(name(fact.of)));
    fact.type = readType(reader, pack);
    fact.question = draft.withNumbers(reader, "question", reader.words("question"));
    fact.key = reader.text("key");
    if (const JsonNode* fallback = reader.want("default")) {
        fact.fallback = readPlain(*fallback, fact.type, reader.context(), pack);
    }
    // A fact may be asked for at any time: what is not known yet counts as nothing.
    const Roles before{fact.of, fact.other, {}, Stage::Start};
    const Roles anytime{fact.of, fact.other, {}, Stage::Settled};
    fact.tickedAtFirst = reader.flag("ticked");
    fact.asked = !fact.question.empty();
    if (!reader.context().judges("check") && !reader.has("of")) {
        // Whom it is about stands with its checks, so nothing can be said of its conditions.
        for (const char* key :
             {"ticked-when", "asked-when", "derived", "among", "among-when", "order", "strict"}) {
            reader.skip(key);
        }
        return;
    }
    fact.tickedIf = expressions.readOptional(reader.want("ticked-when"), before, Kind::Flag);
    fact.askedIf = expressions.readOptional(reader.want("asked-when"), before, Kind::Flag);
    fact.derived = expressions.readTyped(reader.want("derived"), anytime, fact.type);
    readCandidates(reader, fact, pack);
}

void checkFact(ObjectReader& reader, const Fact& fact, const RulePack& pack) {
    if (fact.type.kind == Kind::Nothing) {
        return;
    }
    for (const Id& id : fact.checks) {
        const Check* check = pack.check(id);
        if (check && check->subject != fact.of) {
            reader.error(
                "checks",
                fill(say("pack", "the check {id} is taken by {who}, but this is a fact about {whom}"),
                     {{"id", inQuotes(id)}, {"who", oneOf(check->subject)}, {"whom", oneOf(fact.of)}}));
        }
    }
    if (fact.asked && fact.checks.empty()) {
        reader.error("question",
                     say("pack", "this question is never asked; name the checks it is stated for"));
    }
    if (fact.key.size() > 1) {
        reader.error("key", fill(say("pack", "{key} is no key; give one letter or digit"),
                                 {{"key", inQuotes(fact.key)}}));
    }
    checkIdleKeys(reader, fact);
}

void readModifier(ObjectReader& reader, std::set<Id>& seen, PackDraft& draft) {
    RulePack& pack = draft.pack();
    Modifier modifier;
    modifier.id = reader.id("id");
    duplicate(reader, "modifier", !seen.insert(modifier.id).second);
    modifier.label = reader.words("label");
    modifier.section = reader.text("section");
    modifier.onSheet = reader.words("sheet");
    modifier.worth = reader.words("worth");
    modifier.checks = readKnown(reader, "checks", idsOf(pack.checks), "check");
    const JsonNode* checks = reader.node().find("checks");
    if (!checks || (checks->isArray() && checks->items().empty())) {
        reader.error("checks",
                     say("pack", "nobody can reach this modifier: it names no check; add \"checks\""));
    }
    const Check* first = modifier.checks.empty() ? nullptr : pack.check(modifier.checks.front());
    const Roles roles = first ? Roles{first->subject, first->other, {}, Stage::Start} : Roles{};
    for (const Id& id : modifier.checks) {
        const Check* check = pack.check(id);
        if (check && check->subject != roles.self) {
            reader.error(
                "checks",
                say("pack",
                    "its checks are taken by different kinds of subject; make a modifier of each kind"));
            break;
        }
        if (check && check->other != roles.other) {
            reader.error("checks",
                         say("pack", "its checks are taken against different kinds of subject; make "
                                     "a modifier of each kind"));
            break;
        }
    }
    draft.checkPlaces(reader, "label", modifier.label, roles);
    ExpressionReader expressions(pack, reader.context());
    modifier.when = expressions.readOptional(reader.want("when"), roles, Kind::Flag);
    if (const JsonNode* value = reader.need("value")) {
        modifier.value = expressions.read(*value, roles, Kind::Number);
        // What could not be read was reported, and is no 0 of the author's.
        if (value->scalar().is_number_integer() && value->scalar().get<std::int64_t>() == 0) {
            reader.error("value",
                         say("pack", "a modifier of 0 changes nothing; give another value or remove it"));
        }
    }
    pack.modifiers.push_back(std::move(modifier));
}

} // namespace

void readFactNames(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    file.objects("facts", [&](ObjectReader& reader) {
        Fact fact;
        fact.id = reader.text("id");
        fact.type = readType(reader, pack);
        const std::vector<std::string> checks = reader.texts("checks");
        const Check* first = checks.empty() ? nullptr : pack.check(checks.front());
        fact.of =
            readSubjectKind(reader, "of", std::string(name(first ? first->subject : SubjectKind::Unit)));
        fact.other = first ? first->other : SubjectKind::Unit;
        if (reader.has("derived")) {
            fact.derived = Expression{};
        }
        pack.facts.push_back(std::move(fact));
    });
}

void readFacts(ObjectReader& file, PackDraft& draft) {
    std::set<Id> seen;
    std::map<std::pair<Id, std::string>, Id> keys;
    std::size_t next = 0;
    file.objects("facts", [&](ObjectReader& reader) {
        Fact& fact = draft.pack().facts[next++];
        readFact(reader, fact, draft);
        duplicate(reader, "fact", !seen.insert(fact.id).second);
        checkFact(reader, fact, draft.pack());
        for (const Id& check : fact.checks) {
            const auto [other, fresh] = keys.emplace(std::pair{check, fact.key}, fact.id);
            if (!fresh && !fact.key.empty()) {
                reader.error(
                    "key",
                    fill(say("pack",
                             "the key {key} ticks {other} in the check {check} already; choose another"),
                         {{"key", inQuotes(fact.key)},
                          {"other", inQuotes(other->second)},
                          {"check", inQuotes(check)}}));
                return;
            }
        }
    });
}

void readModifiers(ObjectReader& file, PackDraft& draft) {
    std::set<Id> seen;
    file.objects("modifiers", [&](ObjectReader& reader) { readModifier(reader, seen, draft); });
}

} // namespace umpire

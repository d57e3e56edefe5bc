#include "part_readers.h"

#include "../attribute_names.h"
#include "../nouns.h"
#include "entry_parts.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

/// A check that can be taken by itself, by that kind of subject; "" for another, which is reported.
Id readDirectCheck(ObjectReader& reader, const RulePack& pack, SubjectKind taker) {
    const Id id = readKnownOne(reader, "check", idsOf(pack.checks), "check");
    const Check* check = pack.check(id);
    if (!check) {
        return {};
    }
    if (check->subject != taker) {
        reader.error("check",
                     fill(say("pack", "the check {id} is taken by {who}, but here {taker} takes it"),
                          {{"id", inQuotes(id)}, {"who", oneOf(check->subject)}, {"taker", oneOf(taker)}}));
        return {};
    }
    if (!check->direct) {
        reader.error("check",
                     fill(say("pack", "the check {id} is never taken by itself; name one that is \"direct\""),
                          {{"id", inQuotes(id)}}));
        return {};
    }
    return id;
}

} // namespace

void BalanceReader::read(ObjectReader& file) {
    Balance& balance = m_pack.balance;
    file.objects("measures", [this](ObjectReader& reader) { readMeasure(reader); });
    balance.mix =
        readAttributeId(file, "mix", m_pack, {SubjectKind::Unit, "choice of words", isChoice}, false);
    balance.strength = readKnownOne(file, "strength", idsOf(balance.measures), "measure");
    file.objects("examples", [this](ObjectReader& reader) { readExample(reader); });
    file.object("rehearsal", [this](ObjectReader& reader) { readRehearsal(reader); });
}

void BalanceReader::readMeasure(ObjectReader& reader) {
    std::vector<Balance::Measure>& measures = m_pack.balance.measures;
    Balance::Measure measure;
    measure.id = reader.id("id");
    duplicate(reader, "measure", std::any_of(measures.begin(), measures.end(), [&measure](const auto& other) {
                  return other.id == measure.id;
              }));
    measure.name = reader.words("name");
    if (const JsonNode* value = reader.need("value")) {
        const Roles roles{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
        measure.value = ExpressionReader(m_pack, reader.context()).read(*value, roles, Kind::Number);
    }
    measures.push_back(std::move(measure));
}

void BalanceReader::readExample(ObjectReader& reader) {
    std::vector<Balance::Example>& examples = m_pack.balance.examples;
    Balance::Example example;
    example.id = reader.id("id");
    duplicate(reader, "example", std::any_of(examples.begin(), examples.end(), [&example](const auto& other) {
                  return other.id == example.id;
              }));
    example.name = reader.words("name");
    readRolls(reader, example);
    const Roles roles{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
    example.when =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("when"), roles, Kind::Flag);
    examples.push_back(std::move(example));
}

/// A check, or a contest in its place.
void BalanceReader::readRolls(ObjectReader& reader, Balance::Example& example) {
    if (reader.has("contest")) {
        readContest(reader, example);
        return;
    }
    example.check = readDirectCheck(reader, m_pack, SubjectKind::Unit);
    example.facts = readFacts(reader, "facts", example.check);
    example.holding = readOutcomes(reader, "holding", example.check, true, m_pack);
    for (const char* key : {"enemy", "enemy-facts", "yielding"}) {
        if (reader.has(key)) {
            reader.error(key, fill(say("pack", "{key} belongs to a contest, but this example is a check; "
                                               "remove it"),
                                   {{"key", inQuotes(key)}}));
            reader.skip(key);
        }
    }
}

void BalanceReader::readContest(ObjectReader& reader, Balance::Example& example) {
    if (reader.want("check")) {
        reader.error("check", say("pack", "an example is a check or a contest; leave one of them out"));
    }
    if (!reader.context().judges("check")) { // the file with the contests was not read
        for (const char* key : {"contest", "enemy", "facts", "enemy-facts", "holding", "yielding"}) {
            reader.skip(key);
        }
        return;
    }
    const Id id = readKnownOne(reader, "contest", idsOf(m_pack.contests), "contest");
    const Contest* contest = m_pack.contest(id);
    const Check* check = contest ? m_pack.check(contest->check) : nullptr;
    if (check && check->subject != SubjectKind::Unit) {
        reader.error("contest", fill(say("pack", "the contest {id} is one of {who}, but here units meet"),
                                     {{"id", inQuotes(id)}, {"who", oneOf(check->subject)}}));
    }
    const Check* enemys = contest ? m_pack.check(contest->enemyCheck) : nullptr;
    if (check && enemys && (check->form == Check::Form::Stated || enemys->form == Check::Form::Stated)) {
        reader.error("contest",
                     fill(say("pack", "nothing is thrown in the contest {id}; there are no chances to tell"),
                          {{"id", inQuotes(id)}}));
    }
    example.contest = check && check->subject == SubjectKind::Unit ? id : Id();
    example.facts = readFacts(reader, "facts", contest ? contest->check : Id());
    example.enemyFacts = readFacts(reader, "enemy-facts", contest ? contest->enemyCheck : Id());
    const Roles roles{SubjectKind::Unit, SubjectKind::Unit, {}, Stage::Start};
    example.enemy =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("enemy"), roles, Kind::Flag);
    const std::map<Id, std::string> none;
    const auto& results = contest ? contest->results : none;
    reader.need("holding");
    example.holding = readKnown(reader, "holding", keysOf(results), "result");
    example.yielding = readKnown(reader, "yielding", keysOf(results), "result");
}

/// Facts as a command states them. A pack knows no unit, so those that name some cannot be stated.
Json BalanceReader::readFacts(ObjectReader& reader, const std::string& key, const Id& check) {
    Json stated = Json::object();
    const JsonNode* facts = reader.want(key);
    if (!facts) {
        return stated;
    }
    ObjectReader inner(*facts, reader.context());
    for (const auto& member : facts->members()) {
        inner.skip(member.key);
        if (const Fact* fact = m_pack.fact(member.key)) {
            judgeFact(member.value, *fact, check, reader.context());
        } else if (reader.context().judges("fact")) {
            reader.context().error(member.value,
                                   fill(say("pack", "unknown fact {key}{hint}"),
                                        {{"key", inQuotes(member.key)},
                                         {"hint", orKnown(member.key, idsOf(m_pack.facts), "fact")}}));
        }
        stated[member.key] = member.value.toJson();
    }
    return stated;
}

void BalanceReader::judgeFact(const JsonNode& node, const Fact& fact, const Id& check,
                              const ReadContext& context) {
    const bool known = m_pack.check(check) != nullptr;
    if (known && !listed(fact.checks, check)) {
        context.error(node,
                      fill(say("pack", "the fact {fact} is not stated for the check {check}; remove it"),
                           {{"fact", inQuotes(fact.id)}, {"check", inQuotes(check)}}));
    } else if (fact.type.kind == Kind::Subject || fact.type.kind == Kind::Subjects) {
        context.error(
            node,
            fill(say("pack", "the fact {fact} names subjects of a battle, which no pack knows; remove it"),
                 {{"fact", inQuotes(fact.id)}}));
    } else if (fact.type.kind != Kind::Texts) {
        const Value value = readPlain(node, fact.type, context, m_pack);
        if (fact.type.kind == Kind::Number && value.number() < 0) {
            context.error(node, say("pack", "a count that is stated cannot be less than 0"));
        }
    } else if (!node.isArray()) {
        context.error(node, fill(say("pack", "found {found} where a list of words is expected"),
                                 {{"found", node.describe()}}));
    } else {
        for (const JsonNode& item : node.items()) {
            readPlain(item, {Kind::Text, SubjectKind::Unit, fact.type.vocabulary}, context, m_pack);
        }
    }
}

void BalanceReader::readRehearsal(ObjectReader& reader) {
    Balance::Rehearsal rehearsal;
    const SubjectKind taker = SubjectKind::Formation;
    const auto attribute = [&](const char* key, const Wanted& wanted, bool needed) {
        return readAttributeId(reader, key, m_pack, wanted, needed);
    };
    rehearsal.check = readDirectCheck(reader, m_pack, taker);
    rehearsal.losses = attribute("losses", {SubjectKind::Unit, "stored count", isStoredCount}, true);
    rehearsal.counts = attribute("counts", {taker, "count with marks", hasMarks}, true);
    rehearsal.state = attribute("sets", {taker, "stored choice of words", isStoredChoice}, true);
    rehearsal.column = attribute("table", {taker, "choice of words", isChoice}, false);
    const Roles roles{taker, std::nullopt, {}, Stage::Start};
    rehearsal.when =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("when"), roles, Kind::Flag);
    m_pack.balance.rehearsal = std::move(rehearsal);
}

} // namespace umpire

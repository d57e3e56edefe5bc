#include "part_readers.h"

#include "../attribute_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

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

void readMeasure(ObjectReader& reader, RulePack& pack) {
    std::vector<Balance::Measure>& measures = pack.balance.measures;
    Balance::Measure measure;
    measure.id = readNewId(reader, "measure", idsOf(measures));
    measure.name = reader.words("name");
    const Roles roles{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
    measure.value = readNeeded(reader, "value", roles, Kind::Number, pack);
    measures.push_back(std::move(measure));
}

void judgeFact(const JsonNode& node, const Fact& fact, const Id& check, const ReadContext& context,
               const RulePack& pack) {
    const bool known = pack.check(check) != nullptr;
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
        const Value value = readPlain(node, fact.type, context, pack);
        if (fact.type.kind == Kind::Number && value.number() < 0) {
            context.error(node, say("pack", "a count that is stated cannot be less than 0"));
        }
    } else if (!node.isArray()) {
        context.error(node, fill(say("pack", "found {found} where a list of words is expected"),
                                 {{"found", node.describe()}}));
    } else {
        for (const JsonNode& item : node.items()) {
            readPlain(item, {Kind::Text, SubjectKind::Unit, fact.type.vocabulary}, context, pack);
        }
    }
}

/// Facts as a command states them. A pack knows no unit, so those that name some cannot be stated.
Json readStatedFacts(ObjectReader& reader, const std::string& key, const Id& check, const RulePack& pack) {
    Json stated = Json::object();
    readEachFact(reader, key, pack, [&](const JsonNode& value, const Fact& fact) {
        judgeFact(value, fact, check, reader.context(), pack);
        stated[fact.id] = value.toJson();
    });
    return stated;
}

void readContest(ObjectReader& reader, Balance::Example& example, const RulePack& pack) {
    if (reader.want("check")) {
        reader.error("check", say("pack", "an example is a check or a contest; leave one of them out"));
    }
    if (!reader.context().judges("check")) { // the file with the contests was not read
        for (const char* key : {"contest", "enemy", "facts", "enemy-facts", "holding", "yielding"}) {
            reader.skip(key);
        }
        return;
    }
    const Id id = readKnownOne(reader, "contest", idsOf(pack.contests), "contest");
    const Contest* contest = pack.contest(id);
    const Check* check = contest ? pack.check(contest->check) : nullptr;
    if (check && check->subject != SubjectKind::Unit) {
        reader.error("contest", fill(say("pack", "the contest {id} is one of {who}, but here units meet"),
                                     {{"id", inQuotes(id)}, {"who", oneOf(check->subject)}}));
    }
    const Check* enemys = contest ? pack.check(contest->enemyCheck) : nullptr;
    if (check && enemys && (check->form == Check::Form::Stated || enemys->form == Check::Form::Stated)) {
        reader.error("contest",
                     fill(say("pack", "nothing is thrown in the contest {id}; there are no chances to tell"),
                          {{"id", inQuotes(id)}}));
    }
    example.contest = check && check->subject == SubjectKind::Unit ? id : Id();
    example.facts = readStatedFacts(reader, "facts", contest ? contest->check : Id(), pack);
    example.enemyFacts = readStatedFacts(reader, "enemy-facts", contest ? contest->enemyCheck : Id(), pack);
    const Roles roles{SubjectKind::Unit, SubjectKind::Unit, {}, Stage::Start};
    example.enemy = readCondition(reader, "enemy", roles, pack);
    const std::map<Id, std::string> none;
    const auto& results = contest ? contest->results : none;
    reader.need("holding");
    example.holding = readKnown(reader, "holding", keysOf(results), "result");
    example.yielding = readKnown(reader, "yielding", keysOf(results), "result");
}

/// A check, or a contest in its place.
void readRolls(ObjectReader& reader, Balance::Example& example, const RulePack& pack) {
    if (reader.has("contest")) {
        readContest(reader, example, pack);
        return;
    }
    example.check = readDirectCheck(reader, pack, SubjectKind::Unit);
    example.facts = readStatedFacts(reader, "facts", example.check, pack);
    example.holding = readOutcomes(reader, "holding", example.check, true, pack);
    for (const char* key : {"enemy", "enemy-facts", "yielding"}) {
        if (reader.has(key)) {
            reader.error(key, fill(say("pack", "{key} belongs to a contest, but this example is a check; "
                                               "remove it"),
                                   {{"key", inQuotes(key)}}));
            reader.skip(key);
        }
    }
}

void readExample(ObjectReader& reader, RulePack& pack) {
    std::vector<Balance::Example>& examples = pack.balance.examples;
    Balance::Example example;
    example.id = readNewId(reader, "example", idsOf(examples));
    example.name = reader.words("name");
    readRolls(reader, example, pack);
    const Roles roles{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
    example.when = readCondition(reader, "when", roles, pack);
    examples.push_back(std::move(example));
}

void readRehearsal(ObjectReader& reader, RulePack& pack) {
    Balance::Rehearsal rehearsal;
    const SubjectKind taker = SubjectKind::Formation;
    const auto attribute = [&](const char* key, const Wanted& wanted, bool needed) {
        return readAttributeId(reader, key, pack, wanted, needed);
    };
    rehearsal.check = readDirectCheck(reader, pack, taker);
    rehearsal.losses = attribute("losses", {SubjectKind::Unit, "stored count", isStoredCount}, true);
    rehearsal.counts = attribute("counts", {taker, "count with marks", hasMarks}, true);
    rehearsal.state = attribute("sets", {taker, "stored choice of words", isStoredChoice}, true);
    rehearsal.column = attribute("table", {taker, "choice of words", isChoice}, false);
    const Roles roles{taker, std::nullopt, {}, Stage::Start};
    rehearsal.when = readCondition(reader, "when", roles, pack);
    pack.balance.rehearsal = std::move(rehearsal);
}

} // namespace

void readBalance(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    Balance& balance = pack.balance;
    file.objects("measures", [&](ObjectReader& reader) { readMeasure(reader, pack); });
    balance.mix = readAttributeId(file, "mix", pack, {SubjectKind::Unit, "choice of words", isChoice}, false);
    balance.strength = readKnownOne(file, "strength", idsOf(balance.measures), "measure");
    file.objects("examples", [&](ObjectReader& reader) { readExample(reader, pack); });
    file.object("rehearsal", [&](ObjectReader& reader) { readRehearsal(reader, pack); });
}

} // namespace umpire

#include "entry_parts.h"

#include "../nouns.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <array>

namespace umpire {

using Kind = Type::Kind;

namespace {

/// Texts of a condition over subjects may name who decides it as {each.name}, or by the name it has there.
Roles withWhoDecides(Roles roles, const Expression& condition) {
    const bool asks = condition.op == Expression::Op::Every || condition.op == Expression::Op::Some;
    if (asks && condition.operands[0].type.kind == Kind::Subjects) {
        const Type each{Kind::Subject, condition.operands[0].type.subject, ""};
        if (condition.word.empty()) {
            roles.each = each;
        } else {
            roles.named[condition.word] = each;
        }
    }
    return roles;
}

/// What an expression would be, without a word about what is wrong with it.
Kind kindIn(const JsonNode& node, const Roles& roles, const RulePack& pack, const ReadContext& context) {
    const std::size_t before = context.issues.size();
    const Expression expression = ExpressionReader(pack, context).read(node, roles, Kind::Nothing);
    const bool sound = context.issues.size() == before;
    context.issues.resize(before);
    return sound ? expression.type.kind : Kind::Nothing;
}

/// The vocabulary a choice takes its words from, or "" when there is none of that name.
std::string readVocabularyName(ObjectReader& reader, const RulePack& pack) {
    std::vector<std::string> known = idsOf(pack.vocabularies);
    known.insert(known.end(), {"phase", "outcome", "check", "die"});
    for (const Ruling& ruling : pack.rulings) {
        known.push_back(ruling.id);
    }
    const std::string id = readKnownOne(reader, "vocabulary", known, "vocabulary");
    return !listed(known, id) ? "" : id;
}

SubjectKind kindNamed(const std::string& word) {
    constexpr std::array others{SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                SubjectKind::Thing};
    const auto found = std::ranges::find_if(others, [&word](SubjectKind kind) { return name(kind) == word; });
    return found == others.end() ? SubjectKind::Unit : *found;
}

/// A place of the pack's map, or several.
Type placeType(ObjectReader& reader, const std::string& kind, const RulePack& pack) {
    if (pack.map) {
        return {kind == "place" ? Kind::Text : Kind::Texts, SubjectKind::Unit, placeWords};
    }
    if (reader.context().judges("map")) {
        reader.error("kind",
                     say("pack", "there are no places: the pack has no map; name one among its files"));
    }
    return {};
}

} // namespace

bool PackDraft::placesJudged() const {
    static const std::set<std::string> named{"attribute", "fact", "number", "vocabulary", "ruling", "die"};
    return std::ranges::none_of(named, [this](const std::string& names) { return m_unread.contains(names); });
}

void PackDraft::checkPlaces(ObjectReader& reader, const std::string& key, const std::string& text,
                            const Roles& roles) const {
    const std::string problem = placesJudged() ? placeProblem(text, roles, m_pack) : std::string();
    if (!problem.empty()) {
        reader.error(key, problem);
    }
}

std::string PackDraft::withNumbers(ObjectReader& reader, const std::string& key,
                                   const std::string& text) const {
    const std::string problem =
        m_unread.contains("number") ? std::string() : numberPlaceProblem(text, m_pack);
    if (!problem.empty()) {
        reader.error(key, problem);
        return text;
    }
    return filled(text, [this](std::string_view place) {
        return std::to_string(m_pack.number(std::string(place.substr(place.find('.') + 1))));
    });
}

Id PackDraft::readTextId(ObjectReader& reader, const std::string& key, const Roles& roles, bool needed) {
    const Id id = readKnownOne(reader, key, keysOf(m_pack.texts), "text", needed);
    if (!id.empty()) {
        m_uses.push_back({id, roles});
    }
    return id;
}

std::vector<Clause> PackDraft::readClauses(ObjectReader& reader, const std::string& key, const Roles& roles) {
    const bool needs = key == "needs";
    std::vector<Clause> clauses;
    reader.objects(key, false, [&](ObjectReader& inner) {
        Clause clause;
        clause.when = readNeeded(inner, needs ? "that" : "when", roles, Kind::Flag, m_pack);
        clause.text = readTextId(inner, needs ? "else" : "text", withWhoDecides(roles, clause.when));
        clauses.push_back(std::move(clause));
    });
    return clauses;
}

void duplicate(ObjectReader& reader, const std::string& what, bool taken) {
    if (taken && reader.has("id")) {
        reader.error("id", fill(say("pack", "the {what} {id} is there already; give this one another id"),
                                {{"what", noun(what)}, {"id", inQuotes(reader.node().text("id"))}}));
    }
}

Id readNewId(ObjectReader& reader, const std::string& what, const KnownNames& others) {
    const Id id = reader.id("id");
    duplicate(reader, what, others.has(id));
    return id;
}

void readName(ObjectReader& reader, const std::string& what, std::set<Id>& named) {
    const Id id = reader.id("id");
    duplicate(reader, what, !id.empty() && !named.insert(id).second);
}

SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key, const std::string& fallback) {
    return kindNamed(reader.choice(key, reader.offered(key), fallback));
}

SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key) {
    return kindNamed(reader.choice(key));
}

void noSuchSymbol(const ReadContext& context, const JsonNode::Member& member, const Die& die) {
    context.error(member.value,
                  fill(say("pack", "the {die} has no symbol {key}; it shows {faces}"),
                       {{"die", die.name}, {"key", inQuotes(member.key)}, {"faces", die.faceList()}}));
}

void idle(ObjectReader& reader, const std::string& key, bool useless, const std::string& why) {
    if (useless && reader.has(key)) {
        reader.error(key, fill(say("pack", "{key} has no effect here: {why}; remove it"),
                               {{"key", inQuotes(key)}, {"why", why}}));
    }
}

std::optional<Expression> readCondition(ObjectReader& reader, const std::string& key, const Roles& roles,
                                        const RulePack& pack) {
    return ExpressionReader(pack, reader.context()).readOptional(reader.want(key), roles, Kind::Flag);
}

Expression readNeeded(ObjectReader& reader, const std::string& key, const Roles& roles, Kind wanted,
                      const RulePack& pack) {
    const JsonNode* node = reader.need(key);
    return node ? ExpressionReader(pack, reader.context()).read(*node, roles, wanted) : Expression{};
}

std::optional<Expression> readAmong(ObjectReader& reader, const Roles& roles, SubjectKind named,
                                    const RulePack& pack) {
    const JsonNode* node = reader.want("among");
    if (!node) {
        return std::nullopt;
    }
    ExpressionReader expressions(pack, reader.context());
    Roles each{named, roles.self, {}, Stage::Start};
    each.fields = roles.fields;
    const bool list = kindIn(*node, roles, pack, reader.context()) == Kind::Subjects;
    // What is written as a reference and is no condition was meant as a list.
    const bool meant = !node->isObject() && kindIn(*node, each, pack, reader.context()) != Kind::Flag;
    if (!list && !meant) {
        return expressions.read(*node, each, Kind::Flag);
    }
    std::optional<Expression> among = expressions.read(*node, roles, Kind::Subjects);
    if (among->type.kind == Kind::Subjects && among->type.subject != named) {
        reader.error("among", fill(say("pack", "the fact names {kind}, but these are {others}"),
                                   {{"kind", oneOf(named)}, {"others", severalOf(among->type.subject)}}));
    }
    return among;
}

void readMembers(ObjectReader& reader, const std::string& key,
                 const std::function<void(const JsonNode::Member& member)>& read) {
    if (const JsonNode* node = reader.want(key)) {
        ObjectReader inner(*node, reader.context()); // reports what is no object
        for (const JsonNode::Member& member : node->members()) {
            inner.skip(member.key);
            read(member);
        }
    }
}

void readEachFact(ObjectReader& reader, const std::string& key, const RulePack& pack,
                  const std::function<void(const JsonNode& value, const Fact& fact)>& read) {
    readMembers(reader, key, [&](const JsonNode::Member& member) {
        if (const Fact* fact = pack.fact(member.key)) {
            read(member.value, *fact);
        } else if (reader.context().judges("fact")) {
            reader.context().error(member.value,
                                   fill(say("pack", "unknown fact {key}{hint}"),
                                        {{"key", inQuotes(member.key)},
                                         {"hint", orKnown(member.key, idsOf(pack.facts), "fact")}}));
        }
    });
}

std::vector<std::pair<Id, Expression>> readFactValues(ObjectReader& reader, const std::string& key,
                                                      const Roles& roles, const RulePack& pack) {
    std::vector<std::pair<Id, Expression>> values;
    ExpressionReader expressions(pack, reader.context());
    readEachFact(reader, key, pack, [&](const JsonNode& value, const Fact& fact) {
        values.emplace_back(fact.id, expressions.readTyped(value, roles, fact.type));
    });
    return values;
}

std::vector<Id> readOutcomes(ObjectReader& reader, const std::string& key, const Id& check, bool needed,
                             const RulePack& pack) {
    if (needed && !reader.need(key)) {
        return {};
    }
    const std::vector<Id> ids = readKnown(reader, key, idsOf(pack.outcomes), "outcome");
    const JsonNode* node = reader.want(key);
    const Check* known = pack.check(check);
    if (node && node->isArray() && node->items().empty()) {
        reader.error(key,
                     needed ? say("pack", "an empty list fits no outcome")
                            : fill(say("pack", "an empty list fits no outcome; leave {key} out to mean all"),
                                   {{"key", inQuotes(key)}}));
    }
    const std::vector<Id> possible = known ? outcomesOf(*known) : ids;
    if (std::ranges::any_of(possible, [&pack](const Id& id) { return !pack.outcome(id); })) {
        return ids; // one of its bands is misspelt, which is reported
    }
    for (std::size_t i = 0; node && i < node->items().size(); ++i) {
        const Json& id = node->items()[i].scalar();
        if (id.is_string() && pack.outcome(id.get<std::string>()) &&
            !listed(possible, id.get<std::string>())) {
            reader.context().error(
                node->items()[i],
                fill(say("pack", "the check {check} never comes to {id}; its outcomes are {list}"),
                     {{"check", inQuotes(check)},
                      {"id", inQuotes(id.get<std::string>())},
                      {"list", joined(possible, "and")}}));
        }
    }
    return ids;
}

std::vector<OutcomeText> readSays(ObjectReader& reader, const std::string& key, const Roles& roles,
                                  const Id& check, PackDraft& draft) {
    std::vector<OutcomeText> texts;
    reader.objects(key, [&](ObjectReader& inner) {
        ExpressionReader expressions(draft.pack(), inner.context());
        OutcomeText text;
        if (!check.empty()) {
            text.outcomes = readOutcomes(inner, "outcomes", check, false, draft.pack());
        }
        text.when = expressions.readOptional(inner.want("when"), roles, Kind::Flag);
        text.becomes = expressions.readOptional(inner.want("becomes"), roles, Kind::Flag);
        text.text = draft.readTextId(inner, "text", roles);
        texts.push_back(std::move(text));
    });
    return texts;
}

Type readType(ObjectReader& reader, const RulePack& pack) {
    const std::string kind = reader.need("kind") ? reader.choice("kind", reader.offered("kind"), "") : "";
    Type type;
    if (kind.empty()) {
        reader.skip("vocabulary");
        reader.skip("subject");
    } else if (kind == "flag") {
        type.kind = Kind::Flag;
    } else if (kind == "count") {
        type.kind = Kind::Number;
    } else if (kind == "subject" || kind == "subjects") {
        type.kind = kind == "subject" ? Kind::Subject : Kind::Subjects;
        type.subject = readSubjectKind(reader, "subject");
    } else if (kind == "place" || kind == "places") {
        type = placeType(reader, kind, pack);
    } else if (kind == "choice" || kind == "choices") {
        type.vocabulary = readVocabularyName(reader, pack);
        if (!type.vocabulary.empty()) {
            type.kind = kind == "choice" ? Kind::Text : Kind::Texts;
        }
    } else {
        type.kind = Kind::Text;
    }
    return type;
}

Value readPlain(const JsonNode& node, const Type& type, const ReadContext& context, const RulePack& pack) {
    switch (type.kind) {
    case Kind::Flag:
        return readFlag(node, context).value_or(false);
    case Kind::Number:
        return readWhole(node, context).value_or(0);
    case Kind::Text: {
        const std::string word = readText(node, context).value_or("");
        if (!type.vocabulary.empty()) {
            ExpressionReader::checkWord(node, context, pack, type.vocabulary, word);
            return word;
        }
        return context.translation ? (*context.translation)(word, true) : word;
    }
    case Kind::Nothing:
        return {};
    default:
        context.error(
            node,
            say("pack", "lists and subjects have no default: unstated they are empty; remove this key"));
        return {};
    }
}

} // namespace umpire

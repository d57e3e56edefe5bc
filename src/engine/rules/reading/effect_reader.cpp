#include "../attribute_names.h"
#include "part_readers.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

/// Who is meant in effects on each of others.
Roles rolesFor(SubjectKind kind, const Roles& roles) {
    const auto other = roles.nobody ? std::nullopt : std::optional(roles.self);
    Roles inner{kind, other, {}, roles.stage};
    inner.fields = roles.fields;
    inner.outcomes = roles.outcomes;
    return inner;
}

/// The one verb of an effect, or "" when it has none or more than one, which is reported.
std::string verbOf(ObjectReader& reader) {
    std::vector<std::string> given;
    for (const std::string& verb : effectVerbs()) {
        reader.skip(verb);
        if (reader.has(verb)) {
            given.push_back(verb);
        }
    }
    if (given.size() == 1) {
        return given.front();
    }
    for (const char* key : {"to", "in", "out-of", "text", "group", "optional", "again", "facts", "fields",
                            "effects", "tone", "name", "under", "with", "by", "side", "from"}) {
        reader.skip(key); // whether they belong here depends on the verb
    }
    reader.context().error(
        reader.node(),
        given.empty()
            ? fill(say("pack", "an effect needs one of the keys {list}"), {{"list", joined(effectVerbs())}})
            : fill(say("pack", "an effect has one verb, here are {list}; make an effect of each"),
                   {{"list", joined(given, "and")}}));
    return {};
}

/// Reads lists of effects (`effectVerbs`).
class EffectReader {
  public:
    EffectReader(PackDraft& draft, const ReadContext& context)
        : m_draft(draft), m_pack(draft.pack()), m_context(context), m_expressions(m_pack, context) {}

    /// The effect that the reader's object is; several where a value names what is set.
    Effects one(ObjectReader& reader, const Roles& roles) {
        Effect effect;
        effect.when = m_expressions.readOptional(reader.want("when"), roles, Kind::Flag);
        const std::string verb = verbOf(reader);
        needSomebody(reader, verb, roles);
        if (verb == "set") {
            return readSet(reader, effect, roles);
        }
        if (verb == "put" || verb == "take") {
            readMembership(reader, effect, verb, roles);
        } else if (verb == "for") {
            readFor(reader, effect, roles);
        } else if (verb == "do") {
            readDo(reader, effect, roles);
        } else if (verb == "due") {
            readDue(reader, effect, roles);
        } else if (verb == "settle") {
            effect.kind = Effect::Kind::Settle;
            effect.word = readOwed(reader, effect, "settle");
        } else if (verb == "warn" || verb == "say") {
            readSaid(reader, verb, effect, roles);
        } else if (verb == "first-side") {
            readFirstSide(reader, effect, roles);
        } else if (verb == "add") {
            readAdd(reader, effect, roles);
        } else if (verb == "remove" || verb == "move") {
            readMoving(reader, verb, effect, roles);
        } else if (verb == "score") {
            readScore(reader, effect, roles);
        } else if (verb == "draw") {
            readDraw(reader, effect, roles);
        } else if (verb == "ends") {
            effect.kind = reader.choice("ends") == "phase" ? Effect::Kind::EndPhase : Effect::Kind::EndTurn;
        }
        return {effect};
    }

    /// The list under `key`; absent means none, unless it is `needed`.
    Effects read(ObjectReader& object, const std::string& key, const Roles& roles, bool needed = false) {
        Effects effects;
        object.objects(key, needed, [&](ObjectReader& reader) {
            for (Effect& effect : one(reader, roles)) {
                effects.push_back(std::move(effect));
            }
        });
        return effects;
    }

  private:
    /// `{ "set": "men", "to": 3 }`, or `{ "set": "$outcome", "by": 1 }`: an attribute that a value names is
    /// an effect for each word that it can be, of which the first that fits is done.
    Effects readSet(ObjectReader& reader, Effect effect, const Roles& roles) {
        effect.kind = Effect::Kind::Set;
        const JsonNode& set = *reader.want("set");
        std::optional<Expression> naming;
        Ids words;
        if (set.isObject() || set.text().starts_with('$')) {
            naming = m_expressions.read(set, roles, Kind::Text);
            words = namesGiven(set, *naming, roles);
        } else {
            words.push_back(readText(set, m_context).value_or(""));
        }
        const std::optional<Expression> condition = effect.when;
        std::vector<const Attribute*> attributes;
        Effects effects;
        reportUnknown(set, words, naming.has_value(), roles);
        for (const Id& word : words) {
            if (const Attribute* attribute = settable(set, word, roles)) {
                attributes.push_back(attribute);
                effect.word = word;
                effect.when = naming ? whenNamed(condition, *naming, word) : condition;
                effect.instead = !effects.empty();
                effects.push_back(effect);
            }
        }
        readSetValues(reader, attributes, effects, roles);
        return effects.empty() ? Effects{effect} : effects; // what is wrong is reported
    }

    /// Each word that `naming` can be; what may be any is reported.
    Ids namesGiven(const JsonNode& set, const Expression& naming, const Roles& roles) {
        const std::optional<Ids> given =
            naming.type.kind == Kind::Nothing ? Ids{} : wordsGiven(naming, m_pack, roles);
        if (!given) {
            m_context.error(
                set, fill(say("pack", "this can be any word; take an outcome, a choice or a trait whose "
                                      "words are attributes of {who}"),
                          {{"who", oneOf(roles.self)}}));
        }
        Ids words;
        for (const Id& word : given.value_or(Ids{})) {
            if (!word.empty() && !listed(words, word)) {
                words.push_back(word);
            }
        }
        return words;
    }

    Expression whenNamed(const std::optional<Expression>& when, const Expression& naming,
                         const Id& word) const {
        const auto numbered = [this](Expression::Op op, Type type) {
            Expression expression = madeOf(op, std::move(type));
            expression.number = m_pack.expressions.next();
            return expression;
        };
        Expression literal = numbered(Expression::Op::Literal, naming.type);
        literal.literal = word;
        Expression fits = numbered(Expression::Op::Equal, {Kind::Flag, SubjectKind::Unit, ""});
        fits.operands = {naming, std::move(literal)};
        if (!when) {
            return fits;
        }
        Expression both = numbered(Expression::Op::All, {Kind::Flag, SubjectKind::Unit, ""});
        both.operands = {*when, std::move(fits)};
        return both;
    }

    /// Those of the words of "set" that are no attributes of $self, in one message. `given`: they are words
    /// that a value can be.
    void reportUnknown(const JsonNode& set, const Ids& words, bool given, const Roles& roles) {
        Id only; // of several, none may be meant to be another one
        std::vector<std::string> unknown;
        for (const Id& word : words) {
            if (!m_pack.attribute(roles.self, word)) {
                only = unknown.empty() ? word : Id();
                unknown.push_back(inQuotes(word));
            }
        }
        if (unknown.empty() || !m_context.judges("attribute") || (!given && !set.scalar().is_string())) {
            return;
        }
        const Ids stored = attributesThat(isStored, roles.self, m_pack);
        const std::string sentence =
            unknown.size() > 1
                ? say("pack", "this can be {word}, but no {kind} has attributes of these names "
                              "to set{hint}")
            : given ? say("pack", "this can be {word}, but no {kind} has an attribute {word} to set{hint}")
                    : say("pack", "no {kind} has an attribute {word} to set{hint}");
        m_context.error(set, fill(sentence, {{"kind", kindWord(roles.self)},
                                             {"word", joined(unknown)},
                                             {"hint", orKnown(only, stored, "attribute")}}));
    }

    /// The attribute of $self that a word of "set" is, if there is one; reports one that is derived.
    const Attribute* settable(const JsonNode& set, const Id& word, const Roles& roles) {
        const Attribute* attribute = m_pack.attribute(roles.self, word);
        if (!attribute || !attribute->derived) {
            return attribute;
        }
        const std::string sentence =
            attribute->adjusts.empty()
                ? say("pack", "{word} of {who} is derived, so it cannot be set")
                : say("pack", "{word} of {who} is derived, so it cannot be set; set {adjusts} instead");
        m_context.error(set, fill(sentence, {{"word", inQuotes(word)},
                                             {"who", oneOf(roles.self)},
                                             {"adjusts", inQuotes(attribute->adjusts)}}));
        return nullptr;
    }

    /// What "to" gives, or the value there was with "by" added, must fit each of the attributes.
    void readSetValues(ObjectReader& reader, const std::vector<const Attribute*>& attributes,
                       Effects& effects, const Roles& roles) {
        const JsonNode* by = reader.want("by");
        const JsonNode* to = reader.want("to");
        if (by && to) {
            reader.error("by", say("pack", "give either \"to\" or \"by\""));
        } else if (!by && !to) {
            m_context.error(reader.node(), say("pack", "\"set\" needs \"to\" or \"by\" beside it"));
        } else if (by && by->describe() == "null") {
            reader.error("by", say("pack", "null is no number that could be added"));
        }
        if (attributes.empty()) {
            return;
        }
        const Attribute& first = *attributes.front();
        for (const Attribute* attribute : attributes) {
            if (attribute->type != first.type) {
                reader.error(
                    "set",
                    fill(say("pack", "{one} and {other} are of different kinds, so no value fits both"),
                         {{"one", inQuotes(first.id)}, {"other", inQuotes(attribute->id)}}));
            } else if (by && attribute->type.kind != Kind::Number) {
                reader.error("by", fill(say("pack", "{word} is no number, so nothing can be added to it"),
                                        {{"word", inQuotes(attribute->id)}}));
            }
        }
        const std::optional<Expression> value = by ? m_expressions.readOptional(by, roles, Kind::Number)
                                                   : m_expressions.readTyped(to, roles, first.type);
        for (Effect& effect : effects) {
            effect.value = by ? increased(effect.word, first.type, *value, roles) : value;
        }
    }

    Expression increased(const Id& attribute, const Type& type, const Expression& by,
                         const Roles& roles) const {
        Expression before = madeOf(Expression::Op::Of, type);
        before.word = attribute;
        before.operands.push_back(madeOf(Expression::Op::Self, {Kind::Subject, roles.self, ""}));
        Expression sum = madeOf(Expression::Op::Plus, type);
        sum.operands = {std::move(before), by};
        sum.number = m_pack.expressions.next();
        return sum;
    }

    /// `{ "put": "$other", "in": "fought-with" }`: somebody comes into a list of subjects, or goes out of it.
    void readMembership(ObjectReader& reader, Effect& effect, const std::string& verb, const Roles& roles) {
        const bool put = verb == "put";
        effect.kind = put ? Effect::Kind::Put : Effect::Kind::Take;
        const auto isStoredList = [](const Attribute& each) {
            return isStored(each) && (each.type.kind == Kind::Subjects || each.type.kind == Kind::Texts);
        };
        const Ids lists = attributesThat(isStoredList, roles.self, m_pack);
        const char* key = put ? "in" : "out-of";
        const JsonNode* list = reader.need(key);
        effect.word = list ? readText(*list, m_context).value_or("") : "";
        const Attribute* attribute = m_pack.attribute(roles.self, effect.word);
        if (list && !listed(lists, effect.word) && m_context.judges("attribute")) {
            m_context.error(*list, fill(say("pack", "no {kind} has a stored list called {word}{hint}"),
                                        {{"kind", kindWord(roles.self)},
                                         {"word", inQuotes(effect.word)},
                                         {"hint", orKnown(effect.word, lists, "attribute")}}));
        } else if (attribute) {
            effect.value =
                m_expressions.readTyped(*reader.want(verb), roles,
                                        {attribute->type.kind == Kind::Texts ? Kind::Text : Kind::Subject,
                                         attribute->type.subject, attribute->type.vocabulary});
        }
    }

    void readDo(ObjectReader& reader, Effect& effect, const Roles& roles) {
        effect.kind = Effect::Kind::Do;
        effect.word = readKnownOne(reader, "do", keysOf(m_pack.routines), "routine");
        const auto of = m_pack.routineSubjects.find(effect.word);
        if (of != m_pack.routineSubjects.end() && of->second != roles.self) {
            reader.error("do", fill(say("pack", "the routine {word} is for {who}, but $self is {self} here"),
                                    {{"word", inQuotes(effect.word)},
                                     {"who", oneOf(of->second)},
                                     {"self", oneOf(roles.self)}}));
        }
    }

    void readFor(ObjectReader& reader, Effect& effect, const Roles& roles) {
        effect.kind = Effect::Kind::For;
        const JsonNode& target = *reader.want("for");
        effect.target = m_expressions.read(target, roles, Kind::Nothing);
        const Kind kind = effect.target->type.kind;
        if (kind == Kind::Nothing) {
            if (target.describe() == "null") {
                m_context.error(target, say("pack", "null is nobody, so these effects never happen"));
            }
            // Its problem is reported; whom the effects would be for cannot be known.
            reader.skip("effects");
            return;
        }
        if (kind != Kind::Subject && kind != Kind::Subjects) {
            reader.error(
                "for",
                say("pack",
                    "expected a subject or a list of subjects, such as \"$other\" or \"$self.units\""));
        }
        effect.effects = read(reader, "effects", rolesFor(effect.target->type.subject, roles), true);
    }

    void readDue(ObjectReader& reader, Effect& effect, const Roles& roles) {
        effect.kind = Effect::Kind::Due;
        effect.word = readOwed(reader, effect, "due");
        effect.text = m_draft.readTextId(reader, "text", roles);
        effect.group = reader.text("group");
        effect.optional = reader.flag("optional");
        effect.again = reader.flag("again");
        readDueFacts(reader, effect, roles);
        readDueFields(reader, effect, roles);
        const Check* check = effect.action ? nullptr : m_pack.check(effect.word);
        if (check && check->subject != roles.self) {
            reader.error("due",
                         fill(say("pack", "the check {check} is taken by {who}, but $self is {self} here"),
                              {{"check", inQuotes(check->id)},
                               {"who", oneOf(check->subject)},
                               {"self", oneOf(roles.self)}}));
        }
    }

    /// A check, or an action of the pack, that may stand on the list of what is due.
    Id readOwed(ObjectReader& reader, Effect& effect, const std::string& key) {
        const Id id = reader.node().text(key);
        if (m_pack.action(id)) {
            effect.action = true;
            return id;
        }
        std::vector<std::string> known = idsOf(m_pack.checks);
        const std::vector<std::string> actions = idsOf(m_pack.actions);
        known.insert(known.end(), actions.begin(), actions.end());
        return readKnownOne(reader, key, known, "check");
    }

    bool takesFact(const Effect& effect, const Fact& fact) const {
        if (!effect.action) {
            return listed(fact.checks, effect.word);
        }
        const std::vector<Id>& checks = m_pack.action(effect.word)->checks;
        return std::ranges::any_of(checks, [&](const Id& check) { return listed(fact.checks, check); });
    }

    /// What the fields of an action that is owed hold: whom it is about.
    void readDueFields(ObjectReader& reader, Effect& effect, const Roles& roles) {
        const Action* action = effect.action ? m_pack.action(effect.word) : nullptr;
        if (!action) {
            if (reader.want("fields")) {
                reader.error("fields", say("pack", "only an action has fields, and this owes a check"));
            }
            return;
        }
        readMembers(reader, "fields", [&](const JsonNode::Member& member) {
            if (const ActionField* field = action->field(member.key)) {
                effect.fields.emplace_back(member.key,
                                           m_expressions.readTyped(member.value, roles, typeOf(*field)));
            } else {
                m_context.error(member.value,
                                fill(say("pack", "the action {word} has no field {key}{hint}"),
                                     {{"word", inQuotes(effect.word)},
                                      {"key", inQuotes(member.key)},
                                      {"hint", orKnown(member.key, idsOf(action->fields), "field")}}));
            }
        });
    }

    void readDueFacts(ObjectReader& reader, Effect& effect, const Roles& roles) {
        readMembers(reader, "facts", [&](const JsonNode::Member& member) {
            const Fact* fact = m_pack.fact(member.key);
            const bool stated = fact && takesFact(effect, *fact);
            if (stated) {
                effect.facts.emplace_back(member.key,
                                          m_expressions.readTyped(member.value, roles, fact->type));
            } else if (m_context.judges("fact")) {
                m_context.error(member.value,
                                fill(effect.action
                                         ? say("pack", "the action {word} takes no fact {key}{hint}")
                                         : say("pack", "the check {word} takes no fact {key}{hint}"),
                                     {{"word", inQuotes(effect.word)},
                                      {"key", inQuotes(member.key)},
                                      {"hint", orKnown(member.key, idsOf(m_pack.facts), "fact")}}));
            }
        });
    }

    void readFirstSide(ObjectReader& reader, Effect& effect, const Roles& roles) {
        effect.kind = Effect::Kind::FirstSide;
        effect.target = m_expressions.readTyped(*reader.want("first-side"), roles,
                                                Type{Kind::Subject, SubjectKind::Side, ""});
    }

    void readAdd(ObjectReader& reader, Effect& effect, const Roles& roles) {
        effect.kind = Effect::Kind::Add;
        effect.kindAdded = readSubjectKind(reader, "add");
        effect.word = m_draft.readTextId(reader, "name", roles);
        if (effect.kindAdded != SubjectKind::Thing) {
            effect.under = readUnder(reader, roles);
        } else if (reader.has("under")) {
            reader.error("under", say("pack", "a thing stands under nobody; remove \"under\""));
        }
        readGiven(reader, effect, roles);
        checkGiven(reader, effect);
        effect.effects = read(reader, "effects", rolesFor(effect.kindAdded, roles));
    }

    void readGiven(ObjectReader& reader, Effect& effect, const Roles& roles) {
        const Ids stored = attributesThat(isStored, effect.kindAdded, m_pack);
        readMembers(reader, "with", [&](const JsonNode::Member& member) {
            if (listed(stored, member.key)) {
                const Type& type = m_pack.attribute(effect.kindAdded, member.key)->type;
                effect.given.emplace_back(member.key, m_expressions.readTyped(member.value, roles, type));
            } else if (m_context.judges("attribute")) {
                m_context.error(member.value,
                                fill(say("pack", "no {kind} has a stored attribute {word}{hint}"),
                                     {{"kind", kindWord(effect.kindAdded)},
                                      {"word", inQuotes(member.key)},
                                      {"hint", orKnown(member.key, stored, "attribute")}}));
            }
        });
    }

    /// What a battle file must give, the effect must give as well.
    void checkGiven(ObjectReader& reader, const Effect& effect) {
        std::vector<std::string> lacking;
        for (const Attribute& attribute : m_pack.attributes) {
            const bool given = std::ranges::any_of(
                effect.given, [&](const auto& each) { return each.first == attribute.id; });
            if (attribute.of == effect.kindAdded && attribute.required && !given) {
                lacking.push_back(inQuotes(attribute.id));
            }
        }
        if (!lacking.empty()) {
            reader.error("add", fill(say("pack", "{who} needs {list}; give it in \"with\""),
                                     {{"who", oneOf(effect.kindAdded)}, {"list", joined(lacking, "and")}}));
        }
    }

    void readMoving(ObjectReader& reader, const std::string& verb, Effect& effect, const Roles& roles) {
        const bool moves = verb == "move";
        effect.kind = moves ? Effect::Kind::Move : Effect::Kind::Remove;
        effect.target = m_expressions.read(*reader.want(verb), roles, Kind::Nothing);
        const Type& type = effect.target->type;
        if (type.kind != Kind::Nothing && !type.namesSubjects()) {
            reader.error(verb, say("pack", "expected a subject or a list of subjects, such as \"$other\" or "
                                           "\"$self.units\""));
        } else if (type.namesSubjects() && type.subject == SubjectKind::Side) {
            reader.error(verb, say("pack", "a side can neither be moved nor taken off the battle"));
        } else if (moves && type.namesSubjects() && type.subject == SubjectKind::Thing) {
            reader.error(verb, say("pack", "a thing stands under nobody, so it cannot be moved"));
        }
        if (moves) {
            effect.under = readUnder(reader, roles);
        }
    }

    /// `{ "draw": 3, "from": LIST, "effects": [...] }`: so many of them, as the dice have it.
    void readDraw(ObjectReader& reader, Effect& effect, const Roles& roles) {
        effect.kind = Effect::Kind::Draw;
        effect.value = m_expressions.read(*reader.want("draw"), roles, Kind::Number);
        const JsonNode* from = reader.need("from");
        Roles drawn = roles; // the text may name who was drawn
        if (from) {
            effect.target = m_expressions.read(*from, roles, Kind::Nothing);
            drawn.each = Type{Kind::Subject, effect.target->type.subject, ""};
        }
        effect.text = reader.has("text") ? m_draft.readTextId(reader, "text", drawn) : Id();
        if (!from || effect.target->type.kind == Kind::Nothing) {
            reader.skip("effects"); // whom they would be for cannot be known
            return;
        }
        if (effect.target->type.kind != Kind::Subjects) {
            reader.error("from",
                         say("pack", "expected a list of subjects to draw from, such as \"$self.units\""));
        }
        effect.effects = read(reader, "effects", rolesFor(effect.target->type.subject, roles), true);
    }

    void readScore(ObjectReader& reader, Effect& effect, const Roles& roles) {
        effect.kind = Effect::Kind::Score;
        const Ids counters =
            attributesThat([](const Attribute& each) { return each.points; }, SubjectKind::Side, m_pack);
        effect.value = m_expressions.readOptional(reader.need("by"), roles, Kind::Number);
        effect.target =
            m_expressions.readTyped(reader.need("side"), roles, Type{Kind::Subject, SubjectKind::Side, ""});
        effect.text = m_draft.readTextId(reader, "text", roles);
        effect.word = readKnownOne(reader, "score", counters, "attribute that counts points");
    }

    /// The formation or side under which somebody comes to stand.
    std::optional<Expression> readUnder(ObjectReader& reader, const Roles& roles) {
        const JsonNode* node = reader.need("under");
        if (!node) {
            return std::nullopt;
        }
        Expression under = m_expressions.read(*node, roles, Kind::Subject);
        const SubjectKind kind = under.type.subject;
        if (under.type.kind == Kind::Subject && kind != SubjectKind::Side && kind != SubjectKind::Formation) {
            reader.error("under",
                         fill(say("pack", "this gives {who}, but one stands under a formation or side"),
                              {{"who", oneOf(kind)}}));
        }
        return under;
    }

    /// Some effects are on $self; a command that is due may be anybody's.
    void needSomebody(ObjectReader& reader, const std::string& verb, const Roles& roles) {
        static const std::vector<std::string> own{"set", "put", "take", "do", "due", "settle"};
        if (!roles.nobody || !listed(own, verb)) {
            return;
        }
        const Json& name = reader.want(verb)->scalar();
        const bool mayBeAnybodys = verb == "due" || verb == "settle";
        if (mayBeAnybodys && (!name.is_string() || m_pack.action(name.get<std::string>()))) {
            return; // what is no name is reported elsewhere
        }
        reader.error(verb,
                     fill(say("pack", "{verb} is for $self, but here nobody in particular is meant; put "
                                      "it into the effects of a \"for\""),
                          {{"verb", inQuotes(verb)}}));
    }

    void readSaid(ObjectReader& reader, const std::string& verb, Effect& effect, const Roles& roles) {
        effect.kind = verb == "warn" ? Effect::Kind::Warn : Effect::Kind::Say;
        effect.word = m_draft.readTextId(reader, verb, roles);
        if (verb == "say") {
            effect.tone = reader.choice("tone");
        }
    }

    PackDraft& m_draft;
    const RulePack& m_pack;
    ReadContext m_context;
    ExpressionReader m_expressions;
};

} // namespace

const std::vector<std::string>& effectVerbs() {
    static const std::vector<std::string> names{"set",    "put",   "take", "for",        "do",  "due",
                                                "settle", "warn",  "say",  "first-side", "add", "remove",
                                                "move",   "score", "draw", "ends"};
    return names;
}

Effects PackDraft::readEffects(ObjectReader& reader, const std::string& key, const Roles& roles,
                               bool needed) {
    return EffectReader(*this, reader.context()).read(reader, key, roles, needed);
}

Effects PackDraft::readEffect(ObjectReader& reader, const Roles& roles) {
    return EffectReader(*this, reader.context()).one(reader, roles);
}

void readRoutineNames(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    file.objects("routines", [&](ObjectReader& reader) {
        const Id id = reader.text("id");
        pack.routines[id];
        pack.routineOrder.push_back(id);
        pack.routineSubjects.emplace(id, readSubjectKind(reader, "of"));
    });
}

void readRoutines(ObjectReader& file, PackDraft& draft) {
    std::set<Id> seen;
    file.objects("routines", [&](ObjectReader& reader) {
        const Id id = reader.id("id");
        duplicate(reader, "routine", !seen.insert(id).second);
        const Roles roles{
            readSubjectKind(reader, "of"), readSubjectKind(reader, "other"), {}, Stage::Settled};
        draft.pack().routines[id] = draft.readEffects(reader, "effects", roles, true);
    });
}

} // namespace umpire

// Step two of reading a pack: attributes, facts, routines and modifiers.

#include "pack_reader.h"
#include "text_places.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

namespace {

const std::vector<std::string>& attributeKinds() {
    static const std::vector<std::string> kinds{"flag", "count", "choice", "text", "subject", "subjects"};
    return kinds;
}

const std::vector<std::string>& factKinds() {
    static const std::vector<std::string> kinds{"flag", "count", "choice", "choices", "subject", "subjects"};
    return kinds;
}

/// Reports a key that says nothing because of how the rest stands.
void idle(ObjectReader& reader, const std::string& key, bool useless, const std::string& why) {
    if (useless && reader.has(key)) {
        reader.error(key, inQuotes(key) + " has no effect here: " + why + "; remove it");
    }
}

} // namespace

Effects PackReader::readEffects(ObjectReader& reader, const std::string& key, const Roles& roles,
                                bool needed) {
    return EffectReader(*m_pack, reader.context(), m_uses).read(reader, key, roles, needed);
}

Id PackReader::readTextId(ObjectReader& reader, const std::string& key, const Roles& roles, bool needed) {
    const Id id = readKnownOne(reader, key, keysOf(m_pack->texts), "text", needed);
    if (!id.empty()) {
        m_uses.push_back({id, roles});
    }
    return id;
}

bool PackReader::placesJudged() const {
    return !m_unread.contains("attribute") && !m_unread.contains("fact") && !m_unread.contains("number");
}

void PackReader::checkPlaces(ObjectReader& reader, const std::string& key, const std::string& text,
                             const Roles& roles) {
    const std::string problem = placesJudged() ? placeProblem(text, roles, *m_pack) : std::string();
    if (!problem.empty()) {
        reader.error(key, problem);
    }
}

std::string PackReader::withNumbers(ObjectReader& reader, const std::string& key, const std::string& text) {
    const std::string problem =
        m_unread.contains("number") ? std::string() : numberPlaceProblem(text, *m_pack);
    if (!problem.empty()) {
        reader.error(key, problem);
        return text;
    }
    return filled(text, [this](std::string_view place) {
        return std::to_string(m_pack->number(std::string(place.substr(place.find('.') + 1))));
    });
}

void PackReader::readAttributes(ObjectReader& file) {
    std::set<std::pair<SubjectKind, Id>> seen;
    std::set<std::pair<SubjectKind, std::string>> keys;
    std::size_t next = 0;
    file.objects("attributes", true, [&](ObjectReader& reader) {
        Attribute& attribute = m_pack->attributes[next++];
        readAttribute(reader, attribute);
        duplicate(reader, std::string(name(attribute.of)) + " attribute",
                  !seen.emplace(attribute.of, attribute.id).second);
        if (!attribute.rosterKey.empty() && !keys.emplace(attribute.of, attribute.rosterKey).second) {
            reader.error("roster", "another " + std::string(name(attribute.of)) + " attribute is read from " +
                                       inQuotes(attribute.rosterKey) + " already");
        }
        checkAttribute(reader, attribute);
    });
}

void PackReader::readAttribute(ObjectReader& reader, Attribute& attribute) {
    ExpressionReader expressions(*m_pack, reader.context());
    attribute.id = reader.id("id");
    attribute.of = readSubjectKind(reader, "of", "");
    attribute.name = reader.text("name");
    attribute.brief = reader.text("short", attribute.name);
    attribute.type = readType(reader, attributeKinds());
    attribute.text = withNumbers(reader, "text", reader.text("text", ""));
    const Roles roles{attribute.of, std::nullopt, {}, Stage::Start};
    attribute.fallback = expressions.readTyped(reader.want("default"), roles, attribute.type);
    attribute.derived = expressions.readTyped(reader.want("derived"), roles, attribute.type);
    attribute.shownIf = expressions.readOptional(reader.want("shown-if"), roles, Kind::Flag);
    attribute.most = expressions.readOptional(reader.want("most"), roles, Kind::Number);
    attribute.rosterKey = reader.text("roster", "");
    attribute.required = reader.flag("required", false);
    attribute.least = reader.whole("least", 0);
    std::vector<std::string> stored;
    std::vector<std::string> counts;
    for (const Attribute& other : m_pack->attributes) {
        if (other.of == attribute.of && !other.derived) {
            stored.push_back(other.id);
            if (other.type.kind == Kind::Number) {
                counts.push_back(other.id);
            }
        }
    }
    attribute.adjusts = readKnownOne(reader, "adjusts", stored, "stored attribute", false);
    attribute.stamp = readKnownOne(reader, "stamp", counts, "stored count", false);
    attribute.reported = reader.flag("reported", true);
    attribute.shown = reader.flag("shown", true);
    attribute.mark = reader.flag("mark", false);
    const std::vector<std::string> spans{"for-good", "phase", "half-turn"};
    const std::string span = reader.choice("lasts", spans, spans.front());
    attribute.lasts =
        static_cast<Attribute::Lasts>(std::find(spans.begin(), spans.end(), span) - spans.begin());
    attribute.deed = reader.flag("deed", false);
    attribute.tie = reader.flag("tie", false);
    readMarkWords(reader, "when-set", attribute, attribute.whenSet);
    readMarkWords(reader, "when-cleared", attribute, attribute.whenCleared);
    readMarks(reader, attribute);
}

/// A share as a number, or as one of the pack's: "$number.ID".
std::optional<std::int64_t> PackReader::readMark(const JsonNode& node, const ReadContext& context) {
    const bool named = !node.isObject() && !node.isArray() && node.scalar().is_string() &&
                       node.scalar().get<std::string>().starts_with("$number.");
    if (!named) {
        return readWhole(node, context);
    }
    const Roles nobody{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
    const Expression number = ExpressionReader(*m_pack, context).read(node, nobody, Kind::Number);
    return number.op == Expression::Op::Constant ? std::optional(m_pack->number(number.word)) : std::nullopt;
}

void PackReader::readMarkWords(ObjectReader& reader, const std::string& key, const Attribute& attribute,
                               std::optional<std::string>& words) {
    if (reader.has(key)) {
        words = reader.text(key, "");
        idle(reader, key.c_str(), attribute.type.kind != Kind::Flag, "only a flag is set or cleared");
    }
    reader.skip(key);
}

void PackReader::readMarks(ObjectReader& reader, Attribute& attribute) {
    std::vector<std::string> counts;
    for (const Attribute& other : m_pack->attributes) {
        if (other.of == attribute.of && other.id != attribute.id && other.type.kind == Kind::Number) {
            counts.push_back(other.id);
        }
    }
    attribute.shareOf = readKnownOne(reader, "share-of", counts, "other count", false);
    reader.objects("marks", false, [this, &attribute](ObjectReader& entry) {
        const bool above = entry.has("above");
        const std::string key = above ? "above" : "at";
        const JsonNode* node = entry.need(key);
        if (above && entry.has("at")) {
            entry.error("at", "a mark stands either \"at\" a share or \"above\" it; remove one");
            entry.skip("at");
        }
        if (!node) {
            return;
        }
        const std::int64_t last = attribute.marks.empty() ? 0 : attribute.marks.back().percent;
        const std::int64_t percent = readMark(*node, entry.context()).value_or(last + 1);
        if (percent <= last || percent > 100) {
            entry.error(key, "marks are per cent from 1 to 100, each larger than the one before it");
        }
        attribute.marks.push_back({percent, above});
    });
}

void PackReader::checkAttribute(ObjectReader& reader, const Attribute& attribute) {
    if (attribute.type.kind == Kind::Nothing) {
        return; // which keys fit it cannot be known
    }
    const std::vector<std::string> builtIn = builtInNames(attribute.of);
    if (std::find(builtIn.begin(), builtIn.end(), attribute.id) != builtIn.end()) {
        reader.error("id", "every " + std::string(name(attribute.of)) + " has " + inQuotes(attribute.id) +
                               " anyway; choose another id");
    }
    const std::string& key = attribute.rosterKey;
    const bool placed = key == "parent" || key == "commands" || key == "side" || key == "formation";
    if (key == "id" || key == "name" || placed) {
        reader.error("roster", inQuotes(key) + " means something else in a battle file; choose another key");
    }
    if (key == "what" || key == "under") {
        reader.error("roster", inQuotes(key) + " means something else in a roster sheet; choose another key");
    }
    if (!key.empty() && (attribute.type.kind == Kind::Subject || attribute.type.kind == Kind::Subjects)) {
        reader.error("roster", "subjects cannot be given in a battle file; only flags, counts, choices and "
                               "texts can");
    }
    const bool derived = attribute.derived.has_value();
    const bool count = attribute.type.kind == Kind::Number;
    idle(reader, "default", derived, "the value is derived");
    idle(reader, "roster", derived, "the value is derived");
    idle(reader, "required", key.empty(), "there is no \"roster\" key to require");
    idle(reader, "least", key.empty() || !count, "it limits a count that is given in a battle file");
    idle(reader, "most", !count, "it limits a count");
    idle(reader, "mark", attribute.type.kind != Kind::Flag, "only a flag can be a mark");
    idle(reader, "stamp", attribute.type.kind != Kind::Flag || derived, "only a stored flag can be stamped");
    idle(reader, "adjusts", !derived, "the value is stored itself");
    idle(reader, "lasts", derived, "the value is derived");
    idle(reader, "deed", attribute.type.kind != Kind::Flag, "only a flag can be a deed");
    idle(reader, "tie", attribute.type.kind != Kind::Subject, "only a subject can be tied to another");
    if (attribute.deed && attribute.lasts == Attribute::Lasts::On && !derived) {
        reader.error("deed", "a deed is of its phase or half-turn; say which as \"lasts\"");
    }
    idle(reader, "share-of", !count, "only a count can be a share of another");
    idle(reader, "marks", !count, "only a count can have marks");
    if (count && reader.has("marks") && !reader.has("share-of")) {
        reader.error("marks", "marks are shares of another count; name it as \"share-of\"");
    }
    idle(reader, "shown-if", !attribute.shown, "it is never shown");
    idle(reader, "reported", !attribute.shown, "it is never shown");
}

void PackReader::readNotes(ObjectReader& file) {
    file.objects("notes", false, [this](ObjectReader& reader) {
        Note note;
        note.of = readSubjectKind(reader, "of", "");
        const Roles roles{note.of, std::nullopt, {}, Stage::Start};
        note.when =
            ExpressionReader(*m_pack, reader.context()).readOptional(reader.want("when"), roles, Kind::Flag);
        note.text = readTextId(reader, "text", roles);
        m_pack->notes.push_back(std::move(note));
    });
}

void PackReader::readFacts(ObjectReader& file) {
    std::set<Id> seen;
    std::map<std::pair<Id, std::string>, Id> keys;
    std::size_t next = 0;
    file.objects("facts", true, [&](ObjectReader& reader) {
        Fact& fact = m_pack->facts[next++];
        readFact(reader, fact);
        duplicate(reader, "fact", !seen.insert(fact.id).second);
        checkFact(reader, fact);
        for (const Id& check : fact.checks) {
            const auto [other, fresh] = keys.emplace(std::pair{check, fact.key}, fact.id);
            if (!fresh && !fact.key.empty()) {
                reader.error("key", "the key " + inQuotes(fact.key) + " ticks " + inQuotes(other->second) +
                                        " in the check " + inQuotes(check) + " already; choose another");
                return;
            }
        }
    });
}

void PackReader::readFact(ObjectReader& reader, Fact& fact) {
    ExpressionReader expressions(*m_pack, reader.context());
    fact.id = reader.id("id");
    fact.checks = readKnown(reader, "checks", idsOf(m_pack->checks), "check");
    fact.of = readSubjectKind(reader, "of", std::string(name(fact.of)));
    fact.type = readType(reader, factKinds());
    fact.question = withNumbers(reader, "question", reader.text("question", ""));
    fact.key = reader.text("key", "");
    if (const JsonNode* fallback = reader.want("default")) {
        fact.fallback = readPlain(*fallback, fact.type, reader.context());
    }
    // A fact may be asked for at any time: what is not known yet counts as nothing.
    const Roles before{fact.of, SubjectKind::Unit, {}, Stage::Start};
    const Roles anytime{fact.of, SubjectKind::Unit, {}, Stage::Settled};
    fact.tickedAtFirst = reader.flag("ticked", false);
    fact.asked = !fact.question.empty();
    if (m_unread.contains("check") && !reader.has("of")) {
        // Whom it is about stands with its checks, so nothing can be said of its conditions.
        for (const char* key : {"ticked-if", "asked-if", "derived", "among", "among-if", "order", "strict"}) {
            reader.skip(key);
        }
        return;
    }
    fact.tickedIf = expressions.readOptional(reader.want("ticked-if"), before, Kind::Flag);
    fact.askedIf = expressions.readOptional(reader.want("asked-if"), before, Kind::Flag);
    fact.derived = expressions.readTyped(reader.want("derived"), anytime, fact.type);
    readCandidates(reader, fact);
}

/// Whom a fact may name: a list, a condition on each of them, and a number that puts them in order.
void PackReader::readCandidates(ObjectReader& reader, Fact& fact) {
    ExpressionReader expressions(*m_pack, reader.context());
    const Roles roles{fact.of, SubjectKind::Unit, {}, Stage::Start};
    const Roles each{fact.of, SubjectKind::Unit, Type{Kind::Subject, fact.type.subject, ""}, Stage::Start};
    fact.among = expressions.readOptional(reader.want("among"), roles, Kind::Subjects);
    fact.amongIf = expressions.readOptional(reader.want("among-if"), each, Kind::Flag);
    fact.order = expressions.readOptional(reader.want("order"), each, Kind::Number);
    fact.strict = reader.flag("strict", false);
}

void PackReader::checkFact(ObjectReader& reader, const Fact& fact) {
    if (fact.type.kind == Kind::Nothing) {
        return;
    }
    for (const Id& id : fact.checks) {
        const Check* check = m_pack->check(id);
        if (check && check->subject != fact.of) {
            reader.error("checks", "the check " + inQuotes(id) + " is taken by " + oneOf(check->subject) +
                                       ", but this is a fact about " + oneOf(fact.of));
        }
    }
    if (fact.asked && fact.checks.empty()) {
        reader.error("question", "this question is never asked; name the checks it is stated for");
    }
    if (fact.key.size() > 1) {
        reader.error("key", inQuotes(fact.key) + " is no key; give one letter or digit");
    }
    const bool derived = fact.derived.has_value();
    idle(reader, "question", derived, "the fact is derived");
    idle(reader, "default", derived, "the fact is derived");
    idle(reader, "ticked-if", !reader.has("ticked"), "it says when \"ticked\" holds");
    for (const char* key : {"key", "ticked", "asked-if"}) {
        idle(reader, key, !fact.asked, "there is no question");
    }
    idle(reader, "ticked", fact.asked && fact.type.kind != Kind::Flag, "only a yes or no can be ticked");
    const bool subjects = fact.type.kind == Kind::Subject || fact.type.kind == Kind::Subjects;
    for (const char* key : {"among", "among-if", "order", "strict"}) {
        idle(reader, key, !subjects || derived, "it says whom a stated subject may be");
    }
    if (fact.among && fact.among->type.kind == Kind::Subjects &&
        fact.among->type.subject != fact.type.subject && subjects) {
        reader.error("among", "the fact names " + withArticle(name(fact.type.subject)) + ", but these are " +
                                  std::string(name(fact.among->type.subject)) + "s");
    }
}

void PackReader::readRoutines(ObjectReader& file) {
    std::set<Id> seen;
    file.objects("routines", true, [&](ObjectReader& reader) {
        const Id id = reader.id("id");
        duplicate(reader, "routine", !seen.insert(id).second);
        const Roles roles{readSubjectKind(reader, "of", "unit"), SubjectKind::Unit, {}, Stage::Settled};
        m_pack->routines[id] = readEffects(reader, "effects", roles, true);
    });
}

void PackReader::readModifiers(ObjectReader& file) {
    file.objects("modifiers", true, [this](ObjectReader& reader) { readModifier(reader); });
}

void PackReader::readModifier(ObjectReader& reader) {
    Modifier modifier;
    modifier.id = reader.id("id");
    duplicate(reader, "modifier", m_pack->modifier(modifier.id) != nullptr);
    modifier.label = reader.text("label");
    modifier.section = reader.text("section");
    modifier.onSheet = reader.text("sheet", "");
    modifier.worth = reader.text("worth", "");
    modifier.checks = readKnown(reader, "checks", idsOf(m_pack->checks), "check");
    const JsonNode* checks = reader.node().find("checks");
    if (!checks || (checks->isArray() && checks->items().empty())) {
        reader.error("checks", "nobody can reach this modifier: it names no check; add \"checks\"");
    }
    const Check* first = modifier.checks.empty() ? nullptr : m_pack->check(modifier.checks.front());
    const Roles roles{first ? first->subject : SubjectKind::Unit, SubjectKind::Unit, {}, Stage::Start};
    for (const Id& id : modifier.checks) {
        const Check* check = m_pack->check(id);
        if (check && check->subject != roles.self) {
            reader.error("checks", "its checks are taken by different kinds of subject; make a modifier of "
                                   "each kind");
            break;
        }
    }
    checkPlaces(reader, "label", modifier.label, roles);
    ExpressionReader expressions(*m_pack, reader.context());
    modifier.when = expressions.readOptional(reader.want("when"), roles, Kind::Flag);
    if (const JsonNode* value = reader.need("value")) {
        modifier.value = expressions.read(*value, roles, Kind::Number);
        // What could not be read was reported, and is no 0 of the author's.
        const bool whole = !value->isObject() && !value->isArray() && value->scalar().is_number_integer();
        if (whole && value->scalar().get<std::int64_t>() == 0) {
            reader.error("value", "a modifier of 0 changes nothing; give another value or remove it");
        }
    }
    m_pack->modifiers.push_back(std::move(modifier));
}

} // namespace umpire

#include "battle_words.h"

#include "umpire/base/lengths.h"
#include "umpire/base/letters.h"
#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/checks/standing.h"

#include <algorithm>

namespace umpire::sheets {

bool isQuantity(const Attribute& attribute) {
    return attribute.type.kind == Type::Kind::Number && attribute.most && !attribute.derived;
}

namespace {

/// Names of the rules stand in small letters within a sentence; a translation that says anything else here
/// leaves them as they are written.
bool smallWithinSentences() {
    return say("words", "small letters") == "small letters";
}

} // namespace

std::string small(std::string text, std::size_t letters) {
    return smallWithinSentences() ? inSmallLetters(std::move(text), letters) : text;
}

Scope BattleWords::scope(const Id& subject) const {
    return {m_rules, m_battle, subject};
}

Value BattleWords::value(const Subject& subject, std::string_view attribute) const {
    const Attribute* known = m_rules.attribute(subject.kind, attribute);
    return known ? attributeValue(subject, *known, scope(subject.id)) : Value();
}

std::int64_t BattleWords::count(const Subject& subject, std::string_view attribute) const {
    return value(subject, attribute).number();
}

bool BattleWords::shows(const Subject& subject, const Attribute& attribute) const {
    return holds(attribute.shownIf, scope(subject.id));
}

std::string BattleWords::text(const Subject& subject, std::string_view attribute) const {
    const Attribute* known = m_rules.attribute(subject.kind, attribute);
    if (!known || !shows(subject, *known)) {
        return {};
    }
    const Value now = value(subject, attribute);
    if (now.isFlag()) {
        return now.flag() ? say("sheet", "yes") : std::string();
    }
    if (now.isNumber()) {
        const std::string sign = m_rules.roles.isLength(known->id) ? m_rules.roles.length.sign : "";
        return now.number() == 0 ? std::string() : measured(now.number(), sign);
    }
    if (known->type.kind == Type::Kind::Subject) {
        const Subject* named = m_battle.find(now.text());
        return named ? named->name : std::string();
    }
    const Vocabulary* words = m_rules.vocabulary(known->type.vocabulary);
    const Word* word = words ? words->find(now.text()) : nullptr;
    return word ? word->name : now.text();
}

std::string BattleWords::texts(const Subject& subject, const std::vector<Id>& attributes) const {
    std::string all;
    for (const Id& id : attributes) {
        const Attribute* attribute = m_rules.attribute(subject.kind, id);
        const bool flag = attribute && attribute->type.kind == Type::Kind::Flag;
        const std::string words = text(subject, id);
        const std::string one = flag && !words.empty() ? attribute->name : words;
        all += all.empty() || one.empty() ? one : " · " + one;
    }
    return all;
}

Words BattleWords::toned(const Subject& subject, std::string_view attribute) const {
    Words words = plain(text(subject, attribute));
    const Attribute* known = m_rules.attribute(subject.kind, attribute);
    const Vocabulary* vocabulary = known ? m_rules.vocabulary(known->type.vocabulary) : nullptr;
    const Value tone = vocabulary ? vocabulary->traitOf(value(subject, attribute).text(), "tone") : Value();
    words.tone = tone.text() == "plain" ? std::string() : tone.text();
    return words;
}

std::string BattleWords::marks(const Subject& unit) const {
    std::string marks;
    for (const Attribute& attribute : m_rules.attributes) {
        if (attribute.of == unit.kind && attribute.mark && shows(unit, attribute) &&
            value(unit, attribute.id).flag()) {
            marks += (marks.empty() ? "" : ", ") + small(attribute.name);
        }
    }
    return marks;
}

void BattleWords::addCount(const Subject& subject, const Attribute& attribute,
                           std::vector<Words>& words) const {
    const std::int64_t number = count(subject, attribute.id);
    if (number != 0) {
        words.push_back(
            plain(fill(isQuantity(attribute) ? say("words", "{n} {what}") : say("words", "{what} {n}"),
                       {{"n", std::to_string(number)}, {"what", small(attribute.name)}})));
    }
}

void BattleWords::addFlag(const Subject& subject, const Attribute& attribute,
                          std::vector<Words>& words) const {
    const bool now = value(subject, attribute.id).flag();
    const bool usual = attribute.fallback && evaluate(*attribute.fallback, scope(subject.id)).flag();
    // What only some have, such as planes, is told of them in any case.
    if (now != usual || attribute.shownIf) {
        const std::string name = small(attribute.name);
        words.push_back(plain(now ? name : fill(say("sheet", "not {what}"), {{"what", name}})));
    }
}

std::vector<Words> BattleWords::state(const Subject& subject, const std::vector<Id>& besides) const {
    std::vector<Words> first;
    std::vector<Words> then;
    const auto wanted = m_rules.sheets.state.find(subject.kind);
    for (const Id& id : wanted == m_rules.sheets.state.end() ? std::vector<Id>{} : wanted->second) {
        const Attribute* attribute = m_rules.attribute(subject.kind, id);
        if (!attribute || attribute->mark || listed(besides, id) || !shows(subject, *attribute)) {
            continue;
        }
        if (attribute->type.kind == Type::Kind::Flag) {
            addFlag(subject, *attribute, then);
        } else if (attribute->type.kind == Type::Kind::Number) {
            addCount(subject, *attribute, then);
        } else if (Words word = toned(subject, id); !word.text.empty()) {
            first.push_back(std::move(word));
        }
    }
    first.insert(first.end(), then.begin(), then.end());
    return first;
}

bool BattleWords::isOut(const Subject& subject) const {
    return umpire::isOut(m_rules, m_battle, subject);
}

bool BattleWords::isSecret(const Subject& unit) const {
    return !m_rules.roles.secret.empty() && value(unit, m_rules.roles.secret).flag();
}

bool BattleWords::takesOrder(const Subject& unit) const {
    const PackRoles::Orders& orders = m_rules.roles.orders;
    return !orders.order.empty() && holds(orders.when, scope(unit.id));
}

} // namespace umpire::sheets

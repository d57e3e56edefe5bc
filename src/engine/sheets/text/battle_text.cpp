#include "battle_text.h"

#include "umpire/base/lengths.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/checks/standing.h"

#include <algorithm>
#include <map>
#include <utility>

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

/// "The wells 3, The bridge 1 (Empire)".
std::string listOf(const std::vector<Objective>& objectives, const Session& session) {
    std::vector<std::string> parts;
    for (const Objective& each : objectives) {
        const Subject* holder = session.battle().find(each.holder);
        parts.push_back(
            fill(holder ? say("record", "{name} {worth} ({side})") : say("record", "{name} {worth}"),
                 {{"name", each.name},
                  {"worth", std::to_string(each.worth)},
                  {"side", holder ? holder->name : std::string()}}));
    }
    return joined(parts);
}

/// One sentence for each kind of event that is told here.
struct OfEvent {
    const Session& session;

    std::string operator()(const ObjectivesSet& e) const {
        return e.to.empty() ? say("record", "Objectives: none")
                            : fill(say("record", "Objectives: {list}"), {{"list", listOf(e.to, session)}});
    }
    std::string operator()(const ObjectiveHeld& e) const {
        const Objective* objective = session.battle().objective(e.objective);
        const Subject* side = session.battle().find(e.to);
        return fill(side ? say("record", "{objective} held by {side}")
                         : say("record", "{objective} held by nobody"),
                    {{"objective", objective ? objective->name : e.objective},
                     {"side", side ? side->name : std::string()}});
    }
    std::string operator()(const SubjectNoted& e) const {
        return e.to.empty() ? say("record", "taken back") : e.to;
    }
    std::string operator()(const RulingSet& e) const {
        const Ruling* ruling = session.rules().ruling(e.ruling);
        const Ruling::Reading* reading =
            ruling ? ruling->find(e.to.empty() ? ruling->standard() : e.to) : nullptr;
        return reading ? reading->brief : e.to;
    }
    std::string operator()(const TimeSpent& e) const {
        const Phase* phase = session.rules().phase(e.phase.phase);
        return e.seconds < 0
                   ? std::string()
                   : fill(say("record", "{phase} took {time}"),
                          {{"phase", phase ? phase->name : e.phase.phase}, {"time", timeInWords(e.seconds)}});
    }
    std::string operator()(const auto&) const { return {}; }
};

} // namespace

std::string small(std::string text, std::size_t letters) {
    return smallWithinSentences() ? inSmallLetters(std::move(text), letters) : text;
}

Scope BattleText::scope(const Id& subject) const {
    return {m_rules, m_battle, subject};
}

Value BattleText::value(const Subject& subject, std::string_view attribute) const {
    const Attribute* known = m_rules.attribute(subject.kind, attribute);
    return known ? attributeValue(subject, *known, scope(subject.id)) : Value();
}

std::int64_t BattleText::count(const Subject& subject, std::string_view attribute) const {
    return value(subject, attribute).number();
}

bool BattleText::shows(const Subject& subject, const Attribute& attribute) const {
    return holds(attribute.shownIf, scope(subject.id));
}

std::string BattleText::text(const Subject& subject, std::string_view attribute) const {
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
    return valueName(known->type, now, m_rules, m_battle);
}

std::string BattleText::texts(const Subject& subject, const std::vector<Id>& attributes) const {
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

Words BattleText::toned(const Subject& subject, std::string_view attribute) const {
    Words words = plain(text(subject, attribute));
    const Attribute* known = m_rules.attribute(subject.kind, attribute);
    const Vocabulary* vocabulary = known ? m_rules.vocabulary(known->type.vocabulary) : nullptr;
    const Value tone = vocabulary ? vocabulary->traitOf(value(subject, attribute).text(), "tone") : Value();
    words.tone = tone.text() == "plain" ? std::string() : tone.text();
    return words;
}

std::string BattleText::marks(const Subject& unit) const {
    std::string marks;
    for (const Attribute& attribute : m_rules.attributes) {
        if (attribute.of == unit.kind && attribute.mark && shows(unit, attribute) &&
            value(unit, attribute.id).flag()) {
            marks += (marks.empty() ? "" : ", ") + small(attribute.name);
        }
    }
    return marks;
}

void BattleText::addCount(const Subject& subject, const Attribute& attribute,
                          std::vector<Words>& words) const {
    const std::int64_t number = count(subject, attribute.id);
    if (number != 0) {
        words.push_back(
            plain(fill(isQuantity(attribute) ? say("words", "{n} {what}") : say("words", "{what} {n}"),
                       {{"n", std::to_string(number)}, {"what", small(attribute.name)}})));
    }
}

void BattleText::addFlag(const Subject& subject, const Attribute& attribute,
                         std::vector<Words>& words) const {
    const bool now = value(subject, attribute.id).flag();
    const bool usual = attribute.fallback && evaluate(*attribute.fallback, scope(subject.id)).flag();
    // What only some have, such as planes, is told of them in any case.
    if (now != usual || attribute.shownIf) {
        const std::string name = small(attribute.name);
        words.push_back(plain(now ? name : fill(say("sheet", "not {what}"), {{"what", name}})));
    }
}

/// How it fares, where that follows from the rest and nobody types it in.
void BattleText::addDerivedState(const Subject& subject, std::vector<Words>& words) const {
    const PackRoles::State& state = m_rules.roles.state(subject.kind);
    const Attribute* attribute = m_rules.attribute(subject.kind, state.by);
    if (attribute && attribute->derived && shows(subject, *attribute) &&
        value(subject, state.by).text() != state.unsaid) {
        if (Words word = toned(subject, state.by); !word.text.empty()) {
            words.push_back(std::move(word));
        }
    }
}

std::vector<Words> BattleText::state(const Subject& subject, const std::vector<Id>& besides) const {
    std::vector<Words> first;
    std::vector<Words> then;
    const auto found = m_rules.sheets.state.find(subject.kind);
    const std::vector<Id> wanted = found == m_rules.sheets.state.end() ? std::vector<Id>{} : found->second;
    const Id& by = m_rules.roles.state(subject.kind).by;
    if (!listed(wanted, by) && !listed(besides, by)) {
        addDerivedState(subject, first);
    }
    for (const Id& id : wanted) {
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

bool BattleText::isOut(const Subject& subject) const {
    return umpire::isOut(m_rules, m_battle, subject);
}

bool BattleText::isSecret(const Subject& unit) const {
    return !m_rules.roles.secret.empty() && value(unit, m_rules.roles.secret).flag();
}

bool BattleText::takesOrder(const Subject& unit) const {
    const PackRoles::Orders& orders = m_rules.roles.orders;
    return !orders.order.empty() && holds(orders.when, scope(unit.id));
}

std::string timeInWords(std::int64_t seconds) {
    constexpr std::int64_t minute = 60;
    constexpr std::int64_t hour = 3600;
    if (seconds < minute) {
        return fill(say("time", "{seconds} s"), {{"seconds", std::to_string(seconds)}});
    }
    const std::int64_t minutes = seconds / minute;
    if (seconds < hour) {
        return fill(say("time", "{minutes} min"), {{"minutes", std::to_string(minutes)}});
    }
    const std::string rest = std::to_string(minutes % minute);
    return fill(say("time", "{hours} h {minutes} min"), {{"hours", std::to_string(seconds / hour)},
                                                         {"minutes", (rest.size() < 2 ? "0" : "") + rest}});
}

std::string besideTheGame(const Event& event, const Session& session) {
    return std::visit(OfEvent{session}, event);
}

std::string namesOnce(const std::vector<std::string>& names) {
    std::map<std::string, int> times;
    for (const std::string& name : names) {
        ++times[name];
    }
    std::string all;
    for (const std::string& name : names) {
        const int count = std::exchange(times[name], 0);
        if (count > 0) {
            all += all.empty() ? "" : ", ";
            all += count == 1
                       ? name
                       : fill(say("sheet", "{name} × {n}"), {{"name", name}, {"n", std::to_string(count)}});
        }
    }
    return all;
}

} // namespace umpire::sheets

#include "umpire/sheets/change_text.h"
#include "umpire/base/speech.h"

#include "battle_text.h"
#include "umpire/base/text.h"
#include "umpire/checks/standing.h"

#include <algorithm>
#include <map>

namespace umpire::sheets {

namespace {

std::int64_t wholeOf(const Json& value) {
    return value.is_number_integer() ? value.get<std::int64_t>() : 0;
}

bool isLess(const auto& change) {
    return wholeOf(change.to) < wholeOf(change.from);
}

struct ChangeLine {
    std::string name;
    std::string change;
};

/// Where many have changed alike it is told once of them all.
std::vector<std::string> together(const std::vector<ChangeLine>& all) {
    constexpr std::size_t many = 3;
    std::map<std::string, std::vector<std::string>> alike;
    for (const ChangeLine& told : all) {
        alike[told.change].push_back(told.name);
    }
    std::vector<std::string> result;
    for (const ChangeLine& told : all) {
        std::vector<std::string>& names = alike[told.change];
        if (names.size() >= many) {
            result.push_back(namesOnce(names) + say("words", ": ") + told.change);
            names.clear();
        } else if (!names.empty()) {
            result.push_back(told.name + say("words", ": ") + told.change);
        }
    }
    return result;
}

} // namespace

std::vector<ChangeText::Change>& ChangeText::Subjects::at(const Id& id) {
    const auto found = std::ranges::find_if(list, [&id](const auto& entry) { return entry.first == id; });
    if (found != list.end()) {
        return found->second;
    }
    list.emplace_back(id, std::vector<Change>{});
    return list.back().second;
}

std::vector<std::string> ChangeText::of(const Json& changes) const {
    Subjects subjects;
    for (const auto& [id, fields] : changes.items()) {
        const Json now = m_session.show(id);
        for (const auto& [field, value] : fields.items()) {
            subjects.at(id).push_back({field, now.is_object() ? now.value(field, Json()) : Json(), value});
        }
    }
    return sentences(subjects);
}

std::vector<std::string> ChangeText::of(const Events& events) const {
    Subjects subjects;
    for (const Event& event : events) {
        const auto* set = std::get_if<FieldSet>(&event);
        if (!set) {
            continue;
        }
        auto& changes = subjects.at(set->subject);
        const auto same = std::ranges::find(changes, set->field, &Change::field);
        if (same != changes.end()) {
            same->to = toJson(set->to);
        } else {
            changes.push_back({set->field, toJson(set->from), toJson(set->to)});
        }
    }
    return sentences(subjects);
}

std::vector<std::string> ChangeText::sentences(const Subjects& subjects) const {
    std::vector<ChangeLine> all;
    for (const auto& [id, changes] : subjects.list) {
        const Subject* subject = m_session.battle().find(id);
        if (!subject || subject->kind == SubjectKind::Side) {
            continue;
        }
        std::string phrases;
        const bool anew = comesBack(*subject, changes);
        for (const Change& change : changes) {
            const bool untold = (anew && isLess(change)) || isImpliedBy(*subject, change, changes);
            const std::string text = untold ? std::string() : phrase(*subject, change);
            phrases += phrases.empty() || text.empty() ? text : ", " + text;
        }
        if (!phrases.empty()) {
            all.push_back({subject->name, phrases});
        }
    }
    return together(all);
}

/// Whether it was out of play before and is not after: what it lost then stays lost, whatever is counted from
/// now on.
bool ChangeText::comesBack(const Subject& subject, const std::vector<Change>& changes) const {
    const Id& field = m_session.rules().roles.state(subject.kind).by;
    const auto change = std::ranges::find(changes, field, &Change::field);
    if (change == changes.end() || !change->from.is_string() || !change->to.is_string()) {
        return false;
    }
    Battle battle = m_session.battle();
    const auto isOutAs = [&](const Json& state) {
        battle.set(subject.id, field, Value(state.get<std::string>()));
        return isOut(m_session.rules(), battle, *battle.find(subject.id));
    };
    return isOutAs(change->from) && !isOutAs(change->to);
}

/// A choice that is shown only for one value of another, such as how a unit went, says it all: "Destroyed"
/// and not "Gone, Destroyed".
bool ChangeText::isImpliedBy(const Subject& subject, const Change& change,
                             const std::vector<Change>& changes) const {
    return std::ranges::any_of(changes, [&](const Change& other) {
        const Attribute* attribute = m_session.rules().attribute(subject.kind, other.field);
        const bool word = attribute && other.to.is_string() && other.to != "" &&
                          !attribute->type.vocabulary.empty() && attribute->shownIf;
        bool tells = false;
        if (word && other.field != change.field) {
            visit(*attribute->shownIf, [&](const Expression& part) {
                tells = tells || (part.op == Expression::Op::Of && part.word == change.field);
            });
        }
        return tells;
    });
}

/// "" for what is not worth a word, such as a sum that follows from another change.
std::string ChangeText::phrase(const Subject& subject, const Change& change) const {
    const Attribute* attribute = m_session.rules().attribute(subject.kind, change.field);
    if (!attribute || !attribute->shown || change.from == change.to) {
        return {};
    }
    const bool on = change.to.is_boolean() && change.to.get<bool>();
    if (const auto& words = on ? attribute->whenSet : attribute->whenCleared) {
        return *words;
    }
    if (attribute->mark) {
        const std::string name = small(attribute->name);
        const bool negative = name.starts_with("not ");
        return on         ? name
               : negative ? name.substr(4)
                          : fill(say("changes", "no longer {what}"), {{"what", name}});
    }
    if (attribute->derived) {
        return {};
    }
    if (attribute->type.kind == Type::Kind::Number && attribute->rosterKey.empty()) {
        return attribute->reported ? counted(subject, *attribute, change) : std::string();
    }
    if (attribute->type.vocabulary.empty() || !attribute->reported) {
        return {};
    }
    // What belongs to a moment of another, such as how a unit went, goes on with its sentence.
    const std::string text = word(*attribute, change.to);
    return attribute->shownIf ? small(text) : text;
}

/// A count with a limit is of losses and the like: its change counts. One without says when or where. That a
/// count has lasted its time is not worth a word.
std::string ChangeText::counted(const Subject& subject, const Attribute& attribute,
                                const Change& change) const {
    if (change.to.is_null() && attribute.lasts != Attribute::Lasts::On) {
        return {};
    }
    if (!attribute.most) {
        return change.to.is_null() ? std::string()
                                   : small(attribute.name) + " " + std::to_string(wholeOf(change.to));
    }
    const std::int64_t more = wholeOf(change.to) - wholeOf(change.from);
    const auto& rehearsal = m_session.rules().balance.rehearsal;
    const bool loss = subject.kind == SubjectKind::Unit && rehearsal && rehearsal->losses == attribute.id;
    if (loss) {
        return more < 0 ? sayCounted("changes", "gets {n} back", "gets {n} back").of(-more)
                        : sayCounted("changes", "loses {n}", "loses {n}").of(more);
    }
    const Places places{{"what", small(attribute.name)}};
    return more < 0 ? sayCounted("changes", "{n} fewer {what}", "{n} fewer {what}").of(-more, places)
                    : sayCounted("changes", "{n} {what}", "{n} {what}").of(more, places);
}

std::string ChangeText::word(const Attribute& attribute, const Json& value) const {
    const std::string id = value.is_string() ? value.get<std::string>() : "";
    return m_session.rules().wordName(attribute.type.vocabulary, id);
}

} // namespace umpire::sheets

#include "umpire/sheets/roster_text.h"

#include "battle_text.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/checks/scope.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

std::string countOf(SubjectKind kind, std::size_t count) {
    const auto n = static_cast<long long>(count);
    switch (kind) {
    case SubjectKind::Side:
        return sayCounted("roster", "{n} side", "{n} sides").of(n);
    case SubjectKind::Formation:
        return sayCounted("roster", "{n} formation", "{n} formations").of(n);
    case SubjectKind::Officer:
        return sayCounted("roster", "{n} officer", "{n} officers").of(n);
    case SubjectKind::Thing:
        return sayCounted("roster", "{n} thing", "{n} things").of(n);
    case SubjectKind::Unit:
        break;
    }
    return sayCounted("roster", "{n} unit", "{n} units").of(n);
}

/// A text on one line, without spaces at its ends.
std::string simplified(const std::string& text) {
    std::string line;
    for (const char c : text) {
        const bool space = c == ' ' || (c >= '\t' && c <= '\r');
        if (!space) {
            line += c;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
    if (!line.empty() && line.back() == ' ') {
        line.pop_back();
    }
    return line;
}

bool beginsLetter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

/// The beginning of a text that may be long.
std::string opening(const std::string& text) {
    constexpr std::ptrdiff_t enough = 40;
    const std::string line = simplified(text);
    if (std::ranges::count_if(line, beginsLetter) <= enough) {
        return line;
    }
    std::size_t end = 0;
    for (std::ptrdiff_t letters = 0; letters < enough || !beginsLetter(line[end]); ++end) {
        letters += beginsLetter(line[end]) ? 1 : 0;
    }
    return simplified(line.substr(0, end)) + "…";
}

const Subject* subjectOf(const Event& event, bool came) {
    if (const auto* added = std::get_if<SubjectAdded>(&event); added && came) {
        return &added->subject;
    }
    const auto* removed = std::get_if<SubjectRemoved>(&event);
    return removed && !came ? &removed->subject : nullptr;
}

/// Those that came, or went, by themselves and not with somebody above them.
std::vector<const Subject*> topmost(const std::vector<const Subject*>& all) {
    std::vector<const Subject*> top;
    for (const Subject* subject : all) {
        const bool below = std::ranges::any_of(all, [subject](const Subject* other) {
            return other->id == subject->parent && other != subject;
        });
        if (!below) {
            top.push_back(subject);
        }
    }
    return top;
}

std::string textOf(const Json& value) {
    return value.is_string() ? value.get<std::string>() : std::string();
}

/// "Objectives: 3", and how many points they are worth together.
std::string objectivesInWords(const Json& list) {
    std::int64_t worth = 0;
    for (const Json& each : list.is_array() ? list : Json::array()) {
        worth += each.is_object() && each.contains("worth") && each["worth"].is_number_integer()
                     ? toValue(each["worth"]).value_or(Value()).number()
                     : 1;
    }
    const auto count = static_cast<long long>(list.is_array() ? list.size() : 0);
    return count == 0 ? say("roster", "Objectives: none")
                      : sayCounted("roster", "{n} objective, worth {points} in all",
                                   "{n} objectives, worth {points} in all")
                            .of(count, {{"points", std::to_string(worth)}});
}

} // namespace

const Subject* RosterText::find(const Id& subject) const {
    if (const Subject* known = m_session.battle().find(subject)) {
        return known;
    }
    for (const Record& record : m_session.records()) {
        for (const Event& event : record.events) {
            for (const bool came : {true, false}) {
                const Subject* other = subjectOf(event, came);
                if (other && other->id == subject) {
                    return other;
                }
            }
        }
    }
    return m_session.start().find(subject);
}

std::string RosterText::nameOf(const Id& subject) const {
    const Subject* known = find(subject);
    return known ? known->name : subject;
}

/// One or two by name, more of a kind by number.
std::string RosterText::named(const std::vector<const Subject*>& subjects) const {
    if (subjects.empty()) {
        return say("roster", "no one");
    }
    const std::string& first = subjects.front()->name;
    if (subjects.size() == 1) {
        return first;
    }
    if (subjects.size() == 2) {
        return fill(say("roster", "{first} and {second}"),
                    {{"first", first}, {"second", subjects.back()->name}});
    }
    const SubjectKind kind = subjects.front()->kind;
    const bool alike =
        std::ranges::all_of(subjects, [kind](const Subject* subject) { return subject->kind == kind; });
    // More than two, so that at least two are others.
    return alike ? countOf(kind, subjects.size())
                 : sayCounted("roster", "{first} and {n} other", "{first} and {n} others")
                       .of(static_cast<long long>(subjects.size()) - 1, {{"first", first}});
}

/// The subjects that a command names.
std::string RosterText::named(const Record& record, const Ids& ids) const {
    std::vector<const Subject*> subjects;
    for (const Id& id : ids) {
        if (const Subject* subject = find(id)) {
            subjects.push_back(subject);
        }
    }
    if (subjects.size() == 1) {
        // As it was called when this was done.
        for (const Event& event : record.events) {
            const auto* set = std::get_if<StationSet>(&event);
            if (set && set->subject == subjects.front()->id) {
                return set->from.name;
            }
        }
    }
    return named(subjects);
}

/// "4th Light Horse Brigade and 6 units".
std::string RosterText::group(const Events& events, bool came) const {
    std::vector<const Subject*> all;
    for (const Event& event : events) {
        if (const Subject* subject = subjectOf(event, came)) {
            all.push_back(subject);
        }
    }
    if (!came) {
        std::reverse(all.begin(), all.end()); // what is below goes first
    }
    const auto top = topmost(all);
    const auto units = static_cast<std::size_t>(std::ranges::count_if(all, [&top](const Subject* subject) {
        return subject->kind == SubjectKind::Unit && std::ranges::find(top, subject) == top.end();
    }));
    if (units == 0) {
        return named(top);
    }
    const Places places{{"head", named(top)}};
    const auto n = static_cast<long long>(units);
    return top.size() > 1
               ? sayCounted("roster", "{head} with {n} unit", "{head} with {n} units").of(n, places)
               : sayCounted("roster", "{head} and {n} unit", "{head} and {n} units").of(n, places);
}

std::string RosterText::enlisted(const Record& record) const {
    const auto count = std::ranges::count_if(record.events, [](const Event& event) {
        const Subject* subject = subjectOf(event, true);
        return subject && subject->kind != SubjectKind::Officer;
    });
    return fill(count > 1 ? say("roster", "{names} join the roster")
                          : say("roster", "{names} joins the roster"),
                {{"names", group(record.events, true)}});
}

std::string RosterText::amendment(SubjectKind kind, const std::string& key, const Json& value) const {
    if (key == "name") {
        return fill(say("roster", "called {name}"), {{"name", textOf(value)}});
    }
    const auto& attributes = m_session.rules().attributes;
    const auto found = std::ranges::find_if(attributes, [&](const Attribute& attribute) {
        return attribute.of == kind && attribute.rosterKey == key;
    });
    if (found == attributes.end()) {
        return key;
    }
    const std::string name = small(found->name, 1);
    if (value.is_boolean()) {
        return value.get<bool>() ? name : fill(say("roster", "not {what}"), {{"what", name}});
    }
    if (value.is_null() || value == "" || value == Json::array()) {
        return fill(found->fallback ? say("roster", "{what} as usual") : say("roster", "{what} not given"),
                    {{"what", name}});
    }
    const Value given = toValue(value).value_or(Value());
    return name + " " +
           (given.isNumber() ? value.dump()
                             : valueName(found->type, given, m_session.rules(), m_session.battle()));
}

/// "12th Light Horse: men 5".
std::string RosterText::told(const Record& record, const AmendCommand& command) const {
    const Subject* subject = command.subjects.empty() ? nullptr : find(command.subjects.front());
    std::string parts;
    for (const auto& [key, value] : command.set) {
        parts +=
            (parts.empty() ? "" : ", ") + amendment(subject ? subject->kind : SubjectKind::Unit, key, value);
    }
    return named(record, command.subjects) + ": " + parts;
}

std::string RosterText::told(const Record& record, const RegroupCommand& command) const {
    const bool several = command.subjects.size() > 1;
    const bool under = command.under.has_value();
    const bool before = command.beside && command.beside->before;
    const Id place = under ? *command.under : command.beside ? command.beside->subject : Id();
    const Places places{{"names", named(record, command.subjects)}, {"place", nameOf(place)}};
    if (under) {
        return fill(several ? say("roster", "{names} go under {place}")
                            : say("roster", "{names} goes under {place}"),
                    places);
    }
    if (before) {
        return fill(several ? say("roster", "{names} go before {place}")
                            : say("roster", "{names} goes before {place}"),
                    places);
    }
    return fill(several ? say("roster", "{names} go behind {place}")
                        : say("roster", "{names} goes behind {place}"),
                places);
}

std::string RosterText::detail(const std::string& key, const Json& value) const {
    const std::string text = textOf(value);
    if (key == "objectives") {
        return objectivesInWords(value);
    }
    if (key == "turn-minutes") {
        const bool none = !value.is_number_integer() || value == 0;
        return none ? say("roster", "Time for a turn: as it comes")
                    : fill(say("roster", "Time for a turn: {minutes} min"), {{"minutes", value.dump()}});
    }
    if (key == "turn-limit") {
        const bool none = !value.is_number_integer() || value == 0;
        return none ? say("roster", "Turn limit: none")
                    : fill(say("roster", "Turn limit: {turn}"), {{"turn", value.dump()}});
    }
    if (key == "first-side") {
        return text.empty() ? say("roster", "First move: they roll for it")
                            : fill(say("roster", "First move: {side}"), {{"side", nameOf(text)}});
    }
    const bool none = simplified(text).empty();
    const Places places{{"text", opening(text)}};
    if (key == "title") {
        return none ? say("roster", "Title: none") : fill(say("roster", "Title: {text}"), places);
    }
    if (key == "date") {
        return none ? say("roster", "Date: none") : fill(say("roster", "Date: {text}"), places);
    }
    return none ? say("roster", "Notes: none") : fill(say("roster", "Notes: {text}"), places);
}

/// "Title: Beersheba".
std::string RosterText::told(const Record&, const ScenarioCommand& command) const {
    std::string parts;
    for (const auto& [key, value] : command.set) {
        parts += (parts.empty() ? "" : say("words", "; ")) + detail(key, value);
    }
    return parts;
}

std::string RosterText::who(const Record& record) const {
    return std::visit([&](const auto& command) { return told(record, command); },
                      commandIn(record.command, m_session.rules()));
}

std::string RosterText::told(const Record& record, const EnlistCommand&) const {
    return enlisted(record);
}

std::string RosterText::told(const Record& record, const StrikeCommand&) const {
    return fill(say("roster", "{names} struck off the roster"), {{"names", group(record.events, false)}});
}

std::string RosterText::told(const Record&, const ResetCommand&) const {
    return say("roster", "The battle starts again from its roster");
}

/// Nothing where it only fights for the side of somebody above it that moved.
std::string RosterText::station(const StationSet& event) const {
    if (event.from.name != event.to.name) {
        return fill(say("roster", "{before} is called {now}"),
                    {{"before", event.from.name}, {"now", event.to.name}});
    }
    if (event.from.parent != event.to.parent) {
        return fill(say("roster", "{subject} stands under {formation}"),
                    {{"subject", event.to.name}, {"formation", nameOf(event.to.parent)}});
    }
    const bool onlyPlace = event.from.side == event.to.side && event.from.place != event.to.place;
    return onlyPlace
               ? fill(say("roster", "{subject} has another place in the list"), {{"subject", event.to.name}})
               : std::string();
}

std::vector<std::string> RosterText::changes(const Events& events) const {
    std::vector<std::string> lines;
    for (const Event& event : events) {
        if (const auto* added = std::get_if<SubjectAdded>(&event)) {
            lines.push_back(
                fill(say("roster", "{subject} joins the battle"), {{"subject", added->subject.name}}));
        } else if (const auto* removed = std::get_if<SubjectRemoved>(&event)) {
            lines.push_back(
                fill(say("roster", "{subject} leaves the battle"), {{"subject", removed->subject.name}}));
        } else if (const auto* set = std::get_if<StationSet>(&event)) {
            lines.push_back(station(*set));
        } else if (const auto* told = std::get_if<DetailSet>(&event)) {
            lines.push_back(detail(told->detail, umpire::toJson(told->to)));
        } else if (const auto* first = std::get_if<FirstSideSet>(&event)) {
            lines.push_back(detail("first-side", first->to));
        }
    }
    std::erase(lines, std::string());
    return lines;
}

} // namespace umpire::sheets

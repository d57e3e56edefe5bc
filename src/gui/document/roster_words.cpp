#include "document/roster_words.h"

#include "document/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

std::string memberText(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("RosterWords", text);
}

Json memberOf(const Json& command, const char* key) {
    const auto found = command.find(key);
    return found == command.end() ? Json() : *found;
}

QString small(QString text) {
    if (!text.isEmpty()) {
        text[0] = text[0].toLower();
    }
    return text;
}

QString counted(SubjectKind kind, std::size_t count) {
    switch (kind) {
    case SubjectKind::Side:
        return say("%1 sides").arg(count);
    case SubjectKind::Formation:
        return say("%1 formations").arg(count);
    case SubjectKind::Officer:
        return say("%1 officers").arg(count);
    case SubjectKind::Unit:
        return count == 1 ? say("1 unit") : say("%1 units").arg(count);
    }
    return {};
}

/// The beginning of a text that may be long.
QString opening(const QString& text) {
    constexpr int enough = 40;
    const QString line = text.simplified();
    return line.size() <= enough ? line : line.left(enough).trimmed() + QStringLiteral("…");
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
        const bool below = std::any_of(all.begin(), all.end(), [subject](const Subject* other) {
            return other->id == subject->parent && other != subject;
        });
        if (!below) {
            top.push_back(subject);
        }
    }
    return top;
}

} // namespace

const Subject* RosterWords::find(const Id& subject) const {
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

QString RosterWords::nameOf(const Id& subject) const {
    const Subject* known = find(subject);
    return toText(known ? known->name : subject);
}

/// One or two by name, more of a kind by number.
QString RosterWords::named(const std::vector<const Subject*>& subjects) const {
    if (subjects.empty()) {
        return say("nobody");
    }
    const QString first = toText(subjects.front()->name);
    if (subjects.size() == 1) {
        return first;
    }
    if (subjects.size() == 2) {
        return say("%1 and %2").arg(first, toText(subjects.back()->name));
    }
    const SubjectKind kind = subjects.front()->kind;
    const bool alike = std::all_of(subjects.begin(), subjects.end(),
                                   [kind](const Subject* subject) { return subject->kind == kind; });
    return alike ? counted(kind, subjects.size())
                 : say("%1 and %2 others").arg(first).arg(subjects.size() - 1);
}

/// The subjects that a command names.
QString RosterWords::named(const Record& record) const {
    std::vector<const Subject*> subjects;
    const Json list = memberOf(record.command, "subjects");
    for (const Json& id : list.is_array() ? list : Json::array()) {
        const Subject* subject = id.is_string() ? find(id.get<std::string>()) : nullptr;
        if (subject) {
            subjects.push_back(subject);
        }
    }
    if (subjects.size() == 1) {
        // As it was called when this was done.
        for (const Event& event : record.events) {
            const auto* set = std::get_if<StationSet>(&event);
            if (set && set->subject == subjects.front()->id) {
                return toText(set->from.name);
            }
        }
    }
    return named(subjects);
}

/// "4th Light Horse Brigade and 6 units".
QString RosterWords::group(const Events& events, bool came) const {
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
    const auto units =
        static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [&top](const Subject* subject) {
            return subject->kind == SubjectKind::Unit &&
                   std::find(top.begin(), top.end(), subject) == top.end();
        }));
    if (units == 0) {
        return named(top);
    }
    return top.size() > 1 ? say("%1 with %2").arg(named(top), counted(SubjectKind::Unit, units))
                          : say("%1 and %2").arg(named(top), counted(SubjectKind::Unit, units));
}

QString RosterWords::enlisted(const Record& record) const {
    const auto count = std::count_if(record.events.begin(), record.events.end(), [](const Event& event) {
        const Subject* subject = subjectOf(event, true);
        return subject && subject->kind != SubjectKind::Officer;
    });
    const QString who = group(record.events, true);
    return count > 1 ? say("%1 join the roster").arg(who) : say("%1 joins the roster").arg(who);
}

QString RosterWords::amendment(SubjectKind kind, const std::string& key, const Json& value) const {
    if (key == "name") {
        return say("called %1").arg(value.is_string() ? toText(value.get<std::string>()) : QString());
    }
    const auto& attributes = m_session.rules().attributes;
    const auto found = std::find_if(attributes.begin(), attributes.end(), [&](const Attribute& attribute) {
        return attribute.of == kind && attribute.rosterKey == key;
    });
    if (found == attributes.end()) {
        return toText(key);
    }
    const QString name = small(toText(found->name));
    if (value.is_boolean()) {
        return value.get<bool>() ? name : say("not %1").arg(name);
    }
    if (value.is_null() || value == "") {
        return found->fallback ? say("%1 as usual").arg(name) : say("%1 not given").arg(name);
    }
    const Vocabulary* words = m_session.rules().vocabulary(found->type.vocabulary);
    const Word* word = words && value.is_string() ? words->find(value.get<std::string>()) : nullptr;
    const QString said = word                ? toText(word->name)
                         : value.is_string() ? toText(value.get<std::string>())
                                             : toText(value.dump());
    return name + QLatin1Char(' ') + said;
}

/// "12th Light Horse: elements 5".
QString RosterWords::amended(const Record& record) const {
    const Json subjects = memberOf(record.command, "subjects");
    const bool first = subjects.is_array() && !subjects.empty() && subjects.front().is_string();
    const Subject* subject = first ? find(subjects.front().get<std::string>()) : nullptr;
    const Json set = memberOf(record.command, "set");
    QStringList parts;
    for (const auto& [key, value] : set.items()) {
        parts << amendment(subject ? subject->kind : SubjectKind::Unit, key, value);
    }
    return named(record) + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
}

QString RosterWords::regrouped(const Record& record) const {
    const Json& command = record.command;
    const bool several = memberOf(command, "subjects").size() > 1;
    const QString who = named(record);
    if (command.contains("under")) {
        return (several ? say("%1 go under %2") : say("%1 goes under %2"))
            .arg(who, nameOf(memberText(command, "under")));
    }
    const bool before = command.contains("before");
    const QString neighbour = nameOf(memberText(command, before ? "before" : "after"));
    return before ? (several ? say("%1 go before %2") : say("%1 goes before %2")).arg(who, neighbour)
                  : (several ? say("%1 go behind %2") : say("%1 goes behind %2")).arg(who, neighbour);
}

QString RosterWords::detail(const std::string& key, const Json& value) const {
    const QString text = value.is_string() ? toText(value.get<std::string>()) : QString();
    if (key == "turn-limit") {
        const bool none = !value.is_number_integer() || value == 0;
        return say("Turn limit: %1").arg(none ? say("none") : toText(value.dump()));
    }
    if (key == "first-side") {
        return say("First move: %1").arg(text.isEmpty() ? say("they roll for it") : nameOf(fromText(text)));
    }
    const QString said = text.simplified().isEmpty() ? say("none") : opening(text);
    return (key == "title" ? say("Title: %1") : key == "date" ? say("Date: %1") : say("Notes: %1")).arg(said);
}

/// "Title: Beersheba".
QString RosterWords::scenario(const Json& set) const {
    QStringList parts;
    for (const auto& [key, value] : set.items()) {
        parts << detail(key, value);
    }
    return parts.join(QStringLiteral("; "));
}

QString RosterWords::who(const Record& record) const {
    const std::string name = memberText(record.command, "do");
    if (name == "enlist") {
        return enlisted(record);
    }
    if (name == "strike") {
        return say("%1 struck off the roster").arg(group(record.events, false));
    }
    if (name == "amend") {
        return amended(record);
    }
    if (name == "regroup") {
        return regrouped(record);
    }
    if (name == "scenario") {
        return scenario(memberOf(record.command, "set"));
    }
    return name == "reset" ? say("The battle starts again from its roster") : QString();
}

/// Nothing where it only fights for the side of somebody above it that moved.
QString RosterWords::station(const StationSet& event) const {
    if (event.from.name != event.to.name) {
        return say("%1 is called %2").arg(toText(event.from.name), toText(event.to.name));
    }
    const QString name = toText(event.to.name);
    if (event.from.parent != event.to.parent) {
        return say("%1 stands under %2").arg(name, nameOf(event.to.parent));
    }
    const bool onlyPlace = event.from.side == event.to.side && event.from.place != event.to.place;
    return onlyPlace ? say("%1 has another place in the list").arg(name) : QString();
}

QStringList RosterWords::changes(const Events& events) const {
    QStringList lines;
    for (const Event& event : events) {
        if (const auto* added = std::get_if<SubjectAdded>(&event)) {
            lines << say("%1 joins the battle").arg(toText(added->subject.name));
        } else if (const auto* removed = std::get_if<SubjectRemoved>(&event)) {
            lines << say("%1 leaves the battle").arg(toText(removed->subject.name));
        } else if (const auto* set = std::get_if<StationSet>(&event)) {
            lines << station(*set);
        } else if (const auto* told = std::get_if<DetailSet>(&event)) {
            lines << detail(told->detail, toJson(told->to));
        } else if (const auto* first = std::get_if<FirstSideSet>(&event)) {
            lines << detail("first-side", first->to);
        }
    }
    lines.removeAll(QString());
    return lines;
}

} // namespace umpire::gui

#include "desk_words.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// Whom a command without dice is about: the first subject that it names.
Id subjectOf(const Json& command, const Battle& battle) {
    for (const auto& [key, value] : command.items()) {
        if (value.is_string() && key != "do" && battle.find(value.get<std::string>())) {
            return value.get<Id>();
        }
    }
    return {};
}

std::string verbIn(const Json& command) {
    const auto verb = command.find("do");
    return verb != command.end() && verb->is_string() ? verb->get<std::string>() : std::string();
}

} // namespace

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

std::string DeskWords::nameOf(const Id& id) const {
    const Subject* subject = m_session.battle().find(id);
    return subject ? subject->name : id;
}

/// What one of several commands does: the name of the action.
std::string DeskWords::nameOfWork(const Json& command) const {
    const Action* action = m_session.rules().action(verbIn(command));
    return action                           ? action->name
           : isA<AdjustCommand>(command)    ? say("record", "Set by hand")
           : isA<ObjectiveCommand>(command) ? say("record", "Objectives")
                                            : std::string();
}

std::string DeskWords::who(const SeveralCommand& command) const {
    const auto count = static_cast<long long>(command.commands.size());
    std::vector<std::string> names;
    const bool alike = !command.commands.empty() &&
                       std::all_of(command.commands.begin(), command.commands.end(), [&](const Json& each) {
                           return each.is_object() && verbIn(each) == verbIn(command.commands.front());
                       });
    for (const Json& each : alike ? command.commands : std::vector<Json>{}) {
        const Id subject = subjectOf(each, m_session.battle());
        if (!subject.empty()) {
            names.push_back(nameOf(subject));
        }
    }
    const std::string work = alike ? nameOfWork(command.commands.front()) : std::string();
    if (work.empty() || names.empty()) {
        return sayCounted("record", "{n} command at once", "{n} commands at once").of(count);
    }
    return fill(say("record", "{action}: {names}"), {{"action", work}, {"names", joined(names, "and")}});
}

std::string DeskWords::who(const ObjectiveCommand& command) const {
    const Objective* objective = m_session.battle().objective(command.objective);
    return fill(say("record", "Objective: {objective}"),
                {{"objective", objective ? objective->name : command.objective}});
}

std::string DeskWords::noteOn(const NotedOn& on, std::int64_t turn) const {
    return on.subject.empty() ? fill(say("record", "Note on turn {turn}"),
                                     {{"turn", std::to_string(on.turn > 0 ? on.turn : turn)}})
                              : fill(say("record", "Note on {subject}"), {{"subject", nameOf(on.subject)}});
}

std::string DeskWords::list(const std::vector<Objective>& objectives, const Session& session) {
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

namespace {

/// One sentence for each kind of event that is told here.
struct OfEvent {
    const Session& session;

    std::string operator()(const ObjectivesSet& e) const {
        return e.to.empty()
                   ? say("record", "Objectives: none")
                   : fill(say("record", "Objectives: {list}"), {{"list", DeskWords::list(e.to, session)}});
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

std::string DeskWords::of(const Event& event) const {
    return std::visit(OfEvent{m_session}, event);
}

} // namespace umpire::sheets

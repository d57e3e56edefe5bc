#include "objectives_reader.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/text_limit.h"
#include "umpire/state/objectives.h"

#include <algorithm>

namespace umpire {

namespace {

std::string readObjectiveName(ObjectReader& reader) {
    std::string name = reader.text("name");
    if (const std::string excess = excessOf(name, nameLimit); !excess.empty()) {
        reader.context().warning(
            reader.node(), fill(say("battle file", "the name of an objective is too long: {excess}; its "
                                                   "beginning is used"),
                                {{"excess", excess}}));
        name = within(name, nameLimit);
    }
    return name;
}

std::int64_t readObjectiveWorth(ObjectReader& reader) {
    const std::int64_t worth = reader.whole("worth", 1);
    if (worth < 0 || worth > mostWorth) {
        reader.error("worth", fill(say("battle file", "\"worth\" is {worth}; it goes from 0 to {most}"),
                                   {{"worth", std::to_string(worth)}, {"most", std::to_string(mostWorth)}}));
        return 1;
    }
    return worth;
}

Id readHolder(ObjectReader& reader, const Battle& battle) {
    const Id holder = reader.text("holder", "");
    const Subject* side = battle.find(holder);
    if (holder.empty() || (side && side->kind == SubjectKind::Side)) {
        return holder;
    }
    std::vector<std::string> sides;
    for (const Subject* each : battle.all(SubjectKind::Side)) {
        sides.push_back(each->id);
    }
    std::string problem =
        fill(say("battle file", "there is no side {side} that could hold it"), {{"side", inQuotes(holder)}});
    problem += didYouMean(holder, sides);
    reader.error("holder", problem);
    return {};
}

Objective readObjective(ObjectReader& reader, const Battle& battle) {
    Objective objective;
    objective.id = reader.id("id");
    objective.name = readObjectiveName(reader);
    objective.worth = readObjectiveWorth(reader);
    objective.holder = readHolder(reader, battle);
    return objective;
}

} // namespace

std::vector<Objective> readObjectives(ObjectReader& file, const Battle& battle) {
    std::vector<Objective> objectives;
    std::size_t count = 0;
    file.objects("objectives", false, [&](ObjectReader& reader) {
        Objective objective = readObjective(reader, battle);
        const bool taken = std::any_of(objectives.begin(), objectives.end(),
                                       [&](const Objective& other) { return other.id == objective.id; });
        if (taken) {
            reader.error("id", fill(say("battle file", "another objective has the id {id} already"),
                                    {{"id", inQuotes(objective.id)}}));
        } else if (++count == mostObjectives + 1) {
            reader.context().error(reader.node(), fill(say("battle file", "more than {most} objectives"),
                                                       {{"most", std::to_string(mostObjectives)}}));
        } else if (count <= mostObjectives) {
            objectives.push_back(std::move(objective));
        }
    });
    return objectives;
}

/// A holder who has been struck off since holds nothing.
Json objectivesJson(const Battle& battle) {
    Json list = Json::array();
    for (const Objective& objective : battle.objectives) {
        Json entry{{"id", objective.id}, {"name", objective.name}, {"worth", objective.worth}};
        if (battle.find(objective.holder)) {
            entry["holder"] = objective.holder;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

} // namespace umpire

#include "umpire/battle/record_json.h"

namespace umpire {

KeptJson keptStep(const Step& step) {
    return explained(step);
}

KeptList keptSteps(const std::vector<Step>& steps) {
    KeptList list;
    for (const Step& step : steps) {
        list.add(keptStep(step));
    }
    return list;
}

Json explained(const Step& step) {
    Json json = step.toJson();
    json["modifiers"] = Json::array();
    for (const Line& line : step.lines) {
        Json item{{"id", line.id},
                  {"value", step.amount(line.value)},
                  {"label", line.label},
                  {"section", line.section}};
        if (line.overridden) {
            item["overridden"] = true;
        }
        json["modifiers"].push_back(std::move(item));
    }
    Json facts = Json::object();
    for (const auto& [id, value] : step.facts) {
        facts[id] = umpire::toJson(value);
    }
    json["explained"] = {{"die", step.die}, {"other", step.other}, {"facts", std::move(facts)}};
    if (!step.kinds.empty()) {
        json["explained"]["kinds"] = step.kinds;
    }
    return json;
}

Id dieOf(const Json& explained, std::size_t n) {
    const auto reasons = explained.find("explained");
    if (reasons == explained.end()) {
        return {};
    }
    const auto kinds = reasons->find("kinds");
    return kinds != reasons->end() && n < kinds->size() ? (*kinds)[n].get<Id>() : reasons->value("die", "");
}

Json plainStep(const Json& explained) {
    Json json = explained;
    json.erase("explained");
    for (Json& line : json["modifiers"]) {
        line = {{"id", line["id"]}, {"value", line["value"]}};
    }
    return json;
}

} // namespace umpire

#include "umpire/battle/answer.h"

namespace umpire {

std::vector<Json> AnsweredSteps::list() const {
    std::vector<Json> plain;
    for (const Json& step : m_recorded) {
        plain.push_back(plainStep(step));
    }
    return plain;
}

Json Answer::toJson() const {
    Json json;
    json["ok"] = ok;
    if (!ok) {
        json["error"] = {{"code", refusal.code}, {"message", refusal.message}};
        return json;
    }
    if (!shown.is_null()) {
        json["subject"] = shown;
        return json;
    }
    json["record"] = record;
    json["steps"] = steps.list();
    json["warnings"] = warnings;
    json["changes"] = changes;
    for (const auto& [key, value] : extra) {
        json[key] = value;
    }
    return json;
}

} // namespace umpire

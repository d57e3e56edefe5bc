#include "umpire/battle/answer.h"

namespace umpire {

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
    json["steps"] = Json::array();
    for (const Json& step : steps) {
        json["steps"].push_back(step);
    }
    json["warnings"] = warnings;
    json["changes"] = changes;
    for (const auto& [key, value] : extra) {
        json[key] = value;
    }
    return json;
}

} // namespace umpire

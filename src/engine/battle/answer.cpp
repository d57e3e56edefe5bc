#include "umpire/battle/answer.h"

#include "umpire/battle/wall_clock.h"

#include <chrono>
#include <ctime>

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

std::string systemTime() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[32];
    const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return {text, length};
}

} // namespace umpire

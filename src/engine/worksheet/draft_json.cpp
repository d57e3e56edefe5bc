#include "umpire/worksheet/draft.h"

namespace umpire {

namespace {

/// The member of that name as text, "" when there is none.
std::string textOf(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Json listOf(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_array() ? *found : Json::array();
}

template <typename T>
Json placed(const ByPlace<T>& values) {
    Json list = Json::array();
    for (const auto& [at, value] : values) {
        list.push_back({{"place", at.first}, {"id", at.second}, {"value", toJson(Value(value))}});
    }
    return list;
}

Json linesOf(const Draft& draft) {
    Json list = Json::array();
    for (const auto& [place, line] : draft.freeLines) {
        list.push_back({{"place", place}, {"text", line.text}, {"value", line.value}, {"check", line.check}});
    }
    return list;
}

std::pair<std::string, Id> placeOf(const Json& item) {
    return {textOf(item, "place"), textOf(item, "id")};
}

/// What it says, where it says something that can be kept.
std::optional<Value> valueOf(const Json& item) {
    const auto found = item.is_object() ? item.find("value") : item.end();
    return item.is_object() && found != item.end() ? toValue(*found) : std::nullopt;
}

} // namespace

Json jsonOf(const Draft& draft) {
    Json json{{"subject", draft.subject},  {"other", draft.target},
              {"taken", draft.taken},      {"offer", draft.offer},
              {"meant", draft.offerMeant}, {"answers", placed(draft.answers)},
              {"fields", Json::object()},  {"overrides", placed(draft.overrides)},
              {"lines", linesOf(draft)},   {"reason", draft.reason}};
    for (const auto& [field, value] : draft.fields) {
        json["fields"][field] = value;
    }
    return json;
}

Draft draftOf(const Json& json) {
    Draft draft;
    if (!json.is_object()) {
        return draft;
    }
    draft.subject = textOf(json, "subject");
    draft.target = textOf(json, "other");
    const auto taken = json.find("taken");
    draft.taken = taken != json.end() && taken->is_object() ? *taken : Json();
    draft.offer = textOf(json, "offer");
    draft.offerMeant = json.value("meant", Json(false)) == Json(true);
    for (const Json& item : listOf(json, "answers")) {
        if (const auto value = valueOf(item)) {
            draft.answers[placeOf(item)] = *value;
        }
    }
    for (const Json& item : listOf(json, "overrides")) {
        if (const auto value = valueOf(item); value && value->isNumber()) {
            draft.overrides[placeOf(item)] = value->number();
        }
    }
    for (const Json& item : listOf(json, "lines")) {
        if (const auto value = valueOf(item); value && value->isNumber()) {
            draft.freeLines.push_back(
                {textOf(item, "place"), {textOf(item, "text"), value->number(), textOf(item, "check")}});
        }
    }
    const auto fields = json.find("fields");
    if (fields != json.end() && fields->is_object()) {
        for (const auto& [field, value] : fields->items()) {
            draft.fields[field] = value;
        }
    }
    draft.reason = textOf(json, "reason");
    return draft;
}

} // namespace umpire

#include "umpire/base/json.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <limits>

namespace umpire {

Json toJson(const Value& value) {
    if (value.isFlag()) {
        return value.flag();
    }
    if (value.isNumber()) {
        return value.number();
    }
    if (value.isText()) {
        return value.text();
    }
    return value.isList() ? Json(value.list()) : Json(nullptr);
}

namespace {

std::optional<Value> listValue(const Json& json) {
    Ids ids;
    for (const Json& item : json) {
        if (!item.is_string()) {
            return std::nullopt;
        }
        ids.push_back(item.get<std::string>());
    }
    return Value(std::move(ids));
}

/// Whether a text has it as it is, without an escape.
bool isPlain(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x20 && byte < 0x80 && letter != '"' && letter != '\\';
}

} // namespace

std::optional<Value> toValue(const Json& json) {
    switch (json.type()) {
    case Json::value_t::null:
        return Value();
    case Json::value_t::boolean:
        return Value(json.get<bool>());
    case Json::value_t::string:
        return Value(json.get<std::string>());
    case Json::value_t::number_integer:
        return Value(json.get<std::int64_t>());
    case Json::value_t::number_unsigned:
        // A number that does not fit would silently change its sign.
        if (json.get<std::uint64_t>() >
            static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
            return std::nullopt;
        }
        return Value(json.get<std::int64_t>());
    case Json::value_t::array:
        return listValue(json);
    default:
        return std::nullopt;
    }
}

std::string dumpLine(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void writeText(std::string_view text, std::string& line) {
    if (std::all_of(text.begin(), text.end(), isPlain)) {
        ((line += '"') += text) += '"';
    } else {
        line += dumpLine(Json(std::string(text)));
    }
}

void writeNumber(std::int64_t number, std::string& line) {
    line += std::to_string(number);
}

void writeNumber(std::uint64_t number, std::string& line) {
    line += std::to_string(number);
}

void writeValue(const Value& value, std::string& line) {
    if (value.isFlag()) {
        line += value.flag() ? "true" : "false";
    } else if (value.isNumber()) {
        writeNumber(value.number(), line);
    } else if (value.isText()) {
        writeText(value.text(), line);
    } else {
        line += dumpLine(toJson(value));
    }
}

std::string canonicalLine(const Json& json) {
    // nlohmann's other kind of JSON keeps the keys of objects in order.
    return nlohmann::json(json).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string describe(const Json& json) {
    constexpr std::size_t longest = 60;
    if (json.is_object()) {
        return say("file", "an object");
    }
    if (json.is_array()) {
        return json.empty() ? say("file", "an empty list") : say("file", "a list");
    }
    std::string text = dumpLine(json);
    if (text.size() > longest) {
        text = std::string(beginningOf(text, longest)) + "...";
    }
    if (json.is_string()) {
        return fill(say("file", "the text {text}"), {{"text", text}});
    }
    return json.is_number() ? fill(say("file", "the number {number}"), {{"number", text}}) : text;
}

} // namespace umpire

#include "umpire/dice/die.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/value.h"

#include <charconv>

namespace umpire {

std::string Face::text() const {
    return symbol.empty() ? std::to_string(number) : symbol;
}

std::string Face::label() const {
    return name.empty() ? text() : name;
}

Json toJson(const Face& face) {
    return face.symbol.empty() ? Json(face.number) : Json(face.symbol);
}

Face faceOf(const Json& json) {
    Face face;
    if (json.is_string()) {
        face.symbol = json.get<std::string>();
    } else if (json.is_number_integer()) {
        face.number = toValue(json).value_or(Value()).number();
    }
    return face;
}

bool Die::has(const Face& face) const {
    return listed(faces, face);
}

std::vector<Face> Die::distinct() const {
    std::vector<Face> result;
    for (const Face& face : faces) {
        if (!listed(result, face)) {
            result.push_back(face);
        }
    }
    return result;
}

std::string Die::faceList() const {
    std::vector<std::string> words;
    for (const Face& face : distinct()) {
        words.push_back(face.label());
    }
    return joined(words);
}

namespace {

/// How often an entry says that its face fell; 0 for anything else.
std::int64_t timesOf(const Json& entry) {
    const bool counted =
        entry.is_object() && entry.size() == 2 && entry.contains("face") && entry.contains("times");
    const bool whole = counted && entry["times"].is_number_integer();
    const std::int64_t times = whole ? toValue(entry["times"]).value_or(Value()).number() : 0;
    return times > mostCountedDice ? 0 : times;
}

constexpr std::string_view lotsLead = "lots-";
/// No battle has more subjects.
constexpr std::size_t mostLots = 10'000;

constexpr const char* anyKey = "any";

} // namespace

Json oneByOne(const Json& dice) {
    if (!dice.is_array()) {
        return dice;
    }
    Json all = Json::array();
    for (const Json& entry : dice) {
        const std::int64_t times = timesOf(entry);
        const bool fits = times > 0 && all.size() + static_cast<std::size_t>(times) <= mostCountedDice;
        for (std::int64_t i = 0; fits && i < times; ++i) {
            all.push_back(entry["face"]);
        }
        if (!fits) {
            all.push_back(entry);
        }
    }
    return all;
}

Json withDiceOneByOne(Json command) {
    if (command.is_object() && command.contains("dice")) {
        command["dice"] = oneByOne(command["dice"]);
    }
    return command;
}

Die lots(std::size_t count) {
    const std::string number = std::to_string(count);
    Die die;
    die.id = std::string(lotsLead) + number;
    die.name = sayCounted("dice", "{n} lot", "{n} lots").of(static_cast<long long>(count));
    for (std::size_t i = 1; i <= count; ++i) {
        die.faces.push_back({static_cast<std::int64_t>(i), {}});
    }
    return die;
}

std::optional<Die> lotsNamed(std::string_view id) {
    std::size_t count = 0;
    if (!id.starts_with(lotsLead)) {
        return std::nullopt;
    }
    const std::string_view number = id.substr(lotsLead.size());
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
    const bool whole = error == std::errc() && end == number.data() + number.size();
    return whole && count > 0 && count <= mostLots ? std::optional(lots(count)) : std::nullopt;
}

Json possibleFacesJson(const std::vector<Face>& faces) {
    if (faces.size() == 1) {
        return toJson(faces.front());
    }
    Json any = Json::array();
    for (const Face& face : faces) {
        any.push_back(toJson(face));
    }
    return {{anyKey, std::move(any)}};
}

const Json* possibleFaces(const Json& die) {
    if (!die.is_object() || die.size() != 1) {
        return nullptr;
    }
    const auto any = die.find(anyKey);
    return any != die.end() && any->is_array() && !any->empty() ? &*any : nullptr;
}

std::string textOfFaces(const std::vector<Face>& faces) {
    const bool row = faces.size() > 1 && faces.back().number - faces.front().number + 1 ==
                                             static_cast<std::int64_t>(faces.size());
    if (row) {
        return faces.front().label() + "–" + faces.back().label();
    }
    std::string text;
    for (const Face& face : faces) {
        text += text.empty() ? "" : "/";
        text += face.label();
    }
    return text;
}

std::string possibleFacesText(const Json& faces) {
    std::vector<Face> all;
    for (const Json& face : faces) {
        all.push_back(faceOf(face));
    }
    return textOfFaces(all);
}

} // namespace umpire

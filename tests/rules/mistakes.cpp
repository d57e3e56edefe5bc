// Mistakes that need nobody to think of them: they follow from the table of keys.

#include "rules/mistakes.h"

#include "umpire/base/key_table.h"
#include "umpire/base/text.h"

#include <set>

namespace umpire::test {

namespace {

using Plain = nlohmann::json;

/// A value that nobody takes for that kind, and what is said about it; no message where any value goes.
struct WrongValue {
    Plain value;
    std::string message;
};

std::string withoutNull(const std::string& is) {
    const std::string end = " or null";
    return is.ends_with(end) ? is.substr(0, is.size() - end.size()) : is;
}

WrongValue wrongKind(const FileKey& key) {
    const std::string is = withoutNull(key.is);
    if (!key.words.empty() || is == "text" || is == "id" || is == "file" || is == "phase-owner") {
        return {7, "found the number 7 where a text is expected"};
    }
    if (is == "number" || is == "whole number") {
        return {"two", "found the text \"two\" where a whole number is expected"};
    }
    if (is == "flag") {
        return {"yes", "found the text \"yes\" where true or false is expected"};
    }
    if (is == "expression") {
        return {{{"sought", 1}}, "unknown operator \"sought\""};
    }
    if (is == "list of text") {
        return {7, "found the number 7 where a list of texts is expected"};
    }
    if (is == "list of numbers and symbols") {
        return {7, "expected a list of 1 to 1000 faces, found the number 7"};
    }
    if (is.starts_with("list of ") && !FileShape::shapeIn(is).empty()) {
        return {7, "found the number 7 where a list is expected"};
    }
    if (is.starts_with("map of ") || KeyTable::ofFiles().shape(is)) {
        return {7, "found the number 7 where an object is expected"};
    }
    return {}; // said in words: the reader knows more of it
}

class Mistakes {
  public:
    std::vector<Mistake> taken() { return std::move(m_found); }

    void walk(const std::string& name, const Plain& node, const Plain::json_pointer& place,
              const std::string& at) {
        const FileShape* shape = KeyTable::ofFiles().shape(name);
        if (!shape || !node.is_object() || name.starts_with("expression")) {
            return; // an expression is judged by its operator, not key by key
        }
        if (!shape->rest.contains("others") && !shape->rest.contains("schema")) {
            add({name, "unknown", add(place / "sought", 1), joinedPlace(at, "sought"),
                 "unknown key \"sought\""});
        }
        for (const FileKey& key : shape->keys) {
            if (const auto found = node.find(key.name); found != node.end()) {
                ofKey(name, key, *found, place, at);
            }
        }
    }

  private:
    static Plain patch(const char* op, const Plain::json_pointer& place) {
        return {{"op", op}, {"path", place.to_string()}};
    }

    static Plain add(const Plain::json_pointer& place, const Plain& value) {
        Plain step = patch("add", place);
        step["value"] = value;
        return Plain::array({step});
    }

    static std::string joinedPlace(const std::string& at, const std::string& key) {
        return at.empty() ? key : at + '.' + key;
    }

    void add(Mistake mistake) {
        if (!mistake.message.empty() && m_known.insert(mistake.key + ' ' + mistake.what).second) {
            m_found.push_back(std::move(mistake));
        }
    }

    void ofKey(const std::string& shape, const FileKey& key, const Plain& value,
               const Plain::json_pointer& object, const std::string& at) {
        const Plain::json_pointer place = object / key.name;
        const std::string here = joinedPlace(at, key.name);
        const std::string name = shape + '.' + key.name;
        const WrongValue wrong = wrongKind(key);
        add({name, "wrong kind", add(place, wrong.value), here, wrong.message});
        if (key.words.size() > 1) {
            add({name, "wrong word", add(place, "sought"), here,
                 "\"sought\" is none of " + joined(key.words, "and")});
        }
        if (key.needed && name != "modifier.checks") { // whose message says what it is good for
            add({name, "missing", Plain::array({patch("remove", place)}), at,
                 "the key " + inQuotes(key.name) + " is missing"});
        }
        limits(name, key, place, here);
        below(key, value, place, here);
    }

    static std::string outside(const FileKey& key, std::int64_t number) {
        return inQuotes(key.name) + " is " + std::to_string(number) + "; it goes from " +
               key.rest.at("least").dump() + " to " + key.rest.at("most").dump();
    }

    void limits(const std::string& name, const FileKey& key, const Plain::json_pointer& place,
                const std::string& at) {
        const auto least = key.rest.find("least");
        const auto most = key.rest.find("most");
        const bool both = least != key.rest.end() && most != key.rest.end();
        if ((key.is != "number" && key.is != "whole number") || !both) {
            return;
        }
        const auto less = least->get<std::int64_t>() - 1;
        const auto more = most->get<std::int64_t>() + 1;
        add({name, "too small", add(place, less), at, outside(key, less)});
        add({name, "too large", add(place, more), at, outside(key, more)});
    }

    void below(const FileKey& key, const Plain& value, const Plain::json_pointer& place,
               const std::string& at) {
        const std::string shape = FileShape::shapeIn(key.is);
        if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i) {
                walk(shape, value[i], place / i, at + '[' + std::to_string(i) + ']');
            }
        } else if (key.is.starts_with("map of ")) {
            for (const auto& [name, item] : value.items()) {
                walk(shape, item, place / name, at + '.' + name);
            }
        } else {
            walk(shape, value, place, at);
        }
    }

    std::vector<Mistake> m_found;
    std::set<std::string> m_known;
};

} // namespace

std::vector<Mistake> mistakesIn(const std::string& shape, const Plain& document) {
    Mistakes mistakes;
    mistakes.walk(shape, document, Plain::json_pointer(), "");
    return mistakes.taken();
}

} // namespace umpire::test

#pragma once

#include "umpire/base/json.h"

#include <boost/iterator/transform_iterator.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace umpire {

/// A JSON value as histories keep it: its line of text, which all copies share. A tree of it takes many times
/// the memory, so one is made only for who looks into it, and for as long as he does.
class KeptJson {
  public:
    KeptJson() = default; ///< null
    KeptJson(const Json& value);

    /// The value as `dumpLine` writes it.
    std::string_view line() const { return m_text ? std::string_view(m_text.get(), m_size) : "null"; }
    /// The value as a tree. Each call makes one.
    Json json() const;
    operator Json() const { return json(); }

    bool isNull() const { return line() == "null"; }
    bool isObject() const { return line().front() == '{'; }

    /// Of an object, without a tree of all of it: the line of a member; "" when there is none.
    std::string_view lineOf(std::string_view key) const;
    bool contains(std::string_view key) const { return !lineOf(key).empty(); }
    /// A member, null when there is none.
    Json operator[](std::string_view key) const;
    /// A member that is a text; "" when it is none.
    std::string text(std::string_view key) const;
    /// A member, or what stands in for it when there is none.
    template <typename Any>
    Any value(std::string_view key, const Any& otherwise) const {
        return contains(key) ? (*this)[key].template get<Any>() : otherwise;
    }
    std::string value(std::string_view key, const char* otherwise) const {
        return value(key, std::string(otherwise));
    }

    bool operator==(const KeptJson& other) const { return line() == other.line(); }
    bool operator==(const Json& other) const { return json() == other; }

  private:
    std::shared_ptr<const char[]> m_text;
    std::uint32_t m_size = 0;
};

/// Writes the line of a value where a test fails.
std::ostream& operator<<(std::ostream& out, const KeptJson& kept);

/// A list of values, each kept as a line. Who goes through it gets a tree of one after the other.
class KeptList {
  public:
    KeptList() = default;
    KeptList(const std::vector<Json>& values) : m_lines(values.begin(), values.end()) {}

    bool empty() const { return m_lines.empty(); }
    std::size_t size() const { return m_lines.size(); }
    /// One value each, whose lines are shared.
    const std::vector<KeptJson>& lines() const { return m_lines; }
    void add(KeptJson value) { m_lines.push_back(std::move(value)); }
    void push_back(const Json& value) { m_lines.emplace_back(value); }

    Json operator[](std::size_t place) const { return m_lines[place].json(); }
    Json at(std::size_t place) const { return m_lines.at(place).json(); }
    Json front() const { return m_lines.front().json(); }
    Json back() const { return m_lines.back().json(); }
    /// They give the values themselves, not references to them: nothing holds their trees.
    auto begin() const { return boost::make_transform_iterator(m_lines.begin(), treeOf); }
    auto end() const { return boost::make_transform_iterator(m_lines.end(), treeOf); }
    std::vector<Json> list() const;

    bool operator==(const KeptList&) const = default;

  private:
    static Json treeOf(const KeptJson& kept) { return kept.json(); }

    std::vector<KeptJson> m_lines;
};

/// A list of steps is no value of its own: who hands one over means its entries.
void to_json(Json& json, const KeptList& list) = delete;

/// Further members of an object by name, kept as its line. Of two with one name the later counts.
class KeptMembers {
  public:
    using List = std::vector<std::pair<std::string, Json>>;

    KeptMembers() = default;
    KeptMembers(const List& members);

    bool empty() const { return m_object.isNull(); }
    List list() const;
    /// All of them as an object.
    std::string_view line() const { return empty() ? "{}" : m_object.line(); }

    bool operator==(const KeptMembers&) const = default;

  private:
    KeptJson m_object; ///< null: there are none
};

} // namespace umpire

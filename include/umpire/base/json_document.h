#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/json.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace umpire {

/// What a file may be at most. Passing a limit is an error message, never a crash or a hang.
struct JsonLimits {
    std::size_t bytes = 64U * 1024U * 1024U;
    int depth = 64;
    std::size_t values = 4'000'000;
    std::size_t issues = 200; ///< after so many problems the rest of a file is not worth reading
};

/// One JSON value and where it stands. Unlike nlohmann's DOM it keeps positions and every key of an object,
/// the same one given twice included.
class JsonNode {
  public:
    struct Member;

    JsonNode();
    JsonNode(Json scalar, Position at);
    static JsonNode object(Position at);
    static JsonNode array(Position at);

    bool isObject() const { return m_kind == Kind::Object; }
    bool isArray() const { return m_kind == Kind::Array; }
    /// The text, number, flag or null of a value that is neither object nor list; null of those.
    const Json& scalar() const { return m_scalar; }
    /// The text that it is; "" of anything else.
    const std::string& text() const;
    const std::vector<Member>& members() const { return m_members; }
    const std::vector<JsonNode>& items() const { return m_items; }
    /// The same to be changed; for the keys of members see rename.
    std::vector<Member>& members() { return m_members; }
    std::vector<JsonNode>& items() { return m_items; }
    Position at() const { return m_at; }
    /// Behind its last byte; {0, 0} of a value that was not read from a text.
    Position end() const { return m_end; }
    void endAt(Position end) { m_end = end; }
    /// Whether it is part of what a text was read as: paths lead to that text, and no further.
    bool isWithinText() const { return m_withinText; }
    void standWithinText() { m_withinText = true; }

    /// The member of that name, or null.
    const Member* member(std::string_view key) const;
    /// Its value, or null.
    const JsonNode* find(std::string_view key) const;
    /// The text of that name; "" when there is none.
    std::string text(std::string_view key) const;

    /// The value without its positions.
    Json toJson() const;
    /// What it is, for messages: "the text \"x\"", "an object".
    std::string describe() const;

    /// Gives one of its members another name.
    void rename(Member& member, std::string key);
    void addMember(std::string key, Position at, JsonNode value);
    void addItem(JsonNode value);
    /// The same for a value that is to be read; it stays where it is until the next one is added.
    JsonNode& newMember(std::string key, Position at);
    JsonNode& newItem();

    /// In a document that was put together from others: the node of one of them for which this stands, else
    /// null.
    const JsonNode* origin() const { return m_origin; }
    /// Lets this node stand for another, or for the one that stands for.
    void standFor(const JsonNode& other) { m_origin = other.m_origin ? other.m_origin : &other; }
    /// This value and all in it again, each node standing for its model.
    JsonNode copied() const;

  private:
    enum class Kind { Scalar, Object, Array };
    /// The places of members by the hashes of their keys.
    using Index = std::unordered_multimap<std::size_t, std::size_t>;

    /// After a member was added.
    void indexMembers();

    /// Fewer are gone through.
    static constexpr std::size_t manyMembers = 32;

    Kind m_kind = Kind::Scalar;
    Json m_scalar;
    std::vector<Member> m_members;
    std::unique_ptr<Index> m_index; ///< only where there are many members
    std::vector<JsonNode> m_items;
    Position m_at;
    Position m_end;
    bool m_withinText = false;
    const JsonNode* m_origin = nullptr;
};

struct JsonNode::Member {
    std::string key;
    Position at;
    JsonNode value;
};

// Not before a member is a complete type, which clang insists on.
inline JsonNode::JsonNode() = default;
inline JsonNode::JsonNode(Json scalar, Position at) : m_scalar(std::move(scalar)), m_at(at) {}
inline JsonNode& JsonNode::newMember(std::string key, Position at) {
    m_members.emplace_back(Member{std::move(key), at, {}});
    if (m_members.size() > manyMembers) {
        indexMembers();
    }
    return m_members.back().value;
}
inline JsonNode& JsonNode::newItem() {
    return m_items.emplace_back();
}
inline void JsonNode::addItem(JsonNode value) {
    m_items.push_back(std::move(value));
}

/// A parsed file: its name and its root. Nodes are found again by their address, so it is never moved. A
/// document may be put together from others, its `sources`; its issues then name the source that says it.
class JsonDocument {
  public:
    using Sources = std::vector<std::shared_ptr<const JsonDocument>>;

    JsonDocument(std::string file, JsonNode root, Sources sources = {})
        : m_file(std::move(file)), m_root(std::move(root)), m_sources(std::move(sources)) {}
    JsonDocument(const JsonDocument&) = delete;
    JsonDocument& operator=(const JsonDocument&) = delete;

    const std::string& file() const { return m_file; }
    const JsonNode& root() const { return m_root; }
    const Sources& sources() const { return m_sources; }

    /// `checks[2].bands[0].to` for a node of this document, which was not put together from others.
    std::string pathOf(const JsonNode& node) const;
    Issue issue(const JsonNode& node, std::string text, Severity severity = Severity::Error) const;

  private:
    std::string m_file;
    JsonNode m_root;
    Sources m_sources;
};

/// Reads one JSON text. What is wrong (syntax, UTF-8, a duplicate key, a limit passed) goes to `issues`; the
/// root is null (a scalar) when nothing could be read.
JsonNode parseJson(std::string_view text, const std::string& file, Issues& issues,
                   const JsonLimits& limits = {});

} // namespace umpire

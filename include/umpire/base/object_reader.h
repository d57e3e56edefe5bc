#pragma once

#include "umpire/base/json_document.h"
#include "umpire/base/key_table.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace umpire {

/// What people read in place of a text of a file, such as that of a rule pack in another language than it is
/// written in; the text itself where nothing else stands for it. `trait`: it is a text only here, such as an
/// article, and an id elsewhere. Ids, expressions and other words of the program are never asked for.
using TextTranslation = std::function<std::string(std::string text, bool trait)>;

/// Where a strict reader reports: one document and the list its problems go to.
struct ReadContext {
    /// A file with more problems than that is not what it claims to be; the rest is not listed.
    static constexpr std::size_t mostIssues = 1000;

    const JsonDocument& document;
    Issues& issues;
    /// Kinds of name, such as "text", whose file could not be read: what refers to them cannot be judged.
    const std::set<std::string>* unread = nullptr;
    /// Nothing is reported: who reads so reads again.
    bool quiet = false;
    /// What texts for people are read as; null: as they are written.
    const TextTranslation* translation = nullptr;

    bool full() const { return issues.size() > mostIssues; }
    bool judges(const std::string& names) const { return !unread || !unread->contains(names); }
    void report(Issue issue) const;
    void error(const JsonNode& node, std::string text) const {
        if (!quiet && !full()) {
            report(document.issue(node, std::move(text)));
        }
    }
    void warning(const JsonNode& node, std::string text) const {
        if (!quiet && !full()) {
            report(document.issue(node, std::move(text), Severity::Warning));
        }
    }
};

/// Reads the members of one object strictly: a missing, unknown or wrong-typed key is reported with what was
/// found and expected, and reading goes on with a harmless value, so that one pass finds every problem. With
/// a shape the table of keys says which keys must be there, what stands for those that are not, and which
/// words a choice has; without one every key is needed that is read without a fallback.
class ObjectReader {
  public:
    ObjectReader(const JsonNode& node, const ReadContext& context, const FileShape* shape = nullptr);
    /// Reports every key nobody asked for.
    ~ObjectReader();
    ObjectReader(const ObjectReader&) = delete;
    ObjectReader& operator=(const ObjectReader&) = delete;

    const JsonNode& node() const { return m_node; }
    const ReadContext& context() const { return m_context; }
    bool valid() const { return m_node.isObject(); }
    bool has(const std::string& key) const { return m_node.find(key) != nullptr; }

    /// The member, or null when it is not there (which `need` reports).
    const JsonNode* want(const std::string& key);
    const JsonNode* need(const std::string& key);

    std::string text(const std::string& key);
    std::string text(const std::string& key, const std::string& fallback);
    /// A text for people, in the words of the context.
    std::string words(const std::string& key);
    std::string words(const std::string& key, const std::string& fallback);
    /// An id: kebab-case ASCII.
    std::string id(const std::string& key);
    std::string id(const std::string& key, const std::string& fallback);
    std::int64_t whole(const std::string& key);
    /// One between the limits of the table; its default, else the lower limit, in place of one outside.
    std::int64_t limited(const std::string& key);
    std::int64_t whole(const std::string& key, std::int64_t fallback);
    /// A flag is never needed: one that is not there is false, or what the shape says.
    bool flag(const std::string& key);
    bool flag(const std::string& key, bool fallback);
    /// One of the words that its shape, which must be there and have some, has for the key; and which of
    /// them, from 0.
    std::string choice(const std::string& key);
    std::size_t whichChoice(const std::string& key);
    /// The words of its shape for that key.
    const std::vector<std::string>& offered(const std::string& key) const { return m_shape->key(key)->words; }
    /// One of `allowed`; anything else is reported with the nearest spelling, and the first is used.
    std::string choice(const std::string& key, const std::vector<std::string>& allowed);
    std::string choice(const std::string& key, const std::vector<std::string>& allowed,
                       const std::string& fallback);
    /// A list of texts; absent means empty.
    std::vector<std::string> texts(const std::string& key);
    /// The same of texts for people.
    std::vector<std::string> manyWords(const std::string& key);
    /// Calls `each` for every item of a list of objects. A missing list is reported when `needed`.
    void objects(const std::string& key, bool needed, const std::function<void(ObjectReader&)>& each);
    /// The same where its shape says whether it is needed.
    void objects(const std::string& key, const std::function<void(ObjectReader&)>& each);
    /// Calls `read` with the object there; a missing one is reported when it is needed.
    void object(const std::string& key, const std::function<void(ObjectReader&)>& read);
    /// The shape of what stands under a key, or null.
    const FileShape* shapeUnder(const std::string& key) const;
    /// Accepts the key without reading it.
    void skip(const std::string& key) { m_known.push_back(key); }

    void error(const std::string& key, const std::string& text) const;

  private:
    /// What the shape says of a key, or null.
    const FileKey* known(const std::string& key) const { return m_shape ? m_shape->key(key) : nullptr; }
    bool isNeeded(const std::string& key) const;
    /// What stands for a key that is not there, as the shape says.
    Json standard(const std::string& key) const;
    const JsonNode* node(const std::string& key) { return isNeeded(key) ? need(key) : want(key); }
    /// Tells of the keys that are not among the known ones.
    void reportUnknown() const;

    const JsonNode& m_node;
    ReadContext m_context;
    const FileShape* m_shape;
    std::vector<std::string> m_known; ///< keys that were asked for, some more than once
};

/// Single values, with the same reports. The result is empty when the value is of another type.
std::optional<std::string> readText(const JsonNode& node, const ReadContext& context);
/// A text for people, in the words of the context.
std::optional<std::string> readWords(const JsonNode& node, const ReadContext& context);
std::optional<std::int64_t> readWhole(const JsonNode& node, const ReadContext& context);
/// Whether a number under a key lies between its limits; reported where it does not.
bool isWithin(const JsonNode& node, const ReadContext& context, const std::string& key, std::int64_t number,
              std::int64_t least, std::int64_t most);
std::optional<bool> readFlag(const JsonNode& node, const ReadContext& context);

} // namespace umpire

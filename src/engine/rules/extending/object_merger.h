#pragma once

#include "pack_extension.h"
#include "umpire/base/object_reader.h"

namespace umpire {

/// Notes what one file of an extending pack changes, and reports what is wrong with how it says so.
class ChangeLog {
  public:
    /// `base`: the id of the pack that is extended.
    ChangeLog(const ReadContext& context, std::string base, PackChanges& changes)
        : m_context(context), m_base(std::move(base)), m_changes(changes) {}

    const ReadContext& context() const { return m_context; }

    /// `what` was taken away by what stands at `by`.
    void removed(const std::string& what, const std::string& id, const JsonNode& was, const JsonNode& by);
    /// `what` is `now`; that it is what it was is a warning.
    void changed(const std::string& what, const JsonNode& was, const JsonNode& now);
    /// An entry that nobody knew; `known`: the names of those there are.
    void added(const JsonNode& entry, const std::string& id,
               std::shared_ptr<const std::vector<std::string>> known);

    void error(const JsonNode& at, const std::string& sentence, const std::string& id,
               const std::vector<std::string>& known = {}) const;
    void warning(const JsonNode& at, const std::string& sentence, const std::string& what) const;

  private:
    void note(PackChange::Kind kind, const std::string& what, const std::string& id, const JsonNode& was,
              const JsonNode& by);

    ReadContext m_context;
    std::string m_base;
    PackChanges& m_changes;
};

/// Lays an object of an extending pack over the one it extends, key by key: a key that is given stands in
/// place of the one there was, and nothing (null) takes it away.
class ObjectMerger {
  public:
    enum class What {
        File,    ///< the whole file: its lists and objects are merged in their turn
        Section, ///< an object of the file, such as the numbers
        Entry,   ///< an entry of a list
    };

    /// `name`: the key of a section, the id of an entry.
    ObjectMerger(ChangeLog& log, What what, std::string name)
        : m_log(log), m_what(what), m_name(std::move(name)) {}

    JsonNode merge(const JsonNode& base, const JsonNode& change) const;

  private:
    void mergeMember(JsonNode& merged, const JsonNode::Member& was, const JsonNode::Member& now) const;
    void addMember(JsonNode& merged, const JsonNode& base, const JsonNode::Member& now) const;
    bool mergesLists(const JsonNode& was, const JsonNode& now) const;
    /// What a key is called in a sentence.
    std::string called(const std::string& key) const;

    ChangeLog& m_log;
    What m_what;
    std::string m_name;
};

} // namespace umpire

#pragma once

#include "change_log.h"

namespace umpire {

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

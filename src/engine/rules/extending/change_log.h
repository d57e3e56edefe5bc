#pragma once

#include "pack_changes.h"
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

} // namespace umpire

#pragma once

#include "pack_changes.h"

#include <set>

namespace umpire {

/// Tells of what is wrong in an extending pack why it is: what stands in a file of the pack it extends was in
/// order there, so something that was changed or taken away makes it wrong; and an entry that is new may have
/// been meant to change another. Leaves out what is said of the base without this pack, too.
class InheritedIssues {
  public:
    struct Base {
        std::string id;
        bool abstract = false; ///< nobody asked whether a game can play it
    };

    /// `known`: what is said of the base by itself; `files`: its files.
    InheritedIssues(Base base, const Issues& known, const std::set<std::string>& files,
                    const PackChanges& changes)
        : m_base(std::move(base)), m_known(known), m_files(files), m_changes(changes) {}

    void explain(Issues& issues) const;

  private:
    void explainOwn(Issue& issue) const;
    void explainInherited(Issue& issue) const;
    const PackChange* causeOf(const Issue& issue) const;

    Base m_base;
    const Issues& m_known;
    const std::set<std::string>& m_files;
    const PackChanges& m_changes;
};

} // namespace umpire

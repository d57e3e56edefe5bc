#pragma once

#include "effect_reader.h"

#include <set>
#include <string>
#include <vector>

namespace umpire {

/// What the readers of a pack's files share: the pack they fill, which names nobody could read, where its
/// texts are shown, and how to read what stands in more than one file.
class PackDraft {
  public:
    /// `unread`: kinds of name whose file could not be read.
    PackDraft(RulePack& pack, const std::set<std::string>& unread) : m_pack(pack), m_unread(unread) {}

    RulePack& pack() const { return m_pack; }
    /// The texts that rules show, and about whom.
    const TextUses& uses() const { return m_uses; }

    /// False when what places in texts may name could not be read.
    bool placesJudged() const;
    /// Reports what is wrong with the places in a text written out in the reader's object.
    void checkPlaces(ObjectReader& reader, const std::string& key, const std::string& text,
                     const Roles& roles) const;
    /// A text that knows nothing but the pack's numbers: its places {number.ID} are filled at once.
    std::string withNumbers(ObjectReader& reader, const std::string& key, const std::string& text) const;
    /// The id of a text that is shown where `roles` are known.
    Id readTextId(ObjectReader& reader, const std::string& key, const Roles& roles, bool needed = true);
    /// A list of effects; absent means none, unless it is `needed`.
    Effects readEffects(ObjectReader& reader, const std::string& key, const Roles& roles, bool needed);
    /// The effect that the reader's object is.
    Effects readEffect(ObjectReader& reader, const Roles& roles);
    /// What a check or command "needs", or of what it "warns": conditions, each with its text.
    std::vector<Clause> readClauses(ObjectReader& reader, const std::string& key, const Roles& roles);

  private:
    RulePack& m_pack;
    const std::set<std::string>& m_unread;
    TextUses m_uses;
};

} // namespace umpire

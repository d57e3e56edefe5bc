#pragma once

#include "umpire/battle/game_module.h"
#include "umpire/rules/roster_keys.h"
#include "umpire/state/battle.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace umpire {

/// Whether a command sets up the battle rather than plays it: `enlist`, `strike`, `amend`, `regroup`,
/// `scenario`, `ruling`.
bool isSetUp(const Json& command);
bool isSetUp(const KeptJson& command);

/// A subject as a battle file writes it.
Json rosterEntry(const RulePack& rules, const Subject& subject);

/// Whom attributes of copied subjects name that are not copied with them.
enum class Strangers { Kept, Dropped };

/// Some subjects, with everything below them, as the lists of an `enlist` command. The topmost name no place.
Json rosterOf(const RulePack& rules, const Battle& battle, const Ids& subjects,
              Strangers strangers = Strangers::Dropped);

/// Whom one of some subjects, or of those below them, cannot do without and who is not among them.
struct NeededStranger {
    Id subject;
    Id attribute;
    Id named;
};
std::optional<NeededStranger> neededStranger(const RulePack& rules, const Battle& battle,
                                             const Ids& subjects);

/// The commands that put a copy of each subject, with everything below it, behind the original: same again,
/// next number.
std::vector<Json> duplicates(const RulePack& rules, const Battle& battle, const Ids& subjects);

/// Names that are taken, and those still free. Of many that are alike each is passed over once, not again for
/// every one that asks for it.
class FreeNames {
  public:
    void take(const std::string& name) { m_taken.insert(name); }
    /// The name with the first number in it raised until it is not taken: "2nd Light Horse" after "1st Light
    /// Horse", "II/67th" after "I/67th", "B Battery" after "A Battery"; "Scouts 2" where it has none.
    std::string next(const std::string& name);

  private:
    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, std::string>
        m_later; ///< of a taken name one after it: none between is free
};

/// Ids that are free in a battle to which subjects are added, while none leaves.
class FreeIds {
  public:
    /// A kebab-case id after a name that is not taken in the battle.
    Id idFor(const std::string& name, const Battle& battle);

  private:
    std::unordered_map<std::string, int> m_numbers; ///< by how ids begin: that and all below are taken
};

/// Something about the roster that deserves a word. It never stops anybody.
struct Finding {
    Id check; ///< the pack's roster check
    Id subject;
    std::string text;
    std::string field; ///< the key of the subject's entry that mends it, "" where none does
    std::string fix;   ///< what a click would do, or ""
    Json command;      ///< what it sends
};

/// What the pack's roster checks find, in the order of the tree.
std::vector<Finding> inspectRoster(const RulePack& rules, const Battle& battle);

/// A battle's roster after it was fought, as the start of the next: losses carried forward by the pack's
/// rules, everything else as fresh.
Battle carriedForward(const RulePack& rules, const Battle& battle);

/// A subject with what the roster says of it, and nothing that happened to it since.
Subject asEnlisted(const RulePack& rules, const Subject& subject);

/// A battle with nothing in it, at the start of turn 1.
Battle emptyBattle(const RulePack& rules);

} // namespace umpire

#pragma once

#include "umpire/base/issue.h"
#include "umpire/battle/session.h"
#include "umpire/rules/pack_loader.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace umpire {

class PackPrefetch;
struct RulesStamp;

/// Finds the game module that a rule pack names, or null.
using ModuleFinder = std::function<const GameModule*(const std::string&)>;

/// A battle read from a file, and what was wrong with it. The session is null when it has errors.
struct LoadedBattle {
    std::unique_ptr<Session> session;
    Issues issues;
    bool unreadable = false; ///< the file itself could not be read
    /// Which journal beside the file the session holds: what an `Autosave` of this file needs to know.
    std::uint64_t journal = 0;
    /// That it was played with other rules than these, and what differs; "" when they are the same, or when
    /// the file does not tell. It is among the issues, too.
    std::string otherRules;
    /// Something is damaged, and `recoverBattle` saves more of it than the session holds.
    bool damaged = false;
};

/// What is told of a file that was changed since the program wrote it, and is in order otherwise.
std::string editedSinceWritten();

/// Reads battle files and writes them.
class BattleFiles {
  public:
    BattleFiles(PackSearchPath searchPath, ModuleFinder modules)
        : m_searchPath(std::move(searchPath)), m_modules(std::move(modules)) {}

    /// Reads every battle with these rules, which are loaded already.
    BattleFiles(std::shared_ptr<const RulePack> rules, ModuleFinder modules)
        : m_searchPath({}), m_rules(std::move(rules)), m_modules(std::move(modules)) {}

    /// Begins to read, beside whatever else there is to do, the rules that a battle names which will be
    /// loaded soon. A second thread is at work until then; nothing is told of what it finds.
    void readRulesAhead(const std::filesystem::path& battle);

    /// The battle as the file and the journal beside it have it. `rules` takes the place of the rules the
    /// file names, when not empty.
    LoadedBattle load(const std::filesystem::path& path, const std::string& rules = {}) const;
    LoadedBattle parse(std::string_view text, const std::string& name, const std::string& rules = {}) const;
    /// The same for a damaged text: records that cannot be read or do not fit any more are put down as lost,
    /// and their numbers in `lost`.
    LoadedBattle parseWhatFits(std::string text, const std::string& name, const std::string& rules,
                               std::vector<int>& lost) const;
    /// A battle that no file holds yet.
    std::unique_ptr<Session> begin(std::shared_ptr<const RulePack> rules, Battle start) const;
    /// Writes the whole battle, history included, and leaves journal and earlier generations alone. Gives ""
    /// or in words why it could not.
    static std::string save(const Session& session, const std::filesystem::path& path);
    static std::string write(const Session& session);

    const PackSearchPath& searchPath() const { return m_searchPath; }

  private:
    LoadedBattle read(std::string_view text, const std::string& name, const std::string& rules,
                      std::vector<int>* lost) const;
    LoadedBattle loadOnce(const std::filesystem::path& path, const std::string& rules) const;

    LoadedPack packFor(const RulesStamp& stamp, const std::string& rules) const;
    std::string differenceFrom(const RulesStamp& stamp, const RulePack& rules) const;
    void offerEarlier(const std::filesystem::path& path, const std::string& rules, Issues& issues) const;

    PackSearchPath m_searchPath;
    std::shared_ptr<const RulePack> m_rules; ///< in place of any from the search path, when set
    ModuleFinder m_modules;
    std::shared_ptr<PackPrefetch> m_ahead; ///< copies share it
};

} // namespace umpire

#pragma once

#include "umpire/base/disk.h"
#include "umpire/battle/dice_audit.h"
#include "umpire/battle/session.h"
#include "umpire/dice/sealed_dice.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace umpire {

/// A secret as it is kept.
struct KeptSecret {
    DiceSecret secret;
    std::uint64_t reached = 0; ///< no die before this position is ever thrown again
    std::string battle;        ///< the file of the battle it belongs to; "": one that was never saved
    bool revealed = false;     ///< nothing is drawn from it any more
};

/// The secrets of battles, one file each that only their owner may read, apart from the battles.
class SecretStore {
  public:
    /// An empty folder keeps nothing. It is made when it is needed.
    explicit SecretStore(std::filesystem::path folder = {}, Disk& disk = realDisk())
        : m_folder(std::move(folder)), m_disk(disk) {}

    /// That of this user: `desert-umpire/dice` below XDG_DATA_HOME or ~/.local/share.
    static std::filesystem::path usualFolder();

    std::optional<KeptSecret> find(const std::string& pledge) const;
    /// On the disk when this returns "", else in words why not.
    std::string keep(const KeptSecret& kept) const;
    /// Finds secrets for `auditDice`.
    SecretFinder finder() const;

  private:
    std::filesystem::path fileOf(const std::string& pledge) const;
    std::string makeFolder() const;

    std::filesystem::path m_folder;
    Disk& m_disk;
};

/// The program's dice of one battle while it is played: which secret they come from, where they are in it,
/// and that its record tells so.
class SecretDice {
  public:
    explicit SecretDice(SecretStore store = SecretStore()) : m_store(std::move(store)) {}

    /// How a battle's file is called where secrets are kept: absolute, with links resolved; "" for none.
    static std::string homeOf(const std::filesystem::path& file);

    /// Goes on with the battle's last secret, if it is here and was kept for this file, or makes another, of
    /// which nothing is written yet. `battle`: `homeOf` its file.
    void open(const Session& session, const std::string& battle);
    /// What may be shown before the first die is thrown.
    const std::string& pledge() const { return m_pledge; }
    /// True when the record holds the pledge, so that dice may be thrown.
    bool isSealed() const { return m_number > 0; }
    /// Whether the battle's last secret, which is not revealed, was on this computer no more when it was
    /// opened: dice that are thrown now come from a new one.
    bool isLost() const { return m_lost; }
    /// Puts the secret on the disk and its pledge into the record, which is to be kept before any die is
    /// thrown. Gives "" or in words why the secret could not be kept; the battle can be played all the same,
    /// but nobody will be able to check its dice.
    std::string seal(Session& session);
    /// The number that the players called counts for all dice to come.
    void call(Session& session, std::uint64_t number);
    /// After the record was kept: dice that somebody saw are never thrown again, whatever becomes of the
    /// file.
    std::string remember(const Session& session, const std::string& battle);
    /// Puts every secret of the record that is here into it; gives how many. The record is to be kept after,
    /// and then `retire` called.
    int reveal(Session& session) const;
    /// Nothing is drawn any more from what the record reveals.
    void retire(const Session& session) const;

    SealedDice& dice() { return *m_dice; }
    SecretFinder secrets() const { return m_store.finder(); }

  private:
    void begin();

    SecretStore m_store;
    std::optional<KeptSecret> m_kept;
    std::optional<SealedDice> m_dice;
    std::string m_pledge;
    std::uint64_t m_number = 0; ///< of its series in the record; 0: not yet in it
    bool m_lost = false;
};

} // namespace umpire

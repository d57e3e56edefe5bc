#pragma once

#include "tongue_files.h"
#include "umpire/base/lengths.h"
#include "umpire/base/tongue.h"

#include <filesystem>
#include <set>
#include <string>
#include <utility>

namespace umpire {

/// What the texts of a pack are read as, whichever of its files they stand in.
class PackTongue {
  public:
    /// In place of a part: the traits of words that are texts. Few of them are for people.
    static constexpr const char* traits = "traits";

    PackTongue() = default;
    virtual ~PackTongue() = default;
    PackTongue(const PackTongue&) = delete;
    PackTongue& operator=(const PackTongue&) = delete;

    /// A pack whose files are read: first the one at hand, then those it builds on, one after the other.
    virtual void hear(const std::filesystem::path& folder) = 0;
    virtual std::string of(const std::string& part, std::string text) const = 0;
};

/// The texts as the language files of the packs give them, the topmost pack first, and with lengths as they
/// are told. What no file has stays as it is.
class WrittenTongue : public PackTongue {
  public:
    /// `language`: "" for that of the pack itself.
    WrittenTongue(std::string language, Lengths lengths)
        : m_language(std::move(language)), m_lengths(lengths) {}

    void hear(const std::filesystem::path& folder) override;
    std::string of(const std::string& part, std::string text) const override;

  private:
    std::string m_language;
    Lengths m_lengths;
    std::vector<TongueFile> m_files;
};

/// Takes down every text that is asked for, with its part.
class TextsHeard : public PackTongue {
  public:
    using Texts = std::set<std::pair<std::string, std::string>>;

    void hear(const std::filesystem::path& folder) override { m_folders.push_back(folder); }
    std::string of(const std::string& part, std::string text) const override;

    const Texts& texts() const { return m_texts; }
    /// The pack and those it builds on.
    const std::vector<std::filesystem::path>& folders() const { return m_folders; }

  private:
    mutable Texts m_texts;
    std::vector<std::filesystem::path> m_folders;
};

/// The same for one file of a pack.
class PartTongue : public Tongue {
  public:
    PartTongue(const PackTongue& pack, const std::string& part) : m_pack(pack), m_part(part) {}
    std::string of(std::string text) const override { return m_pack.of(m_part, std::move(text)); }
    std::string ofTrait(std::string text) const override {
        return m_pack.of(PackTongue::traits, std::move(text));
    }

  private:
    const PackTongue& m_pack;
    const std::string& m_part;
};

} // namespace umpire

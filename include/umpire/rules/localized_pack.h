#pragma once

#include "umpire/base/json_document.h"
#include "umpire/base/lengths.h"
#include "umpire/rules/pack_loader.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Texts that are read in place of the files of those names in a pack's folder, be they there or not.
using PackTexts = std::map<std::string, std::string>;

/// The parts of a pack that could be opened: what its file says, laid over that of the pack it extends.
using PackParts = std::map<std::string, std::shared_ptr<const JsonDocument>>;

/// A pack read from texts, and the pack it extends.
struct ReadTexts {
    LoadedPack loaded;
    std::shared_ptr<const RulePack> base; ///< null where it extends none that is in order
    PackParts parts;                      ///< of the pack, be it in order or not
    PackParts baseParts;                  ///< of the one that it extends
};

/// `loadPack` with texts in place of files: what a pack would be, before anything is written.
ReadTexts readTexts(const std::filesystem::path& folder, const PackTexts& texts, const GameNeeds& games,
                    const std::vector<std::filesystem::path>& packFolders);

/// Whether a file of a pack is a link that leads out of its folder. A pack may come from anybody: nothing is
/// read of such a file, and nothing is written to it.
bool leadsOutOfPack(const std::filesystem::path& file);

/// The parts that a pack may have, in the order in which they are read.
std::vector<std::string> partsOfPacks();

/// How the texts of rules are told: what is played and written down does not depend on it.
struct TextLocale {
    std::string language; ///< such as "de"; "": in the words of the pack
    Lengths lengths = Lengths::Inches;

    bool asWritten() const { return language.empty() && lengths == Lengths::Inches; }
    bool operator==(const TextLocale&) const = default;
};

/// The same rules with their texts in another language, as `languages/<language>.json` of the pack and of
/// those it builds on has them, and with lengths told otherwise. The pack itself where nothing differs, or
/// its folder cannot be read any more. `before`: folders of packs whose language files are asked first.
std::shared_ptr<const RulePack> localizedPack(std::shared_ptr<const RulePack> pack,
                                              const PackSearchPath& searchPath, const TextLocale& locale,
                                              const std::vector<std::filesystem::path>& before = {});

/// What is wrong with the language files of a pack: translations that do not fit their texts are errors;
/// texts that the pack does not have, and how many have no translation, are warnings.
Issues judgeLanguages(const std::filesystem::path& folder, const PackSearchPath& searchPath);

/// The language files of a pack, by their names in its folder, such as "languages/de.json", each with its
/// text; a link that leads elsewhere is none.
std::map<std::string, std::string> languageTexts(const std::filesystem::path& folder);
/// Whether a file of that name is one.
bool isLanguageFile(std::string_view name);

/// The title of a pack that is there, in the language in which it is told.
std::string localizedTitle(const FoundPack& found, const TextLocale& locale);

} // namespace umpire

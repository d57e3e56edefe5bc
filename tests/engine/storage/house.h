#pragma once

#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/games/games.h"
#include "umpire/storage/house_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <string>

namespace umpire::test {

/// A path of house rules by its text.
inline HousePath at(const std::string& text) {
    return HousePath::of(text).value_or(HousePath());
}

/// A user's folder in which house rules called our-club are made, on top of the shipped packs.
class House : public testing::Test {
  protected:
    HouseBench bench() const { return {searchPath, gameNeeds()}; }
    std::filesystem::path folder() const { return own.rules / "our-club"; }
    std::string file(const std::string& name) const {
        const auto text = readFile(folder() / name);
        return text ? *text : std::string();
    }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(folder() / name, std::ios::binary) << text;
    }

    std::unique_ptr<HouseRules> opened() const {
        auto rules = HouseRules::open(folder(), bench());
        EXPECT_TRUE(rules) << rules.error().text;
        return std::move(*rules);
    }
    /// A new pack of the name our-club.
    std::unique_ptr<HouseRules> made() const {
        const auto place = HouseRules::make(wish, own, bench());
        EXPECT_TRUE(place) << place.error().text;
        return opened();
    }
    static std::string said(const HouseRules& rules) {
        std::string text;
        for (const Issue& issue : rules.issues()) {
            text += issue.line() + "\n";
        }
        return text;
    }
    static const HousePart& part(const std::vector<HousePart>& parts, const std::string& id) {
        return *std::find_if(parts.begin(), parts.end(),
                             [&](const HousePart& each) { return each.id == id; });
    }
    /// The entry of a path, from a fresh table of contents.
    static HouseEntry entry(const HouseRules& rules, const std::string& path) {
        for (const HousePart& part : rules.contents()) {
            for (const HouseList& list : part.lists) {
                for (const HouseEntry& each : list.entries) {
                    if (each.path == at(path)) {
                        return each;
                    }
                }
            }
        }
        ADD_FAILURE() << "no entry " << path;
        return {};
    }

    TemporaryFolder data;
    UserFolders own = userFoldersIn(data.path());
    PackSearchPath searchPath{{{own.rules, PackOwner::User}, {sourceFolder() / "rules", PackOwner::Program}},
                              gameNeeds()};
    HouseWish wish{"sand-sweat-and-camels", "our-club", "Rules of our club"};
};

} // namespace umpire::test

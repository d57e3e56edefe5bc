// What a pack means, whatever its files look like.

#include "rules/pack_copy.h"
#include "support/battles.h"
#include "umpire/rules/fingerprint.h"

#include <gtest/gtest.h>

#include <regex>

namespace umpire::test::fingerprint_test {
namespace {

std::shared_ptr<const RulePack> loaded(const PackCopy& pack) {
    LoadedPack loaded = pack.load();
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    return loaded.pack;
}

std::string printOf(const PackCopy& pack) {
    const auto rules = loaded(pack);
    return rules ? fingerprintOf(*rules) : "";
}

std::string shippedPrint() {
    return printOf(PackCopy());
}

/// A JSON text with the keys of every object the other way round.
std::string reversed(const Json& json) {
    std::string text;
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) {
            text = Json(key).dump() + " :\n\t" + reversed(value) + (text.empty() ? "" : " , ") + text;
        }
        return "{" + text + "}";
    }
    if (!json.is_array()) {
        return json.dump(-1, ' ', true);
    }
    for (const Json& item : json) {
        text += (text.empty() ? "" : ", ") + reversed(item);
    }
    return "[ " + text + " ]";
}

TEST(Fingerprint, HasSixtyFourHexadecimalDigits) {
    EXPECT_TRUE(std::regex_match(shippedPrint(), std::regex("[0-9a-f]{64}")));
    EXPECT_EQ(shippedPrint(), shippedPrint());
}

TEST(Fingerprint, DoesNotSeeOrderOfKeysSpacesAndSchemas) {
    PackCopy pack;
    for (const auto& entry : std::filesystem::directory_iterator(pack.folder())) {
        const std::string file = entry.path().filename().string();
        Json json = Json::parse(pack.read(file));
        json.erase("$schema");
        pack.write(file, reversed(json));
    }
    EXPECT_EQ(printOf(pack), shippedPrint());
}

TEST(Fingerprint, DoesNotSeeTheNamesOfFilesAndOfThePack) {
    PackCopy pack;
    pack.write("lines.json", pack.read("modifiers.json"));
    pack.remove("modifiers.json");
    pack.replace("pack.json", R"("modifiers": "modifiers.json")", R"("modifiers": "lines.json")");
    pack.replace("pack.json", R"("id": "sand-sweat-and-camels")", R"("id": "club-rules")");
    pack.replace("pack.json", R"("title": "Sand)", R"("title": "Our Sand)");
    EXPECT_EQ(printOf(pack), shippedPrint());
}

TEST(Fingerprint, SeesWhateverElseChanges) {
    const std::vector<std::array<std::string, 3>> changes{
        {"modifiers.json", R"("when": "$self.raw", "value": -1)", R"("when": "$self.raw", "value": -2)"},
        {"texts.json", "is gone", "is no more"},
        {"dice.json", "8]", "8, 8]"},
        {"pack.json", R"("balance": "balance.json",)", ""},
    };
    std::set<std::string> prints{shippedPrint()};
    for (const auto& [file, from, to] : changes) {
        PackCopy pack;
        pack.replace(file, from, to);
        EXPECT_TRUE(prints.insert(printOf(pack)).second) << file;
    }
}

TEST(Fingerprint, SeesTheOrderOfModifiers) {
    PackCopy pack;
    Json modifiers = Json::parse(pack.read("modifiers.json"));
    std::swap(modifiers["modifiers"][0], modifiers["modifiers"][1]);
    pack.write("modifiers.json", modifiers.dump());
    EXPECT_NE(printOf(pack), shippedPrint());
    const auto lines = differencesFrom(*loaded(PackCopy()), *loaded(pack));
    EXPECT_EQ(lines,
              std::vector<std::string>{"the entries of Sand, Sweat and Camels stand in another order"});
}

TEST(Fingerprint, DifferencesAreNamedWithBothValues) {
    PackCopy pack;
    pack.replace("modifiers.json", R"("when": "$self.raw", "value": -1)",
                 R"("when": "$self.raw", "value": -2)");
    EXPECT_EQ(differencesFrom(*loaded(PackCopy()), *loaded(pack)),
              std::vector<std::string>{R"(modifiers.json: "green-troops": "value" is -2, was -1)"});
    EXPECT_TRUE(differencesFrom(*loaded(pack), *loaded(pack)).empty());
}

TEST(Fingerprint, MarksNameWhatDiffers) {
    PackCopy pack;
    pack.replace("modifiers.json", R"("when": "$self.raw", "value": -1)",
                 R"("when": "$self.raw", "value": -2)");
    const EntryMarks marks = entryMarksOf(*loaded(PackCopy()));
    EXPECT_EQ(differencesFrom(marks, *loaded(pack)),
              std::vector<std::string>{R"(modifiers.json: "green-troops" differs, or is new)"});
    std::size_t bytes = 0;
    for (const auto& [part, text] : marks) {
        bytes += part.size() + text.size();
    }
    EXPECT_LT(bytes, 6000U) << "they stand in every battle file";
}

} // namespace
} // namespace umpire::test::fingerprint_test

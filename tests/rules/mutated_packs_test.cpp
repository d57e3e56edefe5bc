// Packs with random damage: loading one gives a pack or says what is wrong with it, and never crashes.

#include "rules/house_pack.h"
#include "rules/pack_copy.h"
#include "support/battles.h"
#include "support/test_scale.h"

#include <gtest/gtest.h>

#include <random>
#include <regex>

namespace umpire::test::mutated_packs_test {
namespace {

struct Token {
    std::size_t at = 0;
    std::size_t length = 0;
};

/// Texts, numbers, words and signs of a JSON text.
std::vector<Token> tokensOf(const std::string& text) {
    static const std::regex pattern(R"("(?:[^"\\]|\\.)*"|-?[0-9]+|true|false|null|[\[\]{}:,])");
    std::vector<Token> tokens;
    for (auto it = std::sregex_iterator(text.begin(), text.end(), pattern); it != std::sregex_iterator();
         ++it) {
        tokens.push_back({static_cast<std::size_t>(it->position()), static_cast<std::size_t>(it->length())});
    }
    return tokens;
}

class Damage {
  public:
    explicit Damage(unsigned seed) : m_draws(seed) {}

    std::string to(std::string text) {
        const std::vector<Token> tokens = tokensOf(text);
        const Token& hit = tokens[below(tokens.size())];
        const Token& other = tokens[below(tokens.size())];
        static const std::vector<std::string> foreign{"null",
                                                      "true",
                                                      "0",
                                                      "-1",
                                                      "99999999999",
                                                      "1.5",
                                                      "\"\"",
                                                      "\"$self\"",
                                                      "\"$fact.x\"",
                                                      "\"{self.x}\"",
                                                      "[]",
                                                      "{}",
                                                      "[[]]",
                                                      "{\"not\":{}}",
                                                      "\"$each.id\"",
                                                      "\"\\u0000\"",
                                                      "\"unit\"",
                                                      "\"no-such-id\"",
                                                      "\"$turn > 1\"",
                                                      "\"$turn + (\""};
        switch (below(5)) {
        case 0:
            return text.erase(hit.at, hit.length);
        case 1:
            return text.insert(hit.at, text.substr(hit.at, hit.length));
        case 2:
            return text.replace(hit.at, hit.length, text.substr(other.at, other.length));
        case 3:
            text[hit.at + below(hit.length)] = static_cast<char>(below(256));
            return text;
        default:
            return text.replace(hit.at, hit.length, foreign[below(foreign.size())]);
        }
    }

  private:
    std::size_t below(std::size_t n) { return m_draws() % n; }

    std::mt19937 m_draws;
};

class MutatedPack : public testing::TestWithParam<std::string> {};

TEST_P(MutatedPack, GivesAPackOrSaysWhatIsWrong) {
    const int rounds = scaled(170);
    const PackCopy pack;
    const std::string file = GetParam();
    const std::string original = pack.read(file);
    Damage damage(testSeed32());
    int refused = 0;
    for (int round = 0; round < rounds; ++round) {
        const std::string damaged = damage.to(original);
        pack.write(file, damaged);
        const LoadedPack loaded = pack.load();
        EXPECT_EQ(loaded.pack == nullptr, hasErrors(loaded.issues)) << damaged;
        for (const Issue& issue : loaded.issues) {
            EXPECT_FALSE(issue.text.empty());
            EXPECT_NO_THROW(Json(issue.line()).dump()) << "the message is no UTF-8";
        }
        refused += loaded.pack ? 0 : 1;
    }
    EXPECT_GT(refused, rounds / 8);
}

/// The same for a pack that extends another: what is left over of its changes is judged, and nothing crashes.
TEST(MutatedExtension, GivesAPackOrSaysWhatIsWrong) {
    const int rounds = scaled(120);
    const std::string original = R"({ "modifiers": [ { "id": "anzac", "value": 2, "before": "officer-lost" },
        { "id": "thirst", "label": "Thirst", "section": "ours", "checks": ["morale"], "value": 1 },
        { "id": "shelled", "remove": true }, { "id": "supported", "sheet": null, "after": "thirst" },
        { "id": "green-troops", "replace": true, "label": "Raw", "section": "C", "checks": ["morale"],
          "when": "$self.raw", "value": -2 } ] })";
    Damage damage(testSeed32());
    int refused = 0;
    HousePacks packs;
    for (int round = 0; round < rounds; ++round) {
        const std::string damaged = damage.to(original);
        packs.write("modifiers", damaged);
        const LoadedPack loaded = packs.load();
        EXPECT_EQ(loaded.pack == nullptr, hasErrors(loaded.issues)) << damaged;
        for (const Issue& issue : loaded.issues) {
            EXPECT_FALSE(issue.text.empty());
            EXPECT_NO_THROW(Json(issue.line()).dump()) << "the message is no UTF-8";
        }
        refused += loaded.pack ? 0 : 1;
    }
    EXPECT_GT(refused, rounds / 8);
}

std::string nameOf(const testing::TestParamInfo<std::string>& info) {
    return info.param.substr(0, info.param.find('.'));
}

INSTANTIATE_TEST_SUITE_P(Files, MutatedPack,
                         testing::Values("pack.json", "dice.json", "vocabulary.json", "attributes.json",
                                         "facts.json", "checks.json", "modifiers.json", "effects.json",
                                         "turn.json", "rulings.json", "actions.json", "texts.json",
                                         "balance.json", "sheets.json", "roster.json", "templates.json",
                                         "roles.json"),
                         nameOf);

} // namespace
} // namespace umpire::test::mutated_packs_test

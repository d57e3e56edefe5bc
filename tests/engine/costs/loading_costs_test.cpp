// What reading rules and opening battles costs, counted: twice as much to read is twice the work, and no
// more.

#include "../rules/small_pack.h"
#include "allocations.h"
#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/state/visits.h"

#include <gtest/gtest.h>

#include <functional>

namespace umpire::test::loading_costs_test {
namespace {

struct Work {
    std::size_t allocations = 0;
    std::uint64_t visits = 0;
};

Work workOf(const std::function<void()>& read) {
    const std::size_t allocated = allocations();
    const std::uint64_t visited = Visits::counted();
    read();
    return {allocations() - allocated, Visits::counted() - visited};
}

/// What is read whatever there is of it is left out: of what twice as much adds, the second half may add no
/// more than its share. With work that grows by the square it would add four times the first half.
void expectInStep(const char* what, const std::function<Work(int)>& workOfSo) {
    workOfSo(100); // what is made once is made
    const Work little = workOfSo(100);
    const Work half = workOfSo(200);
    const Work all = workOfSo(400);
    EXPECT_GT(half.allocations, little.allocations) << what;
    EXPECT_LT(all.allocations - half.allocations, 2.3 * double(half.allocations - little.allocations))
        << what;
    EXPECT_LE(double(all.visits - half.visits), 2.3 * double(half.visits - little.visits)) << what;
}

std::string battleOf(int units) {
    Json battle = plainBattle();
    for (int i = 0; i < units; ++i) {
        addUnit(battle, "unit-" + std::to_string(i), i % 2 == 0 ? "brigade" : "regiment", "infantry",
                "turkish", 6);
    }
    return battle.dump();
}

TEST(LoadingCosts, OfABattleGrowInStep) {
    const BattleFiles files(shippedRules().find("sand-sweat-and-camels").pack, findGame);
    expectInStep("units", [&files](int units) {
        const std::string text = battleOf(units);
        return workOf([&] { ASSERT_TRUE(files.parse(text, "test").session); });
    });
}

Work workOfPack(const std::function<void(SmallPack&)>& grow) {
    SmallPack pack;
    grow(pack);
    pack.load();
    return workOf([&pack] { ASSERT_TRUE(pack.load().pack); });
}

TEST(LoadingCosts, OfAPackGrowInStep) {
    expectInStep("modifiers", [](int count) {
        return workOfPack([count](SmallPack& pack) {
            for (int i = 0; i < count; ++i) {
                const std::string id = "reason-" + std::to_string(i);
                pack.file("modifiers")["modifiers"].push_back({{"id", id},
                                                               {"label", "A reason"},
                                                               {"section", "1"},
                                                               {"checks", {"courage"}},
                                                               {"when", "$fact.near"},
                                                               {"value", 1}});
            }
        });
    });
    expectInStep("words", [](int count) {
        return workOfPack([count](SmallPack& pack) {
            for (int i = 0; i < count; ++i) {
                const std::string id = "sort-" + std::to_string(i);
                pack.file("vocabulary")["vocabularies"][0]["words"].push_back(
                    {{"id", id}, {"name", "Sort " + std::to_string(i)}, {"pace", i % 10}});
            }
        });
    });
    expectInStep("attributes", [](int count) {
        return workOfPack([count](SmallPack& pack) {
            for (int i = 0; i < count; ++i) {
                pack.file("attributes")["attributes"].push_back(
                    {{"id", "a-count-with-a-long-name-" + std::to_string(i)},
                     {"of", "unit"},
                     {"name", "A count"},
                     {"kind", "count"},
                     {"derived", i % 10}});
            }
        });
    });
    expectInStep("facts", [](int count) {
        return workOfPack([count](SmallPack& pack) {
            for (int i = 0; i < count; ++i) {
                const std::string number = std::to_string(i);
                pack.file("facts")["facts"].push_back(
                    {{"id", "fact-" + number}, {"kind", "flag"}, {"checks", {"courage"}}});
                pack.file("modifiers")["modifiers"].push_back({{"id", "reason-" + number},
                                                               {"label", "A reason"},
                                                               {"section", "1"},
                                                               {"checks", {"courage"}},
                                                               {"when", "$fact.fact-" + number},
                                                               {"value", 1}});
            }
        });
    });
}

/// Nothing is compared with everything else to find what may have been meant where nothing is wrong.
TEST(LoadingCosts, OfHouseRulesGrowInStep) {
    expectInStep("house rules", [](int count) {
        const TemporaryFolder folder;
        std::filesystem::create_directory(folder.path() / "our-club");
        folder.write("our-club/pack.json", R"({"format": "desert-umpire-rules", "version": 1,
            "id": "our-club", "title": "Our club", "extends": "sand-sweat-and-camels",
            "files": {"modifiers": "modifiers.json"}})");
        Json modifiers = Json::array();
        for (int i = 0; i < count; ++i) {
            modifiers.push_back({{"id", "a-reason-with-a-long-name-" + std::to_string(i)},
                                 {"label", "A reason"},
                                 {"section", "house rule"},
                                 {"checks", {"morale"}},
                                 {"value", 1}});
        }
        folder.write("our-club/modifiers.json", Json{{"modifiers", std::move(modifiers)}}.dump());
        const auto load = [&folder] {
            return loadPack(folder.path() / "our-club", gameNeeds(), {sourceFolder() / "rules"}).pack;
        };
        load();
        return workOf([&load] { ASSERT_TRUE(load()); });
    });
}

/// Every byte that is read is paid for with a small part of one piece of memory.
TEST(LoadingCosts, OfAShippedPackKeepToItsSize) {
    const std::filesystem::path folder = sourceFolder() / "rules/sand-sweat-and-camels";
    std::size_t bytes = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        bytes += file.path().extension() == ".json" ? file.file_size() : 0;
    }
    ASSERT_GT(bytes, 0U);
    loadPack(folder, gameNeeds());
    const Work work = workOf([&folder] { ASSERT_TRUE(loadPack(folder, gameNeeds()).pack); });
    EXPECT_LT(work.allocations, bytes) << "for " << bytes << " bytes";
}

} // namespace
} // namespace umpire::test::loading_costs_test

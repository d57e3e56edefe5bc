// House rules that are saved, and what others write meanwhile.

#include "house.h"
#include "umpire/rules/fingerprint.h"

#include <random>

namespace umpire::test::house_saving_test {
namespace {

namespace fs = std::filesystem;

// Back and forth -----------------------------------------------------------------------------------

TEST_F(House, StepsAreTakenBackAndDoneAgain) {
    const auto rules = made();
    const HousePath value = at("modifiers/modifiers/green-troops/value");
    ASSERT_EQ(rules->set(value, -2), "");
    ASSERT_EQ(rules->setTitle("Another title"), "");
    EXPECT_EQ(rules->title(), "Another title");
    EXPECT_EQ(rules->undoable(), "\"pack.json\"");
    rules->undo();
    EXPECT_EQ(rules->title(), "Rules of our club");
    EXPECT_EQ(rules->undoable(), "\"value\" of \"green-troops\"");
    rules->undo();
    EXPECT_EQ(rules->undoable(), "");
    EXPECT_FALSE(rules->unsaved());
    rules->redo();
    EXPECT_EQ(rules->value(value)->now, Json(-2));
    EXPECT_EQ(rules->redoable(), "\"pack.json\"");
    ASSERT_EQ(rules->set(value, -3), "");
    EXPECT_EQ(rules->redoable(), "") << "what was done instead ends what could be done again";
    rules->undo();
    rules->undo();
    rules->undo();
    EXPECT_FALSE(rules->unsaved());
}

// Saving -------------------------------------------------------------------------------------------

TEST_F(House, WhatIsSavedIsThereAgain) {
    auto rules = made();
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -2), "");
    ASSERT_EQ(rules->set(at("texts/numbers/officer-range"), 12), "");
    EXPECT_TRUE(rules->unsaved());
    ASSERT_EQ(rules->save(), "");
    EXPECT_FALSE(rules->unsaved());
    EXPECT_EQ(opened()->value(at("modifiers/modifiers/green-troops/value"))->now, Json(-2));
    EXPECT_EQ(searchPath.find("our-club").pack->number("officer-range"), 12);
    ASSERT_EQ(rules->reset(at("texts/numbers/officer-range")), "");
    ASSERT_EQ(rules->save(), "");
    EXPECT_FALSE(fs::exists(folder() / "texts.json"));
    ASSERT_EQ(rules->set(at("texts/numbers/officer-range"), 11), "");
    ASSERT_EQ(rules->save(), "");
    EXPECT_TRUE(fs::exists(folder() / "texts.json"));
    EXPECT_EQ(searchPath.find("our-club").pack->number("officer-range"), 11);
}

TEST_F(House, AFileOfAnotherNameIsLeftAlone) {
    auto rules = made();
    write("texts.json", "what nobody named");
    ASSERT_EQ(rules->set(at("texts/numbers/officer-range"), 12), "");
    ASSERT_EQ(rules->save(), "");
    EXPECT_EQ(file("texts.json"), "what nobody named");
    EXPECT_EQ(searchPath.find("our-club").pack->number("officer-range"), 12);
}

TEST_F(House, WhatAnotherProgramWroteIsNotOverwrittenSilently) {
    auto rules = made();
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -2), "");
    ASSERT_EQ(rules->save(), "");
    write("modifiers.json", R"({"modifiers":[{"id":"anzac","value":2}]})");
    EXPECT_EQ(rules->changedOutside(), std::vector<fs::path>{folder() / "modifiers.json"});
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -3), "");
    EXPECT_NE(rules->save().find("changed by another program"), std::string::npos);
    EXPECT_EQ(file("modifiers.json"), R"({"modifiers":[{"id":"anzac","value":2}]})");
    ASSERT_EQ(rules->reread(), "");
    EXPECT_TRUE(rules->changedOutside().empty());
    EXPECT_FALSE(rules->unsaved());
    EXPECT_EQ(rules->value(at("modifiers/modifiers/anzac/value"))->now, Json(2));
    rules->undo();
    EXPECT_EQ(rules->value(at("modifiers/modifiers/green-troops/value"))->now, Json(-3))
        << "nothing was lost";
    EXPECT_EQ(rules->save(), "");
    EXPECT_EQ(searchPath.find("our-club").pack->modifier("anzac")->id, "anzac");
}

TEST_F(House, OneMayWriteOverIt) {
    auto rules = made();
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -2), "");
    write("pack.json", "what somebody wrote");
    EXPECT_NE(rules->save(), "");
    ASSERT_EQ(rules->save(HouseRules::Others::Overwrite), "");
    EXPECT_TRUE(searchPath.find("our-club").pack);
}

/// It is full once so many files were written.
class FullAfter : public Disk {
  public:
    explicit FullAfter(int files) : m_files(files) {}
    int sync(int file) override {
        errno = ENOSPC;
        return m_files-- > 0 ? Disk::sync(file) : -1;
    }

  private:
    int m_files;
};

/// It swaps in so many files and then no more.
class StuckAfter : public Disk {
  public:
    explicit StuckAfter(int files) : m_files(files) {}
    int rename(const fs::path& from, const fs::path& to) override {
        errno = EIO;
        return m_files-- == 0 ? -1 : Disk::rename(from, to);
    }

  private:
    int m_files;
};

TEST_F(House, AFullDiskLosesNothing) {
    auto rules = made();
    const std::string before = file("pack.json");
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -2), "");
    ASSERT_EQ(rules->set(at("texts/numbers/officer-range"), 12), "");
    for (int files = 0; files < 3; ++files) {
        FullAfter disk(files);
        const std::string problem = rules->save(HouseRules::Others::Keep, disk);
        EXPECT_NE(problem.find("nothing was saved"), std::string::npos) << files;
        EXPECT_NE(problem.find("No space left"), std::string::npos) << problem;
        EXPECT_EQ(file("pack.json"), before);
        EXPECT_EQ(std::distance(fs::directory_iterator(folder()), fs::directory_iterator()), 1) << files;
        EXPECT_TRUE(rules->unsaved());
    }
    EXPECT_EQ(rules->save(), "");
}

TEST_F(House, WhatWasPutInPlaceIsPutBackWhenTheRestFails) {
    auto rules = made();
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -2), "");
    ASSERT_EQ(rules->save(), "");
    const std::string lines = file("modifiers.json");
    const std::string manifest = file("pack.json");
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -3), "");
    ASSERT_EQ(rules->set(at("texts/numbers/officer-range"), 12), "");
    for (int files = 0; files < 3; ++files) {
        StuckAfter disk(files);
        EXPECT_NE(rules->save(HouseRules::Others::Keep, disk), "") << files;
        EXPECT_EQ(file("modifiers.json"), lines) << files;
        EXPECT_EQ(file("pack.json"), manifest) << files;
        EXPECT_FALSE(fs::exists(folder() / "texts.json")) << files;
    }
    EXPECT_EQ(rules->save(), "");
}

TEST_F(House, AFileThatSomebodyMadeMeanwhileIsNotWrittenOver) {
    auto rules = made();
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -2), "");
    write("modifiers.json", "{ \"modifiers\": [] }");
    EXPECT_NE(rules->save().find("was changed by another program"), std::string::npos);
    EXPECT_EQ(file("modifiers.json"), "{ \"modifiers\": [] }");
    EXPECT_EQ(rules->save(HouseRules::Others::Overwrite), "");
    EXPECT_NE(file("modifiers.json").find("-2"), std::string::npos);
}

TEST_F(House, WhereTheManifestIsGoneAllOfItIsWrittenAgain) {
    auto rules = made();
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -2), "");
    ASSERT_EQ(rules->save(), "");
    fs::remove(folder() / "pack.json");
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -3), "");
    EXPECT_NE(rules->save(), "");
    EXPECT_EQ(rules->save(HouseRules::Others::Overwrite), "");
    EXPECT_TRUE(fs::exists(folder() / "pack.json"));
    EXPECT_FALSE(hasErrors(opened()->issues()));
}

TEST_F(House, NothingIsAddedBelowANumber) {
    auto rules = made();
    ASSERT_EQ(rules->set(at("texts/numbers/officer-range"), 12), "");
    EXPECT_NE(rules->add(at("texts/numbers/officer-range/x"), 1), "");
    EXPECT_EQ(rules->save(), "");
}

// Links --------------------------------------------------------------------------------------------

TEST_F(House, ALinkThatLeadsNowhereIsNotWrittenThrough) {
    made();
    const fs::path elsewhere = data.path() / "nobody-made-it.json";
    fs::create_symlink(elsewhere, folder() / "texts.json");
    Json manifest = Json::parse(file("pack.json"));
    manifest["files"]["texts"] = "texts.json";
    write("pack.json", manifest.dump());
    const auto rules = opened();
    EXPECT_NE(rules->set(at("texts/numbers/officer-range"), 12), "");
    EXPECT_NE(rules->save(), "");
    EXPECT_FALSE(fs::exists(elsewhere));
}

TEST_F(House, ALinkThatLeadsOutIsNeitherReadNorWritten) {
    made();
    const fs::path elsewhere = data.write("elsewhere.json", R"({"numbers":{"officer-range":10}})");
    fs::create_symlink(elsewhere, folder() / "texts.json");
    Json manifest = Json::parse(file("pack.json"));
    manifest["files"]["texts"] = "texts.json";
    write("pack.json", manifest.dump());
    const auto rules = opened();
    EXPECT_TRUE(hasErrors(rules->issues()));
    EXPECT_EQ(rules->text("texts"), "");
    EXPECT_NE(rules->set(at("texts/numbers/officer-range"), 12).find("leads out"), std::string::npos);
    EXPECT_NE(rules->setText("texts", "{}").find("leads out"), std::string::npos);
    EXPECT_NE(rules->save(), "");
    EXPECT_EQ(*readFile(elsewhere), R"({"numbers":{"officer-range":10}})");
}

// At random ----------------------------------------------------------------------------------------

/// Another value of the same kind.
Json otherThan(const Json& value, std::mt19937& random) {
    if (value.is_number_integer()) {
        return value.get<std::int64_t>() + 1 + static_cast<std::int64_t>(random() % 3);
    }
    return value.is_boolean()  ? Json(!value.get<bool>())
           : value.is_string() ? Json(value.get<std::string>() + " x")
                               : value;
}

TEST_F(House, WhatIsSavedMeansWhatWasChecked) {
    std::mt19937 random(4711);
    auto rules = made();
    const std::string before = rules->text("pack");
    std::vector<HousePath> paths;
    for (const HousePart& part : rules->contents()) {
        for (const HouseList& list : part.lists) {
            for (const HouseEntry& each : list.entries) {
                for (const HouseValue& value : rules->valuesOf(each.path)) {
                    if (value.now) {
                        paths.push_back(value.path);
                    }
                }
            }
        }
    }
    int saved = 0;
    for (int i = 0; i < 150; ++i) {
        const HousePath path = paths[random() % paths.size()];
        const auto value = rules->value(path);
        if (value && value->now) {
            rules->set(path, otherThan(*value->now, random));
        }
        if (hasErrors(rules->issues())) {
            rules->undo();
        } else if (i % 10 == 9 && rules->save().empty()) {
            ++saved;
            EXPECT_EQ(fingerprintOf(*opened()->pack()), fingerprintOf(*rules->pack())) << i;
        }
        ASSERT_FALSE(hasErrors(rules->issues())) << path.text() << "\n" << said(*rules);
    }
    EXPECT_GT(saved, 5);
    while (!rules->undoable().empty()) {
        rules->undo();
    }
    EXPECT_EQ(rules->text("pack"), before);
    EXPECT_TRUE(rules->differences().empty());
}

} // namespace
} // namespace umpire::test::house_saving_test

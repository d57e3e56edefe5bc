// A command's verb stands in the table of commands only; each is read into a command of its own, which is
// told in words and asked for by its kind.

#include "support/battles.h"
#include "umpire/base/file.h"
#include "umpire/battle/own_commands.h"
#include "umpire/sheets/record_text.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

namespace umpire::test::verbs_test {
namespace {

namespace fs = std::filesystem;

TEST(Verbs, StandEachOnceInTheTable) {
    std::set<Verb> verbs;
    std::set<std::string> names;
    for (const OwnCommand& command : ownCommands()) {
        EXPECT_TRUE(verbs.insert(command.verb).second) << command.name;
        EXPECT_TRUE(names.insert(command.name).second) << command.name;
        EXPECT_EQ(verbNamed(command.name), command.verb);
        EXPECT_EQ(verbOf(commandOf(command.verb)), command.verb);
    }
    EXPECT_EQ(verbs.size(), static_cast<std::size_t>(Verb::Time)) << "all but actions of packs";
    for (const Json& none : {Json(), Json(3), Json::object(), Json{{"do", 3}}, Json{{"do", "charge"}}}) {
        EXPECT_EQ(verbOf(none), Verb::Action) << none;
    }
}

Verb verbRead(const Json& command, const RulePack& rules) {
    return std::visit([](const auto& read) { return read.verb; }, commandIn(command, rules));
}

TEST(Verbs, AreEachReadIntoACommandOfTheirOwn) {
    const auto session = sessionOf(plainBattle());
    for (const OwnCommand& own : ownCommands()) {
        EXPECT_EQ(verbRead(commandOf(own.verb), session->rules()), own.verb) << own.name;
    }
    EXPECT_EQ(verbRead({{"do", "charge"}}, session->rules()), Verb::Action);
    EXPECT_EQ(verbRead({{"do", "of-another-pack"}}, session->rules()), Verb::Action);
    EXPECT_EQ(verbRead(nullptr, session->rules()), Verb::Action);
}

TEST(Verbs, AreReadOutOfARecordWhateverItsFieldsHold) {
    const auto session = sessionOf(plainBattle());
    const std::vector<Json> junk{nullptr, true, -1, 1e300, "x", Json::array({1, nullptr}), {{"a", {1}}}};
    for (const OwnCommand& own : ownCommands()) {
        for (const Json& value : junk) {
            Json command = commandOf(own.verb);
            for (const char* field :
                 {"after", "before",  "bookmark", "check",    "dice",   "due",  "facts",
                  "keep",  "passage", "reading",  "reason",   "record", "set",  "subject",
                  "text",  "ruling",  "renumber", "subjects", "under",  "unit", "units"}) {
                command[field] = value;
            }
            EXPECT_EQ(verbRead(command, session->rules()), own.verb) << command;
        }
    }
}

TEST(Verbs, AreToldInWords) {
    const auto session = sessionOf(plainBattle());
    const sheets::RecordText words(*session);
    for (const OwnCommand& own : ownCommands()) {
        Record record;
        record.command = commandOf(own.verb, {{"subject", "brigade"}, {"set", {{"title", "Romani"}}}});
        const std::string told = words.who(record);
        EXPECT_FALSE(told.empty()) << own.name;
        EXPECT_EQ(told == own.name, !own.records) << told;
    }
}

/// Files are looked over before anything in them is a command: so often and no more.
std::ptrdiff_t comparisonsAllowed(const fs::path& file) {
    return file.filename() == "history_json.cpp" ? 3 : 0;
}

TEST(Verbs, AreComparedInNoOtherFile) {
    const std::regex compared("[!=]=\\s*Verb::|case\\s+Verb::");
    for (const auto& entry : fs::recursive_directory_iterator(sourceFolder() / "src")) {
        if (entry.is_regular_file()) {
            const auto text = readFile(entry.path());
            ASSERT_TRUE(text) << entry.path();
            const auto found = std::sregex_iterator(text->begin(), text->end(), compared);
            EXPECT_EQ(std::distance(found, {}), comparisonsAllowed(entry.path())) << entry.path();
        }
    }
}

TEST(Verbs, StandInNoOtherFile) {
    const std::regex compared("\"do\"(?:, \"\")?\\)\\s*[!=]=\\s*\"");
    const std::regex written("\"do\", \"([a-z-]+)\"");
    int files = 0;
    for (const char* top : {"src", "include"}) {
        for (const auto& entry : fs::recursive_directory_iterator(sourceFolder() / top)) {
            if (!entry.is_regular_file()) {
                continue;
            }
            ++files;
            const auto read = readFile(entry.path());
            ASSERT_TRUE(read) << entry.path();
            const std::string& text = *read;
            EXPECT_FALSE(std::regex_search(text, compared)) << entry.path();
            for (std::sregex_iterator found(text.begin(), text.end(), written), end; found != end; ++found) {
                EXPECT_EQ(verbNamed((*found)[1].str()), Verb::Action)
                    << entry.path() << ": " << found->str() << "; commandOf writes it";
            }
        }
    }
    EXPECT_GT(files, 300);
}

} // namespace
} // namespace umpire::test::verbs_test

// A command's verb stands in the table of commands only: who asks for it asks the table.

#include "support/battles.h"
#include "umpire/base/file.h"
#include "umpire/rules/commands.h"

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
    EXPECT_EQ(verbs.size(), static_cast<std::size_t>(Verb::Scenario)) << "all but actions of packs";
    for (const Json& none : {Json(), Json(3), Json::object(), Json{{"do", 3}}, Json{{"do", "charge"}}}) {
        EXPECT_EQ(verbOf(none), Verb::Action) << none;
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

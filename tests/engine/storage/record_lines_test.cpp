// The records of a battle file, however they are written.

#include "support/battles.h"
#include "support/long_battle.h"

#include <gtest/gtest.h>

namespace umpire::test::record_lines_test {
namespace {

constexpr int manyRecords = 60;
const std::string list = "  \"records\": [";

const BattleFiles& files() {
    static const BattleFiles ready(shippedRules().load("sand-sweat-and-camels").pack, findGame);
    return ready;
}

Json correctionOfAShot(const Session& session) {
    int number = 1;
    while (session.records()[static_cast<std::size_t>(number - 1)].command.text("do") != "shoot") {
        ++number;
    }
    return {{"do", "correct"}, {"record", number}, {"facts", {{"in-cover", true}}}};
}

/// Of a battle with every kind of record that is often made, without its checksum: who edits a file changes
/// it.
std::string playedText() {
    Json battle = plainBattle();
    for (int i = 1; i <= 6; ++i) {
        const bool own = i % 2 == 0;
        addUnit(battle, "unit-" + std::to_string(i), own ? "brigade" : "regiment", "infantry",
                own ? "british" : "turkish", 6);
    }
    const auto session = sessionOf(battle);
    LongPlay play(*session);
    play.playTo(manyRecords);
    play.execute({{"do", "undo"}});
    play.playTo(manyRecords);
    done(*session, correctionOfAShot(*session));
    std::string text = BattleFiles::write(*session);
    return text.erase(text.rfind(",\n \"checksum\"")) + "\n}\n";
}

const std::string& text() {
    static const std::string played = playedText();
    return played;
}

std::string found(const LoadedBattle& loaded) {
    std::string lines;
    for (const Issue& issue : loaded.issues) {
        lines += issue.line() + "\n";
    }
    return lines + (loaded.session ? BattleFiles::write(*loaded.session) : "");
}

TEST(RecordLines, AreReadWrittenOtherwise) {
    std::string spaced = text();
    for (std::size_t at = spaced.find("{\"number\":"); at != std::string::npos;
         at = spaced.find("{\"number\":", at + 2)) {
        spaced.insert(at + 1, " ");
    }
    ASSERT_NE(spaced, text());
    EXPECT_EQ(found(files().parse(spaced, "b.json")), found(files().parse(text(), "b.json")));
}

TEST(RecordLines, WithAKeyTwiceAreRefused) {
    for (const char* member : {"\"when\":", "\"unit\":", "\"check\":", "\"turn\":", "\"subject\":"}) {
        std::string twice = text();
        const std::size_t at = twice.find(member, twice.find(list));
        ASSERT_NE(at, std::string::npos) << member;
        const std::size_t stop = twice.find_first_of(",}", at);
        twice.insert(at, twice.substr(at, stop - at) + ",");
        EXPECT_FALSE(files().parse(twice, "b.json").session) << member;
    }
}

} // namespace
} // namespace umpire::test::record_lines_test

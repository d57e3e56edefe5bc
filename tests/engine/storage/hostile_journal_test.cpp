// Journals as somebody might make them to do harm, their checksums right: each is refused in words that say
// where, and the battle file beside it stays as it is.

#include "journal_line.h"
#include "kept_battle.h"

#include <gtest/gtest.h>

#include <sys/stat.h>

namespace umpire::test::hostile_journal_test {
namespace {

/// A journal whose lines are signed as the program signs them, whatever they say.
class SignedJournal {
  public:
    explicit SignedJournal(const std::string& battle) {
        add(R"({"format":"desert-umpire-journal","version":1,"snapshot":")" + sumText(checksum(battle)) +
            "\"}");
    }

    /// One object, not checked at all.
    void add(std::string line) {
        line.pop_back();
        m_sum = checksum(line, m_sum);
        m_text += line + ",\"sum\":\"" + sumText(m_sum) + "\"}\n";
    }
    const std::string& text() const { return m_text; }

  private:
    std::uint64_t m_sum = checksum({});
    std::string m_text;
};

class HostileJournal : public testing::Test {
  protected:
    HostileJournal() : journal(all(*battle.session())) { writeFile(battle.file(), all(*battle.session())); }

    LoadedBattle load() {
        writeFile(battle.journal(), journal.text());
        return battle.load();
    }

    KeptBattle battle;
    SignedJournal journal;
};

/// The line after the head, and how the journal is refused.
struct HostileLine {
    const char* name;
    std::string line;
    const char* message;
};

void PrintTo(const HostileLine& hostile, std::ostream* out) {
    *out << hostile.name;
}

class EachHostileLine : public HostileJournal, public testing::WithParamInterface<HostileLine> {};

TEST_P(EachHostileLine, IsRefusedWithItsPlace) {
    journal.add(GetParam().line);
    const LoadedBattle loaded = load();
    EXPECT_FALSE(loaded.session);
    const std::string text = said(loaded.issues);
    EXPECT_NE(text.find(GetParam().message), std::string::npos) << text;
    EXPECT_NE(text.find(battle.journal().string()), std::string::npos) << text;
}

/// A record with one more member, or another in its place.
std::string recordWith(const char* key, const Json& value) {
    Json record{
        {"number", 1},
        {"command", {{"do", "adjust"}, {"subject", "squadron"}, {"set", {{"lost", 1}}}}},
        {"clock", {{"turn", 1}, {"side", "empire"}, {"phase", "charge-declarations"}, {"half-turn", 0}}},
        {"when", "1917-10-31T16:30:00Z"},
        {"steps", Json::array()},
        {"warnings", Json::array()},
        {"extra", Json::object()},
        {"events", {{{"event", "set"}, {"subject", "squadron"}, {"field", "lost"}, {"from", 0}, {"to", 1}}}},
        {"rulings", Json::array()}};
    record[key] = value;
    return dumpLine({{"n", 1}, {"do", "record"}, {"after", 0}, {"record", record}});
}

Json formation(const char* id, const char* parent) {
    return {{"event", "add"},
            {"subject", id},
            {"new", {{"kind", "formation"}, {"id", id}, {"name", "F"}, {"parent", parent}}}};
}

INSTANTIATE_TEST_SUITE_P(
    Lines, EachHostileLine,
    testing::Values(
        HostileLine{"Deep", R"({"n":1,"do":)" + std::string(100, '[') + std::string(100, ']') + "}",
                    "nested more than 64 levels deep"},
        HostileLine{"VeryDeep", R"({"n":1,"do":)" + std::string(1'000'000, '[') + "}",
                    "nested more than 64 levels deep"},
        HostileLine{"KeyTwice", R"({"n":1,"n":1,"do":"cursor","to":0})", "the key \"n\" is given twice"},
        HostileLine{"KeyUnknown", R"({"n":1,"do":"cursor","to":0,"then":1})", "\"then\""},
        HostileLine{"NoUtf8", "{\"n\":1,\"do\":\"m\xff\"}", "this is not JSON"},
        HostileLine{"NumberBeyondADouble", R"({"n":1e400,"do":"cursor","to":0})", "the number is too large"},
        HostileLine{"NumberOfTheLineWrong", R"({"n":2,"do":"cursor","to":0})", "found 2 where 1 is next"},
        HostileLine{"NoSuchChange", R"({"n":1,"do":"reroll"})", "\"reroll\""},
        HostileLine{"MoveBeforeTheBeginning", R"({"n":1,"do":"cursor","to":-1})",
                    "found -1 where a number of records is expected"},
        HostileLine{"MoveOutOfReach", R"({"n":1,"do":"cursor","to":4294967297})", "out of reach"},
        HostileLine{"MoveBehindTheEnd", R"({"n":1,"do":"cursor","to":7})",
                    "line 2 speaks of records that are not there"},
        HostileLine{"RecordAfterNone", R"({"n":1,"do":"record","after":1000001,"record":{}})",
                    "found 1000001 where a number of records is expected"},
        HostileLine{"RecordIsAList", R"({"n":1,"do":"record","after":0,"record":[]})", "(at record)"},
        HostileLine{"SnapshotIsNone", R"({"n":1,"do":"saved","snapshot":"ABC"})",
                    "found \"ABC\" where a checksum is expected"},
        HostileLine{
            "EventOfNobody",
            recordWith(
                "events",
                {{{"event", "set"}, {"subject", "nobody"}, {"field", "lost"}, {"from", 0}, {"to", 1}}}),
            "nobody"},
        HostileLine{"LossOutOfReach",
                    recordWith("events", {{{"event", "set"},
                                           {"subject", "squadron"},
                                           {"field", "lost"},
                                           {"from", 0},
                                           {"to", 4294967297}}}),
                    "out of reach"},
        HostileLine{"CommandIsAText", recordWith("command", "undo"), "(at record.command)"},
        HostileLine{"StepsAreAText", recordWith("steps", "none"), "(at record.steps)"}),
    [](const auto& tested) { return std::string(tested.param.name); });

TEST_F(HostileJournal, AnHonestRecordIsTakenUp) {
    journal.add(recordWith("when", "1917-10-31T16:31:00Z"));
    const LoadedBattle loaded = load();
    ASSERT_TRUE(loaded.session) << said(loaded.issues);
    EXPECT_EQ(shown(*loaded.session, "squadron", "lost"), Json(1)) << "so the others fail by what they say";
}

TEST_F(HostileJournal, FormationsInACircleAreRefused) {
    journal.add(recordWith("events", {formation("a", "b"), formation("b", "a")}));
    const LoadedBattle loaded = load();
    EXPECT_FALSE(loaded.session);
    EXPECT_TRUE(hasErrors(loaded.issues));
}

TEST_F(HostileJournal, LinesBeyondTheLimitAreNotRead) {
    for (int i = 1; i <= journalLimits.lines; ++i) {
        journal.add(R"({"n":)" + std::to_string(i) + R"(,"do":"cursor","to":0})");
    }
    const LoadedBattle loaded = load();
    EXPECT_FALSE(loaded.session);
    EXPECT_NE(said(loaded.issues).find("more than 100000 lines are not read"), std::string::npos)
        << said(loaded.issues);
}

TEST_F(HostileJournal, WhatIsNoFileIsRefusedAtOnce) {
    ASSERT_EQ(::mkfifo(battle.journal().c_str(), 0600), 0);
    LoadedBattle loaded = battle.load();
    EXPECT_FALSE(loaded.session);
    EXPECT_NE(said(loaded.issues).find("it is no ordinary file"), std::string::npos) << said(loaded.issues);
    std::filesystem::remove(battle.journal());
    std::filesystem::create_directory(battle.journal());
    loaded = battle.load();
    EXPECT_FALSE(loaded.session);
    EXPECT_NE(said(loaded.issues).find("it is no ordinary file"), std::string::npos) << said(loaded.issues);
}

} // namespace
} // namespace umpire::test::hostile_journal_test

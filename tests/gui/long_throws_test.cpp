// Dice that go on, typed and rolled in the panel, and numbers of which only some may be chosen.

#include "test_window.h"

#include "document/text.h"
#include "support/battles.h"
#include "support/temporary_folder.h"

#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

#include <fstream>
#include <sstream>

namespace umpire::gui::test::long_throws_test {

namespace {

namespace fs = std::filesystem;

constexpr const char* ships = "shells-and-torpedoes";

/// The ships, whose hands mend by twos: a 1 is thrown again, and a 6 brings one more.
class Shipyard {
  protected:
    Shipyard() {
        fs::copy(umpire::test::sourceFolder() / "tests/games" / ships, folder() / ships);
        change("checks.json", R"("id": "mending",)",
               R"("id": "mending", "explodes-at-most": 1, "throws-again": { "dice": "lowest" },)");
        change("actions.json", R"("vocabulary": "works" } ],)",
               R"("vocabulary": "works" },
                  { "id": "hands", "name": "Hands", "kind": "count", "from": 1, "to": 7, "among": "$field.hands % 2 = 0" } ],)");
    }
    const fs::path& folder() const { return m_folder.path(); }

  private:
    void change(const char* file, const std::string& from, const std::string& to) const {
        const fs::path path = folder() / ships / file;
        std::stringstream text;
        text << std::ifstream(path).rdbuf();
        std::string changed = text.str();
        const std::size_t at = changed.find(from);
        ASSERT_NE(at, std::string::npos) << file;
        changed.replace(at, from.size(), to);
        std::ofstream(path) << changed;
    }

    umpire::test::TemporaryFolder m_folder;
};

class LongThrows : private Shipyard, public TestWindow {
  protected:
    LongThrows()
        : TestWindow(nullptr, BattleFiles(PackSearchPath({Shipyard::folder()}, gameNeeds()), findGame)) {
        source = toText((Shipyard::folder() / ships / (std::string(ships) + ".battle.json")).string());
    }
    void SetUp() override {
        TestWindow::SetUp();
        for (const Json& command : {Json{{"do", "next-phase"}}, Json{{"do", "next-phase"}},
                                    Json{{"do", "adjust"},
                                         {"subject", "minerva"},
                                         {"set", {{"steam-lost", 1}}},
                                         {"reason", "so"}}}) {
            const Answer answer = document.execute(command);
            ASSERT_TRUE(answer.ok) << answer.refusal.message;
        }
    }
    /// Minerva mends her engines, and all that is missing are dice, and `hands` where there are none.
    void mends(const Json& hands) {
        Json command{{"do", "mend"}, {"unit", "minerva"}, {"what", "engines"}};
        if (!hands.is_null()) {
            command["hands"] = hands;
        }
        state().take(command);
        QTest::qWait(1);
    }
    Json dice() { return state().command()["dice"]; }
    Json lastStep() const { return document.session().records().back().steps.at(0); }
};

} // namespace

TEST_F(LongThrows, AreTypedDieByDieUntilNoneFollows) {
    mends(4);
    ASSERT_TRUE(state().wantsDie());
    press(Qt::Key_1);
    EXPECT_EQ(dice(), Json({1}));
    EXPECT_FALSE(state().ready()) << "it is thrown again";
    ASSERT_TRUE(state().wantsDie());
    EXPECT_EQ(state().sheet().dice->before, QStringList{QStringLiteral("1")}) << "what was thrown stays seen";
    press(Qt::Key_6);
    EXPECT_FALSE(state().ready()) << "it brings one more";
    press(Qt::Key_Backspace);
    EXPECT_EQ(dice(), Json({1})) << "one die is taken back";
    press(Qt::Key_6);
    press(Qt::Key_3);
    EXPECT_TRUE(state().done()) << "the last die carries it out";
    EXPECT_EQ(lastStep()["dice"], Json({1, 6, 3}));
    EXPECT_EQ(lastStep()["kept"], Json({6, 3}));
    EXPECT_EQ(lastStep()["total"], 9);
    EXPECT_EQ(lastStep()["outcome"], "mended");
}

TEST_F(LongThrows, EndAtOnceWhereNoDieFollows) {
    mends(4);
    press(Qt::Key_3);
    EXPECT_TRUE(state().done());
    EXPECT_EQ(lastStep()["dice"], Json({3}));
}

TEST_F(LongThrows, AreRolledAsFarAsTheyGo) {
    std::size_t longest = 0;
    for (int i = 0; i < 60 && longest < 3; ++i) {
        mends(2);
        press(Qt::Key_R);
        ASSERT_TRUE(state().done());
        const Json thrown = lastStep()["dice"];
        const bool again = thrown.at(0) == 1;
        const std::size_t kept = again ? 1 : 0;
        ASSERT_EQ(thrown.size(), kept + (thrown.at(kept) == 6 ? 2 : 1)) << thrown.dump();
        longest = std::max(longest, thrown.size());
        ASSERT_TRUE(document.execute({{"do", "undo"}}).ok);
        QTest::qWait(1);
    }
    EXPECT_GT(longest, 1U) << "some went on";
}

TEST_F(LongThrows, ANumberStepsThroughThoseThatMayBeChosen) {
    mends({});
    auto* hands = find<QSpinBox>("field-hands");
    ASSERT_TRUE(hands->isVisible());
    EXPECT_EQ(hands->value(), 2) << "the first that may be";
    hands->setFocus();
    const auto stepped = [&](Qt::Key key) {
        QTest::keyClick(hands, key);
        QTest::qWait(1);
        hands = find<QSpinBox>("field-hands");
        return state().command()["hands"];
    };
    EXPECT_EQ(stepped(Qt::Key_Up), 4);
    EXPECT_EQ(stepped(Qt::Key_Up), 6);
    EXPECT_EQ(stepped(Qt::Key_Up), 6) << "7 may not be chosen";
    EXPECT_EQ(stepped(Qt::Key_Down), 4);
    hands->selectAll();
    QTest::keyClicks(hands, QStringLiteral("5"));
    EXPECT_EQ(state().command()["hands"], 4) << "what may not be chosen is not taken";
    QTest::keyClick(hands, Qt::Key_Tab);
    QTest::qWait(1);
    hands = find<QSpinBox>("field-hands");
    EXPECT_EQ(hands->value(), 4) << "and goes again";
    hands->setFocus();
    hands->selectAll();
    QTest::keyClicks(hands, QStringLiteral("2"));
    EXPECT_EQ(state().command()["hands"], 2) << "typed";
}

} // namespace umpire::gui::test::long_throws_test

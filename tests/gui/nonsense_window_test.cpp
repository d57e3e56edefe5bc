// A game of nonsense words in the window: nothing of the games that are shipped is seen in it.

#include "document/text.h"
#include "field/field_view.h"
#include "look/silhouettes.h"
#include "models/battle_reader.h"
#include "models/order_of_battle_model.h"
#include "pseudo_language.h"
#include "record/record_view.h"
#include "support/foreign_words.h"
#include "table/field_menu.h"
#include "table/table_screen.h"
#include "test_window.h"
#include "umpire/games/games.h"

#include <QApplication>
#include <QDirIterator>
#include <QTest>

#include <set>

namespace umpire::gui::test::nonsense_window_test {
namespace {

BattleFiles nonsenseFiles() {
    return {PackSearchPath({std::filesystem::path(umpire::test::nonsensePack()).parent_path()}, gameNeeds()),
            findGame};
}

const umpire::test::ForeignWords& foreign() {
    static const umpire::test::ForeignWords words;
    return words;
}

class NonsenseWindow : public TestWindow {
  protected:
    NonsenseWindow() : TestWindow(nullptr, nonsenseFiles()) {
        source = toText(umpire::test::nonsenseBattle());
        onStartPage.clear(); // those of other games are told in their words
    }

    void TearDown() override {
        EXPECT_GT(m_seen.size(), 50U) << "it looks where the words are";
        for (const auto& [word, where] : m_found) {
            ADD_FAILURE() << '"' << word << "\" in " << where;
        }
    }

    /// Collects every word of another game that any window shows, tells or is called by.
    void look() {
        QTest::qWait(1);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (QWidget* top : QApplication::topLevelWidgets()) {
            for (const ShownText& shown : shownTexts(*top)) {
                look(shown.text, shown.where);
            }
        }
    }

    void look(const QString& text, const QString& where) {
        if (m_seen.insert(text).second) {
            // The key, not what artillery does.
            const QString words = QString(text).remove(QStringLiteral("Shift+"));
            for (const std::string& word : foreign().in(fromText(words))) {
                m_found[word] = fromText(where + QLatin1String(": ") + text.left(400));
            }
        }
    }

    void play(const char* command) {
        const Answer answer = document.execute(Json::parse(command));
        EXPECT_TRUE(answer.ok) << command << ' ' << answer.refusal.message;
        look();
    }

    /// A few turns in which everything happens that can happen.
    void playAll() {
        play(R"({"do": "check", "check": "quizzle", "unit": "s1", "dice": [2], "facts": {"honks": 1}})");
        play(R"({"do": "check", "check": "gloom", "formation": "lower", "dice": [1]})");
        play(R"({"do": "check", "check": "quizzle", "unit": "s2", "dice": [1], "facts": {"muddle": true}})");
        play(R"({"do": "check", "check": "hootle", "officer": "nib", "dice": [2]})");
        play(R"({"do": "check", "check": "hootle", "officer": "zub", "dice": [3]})");
        play(R"({"do": "check", "check": "skywatch", "side": "eeps", "dice": [5, "splonk"]})");
        play(R"({"do": "honk-at", "unit": "s3", "target": "s5", "facts": {"muddle": true}, "dice": [3]})");
        play(R"({"do": "flop", "unit": "s6"})");
        play(R"({"do": "next-phase"})");
        play(R"({"do": "adjust", "subject": "s3", "set": {"zapped": 1, "drooped": true}, "reason": "rain"})");
        play(R"({"do": "note", "record": 1, "text": "how odd", "bookmark": true})");
        play(R"({"do": "end-turn"})");
    }

    UnitFacts factsOf(const Id& unit) {
        return window->orderOfBattle().indexOf(unit).data(OrderOfBattleModel::UnitRole).value<UnitFacts>();
    }
    QString tipOf(const Id& subject) {
        return window->orderOfBattle().indexOf(subject).data(Qt::ToolTipRole).toString();
    }

  private:
    std::set<QString> m_seen;
    std::map<std::string, std::string> m_found;
};

TEST_F(NonsenseWindow, PlaysInItsOwnWords) {
    look();
    playAll();
    for (const char* unit : {"s1", "s3", "s4", "s5"}) {
        state().choose(unit);
        look();
        FieldMenu menu(document, {QLatin1String(unit)});
        look();
        window->table().showSheet({QLatin1String(unit)});
        look();
    }
    state().choose("s1", "s4", "honk-at");
    look();
    type(QStringLiteral("m3"));
    look();
    for (const char* head : {"lower", "further", "eeps", "nib"}) {
        FieldMenu menu(document, {QLatin1String(head)});
        look();
        window->table().showSheet({QLatin1String(head)});
        look();
    }
}

TEST_F(NonsenseWindow, TellsOfTheRecordInItsOwnWords) {
    playAll();
    RecordView& view = window->table().recordView();
    view.openFilter();
    for (int record = 1; record <= document.session().cursor(); ++record) {
        view.openRecord(record);
        look();
    }
    view.correct(1);
    look();
    if (QWidget* dialog = QApplication::activeModalWidget()) {
        dialog->close();
    }
    view.showDice();
    look();
}

TEST_F(NonsenseWindow, OpensAllItsWindowsInItsOwnWords) {
    playAll();
    for (const char* action : {"show-dueDock", "show-specialsDock", "show-recordDock", "actionPlayers",
                               "actionPalette", "actionTour"}) {
        trigger(action);
        look();
    }
    window->table().showRulings();
    window->table().openFilter();
    look();
}

TEST_F(NonsenseWindow, MustersInItsOwnWords) {
    const char* commands[] = {R"({"do": "enlist", "under": "eeps", "formations": [{"name": "Lone Wadge"}]})",
                              R"({"do": "amend", "subjects": ["s1"], "set": {"blorps": 12}})"};
    for (const char* command : commands) {
        play(command);
    }
    for (const char* place : {"actionRoster", "actionScenario", "actionBalance"}) {
        trigger(place);
        QTest::qWait(300); // the comparison is worked out beside the window
        look();
    }
    trigger("actionRoster");
    for (const char* button : {"addSide", "addFormation", "addOfficer", "addUnit"}) {
        QTest::mouseClick(find<QWidget>(button), Qt::LeftButton);
        look();
    }
}

TEST_F(NonsenseWindow, PrintsInItsOwnWords) {
    playAll();
    trigger("actionPrintTonight");
    look();
    for (const char* dialog : {"actionReport", "actionCatchUp"}) {
        trigger(dialog);
        look();
        QApplication::activeModalWidget()->close();
    }
}

TEST_F(NonsenseWindow, TakesItsWordsFromTheRolesOfThePack) {
    look();
    EXPECT_TRUE(
        tipOf("s1").contains(QStringLiteral("5 of 5 blorps, Plinky, Wonkle, zibber aboard, quib: Hup hup")))
        << fromText(tipOf("s1"));
    EXPECT_EQ(tipOf("eeps"), QStringLiteral("Eeps, 0 of 11 blorps lost"));
    EXPECT_EQ(factsOf("s1").silhouette, QStringLiteral("infantry"));
    EXPECT_EQ(factsOf("s5").silhouette, QString());
    EXPECT_EQ(factsOf("s2").number, QStringLiteral("77"));
    EXPECT_TRUE(factsOf("s1").last.value(0).square) << "the kingly blorp";
    EXPECT_FALSE(factsOf("s1").last.value(1).square) << "the zibber";
    EXPECT_EQ(factsOf("s3").last.size(), 1) << "it has no zibber";
    playAll();
    EXPECT_TRUE(tipOf("lower").contains(QStringLiteral("2 of 10 blorps lost, Mopey, Poobah Nib is fizzled")))
        << fromText(tipOf("lower"));
    EXPECT_TRUE(factsOf("s2").gone);
    EXPECT_EQ(factsOf("s2").state, QStringLiteral("Fizzed")) << "how it went";
    EXPECT_EQ(factsOf("s1").forbidden, QStringLiteral("no yomping"));
}

TEST(Silhouettes, AreThoseThatPacksMayName) {
    QStringList drawn;
    for (QDirIterator files(QStringLiteral(":/silhouettes")); files.hasNext();) {
        drawn << QFileInfo(files.next()).baseName();
    }
    drawn.sort();
    EXPECT_EQ(drawn, toTexts(silhouetteShapes()));
}

} // namespace
} // namespace umpire::gui::test::nonsense_window_test

// Looking back through a battle that was played: every moment as it was, and nothing changes by it.

#include "test_window.h"

#include "document/text.h"
#include "look/widgets.h"
#include "models/battle_reader.h"
#include "players/action_board.h"
#include "players/players_window.h"
#include "players/replay_screen.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>

namespace umpire::gui::test::replay_test {

namespace {

class Replay : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        play({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {3}}});
        play({{"do", "next-phase"}});
        waiveAll();
        play({{"do", "end-turn"}});
        waiveAll();
        play({{"do", "end-turn"}});
        waiveAll();
        play({{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"secret", true}}}, {"reason", "test"}});
    }

    void play(const Json& command) {
        const Answer answer = document.execute(command);
        ASSERT_TRUE(answer.ok) << command.dump() << ' ' << answer.refusal.message;
    }
    void lookBack() {
        trigger("actionReplay");
        ASSERT_NE(screen(), nullptr);
    }
    ReplayScreen* screen() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window->findChild<ReplayScreen*>();
    }
    int at() { return screen()->walk().at(); }
    int last() const { return document.session().cursor(); }
    const BattleDocument& past() { return screen()->walk().past(); }
    QByteArray bytes() const {
        QFile kept(file);
        return kept.open(QIODevice::ReadOnly) ? kept.readAll() : QByteArray();
    }
    PlayersWindow* players() {
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (auto* players = qobject_cast<PlayersWindow*>(top)) {
                return players;
            }
        }
        return nullptr;
    }
};

} // namespace

TEST_F(Replay, GoesThroughEveryMomentAsItWas) {
    std::vector<Battle> moments{battle()};
    while (document.session().cursor() > document.session().setUpRecords()) {
        ASSERT_TRUE(document.undo().ok);
        moments.push_back(battle());
    }
    while (document.session().canRedo()) {
        ASSERT_TRUE(document.redo().ok);
    }
    lookBack();
    EXPECT_EQ(at(), last());
    for (const Battle& moment : moments) {
        EXPECT_TRUE(past().battle() == moment) << at();
        press(Qt::Key_Left);
    }
    EXPECT_EQ(at(), screen()->walk().first());
    for (auto moment = moments.rbegin(); moment != moments.rend(); ++moment) {
        EXPECT_TRUE(past().battle() == *moment) << at();
        press(Qt::Key_Right);
    }
    EXPECT_EQ(at(), last());
}

TEST_F(Replay, ChangesNothing) {
    const QByteArray kept = bytes();
    const Battle now = battle();
    const int cursor = last();
    const std::size_t records = document.session().records().size();
    int told = 0;
    QObject::connect(&document, &BattleDocument::changed, window.get(), [&told] { ++told; });
    lookBack();
    for (const int key : {Qt::Key_Left, Qt::Key_PageUp, Qt::Key_Home, Qt::Key_Right, Qt::Key_PageDown,
                          Qt::Key_End, Qt::Key_Home, Qt::Key_Space, Qt::Key_Space}) {
        press(key);
    }
    press(Qt::Key_Escape);
    EXPECT_EQ(screen(), nullptr);
    EXPECT_TRUE(window->table().isVisible()) << "leaving leads back to now";
    EXPECT_TRUE(battle() == now);
    EXPECT_EQ(last(), cursor);
    EXPECT_EQ(document.session().records().size(), records);
    EXPECT_EQ(told, 0);
    EXPECT_EQ(bytes(), kept);
}

TEST_F(Replay, TakesNoCommands) {
    const QByteArray kept = bytes();
    const int cursor = last();
    lookBack();
    press(Qt::Key_Home);
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Y, Qt::ControlModifier);
    press(Qt::Key_Return, Qt::ControlModifier);
    press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_K, Qt::ControlModifier);
    press(Qt::Key_B, Qt::ControlModifier);
    type(QStringLiteral("12a5"));
    EXPECT_EQ(last(), cursor);
    EXPECT_EQ(bytes(), kept);
    EXPECT_TRUE(state().subject().empty());
    PastBattle looking(document);
    const Answer answer = looking.execute({{"do", "next-phase"}});
    EXPECT_EQ(answer.refusal.code, "read-only");
    EXPECT_NE(answer.refusal.message.find("This is the past"), std::string::npos);
    EXPECT_EQ(looking.session().cursor(), cursor);
}

TEST_F(Replay, SaysAtAGlanceThatItIsThePast) {
    lookBack();
    press(Qt::Key_Left);
    EXPECT_EQ(find<ElidedLabel>("replayTitle")->whole(), QStringLiteral("Looking back: record %1 of %2")
                                                             .arg(at() - screen()->walk().first())
                                                             .arg(last() - screen()->walk().first()));
    EXPECT_FALSE(window->table().isVisible());
    // The hatched edge has ink and paper by turns.
    const QImage shot = screen()->grab().toImage();
    int turns = 0;
    for (int x = 40; x < shot.width() - 40; ++x) {
        turns += shot.pixel(x, 2) != shot.pixel(x - 1, 2) ? 1 : 0;
    }
    EXPECT_GT(turns, 100);
}

TEST_F(Replay, GoesTurnByTurn) {
    lookBack();
    const std::int64_t turn = past().battle().clock.turn;
    ASSERT_GE(turn, 2);
    press(Qt::Key_PageUp);
    EXPECT_EQ(past().battle().clock.turn, turn) << "to the beginning of this turn";
    const int begin = at();
    press(Qt::Key_PageUp);
    EXPECT_EQ(past().battle().clock.turn, turn - 1);
    press(Qt::Key_PageDown);
    EXPECT_EQ(at(), begin);
    press(Qt::Key_PageDown);
    EXPECT_EQ(at(), last());
}

TEST_F(Replay, TellsWhatHappened) {
    lookBack();
    press(Qt::Key_Home);
    EXPECT_EQ(find<ElidedLabel>("replayWho")->whole(), QStringLiteral("The battle as it was set up"));
    while (find<ElidedLabel>("replayHow")->whole().isEmpty() && at() < last()) {
        press(Qt::Key_Right);
    }
    EXPECT_EQ(find<ElidedLabel>("replayWho")->whole(),
              QStringLiteral("12th Light Horse Regiment fires on I/67th"));
    EXPECT_TRUE(find<ElidedLabel>("replayHow")->whole().contains(QStringLiteral("Spittin' the dummy")));
}

TEST_F(Replay, GoesByItselfUntilNowAndPauses) {
    lookBack();
    screen()->walk().setPace(1);
    QTest::mouseClick(find<QPushButton>("replayPlay"), Qt::LeftButton);
    EXPECT_TRUE(screen()->walk().isPlaying());
    EXPECT_EQ(at(), screen()->walk().first()) << "from the end it begins anew";
    EXPECT_TRUE(find<QPushButton>("replayPlay")->text().contains(QStringLiteral("Pause")));
    QTest::mouseClick(find<QPushButton>("replayPlay"), Qt::LeftButton);
    const int paused = at();
    QTest::qWait(20);
    EXPECT_EQ(at(), paused);
    screen()->setFocus();
    press(Qt::Key_Space);
    EXPECT_TRUE(QTest::qWaitFor([this] { return at() == last(); }));
    EXPECT_FALSE(screen()->walk().isPlaying());
}

TEST_F(Replay, HasASpeedToChoose) {
    lookBack();
    auto* pace = find<QComboBox>("replayPace");
    EXPECT_EQ(screen()->walk().pace(), 2000);
    press(Qt::Key_Plus);
    EXPECT_EQ(screen()->walk().pace(), 1000);
    press(Qt::Key_Minus);
    press(Qt::Key_Minus);
    EXPECT_EQ(screen()->walk().pace(), 3000);
    pace->setCurrentIndex(pace->count() - 1);
    EXPECT_EQ(screen()->walk().pace(), 500);
}

TEST_F(Replay, CanBeDrawnToAnyRecord) {
    lookBack();
    auto* slider = find<QSlider>("replaySlider");
    slider->setValue(slider->minimum() + 1);
    EXPECT_EQ(at(), screen()->walk().first() + 1);
    EXPECT_TRUE(find<QPushButton>("replayBegin")->isEnabled());
    QTest::mouseClick(find<QPushButton>("replayBack"), Qt::LeftButton);
    EXPECT_EQ(at(), screen()->walk().first());
    EXPECT_FALSE(find<QPushButton>("replayBack")->isEnabled());
    EXPECT_EQ(slider->value(), slider->minimum());
}

TEST_F(Replay, IsShownToThePlayersWithoutWhatWasHiddenThen) {
    trigger("actionPlayers");
    ASSERT_NE(players(), nullptr);
    const auto shows = [this](const Id& unit) { return players()->orderOfBattle().indexOf(unit).isValid(); };
    EXPECT_FALSE(shows("12lhr")) << "hidden now";
    lookBack();
    EXPECT_FALSE(shows("12lhr"));
    EXPECT_TRUE(players()->board().findChild<QLabel*>(QStringLiteral("playersPast"))->isVisibleTo(players()));
    press(Qt::Key_Home);
    EXPECT_TRUE(shows("12lhr")) << "not hidden then";
    while (at() < last() && !players()->board().findChild<ActionBoard*>()->words().contains(
                                QStringLiteral("Spittin' the dummy"))) {
        press(Qt::Key_Right);
    }
    EXPECT_LT(at(), last());
    press(Qt::Key_P);
    EXPECT_FALSE(shows("12lhr")) << "the players see the present";
    press(Qt::Key_P);
    EXPECT_TRUE(shows("12lhr"));
    press(Qt::Key_Escape);
    EXPECT_FALSE(shows("12lhr"));
    EXPECT_FALSE(
        players()->board().findChild<QLabel*>(QStringLiteral("playersPast"))->isVisibleTo(players()));
}

TEST_F(Replay, IsOfferedOnlyWhereSomethingWasPlayed) {
    auto* action = window->findChild<QAction*>(QStringLiteral("actionReplay"));
    EXPECT_TRUE(action->isEnabled());
    lookBack();
    EXPECT_TRUE(action->isChecked());
    document.close();
    EXPECT_EQ(screen(), nullptr) << "another battle, or none, ends it";
    EXPECT_FALSE(action->isEnabled());
    EXPECT_FALSE(action->isChecked());
}

} // namespace umpire::gui::test::replay_test

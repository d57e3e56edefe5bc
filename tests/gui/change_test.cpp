// What a change tells, and that views which follow it show what they would show if they were opened now.

#include "big_battle.h"
#include "support/battles.h"
#include "support/long_battle.h"
#include "support/test_scale.h"
#include "test_window.h"

#include "document/text.h"
#include "field/brigade_card.h"
#include "field/field_view.h"
#include "field/side_column.h"
#include "players/players_window.h"
#include "roster/roster_editor.h"
#include "roster/roster_model.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <random>

namespace umpire::gui::test::change_test {

namespace {

constexpr auto failHard = QAbstractItemModelTester::FailureReportingMode::Fatal;

const QList<int> shownRoles = {Qt::DisplayRole,
                               Qt::ToolTipRole,
                               Qt::AccessibleTextRole,
                               Qt::AccessibleDescriptionRole,
                               OrderOfBattleModel::IdRole,
                               OrderOfBattleModel::LevelRole,
                               OrderOfBattleModel::UnitRole,
                               OrderOfBattleModel::GroupRole,
                               OrderOfBattleModel::AboveRole,
                               RecordModel::CorrectedByRole,
                               RecordModel::DroppedRole};

/// Every place where one model says something else than the other.
void compare(const QAbstractItemModel& followed, const QAbstractItemModel& fresh, QStringList& differences,
             const QModelIndex& above = {}, const QModelIndex& freshAbove = {}) {
    if (followed.rowCount(above) != fresh.rowCount(freshAbove)) {
        differences << QStringLiteral("%1 and %2 rows below %3")
                           .arg(followed.rowCount(above))
                           .arg(fresh.rowCount(freshAbove))
                           .arg(above.data().toString());
        return;
    }
    for (int row = 0; row < fresh.rowCount(freshAbove); ++row) {
        for (int column = 0; column < fresh.columnCount(freshAbove); ++column) {
            const QModelIndex shown = followed.index(row, column, above);
            const QModelIndex right = fresh.index(row, column, freshAbove);
            for (const int role : shownRoles) {
                if (shown.data(role) != right.data(role)) {
                    differences << QStringLiteral("%1 (role %2): \"%3\" for \"%4\"")
                                       .arg(right.data().toString())
                                       .arg(role)
                                       .arg(shown.data(role).toString(), right.data(role).toString());
                }
            }
        }
        compare(followed, fresh, differences, followed.index(row, 0, above), fresh.index(row, 0, freshAbove));
    }
}

/// What the heads of the field say, from its first column to its last card.
QStringList headsOf(const FieldView& field) {
    QStringList heads;
    for (const auto* column : field.findChildren<SideColumn*>()) {
        if (column->isVisibleTo(&field)) {
            heads << column->accessibleName();
            for (const auto* card : column->findChildren<BrigadeCard*>()) {
                heads << card->accessibleName();
            }
        }
    }
    return heads;
}

/// Battles are written as files, since that is how a window gets them.
QString written(const QTemporaryDir& folder, const Json& battle) {
    const QString path = folder.filePath(QStringLiteral("of-change.battle.json"));
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(battle.dump()));
    return path;
}

/// What the roster, the scenario and the umpire's hand change, each reached in its turn.
Json otherCommand(std::size_t n, const Battle& battle) {
    const auto units = battle.all(SubjectKind::Unit);
    const Id unit = units[(n * 37) % units.size()]->id;
    const auto officers = battle.all(SubjectKind::Officer);
    const Json kinds[] = {
        {{"do", "adjust"}, {"subject", unit}, {"set", {{"secret", n % 2 == 0}}}},
        {{"do", "adjust"},
         {"subject", officers[n % officers.size()]->id},
         {"set", {{"state", n % 3 == 0 ? "present" : "lost"}}}},
        {{"do", "ruling"}, {"ruling", "s-knspit"}, {"reading", n % 2 == 0 ? "none" : "elements"}},
        {{"do", "amend"}, {"subjects", {unit}}, {"set", {{"name", "Named anew " + std::to_string(n)}}}},
        {{"do", "regroup"}, {"subjects", {unit}}, {"under", "empire-brigade-1"}},
        {{"do", "scenario"}, {"set", {{"turn-limit", 10 + n}}}},
        {{"do", "adjust"},
         {"subject", "ottoman-brigade-2"},
         {"set", {{"state", n % 2 == 0 ? "goin-walkabout" : "none"}}}},
        {{"do", "strike"}, {"subjects", {unit}}},
        {{"do", "next-phase"}},
    };
    return kinds[n % std::size(kinds)];
}

/// A document, views that follow it, and a session that says what is played.
class Followed {
  public:
    explicit Followed(std::uint64_t seed)
        : m_session(umpire::test::sessionOf(umpire::test::largeRoster())), m_play(*m_session, seed),
          m_random(seed), m_document(battleFiles()) {
        m_document.open(written(m_folder, umpire::test::largeRoster()));
    }

    /// One command, or a step back or forth.
    void step() {
        const std::size_t ticket = m_random() % 100;
        ++m_steps;
        if (ticket < 15) {
            move({{"do", "undo"}});
        } else if (ticket < 22) {
            move({{"do", "redo"}});
        } else if (ticket < 40) {
            play(otherCommand(m_others++, m_session->battle()));
        } else if (ticket < 45 && m_session->cursor() > 0) {
            play({{"do", "correct"}, {"record", m_session->cursor()}, {"dice", {1 + ticket % 8}}});
        } else {
            play(m_play.nextCommand());
        }
    }

    BattleDocument& document() { return m_document; }
    int accepted() const { return m_accepted; }

  private:
    void play(const Json& command) {
        if (m_play.execute(command).ok) {
            move(m_session->records().back().command, false);
        }
    }

    void move(const Json& command, bool both = true) {
        const bool can = !both || m_play.execute(command).ok;
        if (can) {
            const Answer answer = m_document.execute(command);
            EXPECT_TRUE(answer.ok) << command << answer.refusal.message;
            ++m_accepted;
        }
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    umpire::test::LongPlay m_play;
    std::mt19937_64 m_random;
    StoredBattle m_document;
    std::size_t m_others = 0;
    int m_steps = 0;
    int m_accepted = 0;
};

/// A battle of 1,000 units in a window, the players' window beside it.
class ManyUnits : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        document.open(written(folder, bigBattle(document.rules(), {2, 50, 10})));
        ASSERT_EQ(battle().all(SubjectKind::Unit).size(), 1000U);
        players = std::make_unique<PlayersWindow>(document, settings);
        players->show();
        QTest::qWait(30);
    }

    /// How many units all views together read while this is done.
    int unitsRead(const std::function<void()>& act) {
        std::set<Id> read;
        document.watchReads(&read);
        act();
        QTest::qWait(200); // what waits until nothing is done
        document.watchReads(nullptr);
        return static_cast<int>(std::count_if(read.begin(), read.end(), [this](const Id& id) {
            const Subject* subject = battle().find(id);
            return subject && subject->kind == SubjectKind::Unit;
        }));
    }

    std::unique_ptr<PlayersWindow> players;
};

} // namespace

TEST(Change, WhatFollowedItShowsWhatAFreshViewShows) {
    Followed followed(umpire::test::testSeed(20));
    BattleDocument& document = followed.document();
    OrderOfBattleModel order(document);
    OrderOfBattleModel players(document, Viewer::ofEverybody());
    RecordModel record(document);
    RosterEditor editor(document);
    RosterModel roster(document, editor);
    const int rounds = umpire::test::scaled(30);
    constexpr int stepsOfRound = 12;
    for (int round = 0; round < rounds; ++round) {
        for (int i = 0; i < stepsOfRound; ++i) {
            followed.step();
        }
        QStringList differences;
        QTest::qWait(160); // a large roster is looked over when nobody waits for it
        compare(order, OrderOfBattleModel(document), differences);
        compare(players, OrderOfBattleModel(document, Viewer::ofEverybody()), differences);
        compare(record, RecordModel(document), differences);
        compare(roster, RosterModel(document, editor), differences);
        ASSERT_TRUE(differences.isEmpty())
            << "round " << round << ": " << fromText(differences.mid(0, 10).join(QLatin1Char('\n')));
    }
    EXPECT_GT(followed.accepted(), rounds * stepsOfRound / 2);
}

TEST(Change, TheFieldThatFollowedItShowsWhatAFreshOneShows) {
    Followed followed(umpire::test::testSeed(21));
    BattleDocument& document = followed.document();
    Look look;
    OrderOfBattleModel order(document);
    FieldView field(look, order);
    for (int i = 0; i < 200; ++i) {
        followed.step();
    }
    OrderOfBattleModel freshOrder(document);
    const FieldView fresh(look, freshOrder);
    ASSERT_GT(headsOf(fresh).size(), 50);
    EXPECT_EQ(headsOf(field), headsOf(fresh));
}

TEST(Change, ModelsKeepTheirPromisesWhileTheyFollow) {
    Followed followed(umpire::test::testSeed(22));
    RecordModel record(followed.document());
    QAbstractItemModelTester tester(&record, failHard);
    for (int i = 0; i < 120; ++i) {
        followed.step();
    }
    EXPECT_EQ(record.rowCount(), followed.document().session().cursor());
}

TEST_F(ManyUnits, OneCheckReReadsAHandful) {
    const Json check{{"do", "check"}, {"check", "morale"}, {"unit", "u3"}, {"dice", {1}}};
    const int made = unitsRead([&] { document.execute(check); });
    const int undone = unitsRead([&] { document.undo(); });
    const int redone = unitsRead([&] { document.redo(); });
    RecordProperty("unitsReadByACheck", made);
    RecordProperty("unitsReadByItsUndo", undone);
    EXPECT_GE(made, 1);
    EXPECT_LE(made, 12) << "the unit, and at most its brigade";
    EXPECT_GE(undone, 1);
    EXPECT_LE(undone, 12);
    EXPECT_LE(redone, 12);
}

TEST_F(ManyUnits, ANameIsReadOfWhoBearsIt) {
    EXPECT_LE(unitsRead([this] {
                  document.execute({{"do", "amend"}, {"subjects", {"u3"}}, {"set", {{"name", "Other"}}}});
              }),
              12);
    EXPECT_EQ(window->orderOfBattle().indexOf("u3").data().toString(), QStringLiteral("Other"));
}

TEST_F(ManyUnits, EverybodyIsReadWhenNobodyCanTellWhatChanged) {
    EXPECT_EQ(unitsRead([this] { Q_EMIT document.changed(ChangeTeller::everything(0)); }), 1000);
}

TEST_F(ManyUnits, ANoteReadsNobody) {
    ASSERT_TRUE(document.execute({{"do", "check"}, {"check", "morale"}, {"unit", "u3"}, {"dice", {5}}}).ok);
    EXPECT_EQ(unitsRead([this] { document.execute({{"do", "note"}, {"record", 1}, {"text", "seen"}}); }), 0);
}

TEST_F(ManyUnits, TheEndOfAPhaseReadsOnlyThoseItClears) {
    ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    EXPECT_LE(unitsRead([this] { document.execute({{"do", "next-phase"}}); }), 12);
}

TEST(Change, SaysWhoItConcerns) {
    StoredBattle document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    ChangeEvent last;
    QObject::connect(&document, &BattleDocument::changed, &document,
                     [&last](const ChangeEvent& event) { last = event; });
    ASSERT_TRUE(document.execute({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {1}}}).ok);
    for (const char* id : {"12lhr", "i-67", "67r", "ottoman"}) {
        EXPECT_TRUE(last.subjects.contains(QLatin1String(id))) << id;
    }
    EXPECT_FALSE(last.subjects.contains(QStringLiteral("ii-67")));
    EXPECT_TRUE(last.parts.testFlag(ChangeEvent::Records));
    EXPECT_FALSE(last.concerns(ChangeEvent::Roster));
    EXPECT_EQ(last.kept, 0);
    document.execute({{"do", "note"}, {"record", 1}, {"text", "seen"}});
    EXPECT_TRUE(last.subjects.isEmpty());
    EXPECT_EQ(last.marked, QList<int>{1});
    EXPECT_FALSE(last.changesBattle());
    document.undo();
    EXPECT_EQ(last.kept, 1);
    EXPECT_EQ(last.marked, QList<int>{1});
}

TEST(Change, AStateThatForbidsThingsConcernsTheUnitsBelow) {
    StoredBattle document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    ChangeEvent last;
    QObject::connect(&document, &BattleDocument::changed, &document,
                     [&last](const ChangeEvent& event) { last = event; });
    ASSERT_TRUE(document
                    .execute({{"do", "adjust"},
                              {"subject", "67r"},
                              {"set", {{"state", "buggering-off"}}},
                              {"reason", "test"}})
                    .ok);
    EXPECT_TRUE(last.subjects.contains(QStringLiteral("i-67")));
    EXPECT_TRUE(last.subjects.contains(QStringLiteral("ii-67")));
    EXPECT_FALSE(last.subjects.contains(QStringLiteral("12lhr")));
}

} // namespace umpire::gui::test::change_test

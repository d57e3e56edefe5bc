// What the two sides bring, and what a formation's losses do to it.

#include "balance/balance_page.h"

#include "balance/balance_model.h"
#include "balance/balance_table.h"
#include "balance/rehearsal_chart.h"
#include "balance/rehearsal_facts.h"
#include "balance/rehearsal_pane.h"
#include "document/text.h"
#include "look/plain_texts.h"
#include "test_window.h"
#include "umpire/battle/balance.h"
#include "umpire/battle/roster.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace umpire::gui::test::balance_test {

namespace {

using Kind = BalanceFacts::Column::Kind;

class BalanceWindow : public ::testing::Test {
  protected:
    BalanceWindow() : document(battleFiles()), page(look, document), spy(&page, &BalancePage::settled) {}

    void SetUp() override {
        look.setThemeName(QStringLiteral("light"));
        look.setPercent(100);
        document.openExample(example(QStringLiteral("beersheba-1917")));
        ASSERT_TRUE(document.isOpen());
        page.resize(1280, 760);
        page.show();
        settle();
    }
    void settle() {
        if (spy.isEmpty()) {
            ASSERT_TRUE(spy.wait(30000));
        }
        spy.clear();
        QApplication::processEvents();
    }
    void choose(const char* subject) {
        page.choose(QLatin1String(subject));
        settle();
    }
    BalanceTable* table() { return page.findChild<BalanceTable*>(QStringLiteral("balanceTable")); }
    const BalanceModel& model() { return *static_cast<BalanceModel*>(table()->model()); }
    RehearsalPane* pane() { return page.findChild<RehearsalPane*>(QStringLiteral("rehearsalPane")); }
    RehearsalChart* chart() { return page.findChild<RehearsalChart*>(QStringLiteral("rehearsalChart")); }
    QTableView* numbers() { return page.findChild<QTableView*>(QStringLiteral("rehearsalNumbers")); }
    QPushButton* button(const char* name) { return page.findChild<QPushButton*>(QLatin1String(name)); }
    QString words() { return page.findChild<QLabel*>(QStringLiteral("rehearsalReading"))->text(); }
    QString cell(const char* subject, Kind kind, std::size_t place) {
        for (int column = 0; column < model().columnCount(); ++column) {
            if (model().column(column).kind == kind && model().column(column).place == place) {
                return model().index(model().rowOf(QLatin1String(subject)), column).data().toString();
            }
        }
        ADD_FAILURE() << "no such column";
        return {};
    }
    Rehearsal rehearsal(const char* formation) {
        const auto result =
            rehearse(document.rules(), document.session().module(), document.battle(), formation, 40);
        EXPECT_TRUE(result) << formation;
        return result.value_or(Rehearsal{});
    }

    Look look;
    StoredBattle document;
    BalancePage page;
    QSignalSpy spy;
};

} // namespace

TEST(PercentText, NeverClaimsMoreThanIsCertain) {
    EXPECT_EQ(exactPercent(0), QStringLiteral("0.0 %"));
    EXPECT_EQ(exactPercent(1), QStringLiteral("100.0 %"));
    EXPECT_EQ(exactPercent(0.375), QStringLiteral("37.5 %"));
    EXPECT_EQ(exactPercent(0.9999), QStringLiteral("99.9 %"));
    EXPECT_EQ(exactPercent(0.0001), QStringLiteral("< 0.1 %"));
    EXPECT_EQ(plainPercent(0.5), QStringLiteral("50 %"));
    EXPECT_EQ(plainPercent(0.375), QStringLiteral("37.5 %"));
}

TEST_F(BalanceWindow, ShowsTheEnginesNumbers) {
    const BalanceReading sheet = balanceOf(document.rules(), document.session().module(), document.battle());
    ASSERT_EQ(model().rowCount(), static_cast<int>(sheet.rows.size()));
    int contests = 0;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const BalanceReading::Row& row = sheet.rows[i];
        const QModelIndex first = model().index(static_cast<int>(i), 0);
        EXPECT_EQ(first.data(BalanceModel::IdRole).toString(), toText(row.subject));
        EXPECT_EQ(first.data(BalanceModel::DepthRole).toInt(), row.depth);
        for (std::size_t at = 0; at < row.measures.size(); ++at) {
            EXPECT_EQ(cell(row.subject.c_str(), Kind::Measure, at), QString::number(row.measures[at]));
        }
        for (std::size_t at = 0; at < row.holds.size(); ++at) {
            const QString holds = row.holds[at] ? exactPercent(*row.holds[at]) : QStringLiteral("–");
            const bool contest = row.loses[at].has_value();
            const double left = contest ? 1 - *row.holds[at] - *row.loses[at] : 0;
            contests += contest ? 1 : 0;
            EXPECT_EQ(cell(row.subject.c_str(), Kind::Hold, at),
                      !contest ? holds
                               : holds.chopped(2) + QStringLiteral(" : ") +
                                     exactPercent(left > 1e-9 ? left : 0).chopped(2) + QStringLiteral(" : ") +
                                     exactPercent(*row.loses[at]));
        }
        for (std::size_t at = 0; at < row.marks.size(); ++at) {
            EXPECT_EQ(cell(row.subject.c_str(), Kind::Mark, at), QString::number(row.marks[at].further));
        }
    }
    EXPECT_GT(contests, 10) << "melees";
    EXPECT_EQ(cell("4lh", Kind::Word, 0), QStringLiteral("Veteran"));
    EXPECT_EQ(cell("181bde", Kind::Mix, 0), QStringLiteral("Veteran 88 % · Mixed 12 %"));
    EXPECT_EQ(cell("ausmd", Kind::Mark, 0), QStringLiteral("–")) << "a division takes no test";
    EXPECT_EQ(cell("empire-air", Kind::Mix, 0), QStringLiteral("–"));
}

TEST_F(BalanceWindow, SaysWhichUnitsBringABrigadeIntoItsColumn) {
    // A horse battery counts with its brigade, a sniper does not.
    Battle battle = document.battle();
    const auto columnOf = [&](const char* battery, const char* type) {
        Battle mixed = emptyBattle(document.rules());
        const auto add = [&mixed](Subject subject) { mixed.add(std::move(subject)); };
        Subject side = *battle.find(battle.find("4lh")->side);
        add(side);
        Subject brigade = *battle.find("4lh");
        brigade.parent = side.id;
        add(brigade);
        for (const Id& unit : battle.unitsOf(*battle.find("4lh"))) {
            add(*battle.find(unit));
        }
        Subject guns = *battle.find("12lhr");
        guns.id = "guns";
        guns.name = battery;
        guns.values["type"] = std::string(type);
        guns.values["nation"] = std::string("british");
        guns.values["quality"] = std::string("mixed");
        add(guns);
        return columnReason(document.rules(), mixed, "4lh");
    };
    EXPECT_EQ(columnReason(document.rules(), battle, "4lh"), QString()) << "all are of one quality";
    EXPECT_EQ(columnOf("A Battery RHA", "artillery"), QStringLiteral("by A Battery RHA"));
    EXPECT_EQ(columnOf("Sniper", "sniper"), QString());
}

TEST_F(BalanceWindow, HeadsAreThePacksAndExplainThemselves) {
    for (int column = 0; column < model().columnCount(); ++column) {
        EXPECT_FALSE(model().headerData(column, Qt::Horizontal).toString().isEmpty()) << column;
        EXPECT_FALSE(model().headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty())
            << column;
    }
    EXPECT_EQ(model().headerData(0, Qt::Horizontal).toString(),
              toText(document.rules().balance.measures.front().name));
    EXPECT_EQ(model().index(model().rowOf(QStringLiteral("4lh")), 1).data(Qt::AccessibleTextRole).toString(),
              QStringLiteral("4th Light Horse Brigade, Elements: 24"));
}

TEST_F(BalanceWindow, TheModelKeepsItsPromises) {
    const QAbstractItemModelTester checker(table()->model());
    const QAbstractItemModelTester numbersChecker(numbers()->model());
    document.execute(Json{{"do", "strike"}, {"subjects", {"4lh"}}});
    settle();
    EXPECT_EQ(model().rowOf(QStringLiteral("4lh")), -1);
    document.undo();
    settle();
    EXPECT_GE(model().rowOf(QStringLiteral("4lh")), 0);
}

TEST_F(BalanceWindow, KeysChooseTheFormationThatIsRehearsed) {
    EXPECT_EQ(pane()->formation(), QStringLiteral("nzmr")) << "the first that takes the test";
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Down);
    settle();
    EXPECT_EQ(pane()->formation(), QStringLiteral("1lh"));
    QTest::keyClick(table(), Qt::Key_Right);
    EXPECT_EQ(table()->current(), QStringLiteral("1lh"));
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::NoModifier,
                      table()->visualRect(model().index(model().rowOf(QStringLiteral("dmc")), 1)).center());
    settle();
    EXPECT_EQ(pane()->formation(), QString());
    EXPECT_TRUE(words().startsWith(QStringLiteral("Desert Mounted Corps does not take the check")))
        << words().toStdString();
    EXPECT_FALSE(chart()->isVisible());
}

TEST_F(BalanceWindow, ReadsTheRehearsalInWords) {
    choose("4lh");
    EXPECT_EQ(pane()->reading(), 5) << "where the first test falls";
    EXPECT_EQ(words(), QStringLiteral("After 5 of 24 lost: Fresh 0 %, Bonza 75 %, Stunned mullets 25 %, "
                                      "Goin' walkabout 0 %, Buggering off 0 %"));
    chart()->setFocus();
    QTest::keyClick(chart(), Qt::Key_Left);
    EXPECT_TRUE(words().startsWith(QStringLiteral("After 4 of 24 lost: Fresh 100 %")))
        << words().toStdString();
    QTest::keyClick(chart(), Qt::Key_End);
    EXPECT_EQ(pane()->reading(), 24);
    QTest::keyClick(chart(), Qt::Key_Right);
    EXPECT_EQ(pane()->reading(), 24) << "there are no more";
    QTest::keyClick(chart(), Qt::Key_Home);
    EXPECT_EQ(pane()->reading(), 0);
    QTest::mouseMove(chart(), chart()->placeOf(11));
    QApplication::processEvents();
    EXPECT_EQ(pane()->reading(), 11);
    EXPECT_EQ(chart()->accessibleDescription(), words());
}

TEST_F(BalanceWindow, ATestAfterEveryLossIsAnotherStory) {
    choose("4lh");
    const Rehearsal engine = rehearsal("4lh");
    const auto said = [](const std::vector<double>& chances) {
        return QStringLiteral("Buggering off %1").arg(plainPercent(chances.back()));
    };
    std::size_t at = 0; // the first losses after which it makes a difference
    while (at < engine.points.size() && engine.points[at].once.back() == engine.points[at].each.back()) {
        ++at;
    }
    ASSERT_LT(at, engine.points.size());
    const Rehearsal::Point& point = engine.points[at];
    QTest::mouseMove(chart(), chart()->placeOf(static_cast<int>(at)));
    QApplication::processEvents();
    EXPECT_TRUE(words().endsWith(said(point.once))) << words().toStdString();
    QTest::mouseClick(button("rehearsalEach"), Qt::LeftButton);
    EXPECT_TRUE(words().endsWith(said(point.each))) << words().toStdString();
    QTest::mouseClick(button("rehearsalOnce"), Qt::LeftButton);
    EXPECT_TRUE(words().endsWith(said(point.once))) << words().toStdString();
}

TEST_F(BalanceWindow, TheSameStandsThereAsNumbers) {
    choose("4lh");
    const Rehearsal engine = rehearsal("4lh");
    QTest::mouseClick(button("rehearsalAsNumbers"), Qt::LeftButton);
    ASSERT_TRUE(numbers()->isVisible());
    EXPECT_FALSE(chart()->isVisible());
    ASSERT_EQ(numbers()->model()->rowCount(), static_cast<int>(engine.points.size()));
    for (std::size_t n = 0; n < engine.points.size(); ++n) {
        for (std::size_t state = 0; state < engine.states.size(); ++state) {
            EXPECT_EQ(
                numbers()->model()->index(static_cast<int>(n), static_cast<int>(state) + 2).data().toString(),
                exactPercent(engine.points[n].once[state]));
        }
    }
    numbers()->setFocus();
    QTest::keyClick(numbers(), Qt::Key_Down);
    EXPECT_EQ(pane()->reading(), 6);
    QTest::mouseClick(button("rehearsalAsNumbers"), Qt::LeftButton);
    EXPECT_TRUE(chart()->isVisible());
    EXPECT_EQ(pane()->reading(), 6);
}

TEST_F(BalanceWindow, FollowsTheBattle) {
    choose("4lh");
    EXPECT_EQ(cell("4lh", Kind::Measure, 1), QStringLiteral("24"));
    document.execute(Json{{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"lost", 2}}}, {"reason", "x"}});
    EXPECT_EQ(cell("4lh", Kind::Measure, 1), QStringLiteral("24")) << "not while somebody types";
    settle();
    EXPECT_EQ(cell("4lh", Kind::Measure, 1), QStringLiteral("22"));
    EXPECT_EQ(cell("4lh", Kind::Mark, 0), QStringLiteral("3"));
    EXPECT_EQ(table()->current(), QStringLiteral("4lh")) << "the choice stays";
    EXPECT_TRUE(words().startsWith(QStringLiteral("After 5 more, 7 of 24 counted: ")))
        << words().toStdString();
}

TEST_F(BalanceWindow, RestsWhileItIsHidden) {
    page.hide();
    document.execute(Json{{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"lost", 2}}}, {"reason", "x"}});
    QTest::qWait(250);
    EXPECT_TRUE(spy.isEmpty());
    EXPECT_EQ(cell("4lh", Kind::Measure, 1), QStringLiteral("24"));
    page.show();
    settle();
    EXPECT_EQ(cell("4lh", Kind::Measure, 1), QStringLiteral("22"));
}

TEST_F(BalanceWindow, AnEmptyRosterInvites) {
    auto* empty = page.findChild<QLabel*>(QStringLiteral("balanceEmpty"));
    EXPECT_FALSE(empty->isVisible());
    ASSERT_TRUE(document.create(QStringLiteral("sand-sweat-and-camels")).empty());
    settle();
    EXPECT_TRUE(empty->isVisible());
    EXPECT_TRUE(empty->text().startsWith(QStringLiteral("Nothing to compare yet")));
    EXPECT_FALSE(table()->isVisible());
    EXPECT_FALSE(pane()->isVisible());
    document.close();
    settle();
    EXPECT_TRUE(empty->isVisible());
    document.openExample(example(QStringLiteral("tafileh-1918")));
    settle();
    EXPECT_FALSE(empty->isVisible());
    EXPECT_EQ(pane()->formation(), QStringLiteral("regulars"));
}

TEST_F(BalanceWindow, GoesAwayInTheMiddleOfItsWork) {
    auto hasty = std::make_unique<BalancePage>(look, document);
    hasty->show();
    hasty.reset();
    choose("4lh");
    EXPECT_EQ(pane()->formation(), QStringLiteral("4lh")) << "the other page is not disturbed";
}

TEST_F(BalanceWindow, EveryThemeAndSizeIsDrawn) {
    choose("181bde");
    for (const char* theme : {"light", "dark", "contrast-light", "contrast-dark"}) {
        for (const int percent : {100, 200}) {
            look.setThemeName(QLatin1String(theme));
            look.setPercent(percent);
            const QImage drawn = page.grab().toImage();
            EXPECT_EQ(drawn.pixelColor(2, 2), look.theme().background) << theme << ' ' << percent;
        }
    }
    look.setThemeName(QStringLiteral("light"));
    look.setPercent(100);
}

TEST_F(BalanceWindow, FitsASmallWindowInAScrollArea) {
    QScrollArea scroll;
    scroll.setWidgetResizable(true);
    auto* inside = new BalancePage(look, document);
    scroll.setWidget(inside);
    scroll.resize(1280, 640);
    scroll.show();
    QSignalSpy done(inside, &BalancePage::settled);
    ASSERT_TRUE(done.wait(30000));
    QApplication::processEvents();
    EXPECT_LE(inside->height(), 640);
    EXPECT_LE(inside->width(), 1280);
}

TEST_F(BalanceWindow, EverythingHasAName) {
    choose("4lh");
    for (const char* name : {"rehearsalOnce", "rehearsalEach", "rehearsalAsNumbers"}) {
        EXPECT_FALSE(button(name)->accessibleName().isEmpty()) << name;
        EXPECT_FALSE(button(name)->toolTip().isEmpty()) << name;
    }
    EXPECT_FALSE(table()->accessibleName().isEmpty());
    EXPECT_EQ(chart()->accessibleName(), QStringLiteral("Rehearsal of 4th Light Horse Brigade"));
    EXPECT_EQ(numbers()->accessibleName(),
              QStringLiteral("Rehearsal of 4th Light Horse Brigade, as numbers"));
}

} // namespace umpire::gui::test::balance_test

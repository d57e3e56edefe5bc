// The field stands still: whatever is played, opened or folded, no unit goes elsewhere.

#include "test_window.h"

#include "document/text.h"
#include "field/brigade_card.h"
#include "field/field_view.h"
#include "field/side_column.h"
#include "field/tile_list.h"
#include "models/order_of_battle_model.h"
#include "table/table_screen.h"

#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <map>

namespace umpire::gui::test::still_field_test {

namespace {

struct Screen {
    int width;
    int height;
    int percent;
};

std::ostream& operator<<(std::ostream& out, const Screen& screen) {
    return out << screen.width << "x" << screen.height << " at " << screen.percent << " %";
}

class StillField : public TestWindow, public ::testing::WithParamInterface<Screen> {
  protected:
    ~StillField() override { look.setPercent(100); }

    void SetUp() override {
        TestWindow::SetUp();
        look.setPercent(GetParam().percent);
        window->resize(GetParam().width, GetParam().height);
        QTest::qWait(60);
    }

    /// Where each unit stands in its column, and the columns in the window; scrolling moves neither.
    std::map<Id, QRect> places() {
        std::map<Id, QRect> found;
        for (const Subject* unit : battle().all(SubjectKind::Unit)) {
            const QModelIndex index = window->orderOfBattle().indexOf(unit->id);
            const TileList* list = window->field().listOf(index);
            if (list) {
                const QWidget* column = list;
                while (column->objectName() != QStringLiteral("columnContents")) {
                    column = column->parentWidget();
                }
                const QWidget* side = column->parentWidget()->parentWidget()->parentWidget();
                const QPoint at = list->viewport()->mapTo(column, list->visualRect(index).topLeft()) +
                                  side->mapTo(window.get(), QPoint());
                found[unit->id] = QRect(at, list->visualRect(index).size());
            }
        }
        return found;
    }

    void expectStill(const std::map<Id, QRect>& before, const std::string& after) {
        QTest::qWait(1);
        for (const auto& [unit, place] : places()) {
            const auto was = before.find(unit);
            ASSERT_TRUE(was == before.end() || was->second == place)
                << unit << " after " << after << ": " << was->second.x() << "," << was->second.y() << " "
                << was->second.width() << "x" << was->second.height() << " to " << place.x() << ","
                << place.y() << " " << place.width() << "x" << place.height();
        }
    }

    std::vector<Json> script() {
        QFile lines(QStringLiteral(UMPIRE_BATTLES "/beersheba-1917.script.jsonl"));
        EXPECT_TRUE(lines.open(QIODevice::ReadOnly));
        std::vector<Json> commands;
        while (!lines.atEnd()) {
            const std::string line = lines.readLine().trimmed().toStdString();
            if (!line.empty()) {
                commands.push_back(Json::parse(line));
            }
        }
        return commands;
    }
};

} // namespace

TEST_P(StillField, FromTheFirstClickToTheLastRecord) {
    std::map<Id, QRect> before = places();
    ASSERT_GT(before.size(), 20U);
    std::vector<Json> commands = script();
    if (GetParam().width != 1366 || GetParam().percent != 100) {
        constexpr std::size_t some = 40; // the whole battle on one screen is enough
        commands.resize(std::min(commands.size(), some));
    }
    for (const Json& command : commands) {
        for (const char* party : {"unit", "target"}) {
            if (command.contains(party) && battle().find(command[party].get<std::string>())) {
                state().choose(command[party].get<std::string>());
            }
        }
        expectStill(before, "the choice for " + command.dump());
        ASSERT_FALSE(HasFatalFailure());
        document.execute(command);
        if (battle().all(SubjectKind::Unit).size() != before.size()) {
            QTest::qWait(60);
            before = places(); // planes came that nobody had entered: another roster
        }
        expectStill(before, command.dump());
        ASSERT_FALSE(HasFatalFailure());
    }
    EXPECT_GT(document.session().cursor(), 20);
}

/// A plane that nobody had entered is another roster: it is laid out at once, whatever lies over the foot.
TEST_P(StillField, AnotherRosterIsLaidOutOnce) {
    trigger("show-dueDock");
    QTest::qWait(60);
    ASSERT_TRUE(
        document.execute({{"do", "check"}, {"check", "air-support"}, {"side", "empire"}, {"dice", {3, 2}}})
            .ok);
    QTest::qWait(60);
    const std::map<Id, QRect> before = places();
    trigger("show-dueDock");
    QTest::qWait(60);
    expectStill(before, "no panel");
}

TEST_P(StillField, WhateverOpensOrFolds) {
    const std::map<Id, QRect> before = places();
    for (const char* dock : {"show-recordDock", "show-dueDock", "show-specialsDock"}) {
        trigger(dock);
        QTest::qWait(60);
        expectStill(before, dock);
        trigger(dock);
        QTest::qWait(60);
    }
    window->table().openFilter();
    auto* words = window->findChild<QLineEdit*>(QStringLiteral("filterText"));
    QTest::keyClicks(words, QStringLiteral("12th"));
    ASSERT_EQ(window->field().matchingUnits(), 1);
    expectStill(before, "a filter");
    QTest::keyClick(words, Qt::Key_Return);
    EXPECT_EQ(window->field().current(), "12lhr") << "the keyboard goes to what matches";
    QTest::keyClick(words, Qt::Key_Escape);
    expectStill(before, "no filter");
    const TileList* list = window->field().listOf(window->orderOfBattle().indexOf("12lhr"));
    const auto* card = static_cast<const BrigadeCard*>(list->parentWidget());
    QTest::mouseClick(card->findChild<QPushButton*>(QStringLiteral("foldButton")), Qt::LeftButton);
    ASSERT_TRUE(card->isFolded());
    expectStill(before, "folding a brigade");
    window->field().foldAll(false);
    expectStill(before, "unfolding it");
    for (const char* unit : {"4lhr", "11lhr", "12lhr"}) {
        document.execute(
            {{"do", "adjust"}, {"subject", unit}, {"set", {{"state", "gone"}}}, {"reason", "to look"}});
    }
    expectStill(before, "a brigade that is gone");
}

/// In large type the window does not grow beyond a small screen.
class SmallScreen : public TestWindow, public ::testing::WithParamInterface<const char*> {
  protected:
    SmallScreen() { source = example(QLatin1String(GetParam())); }
    ~SmallScreen() override { look.setPercent(100); }
};

TEST_P(SmallScreen, HoldsAGameInLargeType) {
    const QSize screen(1280, 800);
    look.setPercent(200);
    window->resize(screen);
    QTest::qWait(60);
    EXPECT_EQ(window->size(), screen);
    window->table().openFilter();
    QTest::qWait(60);
    EXPECT_EQ(window->size(), screen) << "with the filter";
}

INSTANTIATE_TEST_SUITE_P(Games, SmallScreen,
                         testing::Values("beersheba-1917", "bir-zellaf", "ford-at-holm", "megiddo-made-up",
                                         "palestine-1918"));

INSTANTIATE_TEST_SUITE_P(Screens, StillField,
                         testing::Values(Screen{1366, 768, 100}, Screen{1366, 768, 150},
                                         Screen{1280, 800, 100}, Screen{1280, 800, 150},
                                         Screen{1024, 768, 100}, Screen{1024, 768, 150},
                                         Screen{1920, 1080, 100}, Screen{1920, 1080, 150}));

} // namespace umpire::gui::test::still_field_test

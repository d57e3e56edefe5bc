// Values and lines that the umpire puts in himself.

#include "test_window.h"

#include "document/text.h"
#include "resolve/panel_rows.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <QAccessible>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace umpire::gui::test::by_hand_test {

namespace {

class ByHand : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        window->table().setApplyAtOnce(false);
        click("12lhr");
        click("i-67");
        state().setOffer("shoot");
    }
    void push(const char* button) { QTest::mouseClick(find<QAbstractButton>(button), Qt::LeftButton); }
    QMenu& others() {
        QMenu* menu = find<QPushButton>("otherModifier")->menu();
        Q_EMIT menu->aboutToShow();
        return *menu;
    }
    void write(const QString& words, int value) {
        for (QAction* action : others().actions()) {
            if (action->objectName() == QLatin1String("ownLine")) {
                action->trigger();
            }
        }
        fill(words, value);
    }
    void fill(const QString& words, int value) {
        auto* line = find<QLineEdit>("overrideWords");
        line->clear();
        QTest::keyClicks(line, words);
        find<QSpinBox>("overrideValue")->setValue(value);
        push("overrideSet");
    }
};

} // namespace

TEST_F(ByHand, ALineSetToNothingStaysStruckThrough) {
    const std::size_t before = state().sheet().rolls.at(0).lines.size();
    push("line-green-troops");
    find<QSpinBox>("overrideValue")->setValue(0);
    push("overrideSet");
    ASSERT_EQ(state().sheet().rolls.at(0).lines.size(), before);
    const auto* row = find<LineRow>("line-green-troops");
    QTest::qWait(1); // a new row is shown with the next layout
    EXPECT_TRUE(row->isVisible());
    EXPECT_TRUE(row->line().overridden);
    EXPECT_FALSE(row->line().counts);
    EXPECT_TRUE(row->accessibleName().contains(QStringLiteral("struck out")))
        << fromText(row->accessibleName());
    push("line-green-troops");
    EXPECT_TRUE(find<QPushButton>("overrideBack")->isEnabled());
    push("overrideBack");
    EXPECT_TRUE(find<LineRow>("line-green-troops")->line().counts);
}

TEST_F(ByHand, AModifierThatDoesNotCountIsStruckThroughTooWhenSetToNothing) {
    for (QAction* action : others().actions()) {
        if (action->objectName() == QLatin1String("other-heavy-fire")) {
            action->trigger();
        }
    }
    find<QSpinBox>("overrideValue")->setValue(0);
    push("overrideSet");
    EXPECT_FALSE(find<LineRow>("line-heavy-fire")->line().counts);
}

TEST_F(ByHand, ModifiersAreOfferedByWordsThatCanBeRead) {
    QStringList offered;
    for (const QAction* action : others().actions()) {
        if (action->objectName().startsWith(QLatin1String("other-"))) {
            offered << action->text();
            EXPECT_FALSE(action->text().contains(QLatin1Char('{'))) << fromText(action->text());
            EXPECT_FALSE(action->text().contains(QLatin1String(" 0"))) << fromText(action->text());
        }
    }
    EXPECT_EQ(offered.filter(QStringLiteral("armoured car's dice")).size(), 1);
    EXPECT_EQ(offered.filter(QStringLiteral("enemy unit within")).size(), 1);
}

TEST_F(ByHand, ALineOfHisOwnCountsAndStandsInRecordAndReport) {
    write(QStringLiteral("sun in their eyes"), -2);
    const WorksheetLine line = state().sheet().rolls.at(0).lines.back();
    EXPECT_EQ(line.reason, "sun in their eyes");
    EXPECT_EQ(line.value, -2);
    EXPECT_EQ(line.own, 1);
    type(QStringLiteral("c6"));
    press(Qt::Key_Return);
    ASSERT_TRUE(state().done());
    const Record& record = document.session().records().back();
    EXPECT_EQ(record.command["extra-lines"],
              Json::array({{{"text", "sun in their eyes"}, {"value", -2}, {"check", "morale"}}}));
    EXPECT_EQ(record.steps[0]["modifiers"].back()["label"], Json("sun in their eyes"));
    sheets::SheetWish wish;
    wish.sheet = "report";
    const std::string report =
        sheets::writeText({sheets::makeSheet({document.rules(), &document.session()}, wish)}, 2000);
    EXPECT_NE(report.find("sun in their eyes"), std::string::npos) << report;
}

TEST_F(ByHand, ALineOfHisOwnIsChangedAndTakenAway) {
    write(QStringLiteral("sun in their eyes"), -2);
    write(QStringLiteral("a brave speech"), 1);
    push("line-by-hand-1");
    EXPECT_EQ(find<QLineEdit>("overrideWords")->text(), QStringLiteral("sun in their eyes"));
    fill(QStringLiteral("the low sun"), 0);
    EXPECT_FALSE(find<LineRow>("line-by-hand-1")->line().counts) << "worth nothing, it stays";
    push("line-by-hand-1");
    push("overrideBack");
    EXPECT_EQ(state().command()["extra-lines"],
              Json::array({{{"text", "a brave speech"}, {"value", 1}, {"check", "morale"}}}));
}

TEST_F(ByHand, InAMeleeALineIsOneParties) {
    state().setOffer("melee");
    find<QPushButton>("otherModifier");
    write(QStringLiteral("winded horses"), -1);
    EXPECT_TRUE(state().command()["a"].contains("extra-lines"));
    EXPECT_FALSE(state().command()["b"].contains("extra-lines"));
    EXPECT_FALSE(state().command().contains("extra-lines"));
}

TEST_F(ByHand, TheEditorIsPartOfTheWindowForThoseWhoListenAndEscClosesIt) {
    push("line-green-troops");
    auto* editor = find<QWidget>("overrideEditor");
    ASSERT_TRUE(editor->isVisible());
    EXPECT_FALSE(editor->isWindow());
    const QAccessibleInterface* up = QAccessible::queryAccessibleInterface(editor);
    ASSERT_NE(up, nullptr);
    const QAccessibleInterface* parent = up->parent();
    ASSERT_NE(parent, nullptr);
    EXPECT_GE(parent->indexOfChild(up), 0);
    press(Qt::Key_Escape);
    EXPECT_FALSE(editor->isVisible());
    EXPECT_EQ(state().subject(), "12lhr") << "it closed the editor only";
}

} // namespace umpire::gui::test::by_hand_test

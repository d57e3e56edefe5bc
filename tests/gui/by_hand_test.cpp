// Values and lines that the umpire puts in himself.

#include "desk.h"

#include "document/text.h"
#include "resolve/line_row.h"

#include <QAccessible>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace umpire::gui::test {

namespace {

class ByHand : public Desk {
  protected:
    void SetUp() override {
        Desk::SetUp();
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
};

} // namespace

TEST_F(ByHand, ALineSetToNothingStaysStruckThrough) {
    const std::size_t before = state().sheet().rolls.at(0).lines.size();
    push("line-green-troops");
    find<QSpinBox>("overrideValue")->setValue(0);
    push("overrideSet");
    ASSERT_EQ(state().sheet().rolls.at(0).lines.size(), before);
    const auto* row = find<LineRow>("line-green-troops");
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

} // namespace umpire::gui::test

#include "document/text.h"
#include "record/catch_up_dialog.h"
#include "test_window.h"

#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

namespace umpire::gui::test::catch_up_test {
namespace {

class CatchUpWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        trigger("actionCatchUp");
        dialog = find<CatchUpDialog>("catchUpDialog");
        ASSERT_TRUE(dialog);
        table = dialog->findChild<QTableView*>(QStringLiteral("catchUpTable"));
        model = qobject_cast<CatchUpModel*>(table->model());
        ASSERT_TRUE(model);
    }
    int rowOf(const Id& subject) const {
        const auto& rows = model->rows();
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [&subject](const auto& row) { return row.subject == subject; });
        EXPECT_NE(found, rows.end()) << subject;
        return static_cast<int>(found - rows.begin());
    }
    QModelIndex cell(const Id& subject, const Id& field) const {
        const auto& columns = model->columns();
        const auto found = std::find_if(columns.begin(), columns.end(),
                                        [&field](const auto& column) { return column.field == field; });
        EXPECT_NE(found, columns.end()) << field;
        return model->index(rowOf(subject), 1 + static_cast<int>(found - columns.begin()));
    }
    void goTo(const QModelIndex& index) {
        table->setCurrentIndex(index);
        table->setFocus();
    }
    /// Types into the cell as a person does, and leaves it with Return.
    void typeInto(const QModelIndex& index, const QString& text) {
        goTo(index);
        QTest::keyClicks(table->viewport(), text.left(1));
        auto* editor = table->viewport()->findChild<QSpinBox*>();
        ASSERT_TRUE(editor);
        QTest::keyClicks(editor, text.mid(1));
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents(); // the view takes the value when the key is done with
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QString said() const { return dialog->findChild<QLabel*>(QStringLiteral("catchUpSaid"))->text(); }
    QPushButton& enter() const { return *dialog->findChild<QPushButton*>(QStringLiteral("catchUpAccept")); }

    QPointer<CatchUpDialog> dialog;
    QTableView* table = nullptr;
    CatchUpModel* model = nullptr;
};

TEST_F(CatchUpWindow, HoldsEverySubjectOfTheBattle) {
    std::size_t subjects = 0;
    for (const SubjectKind kind : {SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        subjects += battle().all(kind).size();
    }
    EXPECT_EQ(model->rows().size(), subjects);
}

TEST_F(CatchUpWindow, WaitsOnTheFirstUnitsLosses) {
    EXPECT_EQ(model->rows()[static_cast<std::size_t>(table->currentIndex().row())].kind, SubjectKind::Unit);
    EXPECT_EQ(model->columns().front().field, "lost");
    EXPECT_EQ(said(), QStringLiteral("Nothing is changed yet."));
    EXPECT_FALSE(enter().isEnabled());
}

TEST_F(CatchUpWindow, AWholeTurnBecomesOneRecord) {
    const int before = document.session().cursor();
    typeInto(cell("12lhr", "lost"), QStringLiteral("2"));
    goTo(cell("12lhr", "in-melee"));
    QTest::keyClick(table->viewport(), Qt::Key_Space);
    typeInto(cell("4lhr", "lost"), QStringLiteral("1"));
    dialog->findChild<QSpinBox*>(QStringLiteral("catchUpTurn"))->setValue(3);
    EXPECT_TRUE(said().startsWith(QStringLiteral("4 fields changed: "))) << said().toStdString();
    QTest::mouseClick(&enter(), Qt::LeftButton);
    EXPECT_EQ(document.session().cursor(), before + 1);
    EXPECT_EQ(number("12lhr", "lost"), 2);
    EXPECT_EQ(number("4lhr", "lost"), 1);
    EXPECT_EQ(battle().clock.turn, 3);
    document.undo();
    EXPECT_EQ(number("12lhr", "lost"), 0);
    EXPECT_EQ(battle().clock.turn, 1);
}

TEST_F(CatchUpWindow, WordsAreChosenByTheirFirstLetters) {
    const QModelIndex state = cell("12lhr", "state");
    goTo(state);
    QTest::keyClick(table->viewport(), Qt::Key_F2);
    auto* words = table->viewport()->findChild<QComboBox*>();
    ASSERT_TRUE(words);
    QTest::keyClicks(words, QStringLiteral("Bug"));
    QTest::keyClick(words, Qt::Key_Return);
    QCoreApplication::processEvents();
    goTo(cell("12lhr", "lost"));
    EXPECT_EQ(state.data().toString(), QStringLiteral("Buggering off"));
    QTest::mouseClick(&enter(), Qt::LeftButton);
    EXPECT_EQ(word("12lhr", "state"), "buggering-off");
}

TEST_F(CatchUpWindow, TheOldValueTakesTheChangeBack) {
    typeInto(cell("12lhr", "lost"), QStringLiteral("2"));
    EXPECT_TRUE(enter().isEnabled());
    typeInto(cell("12lhr", "lost"), QStringLiteral("0"));
    EXPECT_FALSE(enter().isEnabled());
}

TEST_F(CatchUpWindow, WhatCannotBeIsSaidAndNotEntered) {
    model->setData(cell("12lhr", "lost"), 5);
    model->setData(cell("12lhr", "captured"), 5);
    EXPECT_TRUE(said().startsWith(QStringLiteral("Not possible: "))) << said().toStdString();
    EXPECT_FALSE(enter().isEnabled());
    EXPECT_EQ(number("12lhr", "lost"), 0);
}

TEST_F(CatchUpWindow, FieldsOfOtherKindsStayEmpty) {
    EXPECT_FALSE(cell("grant", "lost").flags().testFlag(Qt::ItemIsEditable));
    EXPECT_EQ(cell("grant", "lost").data(), QVariant());
    EXPECT_TRUE(cell("grant", "state").flags().testFlag(Qt::ItemIsEditable));
}

TEST_F(CatchUpWindow, WhatOnlySomeUnitsHaveIsAskedOfThose) {
    EXPECT_FALSE(cell("12lhr", "on-table").data(Qt::CheckStateRole).isValid());
    EXPECT_TRUE(cell("rfc", "on-table").data(Qt::CheckStateRole).isValid());
}

TEST_F(CatchUpWindow, OneEscapeDoesNotThrowATypedTurnAway) {
    typeInto(cell("12lhr", "lost"), QStringLiteral("2"));
    QTest::keyClick(dialog.data(), Qt::Key_Escape);
    ASSERT_TRUE(dialog && dialog->isVisible());
    EXPECT_EQ(said(), QStringLiteral("Esc once more leaves all of this out."));
    QTest::keyClick(dialog.data(), Qt::Key_Escape);
    EXPECT_TRUE(!dialog || !dialog->isVisible());
    EXPECT_EQ(number("12lhr", "lost"), 0);
}

} // namespace
} // namespace umpire::gui::test::catch_up_test

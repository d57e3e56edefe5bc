// The record: found again, read in full, noted, corrected, undone back to; and how the dice fell.

#include "test_window.h"

#include "document/text.h"
#include "record/correct_dialog.h"
#include "record/dice_view.h"
#include "record/filter_bar.h"
#include "record/record_view.h"
#include "resolve/panel_rows.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

namespace umpire::gui::test::record_test {

namespace {

Json shot(const char* unit, const char* target, int die) {
    return {{"do", "shoot"}, {"unit", unit}, {"target", target}, {"dice", {die}}};
}

class RecordWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        document.execute(shot("12lhr", "i-67", 4));
        document.execute(shot("11lhr", "ii-67", 8));
        document.execute({{"do", "next-phase"}});
        document.execute(shot("12lhr", "i-67", 5));
        document.execute({{"do", "adjust"},
                          {"subject", "canterbury-mr"},
                          {"set", {{"unreformed", true}}},
                          {"reason", "forgotten <earlier>"}});
        QTest::qWait(1);
        view(); // made when it is first wanted
    }

    RecordView& view() { return window->table().recordView(); }
    QTableView& table() { return view().table(); }
    int rows() { return table().model()->rowCount(); }
    QList<int> numbers() {
        QList<int> list;
        for (int row = 0; row < rows(); ++row) {
            list << table().model()->index(row, 0).data(RecordModel::NumberRole).toInt();
        }
        return list;
    }
    void goTo(int number) {
        for (int row = 0; row < rows(); ++row) {
            const QModelIndex index = table().model()->index(row, RecordModel::Who);
            if (index.data(RecordModel::NumberRole).toInt() == number) {
                table().setCurrentIndex(index);
            }
        }
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&table(), key, modifiers);
    }
    QString explanation() { return find<QTextBrowser>("explanationText")->toPlainText(); }
    QString count() { return find<QLabel>("recordCount")->text(); }
    void choose(const char* name, const QVariant& data) {
        auto* choice = find<QComboBox>(name);
        ASSERT_GE(choice->findData(data), 0) << name;
        choice->setCurrentIndex(choice->findData(data));
    }
    QString outlook() { return find<QTextBrowser>("correctOutlook")->toPlainText(); }
};

} // namespace

TEST_F(RecordWindow, IsFoundByUnitBrigadeSideTurnKindAndWords) {
    EXPECT_EQ(count(), QStringLiteral("5 records"));
    QTest::keyClick(window.get(), Qt::Key_Slash);
    ASSERT_TRUE(find<QLineEdit>("filterWords")->isVisible());
    choose("filterWho", QStringLiteral("i-67"));
    EXPECT_EQ(numbers(), (QList<int>{4, 1}));
    EXPECT_EQ(count(), QStringLiteral("2 of 5"));
    choose("filterWho", QStringLiteral("67r"));
    EXPECT_EQ(numbers(), (QList<int>{4, 2, 1})) << "all units of the formation";
    choose("filterWho", QStringLiteral("ottoman"));
    EXPECT_EQ(rows(), 0) << "it has not acted";
    EXPECT_TRUE(find<QLabel>("recordEmpty")->isVisible());
    QTest::mouseClick(find<QPushButton>("showAllButton"), Qt::LeftButton);
    EXPECT_EQ(rows(), 5);
    view().openFilter();
    choose("filterKind", QStringLiteral("shoot"));
    EXPECT_EQ(numbers(), (QList<int>{4, 2, 1}));
    choose("filterKind", QStringLiteral("adjust"));
    EXPECT_EQ(numbers(), (QList<int>{5}));
    choose("filterKind", QString());
    choose("filterTurn", 1);
    EXPECT_EQ(rows(), 5);
    QTest::keyClicks(find<QLineEdit>("filterWords"), QStringLiteral("ii/67 11th"));
    EXPECT_EQ(numbers(), (QList<int>{2}));
    EXPECT_TRUE(state().subject().empty()) << "what is typed there chooses no unit";
}

class RecordOfThings : public TestWindow {
  protected:
    RecordOfThings() { source = example(QStringLiteral("bir-zellaf")); }
};

TEST_F(RecordOfThings, StaysWithAThingWhileWordsAreTyped) {
    RecordView& view = window->table().recordView();
    view.showHistoryOf("gate");
    const auto* filter = qobject_cast<RecordFilter*>(view.table().model());
    ASSERT_NE(filter, nullptr);
    QTest::keyClicks(find<QLineEdit>("filterWords"), QStringLiteral("x"));
    EXPECT_EQ(filter->wish().subject, QStringLiteral("gate")) << "which stands in no list of the bar";
    EXPECT_EQ(filter->wish().words, QStringList(QStringLiteral("x")));
}

TEST_F(RecordWindow, TheFilterKeepsItsPromises) {
    RecordModel model(document);
    RecordFilter filter(document);
    filter.setSourceModel(&model);
    QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
    filter.setWish({QStringLiteral("67r")});
    document.execute(shot("12lhr", "ii-67", 2));
    document.execute({{"do", "note"}, {"record", 1}, {"text", "x"}, {"bookmark", true}});
    document.execute({{"do", "correct"}, {"record", 1}, {"dice", {8}}});
    document.undo();
    document.undo();
    document.undo();
    EXPECT_EQ(filter.rowCount(), 3);
    document.close();
    EXPECT_EQ(filter.rowCount(), 0);
}

TEST_F(RecordWindow, TheHistoryOfAUnitIsOneCallAway) {
    view().showHistoryOf("i-67");
    EXPECT_EQ(numbers(), (QList<int>{4, 1}));
    EXPECT_EQ(find<QComboBox>("filterWho")->currentData().toString(), QStringLiteral("i-67"));
    view().showHistoryOf("4lh");
    EXPECT_EQ(numbers(), (QList<int>{4, 2, 1}));
    view().showAll();
    EXPECT_EQ(rows(), 5);
}

TEST_F(RecordWindow, ARecordOpensInFull) {
    goTo(4);
    key(Qt::Key_Return);
    ASSERT_TRUE(view().isExplaining());
    const QString text = explanation();
    for (const char* part : {"12th Light Horse Regiment fires on I/67th", "Record 4", "turn 1", "Thrown: D8",
                             "Total", "What changed", "dice thrown on the table", "Warned"}) {
        EXPECT_TRUE(text.contains(QLatin1String(part))) << part << "\n" << text.toStdString();
    }
    goTo(5);
    EXPECT_TRUE(explanation().contains(QStringLiteral("forgotten <earlier>"))) << "escaped, and it follows";
    QTest::keyClick(find<QTextBrowser>("explanationText"), Qt::Key_Escape);
    EXPECT_FALSE(view().isExplaining());
}

TEST_F(RecordWindow, ANameInTheExplanationAsksForThatUnit) {
    QSignalSpy asked(&view(), &RecordView::subjectAsked);
    view().openRecord(1);
    auto* text = find<QTextBrowser>("explanationText");
    ASSERT_TRUE(text->toHtml().contains(QStringLiteral("subject:i-67")));
    Q_EMIT text->anchorClicked(QUrl(QStringLiteral("subject:i-67")));
    ASSERT_EQ(asked.count(), 1);
    EXPECT_EQ(asked.first().first().toString(), QStringLiteral("i-67"));
}

TEST_F(RecordWindow, NotesAndBookmarks) {
    goTo(2);
    key(Qt::Key_B);
    EXPECT_TRUE(battle().recordNotes.at(2).bookmark);
    EXPECT_EQ(rows(), 5) << "the command that marks has no line of its own";
    key(Qt::Key_N);
    auto* edit = find<QLineEdit>("noteEdit");
    QTest::keyClicks(edit, QStringLiteral("ask Tom"));
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_EQ(battle().recordNotes.at(2).text, "ask Tom");
    EXPECT_TRUE(battle().recordNotes.at(2).bookmark) << "stays";
    view().openFilter();
    choose("filterKind", QStringLiteral("note"));
    EXPECT_EQ(numbers(), (QList<int>{2}));
    view().showAll();
    goTo(5);
    key(Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(table().currentIndex().data(RecordModel::NumberRole).toInt(), 2);
    trigger("actionUndo");
    EXPECT_TRUE(battle().recordNotes.at(2).text.empty());
}

TEST_F(RecordWindow, UndoesBackToARecordAfterAsking) {
    goTo(2);
    key(Qt::Key_U);
    const QString question = find<QLabel>("undoQuestion")->text();
    EXPECT_TRUE(question.contains(QStringLiteral("Undo 3 records"))) << question.toStdString();
    EXPECT_EQ(document.session().cursor(), 5) << "not before it is confirmed";
    QTest::mouseClick(find<QPushButton>("undoNot"), Qt::LeftButton);
    EXPECT_EQ(document.session().cursor(), 5);
    key(Qt::Key_U);
    QTest::mouseClick(find<QPushButton>("undoNow"), Qt::LeftButton);
    EXPECT_EQ(numbers(), (QList<int>{2, 1}));
    for (int i = 0; i < 3; ++i) {
        trigger("actionRedo");
    }
    EXPECT_EQ(rows(), 5);
}

TEST_F(RecordWindow, CorrectsADieAndShowsWhatFollows) {
    const std::int64_t before = number("i-67", "lost");
    goTo(1);
    key(Qt::Key_C);
    auto* dialog = find<QDialog>("correctDialog");
    ASSERT_NE(dialog, nullptr);
    auto* accept = find<QPushButton>("correctAccept");
    EXPECT_FALSE(accept->isEnabled()) << "nothing is different yet";
    QTest::keyClick(find<QPushButton>("die-0-4"), Qt::Key_8);
    EXPECT_TRUE(find<QPushButton>("die-0-8")->isChecked());
    EXPECT_TRUE(accept->isEnabled());
    EXPECT_TRUE(outlook().contains(QStringLiteral("I/67th"))) << outlook().toStdString();
    EXPECT_TRUE(outlook().contains(QStringLiteral("4 · 12th Light Horse Regiment"))) << "record 4 rolls anew";
    EXPECT_EQ(document.session().cursor(), 5);
    QTest::keyClicks(find<QLineEdit>("correctReason"), QStringLiteral("misread"));
    QSignalSpy answered(&view(), &RecordView::answered);
    QTest::mouseClick(accept, Qt::LeftButton);
    ASSERT_EQ(document.session().cursor(), 6);
    EXPECT_EQ(answered.count(), 1);
    EXPECT_LT(number("i-67", "lost"), before);
    const QModelIndex row = view().table().model()->index(rows() - 1, 0);
    EXPECT_EQ(row.data(RecordModel::CorrectedByRole).toInt(), 6);
    view().openRecord(1);
    EXPECT_TRUE(explanation().contains(QStringLiteral("record 6: misread"))) << explanation().toStdString();
    EXPECT_TRUE(explanation().contains(QStringLiteral("First written")));
    trigger("actionUndo");
    EXPECT_EQ(number("i-67", "lost"), before);
}

TEST_F(RecordWindow, NoHeadingOfACorrectionStandsOverNothing) {
    for (int record = 1; record <= document.session().cursor(); ++record) {
        view().correct(record);
        auto* dialog = window->findChild<CorrectDialog*>();
        if (!dialog) {
            continue; // it has nothing to correct
        }
        for (const QLabel* head : dialog->findChildren<QLabel*>()) {
            const auto* other = dialog->findChild<QPushButton*>(QStringLiteral("correctOther"));
            const bool counted = head->text() == QStringLiteral("What counted") && head->isVisible();
            EXPECT_TRUE(!counted || (other && other->isVisible())) << record;
        }
        dialog->close();
        delete dialog;
    }
}

TEST_F(RecordWindow, AnEmptyRecordIsReadAndNotSearched) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("semakh-1918")))));
    window->table().takeFocus();
    trigger("show-recordDock");
    EXPECT_EQ(window->focusWidget()->objectName(), QStringLiteral("recordEmpty"));
    trigger("show-recordDock");
    EXPECT_FALSE(view().isVisible());
}

TEST_F(RecordWindow, CorrectsAFact) {
    view().correct(1);
    auto* cover = find<QCheckBox>("fact--in-cover");
    ASSERT_NE(cover, nullptr);
    EXPECT_FALSE(cover->isChecked());
    QTest::keyClick(find<QPushButton>("die-0-4"), Qt::Key_C);
    EXPECT_TRUE(find<QCheckBox>("fact--in-cover")->isChecked());
    QTest::mouseClick(find<QPushButton>("correctAccept"), Qt::LeftButton);
    const auto standing = document.session().standing();
    EXPECT_EQ(standing[0].command["facts"]["in-cover"], Json(true));
    EXPECT_EQ(standing[0].command["dice"], Json::array({4}));
}

TEST_F(RecordWindow, CorrectsWhoAndWhom) {
    view().correct(1);
    auto* target = find<QComboBox>("correct--target");
    ASSERT_NE(target, nullptr);
    EXPECT_TRUE(target->currentText().endsWith(QStringLiteral("I/67th"))) << fromText(target->currentText());
    const int other = target->findText(QStringLiteral("II/67th"), Qt::MatchEndsWith);
    ASSERT_GE(other, 0);
    target->setCurrentIndex(other);
    Q_EMIT target->activated(other);
    EXPECT_TRUE(outlook().contains(QStringLiteral("II/67th"))) << outlook().toStdString();
    ASSERT_TRUE(find<QPushButton>("correctAccept")->isEnabled());
    QTest::mouseClick(find<QPushButton>("correctAccept"), Qt::LeftButton);
    const auto standing = document.session().standing();
    EXPECT_EQ(standing[0].command["target"], "ii-67");
    EXPECT_EQ(standing[0].steps[0]["subject"], "ii-67");
    EXPECT_EQ(standing[0].command["dice"], Json::array({4}));
    view().correct(1);
    auto* firer = find<QComboBox>("correct--unit");
    EXPECT_GE(firer->findText(QStringLiteral("11th Light Horse Regiment"), Qt::MatchEndsWith), 0);
    QTest::mouseClick(find<QPushButton>("correctCancel"), Qt::LeftButton);
}

TEST_F(RecordWindow, CorrectsAValueByHandAndTakesItBack) {
    document.execute({{"do", "shoot"},
                      {"unit", "12lhr"},
                      {"target", "ii-67"},
                      {"overrides", {{"supported", 2}}},
                      {"reason", "two lines behind"},
                      {"dice", {4}}});
    const int record = document.session().cursor();
    view().correct(record);
    auto* value = find<QSpinBox>("line--supported");
    ASSERT_NE(value, nullptr);
    EXPECT_EQ(value->value(), 2);
    value->setValue(1);
    QTest::mouseClick(find<QPushButton>("correctAccept"), Qt::LeftButton);
    EXPECT_EQ(document.session().standing()[static_cast<std::size_t>(record - 1)].command["overrides"],
              Json({{"supported", 1}}));
    view().correct(record);
    QTest::mouseClick(find<QPushButton>("line--supported-back"), Qt::LeftButton);
    ASSERT_TRUE(find<QPushButton>("correctAccept")->isEnabled());
    QTest::mouseClick(find<QPushButton>("correctAccept"), Qt::LeftButton);
    EXPECT_EQ(document.session().standing()[static_cast<std::size_t>(record - 1)].command["overrides"],
              Json::object());
}

TEST_F(RecordWindow, CorrectsAListOfUnits) {
    const Json check{{"do", "check"}, {"check", "morale"}, {"unit", "i-67"}, {"dice", {4}}};
    ASSERT_TRUE(document.execute(check).ok);
    const Ids officers = battle().officersOf(*battle().find("i-67"));
    ASSERT_GE(officers.size(), 2U);
    const int record = document.session().cursor();
    view().correct(record);
    PickList* list = nullptr;
    for (PickList* one : find<QDialog>("correctDialog")->findChildren<PickList*>()) {
        list = one->objectName() == QLatin1String("fact--officers-within-3") ? one : list;
    }
    ASSERT_NE(list, nullptr);
    Q_EMIT list->picked({officers[0], officers[1]});
    EXPECT_EQ(list->text(), QStringLiteral("2 picked ▾"));
    ASSERT_TRUE(find<QPushButton>("correctAccept")->isEnabled());
    QTest::mouseClick(find<QPushButton>("correctAccept"), Qt::LeftButton);
    EXPECT_EQ(document.session()
                  .standing()[static_cast<std::size_t>(record - 1)]
                  .command["facts"]["officers-within-3"],
              Json({officers[0], officers[1]}));
}

TEST_F(RecordWindow, CancellingACorrectionChangesNothing) {
    view().correct(1);
    QTest::mouseClick(find<QPushButton>("die-0-1"), Qt::LeftButton);
    QTest::mouseClick(find<QPushButton>("correctCancel"), Qt::LeftButton);
    EXPECT_EQ(document.session().cursor(), 5);
}

TEST_F(RecordWindow, WhatCannotBeCorrectedSaysWhy) {
    QSignalSpy answered(&view(), &RecordView::answered);
    view().correct(3);
    EXPECT_EQ(window->findChild<QDialog*>(QStringLiteral("correctDialog")), nullptr);
    ASSERT_EQ(answered.count(), 1);
    EXPECT_NE(answered.first().first().value<Answer>().refusal.message.find("Undo back"), std::string::npos);
}

TEST_F(RecordWindow, ThrowsThatWereTakenBackOrNotUsedAreTold) {
    document.setDice(std::make_unique<RandomDice>(1917));
    const Json volley{{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}};
    document.execute(volley);
    document.undo();
    document.execute(volley);
    document.throwDie(*document.rules().die("d8"));
    document.execute(volley);
    const QModelIndex anew = table().model()->index(1, RecordModel::Who);
    ASSERT_EQ(anew.data(RecordModel::NumberRole).toInt(), 6);
    EXPECT_TRUE(anew.data(RecordModel::StrayRole).toBool());
    EXPECT_TRUE(anew.data(Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(QStringLiteral(", after dice that were seen and not kept")));
    EXPECT_FALSE(anew.siblingAtRow(2).data(RecordModel::StrayRole).toBool());
    view().openRecord(6);
    EXPECT_TRUE(explanation().contains(QStringLiteral("Record 6 was undone after its dice were seen")))
        << explanation().toStdString();
    view().openRecord(7);
    EXPECT_TRUE(explanation().contains(QStringLiteral("Before record 7 a die was thrown and not used: D8")))
        << explanation().toStdString();
    view().showDice();
    EXPECT_EQ(find<QLabel>("diceStrays")->text(),
              QStringLiteral("⚂ Not counted: 2 dice of the program were seen and are in no record."));
}

TEST_F(RecordWindow, TheDiceAreCountedApart) {
    view().showDice();
    auto* dialog = find<QDialog>("diceDialog");
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(find<QLabel>("diceReading")->text().contains(QStringLiteral("3 dice thrown, too few")));
    EXPECT_EQ(dialog->findChildren<DiceBars*>().size(), 1);
    find<QPushButton>("diceOrigin2")->click();
    QTest::qWait(1);
    EXPECT_EQ(dialog->findChildren<DiceBars*>().size(), 0) << "the program has thrown none";
}

} // namespace umpire::gui::test::record_test

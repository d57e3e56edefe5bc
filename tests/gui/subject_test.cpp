// The sheet of a subject, and setting it right.

#include "table/subject_card.h"

#include "document/text.h"
#include "test_window.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace umpire::gui::test::subject_test {

class SubjectWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        sheet = std::make_unique<SubjectCard>(look, document);
    }
    void open(const QStringList& subjects) {
        sheet->open(subjects);
        QTest::qWait(5);
    }
    template <typename T>
    T* input(const char* field) {
        T* widget = sheet->findChild<T*>(QStringLiteral("input-") + QLatin1String(field));
        EXPECT_NE(widget, nullptr) << field;
        return widget;
    }
    QString text(const char* name) { return sheet->findChild<QLabel*>(QLatin1String(name))->text(); }
    QString fact(const QString& name) {
        const QList<QLabel*> names = sheet->findChildren<QLabel*>(QStringLiteral("factName"));
        const QList<QLabel*> values = sheet->findChildren<QLabel*>(QStringLiteral("factValue"));
        for (qsizetype i = 0; i < names.size(); ++i) {
            if (names[i]->text() == name) {
                return values[i]->text();
            }
        }
        return {};
    }
    QString refusal(const char* field) {
        auto* row = sheet->findChild<AdjustField*>(QStringLiteral("adjust-") + QLatin1String(field));
        auto* label = row->findChild<QLabel*>(QStringLiteral("adjustRefusal"));
        return label->isVisible() ? label->text() : QString();
    }
    void press(const char* button) {
        QTest::mouseClick(sheet->findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
    }

    std::unique_ptr<SubjectCard> sheet;
};

TEST_F(SubjectWindow, SaysEverythingInThePacksWords) {
    open({QStringLiteral("12lhr")});
    EXPECT_TRUE(text("subjectTitle").contains(QStringLiteral("12th Light Horse Regiment")));
    EXPECT_TRUE(text("subjectPlace").startsWith(QStringLiteral("4th Light Horse Brigade")));
    EXPECT_EQ(fact(QStringLiteral("Type")), QStringLiteral("Cavalry"));
    EXPECT_EQ(fact(QStringLiteral("State")), QStringLiteral("Steady"));
    EXPECT_TRUE(fact(QStringLiteral("Line of command")).contains(QStringLiteral("Grant")));
    EXPECT_TRUE(text("subjectNotes").contains(QStringLiteral("Dismounting")));
    EXPECT_FALSE(sheet->findChild<QPushButton*>(QStringLiteral("subjectApply"))->isEnabled());
}

TEST_F(SubjectWindow, SetsOnlyWhatWasChangedWithTheReason) {
    open({QStringLiteral("12lhr")});
    input<QSpinBox>("lost")->setFocus();
    QTest::keyClick(input<QSpinBox>("lost"), Qt::Key_Up);
    auto* state = input<QComboBox>("state");
    QTest::keyClick(state, Qt::Key_Down);
    QTest::keyClicks(sheet->findChild<QLineEdit*>(QStringLiteral("subjectReason")),
                     QStringLiteral("miscounted"));
    QSignalSpy answers(sheet.get(), &SubjectCard::answered);
    press("subjectApply");
    EXPECT_EQ(answers.size(), 1);
    EXPECT_EQ(number("12lhr", "lost"), 1);
    EXPECT_EQ(word("12lhr", "state"), "spittin-the-dummy");
    const Json& command = document.session().records().back().command;
    EXPECT_EQ(command["set"], (Json{{"lost", 1}, {"state", "spittin-the-dummy"}})) << command.dump();
    EXPECT_EQ(command["reason"], "miscounted");
    EXPECT_EQ(fact(QStringLiteral("Lost")), QStringLiteral("1"));
    document.undo();
    EXPECT_EQ(input<QSpinBox>("lost")->value(), 0) << "it follows the battle";
}

TEST_F(SubjectWindow, SeveralUnitsAreSetTogether) {
    document.execute(Json{{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"lost", 2}}}});
    open({QStringLiteral("12lhr"), QStringLiteral("11lhr"), QStringLiteral("grant")});
    EXPECT_EQ(sheet->subjects().size(), 2) << "an officer is of another kind";
    EXPECT_EQ(input<QSpinBox>("lost")->text(), QStringLiteral("various"));
    EXPECT_EQ(fact(QStringLiteral("Lost")), QStringLiteral("various"));
    const int before = document.session().cursor();
    auto* flag = input<QComboBox>("unreformed");
    flag->setCurrentIndex(flag->findText(QStringLiteral("yes")));
    press("subjectApply");
    EXPECT_EQ(document.session().cursor(), before + 1) << "one record, one undo";
    EXPECT_EQ(number("12lhr", "lost"), 2);
    EXPECT_EQ(number("11lhr", "lost"), 0);
    const Json commands = document.session().records().back().command["commands"];
    ASSERT_EQ(commands.size(), 2U);
    EXPECT_EQ(commands[1]["set"], (Json{{"unreformed", true}}));
}

TEST_F(SubjectWindow, ARefusalStandsBesideItsField) {
    document.execute(Json{{"do", "adjust"}, {"subject", "11lhr"}, {"set", {{"captured", 2}}}});
    open({QStringLiteral("12lhr"), QStringLiteral("11lhr")});
    auto* lost = input<QSpinBox>("lost");
    lost->setValue(lost->maximum());
    press("subjectApply");
    EXPECT_TRUE(refusal("lost").contains(QStringLiteral("at most"))) << fromText(refusal("lost"));
}

TEST_F(SubjectWindow, AnOrderIsChosenAndTakenBack) {
    open({QStringLiteral("12lhr")});
    auto* order = input<QComboBox>("order");
    order->setCurrentIndex(order->findText(QStringLiteral("none")));
    press("subjectApply");
    EXPECT_EQ(word("12lhr", "order"), "");
}

TEST_F(SubjectWindow, OfficersFormationsAndSidesHaveSheetsToo) {
    open({QStringLiteral("grant")});
    EXPECT_EQ(fact(QStringLiteral("Commands")), QStringLiteral("4th Light Horse Brigade"));
    auto* state = input<QComboBox>("state");
    state->setCurrentIndex(state->findText(QStringLiteral("Lost")));
    press("subjectApply");
    EXPECT_EQ(word("grant", "state"), "lost");
    open({QStringLiteral("4lh")});
    EXPECT_EQ(fact(QStringLiteral("Starting strength")).isEmpty(), false);
    open({QStringLiteral("empire")});
    EXPECT_EQ(text("subjectTitle"), QStringLiteral("British Empire"));
    QSignalSpy history(sheet.get(), &SubjectCard::historyAsked);
    press("subjectHistory");
    EXPECT_EQ(history.value(0).value(0).toString(), QStringLiteral("empire"));
}

TEST_F(SubjectWindow, ClosesWithItsBattle) {
    open({QStringLiteral("12lhr")});
    document.close();
    EXPECT_FALSE(sheet->isVisible());
}

TEST_F(SubjectWindow, FitsTheScreenAtEverySizeOfText) {
    for (const int percent : {100, 200}) {
        look.setPercent(percent);
        open({QStringLiteral("12lhr")});
        const QSize screen(1280, 800); // the smallest there is to fit
        EXPECT_LE(sheet->width(), screen.width()) << percent;
        EXPECT_LE(sheet->height(), screen.height()) << percent;
    }
    look.setPercent(100);
}

} // namespace umpire::gui::test::subject_test

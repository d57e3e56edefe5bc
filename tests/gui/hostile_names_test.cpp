// Names come from files of other people. Wherever the window shows one, it shows it letter by letter: no
// markup, no keys, no places for numbers.

#include "test_window.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "record/record_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>
#include <QToolTip>
#include <QWindow>

namespace umpire::gui::test::hostile_names_test {

namespace {

const QString opening = QStringLiteral("<b>&\"");
const QString closing = QStringLiteral("%1%2<img src=x>");

std::string hostile(const std::string& name) {
    return fromText(opening) + name + fromText(closing);
}

Json hostileBattle(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    Json battle = Json::parse(file.readAll().toStdString());
    battle["title"] = hostile("Beersheba");
    battle["notes"] = hostile("Notes");
    for (const char* list : {"sides", "formations", "officers", "units"}) {
        for (Json& subject : battle[list]) {
            subject["name"] = hostile(subject["name"].get<std::string>());
        }
    }
    for (Json& unit : battle["units"]) {
        unit["objective"] = hostile("Wells");
    }
    return battle;
}

/// Two players in a battle of hostile names.
class HostileWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        const Json battle = hostileBattle(file);
        QFile out(file);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(QByteArray::fromStdString(battle.dump()));
        out.close();
        ASSERT_TRUE(window->openFile(file));
        QTest::qWait(20);
    }

    /// All that is open now, in this window and others.
    static void expectPlain(const char* where);
};

void expectWhole(const QString& text, const char* what) {
    const bool cut = text.contains(QChar(0x2026));
    EXPECT_TRUE(cut || text.count(opening) <= text.count(closing)) << what << ": " << fromText(text);
}

/// In such a text a lone & makes a key of the letter behind it.
void expectNoKey(const QString& text, const char* what) {
    EXPECT_FALSE(QString(text).remove(QStringLiteral("&&")).contains(QStringLiteral("&\"")))
        << what << ": " << fromText(text);
    expectWhole(QString(text).replace(QStringLiteral("&&"), QStringLiteral("&")), what);
}

void expectPlainLabel(QLabel& label) {
    label.ensurePolished();
    const bool rich = label.textFormat() == Qt::RichText ||
                      (label.textFormat() != Qt::PlainText && Qt::mightBeRichText(label.text()));
    EXPECT_FALSE(rich && label.text().contains(QStringLiteral("<b>&")))
        << fromText(label.objectName()) << ": " << fromText(label.text());
    if (label.buddy()) {
        expectNoKey(label.text(), "label of a field");
    } else if (!rich) {
        expectWhole(label.text(), "label");
    }
}

void expectPlainDocument(const QTextEdit& edit) {
    EXPECT_FALSE(edit.toHtml().contains(QStringLiteral("<img"))) << fromText(edit.objectName());
    expectWhole(edit.toPlainText(), "text");
}

void expectPlainWidget(QWidget& widget) {
    expectWhole(widget.accessibleName(), "accessible name");
    expectWhole(widget.accessibleDescription(), "accessible description");
    expectWhole(widget.toolTip(), "tool tip");
    if (auto* label = qobject_cast<QLabel*>(&widget)) {
        expectPlainLabel(*label);
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        expectNoKey(button->text(), "button");
    } else if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) {
        expectNoKey(box->title(), "group");
    } else if (const auto* edit = qobject_cast<const QTextEdit*>(&widget)) {
        expectPlainDocument(*edit);
    } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i) {
            expectNoKey(tabs->tabText(i), "tab");
        }
    }
}

void HostileWindow::expectPlain(const char* where) {
    SCOPED_TRACE(where);
    QApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    for (QWidget* top : QApplication::topLevelWidgets()) {
        expectPlainWidget(*top);
        for (QWidget* widget : top->findChildren<QWidget*>()) {
            expectPlainWidget(*widget);
        }
        for (QMenu* menu : top->findChildren<QMenu*>()) {
            Q_EMIT menu->aboutToShow();
        }
        for (const QAction* action : top->findChildren<QAction*>()) {
            if (!action->isSeparator()) {
                expectNoKey(action->text(), "action");
            }
        }
    }
}

} // namespace

TEST_F(HostileWindow, TheTableInterpretsNoName) {
    expectPlain("the table");
    click("12lhr");
    click("i-67");
    expectPlain("a shot to resolve");
    type(QStringLiteral("ow5"));
    ASSERT_FALSE(document.session().records().empty());
    expectPlain("its result");
    click("12lhr");
    click("i-67");
    state().setOffer("melee");
    expectPlain("a melee");
    trigger("actionPark");
    expectPlain("a parked claim");
    trigger("actionEndTurn");
    expectPlain("another turn, with what fell due");
    for (const char* panel : {"show-dueDock", "show-specialsDock", "show-recordDock"}) {
        trigger(panel);
        expectPlain(panel);
    }
    window->table().recordView().openFilter();
    window->table().recordView().openRecord(1);
    expectPlain("a record in full");
}

TEST_F(HostileWindow, SheetsAndDialogsInterpretNoName) {
    for (const char* subject : {"12lhr", "nzmr", "empire"}) {
        window->table().showSheet({QLatin1String(subject)});
        expectPlain(subject);
    }
    window->table().showRulings();
    window->table().openFilter();
    trigger("actionPlayers");
    trigger("actionPalette");
    expectPlain("other windows");
    for (const char* dialog : {"actionPrintTonight", "actionReport", "actionCatchUp"}) {
        trigger(dialog);
        expectPlain(dialog);
        if (QWidget* modal = QApplication::activeModalWidget()) {
            modal->close();
        }
    }
}

TEST_F(HostileWindow, TheRosterInterpretsNoName) {
    document.execute(Json{{"do", "amend"}, {"subjects", Json{"12lhr"}}, {"set", Json{{"elements", 9}}}});
    for (const char* place : {"actionRoster", "actionScenario", "actionBalance"}) {
        trigger(place);
        QTest::qWait(300); // the comparison is worked out beside the window
        expectPlain(place);
    }
}

TEST_F(HostileWindow, ToolTipsAndMessagesArePlain) {
    QToolTip::showText(window->mapToGlobal(QPoint(50, 50)), QStringLiteral("<b>x</b>"), window.get());
    const auto* tip = QApplication::topLevelAt(0, 0);
    for (const QWidget* top : QApplication::topLevelWidgets()) {
        tip = top->inherits("QTipLabel") ? top : tip;
    }
    ASSERT_TRUE(qobject_cast<const QLabel*>(tip));
    EXPECT_EQ(qobject_cast<const QLabel*>(tip)->textFormat(), Qt::PlainText);
    QToolTip::hideText();
    QMessageBox box(QMessageBox::NoIcon, QStringLiteral("x"), QStringLiteral("<b>x</b>"), QMessageBox::Ok,
                    window.get());
    box.open();
    expectPlain("a message");
    EXPECT_EQ(box.findChild<QLabel*>(QStringLiteral("qt_msgbox_label"))->textFormat(), Qt::PlainText);
}

TEST_F(HostileWindow, TheTitleOfTheWindowIsTheBattles) {
    document.execute(Json{{"do", "scenario"}, {"set", Json{{"title", "A [*] B"}}}});
    EXPECT_TRUE(window->windowHandle()->title().startsWith(QStringLiteral("A [*] B")))
        << fromText(window->windowHandle()->title());
}

TEST_F(HostileWindow, WhatCannotBeShownIsShownAsSuch) {
    document.execute(
        Json{{"do", "amend"}, {"subjects", Json{"12lhr"}}, {"set", Json{{"name", "12\u202eth\x1b"}}}});
    const QModelIndex unit = window->orderOfBattle().indexOf("12lhr");
    EXPECT_EQ(unit.data(Qt::AccessibleTextRole).toString(), QStringLiteral("12\uFFFDth\uFFFD"));
    EXPECT_EQ(battle().find("12lhr")->name, "12\u202eth\x1b") << "the file keeps it";
}

TEST(PlainTexts, TipsAreBrokenWhereTheyAreLong) {
    EXPECT_EQ(tipOf(QStringLiteral("short & <b>plain</b>")), QStringLiteral("short & <b>plain</b>"));
    const QString lines =
        tipOf(QString(60, QLatin1Char('a')) + QLatin1Char(' ') + QString(60, QLatin1Char('b')));
    EXPECT_EQ(lines, QString(60, QLatin1Char('a')) + QLatin1Char('\n') + QString(60, QLatin1Char('b')));
}

} // namespace umpire::gui::test::hostile_names_test

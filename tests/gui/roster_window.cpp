#include "roster_window.h"

#include "document/text.h"

#include <QApplication>
#include <QPushButton>

namespace umpire::gui::test {

void RosterWindow::SetUp() {
    TestWindow::SetUp();
    trigger("actionNew");
    QTest::qWait(1);
    ASSERT_TRUE(document.isOpen());
    ASSERT_TRUE(battle().all().empty());
    ASSERT_TRUE(tree().isVisible());
    events = 0;
}

void RosterWindow::key(int key, Qt::KeyboardModifiers modifiers) {
    QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : window.get();
    QTest::keyClick(focus, static_cast<Qt::Key>(key), modifiers);
    QTest::qWait(1);
    ++events;
}

void RosterWindow::keys(const QString& text) {
    for (const QChar letter : text) {
        QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : window.get();
        QTest::keyClick(focus, letter.toLatin1());
        ++events;
    }
}

void RosterWindow::clickButton(const QString& name) {
    auto* button = find<QPushButton>(fromText(name).c_str());
    ASSERT_TRUE(button->isEnabled()) << fromText(name);
    ASSERT_TRUE(button->isVisible()) << fromText(name);
    QTest::mouseClick(button, Qt::LeftButton, Qt::NoModifier, button->rect().center());
    QTest::qWait(1);
    ++events;
}

void RosterWindow::clickRow(const QString& subject, int column, Qt::KeyboardModifiers modifiers) {
    const QModelIndex index = model().indexOf(subject, column);
    ASSERT_TRUE(index.isValid()) << fromText(subject);
    tree().scrollTo(index);
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, modifiers, tree().visualRect(index).center());
    QTest::qWait(1);
    ++events;
}

void RosterWindow::doubleClickRow(const QString& subject, int column) {
    const QModelIndex index = model().indexOf(subject, column);
    ASSERT_TRUE(index.isValid()) << fromText(subject);
    tree().scrollTo(index);
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(index).center());
    QTest::mouseDClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(index).center());
    QTest::qWait(1);
    events += 2;
}

void RosterWindow::goTo(const QString& subject, int column) {
    const QModelIndex wanted = model().indexOf(subject, column);
    ASSERT_TRUE(wanted.isValid()) << fromText(subject);
    tree().setFocus();
    for (int steps = 0; tree().current() != subject && steps < 200; ++steps) {
        key(tree().visualRect(wanted).top() < tree().visualRect(tree().currentIndex()).top() ? Qt::Key_Up
                                                                                             : Qt::Key_Down);
    }
    ASSERT_EQ(tree().current(), subject);
    for (int steps = 0; tree().currentIndex().column() != column && steps < 40; ++steps) {
        key(tree().currentIndex().column() < column ? Qt::Key_Right : Qt::Key_Left);
    }
    ASSERT_EQ(tree().currentIndex().column(), column);
}

int RosterWindow::column(const char* rosterKey) {
    for (int column = 1; column < model().columnCount(); ++column) {
        if (model().attribute(column)->rosterKey == rosterKey) {
            return column;
        }
    }
    return 0;
}

QStringList RosterWindow::findings() {
    QStringList texts;
    for (const Finding& finding : model().findings()) {
        texts << toText(finding.check) + QLatin1Char(' ') + toText(finding.subject);
    }
    return texts;
}

QString RosterWindow::idOf(const char* name) {
    for (const Subject* subject : battle().all()) {
        if (subject->name == name) {
            return toText(subject->id);
        }
    }
    ADD_FAILURE() << "nobody is called " << name;
    return {};
}

} // namespace umpire::gui::test

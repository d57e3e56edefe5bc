// Letters go into the line that a key opened, and none of them makes a record.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

namespace umpire::gui::test::written_lines_test {

namespace {

struct Line {
    const char* name;
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
};

class WrittenLine : public TestWindow, public ::testing::WithParamInterface<Line> {
  protected:
    QString written() {
        QWidget* line = QApplication::focusWidget();
        if (const auto* plain = qobject_cast<const QPlainTextEdit*>(line)) {
            return plain->toPlainText();
        }
        const auto* edit = qobject_cast<const QLineEdit*>(line);
        return edit ? edit->text() : QStringLiteral("no line has the keyboard");
    }
};

} // namespace

/// Somebody acts and somebody is aimed at, so that letters would do something.
TEST_P(WrittenLine, TakesEveryLetter) {
    document.execute({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {4}}});
    click("11lhr");
    click("i-67");
    QApplication::setActiveWindow(window.get());
    window->table().field().takeFocus();
    const int records = document.session().cursor();
    press(GetParam().key, GetParam().modifiers);
    QTest::qWait(50);
    const QString letters = QStringLiteral("the quick brown fox jumps over the lazy dog");
    for (const QChar letter : letters) {
        ASSERT_NE(QApplication::focusWidget(), nullptr);
        QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }
    EXPECT_EQ(written(), letters);
    EXPECT_EQ(document.session().cursor(), records);
    EXPECT_EQ(state().subject(), "11lhr");
    EXPECT_EQ(state().target(), "i-67");
}

INSTANTIATE_TEST_SUITE_P(OpenedByAKey, WrittenLine,
                         testing::Values(Line{"field filter", Qt::Key_F,
                                              Qt::ControlModifier | Qt::ShiftModifier},
                                         Line{"find in record", Qt::Key_Slash, Qt::NoModifier},
                                         Line{"find in record", Qt::Key_F, Qt::ControlModifier},
                                         Line{"note beside record", Qt::Key_M, Qt::ControlModifier},
                                         Line{"note of unit", Qt::Key_J, Qt::ControlModifier},
                                         Line{"rulings", Qt::Key_R, Qt::ControlModifier},
                                         Line{"palette", Qt::Key_K, Qt::ControlModifier}));

} // namespace umpire::gui::test::written_lines_test

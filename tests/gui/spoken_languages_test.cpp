// The window in every language it speaks, at 1280 x 800: nothing that is said is cut, and the battle comes in
// the words of that language, be it played before.

#include "desk_walk.h"
#include "pseudo_language.h"

#include "document/text.h"
#include "look/elided_label.h"
#include "manual/manual_file.h"
#include "record/record_view.h"
#include "settings/language.h"
#include "support/scripts.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>

#include <map>
#include <memory>

namespace umpire::gui::test::spoken_languages_test {

namespace {

/// A text has all the room it asks for. What scrolls or shortens itself is no affair of this.
bool fits(const QLabel& label) {
    const bool plain = !label.wordWrap();
    const bool wide = !plain || label.sizeHint().width() <= label.width() + 1;
    const int height = plain ? label.sizeHint().height() : label.heightForWidth(label.width());
    return wide && height <= label.height() + 1;
}

bool fits(const QAbstractButton& button) {
    return button.sizeHint().width() <= button.width() + 1;
}

bool fits(const QTabBar& tabs) {
    return tabs.sizeHint().width() <= tabs.width() + 1;
}

class SpokenDesk : public DeskWalk, public ::testing::WithParamInterface<const char*> {
  protected:
    void SetUp() override {
        document.tell({code(), Lengths::Inches});
        DeskWalk::SetUp();
        window->resize(1280, 800);
        QTest::qWait(1);
    }

    void TearDown() override {
        EXPECT_GT(m_seen.size(), 60U) << "it looks where the words are";
        for (const auto& [text, where] : m_cut) {
            ADD_FAILURE() << text << "\n    " << where;
        }
        DeskWalk::TearDown();
    }

    static std::string code() {
        const std::string name = GetParam();
        return name == "de" || name == "fr" ? name : std::string();
    }

    void look(QWidget& root) {
        if (!root.isVisible()) {
            return;
        }
        const auto judge = [this](const QWidget& widget, const QString& text, bool fitting) {
            if (widget.isVisible() && !text.isEmpty()) {
                m_seen.insert(fromText(text));
                fitting ? void()
                        : void(m_cut[fromText(text)] = fromText(widget.objectName() + QLatin1String(" in ") +
                                                                widget.window()->objectName()));
            }
        };
        for (const QLabel* label : root.findChildren<QLabel*>()) {
            if (!qobject_cast<const ElidedLabel*>(label) && label->pixmap(Qt::ReturnByValue).isNull()) {
                judge(*label, label->text(), fits(*label));
            }
        }
        for (const QAbstractButton* button : root.findChildren<QAbstractButton*>()) {
            const bool plain = qobject_cast<const QPushButton*>(button) ||
                               qobject_cast<const QCheckBox*>(button) ||
                               qobject_cast<const QRadioButton*>(button);
            plain ? judge(*button, button->text(), fits(*button)) : void();
        }
        for (const QTabBar* tabs : root.findChildren<QTabBar*>()) {
            tabs->count() > 0 ? judge(*tabs, tabs->tabText(0), fits(*tabs)) : void();
        }
    }

    void lookEverywhere() {
        QTest::qWait(30);
        for (QWidget* top : QApplication::topLevelWidgets()) {
            look(*top);
        }
    }

    std::unique_ptr<Language> m_language =
        code().empty() ? nullptr : std::make_unique<Language>(QLocale(QLatin1String(GetParam())));
    std::unique_ptr<PseudoLanguage> m_pseudo =
        std::string(GetParam()) == "pseudo" ? std::make_unique<PseudoLanguage>() : nullptr;
    std::set<std::string> m_seen;
    std::map<std::string, std::string> m_cut;
};

QString plain(QString text) {
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

/// "File > Print", for every entry of every menu.
void gatherPaths(const QMenu& menu, const QString& above, QStringList& paths) {
    for (const QAction* action : menu.actions()) {
        const QString path = above + QStringLiteral(" > ") + plain(action->text());
        paths << path;
        action->menu() ? gatherPaths(*action->menu(), path, paths) : void();
    }
}

} // namespace

TEST_P(SpokenDesk, IsNotCutAtTheTable) {
    walkTable([this](QWidget& shown) { look(shown); });
    lookEverywhere();
}

TEST_P(SpokenDesk, IsNotCutOnTheRoster) {
    walkRoster([this](QWidget& shown) { look(shown); });
}

TEST_P(SpokenDesk, IsNotCutOnPaper) {
    walkPaper([this](QWidget& shown) { look(shown); });
}

TEST_P(SpokenDesk, IsNotCutInItsDialogs) {
    for (const char* action : {"actionPreferences", "actionManual", "actionReference", "actionKeys",
                               "actionRulings", "actionProblem"}) {
        if (QAction* there = window->findChild<QAction*>(QLatin1String(action))) {
            there->trigger();
            QTest::qWait(50);
            auto* pages = QApplication::activeWindow()
                              ? QApplication::activeWindow()->findChild<QTabWidget*>()
                              : nullptr;
            for (int page = 0; page < (pages ? pages->count() : 1); ++page) {
                pages ? pages->setCurrentIndex(page) : void();
                lookEverywhere();
            }
            QWidget* top = QApplication::activeWindow();
            top&& top != window.get() ? void(top->close()) : void();
        }
    }
}

TEST_P(SpokenDesk, HasItsWordsInItsManual) {
    QFile file(manualFile());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString manual = QString::fromUtf8(file.readAll());
    QStringList paths;
    for (const QAction* top : window->findChild<QMenuBar*>()->actions()) {
        paths << plain(top->text());
        top->menu() ? gatherPaths(*top->menu(), plain(top->text()), paths) : void();
    }
    m_seen.insert("the menus");
    int named = 0;
    auto each = QRegularExpression(QStringLiteral("<b class=\"menu\">([^<]+)</b>")).globalMatch(manual);
    while (!code().empty() && each.hasNext()) {
        QString path = each.next().captured(1).replace(QStringLiteral("&gt;"), QStringLiteral(">"));
        EXPECT_TRUE(paths.contains(path)) << path.toStdString();
        ++named;
    }
    EXPECT_TRUE(code().empty() || named > 20);
    lookEverywhere();
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, SpokenDesk, ::testing::Values("en", "de", "fr", "pseudo"));

} // namespace umpire::gui::test::spoken_languages_test

// The window in every language it speaks, at 1280 x 800: nothing that is said is cut, and the battle comes in
// the words of that language, be it played before.

#include "pseudo_language.h"
#include "window_walk.h"

#include "document/text.h"
#include "help/help_windows.h"
#include "look/widgets.h"
#include "record/record_view.h"
#include "settings/language.h"
#include "support/scripts.h"
#include "window/preferences_actions.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
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

/// What is cut is told whole by its tip.
bool isTold(const QWidget& widget, const QString& text) {
    const QString name = QString(text).remove(QStringLiteral("+ ")).remove(QLatin1Char('&'));
    return widget.toolTip().startsWith(name);
}

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

class SpokenWindow : public WindowWalk, public ::testing::WithParamInterface<const char*> {
  protected:
    void SetUp() override {
        document.setLocale({code(), Lengths::Inches});
        WindowWalk::SetUp();
        window->resize(1280, 800);
        QTest::qWait(1);
    }

    void TearDown() override {
        EXPECT_GT(m_seen.size(), 40U) << "it looks where the words are";
        for (const auto& [text, where] : m_cut) {
            ADD_FAILURE() << text << "\n    " << where;
        }
        WindowWalk::TearDown();
    }

    static std::string code() {
        const std::string name = GetParam();
        return name == "de" || name == "fr" ? name : std::string();
    }

    void look(QWidget& root) {
        if (!root.isVisible()) {
            return;
        }
        QTest::qWait(20); // what was just shown takes its room
        const auto judge = [this](const QWidget& widget, const QString& text, bool fitting) {
            if (!widget.visibleRegion().isEmpty() && !text.isEmpty()) {
                m_seen.insert(fromText(text));
                if (!(fitting || isTold(widget, text))) {
                    m_cut[fromText(text)] =
                        fromText(widget.objectName() + QLatin1String(" in ") + widget.window()->objectName());
                }
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
            if (plain) {
                judge(*button, button->text(), fits(*button));
            }
        }
        for (const QTabBar* tabs : root.findChildren<QTabBar*>()) {
            if (tabs->count() > 0) {
                judge(*tabs, tabs->tabText(0), fits(*tabs));
            }
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
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…")).trimmed();
}

/// "File > Print", for every entry of every menu.
void gatherPaths(const QMenu& menu, const QString& above, QStringList& paths) {
    for (const QAction* action : menu.actions()) {
        const QString path = above + QStringLiteral(" > ") + plain(action->text());
        paths << path;
        if (action->menu()) {
            gatherPaths(*action->menu(), path, paths);
        }
    }
}

} // namespace

TEST_P(SpokenWindow, IsNotCutAtTheTable) {
    walkTable([this](QWidget& shown) { look(shown); });
    lookEverywhere();
}

TEST_P(SpokenWindow, IsNotCutOnTheRoster) {
    walkRoster([this](QWidget& shown) { look(shown); });
}

TEST_P(SpokenWindow, IsNotCutOnPaper) {
    walkPaper([this](QWidget& shown) { look(shown); });
}

TEST_P(SpokenWindow, IsNotCutInItsDialogs) {
    for (const char* action : {"actionPreferences", "actionManual", "actionReference", "actionKeys",
                               "actionRulings", "actionProblem"}) {
        if (QAction* there = window->findChild<QAction*>(QLatin1String(action))) {
            there->trigger();
            QTest::qWait(50);
            auto* pages = QApplication::activeWindow()
                              ? QApplication::activeWindow()->findChild<QTabWidget*>()
                              : nullptr;
            for (int page = 0; page < (pages ? pages->count() : 1); ++page) {
                if (pages) {
                    pages->setCurrentIndex(page);
                }
                lookEverywhere();
            }
            QWidget* top = QApplication::activeWindow();
            if (top && top != window.get()) {
                top->close();
            }
        }
    }
}

TEST_P(SpokenWindow, HasItsWordsInItsManual) {
    QFile page(manualFile());
    ASSERT_TRUE(page.open(QIODevice::ReadOnly));
    const QString manual = QString::fromUtf8(page.readAll());
    QStringList paths;
    for (const QAction* top : window->findChild<QMenuBar*>()->actions()) {
        paths << plain(top->text());
        if (top->menu()) {
            gatherPaths(*top->menu(), plain(top->text()), paths);
        }
    }
    int named = 0;
    auto each = QRegularExpression(QStringLiteral("<b class=\"menu\">([^<]+)</b>")).globalMatch(manual);
    while (!code().empty() && each.hasNext()) {
        QString path = each.next().captured(1).replace(QStringLiteral("&gt;"), QStringLiteral(">"));
        EXPECT_TRUE(paths.contains(path)) << path.toStdString();
        ++named;
    }
    EXPECT_TRUE(code().empty() || named > 20);
    walkTable([this](QWidget& shown) { look(shown); });
}

/// The language may change in the middle of a battle: another window takes the place of the one that spoke
/// otherwise.
class ChangedLanguage : public TestWindow {
  protected:
    std::string kept() {
        EXPECT_EQ(document.save(), QString());
        QFile saved(file);
        EXPECT_TRUE(saved.open(QIODevice::ReadOnly));
        return saved.readAll().toStdString();
    }
    void speak(const std::string& code, Lengths lengths = Lengths::Inches) {
        window.reset();
        language.speak(QString::fromStdString(code));
        document.setLocale({language.code().toStdString(), lengths});
        window = std::make_unique<MainWindow>(document, look, settings, prompts, ExampleBattles(onStartPage));
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    }

    Language language{QLocale::c()};
};

TEST_F(ChangedLanguage, TellsWhatWasPlayedBefore) {
    const Json shot{{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {4}}};
    ASSERT_TRUE(document.execute(shot).ok);
    const std::string before = kept();
    const std::string english = document.session().records().back().steps.front().value("text", "");
    speak("de");
    EXPECT_EQ(document.rules().vocabulary("type")->find("cavalry")->name, "Kavallerie");
    EXPECT_NE(document.session().records().back().steps.front().value("text", ""), english);
    EXPECT_EQ(kept(), before) << "what is kept is the same in every language";
    const Answer answer = document.execute(shot);
    EXPECT_NE(answer.steps[0].value("text", ""), english) << "and what is played goes on in German";
    ASSERT_TRUE(document.undo().ok);
    ASSERT_TRUE(document.undo().ok);
    EXPECT_EQ(document.session().cursor(), 0);
    ASSERT_TRUE(document.redo().ok);
    speak("en");
    EXPECT_EQ(document.session().records().front().steps.front().value("text", ""), english);
    EXPECT_EQ(document.session().cursor(), 1);
}

TEST_F(ChangedLanguage, TellsLengthsAsTheyAreWanted) {
    speak("en", Lengths::Centimetres);
    click("12lhr");
    click("i-67");
    EXPECT_NE(document.rules().fact("officer-within-9")->question.find("22.5 cm"), std::string::npos)
        << document.rules().fact("officer-within-9")->question;
    speak("de", Lengths::Centimetres);
    EXPECT_NE(document.rules().fact("officer-within-9")->question.find("22,5 cm"), std::string::npos);
}

TEST_F(ChangedLanguage, IsChosenInThePreferences) {
    trigger("actionPreferences");
    auto* preferences = window->findChild<PreferencesActions*>();
    int wanted = 0;
    QObject::connect(preferences, &PreferencesActions::otherWordsWanted, window.get(),
                     [&wanted] { ++wanted; });
    auto* languages = window->findChild<QComboBox*>(QStringLiteral("languageChoice"));
    ASSERT_NE(languages, nullptr);
    for (const char* name : {"English", "Deutsch", "Français"}) {
        EXPECT_GE(languages->findText(QString::fromUtf8(name)), 1) << name;
    }
    languages->setFocus();
    QTest::keyClicks(languages, QStringLiteral("D"));
    EXPECT_EQ(wanted, 0) << "letters and arrows choose nothing yet";
    QTest::keyClick(languages, Qt::Key_Return);
    EXPECT_EQ(settings.value(Settings::Key::Language).toString(), QStringLiteral("de"));
    auto* lengths = window->findChild<QComboBox*>(QStringLiteral("lengthsChoice"));
    lengths->setFocus();
    QTest::keyClick(lengths, Qt::Key_Down);
    QTest::keyClick(lengths, Qt::Key_Return);
    EXPECT_EQ(settings.value(Settings::Key::Lengths).toString(), QStringLiteral("centimetres"));
    EXPECT_EQ(wanted, 2);
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, SpokenWindow, ::testing::Values("en", "de", "fr", "pseudo"));

} // namespace umpire::gui::test::spoken_languages_test

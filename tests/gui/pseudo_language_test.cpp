// The window in a language that nobody speaks: every word it says comes out of a translator, but for those of
// the pack and the battle.

#include "pseudo_language.h"
#include "window_walk.h"

#include "document/text.h"
#include "field/short_name.h"
#include "houserules/code_edit.h"
#include "houserules/house_window.h"
#include "record/record_view.h"
#include "settings/prompts.h"
#include "support/battles.h"
#include "support/scripts.h"
#include "umpire/base/file.h"
#include "umpire/sheets/dates.h"

#include <QApplication>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTest>
#include <QXmlStreamReader>

#include <cctype>
#include <set>

namespace umpire::gui::test::pseudo_language_test {

namespace {

/// Those of a file for translators, as "context: source".
std::set<std::string> sentencesOf(const QString& file) {
    std::set<std::string> sentences;
    QFile list(file);
    EXPECT_TRUE(list.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&list);
    QString context;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QLatin1String("name")) {
            context = reader.readElementText();
        } else if (reader.isStartElement() && reader.name() == QLatin1String("source")) {
            sentences.insert(fromText(context + QLatin1String(": ") + reader.readElementText()));
        }
    }
    return sentences;
}

class PseudoWindow : public WindowWalk {
  protected:
    void SetUp() override {
        WindowWalk::SetUp();
        learn();
        QTest::qWait(1);
    }

    void TearDown() override {
        EXPECT_GT(m_seen.size(), 50U) << "it looks where the words are";
        for (const auto& [text, where] : m_escaped) {
            ADD_FAILURE() << text << "\n    " << where;
        }
    }

    /// Fails for every word of the window that no translator was asked for.
    void look(QWidget& shown) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // what was replaced
        QList<QPointer<QMenu>> menus; // filling one may do away with another
        for (QMenu* menu : shown.findChildren<QMenu*>()) {
            menus << menu;
        }
        for (const QPointer<QMenu>& menu : menus) {
            if (menu) {
                QMetaObject::invokeMethod(menu, "aboutToShow");
            } // many are filled only then
        }
        for (const ShownText& shownText : shownTexts(shown)) {
            if (!m_seen.insert(shownText.text).second) {
                continue;
            }
            // Paths may be broken after a folder.
            const QString words = m_own.escaped(QString(shownText.text).remove(QChar(0x200b)));
            if (!words.isEmpty()) {
                m_escaped[fromText(words)] = fromText(shownText.where + QLatin1String(": ") + shownText.text);
            }
        }
    }
    void lookEverywhere() {
        QTest::qWait(1);
        for (QWidget* top : QApplication::topLevelWidgets()) {
            look(*top);
        }
    }
    void look(const QStringList& texts) {
        for (const QString& text : texts) {
            const QString words = m_own.escaped(text);
            if (!words.isEmpty()) {
                m_escaped[fromText(words)] = fromText(text);
            }
        }
    }
    std::set<std::string> asked() const { return m_language.asked(); }
    /// A text of the test's own, such as a reason.
    Json own(const char* text) {
        m_own.add(QString::fromUtf8(text));
        return text;
    }

    void ownWords(const QString& text) {
        static const QRegularExpression between(QStringLiteral("[^A-Za-z0-9-]+"));
        for (const QString& word : text.split(between, Qt::SkipEmptyParts)) {
            own(fromText(word).c_str());
        }
    }
    /// What stands in the files of the pack, for where they are shown as they are.
    void learnKeys() {
        const std::filesystem::path rules = umpire::test::sourceFolder() / "rules/sand-sweat-and-camels";
        for (const auto& entry : std::filesystem::directory_iterator(rules)) {
            own(entry.path().stem().string().c_str());
            if (entry.path().extension() == ".json") {
                learnKeysOf(Json::parse(*readFile(entry.path())));
            }
        }
    }

  private:
    void learnKeysOf(const Json& json) {
        for (const auto& [key, value] : json.items()) {
            if (json.is_object()) {
                own(key.c_str());
            }
            if (value.is_structured()) {
                learnKeysOf(value);
            }
        }
    }

    /// What is no affair of a translator.
    void learn() {
        const std::filesystem::path sources = umpire::test::sourceFolder();
        for (const auto& from : {sources / "rules/sand-sweat-and-camels", sources / "resources/battles"}) {
            for (const auto& entry : std::filesystem::directory_iterator(from)) {
                if (entry.path().extension() == ".json") {
                    learn(Json::parse(*readFile(entry.path())));
                }
            }
        }
        for (const Subject* subject : battle().all()) {
            m_own.addName(toText(subject->name), abbreviationsOf(document.rules()));
            m_own.add(toText(subject->name).section(QStringLiteral(", "), 0, 0)); // an officer's rank
        }
        for (const char* text : {
                 "Desert Umpire",  // the product
                 "Unit", "Target", // fields that the pack has no name for are called by their ids
                 "Alt", "Ctrl", "Shift", "Esc", "Return", "Enter", "Del", "Backspace" // names of keys
             }) {
            m_own.add(QString::fromUtf8(text));
        }
        for (const QString& path : {folder.path(), file, QFileInfo(file).fileName(), document.pledge()}) {
            m_own.add(path);
        }
    }

    void learn(const Json& json) {
        m_own.add(json);
        m_own.add(toText(sheets::dateInWords(json.value("date", "")))); // the engine's words
    }

    PseudoLanguage m_language;
    OwnTexts m_own;
    std::set<QString> m_seen;
    std::map<std::string, std::string> m_escaped;
};

} // namespace

TEST_F(PseudoWindow, SaysNothingInEnglishAtTheTable) {
    walkTable([this](QWidget& shown) { look(shown); });
}

TEST_F(PseudoWindow, SaysNothingInEnglishOnTheRoster) {
    walkRoster([this](QWidget& shown) { look(shown); });
}

TEST_F(PseudoWindow, SaysNothingInEnglishOnPaper) {
    walkPaper([this](QWidget& shown) { look(shown); });
}

TEST_F(PseudoWindow, SaysNothingInEnglishOfHouseRules) {
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    for (const char* word : {"Ours", "ours", "json", "unit", "formation", "officer", "side"}) {
        own(word);
    }
    learnKeys();
    HouseDraft maker(document.searchPath());
    ASSERT_EQ(maker.make({"sand-sweat-and-camels", "ours", "Ours"}), QString());
    trigger("actionHouseRules");
    auto* house = find<HouseWindow>("houseWindow");
    house->openFolder(maker.folder());
    own(fromText(maker.folder()).c_str());
    own("banded");
    const auto lookHere = [this, house] {
        for (const CodeEdit* text : house->findChildren<CodeEdit*>()) {
            ownWords(text->toPlainText()); // files are shown as they are
        }
        look(*house);
    };
    house->draft().set({"modifiers", {"modifiers", "anzac", "value"}}, 3);
    for (const HousePart& part : house->draft().rules().contents()) {
        for (const HouseList& list : part.lists) {
            for (const HouseEntry& entry : list.entries) {
                own(entry.id.c_str());
            }
        }
    }
    auto* tabs = find<QTabWidget>("houseTabs");
    for (const char* name : {"Morale check", "anzac", "officer-range"}) {
        auto* line = find<QLineEdit>("houseFind");
        line->setText(QString::fromUtf8(name));
        own(name);
        QTest::keyClick(line, Qt::Key_Return);
        tabs->setCurrentIndex(0);
        QTest::qWait(1);
        lookHere();
    }
    for (int tab = 1; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QTest::qWait(500);
        lookHere();
    }
    find<QPushButton>("houseTry")->click();
    look(*find<QWidget>("trialWindow"));
    house->draft().set({"modifiers", {"modifiers", "anzac", "value"}}, "$self.nothing");
    lookHere();
    house->draft().undo();
    qunsetenv("XDG_DATA_HOME");
}

TEST_F(PseudoWindow, SaysNothingInEnglishWhileABattleIsPlayed) {
    own("mist");
    for (const Json& command : umpire::test::commandsOf("beersheba-1917")) {
        own(command.value("reason", std::string("-")).c_str());
        ASSERT_TRUE(document.execute(command).ok) << command;
        look(*window);
        if (battle().clock.turn > 2) {
            break;
        }
    }
    auto* view = &window->table().recordView();
    for (int record = 1; record <= document.session().cursor(); ++record) {
        view->openRecord(record);
        look(*view);
    }
}

TEST_F(PseudoWindow, SaysNothingInEnglishOfWhatIsSetRight) {
    document.execute({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {4}}});
    document.execute({{"do", "adjust"},
                      {"subject", "canterbury-mr"},
                      {"set", {{"unreformed", true}}},
                      {"reason", own("forgotten before")}});
    document.execute({{"do", "note"}, {"record", 1}, {"text", own("a note")}, {"bookmark", true}});
    auto* view = &window->table().recordView();
    view->correct(1);
    lookEverywhere();
    QTest::keyClick(find<QWidget>("die-0-4"), Qt::Key_8);
    lookEverywhere();
    QTest::mouseClick(find<QWidget>("correctAccept"), Qt::LeftButton);
    view->openRecord(1);
    view->askUndoTo(1);
    view->showDice();
    lookEverywhere();
    view->openRecord(document.session().cursor());
    lookEverywhere();
    trigger("actionUndo");
    lookEverywhere();
}

TEST_F(PseudoWindow, AsksForWhatLupdateFinds) {
    const QString program = QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate");
    ASSERT_TRUE(QFile::exists(program))
        << "sh resources/setup-debian.sh installs " << program.toStdString() << " (qt6-l10n-tools)";
    walkTable([this](QWidget& shown) { look(shown); });
    const QString list = folder.filePath(QStringLiteral("all.ts"));
    const QString sources = toText(umpire::test::sourceFolder().string());
    QProcess update;
    update.start(program, {QStringLiteral("-silent"), QStringLiteral("-tr-function-alias"),
                           QStringLiteral("translate+=say,translate+=Saying,QT_TRANSLATE_N_NOOP+=sayCounted"),
                           sources + QStringLiteral("/src"), sources + QStringLiteral("/include"),
                           sources + QStringLiteral("/ui"), QStringLiteral("-ts"), list});
    ASSERT_TRUE(update.waitForFinished());
    ASSERT_EQ(update.exitCode(), 0) << update.readAllStandardError().toStdString();
    const std::set<std::string> found = sentencesOf(list);
    EXPECT_GT(found.size(), 900U);
    for (const std::string& sentence : asked()) {
        const bool ofQt = sentence.size() > 1 && sentence[0] == 'Q' && std::isupper(sentence[1]);
        EXPECT_TRUE(ofQt || found.contains(sentence)) << sentence;
    }
}

TEST_F(PseudoWindow, AsksAndTellsNothingInEnglish) {
    trigger("actionAbout");
    document.execute(
        {{"do", "check"}, {"check", "morale"}, {"unit", "12lhr"}}); // the program's dice are sealed
    trigger("actionReset");
    look({prompts.asked});
    trigger("actionRevealDice");
    trigger("actionCheckRecord");
    trigger("actionCallNumber");
    own(fromText(document.pledge()).c_str());
    lookEverywhere();
    prompts.choice = -1;
    trigger("actionNew");
    look(prompts.told + prompts.offered + QStringList{prompts.asked});
    document.close();
    lookEverywhere();
}

} // namespace umpire::gui::test::pseudo_language_test

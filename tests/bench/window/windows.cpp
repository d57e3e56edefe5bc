#include "windows.h"

#include "big_battle.h"
#include "document/stored_battle.h"
#include "document/text.h"
#include "field/field_view.h"
#include "look/look.h"
#include "roster/roster_editor.h"
#include "roster/roster_page.h"
#include "roster/roster_screen.h"
#include "settings/prompts.h"
#include "settings/settings.h"
#include "umpire/games/games.h"
#include "window/main_window.h"

#include <QAction>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace umpire::gui::bench {

namespace {

AutosavePlan keptIn(const QString& folder) {
    AutosavePlan plan;
    plan.on = true;
    plan.fileLater = true;
    plan.unsaved = fromText(folder + QStringLiteral("/unsaved"));
    plan.secrets = fromText(folder + QStringLiteral("/dice"));
    return plan;
}

} // namespace

BattleFiles battleFiles() {
    return BattleFiles(PackSearchPath({std::filesystem::path(UMPIRE_RULES_FOLDER)}, gameNeeds()), findGame);
}

struct BattleWindow::Parts {
    Parts(const QString& battle, const BattleFiles& files)
        : file(folder.filePath(QStringLiteral("b.battle.json"))),
          settings(folder.filePath(QStringLiteral("s.ini"))), document(files, keptIn(folder.path())) {
        QFile::copy(battle, file);
        settings.set(Settings::Key::TourSeen, true);
        look.setThemeName(QStringLiteral("light"));
        document.open(file);
        window = std::make_unique<MainWindow>(document, look, settings, prompts,
                                              ExampleBattles({QStringLiteral(UMPIRE_BATTLES)}));
        window->resize(1440, 900);
    }

    QTemporaryDir folder;
    QString file;
    Settings settings;
    DialogPrompts prompts;
    Look look;
    StoredBattle document;
    std::unique_ptr<MainWindow> window;
};

BattleWindow::BattleWindow(const QString& battle, const BattleFiles& files)
    : m_parts(std::make_unique<Parts>(battle, files)) {}

BattleWindow::~BattleWindow() = default;

QWidget& BattleWindow::widget() {
    return *m_parts->window;
}

int BattleWindow::records() const {
    return m_parts->document.session().cursor();
}

void BattleWindow::type(char letter) {
    QWidget* focus = m_parts->window->focusWidget();
    QTest::keyClick(focus ? focus : m_parts->window.get(), letter);
}

void BattleWindow::undo() {
    m_parts->window->table().undo();
}

void BattleWindow::setPercent(int percent) {
    m_parts->look.setPercent(percent);
}

void BattleWindow::setThemeName(const QString& name) {
    m_parts->look.setThemeName(name);
}

void BattleWindow::point(const char* unit, const char* target) {
    m_parts->window->resolveState().choose(unit, target);
}

void BattleWindow::letGo() {
    m_parts->window->resolveState().clear();
}

void BattleWindow::showRoster() {
    m_parts->window->findChild<QAction*>(QStringLiteral("actionRoster"))->trigger();
}

void BattleWindow::amend(const char* unit, const char* key, const char* word) {
    m_parts->window->roster().page().editor().amend({QString::fromLatin1(unit)}, key, word);
}

void BattleWindow::filter(const QString& words) {
    FieldFilter filter;
    filter.text = words;
    m_parts->window->field().setFilter(filter);
}

void BattleWindow::scroll(int pages) {
    m_parts->window->field().scrollPages(pages);
}

QString manyUnits(const QString& folder, int brigades) {
    StoredBattle document(battleFiles(), {});
    document.open(QStringLiteral(UMPIRE_BATTLES "/beersheba-1917.battle.json"));
    const QString path = folder + QStringLiteral("/many.battle.json");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QByteArray::fromStdString(test::bigBattle(document.rules(), {2, brigades, 10}).dump(1)));
    }
    return path;
}

} // namespace umpire::gui::bench

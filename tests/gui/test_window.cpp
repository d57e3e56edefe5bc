#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/tile_list.h"
#include "models/battle_reader.h"
#include "settings/prompts.h"
#include "umpire/games/games.h"

#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QTest>
#include <QTextDocumentFragment>

namespace umpire::gui::test {

BattleFiles battleFiles() {
    return {PackSearchPath({std::filesystem::path(UMPIRE_RULES_FOLDER)}, gameNeeds()), findGame};
}

QString example(const QString& name) {
    return QStringLiteral(UMPIRE_BATTLES "/%1.battle.json").arg(name);
}

AutosavePlan keptIn(const QString& folder, Disk* disk) {
    AutosavePlan plan{true, fromText(folder), disk};
    plan.stopwatch = [] { return std::int64_t{0}; }; // a disk that is quick whatever else the machine does
    plan.secrets = fromText(QFileInfo(folder).path() + QStringLiteral("/dice"));
    return plan;
}

TestWindow::TestWindow(Disk* disk, BattleFiles files)
    : source(example(QStringLiteral("beersheba-1917"))), onStartPage{QStringLiteral(UMPIRE_BATTLES)},
      file(folder.filePath(QStringLiteral("beersheba.battle.json"))),
      settings(folder.filePath(QStringLiteral("settings.ini"))),
      document(std::move(files), keptIn(folder.filePath(QStringLiteral("unsaved")), disk)) {}

TestWindow::~TestWindow() = default;

void TestWindow::SetUp() {
    ASSERT_TRUE(QFile::copy(source, file));
    look.setThemeName(QStringLiteral("light"));
    settings.set(Settings::Key::Collection, folder.filePath(QStringLiteral("own/collection.json")));
    window = std::make_unique<MainWindow>(document, look, settings, prompts, ExampleBattles(onStartPage));
    window->resize(1600, 1000);
    window->show();
    ASSERT_TRUE(window->openFile(file)) << fromText(IssueDialog::text(prompts.issues));
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(20);
}

void TestWindow::click(const Id& unit) {
    const QModelIndex index = window->orderOfBattle().indexOf(unit);
    ASSERT_TRUE(index.isValid()) << unit;
    TileList* list = window->field().listOf(index);
    ASSERT_NE(list, nullptr) << unit;
    QApplication::processEvents();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier, list->visualRect(index).center());
    ++events;
}

void TestWindow::press(int key, Qt::KeyboardModifiers modifiers) {
    QWidget* focus = window->focusWidget() ? window->focusWidget() : window.get();
    QTest::keyClick(focus, static_cast<Qt::Key>(key), modifiers);
    ++events;
}

void TestWindow::type(const QString& text) {
    for (const QChar letter : text) {
        QWidget* focus = window->focusWidget() ? window->focusWidget() : window.get();
        QTest::keyClick(focus, letter.toLatin1());
        ++events;
    }
}

void TestWindow::waiveAll() {
    while (!battle().due.empty()) {
        const Id due = battle().due.front().id;
        ASSERT_TRUE(document.execute(Json{{"do", "waive"}, {"due", due}, {"reason", "mist"}}).ok) << due;
    }
}

void TestWindow::trigger(const char* name) {
    auto* action = window->findChild<QAction*>(QLatin1String(name));
    ASSERT_NE(action, nullptr) << name;
    ASSERT_TRUE(action->isEnabled()) << name;
    action->trigger();
}

QString TestWindow::resultText() {
    return QTextDocumentFragment::fromHtml(find<QLabel>("resultText")->text()).toPlainText();
}

std::int64_t TestWindow::number(const Id& subject, const char* attribute) const {
    return BattleReader(document).value(subject, attribute).number();
}

std::string TestWindow::word(const Id& subject, const char* attribute) const {
    return BattleReader(document).value(subject, attribute).text();
}

} // namespace umpire::gui::test

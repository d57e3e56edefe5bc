#pragma once

#include "document/stored_battle.h"
#include "look/look.h"
#include "scripted_prompts.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace umpire::gui::test {

BattleFiles battleFiles();
/// Battles are kept as the program does, the unsaved ones in this folder.
AutosavePlan keptIn(const QString& folder, Disk* disk = nullptr);
QString example(const QString& name);

/// A real window on the Beersheba battle, or another, driven by events.
class TestWindow : public ::testing::Test {
  protected:
    /// `disk`: null for the real one.
    explicit TestWindow(Disk* disk = nullptr, BattleFiles files = battleFiles());
    ~TestWindow() override;

    void SetUp() override;

    const Battle& battle() const { return document.battle(); }
    ResolveState& state() { return window->resolveState(); }
    /// One click on a unit's tile.
    void click(const Id& unit);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    /// Triggers an action by its name; it must exist and be enabled.
    void trigger(const char* action);
    /// Waives every test that is owed, such as those at the start, so that the game may go on without a
    /// question.
    void waiveAll();
    /// Tests may be left open, as the umpire may wish it: the phase ends without a question.
    void leaveOwed() { settings.set(Settings::Key::AskOwed, false); }
    template <typename T>
    T* find(const char* name) {
        // What was replaced lives on until the event loop would delete it.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        T* widget = window->findChild<T*>(QLatin1String(name));
        EXPECT_NE(widget, nullptr) << name;
        return widget;
    }
    QString resultText();
    std::int64_t number(const Id& subject, const char* attribute) const;
    std::string word(const Id& subject, const char* attribute) const;

    QTemporaryDir folder;
    QString source;          ///< the battle that a copy is opened of
    QStringList onStartPage; ///< where those on the start page lie
    QString file;
    Settings settings;
    ScriptedPrompts prompts;
    Look look;
    StoredBattle document;
    std::unique_ptr<MainWindow> window;
    int events = 0; ///< clicks and keys so far
};

} // namespace umpire::gui::test

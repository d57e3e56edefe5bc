#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "resolve/dice_thrower.h"
#include "settings/prompts.h"
#include "settings/settings.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace Ui {
class PreferencesDialog;
}

namespace umpire::gui {

class FoldersPane;

/// What the umpire likes, in one place. Every choice is in force at once and is remembered; what menus show
/// of it, too, is asked of the window by signals.
class PreferencesDialog : public QDialog {
    Q_OBJECT

  public:
    PreferencesDialog(const Look& look, const BattleDocument& document, Settings& settings,
                      DiceThrowers& throwers, Prompts& prompts, QWidget* parent = nullptr);
    ~PreferencesDialog() override;

    /// Shows what is in force.
    void refresh();
    /// Turns to the page of folders.
    void showFolders();

  Q_SIGNALS:
    void textWanted(int percent);
    /// One of Theme::names().
    void themeWanted(const QString& name);
    void tintWanted(bool on);
    /// The program is to speak otherwise, or tell lengths otherwise, as the settings have it now.
    void otherWordsWanted();
    void applyAtOnceWanted(bool on);
    void collectionMoved(const QString& file);
    /// Something was put among the user's own.
    void tookIn();
    /// Something about the clock was chosen.
    void clockWanted();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void buildFolders();
    void refreshFolders();
    void join();
    void joinClock();
    void joinWords();
    void showWords();
    void joinTick(QCheckBox& box, const Settings::Entry& key);
    void restyle();
    void showDice();
    QComboBox* makeWays(const Die& die);
    void showPath(QLineEdit& line, const QString& path);
    void changeBattles();
    void changeCollection();
    void resetPage(int page);
    void resetLook();
    void forget(std::initializer_list<Settings::Entry> keys);

    const Look& m_look;
    const BattleDocument& m_document;
    Settings& m_settings;
    DiceThrowers& m_throwers;
    Prompts& m_prompts;
    std::unique_ptr<Ui::PreferencesDialog> m_ui;
    FoldersPane* m_folders = nullptr;
};

} // namespace umpire::gui

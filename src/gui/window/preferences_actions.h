#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "settings/prompts.h"
#include "settings/settings.h"

#include <QObject>

#include <utility>

class QAction;
class QMainWindow;

namespace Ui {
class MainWindow;
}

namespace umpire::gui {

class PreferencesDialog;
class TableScreen;
class TextSize;

/// Joins the preferences with the menus and the table, so that both always say the same.
class PreferencesActions : public QObject {
    Q_OBJECT

  public:
    PreferencesActions(Ui::MainWindow& ui, Look& look, const BattleDocument& document, Settings& settings,
                       Prompts& prompts, TableScreen& table, TextSize& text, QMainWindow& window);

    void show();
    /// The page of folders.
    void showFolders();

  Q_SIGNALS:
    /// The umpire's own formations are kept elsewhere.
    void collectionMoved(const QString& file);
    /// Something was put among the user's own.
    void tookIn();
    /// The window is to be made anew, for it speaks otherwise.
    void otherWordsWanted();

  private:
    PreferencesDialog& dialog();
    void joinThemes();
    QList<std::pair<QAction*, QString>> themeActions() const;
    void setClock();
    void setTheme(const QString& name);

    Ui::MainWindow& m_ui;
    Look& m_look;
    const BattleDocument& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    TableScreen& m_table;
    TextSize& m_text;
    QMainWindow& m_window;
    PreferencesDialog* m_dialog = nullptr; ///< made when it is first seen
};

} // namespace umpire::gui

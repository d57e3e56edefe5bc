#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "settings/prompts.h"
#include "settings/settings.h"
#include "umpire/sheets/make_sheet.h"

#include <QObject>

#include <functional>

namespace Ui {
class MainWindow;
}

namespace umpire::gui {

class RosterScreen;

/// Joins the menu of the roster with its workspace.
class RosterMenu : public QObject {
    Q_OBJECT

  public:
    /// `screen` gives the workspace, and makes it when nobody has seen it yet.
    RosterMenu(Ui::MainWindow& ui, std::function<RosterScreen&()> screen, QObject* parent = nullptr);

    /// What can be done depends on whether a battle is open, and whether its roster is shown.
    void refresh(bool open, bool shown);

  private:
    void setShortcuts();
    void join();

    Ui::MainWindow& m_ui;
    std::function<RosterScreen&()> m_screen;
};

class PrintDialog;
class StateSheetAutosave;

/// Joins the menu of what is printed with its dialogs.
class PaperMenu : public QObject {
    Q_OBJECT

  public:
    PaperMenu(Ui::MainWindow& ui, const Look& look, BattleDocument& document, Settings& settings,
              Prompts& prompts, QWidget* window);

    /// What can be done depends on whether a battle is open.
    void refresh(bool open);

  Q_SIGNALS:
    /// Something that happened by itself went wrong.
    void noticed(const QString& text);

  private:
    void join();
    PrintDialog& printDialog();
    void editReport();
    void catchUp();

    Ui::MainWindow& m_ui;
    const Look& m_look;
    BattleDocument& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    QWidget* m_window;
    PrintDialog* m_print = nullptr; ///< the window's child, made when first asked for
    StateSheetAutosave* m_stateSheets;
    std::vector<sheets::TimedPhoto> m_photos; ///< for the report of the battle that is open
};

} // namespace umpire::gui

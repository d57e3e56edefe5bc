#pragma once

#include "document/battle_document.h"
#include "roster/own_formations.h"

#include <QWidget>

class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace umpire::gui {

class ElidedLabel;
class Look;
class Prompts;
class RosterPage;
class ScenarioPage;
class Settings;

/// Before the game: the workspace in which a battle is set up. What it does goes through the document, on the
/// same history as the game.
class RosterScreen : public QWidget {
    Q_OBJECT

  public:
    enum class Tab { Roster, Scenario, Balance };

    RosterScreen(const Look& look, BattleDocument& document, Settings& settings, Prompts& prompts,
                 QWidget* parent = nullptr);

    RosterPage& page() { return *m_page; }
    void showTab(Tab tab);
    Tab tab() const;
    void takeFocus();
    /// Takes over what is still being written, before the battle is saved.
    void commit();

    /// Keeps the formation that is chosen in the umpire's own collection.
    void keepChosen();
    void importSheet();
    void exportSheet();
    /// Puts rows copied from a spreadsheet on the roster.
    void paste();
    void reset();
    /// The umpire's own formations are kept in this file from now on.
    void useCollection(const QString& file) { m_collection.moveTo(file); }

  Q_SIGNALS:
    void tableAsked();
    void tabChanged();
    void rulingsAsked();

  private:
    void build();
    QWidget* head();
    void openTab(int index);
    QWidget* made(Tab tab);
    void refresh();
    void takeSheet(const std::string& text, const QString& name);

    const Look& m_look;
    BattleDocument& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    OwnFormations m_collection;
    RosterPage* m_page;
    ScenarioPage* m_scenario = nullptr; ///< made when its tab is first opened
    QScrollArea* m_balance = nullptr;   ///< likewise
    ElidedLabel* m_title;
    ElidedLabel* m_count;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
};

} // namespace umpire::gui

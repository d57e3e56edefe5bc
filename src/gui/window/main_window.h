#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "models/order_of_battle_model.h"
#include "models/record_model.h"
#include "resolve/resolve_state.h"
#include "window/battle_shelf.h"
#include "window/prompts.h"
#include "window/settings.h"

#include <QMainWindow>

#include <memory>

namespace Ui {
class MainWindow;
}

namespace umpire::gui {

class FieldView;
class NumberEntry;
class RecordView;
class ResolvePanel;
class StartPage;
class TableKeys;
class TurnBar;

/// The umpire's desk: turn bar, field, resolve panel, record, and the menus.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    MainWindow(BattleDocument& document, Look& look, Settings& settings, Prompts& prompts,
               const BattleShelf& shelf);
    ~MainWindow() override;

    /// Opens a file; what is wrong with it is shown. False when it could not be opened.
    bool openFile(const QString& path);
    ResolveState& resolveState() { return m_state; }
    FieldView& field() { return *m_field; }
    OrderOfBattleModel& orderOfBattle() { return m_order; }
    RecordModel& record() { return m_record; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build(const BattleShelf& shelf);
    void joinFile();
    void joinEdit();
    void joinView();
    void joinParts();
    void setShortcuts();
    void refresh();
    void refreshActions();
    void showChoice();
    void newBattle();
    void open();
    void openExample(const QString& path);
    bool opened(const Issues& issues, const QString& path);
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    bool mayLeave();
    void fillRecent();
    void setPercent(int percent);
    void setThemeName(const QString& name);
    void about();
    void announce(const Answer& answer);
    void fitPanel();

    BattleDocument& m_document;
    Look& m_look;
    Settings& m_settings;
    Prompts& m_prompts;
    std::unique_ptr<Ui::MainWindow> m_ui;
    OrderOfBattleModel m_order;
    RecordModel m_record;
    ResolveState m_state;
    TurnBar* m_turnBar = nullptr;
    FieldView* m_field = nullptr;
    StartPage* m_startPage = nullptr;
    RecordView* m_recordView = nullptr;
    ResolvePanel* m_panel = nullptr;
    NumberEntry* m_numbers = nullptr;
    std::unique_ptr<TableKeys> m_keys;
    bool m_wasOpen = false;
};

} // namespace umpire::gui

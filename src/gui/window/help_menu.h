#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "settings/prompts.h"

#include <QObject>

class QMainWindow;

namespace Ui {
class MainWindow;
}

namespace umpire::gui {

class KeyWindow;
class ManualWindow;
class ReferenceWindow;
class ResolveState;

/// Joins the entries of the help menu that show something to read with their windows, which are made when
/// they are first seen. Shows the rules wherever somebody asks for one: by the menu's entry, or by a
/// section's letter. Dialogs that wait for an answer let F1 through, too.
class HelpMenu : public QObject {
    Q_OBJECT

  public:
    HelpMenu(Ui::MainWindow& ui, const Look& look, const BattleDocument& document, const ResolveState& state,
             Prompts& prompts, QMainWindow& window);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showManual();
    void showKeys();
    void showRules();
    void showRulesAt(const QStringList& places);
    ReferenceWindow& reference();
    bool isForRules(const QObject& watched, const QEvent& event) const;
    void belongTo(QWidget& owner);

    Ui::MainWindow& m_ui;
    const Look& m_look;
    const BattleDocument& m_document;
    const ResolveState& m_state;
    Prompts& m_prompts;
    QMainWindow& m_window;
    ManualWindow* m_manual = nullptr;
    KeyWindow* m_keys = nullptr;
    ReferenceWindow* m_reference = nullptr;
};

} // namespace umpire::gui

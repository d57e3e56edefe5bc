#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "prompts/prompts.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/sheets/sheet.h"

#include <QDialog>

#include <memory>

class QMenuBar;
class QLabel;
class QPushButton;

namespace umpire::gui {

/// Every key of the windows on one page: those of the menus as their entries have them, those of the table,
/// of the record, of notes, of looking back, of the players' window, and of the game at hand, if any.
sheets::Sheet keyList(const QMenuBar& menus, const RulePack* rules);

class PrintJob;
class ReadingPane;

/// The list of all keys, and its one page for the printer.
class KeyWindow : public QDialog {
    Q_OBJECT

  public:
    KeyWindow(const Look& look, const BattleDocument& document, Prompts& prompts, const QMenuBar& menus,
              QWidget* parent = nullptr);
    ~KeyWindow() override;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void build();
    void restyle();
    void write();
    void print();

    const Look& m_look;
    const BattleDocument& m_document;
    Prompts& m_prompts;
    const QMenuBar& m_menus;
    ReadingPane* m_pane;
    QLabel* m_said;
    QPushButton* m_print = nullptr;
    std::unique_ptr<PrintJob> m_job;
};

} // namespace umpire::gui

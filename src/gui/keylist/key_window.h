#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "prompts/prompts.h"

#include <QDialog>

#include <memory>

class QLabel;
class QMenuBar;
class QPushButton;

namespace umpire::gui {

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

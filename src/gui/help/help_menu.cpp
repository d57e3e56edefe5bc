#include "help/help_menu.h"

#include "help/key_window.h"
#include "help/manual_window.h"
#include "ui_main_window.h"

#include <QAction>
#include <QMainWindow>

namespace umpire::gui {

namespace {

void bringUp(QDialog& window) {
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

HelpMenu::HelpMenu(Ui::MainWindow& ui, const Look& look, const BattleDocument& document, Prompts& prompts,
                   QMainWindow& window)
    : QObject(&window), m_ui(ui), m_look(look), m_document(document), m_prompts(prompts), m_window(window) {
    m_ui.actionManual->setShortcut(Qt::CTRL | Qt::Key_F1);
    m_ui.actionKeys->setShortcut(Qt::CTRL | Qt::Key_Slash);
    connect(m_ui.actionManual, &QAction::triggered, this, &HelpMenu::showManual);
    connect(m_ui.actionKeys, &QAction::triggered, this, &HelpMenu::showKeys);
}

void HelpMenu::showManual() {
    if (!m_manual) {
        m_manual = new ManualWindow(m_look, manualFile(), &m_window);
    }
    bringUp(*m_manual);
}

void HelpMenu::showKeys() {
    if (!m_keys) {
        m_keys = new KeyWindow(m_look, m_document, m_prompts, *m_ui.menuBar, &m_window);
    }
    bringUp(*m_keys);
}

} // namespace umpire::gui

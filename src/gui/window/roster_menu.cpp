#include "window/roster_menu.h"

#include "roster/roster_page.h"
#include "roster/roster_screen.h"
#include "ui_main_window.h"

namespace umpire::gui {

RosterMenu::RosterMenu(Ui::MainWindow& ui, RosterScreen& screen, QObject* parent)
    : QObject(parent), m_ui(ui), m_screen(screen) {
    setShortcuts();
    join();
}

void RosterMenu::setShortcuts() {
    const std::pair<QAction*, QKeySequence> keys[] = {
        {m_ui.actionRoster, Qt::Key_F4},
        {m_ui.actionScenario, Qt::Key_F6},
        {m_ui.actionBalance, Qt::Key_F7},
        {m_ui.actionAddSide, Qt::ALT | Qt::Key_1},
        {m_ui.actionAddFormation, Qt::ALT | Qt::Key_2},
        {m_ui.actionAddOfficer, Qt::ALT | Qt::Key_3},
        {m_ui.actionAddUnit, Qt::ALT | Qt::Key_4},
        {m_ui.actionTemplates, Qt::CTRL | Qt::Key_T},
        {m_ui.actionSameAgain, Qt::CTRL | Qt::Key_D},
        {m_ui.actionStrike, QKeySequence::Delete},
        {m_ui.actionUp, Qt::ALT | Qt::Key_Up},
        {m_ui.actionDown, Qt::ALT | Qt::Key_Down},
        {m_ui.actionPaste, QKeySequence::Paste},
    };
    for (const auto& [action, key] : keys) {
        action->setShortcut(key);
    }
}

void RosterMenu::join() {
    RosterPage& page = m_screen.page();
    const std::pair<QAction*, SubjectKind> additions[] = {{m_ui.actionAddSide, SubjectKind::Side},
                                                          {m_ui.actionAddFormation, SubjectKind::Formation},
                                                          {m_ui.actionAddOfficer, SubjectKind::Officer},
                                                          {m_ui.actionAddUnit, SubjectKind::Unit}};
    for (const auto& [action, kind] : additions) {
        connect(action, &QAction::triggered, &page, [&page, kind = kind] { page.add(kind); });
    }
    connect(m_ui.actionTemplates, &QAction::triggered, &page, &RosterPage::showTemplates);
    m_ui.actionTemplates->setChecked(true);
    connect(m_ui.actionSameAgain, &QAction::triggered, &page, &RosterPage::duplicate);
    connect(m_ui.actionStrike, &QAction::triggered, &page, &RosterPage::strike);
    connect(m_ui.actionUp, &QAction::triggered, &page, [&page] { page.step(true); });
    connect(m_ui.actionDown, &QAction::triggered, &page, [&page] { page.step(false); });
    connect(m_ui.actionKeep, &QAction::triggered, &m_screen, &RosterScreen::keepChosen);
    connect(m_ui.actionImport, &QAction::triggered, &m_screen, &RosterScreen::importSheet);
    connect(m_ui.actionExport, &QAction::triggered, &m_screen, &RosterScreen::exportSheet);
    connect(m_ui.actionPaste, &QAction::triggered, &m_screen, &RosterScreen::paste);
    connect(m_ui.actionReset, &QAction::triggered, &m_screen, &RosterScreen::reset);
    connect(m_ui.actionCarry, &QAction::triggered, &m_screen, &RosterScreen::carryForward);
}

void RosterMenu::refresh(bool open, bool shown) {
    for (QAction* action : {m_ui.actionRoster, m_ui.actionScenario, m_ui.actionBalance, m_ui.actionExport,
                            m_ui.actionReset, m_ui.actionCarry}) {
        action->setEnabled(open);
    }
    for (QAction* action :
         {m_ui.actionAddSide, m_ui.actionAddFormation, m_ui.actionAddOfficer, m_ui.actionAddUnit,
          m_ui.actionTemplates, m_ui.actionSameAgain, m_ui.actionStrike, m_ui.actionUp, m_ui.actionDown,
          m_ui.actionKeep, m_ui.actionImport, m_ui.actionPaste}) {
        // A key that strikes off must not reach a roster that nobody sees.
        action->setEnabled(open && shown && m_screen.tab() == RosterScreen::Tab::Roster);
    }
    m_ui.actionRoster->setChecked(open && shown);
}

} // namespace umpire::gui

#include "window/roster_menu.h"

#include "roster/roster_page.h"
#include "roster/roster_screen.h"
#include "ui_main_window.h"

namespace umpire::gui {

RosterMenu::RosterMenu(Ui::MainWindow& ui, std::function<RosterScreen&()> screen, QObject* parent)
    : QObject(parent), m_ui(ui), m_screen(std::move(screen)) {
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
        {m_ui.actionTemplates, Qt::CTRL | Qt::SHIFT | Qt::Key_T},
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
    const std::pair<QAction*, SubjectKind> additions[] = {{m_ui.actionAddSide, SubjectKind::Side},
                                                          {m_ui.actionAddFormation, SubjectKind::Formation},
                                                          {m_ui.actionAddOfficer, SubjectKind::Officer},
                                                          {m_ui.actionAddUnit, SubjectKind::Unit}};
    for (const auto& [action, kind] : additions) {
        connect(action, &QAction::triggered, this, [this, kind = kind] { m_screen().page().add(kind); });
    }
    m_ui.actionTemplates->setChecked(true);
    connect(m_ui.actionTemplates, &QAction::triggered, this,
            [this](bool shown) { m_screen().page().showTemplates(shown); });
    const std::pair<QAction*, std::function<void(RosterPage&)>> ofPage[] = {
        {m_ui.actionSameAgain, &RosterPage::duplicate},
        {m_ui.actionStrike, &RosterPage::strike},
        {m_ui.actionUp, [](RosterPage& page) { page.step(true); }},
        {m_ui.actionDown, [](RosterPage& page) { page.step(false); }}};
    for (const auto& [action, what] : ofPage) {
        connect(action, &QAction::triggered, this, [this, what = what] { what(m_screen().page()); });
    }
    const std::pair<QAction*, void (RosterScreen::*)()> ofScreen[] = {
        {m_ui.actionKeep, &RosterScreen::keepChosen},
        {m_ui.actionImport, &RosterScreen::importSheet},
        {m_ui.actionExport, &RosterScreen::exportSheet},
        {m_ui.actionPaste, &RosterScreen::paste},
        {m_ui.actionReset, &RosterScreen::reset}};
    for (const auto& [action, what] : ofScreen) {
        connect(action, &QAction::triggered, this, [this, what = what] { (m_screen().*what)(); });
    }
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
        action->setEnabled(open && shown && m_screen().tab() == RosterScreen::Tab::Roster);
    }
    m_ui.actionRoster->setChecked(open && shown);
}

} // namespace umpire::gui

#include "window/paper_menu.h"

#include "print/print_dialog.h"
#include "print/report_dialog.h"
#include "print/state_sheet_autosave.h"
#include "record/catch_up_dialog.h"
#include "roster/roster_page.h"
#include "roster/roster_screen.h"
#include "ui_main_window.h"

namespace umpire::gui {

PaperMenu::PaperMenu(Ui::MainWindow& ui, const Look& look, BattleDocument& document, Settings& settings,
                     Prompts& prompts, QWidget* window)
    : QObject(window), m_ui(ui), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_window(window), m_stateSheets(new StateSheetAutosave(document, settings, this)) {
    join();
}

void PaperMenu::join() {
    m_ui.actionPrint->setShortcut(QKeySequence::Print);
    m_ui.actionPrintTonight->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_P);
    m_ui.actionReport->setShortcut(Qt::Key_F8);
    m_ui.actionCatchUp->setShortcut(Qt::Key_F9);
    connect(m_ui.actionPrint, &QAction::triggered, this,
            [this] { printDialog().showSheet(QStringLiteral("reference")); });
    connect(m_ui.actionPrintTonight, &QAction::triggered, this, [this] { printDialog().showTonight(); });
    connect(m_ui.actionStateSheet, &QAction::triggered, this,
            [this] { printDialog().showSheet(QStringLiteral("state")); });
    connect(m_ui.actionReport, &QAction::triggered, this, &PaperMenu::editReport);
    connect(m_ui.actionCatchUp, &QAction::triggered, this, &PaperMenu::catchUp);
    m_ui.actionStateSheets->setChecked(m_settings.value(Settings::Key::StateSheets).toBool());
    connect(m_ui.actionStateSheets, &QAction::toggled, this,
            [this](bool on) { m_settings.set(Settings::Key::StateSheets, on); });
    connect(m_stateSheets, &StateSheetAutosave::failed, this, &PaperMenu::noticed);
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            m_photos.clear();
        }
    });
}

void PaperMenu::refresh(bool open) {
    for (QAction* action : {m_ui.actionPrint, m_ui.actionPrintTonight, m_ui.actionReport,
                            m_ui.actionStateSheet, m_ui.actionCatchUp}) {
        action->setEnabled(open);
    }
}

PrintDialog& PaperMenu::printDialog() {
    if (!m_print) {
        m_print = new PrintDialog(m_look, m_document, m_settings, m_prompts, m_window);
    }
    m_print->setPhotos(m_photos);
    return *m_print;
}

void PaperMenu::editReport() {
    auto* dialog = new ReportDialog(m_look, m_document, m_settings, m_prompts, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setPhotos(m_photos);
    connect(dialog, &ReportDialog::photosChanged, this, [this, dialog] { m_photos = dialog->photos(); });
    connect(dialog, &ReportDialog::printAsked, this,
            [this] { printDialog().showSheet(QStringLiteral("report")); });
    dialog->open();
}

void PaperMenu::catchUp() {
    auto* dialog = new CatchUpDialog(m_look, m_document, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

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

#include "window/paper_menu.h"

#include "catchup/catch_up_dialog.h"
#include "print/print_dialog.h"
#include "print/report_dialog.h"
#include "print/state_sheet_keeper.h"
#include "ui_main_window.h"

namespace umpire::gui {

PaperMenu::PaperMenu(Ui::MainWindow& ui, const Look& look, BattleDocument& document, Settings& settings,
                     Prompts& prompts, QWidget* window)
    : QObject(window), m_ui(ui), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_window(window), m_stateSheets(new StateSheetKeeper(document, settings, this)) {
    join();
}

PaperMenu::~PaperMenu() = default;

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
    connect(m_stateSheets, &StateSheetKeeper::failed, this, &PaperMenu::noticed);
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

} // namespace umpire::gui

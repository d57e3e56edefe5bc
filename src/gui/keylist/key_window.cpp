#include "keylist/key_window.h"

#include "document/text.h"
#include "keylist/key_list.h"
#include "look/dialog_size.h"
#include "look/row_button.h"
#include "paper/sheet_pages.h"
#include "print/print_job.h"
#include "reading/reading_pane.h"
#include "reading/sheet_html.h"

#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace umpire::gui {

KeyWindow::KeyWindow(const Look& look, const BattleDocument& document, Prompts& prompts,
                     const QMenuBar& menus, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_prompts(prompts), m_menus(menus),
      m_pane(new ReadingPane(look, this)), m_said(new QLabel(this)) {
    setObjectName(QStringLiteral("keyWindow"));
    setWindowTitle(tr("Keys"));
    build();
    connect(&m_look, &Look::changed, this, &KeyWindow::restyle);
    restyle();
}

KeyWindow::~KeyWindow() = default;

void KeyWindow::build() {
    m_pane->setWhat(tr("All keys"));
    m_said->setObjectName(QStringLiteral("keySaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto* row = new QWidget(this);
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_said, 1);
    m_print = addRowButton(row, "keyPrint", tr("P&rint…"), tr("The list on one page (Alt+R)"));
    auto* close = addRowButton(row, "keyClose", tr("Close"), tr("Esc"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pane, 1);
    layout->addWidget(row);
    connect(m_print, &QPushButton::clicked, this, &KeyWindow::print);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_pane, &ReadingPane::focusFind);
}

void KeyWindow::restyle() {
    giveSize(m_look, *this, 760, 640);
    layout()->setContentsMargins(m_look.px(16), m_look.px(12), m_look.px(16), m_look.px(12));
    layout()->setSpacing(m_look.px(8));
    if (isVisible()) {
        write();
    }
}

void KeyWindow::write() {
    const sheets::Sheet sheet = keyList(m_menus, m_document.isOpen() ? &m_document.rules() : nullptr);
    QList<ReadingPane::Chapter> chapters;
    for (const sheets::Section& section : sheet.sections) {
        chapters << ReadingPane::Chapter{chapterName(section), toText(section.id)};
    }
    m_pane->setHtml(sheetHtml(sheet, m_look), chapters);
}

void KeyWindow::showEvent(QShowEvent* event) {
    write();
    m_said->clear();
    QDialog::showEvent(event);
}

void KeyWindow::print() {
    std::unique_ptr<QPrinter> printer = m_prompts.printer(this, QPageSize::A4);
    if (!printer) {
        return;
    }
    PageFormat format;
    format.paper = printer->pageLayout().pageSize().id();
    const auto pages = std::make_shared<const SheetPages>(
        std::vector<sheets::Sheet>{keyList(m_menus, m_document.isOpen() ? &m_document.rules() : nullptr)},
        format);
    m_job = std::make_unique<PrintJob>(pages, std::vector<int>{0});
    m_print->setEnabled(false);
    connect(m_job.get(), &PrintJob::finished, this, [this](const QString& problem) {
        m_print->setEnabled(true);
        m_said->setText(problem.isEmpty() ? tr("The page is on its way to the printer.") : problem);
    });
    m_job->start(std::move(printer));
}

} // namespace umpire::gui

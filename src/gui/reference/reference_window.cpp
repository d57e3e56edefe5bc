#include "reference/reference_window.h"

#include "document/text.h"
#include "look/dialog_size.h"
#include "look/widgets.h"
#include "print/print_plan.h"
#include "reading/reading_pane.h"
#include "reading/sheet_html.h"
#include "umpire/sheets/rules_at_hand.h"

#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

namespace umpire::gui {

ReferenceWindow::ReferenceWindow(const Look& look, const BattleDocument& document, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_title(new QLabel(this)),
      m_pane(new ReadingPane(look, this)) {
    setObjectName(QStringLiteral("referenceWindow"));
    setWindowTitle(tr("Rules at hand"));
    build();
    connect(&m_document, &BattleDocument::changed, this, &ReferenceWindow::documentChanged);
    connect(&m_look, &Look::changed, this, &ReferenceWindow::restyle);
    restyle();
}

void ReferenceWindow::build() {
    m_title->setObjectName(QStringLiteral("referenceTitle"));
    m_title->setProperty("kind", QStringLiteral("muted"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_pane->setWhat(tr("The rules of this battle"));
    auto* row = new QWidget(this);
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_title, 1);
    auto* here = addRowButton(row, "referenceHere", tr("What is being &done"),
                              tr("Goes to the rule for what is being resolved (F1)"));
    auto* close = addRowButton(row, "referenceClose", tr("Close"), tr("Esc"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pane, 1);
    layout->addWidget(row);
    connect(here, &QPushButton::clicked, this, &ReferenceWindow::placeAsked);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(new QShortcut(QKeySequence(Qt::Key_F1), this), &QShortcut::activated, this,
            &ReferenceWindow::placeAsked);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_pane, &ReadingPane::focusFind);
}

void ReferenceWindow::restyle() {
    giveSize(m_look, *this, 860, 640);
    layout()->setContentsMargins(m_look.px(16), m_look.px(12), m_look.px(16), m_look.px(12));
    layout()->setSpacing(m_look.px(8));
    m_stale = true;
    if (isVisible()) {
        write();
    }
}

void ReferenceWindow::documentChanged(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Opened) {
        m_original.reset();
    }
    if (!m_document.isOpen()) {
        hide();
    }
    m_stale = m_stale || event.concerns(ChangeEvent::Rulings);
    if (m_stale && isVisible()) {
        write();
    }
}

void ReferenceWindow::write() {
    if (!m_stale || !m_document.isOpen()) {
        return;
    }
    m_stale = false;
    m_original = m_original ? m_original : originalRules(m_document);
    const sheets::Sheet sheet =
        sheets::rulesAtHand({m_document.rules(), &m_document.session(), m_original.get()});
    QList<ReadingPane::Chapter> chapters;
    for (const sheets::Section& section : sheet.sections) {
        chapters << ReadingPane::Chapter{chapterName(section), toText(section.id)};
    }
    m_title->setText(toText(sheet.subtitle));
    m_pane->setHtml(sheetHtml(sheet, m_look), chapters);
}

void ReferenceWindow::showEvent(QShowEvent* event) {
    write();
    QDialog::showEvent(event);
}

/// At the left of the window it belongs to, so that what is being resolved stays in sight; then wherever it
/// was moved to.
void ReferenceWindow::placeFirst() {
    if (!std::exchange(m_placed, true) && parentWidget()) {
        move(parentWidget()->mapToGlobal(QPoint(m_look.px(8), m_look.px(60))));
    }
}

void ReferenceWindow::showAt(const QStringList& places) {
    const bool first = !isVisible();
    placeFirst();
    show();
    raise();
    activateWindow();
    m_pane->goTo(places);
    if (first) {
        m_pane->takeFocus();
    }
}

} // namespace umpire::gui

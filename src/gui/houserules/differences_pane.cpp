#include "houserules/differences_pane.h"

#include "document/text.h"

#include <QTextBrowser>
#include <QVBoxLayout>

namespace umpire::gui {

DifferencesPane::DifferencesPane(const Look& look, HouseDraft& draft, QWidget* parent)
    : QWidget(parent), m_look(look), m_draft(draft), m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("differencesPane"));
    m_text->setObjectName(QStringLiteral("differencesText"));
    m_text->setAccessibleName(tr("What these house rules say otherwise"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    connect(&m_draft, &HouseDraft::changed, this, &DifferencesPane::refresh);
    connect(&m_look, &Look::changed, this, &DifferencesPane::refresh);
}

void DifferencesPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    write();
}

void DifferencesPane::refresh() {
    if (isVisible()) {
        write();
    }
}

void DifferencesPane::write() {
    m_text->document()->setDefaultFont(m_look.font(15));
    m_text->document()->setDocumentMargin(m_look.px(16));
    if (!m_draft.isOpen()) {
        m_text->clear();
        return;
    }
    QString html;
    for (const PartDifferences& part : m_draft.rules().differences()) {
        html += QStringLiteral("<h3>%1</h3><ul>").arg(toText(part.heading).toHtmlEscaped());
        for (const std::string& line : part.lines) {
            html += QStringLiteral("<li>%1</li>").arg(toText(line).toHtmlEscaped());
        }
        html += QStringLiteral("</ul>");
    }
    const auto base = m_draft.rules().base();
    const QString name = base ? toText(base->title) : QString();
    const QString none =
        name.isEmpty() ? tr("Nothing differs yet.") : tr("Nothing differs from %1 yet.").arg(name);
    const QString stale =
        hasErrors(m_draft.rules().issues())
            ? tr("The rules have errors: this is how they differed when they last had none.")
            : QString();
    m_text->setHtml(QStringLiteral("<p><i>%1</i></p>%2")
                        .arg(stale.toHtmlEscaped(),
                             html.isEmpty() ? QStringLiteral("<p>%1</p>").arg(none.toHtmlEscaped()) : html));
}

} // namespace umpire::gui

#include "resolve/result_box.h"

#include "look/plain_texts.h"
#include "look/theme.h"
#include "reading/rule_link.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTextDocumentFragment>

#include <algorithm>

namespace umpire::gui {

ResultBox::ResultBox(const Look& look, QWidget* parent)
    : QFrame(parent), m_look(look), m_scroll(new QScrollArea(this)), m_text(new QLabel(this)),
      m_apply(new QPushButton(this)), m_cancel(new QPushButton(this)) {
    m_text->setObjectName(QStringLiteral("resultText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    connect(m_text, &QLabel::linkActivated, this, [this] { askForRule(*this, {}); });
    m_apply->setObjectName(QStringLiteral("applyButton"));
    m_apply->setProperty("kind", QStringLiteral("primary"));
    m_cancel->setObjectName(QStringLiteral("cancelButton"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 10);
    m_scroll->setObjectName(QStringLiteral("resultScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_text);
    layout->addWidget(m_scroll, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_apply, 1);
    buttons->addWidget(m_cancel);
    layout->addLayout(buttons);
    m_apply->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_apply, &QPushButton::clicked, this, [this] { m_done ? Q_EMIT nextAsked() : Q_EMIT applied(); });
    connect(m_cancel, &QPushButton::clicked, this, &ResultBox::cancelled);
}

void ResultBox::setSheet(const PanelContents& sheet, bool done, const QString& next) {
    const bool any = sheet.complete || done;
    m_done = done;
    m_colour = any && !sheet.results.empty() ? m_look.tone(sheet.results.front().tone) : m_look.theme().line;
    m_text->setText(html(sheet));
    m_text->setAccessibleName(QTextDocumentFragment::fromHtml(m_text->text()).toPlainText());
    const QString text = done ? QStringLiteral("⏎ ") + next : tr("Apply ⏎");
    m_apply->setToolTip(text);
    m_apply->setAccessibleName(done ? next : tr("Apply"));
    m_apply->setEnabled(done || sheet.complete);
    m_apply->setVisible(!done || !next.isEmpty());
    m_cancel->setText(done ? tr("Close") : tr("Cancel"));
    m_cancel->setAccessibleName(m_cancel->text());
    m_cancel->setToolTip(tr("Esc"));
    fitApply();
    update();
}

/// What the button says is cut where it has no room; its tip has it whole.
void ResultBox::fitApply() {
    const QString text = m_apply->toolTip();
    m_apply->setText(asWritten(text));
    const QMargins edges = layout()->contentsMargins();
    const int room =
        width() - edges.left() - edges.right() - layout()->spacing() - m_cancel->sizeHint().width();
    const int over = m_apply->sizeHint().width() - std::max(room, m_look.px(120));
    if (over > 0) {
        const QFontMetrics metrics = m_apply->fontMetrics();
        m_apply->setText(asWritten(
            metrics.elidedText(text, Qt::ElideRight, metrics.horizontalAdvance(text) - over - m_look.px(2))));
    }
}

void ResultBox::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fitApply();
}

namespace {

QString inSize(const QString& html, int size, const QColor& colour, bool bold = true) {
    return QStringLiteral("<span style='color:%1; font-weight:%2; font-size:%3px'>%4</span>")
        .arg(colour.name())
        .arg(bold ? 700 : 400)
        .arg(size)
        .arg(html);
}

QString outcomeOf(const PanelResult& result) {
    return toneSignBefore(result.tone) + result.outcome.toHtmlEscaped();
}

} // namespace

/// What it comes to first, so that it is read from afar: the outcome, what is lost, who must test. The throws
/// that led there stand behind.
QString ResultBox::html(const PanelContents& sheet) const {
    const Theme& theme = m_look.theme();
    QStringList parts;
    for (const QString& told : sheet.told) {
        parts << inSize(told.toHtmlEscaped(), m_look.px(19), theme.ink);
    }
    const bool heads = sheet.told.isEmpty() && !sheet.results.empty();
    if (heads) {
        parts << inSize(outcomeOf(sheet.results.front()), m_look.px(20),
                        m_look.tone(sheet.results.front().tone));
    }
    for (const QString& change : sheet.changes) {
        parts << inSize(change.toHtmlEscaped(), m_look.px(16), theme.ink);
    }
    if (!m_done && sheet.changes.isEmpty() && sheet.complete && sheet.results.empty()) {
        parts << (sheet.changesNothing ? tr("Nothing changes on the roster.")
                                       : tr("Ready to be carried out."));
    }
    QStringList throws;
    for (const PanelResult& result : sheet.results) {
        if (!result.text.isEmpty()) {
            parts << result.text.toHtmlEscaped();
        }
        const QString thrown = inSize(result.sum.toHtmlEscaped(), m_look.px(14), theme.muted, false);
        if (!heads || &result != &sheet.results.front()) {
            const QString came = inSize(outcomeOf(result), m_look.px(14), m_look.tone(result.tone));
            throws << (result.sum.isEmpty() ? came : came + QStringLiteral(" · ") + thrown);
        } else if (!result.sum.isEmpty()) {
            throws << thrown;
        }
    }
    parts += throws;
    if (!sheet.results.empty()) {
        parts.last() += QStringLiteral(" · <a href='rule' style='color:%1'>%2</a>")
                            .arg(theme.accent.name(), tr("the rule"));
    }
    return parts.join(QStringLiteral("<br>"));
}

int ResultBox::heightNeeded(int width) const {
    const QMargins edges = layout()->contentsMargins();
    const int text = m_text->heightForWidth(width - edges.left() - edges.right());
    return edges.top() + text + layout()->spacing() + m_apply->sizeHint().height() + edges.bottom() + 2;
}

void ResultBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_look.theme().tile);
    const bool quiet = m_colour == m_look.theme().line;
    painter.setPen(QPen(m_colour, quiet ? 1 : 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_look.px(8), m_look.px(8));
}

} // namespace umpire::gui

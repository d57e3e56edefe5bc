#include "resolve/result_box.h"

#include "look/plain_texts.h"
#include "look/tone_sign.h"
#include "reference/rule_link.h"

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

void ResultBox::setSheet(const PanelContents& sheet, bool done, const QString& next, bool atOnce) {
    const bool any = sheet.complete || done;
    m_done = done;
    m_colour = any && !sheet.results.empty() ? m_look.tone(sheet.results.back().tone) : m_look.theme().line;
    m_text->setText(html(sheet, atOnce));
    m_text->setAccessibleName(QTextDocumentFragment::fromHtml(m_text->text()).toPlainText());
    const QString follow = next.isEmpty() ? tr("✓ Done") : tr("⏎ Next: %1").arg(next);
    const QString text = done ? follow : tr("Apply ⏎");
    m_apply->setToolTip(text);
    m_apply->setAccessibleName(done ? follow : tr("Apply"));
    m_apply->setEnabled(done ? !next.isEmpty() : sheet.complete);
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

QString ResultBox::resultHtml(const PanelResult& result, bool last) const {
    const QString colour = m_look.tone(result.tone).name();
    const QString name = QStringLiteral("<span style='color:%1; font-weight:700; font-size:%2px'>%3%4</span>")
                             .arg(colour)
                             .arg(m_look.px(last ? 19 : 15))
                             .arg(toneSignBefore(result.tone), result.outcome.toHtmlEscaped());
    QString sum = QStringLiteral("<br>%1").arg(result.sum.toHtmlEscaped());
    if (last) {
        sum += QStringLiteral(" · <a href='rule' style='color:%1'>%2</a>")
                   .arg(m_look.theme().accent.name(), tr("the rule"));
    }
    const QString text =
        result.text.isEmpty() ? QString() : QStringLiteral("<br>") + result.text.toHtmlEscaped();
    return name + sum + text;
}

QString ResultBox::html(const PanelContents& sheet, bool atOnce) const {
    QStringList parts;
    for (const QString& told : sheet.told) {
        parts << QStringLiteral("<b>%1</b>").arg(told.toHtmlEscaped());
    }
    for (std::size_t i = 0; i < sheet.results.size(); ++i) {
        parts << resultHtml(sheet.results[i], i + 1 == sheet.results.size());
    }
    QStringList changes;
    for (const QString& change : sheet.changes) {
        changes << QStringLiteral("<b>%1</b>").arg(change.toHtmlEscaped());
    }
    if (!changes.isEmpty()) {
        parts << changes.join(QStringLiteral("<br>"));
    } else if (sheet.complete && sheet.results.empty() && sheet.changesNothing) {
        parts << tr("Nothing changes on the roster.");
    } else if (sheet.complete && parts.isEmpty()) {
        parts << tr("Ready to be carried out.");
    }
    if (parts.isEmpty()) {
        parts << QStringLiteral("<span style='color:%1'>%2</span>")
                     .arg(m_look.theme().muted.name(),
                          atOnce ? tr("The last die carries it out. Undo is one key away.")
                                 : tr("The result shows here before it is applied."));
    }
    return parts.join(QStringLiteral("<br>"));
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

#include "roster/ruling_summary.h"

#include "document/text.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::gui {

RulingSummary::RulingSummary(const BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_text(new QLabel(this)) {
    m_text->setObjectName(QStringLiteral("scenarioRulings"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* open = new QPushButton(tr("Rulings…"), this);
    open->setObjectName(QStringLiteral("scenarioRulingsOpen"));
    open->setAccessibleName(tr("Rulings of this battle"));
    open->setToolTip(tr("Shows how the rulebook is read, and lets you read it otherwise"));
    open->setProperty("kind", QStringLiteral("small"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(open, 0, Qt::AlignLeft);
    connect(open, &QPushButton::clicked, this, &RulingSummary::asked);
}

QStringList RulingSummary::changed() const {
    QStringList lines;
    for (const Ruling& ruling : m_document.rules().rulings) {
        const auto set = m_document.battle().rulings.find(ruling.id);
        if (set == m_document.battle().rulings.end() || set->second == ruling.standard()) {
            continue;
        }
        if (const Ruling::Reading* reading = ruling.find(set->second)) {
            lines << QStringLiteral("%1: %2").arg(toText(ruling.title), toText(reading->text));
        }
    }
    return lines;
}

void RulingSummary::refresh() {
    const QStringList lines = m_document.isOpen() ? changed() : QStringList();
    m_text->setText(lines.isEmpty() ? tr("All as usual.") : lines.join(QLatin1Char('\n')));
    m_text->setAccessibleName(m_text->text());
}

} // namespace umpire::gui

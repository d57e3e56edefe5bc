#include "table/last_line.h"

#include "document/record_text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "models/record_model.h"

#include <QMouseEvent>

namespace umpire::gui {

LastLine::LastLine(const Look& look, BattleDocument& document, RecordModel& record, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_record(record),
      m_open(makeButton(this, "openRecord", "slim", tr("Record"), tr("Everything that happened (F3)"))),
      m_earlier(new ElidedLabel(this)), m_words(new ElidedLabel(this)),
      m_map(makeButton(this, "openMap", "slim", {})),
      m_specials(makeButton(this, "openSpecials", "slim", {})) {
    setObjectName(QStringLiteral("lastLine"));
    m_words->setObjectName(QStringLiteral("lastResult"));
    m_earlier->setObjectName(QStringLiteral("resultBefore"));
    m_earlier->setProperty("kind", QStringLiteral("muted"));
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addWidget(m_earlier);
    lines->addWidget(m_words);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_open);
    layout->addLayout(lines, 1);
    layout->addWidget(m_map);
    layout->addWidget(m_specials);
    m_open->setAccessibleName(tr("The record of all that happened"));
    setCards(false);
    m_map->setCheckable(true);
    m_map->hide();
    connect(m_map, &QPushButton::clicked, this, &LastLine::mapAsked);
    const std::pair<QPushButton*, Panel> panels[] = {{m_open, Panel::Record}, {m_specials, Panel::Specials}};
    for (const auto& [button, panel] : panels) {
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this, [this, panel = panel] { Q_EMIT asked(panel); });
    }
    connect(&document, &BattleDocument::changed, this, &LastLine::show);
    connect(&look, &Look::changed, this, &LastLine::restyle);
    restyle();
}

void LastLine::restyle() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(4), m_look.px(12), m_look.px(4));
    layout()->setSpacing(m_look.px(8));
    // Room for two lines is kept while there is only one, so that the field above keeps its height.
    const QMargins around = layout()->contentsMargins();
    setMinimumHeight(2 * m_words->sizeHint().height() + around.top() + around.bottom());
    show();
}

void LastLine::setSpecialsTitle(const QString& title) {
    m_specials->setText(asWritten(title));
    m_specials->setAccessibleName(title);
    m_specials->setToolTip(tr("%1 (Ctrl+3)").arg(title));
}

void LastLine::offerSpecials(bool there) {
    m_specials->setVisible(there);
}

void LastLine::setCards(bool cards) {
    m_map->setText(cards ? tr("Cards") : tr("Map"));
    m_map->setToolTip(cards ? tr("The cards in place of the units, or the units again (Ctrl+G)")
                            : tr("The map in place of the units, or the units again (Ctrl+G)"));
}

void LastLine::setMap(bool there, bool shown) {
    m_map->setVisible(there);
    m_map->setChecked(shown);
}

void LastLine::setOpen(std::optional<Panel> panel) {
    m_open->setChecked(panel == Panel::Record);
    m_specials->setChecked(panel == Panel::Specials);
}

void LastLine::show() {
    setVisible(m_document.isOpen());
    if (!m_document.isOpen()) {
        return;
    }
    const bool any = m_record.rowCount() > 0;
    m_words->setWhole(any ? lineOf(0)
                          : tr("Nothing has happened yet. %1").arg(invitation(m_document.rules(), false)));
    m_earlier->setWhole(lineOf(1));
    m_earlier->setVisible(m_record.rowCount() > 1);
    m_words->setAccessibleName(m_words->whole());
}

/// Of the records, the newest first.
QString LastLine::lineOf(int row) const {
    QStringList parts;
    for (const RecordModel::Column column : {RecordModel::Who, RecordModel::How, RecordModel::Follows}) {
        parts << m_record.index(row, column).data().toString();
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral("   ·   "));
}

/// A click on the words opens what they are of.
void LastLine::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && event->position().x() > m_words->x() &&
        event->position().x() < m_words->x() + m_words->width()) {
        Q_EMIT asked(Panel::Record);
    }
}

} // namespace umpire::gui

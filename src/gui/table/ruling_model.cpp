#include "table/ruling_model.h"

#include "document/text.h"

namespace umpire::gui {

RulingModel::RulingModel(BattleDocument& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {
    connect(&m_document, &BattleDocument::changed, this, &RulingModel::update);
    update({ChangeEvent::Kind::Opened, {}, true});
}

void RulingModel::update(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Opened) {
        beginResetModel();
        m_count = m_document.isOpen() ? static_cast<int>(m_document.rules().rulings.size()) : 0;
        endResetModel();
    } else if (event.concerns(ChangeEvent::Rulings) && m_count > 0) {
        Q_EMIT dataChanged(index(0), index(m_count - 1));
    }
}

Id RulingModel::reading(const Ruling& ruling) const {
    const auto& set = m_document.battle().rulings;
    const auto found = set.find(ruling.id);
    return found == set.end() || found->second.empty() ? ruling.standard() : found->second;
}

int RulingModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_count;
}

QString RulingModel::searchText(const Ruling& ruling) const {
    QStringList texts{toText(ruling.item), toText(ruling.title), toText(ruling.id)};
    for (const Ruling::Reading& reading : ruling.readings) {
        texts << toText(reading.text);
    }
    return texts.join(QLatin1Char(' '));
}

QVariant RulingModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_count || !m_document.isOpen()) {
        return {};
    }
    const Ruling& shown = ruling(index.row());
    const Id now = reading(shown);
    const bool changed = now != shown.standard();
    const QString title = QStringLiteral("%1  %2").arg(toText(shown.item), toText(shown.title));
    switch (role) {
    case Qt::DisplayRole:
        return changed ? tr("✎ %1 – changed").arg(title) : title;
    case Qt::ToolTipRole:
        return toText(shown.find(now)->text);
    case Qt::AccessibleTextRole:
        return changed ? tr("%1, changed for this battle").arg(title) : title;
    case IdRole:
        return toText(shown.id);
    case ReadingRole:
        return toText(shown.find(now)->text);
    case ChangedRole:
        return changed;
    case SearchRole:
        return searchText(shown);
    default:
        return {};
    }
}

} // namespace umpire::gui

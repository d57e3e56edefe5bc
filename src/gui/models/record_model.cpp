#include "models/record_model.h"

#include "document/record_words.h"

namespace umpire::gui {

RecordModel::RecordModel(BattleDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document),
      m_count(document.isOpen() ? document.session().cursor() : 0) {
    connect(&m_document, &BattleDocument::changed, this, &RecordModel::update);
}

void RecordModel::update(const ChangeEvent& event) {
    const int count = m_document.isOpen() ? m_document.session().cursor() : 0;
    if (event.kind == ChangeEvent::Kind::Opened) {
        beginResetModel();
        m_count = count;
        endResetModel();
    } else {
        resize(count);
    }
}

/// The newest is on top, so rows come and go there.
void RecordModel::resize(int count) {
    if (count > m_count) {
        beginInsertRows({}, 0, count - m_count - 1);
        m_count = count;
        endInsertRows();
    } else if (count < m_count) {
        beginRemoveRows({}, 0, m_count - count - 1);
        m_count = count;
        endRemoveRows();
    }
}

const Record& RecordModel::record(int row) const {
    return m_document.session().records()[static_cast<std::size_t>(m_count - 1 - row)];
}

int RecordModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_count;
}

int RecordModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString RecordModel::text(const Record& record, int column) const {
    const RecordWords words(m_document.session());
    switch (column) {
    case Place:
        return words.place(record);
    case Who:
        return words.who(record);
    case How:
        return words.how(record);
    default:
        return words.follows(record);
    }
}

QVariant RecordModel::data(const QModelIndex& index, int role) const {
    // A row may be asked for between an undo and the signal that tells of it.
    const int known = m_document.isOpen() ? static_cast<int>(m_document.session().records().size()) : 0;
    if (!index.isValid() || m_count > known) {
        return {};
    }
    const Record& shown = record(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(shown, index.column());
    case ToneRole:
        return RecordWords(m_document.session()).tone(shown);
    case NumberRole:
        return shown.number;
    default:
        return {};
    }
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Turn · phase · number"), tr("Who"), tr("How it came out"),
                            tr("What follows")};
    return names.value(section);
}

} // namespace umpire::gui

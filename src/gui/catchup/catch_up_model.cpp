#include "catchup/catch_up_model.h"

#include "document/text.h"

namespace umpire::gui {

CatchUpModel::CatchUpModel(const Look& look, const BattleDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_look(look), m_document(document), m_sheet(document) {}

int CatchUpModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sheet.rows().size());
}

int CatchUpModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_sheet.columns().size());
}

QVariant CatchUpModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    return index.column() == 0 ? nameData(index.row(), role)
                               : cellData(index.row(), index.column() - 1, role);
}

QVariant CatchUpModel::nameData(int row, int role) const {
    const CatchUpTable::Row& shown = m_sheet.rows()[static_cast<std::size_t>(row)];
    constexpr int indent = 3;
    switch (role) {
    case Qt::DisplayRole:
        return QString(shown.depth * indent, QLatin1Char(' ')) + shown.name;
    case Qt::FontRole:
        return m_look.font(14, shown.kind == SubjectKind::Formation ? QFont::Bold : QFont::Normal);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return shown.name;
    default:
        return {};
    }
}

QString CatchUpModel::shown(int row, int column, const Attribute& attribute) const {
    const Json value = m_sheet.value(row, column);
    if (attribute.type.kind == Type::Kind::Number) {
        return value.is_number() ? QString::number(value.get<std::int64_t>()) : QString();
    }
    if (attribute.type.kind == Type::Kind::Flag) {
        return {};
    }
    const std::string id = value.is_string() ? value.get<std::string>() : std::string();
    const Vocabulary* vocabulary = m_document.rules().vocabulary(attribute.type.vocabulary);
    const Word* word = vocabulary ? vocabulary->find(id) : nullptr;
    return toText(word ? word->name : id);
}

/// Ids and names of the words a cell takes, in turn.
QVariant CatchUpModel::words(const Attribute& attribute) const {
    QStringList words;
    const Vocabulary* vocabulary = m_document.rules().vocabulary(attribute.type.vocabulary);
    for (const Word& word : vocabulary ? vocabulary->words : std::vector<Word>()) {
        words << toText(word.id) << toText(word.name);
    }
    return words;
}

QVariant CatchUpModel::cellData(int row, int column, int role) const {
    const Attribute* attribute = m_sheet.attribute(row, column);
    if (!attribute) {
        return {};
    }
    const bool flag = attribute->type.kind == Type::Kind::Flag;
    const bool count = attribute->type.kind == Type::Kind::Number;
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, column, *attribute);
    case Qt::EditRole: {
        const Json value = m_sheet.value(row, column);
        return count ? QVariant(value.is_number() ? value.get<int>() : 0)
                     : QVariant(value.is_string() ? toText(value.get<std::string>()) : QString());
    }
    case Qt::CheckStateRole:
        return flag ? QVariant(m_sheet.value(row, column) == Json(true) ? Qt::Checked : Qt::Unchecked)
                    : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (count ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole:
        return m_look.font(14, m_sheet.isChanged(row, column) ? QFont::Bold : QFont::Normal);
    case Qt::ForegroundRole:
        return m_sheet.isChanged(row, column) ? m_look.theme().accent : m_look.theme().ink;
    case Qt::ToolTipRole:
        return toText(attribute->text.empty() ? attribute->name : attribute->text);
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3")
            .arg(m_sheet.rows()[static_cast<std::size_t>(row)].name, toText(attribute->name),
                 !flag                                      ? shown(row, column, *attribute)
                 : m_sheet.value(row, column) == Json(true) ? tr("yes")
                                                            : tr("no"));
    case ChangedRole:
        return m_sheet.isChanged(row, column);
    case WordsRole:
        return words(*attribute);
    case MostRole:
        return static_cast<int>(m_sheet.most(row, column));
    case CountRole:
        return count;
    default:
        return {};
    }
}

bool CatchUpModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const int column = index.column() - 1;
    const Attribute* attribute = column < 0 ? nullptr : m_sheet.attribute(index.row(), column);
    if (!attribute || (role != Qt::EditRole && role != Qt::CheckStateRole)) {
        return false;
    }
    if (role == Qt::CheckStateRole) {
        m_sheet.setValue(index.row(), column, value.toInt() == Qt::Checked);
    } else if (attribute->type.kind == Type::Kind::Number) {
        m_sheet.setValue(index.row(), column, value.toInt());
    } else {
        m_sheet.setValue(index.row(), column,
                         value.toString().isEmpty() ? Json() : Json(fromText(value.toString())));
    }
    Q_EMIT dataChanged(index, index);
    Q_EMIT edited();
    return true;
}

Qt::ItemFlags CatchUpModel::flags(const QModelIndex& index) const {
    const int column = index.column() - 1;
    const Attribute* attribute =
        index.isValid() && column >= 0 ? m_sheet.attribute(index.row(), column) : nullptr;
    if (!attribute) {
        return column < 0 && index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
    }
    const Qt::ItemFlags base = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return base | (attribute->type.kind == Type::Kind::Flag ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

QVariant CatchUpModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == 0 ? tr("Unit") : m_sheet.columns().at(static_cast<std::size_t>(section - 1)).name;
}

} // namespace umpire::gui

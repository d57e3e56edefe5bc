#include "tables/cells_model.h"

#include "document/text.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>

namespace umpire::gui {

namespace {

std::vector<std::string> columnsIn(const BattleDocument& document, const Table& table) {
    return table.columns ? keysIn(document.rules(), document.battle(), table, true)
                         : std::vector<std::string>{""};
}

} // namespace

CellsModel::CellsModel(BattleDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {}

void CellsModel::setTable(const Id& table) {
    m_table = table;
    refresh();
}

const Table* CellsModel::table() const {
    return m_document.isOpen() ? m_document.rules().table(m_table) : nullptr;
}

void CellsModel::refresh() {
    beginResetModel();
    const Table* shown = table();
    m_rows =
        shown ? keysIn(m_document.rules(), m_document.battle(), *shown, false) : std::vector<std::string>();
    m_columns = shown ? columnsIn(m_document, *shown) : std::vector<std::string>();
    endResetModel();
}

std::pair<int, int> CellsModel::count(const BattleDocument& document, const Table& table) {
    int all = 0;
    int blank = 0;
    for (const std::string& row : keysIn(document.rules(), document.battle(), table, false)) {
        for (const std::string& column : columnsIn(document, table)) {
            ++all;
            blank += cellIn(document.battle(), table, {table.id, row, column}).isNone() ? 1 : 0;
        }
    }
    return {all, blank};
}

QString CellsModel::heads(bool columns) const {
    const Table* shown = table();
    QStringList heads;
    if (shown && (!columns || shown->columns)) {
        for (const std::string& head : keysIn(m_document.rules(), m_document.battle(), *shown, columns)) {
            heads << toText(head);
        }
    }
    return heads.join(QStringLiteral(", "));
}

QString CellsModel::rest() const {
    return told(m_document.battle().cell({m_table, restOfTable, ""}));
}

QString CellsModel::told(const Value& value) const {
    const Table* shown = table();
    const Vocabulary* words = shown ? m_document.rules().vocabulary(shown->type.vocabulary) : nullptr;
    const Word* word = words && value.isText() ? words->find(value.text()) : nullptr;
    return value.isNone()   ? QString()
           : word           ? toText(word->name)
           : value.isText() ? toText(value.text())
                            : QString::number(value.number());
}

/// The number, or the word that is the only one to begin so; anything else as it is, for the rules to say
/// what is wrong with it.
Json CellsModel::meant(const QString& text) const {
    const QString typed = text.trimmed();
    bool number = false;
    const int count = typed.toInt(&number);
    const Table* shown = table();
    const Vocabulary* words = shown ? m_document.rules().vocabulary(shown->type.vocabulary) : nullptr;
    if (typed.isEmpty()) {
        return nullptr;
    }
    if (!words) {
        return number ? Json(count) : Json(fromText(typed));
    }
    std::vector<Id> beginning;
    for (const Word& word : words->words) {
        if (toText(word.name).compare(typed, Qt::CaseInsensitive) == 0 || word.id == fromText(typed)) {
            return word.id;
        }
        if (toText(word.name).startsWith(typed, Qt::CaseInsensitive)) {
            beginning.push_back(word.id);
        }
    }
    return beginning.size() == 1 ? beginning.front() : fromText(typed);
}

bool CellsModel::run(const Json& fields) {
    Json command = fields;
    command["table"] = m_table;
    const Answer answer = m_document.execute(commandOf(Verb::Fill, command));
    Q_EMIT answered(answer);
    return answer.ok;
}

void CellsModel::setHeads(bool columns, const QString& text) {
    Json heads = Json::array();
    for (const QString& head : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        heads.push_back(fromText(head.trimmed()));
    }
    run({{columns ? "columns" : "rows", heads.empty() ? Json() : heads}});
}

void CellsModel::setRest(const QString& text) {
    run({{"row", restOfTable}, {"value", meant(text)}});
}

int CellsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CellsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant CellsModel::data(const QModelIndex& index, int role) const {
    const Table* shown = table();
    if (!shown || !index.isValid()) {
        return {};
    }
    const std::string& row = m_rows[static_cast<std::size_t>(index.row())];
    const std::string& column = m_columns[static_cast<std::size_t>(index.column())];
    const QString said = told(cellIn(m_document.battle(), *shown, {m_table, row, column}));
    switch (role) {
    case Qt::DisplayRole:
        return said.isEmpty() ? QStringLiteral("–") : said;
    case Qt::EditRole:
        return said;
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::AccessibleTextRole: {
        const QString what = said.isEmpty() ? tr("blank") : said;
        return column.empty() ? tr("%1: %2").arg(toText(row), what)
                              : tr("%1, %2: %3").arg(toText(row), toText(column), what);
    }
    default:
        return {};
    }
}

QVariant CellsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const auto& heads = orientation == Qt::Vertical ? m_rows : m_columns;
    if (role != Qt::DisplayRole || section < 0 || section >= static_cast<int>(heads.size())) {
        return {};
    }
    const std::string& head = heads[static_cast<std::size_t>(section)];
    return head.empty() ? tr("What it says") : toText(head);
}

Qt::ItemFlags CellsModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
}

bool CellsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || value.toString() == data(index, Qt::EditRole).toString()) {
        return false;
    }
    Json fields{{"row", m_rows[static_cast<std::size_t>(index.row())]}, {"value", meant(value.toString())}};
    if (const std::string& column = m_columns[static_cast<std::size_t>(index.column())]; !column.empty()) {
        fields["column"] = column;
    }
    return run(fields);
}

} // namespace umpire::gui

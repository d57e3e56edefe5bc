#include "catchup/catch_up_model.h"

#include "document/text.h"
#include "umpire/rules/commands.h"

#include <algorithm>

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

namespace {

/// Fields that `adjust` sets.
bool isSettable(const Attribute& attribute) {
    return attribute.shown && (!attribute.derived || !attribute.adjusts.empty());
}

/// A value as a command gives it.
Json jsonOf(const Value& value, const Attribute& attribute) {
    switch (attribute.type.kind) {
    case Type::Kind::Flag:
        return value.flag();
    case Type::Kind::Number:
        return value.number();
    default:
        return value.text().empty() ? Json() : Json(value.text());
    }
}

} // namespace

CatchUpTable::CatchUpTable(const BattleDocument& document)
    : m_document(document), m_clock(document.battle().clock) {
    for (const Subject* side : document.battle().all(SubjectKind::Side)) {
        addSide(*side);
    }
    addColumns();
}

void CatchUpTable::addSide(const Subject& side) {
    const Battle& battle = m_document.battle();
    for (const Subject* officer : battle.all(SubjectKind::Officer)) {
        if (officer->parent == side.id) {
            addRow(*officer, 0);
        }
    }
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        if (unit->parent == side.id) {
            addRow(*unit, 0);
        }
    }
    for (const Id& formation : battle.formationsOf(side)) {
        addRow(*battle.find(formation), 0);
        addBelow(*battle.find(formation), 1);
    }
}

/// Its officers, its units, then the formations below it.
void CatchUpTable::addBelow(const Subject& group, int depth) {
    const Battle& battle = m_document.battle();
    for (const Subject* officer : battle.all(SubjectKind::Officer)) {
        if (officer->parent == group.id) {
            addRow(*officer, depth);
        }
    }
    for (const Id& unit : battle.unitsOf(group)) {
        addRow(*battle.find(unit), depth);
    }
    for (const Id& formation : battle.formationsOf(group)) {
        addRow(*battle.find(formation), depth);
        addBelow(*battle.find(formation), depth + 1);
    }
}

void CatchUpTable::addRow(const Subject& subject, int depth) {
    const QString number = m_document.number(subject.id);
    const QString name = toText(subject.name);
    m_rows.push_back(
        {subject.id, subject.kind, number.isEmpty() ? name : number + QLatin1Char(' ') + name, depth});
}

void CatchUpTable::addColumns() {
    const auto add = [this](const Attribute& attribute) {
        const bool known =
            std::any_of(m_columns.begin(), m_columns.end(),
                        [&attribute](const Column& column) { return column.field == attribute.id; });
        if (!known && isSettable(attribute)) {
            const std::string& name = attribute.brief.empty() ? attribute.name : attribute.brief;
            m_columns.push_back(
                {attribute.id, toText(attribute.mark ? name : attribute.name), attribute.mark});
        }
    };
    const RulePack& rules = m_document.rules();
    for (const SubjectKind kind : {SubjectKind::Unit, SubjectKind::Officer, SubjectKind::Formation}) {
        const auto fields = rules.sheets.state.find(kind);
        for (const Id& field : fields == rules.sheets.state.end() ? std::vector<Id>() : fields->second) {
            const Attribute* attribute = rules.attribute(kind, field);
            if (attribute) {
                add(*attribute);
            }
        }
    }
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.mark && attribute.of == SubjectKind::Unit) {
            add(attribute);
        }
    }
    // Losses first: they are what changes most.
    std::stable_partition(m_columns.begin(), m_columns.end(), [&rules](const Column& column) {
        const Attribute* attribute = rules.attribute(SubjectKind::Unit, column.field);
        return attribute && attribute->type.kind == Type::Kind::Number && attribute->most;
    });
}

const Attribute* CatchUpTable::attribute(int row, int column) const {
    const Row& subject = m_rows.at(static_cast<std::size_t>(row));
    const Column& shown = m_columns.at(static_cast<std::size_t>(column));
    const RulePack& rules = m_document.rules();
    const Attribute* attribute = rules.attribute(subject.kind, shown.field);
    if (!attribute || !isSettable(*attribute) || (shown.mark && subject.kind != SubjectKind::Unit)) {
        return nullptr;
    }
    return (shown.mark || isListed(subject.kind, shown.field)) && isAsked(subject.subject, *attribute)
               ? attribute
               : nullptr;
}

bool CatchUpTable::isListed(SubjectKind kind, const Id& field) const {
    const auto fields = m_document.rules().sheets.state.find(kind);
    return fields != m_document.rules().sheets.state.end() &&
           std::find(fields->second.begin(), fields->second.end(), field) != fields->second.end();
}

/// What only some units have, such as being over the field, is asked of those. Words are asked of all: they
/// go with what is typed in another column.
bool CatchUpTable::isAsked(const Id& subject, const Attribute& attribute) const {
    const bool word = attribute.type.kind == Type::Kind::Text;
    return word || holds(attribute.shownIf, scopeOf(subject));
}

Scope CatchUpTable::scopeOf(const Id& subject) const {
    return {m_document.rules(), m_document.battle(), subject};
}

Value CatchUpTable::present(const Id& subject, const Id& field) const {
    return attributeValue(subject, field, scopeOf(subject));
}

Json CatchUpTable::value(int row, int column) const {
    const Attribute* attribute = this->attribute(row, column);
    if (!attribute) {
        return {};
    }
    const Id& subject = m_rows[static_cast<std::size_t>(row)].subject;
    const auto typed = m_typed.find({subject, attribute->id});
    return typed != m_typed.end() ? typed->second : jsonOf(present(subject, attribute->id), *attribute);
}

bool CatchUpTable::isChanged(int row, int column) const {
    const Attribute* attribute = this->attribute(row, column);
    return attribute && m_typed.count({m_rows[static_cast<std::size_t>(row)].subject, attribute->id}) > 0;
}

/// Typing the old value again takes the change back.
void CatchUpTable::setValue(int row, int column, const Json& value) {
    const Attribute* attribute = this->attribute(row, column);
    if (!attribute) {
        return;
    }
    const Id& subject = m_rows[static_cast<std::size_t>(row)].subject;
    const bool asBefore = value == jsonOf(present(subject, attribute->id), *attribute);
    if (asBefore) {
        m_typed.erase({subject, attribute->id});
    } else {
        m_typed[{subject, attribute->id}] = value;
    }
}

std::int64_t CatchUpTable::most(int row, int column) const {
    constexpr std::int64_t most = 9999;
    const Attribute* attribute = this->attribute(row, column);
    if (!attribute || !attribute->most) {
        return most;
    }
    // What is typed in another column may leave less; the command says so then.
    const Scope scope = scopeOf(m_rows[static_cast<std::size_t>(row)].subject);
    return std::max(evaluate(*attribute->most, scope).number(), present(scope.self, attribute->id).number());
}

int CatchUpTable::changedFields() const {
    int count = 0;
    const Json all = command();
    for (const auto& [subject, fields] : all.at("set").items()) {
        count += static_cast<int>(fields.size());
    }
    return count;
}

Json CatchUpTable::command() const {
    Json set = Json::object();
    const Clock& now = m_document.battle().clock;
    if (m_clock.turn != now.turn) {
        set["turn"]["turn"] = m_clock.turn;
    }
    if (m_clock.side != now.side) {
        set["turn"]["side"] = m_clock.side;
    }
    if (m_clock.phase != now.phase) {
        set["turn"]["phase"] = m_clock.phase;
    }
    for (const auto& [key, value] : m_typed) {
        set[key.first][key.second] = value;
    }
    return commandOf(Verb::CatchUp, {{"set", std::move(set)}});
}

} // namespace umpire::gui

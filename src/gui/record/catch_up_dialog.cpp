#include "record/catch_up_dialog.h"

#include "document/record_text.h"
#include "document/text.h"
#include "look/widgets.h"
#include "umpire/base/text.h"
#include "umpire/rules/commands.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Edits the cells of the form: a number is typed, a word is chosen by its first letter.
class CatchUpDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        const QString name = index.data(Qt::AccessibleTextRole).toString();
        if (index.data(CatchUpModel::CountRole).toBool()) {
            auto* count = new QSpinBox(parent);
            count->setAccessibleName(name);
            count->setRange(0, index.data(CatchUpModel::MostRole).toInt());
            count->setFrame(false);
            return count;
        }
        auto* words = new QComboBox(parent);
        words->setAccessibleName(name);
        const QStringList list = index.data(CatchUpModel::WordsRole).toStringList();
        for (qsizetype i = 0; i + 1 < list.size(); i += 2) {
            words->addItem(list[i + 1], list[i]);
        }
        return words;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        if (auto* words = qobject_cast<QComboBox*>(editor)) {
            words->setCurrentIndex(words->findData(index.data(Qt::EditRole)));
        } else {
            QStyledItemDelegate::setEditorData(editor, index);
        }
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        if (auto* words = qobject_cast<QComboBox*>(editor)) {
            model->setData(index, words->currentData());
        } else {
            QStyledItemDelegate::setModelData(editor, model, index);
        }
    }
};

} // namespace

CatchUpDialog::CatchUpDialog(const Look& look, BattleDocument& document, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_model(new CatchUpModel(look, document, this)),
      m_table(new QTableView(this)) {
    setObjectName(QStringLiteral("catchUpDialog"));
    setWindowTitle(tr("A turn played on paper"));
    build();
    resize(dialogSize(m_look, *this, 1100, 760));
    spaceOut(m_look, *this, 12);
    m_table->verticalHeader()->setDefaultSectionSize(m_look.target(30) + 1); // with its line
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(false);
    refresh();
    m_table->setFocus();
    int row = 0;
    while (row + 1 < m_model->rowCount() && !m_model->index(row, 1).flags().testFlag(Qt::ItemIsEditable)) {
        ++row;
    }
    m_table->setCurrentIndex(m_model->index(row, 1));
}

void CatchUpDialog::build() {
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(
        makeLabel(this, "", "",
                  tr("Type in what the state sheet says now. Digits and letters change a cell, space ticks a "
                     "mark, Tab and arrows go on. All of it becomes one record.")));
    layout->addWidget(makeClock());
    named(m_table, "catchUpTable", tr("Units, officers and formations"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CatchUpDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked |
                             QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->setCornerButtonEnabled(false);
    layout->addWidget(m_table, 1);
    m_said = makeLabel(this, "catchUpSaid", "");
    layout->addWidget(m_said);
    layout->addWidget(makeButtons());
    connect(m_model, &CatchUpModel::edited, this, &CatchUpDialog::refresh);
}

QWidget* CatchUpDialog::makeClock() {
    auto* row = new QWidget(this);
    auto* layout = filling<QHBoxLayout>(row);
    m_turn = named(new QSpinBox(row), "catchUpTurn");
    m_turn->setRange(1, static_cast<int>(Battle::mostTurns));
    m_side = named(new QComboBox(row), "catchUpSide");
    m_phase = named(new QComboBox(row), "catchUpPhase");
    const std::pair<QString, QWidget*> fields[] = {
        {tr("&Turn now"), m_turn}, {tr("&Side"), m_side}, {tr("&Phase"), m_phase}};
    for (const auto& [name, field] : fields) {
        auto* label = new QLabel(name, row);
        label->setBuddy(field);
        field->setAccessibleName(QString(name).remove(QLatin1Char('&')));
        layout->addWidget(label);
        layout->addWidget(field);
    }
    layout->addStretch(1);
    fillClock();
    connect(m_turn, &QSpinBox::valueChanged, this, &CatchUpDialog::readClock);
    connect(m_side, &QComboBox::currentIndexChanged, this, &CatchUpDialog::readClock);
    connect(m_phase, &QComboBox::currentIndexChanged, this, &CatchUpDialog::readClock);
    return row;
}

void CatchUpDialog::fillClock() {
    const Clock& now = m_document.battle().clock;
    m_turn->setValue(static_cast<int>(now.turn));
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        m_side->addItem(toText(side->name), toText(side->id));
    }
    for (const Phase& phase : m_document.rules().phases) {
        m_phase->addItem(toText(phase.name), toText(phase.id));
    }
    m_side->setCurrentIndex(m_side->findData(toText(now.side)));
    m_phase->setCurrentIndex(m_phase->findData(toText(now.phase)));
}

void CatchUpDialog::readClock() {
    Clock clock = m_document.battle().clock;
    clock.turn = m_turn->value();
    clock.side = m_side->currentIndex() < 0 ? clock.side : fromText(m_side->currentData().toString());
    clock.phase = m_phase->currentIndex() < 0 ? clock.phase : fromText(m_phase->currentData().toString());
    m_model->setClock(clock);
    refresh();
}

QWidget* CatchUpDialog::makeButtons() {
    auto* row = new QWidget(this);
    auto* layout = filling<QHBoxLayout>(row);
    auto* label = new QLabel(tr("&Reason"), row);
    m_reason = named(new QLineEdit(tr("Played on paper"), row), "catchUpReason", tr("Reason"));
    label->setBuddy(m_reason);
    m_accept = makeButton(row, "catchUpAccept", "", tr("&Enter as one record"), tr("Ctrl+Return"));
    m_accept->setShortcut(Qt::CTRL | Qt::Key_Return);
    auto* cancel = makeButton(row, {}, "", tr("Cancel"), tr("Esc"));
    layout->addWidget(label);
    layout->addWidget(m_reason, 1);
    layout->addWidget(cancel);
    layout->addWidget(m_accept);
    connect(m_accept, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    return row;
}

Json CatchUpDialog::command() const {
    Json command = m_model->command();
    command["reason"] = fromText(m_reason->text());
    return command;
}

/// What would be entered, or why it cannot be.
void CatchUpDialog::refresh() {
    const bool empty = m_model->isEmpty();
    const Preview preview = empty ? Preview() : m_document.preview(command());
    m_accept->setEnabled(!empty && preview.ok);
    if (empty) {
        m_said->setText(tr("Nothing is changed yet."));
    } else if (!preview.ok) {
        m_said->setText(tr("Not possible: %1").arg(toText(preview.refusal.message)));
    } else {
        m_said->setText(sayCounted("CatchUpDialog", "%n field changed: %1", "%n fields changed: %1",
                                   m_model->changedFields())
                            .arg(toTexts(ChangeText(m_document.session()).of(preview.changes))
                                     .join(QStringLiteral("; "))));
    }
}

/// A cell that is still being typed in counts.
void CatchUpDialog::accept() {
    m_accept->setFocus();
    if (m_model->isEmpty()) {
        return;
    }
    const Answer answer = m_document.execute(command());
    if (!answer.ok) {
        m_said->setText(tr("Not possible: %1").arg(toText(answer.refusal.message)));
        return;
    }
    QDialog::accept();
}

/// Esc must not throw a typed turn away unasked: the first one only says so.
void CatchUpDialog::reject() {
    const QString warning = tr("Esc once more leaves all of this out.");
    if (m_model->isEmpty() || m_said->text() == warning) {
        QDialog::reject();
        return;
    }
    m_said->setText(warning);
}

namespace {

/// Fields that `adjust` sets.
bool isSettable(const Attribute& attribute) {
    return attribute.shown && (!attribute.derived || !attribute.adjusts.empty());
}

} // namespace

CatchUpModel::CatchUpModel(const Look& look, const BattleDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_look(look), m_document(document), m_clock(document.battle().clock) {
    for (const Subject* side : document.battle().all(SubjectKind::Side)) {
        addBelow(*side, 0);
    }
    addColumns();
}

/// Its officers, its units, then the formations below it.
void CatchUpModel::addBelow(const Subject& group, int depth) {
    const Battle& battle = m_document.battle();
    for (const Subject* officer : battle.all(SubjectKind::Officer)) {
        if (officer->parent == group.id) {
            addRow(*officer, depth);
        }
    }
    for (const Id& id : battle.unitsOf(group)) { // of a side all of them, those in formations too
        const Subject& unit = *battle.find(id);
        if (unit.parent == group.id) {
            addRow(unit, depth);
        }
    }
    for (const Id& formation : battle.formationsOf(group)) {
        addRow(*battle.find(formation), depth);
        addBelow(*battle.find(formation), depth + 1);
    }
}

void CatchUpModel::addRow(const Subject& subject, int depth) {
    const QString number = m_document.number(subject.id);
    const QString name = toText(subject.name);
    m_rows.push_back(
        {subject.id, subject.kind, number.isEmpty() ? name : number + QLatin1Char(' ') + name, depth});
}

void CatchUpModel::addColumns() {
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

/// Null where that subject has no such field.
const Attribute* CatchUpModel::attribute(const QModelIndex& index) const {
    if (!index.isValid() || index.column() == 0) {
        return nullptr;
    }
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    const Column& column = m_columns.at(static_cast<std::size_t>(index.column() - 1));
    const RulePack& rules = m_document.rules();
    const Attribute* attribute = rules.attribute(row.kind, column.field);
    const auto fields = rules.sheets.state.find(row.kind);
    const bool has = column.mark ? row.kind == SubjectKind::Unit
                                 : fields != rules.sheets.state.end() && listed(fields->second, column.field);
    return attribute && has && isSettable(*attribute) && isAsked(row.subject, *attribute) ? attribute
                                                                                          : nullptr;
}

/// What only some units have, such as being over the field, is asked of those. Words are asked of all: they
/// go with what is typed in another column.
bool CatchUpModel::isAsked(const Id& subject, const Attribute& attribute) const {
    const bool word = attribute.type.kind == Type::Kind::Text;
    return word || holds(attribute.shownIf, scopeOf(subject));
}

Scope CatchUpModel::scopeOf(const Id& subject) const {
    return {m_document.rules(), m_document.battle(), subject};
}

/// As it was, as a command gives it.
Json CatchUpModel::present(const Id& subject, const Attribute& attribute) const {
    const Value value = attributeValue(subject, attribute.id, scopeOf(subject));
    switch (attribute.type.kind) {
    case Type::Kind::Flag:
        return value.flag();
    case Type::Kind::Number:
        return value.number();
    default:
        return value.text().empty() ? Json() : Json(value.text());
    }
}

/// As typed, else as it was.
Json CatchUpModel::value(const Id& subject, const Attribute& attribute) const {
    const auto typed = m_typed.find({subject, attribute.id});
    return typed != m_typed.end() ? typed->second : present(subject, attribute);
}

/// The largest count of a cell. What is typed in another column may leave less; the command says so then.
int CatchUpModel::most(const Id& subject, const Attribute& attribute) const {
    constexpr int most = 9999;
    return attribute.most
               ? static_cast<int>(std::max(evaluate(*attribute.most, scopeOf(subject)).number(),
                                           attributeValue(subject, attribute.id, scopeOf(subject)).number()))
               : most;
}

int CatchUpModel::changedFields() const {
    int count = 0;
    const Json all = command();
    for (const auto& [subject, fields] : all.at("set").items()) {
        count += static_cast<int>(fields.size());
    }
    return count;
}

Json CatchUpModel::command() const {
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

int CatchUpModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CatchUpModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_columns.size());
}

QVariant CatchUpModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == 0) {
        return nameData(row, role);
    }
    const Attribute* shown = attribute(index);
    return shown ? cellData(row, *shown, role) : QVariant();
}

QVariant CatchUpModel::nameData(const Row& row, int role) const {
    constexpr int indent = 3;
    switch (role) {
    case Qt::DisplayRole:
        return QString(row.depth * indent, QLatin1Char(' ')) + row.name;
    case Qt::FontRole:
        return m_look.font(14, row.kind == SubjectKind::Formation ? QFont::Bold : QFont::Normal);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return row.name;
    default:
        return {};
    }
}

QString CatchUpModel::shown(const Json& value, const Attribute& attribute) const {
    if (attribute.type.kind == Type::Kind::Number) {
        return value.is_number() ? QString::number(value.get<std::int64_t>()) : QString();
    }
    const std::string id = value.is_string() ? value.get<std::string>() : std::string();
    return toText(valueName(attribute.type, id, m_document.rules(), m_document.battle()));
}

/// Ids and names of the words a cell takes, in turn.
QStringList CatchUpModel::words(const Attribute& attribute) const {
    QStringList words;
    const Vocabulary* vocabulary = m_document.rules().vocabulary(attribute.type.vocabulary);
    for (const Word& word : vocabulary ? vocabulary->words : std::vector<Word>()) {
        words << toText(word.id) << toText(word.name);
    }
    return words;
}

QVariant CatchUpModel::cellData(const Row& row, const Attribute& attribute, int role) const {
    const bool flag = attribute.type.kind == Type::Kind::Flag;
    const bool count = attribute.type.kind == Type::Kind::Number;
    const bool changed = m_typed.contains({row.subject, attribute.id});
    const auto now = [&] { return value(row.subject, attribute); };
    switch (role) {
    case Qt::DisplayRole:
        return shown(now(), attribute);
    case Qt::EditRole:
        return count ? QVariant(now().is_number() ? now().get<int>() : 0)
                     : QVariant(now().is_string() ? toText(now().get<std::string>()) : QString());
    case Qt::CheckStateRole:
        return flag ? QVariant(now() == Json(true) ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (count ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole:
        return m_look.font(14, changed ? QFont::Bold : QFont::Normal);
    case Qt::ForegroundRole:
        return changed ? m_look.theme().accent : m_look.theme().ink;
    case Qt::ToolTipRole:
        return toText(attribute.text.empty() ? attribute.name : attribute.text);
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3")
            .arg(row.name, toText(attribute.name),
                 !flag                 ? shown(now(), attribute)
                 : now() == Json(true) ? tr("yes")
                                       : tr("no"));
    case WordsRole:
        return words(attribute);
    case MostRole:
        return most(row.subject, attribute);
    case CountRole:
        return count;
    default:
        return {};
    }
}

/// Typing the old value again takes the change back.
bool CatchUpModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const Attribute* field = attribute(index);
    if (!field || (role != Qt::EditRole && role != Qt::CheckStateRole)) {
        return false;
    }
    const Json typed = role == Qt::CheckStateRole               ? Json(value.toInt() == Qt::Checked)
                       : field->type.kind == Type::Kind::Number ? Json(value.toInt())
                       : value.toString().isEmpty()             ? Json()
                                                                : Json(fromText(value.toString()));
    const Id& subject = m_rows[static_cast<std::size_t>(index.row())].subject;
    if (typed == present(subject, *field)) {
        m_typed.erase({subject, field->id});
    } else {
        m_typed[{subject, field->id}] = typed;
    }
    Q_EMIT dataChanged(index, index);
    Q_EMIT edited();
    return true;
}

Qt::ItemFlags CatchUpModel::flags(const QModelIndex& index) const {
    const Attribute* field = attribute(index);
    if (!index.isValid() || (index.column() > 0 && !field)) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags base = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return !field
               ? base
               : base | (field->type.kind == Type::Kind::Flag ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

QVariant CatchUpModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == 0 ? tr("Unit") : m_columns.at(static_cast<std::size_t>(section - 1)).name;
}

} // namespace umpire::gui

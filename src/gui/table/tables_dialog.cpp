#include "table/tables_dialog.h"

#include "document/text.h"
#include "look/text_kinds.h"
#include "look/widgets.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/tables_in_battle.h"
#include "umpire/storage/own_tables.h"

#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace umpire::gui {

namespace {

constexpr int tableRole = Qt::UserRole;

std::vector<std::string> columnsIn(const BattleDocument& document, const Table& table) {
    return table.columns ? keysIn(document.rules(), document.battle(), table, true)
                         : std::vector<std::string>{""};
}

} // namespace

/// The cells of one table of the rules as a battle fills them in. What is typed becomes a command with its
/// record and undo; a word may be typed by its first letters.
class CellsModel : public QAbstractTableModel {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::CellsModel)

  public:
    explicit CellsModel(BattleDocument& document, QObject* parent = nullptr)
        : QAbstractTableModel(parent), m_document(document) {}

    /// A cell was filled in, or why not.
    std::function<void(const Answer& answer)> answered;

    void setTable(const Id& table) {
        m_table = table;
        refresh();
    }

    const Table* table() const { return m_document.isOpen() ? m_document.rules().table(m_table) : nullptr; }

    /// Reads the battle anew.
    void refresh() {
        beginResetModel();
        const Table* shown = table();
        m_rows = shown ? keysIn(m_document.rules(), m_document.battle(), *shown, false)
                       : std::vector<std::string>();
        m_columns = shown ? columnsIn(m_document, *shown) : std::vector<std::string>();
        endResetModel();
    }

    /// What heads the rows or columns, as it is typed: "1:2, 1:1, 3:2"; "" while blank.
    QString heads(bool columns) const {
        const Table* shown = table();
        QStringList heads;
        if (shown && (!columns || shown->columns)) {
            for (const std::string& head : keysIn(m_document.rules(), m_document.battle(), *shown, columns)) {
                heads << toText(head);
            }
        }
        return heads.join(QStringLiteral(", "));
    }

    /// What all other cells say.
    QString rest() const { return told(m_document.battle().cell({m_table, restOfTable, ""})); }

    /// Both as commands; the answer is told by `answered`.
    void setHeads(bool columns, const QString& text) {
        Json heads = Json::array();
        for (const QString& head : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            heads.push_back(fromText(head.trimmed()));
        }
        run({{columns ? "columns" : "rows", heads.empty() ? Json() : heads}});
    }

    void setRest(const QString& text) { run({{"row", restOfTable}, {"value", meant(text)}}); }

    /// How many cells a table has, and how many of them are blank.
    static std::pair<int, int> count(const BattleDocument& document, const Table& table) {
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

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override {
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

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override {
        const auto& heads = orientation == Qt::Vertical ? m_rows : m_columns;
        if (role != Qt::DisplayRole || section < 0 || section >= static_cast<int>(heads.size())) {
            return {};
        }
        const std::string& head = heads[static_cast<std::size_t>(section)];
        return head.empty() ? tr("What it says") : toText(head);
    }

    Qt::ItemFlags flags(const QModelIndex& index) const override {
        return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
    }

    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override {
        if (role != Qt::EditRole || value.toString() == data(index, Qt::EditRole).toString()) {
            return false;
        }
        Json fields{{"row", m_rows[static_cast<std::size_t>(index.row())]},
                    {"value", meant(value.toString())}};
        if (const std::string& column = m_columns[static_cast<std::size_t>(index.column())];
            !column.empty()) {
            fields["column"] = column;
        }
        return run(fields);
    }

  private:
    QString told(const Value& value) const {
        const Table* shown = table();
        const std::string vocabulary = shown ? shown->type.vocabulary : std::string();
        return value.isNone()   ? QString()
               : value.isText() ? toText(m_document.rules().wordName(vocabulary, value.text()))
                                : QString::number(value.number());
    }

    /// The number, or the word that is the only one to begin so; anything else as it is, for the rules to say
    /// what is wrong with it.
    Json meant(const QString& text) const {
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

    bool run(const Json& fields) {
        Json command = fields;
        command["table"] = m_table;
        const Answer answer = m_document.execute(commandOf(Verb::Fill, command));
        answered(answer);
        return answer.ok;
    }

    BattleDocument& m_document;
    Id m_table;
    std::vector<std::string> m_rows;
    std::vector<std::string> m_columns; ///< one "" for a table without columns
};

TablesDialog::TablesDialog(const Look& look, BattleDocument& document, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_model(new CellsModel(document, this)),
      m_list(new QListWidget(this)), m_text(new QLabel(this)), m_rows(new QLineEdit(this)),
      m_columns(new QLineEdit(this)), m_rest(new QLineEdit(this)), m_find(new QLineEdit(this)),
      m_cells(new QTableView(this)), m_said(new QLabel(this)),
      m_keep(new QPushButton(tr("&Keep for later battles"), this)) {
    setObjectName(QStringLiteral("tablesDialog"));
    setWindowTitle(tr("Tables of the rules"));
    build();
    join();
    refresh();
    resize(dialogSize(m_look, *this, 900, 600));
}

void TablesDialog::build() {
    const std::pair<QWidget*, const char*> names[] = {
        {m_list, "tablesList"}, {m_rows, "tableRows"},   {m_columns, "tableColumns"}, {m_rest, "tableRest"},
        {m_find, "tableFind"},  {m_cells, "tableCells"}, {m_said, "tableSaid"},       {m_keep, "keepTables"}};
    for (const auto& [widget, name] : names) {
        widget->setObjectName(QLatin1String(name));
    }
    m_list->setAccessibleName(tr("Tables"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cells->setAccessibleName(tr("Cells of the table"));
    m_find->setPlaceholderText(tr("Go to a row"));
    m_find->setAccessibleName(tr("Go to a row"));
    m_text->setWordWrap(true);
    m_said->setWordWrap(true);
    m_cells->setModel(m_model);
    m_cells->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_cells->setTabKeyNavigation(true);
    m_cells->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_keep->setToolTip(tr("What is filled in here stands in every battle that is begun later"));
    auto* heads = new QFormLayout;
    heads->addRow(tr("Heads of the rows:"), m_rows);
    heads->addRow(tr("Heads of the columns:"), m_columns);
    heads->addRow(tr("All that stays blank:"), m_rest);
    auto* right = new QVBoxLayout;
    right->addWidget(m_text);
    right->addLayout(heads);
    right->addWidget(m_find);
    right->addWidget(m_cells, 1);
    right->addWidget(m_said);
    auto* body = new QHBoxLayout;
    body->addWidget(m_list, 1);
    body->addLayout(right, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_keep, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(body, 1);
    layout->addWidget(buttons);
    for (QPushButton* button : findChildren<QPushButton*>()) {
        button->setAutoDefault(false); // Enter belongs to what is typed
    }
}

void TablesDialog::join() {
    connect(m_list, &QListWidget::currentRowChanged, this, &TablesDialog::showCurrent);
    m_model->answered = [this](const Answer& answer) { say(answer); };
    connect(m_rows, &QLineEdit::editingFinished, this, [this] {
        if (m_rows->isModified()) {
            m_model->setHeads(false, m_rows->text());
        }
    });
    connect(m_columns, &QLineEdit::editingFinished, this, [this] {
        if (m_columns->isModified()) {
            m_model->setHeads(true, m_columns->text());
        }
    });
    connect(m_rest, &QLineEdit::editingFinished, this, [this] {
        if (m_rest->isModified()) {
            m_model->setRest(m_rest->text());
        }
    });
    connect(m_find, &QLineEdit::textEdited, this, [this](const QString& text) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_model->headerData(row, Qt::Vertical).toString().startsWith(text, Qt::CaseInsensitive)) {
                m_cells->setCurrentIndex(m_model->index(row, 0));
                return;
            }
        }
    });
    connect(m_find, &QLineEdit::returnPressed, this, [this] {
        m_cells->setFocus();
        m_cells->edit(m_cells->currentIndex());
    });
    connect(m_keep, &QPushButton::clicked, this, &TablesDialog::keep);
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind != ChangeEvent::Kind::Saved) {
            refresh();
        }
    });
}

/// What it is called, and how much of it is still to be filled in.
QString TablesDialog::nameOf(const Table& table) const {
    const auto [all, blank] = CellsModel::count(m_document, table);
    const QString name = toText(table.name);
    return all == 0     ? tr("%1: no heads yet").arg(name)
           : blank == 0 ? tr("%1: filled in").arg(name)
                        : tr("%1: %2 of %3 blank").arg(name).arg(blank).arg(all);
}

void TablesDialog::listTables() {
    const int before = std::max(0, m_list->currentRow());
    m_list->clear();
    if (m_document.isOpen()) {
        for (const Table& table : m_document.rules().tables) {
            auto* item = new QListWidgetItem(nameOf(table), m_list);
            item->setData(tableRole, toText(table.id));
        }
    }
    m_list->setCurrentRow(std::min(before, m_list->count() - 1));
    const int names = m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + m_look.px(16);
    m_list->setMinimumWidth(std::min(names, dialogSize(m_look, *this, 900, 600).width() * 2 / 5));
}

void TablesDialog::refresh() {
    const QModelIndex at = m_cells->currentIndex();
    {
        const QScopedValueRollback<bool> quiet(m_refreshing, true);
        listTables();
    }
    const QListWidgetItem* item = m_list->currentItem();
    if (item && (!m_model->table() || toText(m_model->table()->id) != item->data(tableRole).toString())) {
        showCurrent(); // it was just opened, or other rules have come
        return;
    }
    m_model->refresh();
    showHeads();
    m_cells->setCurrentIndex(m_model->index(at.row(), at.column()));
}

void TablesDialog::showCurrent() {
    const QListWidgetItem* item = m_list->currentItem();
    if (m_refreshing || !item) {
        return;
    }
    m_model->setTable(fromText(item->data(tableRole).toString()));
    m_said->clear();
    m_find->clear();
    showHeads();
}

void TablesDialog::showHeads() {
    const Table* table = m_model->table();
    m_text->setText(table ? toText(table->text) : QString());
    m_text->setVisible(table && !table->text.empty());
    const bool rows = table && !table->rows.isFixed();
    const bool columns = table && table->columns && !table->columns->isFixed();
    auto* form = m_rows->parentWidget()->findChild<QFormLayout*>();
    const std::pair<QLineEdit*, bool> shown[] = {
        {m_rows, rows}, {m_columns, columns}, {m_rest, table && table->rows.isFixed() && !table->columns}};
    for (const auto& [edit, there] : shown) {
        form->setRowVisible(edit, there);
    }
    m_rows->setText(rows ? m_model->heads(false) : QString());
    m_columns->setText(columns ? m_model->heads(true) : QString());
    m_rest->setText(table ? m_model->rest() : QString());
    constexpr int few = 24;
    m_find->setVisible(m_model->rowCount() > few);
}

void TablesDialog::showTable(const Id& table) {
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(tableRole).toString() == toText(table)) {
            m_list->setCurrentRow(row);
        }
    }
}

void TablesDialog::commit() {
    const QPointer<QWidget> typing = focusWidget();
    if (isVisible() && typing) {
        typing->clearFocus();
        QWidget* next = typing && typing->isVisible() ? typing.data() : m_cells;
        next->setFocus();
    }
}

void TablesDialog::say(const Answer& answer) {
    setInk(*m_said, m_look.theme().alarm);
    m_said->setText(answer.ok ? QString() : toText(answer.refusal.message));
    m_said->setVisible(!answer.ok);
    Q_EMIT answered(answer);
}

void TablesDialog::keep() {
    const auto path = ownTablesOf(m_document.rules());
    const std::string problem =
        path.empty() ? std::string() : keepOwnTables(m_document.rules(), m_document.battle(), path);
    const bool kept = !path.empty() && problem.empty();
    setInk(*m_said, kept ? m_look.theme().ink : m_look.theme().alarm);
    m_said->setVisible(true);
    m_said->setText(
        path.empty() ? tr("There is no folder of your own to keep them in: HOME is not set.")
        : problem.empty()
            ? tr("Kept in %1: battles that are begun from now on have them.").arg(toText(path.string()))
            : toText(problem));
}

} // namespace umpire::gui

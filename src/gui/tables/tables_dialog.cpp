#include "tables/tables_dialog.h"

#include "document/text.h"
#include "look/dialog_size.h"
#include "look/text_kinds.h"
#include "tables/cells_model.h"
#include "umpire/storage/own_tables.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

namespace umpire::gui {

namespace {

constexpr int tableRole = Qt::UserRole;

} // namespace

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
    m_cells->horizontalHeader()->setSectionResizeMode(QHeaderView::Segment);
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
    connect(m_model, &CellsModel::answered, this, &TablesDialog::say);
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

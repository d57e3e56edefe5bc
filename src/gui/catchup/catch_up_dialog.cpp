#include "catchup/catch_up_dialog.h"

#include "catchup/catch_up_model.h"
#include "document/record_text.h"
#include "document/text.h"
#include "look/dialog_size.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

namespace umpire::gui {

CatchUpDialog::CatchUpDialog(const Look& look, BattleDocument& document, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_model(new CatchUpModel(look, document, this)),
      m_table(new QTableView(this)) {
    setObjectName(QStringLiteral("catchUpDialog"));
    setWindowTitle(tr("A turn played on paper"));
    build();
    restyle();
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
    auto* text = new QLabel(
        tr("Type in what the state sheet says now. Digits and letters change a cell, space ticks a "
           "mark, Tab and arrows go on. All of it becomes one record."),
        this);
    text->setWordWrap(true);
    layout->addWidget(text);
    layout->addWidget(makeClock());
    m_table->setObjectName(QStringLiteral("catchUpTable"));
    m_table->setAccessibleName(tr("Units, officers and formations"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CatchUpDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked |
                             QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->setCornerButtonEnabled(false);
    layout->addWidget(m_table, 1);
    m_said = new QLabel(this);
    m_said->setObjectName(QStringLiteral("catchUpSaid"));
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    layout->addWidget(m_said);
    layout->addWidget(makeButtons());
    connect(m_model, &CatchUpModel::edited, this, &CatchUpDialog::refresh);
}

QWidget* CatchUpDialog::makeClock() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_turn = new QSpinBox(row);
    m_turn->setObjectName(QStringLiteral("catchUpTurn"));
    m_turn->setRange(1, static_cast<int>(Battle::mostTurns));
    m_side = new QComboBox(row);
    m_side->setObjectName(QStringLiteral("catchUpSide"));
    m_phase = new QComboBox(row);
    m_phase->setObjectName(QStringLiteral("catchUpPhase"));
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
    m_model->sheet().setClock(clock);
    refresh();
}

QWidget* CatchUpDialog::makeButtons() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Reason"), row);
    m_reason = new QLineEdit(tr("Played on paper"), row);
    m_reason->setObjectName(QStringLiteral("catchUpReason"));
    m_reason->setAccessibleName(tr("Reason"));
    label->setBuddy(m_reason);
    m_accept = new QPushButton(tr("&Enter as one record"), row);
    m_accept->setObjectName(QStringLiteral("catchUpAccept"));
    m_accept->setAccessibleName(tr("Enter as one record"));
    m_accept->setToolTip(tr("Ctrl+Return"));
    m_accept->setShortcut(Qt::CTRL | Qt::Key_Return);
    m_accept->setAutoDefault(false);
    auto* cancel = new QPushButton(tr("Cancel"), row);
    cancel->setAccessibleName(tr("Cancel"));
    cancel->setToolTip(tr("Esc"));
    cancel->setAutoDefault(false);
    layout->addWidget(label);
    layout->addWidget(m_reason, 1);
    layout->addWidget(cancel);
    layout->addWidget(m_accept);
    connect(m_accept, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    return row;
}

void CatchUpDialog::restyle() {
    resize(dialogSize(m_look, *this, 1100, 760));
    layout()->setContentsMargins(m_look.px(16), m_look.px(12), m_look.px(16), m_look.px(12));
    layout()->setSpacing(m_look.px(12));
    m_table->verticalHeader()->setDefaultSectionSize(m_look.target(30) + 1); // with its line
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(false);
}

Json CatchUpDialog::command() const {
    Json command = m_model->sheet().command();
    command["reason"] = fromText(m_reason->text());
    return command;
}

/// What would be entered, or why it cannot be.
void CatchUpDialog::refresh() {
    const bool empty = m_model->sheet().isEmpty();
    const Preview preview = empty ? Preview() : m_document.preview(command());
    m_accept->setEnabled(!empty && preview.ok);
    if (empty) {
        m_said->setText(tr("Nothing is changed yet."));
    } else if (!preview.ok) {
        m_said->setText(tr("Not possible: %1").arg(toText(preview.refusal.message)));
    } else {
        m_said->setText(
            sayCounted("CatchUpDialog", "%n field changed: %1", "%n fields changed: %1",
                       m_model->sheet().changedFields())
                .arg(ChangeText(m_document.session()).of(preview.changes).join(QStringLiteral("; "))));
    }
}

/// A cell that is still being typed in counts.
void CatchUpDialog::accept() {
    m_accept->setFocus();
    if (m_model->sheet().isEmpty()) {
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
    if (m_model->sheet().isEmpty() || m_said->text() == warning) {
        QDialog::reject();
        return;
    }
    m_said->setText(warning);
}

QWidget* CatchUpDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                       const QModelIndex& index) const {
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

void CatchUpDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* count = qobject_cast<QSpinBox*>(editor)) {
        count->setValue(index.data(Qt::EditRole).toInt());
        count->selectAll();
    } else if (auto* words = qobject_cast<QComboBox*>(editor)) {
        words->setCurrentIndex(words->findData(index.data(Qt::EditRole)));
    }
}

void CatchUpDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                   const QModelIndex& index) const {
    if (auto* count = qobject_cast<QSpinBox*>(editor)) {
        count->interpretText();
        model->setData(index, count->value());
    } else if (auto* words = qobject_cast<QComboBox*>(editor)) {
        model->setData(index, words->currentData());
    }
}

} // namespace umpire::gui

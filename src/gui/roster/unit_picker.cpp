#include "roster/unit_picker.h"

#include "document/text.h"
#include "look/dialog_size.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace umpire::gui {

namespace {

constexpr int unitRole = Qt::UserRole;
constexpr int mostTurns = 1000;

} // namespace

UnitPicker::UnitPicker(const Look& look, const BattleDocument& document, const Setup& setup, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_find(new QLineEdit(this)),
      m_tree(new QTreeWidget(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setObjectName(QStringLiteral("unitPicker"));
    setWindowTitle(setup.title);
    auto* text = new QLabel(setup.text, this);
    text->setWordWrap(true);
    m_find->setObjectName(QStringLiteral("unitPickerFind"));
    m_find->setPlaceholderText(tr("Find: part of a name"));
    m_find->setAccessibleName(tr("Find a unit"));
    m_find->setClearButtonEnabled(true);
    m_tree->setObjectName(QStringLiteral("unitPickerTree"));
    m_tree->setAccessibleName(tr("Units"));
    m_tree->setHeaderHidden(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(m_find);
    layout->addWidget(m_tree, 1);
    if (setup.turn > 0) {
        addTurn(setup.turn);
    }
    for (QAbstractButton* button : m_buttons->buttons()) {
        button->setAccessibleName(button->text().remove(QLatin1Char('&')));
    }
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("unitPickerTake"));
    layout->addWidget(m_buttons);
    fill(setup);
    connect(m_find, &QLineEdit::textChanged, this, &UnitPicker::find);
    connect(m_tree, &QTreeWidget::itemChanged, this, &UnitPicker::settle);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT picked(ticked(), m_turn ? m_turn->value() : 0);
        accept();
    });
    settle();
    resize(dialogSize(look, *this, 560, 620));
}

void UnitPicker::addTurn(int turn) {
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("They arrive in turn"), this);
    m_turn = new QSpinBox(this);
    m_turn->setObjectName(QStringLiteral("unitPickerTurn"));
    m_turn->setAccessibleName(label->text());
    m_turn->setRange(1, mostTurns);
    m_turn->setValue(turn);
    label->setBuddy(m_turn);
    row->addWidget(label);
    row->addWidget(m_turn);
    row->addStretch(1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void UnitPicker::fill(const Setup& setup) {
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        if (QTreeWidgetItem* item = addPlace(*side, setup)) {
            m_tree->addTopLevelItem(item);
        }
    }
    m_tree->expandAll();
    makeRoom();
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
}

/// Room above and below the box to tick.
void UnitPicker::makeRoom() {
    for (QTreeWidgetItemIterator item(m_tree); *item; ++item) {
        (*item)->setSizeHint(0, QSize(0, m_look.px(26)));
    }
}

/// A side or formation with the eligible units below it; null where there are none.
QTreeWidgetItem* UnitPicker::addPlace(const Subject& place, const Setup& setup) {
    auto* item = new QTreeWidgetItem({toText(place.name)});
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    addBelow(*item, place.id, setup);
    if (item->childCount() == 0) {
        delete item;
        return nullptr;
    }
    return item;
}

void UnitPicker::addBelow(QTreeWidgetItem& place, const Id& above, const Setup& setup) {
    for (const Subject* unit : m_document.battle().all(SubjectKind::Unit)) {
        if (unit->parent != above || !setup.eligible(*unit)) {
            continue;
        }
        const QString id = toText(unit->id);
        auto* item = new QTreeWidgetItem(
            &place, {(m_document.number(unit->id) + QStringLiteral("  ") + toText(unit->name)).trimmed()});
        item->setData(0, unitRole, id);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
        item->setCheckState(0, setup.ticked.contains(id) ? Qt::Checked : Qt::Unchecked);
    }
    for (const Subject* formation : m_document.battle().all(SubjectKind::Formation)) {
        if (formation->parent == above) {
            if (QTreeWidgetItem* item = addPlace(*formation, setup)) {
                place.addChild(item);
            }
        }
    }
}

void UnitPicker::find(const QString& words) {
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        narrow(*m_tree->topLevelItem(i), words.trimmed(), false);
    }
}

/// Shows an item whose name, or that of one above or below it, holds the words.
bool UnitPicker::narrow(QTreeWidgetItem& item, const QString& words, bool all) {
    const bool own = all || item.text(0).contains(words, Qt::CaseInsensitive);
    bool below = false;
    for (int i = 0; i < item.childCount(); ++i) {
        below = narrow(*item.child(i), words, own) || below;
    }
    item.setHidden(!own && !below);
    return own || below;
}

QStringList UnitPicker::ticked() const {
    QStringList ids;
    for (QTreeWidgetItemIterator item(m_tree); *item; ++item) {
        const QString id = (*item)->data(0, unitRole).toString();
        if (!id.isEmpty() && (*item)->checkState(0) == Qt::Checked) {
            ids << id;
        }
    }
    return ids;
}

void UnitPicker::settle() {
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!ticked().isEmpty());
}

} // namespace umpire::gui

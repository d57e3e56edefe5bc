#include "houserules/contents_tree.h"

#include "document/text.h"
#include "houserules/value_text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QTimer>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

bool hasChanged(const HousePart& part) {
    return std::any_of(part.lists.begin(), part.lists.end(), [](const HouseList& list) {
        return std::any_of(list.entries.begin(), list.entries.end(),
                           [](const HouseEntry& entry) { return entry.state != HouseState::AsBelow; });
    });
}

} // namespace

/// A part, a list or an entry of the rules.
struct ContentsTree::Row : QTreeWidgetItem {
    Row(QTreeWidgetItem& above, QString itsKey, const HouseList* itsList,
        const HouseEntry* itsEntry = nullptr)
        : QTreeWidgetItem(&above), key(std::move(itsKey)), list(itsList), entry(itsEntry) {}

    QString key; ///< stays as it is while the rules change
    const HouseList* list;
    const HouseEntry* entry;
    QString words; ///< by which an entry is found

    bool isChanged() const { return entry && entry->state != HouseState::AsBelow; }
};

ContentsTree::ContentsTree(const Look& look, HouseDraft& draft, QWidget* parent)
    : QWidget(parent), m_look(look), m_draft(draft), m_find(new QLineEdit(this)),
      m_onlyChanged(new QCheckBox(tr("Only what is &changed"), this)), m_tree(new QTreeWidget(this)),
      m_none(makeLabel(this, "houseNothingFound", "muted", tr("Nothing of that name."))) {
    setObjectName(QStringLiteral("houseContents"));
    build();
    connect(m_find, &QLineEdit::textChanged, this, &ContentsTree::filter);
    connect(m_find, &QLineEdit::returnPressed, this, &ContentsTree::goToFirst);
    connect(m_onlyChanged, &QCheckBox::toggled, this, &ContentsTree::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        if (!m_filling) {
            choose();
        }
    });
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] {
        if (entry()) {
            Q_EMIT entered();
        }
    });
    connect(&m_draft, &HouseDraft::opened, this, &ContentsTree::fill);
    connect(&m_draft, &HouseDraft::changed, this, &ContentsTree::refresh);
    connect(&m_look, &Look::changed, this, &ContentsTree::restyle);
    restyle();
}

void ContentsTree::build() {
    named(m_find, "houseFind", tr("Find an entry of the rules"));
    m_find->setPlaceholderText(tr("Find (Ctrl+F)"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    named(m_onlyChanged, "houseOnlyChanged", tr("Only what these house rules change"));
    named(m_tree, "houseTree", tr("What the rules say"));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_none->hide();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_find);
    layout->addWidget(m_onlyChanged);
    layout->addWidget(m_none);
    layout->addWidget(m_tree, 1);
}

void ContentsTree::restyle() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(12), m_look.px(4), 0);
    layout()->setSpacing(m_look.px(6));
    m_tree->setIndentation(m_look.px(16));
}

void ContentsTree::fill() {
    const QScopedValueRollback<bool> quiet(m_filling, true);
    m_tree->clear();
    m_parts = m_draft.isOpen() ? m_draft.rules().contents() : std::vector<HousePart>();
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const HousePart& part = m_parts[i];
        const HouseList* only = part.lists.size() == 1 ? &part.lists.front() : nullptr;
        auto* row = new Row(*m_tree->invisibleRootItem(), QString::number(i), only);
        const bool changed = hasChanged(part);
        const QString name = toText(part.name);
        row->setText(0, !part.readable ? tr("× %1").arg(name) : changed ? tr("✎ %1").arg(name) : name);
        row->setData(0, Qt::AccessibleTextRole,
                     !part.readable ? tr("%1, cannot be read").arg(name)
                     : changed      ? tr("%1, changed").arg(name)
                                    : name);
        row->setToolTip(0, toText(part.file));
        QFont bold = m_tree->font();
        bold.setBold(true);
        row->setFont(0, bold);
        for (const HouseList& list : part.lists) {
            Row* head = row;
            if (!only) {
                head = new Row(*row, QStringLiteral("%1 %2").arg(i).arg(row->childCount()), &list);
                head->setText(0, toText(list.name));
            }
            addEntries(*head, list);
        }
    }
    filter();
}

void ContentsTree::addEntries(Row& under, const HouseList& list) {
    Row* last = nullptr;
    for (const HouseEntry& entry : list.entries) {
        const bool inside = entry.depth > 0 && last;
        auto* row = new Row(inside ? *last : under, toText(entry.path.text()), &list, &entry);
        last = inside ? last : row;
        markEntry(*row);
    }
}

void ContentsTree::markEntry(Row& row) const {
    // A name that only the battle makes whole says too little here.
    const QString id = toText(row.entry->id);
    const QString given = toText(row.entry->name);
    const QString name = given.contains(QChar(0x2026)) ? tr("%1 (%2)").arg(given, id) : given;
    const QString word = stateWord(row.entry->state);
    row.setText(0, word.isEmpty() ? name : tr("%1 %2 · %3").arg(stateSign(row.entry->state), name, word));
    row.setData(0, Qt::AccessibleTextRole, word.isEmpty() ? name : tr("%1, %2").arg(name, word));
    row.setToolTip(0, tipOf(QStringLiteral("%1\n%2").arg(name, id)));
    row.words = name + QLatin1Char(' ') + id;
    QFont font = m_tree->font();
    font.setBold(row.isChanged());
    row.setFont(0, font);
}

/// Whoever hears of it may take over what was typed elsewhere: rows are made anew when the tree has settled.
void ContentsTree::choose() {
    {
        const QScopedValueRollback<bool> choosing(m_choosing, true);
        Q_EMIT chosen();
    }
    if (std::exchange(m_stale, false)) {
        QTimer::singleShot(0, this, &ContentsTree::refresh);
    }
}

/// What is chosen and what is unfolded stay.
void ContentsTree::refresh() {
    m_stale = m_choosing;
    if (!m_draft.isOpen() || m_choosing) {
        return;
    }
    const QString at = current() ? current()->key : QString();
    QSet<QString> unfolded;
    for (const Row* row : rows()) {
        if (row->isExpanded()) {
            unfolded.insert(row->key);
        }
    }
    fill();
    const QScopedValueRollback<bool> quiet(m_filling, true);
    for (Row* row : rows()) {
        if (unfolded.contains(row->key)) {
            row->setExpanded(true);
        }
        if (row->key == at) {
            m_tree->setCurrentItem(row);
        }
    }
}

/// All of them, from above.
std::vector<ContentsTree::Row*> ContentsTree::rows() const {
    std::vector<Row*> rows;
    for (QTreeWidgetItemIterator row(m_tree); *row; ++row) {
        rows.push_back(static_cast<Row*>(*row));
    }
    return rows;
}

ContentsTree::Row* ContentsTree::current() const {
    return static_cast<Row*>(m_tree->currentItem());
}

void ContentsTree::filter() {
    const QString wanted = m_find->text().trimmed();
    const bool only = m_onlyChanged->isChecked();
    bool any = m_tree->topLevelItemCount() == 0;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        any = filterRow(static_cast<Row&>(*m_tree->topLevelItem(i)), wanted, only, false) || any;
    }
    m_none->setVisible(!any);
}

/// Down leads from the line into the tree: to what is chosen there, else to the first row.
bool ContentsTree::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Down) {
        return QWidget::eventFilter(watched, event);
    }
    const QTreeWidgetItem* at = m_tree->currentItem();
    if (!m_find->text().trimmed().isEmpty()) {
        goToFirst();
    } else if (!at || at->isHidden()) {
        const QTreeWidgetItemIterator first(m_tree, QTreeWidgetItemIterator::NotHidden);
        m_tree->setCurrentItem(*first);
    }
    m_tree->setFocus(Qt::TabFocusReason);
    return true;
}

/// The first entry that was found.
void ContentsTree::goToFirst() {
    const QString wanted = m_find->text().trimmed();
    for (Row* row : rows()) {
        if (!row->isHidden() && row->entry && row->words.contains(wanted, Qt::CaseInsensitive)) {
            m_tree->setCurrentItem(row);
            break;
        }
    }
    m_tree->setFocus();
}

/// Whether it is shown. `all`: something above it was found by name.
bool ContentsTree::filterRow(Row& row, const QString& wanted, bool only, bool all) const {
    const QString said = row.entry ? row.words : row.text(0);
    const bool named = all || wanted.isEmpty() || said.contains(wanted, Qt::CaseInsensitive);
    bool below = false;
    for (int i = 0; i < row.childCount(); ++i) {
        below =
            filterRow(static_cast<Row&>(*row.child(i)), wanted, only, named && !wanted.isEmpty()) || below;
    }
    const bool own = named && (only ? row.isChanged() : row.entry || wanted.isEmpty() || !below);
    const bool shown = below || own;
    row.setHidden(!shown);
    if (below && (only || !wanted.isEmpty())) {
        row.setExpanded(true);
    }
    return shown;
}

const HouseList* ContentsTree::list() const {
    return current() ? current()->list : nullptr;
}

const HouseEntry* ContentsTree::entry() const {
    return current() ? current()->entry : nullptr;
}

bool ContentsTree::goTo(const HousePath& path) {
    for (HousePath wanted = path; !wanted.steps.empty(); wanted = wanted.above()) {
        for (Row* row : rows()) {
            if (row->entry && row->entry->path == wanted) {
                if (row->isHidden()) {
                    m_find->clear();
                    m_onlyChanged->setChecked(false);
                }
                m_tree->setCurrentItem(row);
                m_tree->scrollToItem(row);
                return true;
            }
        }
    }
    return false;
}

void ContentsTree::focusFind() {
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

} // namespace umpire::gui

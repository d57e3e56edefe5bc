#include "houserules/contents_tree.h"

#include "document/text.h"
#include "houserules/value_text.h"
#include "look/plain_texts.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QTimer>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

constexpr int placeRole = Qt::UserRole;
constexpr int pathRole = Qt::UserRole + 1;
constexpr int wordsRole = Qt::UserRole + 2;
constexpr int changedRole = Qt::UserRole + 3;

bool hasChanged(const HousePart& part) {
    return std::any_of(part.lists.begin(), part.lists.end(), [](const HouseList& list) {
        return std::any_of(list.entries.begin(), list.entries.end(),
                           [](const HouseEntry& entry) { return entry.state != HouseState::AsBelow; });
    });
}

} // namespace

ContentsTree::ContentsTree(const Look& look, HouseDraft& draft, QWidget* parent)
    : QWidget(parent), m_look(look), m_draft(draft), m_find(new QLineEdit(this)),
      m_onlyChanged(new QCheckBox(tr("Only what is &changed"), this)), m_tree(new QTreeWidget(this)),
      m_none(new QLabel(this)) {
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
    m_find->setObjectName(QStringLiteral("houseFind"));
    m_find->setAccessibleName(tr("Find an entry of the rules"));
    m_find->setPlaceholderText(tr("Find (Ctrl+F)"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    m_onlyChanged->setObjectName(QStringLiteral("houseOnlyChanged"));
    m_onlyChanged->setAccessibleName(tr("Only what these house rules change"));
    m_tree->setObjectName(QStringLiteral("houseTree"));
    m_tree->setAccessibleName(tr("What the rules say"));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_none->setObjectName(QStringLiteral("houseNothingFound"));
    m_none->setProperty("kind", QStringLiteral("muted"));
    m_none->setWordWrap(true);
    m_none->setText(tr("Nothing of that name."));
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
    for (int part = 0; part < static_cast<int>(m_parts.size()); ++part) {
        const HousePart& here = m_parts[static_cast<std::size_t>(part)];
        auto* row = new QTreeWidgetItem(m_tree);
        const bool changed = hasChanged(here);
        const QString name = toText(here.name);
        row->setText(0, !here.readable ? tr("× %1").arg(name) : changed ? tr("✎ %1").arg(name) : name);
        row->setData(0, Qt::AccessibleTextRole,
                     !here.readable ? tr("%1, cannot be read").arg(name)
                     : changed      ? tr("%1, changed").arg(name)
                                    : name);
        row->setToolTip(0, toText(here.file));
        row->setData(0, placeRole, QList<QVariant>{part, -1, -1});
        QFont bold = m_tree->font();
        bold.setBold(true);
        row->setFont(0, bold);
        for (int list = 0; list < static_cast<int>(here.lists.size()); ++list) {
            here.lists.size() == 1 ? addEntries(*row, part, list) : addList(*row, part, list);
        }
    }
    filter();
}

void ContentsTree::addList(QTreeWidgetItem& under, int part, int list) {
    const HouseList& here = m_parts[static_cast<std::size_t>(part)].lists[static_cast<std::size_t>(list)];
    auto* row = new QTreeWidgetItem(&under, {toText(here.name)});
    row->setData(0, placeRole, QList<QVariant>{part, list, -1});
    addEntries(*row, part, list);
}

void ContentsTree::addEntries(QTreeWidgetItem& under, int part, int list) {
    const HouseList& here = m_parts[static_cast<std::size_t>(part)].lists[static_cast<std::size_t>(list)];
    QTreeWidgetItem* last = nullptr;
    for (int i = 0; i < static_cast<int>(here.entries.size()); ++i) {
        const HouseEntry& entry = here.entries[static_cast<std::size_t>(i)];
        const bool inside = entry.depth > 0 && last;
        auto* row = inside ? new QTreeWidgetItem(last) : new QTreeWidgetItem(&under);
        last = inside ? last : row;
        row->setData(0, placeRole, QList<QVariant>{part, list, i});
        row->setData(0, pathRole, toText(entry.path.text()));
        markEntry(*row, entry);
    }
}

void ContentsTree::markEntry(QTreeWidgetItem& row, const HouseEntry& entry) const {
    // A name that only the battle makes whole says too little here.
    const bool whole = !toText(entry.name).contains(QChar(0x2026));
    const QString name = whole ? toText(entry.name) : tr("%1 (%2)").arg(toText(entry.name), toText(entry.id));
    const QString word = stateWord(entry.state);
    row.setText(0, word.isEmpty() ? name : tr("%1 %2 · %3").arg(stateSign(entry.state), name, word));
    row.setData(0, Qt::AccessibleTextRole, word.isEmpty() ? name : tr("%1, %2").arg(name, word));
    row.setToolTip(0, tipOf(QStringLiteral("%1\n%2").arg(name, toText(entry.id))));
    row.setData(0, wordsRole, QString(name + QLatin1Char(' ') + toText(entry.id)));
    row.setData(0, changedRole, !word.isEmpty());
    QFont font = m_tree->font();
    font.setBold(!word.isEmpty());
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
    QStringList open;
    const QString at =
        m_tree->currentItem() ? m_tree->currentItem()->data(0, pathRole).toString() : QString();
    const QList<QVariant> place =
        m_tree->currentItem() ? m_tree->currentItem()->data(0, placeRole).toList() : QList<QVariant>();
    QSet<QString> unfolded;
    const auto keyOf = [](const QTreeWidgetItem& row) {
        const QString path = row.data(0, pathRole).toString();
        const QList<QVariant> where = row.data(0, placeRole).toList();
        return path.isEmpty()
                   ? QStringLiteral("%1 %2").arg(where.value(0).toInt()).arg(where.value(1).toInt())
                   : path;
    };
    for (QTreeWidgetItemIterator row(m_tree); *row; ++row) {
        if ((*row)->isExpanded()) {
            unfolded.insert(keyOf(**row));
        }
    }
    fill();
    const QScopedValueRollback<bool> quiet(m_filling, true);
    for (QTreeWidgetItemIterator row(m_tree); *row; ++row) {
        if (unfolded.contains(keyOf(**row))) {
            (*row)->setExpanded(true);
        }
        const bool same = at.isEmpty() ? (*row)->data(0, placeRole).toList() == place
                                       : (*row)->data(0, pathRole).toString() == at;
        if (same && !place.isEmpty()) {
            m_tree->setCurrentItem(*row);
        }
    }
}

void ContentsTree::filter() {
    const QString wanted = m_find->text().trimmed();
    const bool only = m_onlyChanged->isChecked();
    bool any = m_tree->topLevelItemCount() == 0;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        any = filterRow(*m_tree->topLevelItem(i), wanted, only, false) || any;
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
    for (QTreeWidgetItemIterator row(m_tree, QTreeWidgetItemIterator::NotHidden); *row; ++row) {
        const QString words = (*row)->data(0, wordsRole).toString();
        if (!words.isEmpty() && words.contains(wanted, Qt::CaseInsensitive)) {
            m_tree->setCurrentItem(*row);
            break;
        }
    }
    m_tree->setFocus();
}

/// Whether it is shown. `all`: something above it was found by name.
bool ContentsTree::filterRow(QTreeWidgetItem& row, const QString& wanted, bool only, bool all) const {
    const QString words = row.data(0, wordsRole).toString();
    const QString said = words.isEmpty() ? row.text(0) : words;
    const bool named = all || wanted.isEmpty() || said.contains(wanted, Qt::CaseInsensitive);
    bool below = false;
    for (int i = 0; i < row.childCount(); ++i) {
        below = filterRow(*row.child(i), wanted, only, named && !wanted.isEmpty()) || below;
    }
    const bool entry = !row.data(0, pathRole).toString().isEmpty();
    const bool own =
        named && (only ? row.data(0, changedRole).toBool() : entry || wanted.isEmpty() || !below);
    const bool shown = below || own;
    row.setHidden(!shown);
    if (below && (only || !wanted.isEmpty())) {
        row.setExpanded(true);
    }
    return shown;
}

ContentsTree::Place ContentsTree::placeOf(const QTreeWidgetItem* row) const {
    const QList<QVariant> place = row ? row->data(0, placeRole).toList() : QList<QVariant>();
    return place.size() == 3 ? Place{place[0].toInt(), place[1].toInt(), place[2].toInt()} : Place();
}

const HouseList* ContentsTree::list() const {
    const Place place = placeOf(m_tree->currentItem());
    if (place.part < 0) {
        return nullptr;
    }
    const auto& lists = m_parts[static_cast<std::size_t>(place.part)].lists;
    const int list = place.list < 0 && lists.size() == 1 ? 0 : place.list;
    return list < 0 ? nullptr : &lists[static_cast<std::size_t>(list)];
}

const HouseEntry* ContentsTree::entry() const {
    const Place place = placeOf(m_tree->currentItem());
    const HouseList* here = list();
    return here && place.entry >= 0 ? &here->entries[static_cast<std::size_t>(place.entry)] : nullptr;
}

bool ContentsTree::goTo(const HousePath& path) {
    for (HousePath wanted = path; !wanted.steps.empty(); wanted = wanted.above()) {
        const QString text = toText(wanted.text());
        for (QTreeWidgetItemIterator row(m_tree); *row; ++row) {
            if ((*row)->data(0, pathRole).toString() == text) {
                if ((*row)->isHidden()) {
                    m_find->clear();
                    m_onlyChanged->setChecked(false);
                }
                m_tree->setCurrentItem(*row);
                m_tree->scrollToItem(*row);
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

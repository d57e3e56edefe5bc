#include "roster/roster_tree.h"

#include "look/look.h"
#include "roster/roster_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace umpire::gui {

RosterTree::RosterTree(const Look& look, RosterModel& model, QWidget* parent)
    : QTreeView(parent), m_look(look), m_model(model) {
    setObjectName(QStringLiteral("rosterTree"));
    setAccessibleName(tr("Roster"));
    setModel(&model);
    setItemDelegate(new RosterDelegate(look, model, this));
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(false);
    setTabKeyNavigation(false);
    setFrameShape(NoFrame);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        m_folded.insert(index.data(RosterModel::IdRole).toString());
    });
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        m_folded.remove(index.data(RosterModel::IdRole).toString());
    });
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &RosterTree::remember);
    connect(&model, &QAbstractItemModel::modelReset, this, &RosterTree::restore);
    connect(&look, &Look::changed, this, &RosterTree::fit);
    restore();
}

QStringList RosterTree::selected() const {
    QStringList ids;
    for (QModelIndex index = m_model.index(0, 0); index.isValid(); index = indexBelow(index)) {
        if (selectionModel()->isSelected(index)) {
            ids << index.data(RosterModel::IdRole).toString();
        }
    }
    return ids;
}

void RosterTree::select(const QStringList& subjects) {
    QItemSelection selection;
    QModelIndex first;
    for (const QString& id : subjects) {
        const QModelIndex index = m_model.indexOf(id);
        if (index.isValid()) {
            first = first.isValid() ? first : index;
            selection.select(index, index.siblingAtColumn(m_model.columnCount() - 1));
        }
    }
    if (first.isValid()) {
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        scrollTo(first);
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void RosterTree::editName(const QString& subject) {
    const QModelIndex index = m_model.indexOf(subject);
    if (index.isValid()) {
        select({subject});
        setFocus();
        edit(index);
    }
}

void RosterTree::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTreeView::selectionChanged(selected, deselected);
    if (!m_restoring) {
        Q_EMIT choiceChanged();
    }
}

/// Return edits the cell, as F2 does.
void RosterTree::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier && state() != EditingState &&
        currentIndex().isValid()) {
        edit(currentIndex());
        event->accept();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void RosterTree::remember() {
    m_restoring = true;
    m_selected = selected();
    m_current = current();
    m_column = std::max(0, currentIndex().column());
}

void RosterTree::restore() {
    for (QModelIndex index = m_model.index(0, 0); index.isValid(); index = indexBelow(index)) {
        setExpanded(index, !m_folded.contains(index.data(RosterModel::IdRole).toString()));
    }
    select(m_selected);
    const QModelIndex current = m_model.indexOf(m_current, m_column);
    if (current.isValid()) {
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    }
    fit();
    m_restoring = false;
    Q_EMIT choiceChanged();
}

/// The name has what room the others leave.
void RosterTree::fit() {
    setIndentation(m_look.px(18));
    for (int column = 1; column < m_model.columnCount(); ++column) {
        const Attribute& shown = *m_model.attribute(column);
        const bool count = shown.type.kind == Type::Kind::Number || shown.type.kind == Type::Kind::Flag;
        const bool word = !shown.type.vocabulary.empty();
        header()->setSectionResizeMode(column, QHeaderView::Interactive);
        header()->resizeSection(column, m_look.px(count ? 52 : word ? 116 : 140));
    }
    if (m_model.columnCount() > 1) {
        header()->setSectionResizeMode(0, QHeaderView::Interactive);
        header()->resizeSection(0, m_look.px(300));
    }
}

} // namespace umpire::gui

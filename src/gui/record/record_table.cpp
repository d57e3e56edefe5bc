#include "record/record_table.h"

#include "models/record_model.h"
#include "record/record_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace umpire::gui {

RecordTable::RecordTable(const Look& look, QAbstractItemModel& model, QWidget* parent)
    : QTableView(parent), m_look(look), m_delegate(new RecordDelegate(look, this)) {
    setObjectName(QStringLiteral("recordTable"));
    setModel(&model);
    setAccessibleName(tr("The record, newest first"));
    setItemDelegate(m_delegate);
    setShowGrid(false);
    horizontalHeader()->hide();
    horizontalHeader()->setStretchLastSection(false);
    verticalHeader()->hide();
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(false);
    setMouseTracking(true);
    join();
    listen(*this);
}

/// All of the line, also what a narrow window has no column for.
QString RecordTable::spoken(const QModelIndex& row) const {
    QStringList words;
    for (const int column : {RecordModel::Place, RecordModel::Who, RecordModel::How, RecordModel::Follows}) {
        const QString text = row.siblingAtColumn(column).data(Qt::AccessibleTextRole).toString();
        if (!text.isEmpty()) {
            words << text;
        }
    }
    return words.join(QStringLiteral(", "));
}

QString RecordTable::spokenAside(const QModelIndex& row) const {
    return row.siblingAtColumn(RecordModel::Tools).data(Qt::AccessibleTextRole).toString();
}

bool RecordTable::speaks(int row) const {
    return !isRowHidden(row);
}

void RecordTable::press(const QModelIndex& row) {
    Q_EMIT opened(row.data(RecordModel::NumberRole).toInt());
}

void RecordTable::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    announce(*this, currentIndex());
}

void RecordTable::join() {
    const auto number = [](const QModelIndex& index) { return index.data(RecordModel::NumberRole).toInt(); };
    connect(this, &QTableView::doubleClicked, this, [this, number](const QModelIndex& index) {
        if (index.column() != RecordModel::Tools) {
            Q_EMIT opened(number(index));
        }
    });
    connect(m_delegate, &RecordDelegate::correctClicked, this,
            [this, number](const QModelIndex& index) { Q_EMIT correctAsked(number(index)); });
    connect(m_delegate, &RecordDelegate::noteClicked, this,
            [this, number](const QModelIndex& index) { Q_EMIT noteAsked(number(index)); });
}

int RecordTable::current() const {
    return currentIndex().isValid() ? currentIndex().data(RecordModel::NumberRole).toInt() : 0;
}

void RecordTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    // Not the table's own: it would tell of a cell.
    QAbstractItemView::currentChanged(current, previous);
    announce(*this, current);
    if (current.isValid() && current.row() != previous.row()) {
        Q_EMIT currentMoved(current.data(RecordModel::NumberRole).toInt());
    }
}

bool RecordTable::moves(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown ||
           key == Qt::Key_Home || key == Qt::Key_End;
}

void RecordTable::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (plain && moves(event->key())) {
        if (!currentIndex().isValid() && model()->rowCount() > 0) {
            setCurrentIndex(model()->index(0, RecordModel::Who));
        } else {
            QTableView::keyPressEvent(event);
        }
    } else if (!plain || current() == 0 || !actOn(event->key())) {
        event->ignore();
    }
}

bool RecordTable::actOn(int key) {
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT opened(current());
        return true;
    case Qt::Key_C:
        Q_EMIT correctAsked(current());
        return true;
    case Qt::Key_N:
        Q_EMIT noteAsked(current());
        return true;
    case Qt::Key_B:
        Q_EMIT bookmarkAsked(current());
        return true;
    case Qt::Key_U:
        Q_EMIT undoToAsked(current());
        return true;
    default:
        return false;
    }
}

void RecordTable::mouseMoveEvent(QMouseEvent* event) {
    QTableView::mouseMoveEvent(event);
    const bool words = indexAt(event->pos()).column() == RecordModel::Tools;
    viewport()->setCursor(words ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void RecordTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    arrange();
}

void RecordTable::arrange() {
    verticalHeader()->setMinimumSectionSize(m_look.px(20));
    verticalHeader()->setDefaultSectionSize(m_look.target(27));
    const int room = std::max(1, viewport()->width());
    // With large text in a small window only what was done and how it came out have room.
    const bool narrow = room < m_look.px(560);
    const bool wide = room >= m_look.px(900);
    setColumnHidden(RecordModel::Place, narrow);
    setColumnHidden(RecordModel::Follows, !wide);
    // Beside a record in full the same words stand there as buttons.
    const bool bare = room < m_look.px(700);
    setColumnHidden(RecordModel::Tools, bare);
    const int place = narrow ? 0 : std::min(m_look.px(140), room / 6);
    const int tools = bare ? 0 : m_delegate->toolsWidth();
    const int rest = std::max(1, room - place - tools);
    const int who = rest * (wide ? 29 : 46) / 100;
    const int how = wide ? rest * 41 / 100 : rest - who;
    setColumnWidth(RecordModel::Place, place);
    setColumnWidth(RecordModel::Who, who);
    setColumnWidth(RecordModel::How, how);
    setColumnWidth(RecordModel::Follows, rest - who - how);
    setColumnWidth(RecordModel::Tools, tools);
}

} // namespace umpire::gui

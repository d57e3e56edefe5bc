#include "field/field_view.h"

#include "document/text.h"
#include "field/brigade_card.h"
#include "field/side_column.h"
#include "field/tile_delegate.h"

#include <QBoxLayout>
#include <QWheelEvent>

#include <limits>

namespace umpire::gui {

FieldView::FieldView(const Look& look, OrderOfBattleModel& model, QWidget* parent)
    : QWidget(parent), m_look(look), m_model(model), m_selection(new QItemSelectionModel(&model, this)),
      m_delegate(new TileDelegate(look, m_silhouettes, this)),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    setObjectName(QStringLiteral("fieldView"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("The field: both sides and their units"));
    connect(&model, &QAbstractItemModel::modelReset, this, &FieldView::rebuild);
    connect(&model, &QAbstractItemModel::dataChanged, this, &FieldView::refresh);
    connect(&look, &Look::changed, this, &FieldView::restyle);
    rebuild();
}

FieldView::~FieldView() = default;

void FieldView::rebuild() {
    const Id current = this->current();
    for (SideColumn* column : m_columns) {
        m_layout->removeWidget(column);
        column->hide();
        column->deleteLater();
    }
    m_columns.clear();
    for (int row = 0; row < m_model.rowCount(); ++row) {
        auto* column = new SideColumn(m_look, m_model, m_model.index(row, 0), *m_delegate, this);
        m_layout->addWidget(column, 1);
        m_columns.push_back(column);
        column->watchWheel(this);
        for (BrigadeCard* card : column->cards()) {
            card->tiles().setSelectionModel(m_selection);
            connect(&card->tiles(), &TileList::chosen, this, [this](const QModelIndex& unit) {
                Q_EMIT chosen(unit.data(OrderOfBattleModel::IdRole).toString());
            });
            connect(&card->tiles(), &TileList::stepped, this, &FieldView::step);
        }
    }
    restyle();
    if (!current.empty()) {
        m_selection->setCurrentIndex(m_model.indexOf(current), QItemSelectionModel::NoUpdate);
    }
}

void FieldView::restyle() {
    m_layout->setContentsMargins(m_look.px(12), m_look.px(8), m_look.px(8), 0);
    m_layout->setSpacing(m_look.px(12));
    for (SideColumn* column : m_columns) {
        column->restyle();
    }
    arrange();
}

void FieldView::refresh() {
    for (SideColumn* column : m_columns) {
        column->refresh();
    }
}

void FieldView::setChoice(const Id& subject, const Id& target) {
    m_delegate->setChoice(toText(subject), toText(target));
    const QModelIndex index = m_model.indexOf(subject);
    m_selection->select(index,
                        index.isValid() ? QItemSelectionModel::ClearAndSelect : QItemSelectionModel::Clear);
    for (TileList* list : lists()) {
        list->viewport()->update();
    }
    reveal(index);
    reveal(m_model.indexOf(target));
}

void FieldView::reveal(const QModelIndex& unit) {
    const TileList* list = listOf(unit);
    for (SideColumn* column : m_columns) {
        if (list && column->isAncestorOf(list)) {
            column->reveal(list->viewport(), list->visualRect(unit));
        }
    }
}

Id FieldView::current() const {
    return fromText(m_selection->currentIndex().data(OrderOfBattleModel::IdRole).toString());
}

void FieldView::goTo(const Id& unit) {
    const QModelIndex index = m_model.indexOf(unit);
    if (index.isValid()) {
        focusOn(index);
        reveal(index);
    }
}

void FieldView::focusOn(const QModelIndex& unit) {
    if (TileList* list = listOf(unit)) {
        list->setFocus(Qt::OtherFocusReason);
        list->setCurrentIndex(unit);
    }
}

std::vector<TileList*> FieldView::lists() const {
    std::vector<TileList*> lists;
    for (const SideColumn* column : m_columns) {
        for (BrigadeCard* card : column->cards()) {
            lists.push_back(&card->tiles());
        }
    }
    return lists;
}

TileList* FieldView::listOf(const QModelIndex& unit) const {
    for (TileList* list : lists()) {
        if (unit.isValid() && list->rootIndex() == unit.parent()) {
            return list;
        }
    }
    return nullptr;
}

QRect FieldView::placeOf(const QModelIndex& unit) const {
    const TileList* list = listOf(unit);
    const QRect rect = list ? list->visualRect(unit) : QRect();
    return list ? QRect(list->viewport()->mapTo(this, rect.topLeft()), rect.size()) : QRect();
}

/// To the tile nearest in that direction, whatever card or column it is in.
void FieldView::step(const QModelIndex& from, Qt::Key direction) {
    const QPoint here = placeOf(from).center();
    const bool sideways = direction == Qt::Key_Left || direction == Qt::Key_Right;
    const int sign = direction == Qt::Key_Right || direction == Qt::Key_Down ? 1 : -1;
    QModelIndex best;
    int bestCost = std::numeric_limits<int>::max();
    for (const TileList* list : lists()) {
        for (int row = 0; row < m_model.rowCount(list->rootIndex()); ++row) {
            const QModelIndex unit = m_model.index(row, 0, list->rootIndex());
            const QPoint way = placeOf(unit).center() - here;
            const int along = sign * (sideways ? way.x() : way.y());
            const int across = std::abs(sideways ? way.y() : way.x());
            // Sideways means the same row as far as there is one; a far row must not be reached by a near
            // column.
            const int cost = along + (sideways ? 8 : 3) * across;
            if (along > m_look.px(20) && cost < bestCost) {
                bestCost = cost;
                best = unit;
            }
        }
    }
    if (best.isValid()) {
        focusOn(best);
        reveal(best);
    }
}

void FieldView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void FieldView::arrange() {
    const int needed = 2 * (TileDelegate::tileSize(m_look).width() + m_look.px(20)) + m_look.px(44);
    m_layout->setDirection(width() < needed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

/// Ctrl and the wheel change the size of text, wherever on the field.
bool FieldView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel) {
        const auto& wheel = static_cast<QWheelEvent&>(*event);
        if (wheel.modifiers().testFlag(Qt::ControlModifier)) {
            Q_EMIT zoomed(wheel.angleDelta().y() > 0 ? 1 : -1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FieldView::takeFocus() {
    const QModelIndex current = m_selection->currentIndex();
    const std::vector<TileList*> all = lists();
    if (current.isValid()) {
        focusOn(current);
    } else if (!all.empty()) {
        focusOn(m_model.index(0, 0, all.front()->rootIndex()));
    }
}

} // namespace umpire::gui

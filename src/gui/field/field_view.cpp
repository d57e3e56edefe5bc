#include "field/field_view.h"

#include "document/text.h"
#include "field/brigade_card.h"
#include "field/side_column.h"
#include "field/tile_delegate.h"
#include "look/widgets.h"

#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <limits>
#include <utility>

namespace umpire::gui {

namespace {

constexpr int tintTime = 150; ///< milliseconds

QString idOf(const QModelIndex& index) {
    return index.data(OrderOfBattleModel::IdRole).toString();
}

/// These, and nothing else: to draw all of a large field takes longer than what happened to some.
void drawAnew(const FieldView& field, const OrderOfBattleModel& model, const TileDelegate& delegate,
              const QStringList& units) {
    for (const QString& unit : units) {
        const QModelIndex index = model.indexOf(fromText(unit));
        if (const TileList* list = field.listOf(index)) {
            list->viewport()->update(delegate.drawn(list->visualRect(index)));
        }
    }
}

} // namespace

/// The line that follows the pointer from a unit to the one it is to act on. It lies over the whole field and
/// takes no clicks.
class DragLine : public QWidget {
  public:
    DragLine(const Look& look, QWidget& field) : QWidget(&field), m_look(look) {
        setObjectName(QStringLiteral("dragLine"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        hide();
    }

    /// From a tile to a point; `target`, where it is not empty, is the tile it would act on.
    void draw(const QRect& from, const QPoint& to, const QRect& target) {
        m_from = from;
        m_to = to;
        m_target = target;
        setGeometry(parentWidget()->rect());
        raise();
        show();
        update();
    }

    void end() { hide(); }

  protected:
    /// Dashed while it leads nowhere, solid with a head and a frame once it points at somebody.
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double width = m_look.px(3);
        QPen pen(m_look.theme().selection, width, m_target.isEmpty() ? Qt::DashLine : Qt::SolidLine);
        painter.setPen(pen);
        const QLineF line(m_from.center(), m_to);
        painter.drawLine(line);
        painter.setPen(QPen(m_look.theme().selection, width));
        painter.drawRoundedRect(m_from, m_look.px(7), m_look.px(7));
        if (!m_target.isEmpty()) {
            paintHead(painter, line);
            pen.setDashPattern({2.2, 1.4});
            pen.setCapStyle(Qt::FlatCap);
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(m_target, m_look.px(7), m_look.px(7));
        }
    }

  private:
    void paintHead(QPainter& painter, const QLineF& line) const {
        QLineF barb(line.p2(), line.p1());
        barb.setLength(m_look.px(14));
        QPolygonF head{line.p2()};
        for (const double turn : {-25.0, 25.0}) {
            QLineF turned = barb;
            turned.setAngle(barb.angle() + turn);
            head << turned.p2();
        }
        painter.setBrush(m_look.theme().selection);
        painter.drawPolygon(head);
    }

    const Look& m_look;
    QRect m_from;
    QPoint m_to;
    QRect m_target;
};

FieldView::FieldView(const Look& look, OrderOfBattleModel& model, QWidget* parent)
    : QWidget(parent), m_look(look), m_model(model), m_selection(new QItemSelectionModel(&model, this)),
      m_delegate(new TileDelegate(look, m_silhouettes, this)),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)), m_ties(new TieLines(look, *this)),
      m_line(new DragLine(look, *this)),
      m_hint(
          makeLabel(this, "fieldHint", "reading", tr("Nobody is on the field yet. F4 opens the roster."))) {
    setObjectName(QStringLiteral("fieldView"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("The field: the sides and their units"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_layout->addWidget(m_hint, 1);
    connect(&model, &QAbstractItemModel::modelReset, this, &FieldView::rebuild);
    connect(&model, &QAbstractItemModel::dataChanged, this, &FieldView::refresh);
    connect(&model.document(), &BattleDocument::changed, this, &FieldView::followFilter);
    m_tintEnd.setSingleShot(true);
    m_tintEnd.setInterval(tintTime);
    connect(&m_tintEnd, &QTimer::timeout, this, [this] {
        m_delegate->setTinted({});
        drawAnew(*this, m_model, *m_delegate, std::exchange(m_tinted, {}));
    });
    m_tieSoon.setSingleShot(true);
    m_tieSoon.setInterval(0);
    connect(&m_tieSoon, &QTimer::timeout, this, &FieldView::drawTies);
    connect(&model, &OrderOfBattleModel::tiesChanged, &m_tieSoon, qOverload<>(&QTimer::start));
    connect(&look, &Look::changed, this, &FieldView::restyle);
    restyle();
    rebuild();
    // Another battle may have formations of the same names; the cards stand by now.
    connect(&model.document(), &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            unfoldAll();
        }
    });
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
    m_hint->setVisible(m_model.rowCount() == 0 && m_model.document().isOpen());
    for (int row = 0; row < m_model.rowCount(); ++row) {
        auto* column = new SideColumn(m_look, m_model, m_model.index(row, 0), *m_delegate, this);
        m_layout->addWidget(column, 1);
        m_columns.push_back(column);
        column->show(); // what is not shown yet has no height, and would be laid out twice
        column->watchWheel(this);
        column->setReadOnly(m_readOnly);
        const auto askMenu = [this](const QModelIndex& group, const QPoint& global) {
            Q_EMIT menuAsked(idOf(group), global);
        };
        connect(column, &SideColumn::menuAsked, this, askMenu);
        connect(column, &SideColumn::scrolled, &m_tieSoon, qOverload<>(&QTimer::start));
        for (BrigadeCard* card : column->cards()) {
            connect(card, &BrigadeCard::menuAsked, this, askMenu);
            joinCard(*card);
            joinList(card->tiles());
        }
    }
    arrange();
    if (!current.empty()) {
        m_selection->setCurrentIndex(m_model.indexOf(current), QItemSelectionModel::NoUpdate);
    }
    QStringList there = m_picked;
    there.removeIf([units = unitsInOrder()](const QString& unit) { return !units.contains(unit); });
    pick(there, m_anchor);
    applyFilter();
}

void FieldView::joinCard(BrigadeCard& card) {
    const auto known = m_folds.constFind(idOf(card.formation()));
    if (known != m_folds.constEnd()) {
        card.setFold(*known);
    }
    card.installEventFilter(this);
    connect(&card, &BrigadeCard::foldAsked, this, [this, &card](const QModelIndex& formation, bool folded) {
        m_folds.insert(idOf(formation), folded);
        card.setFold(folded);
    });
}

void FieldView::unfoldAll() {
    foldAll(false);
    m_folds.clear();
}

void FieldView::foldAll(bool folded) {
    for (SideColumn* column : m_columns) {
        for (BrigadeCard* card : column->cards()) {
            m_folds.insert(idOf(card->formation()), folded);
            card->setFold(folded);
        }
    }
}

void FieldView::setUnitSize(FieldSize size) {
    m_wanted = size;
    arrange();
}

void FieldView::joinList(TileList& list) {
    list.setSelectionModel(m_selection);
    connect(&list, &TileList::chosen, this, [this](const QModelIndex& unit) {
        // Whoever hears of it may still ask who was picked out.
        Q_EMIT chosen(idOf(unit));
        setSelection({});
    });
    connect(&list, &TileList::toggled, this, &FieldView::toggle);
    connect(&list, &TileList::extended, this, &FieldView::extend);
    connect(&list, &TileList::allWanted, this, &FieldView::pickAll);
    connect(&list, &TileList::stepped, this, &FieldView::step);
    connect(&list, &TileList::pulled, this, &FieldView::pull);
    connect(&list, &TileList::dropped, this, &FieldView::drop);
    connect(&list, &TileList::menuAsked, this,
            [this](const QModelIndex& unit, const QPoint& global) { Q_EMIT menuAsked(idOf(unit), global); });
}

void FieldView::restyle() {
    m_layout->setContentsMargins(m_look.px(12), m_look.px(8), m_look.px(8), 0);
    m_layout->setSpacing(m_look.px(12));
    for (SideColumn* column : m_columns) {
        column->restyle();
    }
    arrange();
}

void FieldView::refresh(const QModelIndex& changed) {
    if (TileList* list = listOf(changed)) {
        drawAnew(*this, m_model, *m_delegate, {idOf(changed)});
        cardOf(*list)->followUnits();
        tint(idOf(changed));
    } else {
        for (SideColumn* column : m_columns) {
            if (column->side() == changed || column->side() == changed.parent()) {
                column->refresh(changed);
            }
        }
    }
}

/// Nothing moves and nothing waits for it: a tile that changed is tinted once, shortly.
void FieldView::tint(const QString& unit) {
    if (!m_tinting) {
        return;
    }
    m_tinted << unit;
    m_delegate->setTinted(m_tinted);
    m_tintEnd.start();
}

void FieldView::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    for (SideColumn* column : m_columns) {
        column->setReadOnly(readOnly);
    }
}

void FieldView::scrollPages(int pages) {
    for (SideColumn* column : m_columns) {
        column->scrollPages(pages);
    }
}

void FieldView::setChoice(const Id& subject, const Id& target) {
    m_subject = toText(subject);
    drawAnew(*this, m_model, *m_delegate, m_delegate->setChoice(toText(subject), toText(target)));
    const QModelIndex index = m_model.indexOf(subject);
    m_selection->select(index,
                        index.isValid() ? QItemSelectionModel::ClearAndSelect : QItemSelectionModel::Clear);
    reveal(index);
    reveal(m_model.indexOf(target));
}

void FieldView::setFilter(const FieldFilter& filter) {
    m_filter = filter;
    applyFilter();
    if (!m_filter.empty()) {
        reveal(firstMatch());
    }
}

/// A change may let units match that did not, and the other way round.
void FieldView::followFilter(const ChangeEvent& event) {
    const bool owed = m_filter.due && event.concerns(ChangeEvent::Due);
    if (!m_filter.empty() && (owed || event.everything || !event.subjects.isEmpty())) {
        applyFilter();
    }
}

void FieldView::applyFilter() {
    m_matchingUnits = 0;
    m_allUnits = 0;
    for (TileList* list : lists()) {
        m_matchingUnits += list->setFilter([this](const QModelIndex& unit) {
            ++m_allUnits;
            return m_filter.empty() ||
                   m_filter.shows(unit.data(OrderOfBattleModel::UnitRole).value<UnitFacts>(),
                                  m_model.document());
        });
    }
    Q_EMIT filtered(m_matchingUnits, m_allUnits);
}

QModelIndex FieldView::firstMatch() const {
    for (const TileList* list : lists()) {
        if (const QModelIndex unit = list->firstMatch(); unit.isValid()) {
            return unit;
        }
    }
    return {};
}

void FieldView::setSelection(const QStringList& units) {
    pick(units, units.value(units.size() - 1));
}

/// Who acts already is the first of those picked out with Ctrl.
void FieldView::toggle(const QModelIndex& unit) {
    const QString id = idOf(unit);
    const QModelIndex acting = m_model.indexOf(fromText(m_subject));
    QStringList units = m_picked;
    if (units.isEmpty() && !m_subject.isEmpty() && m_subject != id &&
        acting.parent().parent() == unit.parent().parent()) {
        units << m_subject;
    }
    if (!units.removeOne(id)) {
        units << id;
    }
    pick(units, id);
}

/// All from the last one picked out to this one, in the order of the field.
void FieldView::extend(const QModelIndex& unit) {
    const QStringList order = unitsInOrder();
    const bool first = m_picked.isEmpty() && !m_subject.isEmpty();
    QStringList units = first ? QStringList{m_subject} : m_picked;
    const QString anchor = first ? m_subject : m_anchor;
    const qsizetype to = order.indexOf(idOf(unit));
    const qsizetype from = order.contains(anchor) ? order.indexOf(anchor) : to;
    if (to < 0) {
        return;
    }
    for (qsizetype i = std::min(from, to); i <= std::max(from, to); ++i) {
        if (!units.contains(order[i])) {
            units << order[i];
        }
    }
    pick(units, order[from]);
}

/// All of a formation that match the filter and are still in play.
void FieldView::pickAll(const QModelIndex& formation) {
    QStringList units;
    for (const TileList* list : lists()) {
        for (int row = 0; list->rootIndex() == formation && row < m_model.rowCount(formation); ++row) {
            const QModelIndex unit = m_model.index(row, 0, formation);
            const bool gone = unit.data(OrderOfBattleModel::UnitRole).value<UnitFacts>().gone;
            if (!list->isFilteredOut(row) && !gone) {
                units << idOf(unit);
            }
        }
    }
    setSelection(units);
}

void FieldView::pick(const QStringList& units, const QString& anchor) {
    m_anchor = anchor;
    if (units != m_picked) {
        m_picked = units;
        drawAnew(*this, m_model, *m_delegate, m_delegate->setPicked(m_picked));
        Q_EMIT selectionChanged(m_picked);
    }
}

/// All units that match the filter, as the eye reads them.
QStringList FieldView::unitsInOrder() const {
    QStringList units;
    for (const TileList* list : lists()) {
        for (int row = 0; row < m_model.rowCount(list->rootIndex()); ++row) {
            if (!list->isFilteredOut(row)) {
                units << idOf(m_model.index(row, 0, list->rootIndex()));
            }
        }
    }
    return units;
}

QModelIndex FieldView::unitAt(const QPoint& global) const {
    for (const TileList* list : lists()) {
        const QPoint at = list->viewport()->mapFromGlobal(global);
        const bool inView = list->viewport()->visibleRegion().contains(at);
        if (inView && list->indexAt(at).isValid()) {
            return list->indexAt(at);
        }
    }
    return {};
}

/// The unit of another side at that place.
QModelIndex FieldView::enemyAt(const QModelIndex& unit, const QPoint& global) const {
    const QModelIndex there = unitAt(global);
    return there.parent().parent() == unit.parent().parent() ? QModelIndex() : there;
}

void FieldView::pull(const QModelIndex& unit, const QPoint& global) {
    if (unit.isValid()) {
        const QModelIndex enemy = enemyAt(unit, global);
        m_line->draw(placeOf(unit), mapFromGlobal(global), enemy.isValid() ? placeOf(enemy) : QRect());
    } else {
        m_line->end();
    }
}

void FieldView::drop(const QModelIndex& unit, const QPoint& global) {
    const QModelIndex enemy = enemyAt(unit, global);
    if (enemy.isValid()) {
        setSelection({});
        Q_EMIT dragged(idOf(unit), idOf(enemy));
    }
}

BrigadeCard* FieldView::cardOf(const TileList& list) {
    return static_cast<BrigadeCard*>(list.parentWidget());
}

/// Whoever asks for a unit wants to see it, folded or not.
void FieldView::reveal(const QModelIndex& unit) {
    const TileList* list = listOf(unit);
    if (list && cardOf(*list)->isFolded()) {
        m_folds.insert(idOf(unit.parent()), false);
        cardOf(*list)->setFold(false);
    }
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
            if (list->isHidden() || list->isFilteredOut(row)) {
                continue;
            }
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
    const std::vector<const SideColumn*> columns(m_columns.begin(), m_columns.end());
    const QSize whole(width(), m_wholeHeight ? std::max(height(), m_wholeHeight()) : height());
    const QSize room = whole.shrunkBy(m_layout->contentsMargins());
    m_plan = planOf(columns, room, m_layout->spacing(), m_wanted, m_look);
    m_layout->setDirection(m_plan.stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_delegate->setSize(m_plan.size);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        m_layout->setStretchFactor(m_columns[i], m_plan.stacked ? 1 : m_plan.shares[i]);
        DrawnSize own = m_plan.size;
        own.least = i < m_plan.least.size() ? m_plan.least[i] : 0;
        m_columns[i]->setSize(own, m_plan.columns[i], m_plan.widths[i], m_plan.fits);
    }
    m_tieSoon.start();
}

/// Where a tile is, or the edge of its column behind which it has been scrolled; empty when it is not shown.
TieEnd FieldView::seenPlaceOf(const Id& unit) const {
    const QModelIndex index = m_model.indexOf(unit);
    const TileList* list = listOf(index);
    if (!list || !list->isVisible()) {
        return {};
    }
    QRect place = placeOf(index);
    for (const SideColumn* column : m_columns) {
        if (column->isAncestorOf(list)) {
            const QRect seen = column->seen().translated(column->pos());
            const int top = std::clamp(place.top(), seen.top() - place.height() / 2,
                                       std::max(seen.top(), seen.bottom() - place.height() / 2));
            place.moveTop(top);
        }
    }
    const BrigadeCard* card = cardOf(*list);
    return {place, QRect(card->mapTo(this, QPoint()), card->size())};
}

/// Between the names of the sides and their first cards.
double FieldView::overHeads() const {
    double above = height();
    for (const SideColumn* column : m_columns) {
        above = std::min(above, double(column->y() + column->seen().top()));
    }
    return above - m_look.px(2);
}

/// Rows leave no room between them: there bonds go round. Three ways beside each other can be told apart.
void FieldView::drawTies() {
    std::vector<QPolygonF> ways;
    for (const Tie& tie : m_model.ties()) {
        const TieEnd from = seenPlaceOf(tie.from);
        const TieEnd to = seenPlaceOf(tie.to);
        if (from.place.isEmpty() || to.place.isEmpty()) {
            continue;
        }
        const double aside = m_look.px(3) * (static_cast<double>(ways.size() % 3) - 1);
        ways.push_back(m_plan.size.rows() ? routedTie(from, to, overHeads(), m_look.px(6), aside)
                                          : straightTie(from, to));
    }
    m_ties->setWays(ways);
}

/// Ctrl and the wheel change the size of text, wherever on the field. A card that finds its place takes its
/// bonds along.
bool FieldView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize) {
        m_tieSoon.start();
    }
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
    const TileList* list = listOf(current);
    focusOn(list && !list->isFilteredOut(current.row()) ? current : firstMatch());
}

} // namespace umpire::gui

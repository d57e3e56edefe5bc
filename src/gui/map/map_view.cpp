#include "map/map_view.h"

#include "document/text.h"
#include "look/text_width.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

constexpr double leastRadius = 9;
constexpr double mostRadius = 90;
/// At least so large are the units when only they are to be in view: they are to be read from a metre away.
constexpr double readableRadius = 22;
/// So much of the map is in view then from above to below, in radii: ten hexes round the midst of the
/// units.
constexpr double frontHeight = 17;
/// So long the pointer rests on a stack before it opens, in milliseconds.
constexpr int restsBeforeOpening = 350;
constexpr double oneStep = 1.2;

} // namespace

MapView::MapView(const Look& look, const BattleDocument& document, QWidget* parent, MapAudience audience)
    : QAbstractScrollArea(parent), m_look(look), m_document(document), m_audience(audience), m_fan(look) {
    setObjectName(QStringLiteral("mapView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(readsOnly() ? Qt::NoFocus : Qt::StrongFocus);
    viewport()->setMouseTracking(!readsOnly());
    m_opening.setSingleShot(true);
    m_opening.setInterval(restsBeforeOpening);
    m_settling.setSingleShot(true);
    m_settling.setInterval(0);
    connect(&m_settling, &QTimer::timeout, this, &MapView::settle);
    connect(&m_opening, &QTimer::timeout, this, [this] {
        if (m_over && !m_marks.from) {
            openFan(*m_over);
        }
    });
    connect(&look, &Look::changed, this, [this] {
        settle();
        viewport()->update();
    });
    refresh();
}

void MapView::refresh() {
    const auto stood = m_facts.hexOf(m_marks.chosen);
    m_facts = MapFacts::read(m_document, m_audience, std::move(m_facts));
    const auto stands = m_facts.hexOf(m_marks.chosen);
    if (stands && stood == m_marks.cursor) {
        m_marks.cursor = stands; // it goes along with who acts
    }
    if (!isThere()) {
        m_marks = {};
    } else if (!m_marks.cursor) {
        m_marks.cursor = m_facts.firstStand().value_or(Hex{1, 1});
    }
    m_behind.clear();
    if (readsOnly() || !m_room.isValid()) {
        fit(m_fitsAll); // players cannot look for what has left their view
    }
    if (m_fan.isOpen()) {
        openFan(*m_fan.hex());
    }
    tell();
    viewport()->update();
}

void MapView::setChosen(const QString& unit, const QString& target, const QStringList& along) {
    const bool another = unit != m_marks.chosen;
    m_marks.chosen = unit;
    m_marks.target = target;
    m_marks.along = {along.begin(), along.end()};
    if (readsOnly()) {
        bringIntoView(target);
        bringIntoView(unit);
    } else if (another) {
        cursorTo(unit);
    }
    viewport()->update();
}

/// Whoever was chosen elsewhere, by number or because something is due of it, is under the cursor.
void MapView::cursorTo(const QString& unit) {
    const auto hex = m_facts.hexOf(unit);
    if (!hex || hex == m_marks.cursor) {
        return;
    }
    if (!viewport()->rect().contains(placeOf(*hex))) {
        scrollTo(*hex);
    }
    pointAt(*hex);
}

void MapView::setReach(const std::vector<MapReach>& places) {
    m_marks.reach.clear();
    for (const MapReach& place : places) {
        if (const auto hex = m_document.rules().map->hexOf(place.place)) {
            m_marks.reach[*hex] = static_cast<int>(place.cost);
        }
    }
    viewport()->update();
}

void MapView::setFaint(const std::set<QString>& units) {
    m_marks.faint = units;
    viewport()->update();
}

void MapView::setOfSides(std::vector<std::pair<int, std::set<Hex>>> places) {
    m_marks.ofSides = std::move(places);
    viewport()->update();
}

/// Players follow the action without doing anything.
void MapView::bringIntoView(const QString& unit) {
    if (const auto hex = isThere() ? m_facts.hexOf(unit) : std::nullopt) {
        scrollTo(*hex);
    }
}

void MapView::scrollTo(Hex hex) {
    const QRect room = viewport()->rect();
    const QRect there = layoutOf().around(hex).translated(origin()).toAlignedRect();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + std::min(0, there.left()) +
                                    std::max(0, there.right() - room.right()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + std::min(0, there.top()) +
                                  std::max(0, there.bottom() - room.bottom()));
}

std::set<Hex> MapView::hexesOf(const Ids& places) const {
    std::set<Hex> hexes;
    for (const std::string& place : places) {
        if (const auto hex = m_document.rules().map->hexOf(place)) {
            hexes.insert(*hex);
        }
    }
    return hexes;
}

void MapView::setShown(const MapLayer& layer) {
    m_marks.shown = hexesOf(layer.places);
    m_marks.shownFrom = hexesOf(layer.from);
    m_shownName = toText(layer.name);
    tell();
    viewport()->update();
}

bool MapView::isThere() const {
    return m_document.isOpen() && hasMap(m_document.rules());
}

MapLayout MapView::layoutAt(double radius) const {
    const QImage& picture = m_facts.picture;
    return {*m_document.rules().map, radius,
            picture.isNull() ? MapLayout::usualAspect : double(picture.height()) / picture.width()};
}

/// What stands on the map, with a hex of ground round it; areas are few and are all seen.
QRectF MapView::inUse(const MapLayout& layout) const {
    QRectF used;
    for (const auto& [hex, facts] : m_facts.hexes) {
        used = facts.units.isEmpty() ? used : used.united(layout.around(hex));
    }
    const QRectF whole({0, 0}, layout.size());
    const double margin = layout.height();
    return m_fitsAll || used.isNull() || m_document.rules().map->hasAreas()
               ? whole
               : used.adjusted(-margin, -margin, margin, margin) & whole;
}

/// What stands on the map, or the midst of it where not all of that is in view: most units are round it.
QPointF MapView::amongUnits(const MapLayout& layout) const {
    const QRectF used = inUse(layout);
    if (used.width() <= m_room.width() && used.height() <= m_room.height()) {
        return used.center();
    }
    QPointF sum;
    int units = 0;
    for (const auto& [hex, facts] : m_facts.hexes) {
        sum += layout.centre(hex) * static_cast<double>(facts.units.size());
        units += static_cast<int>(facts.units.size());
    }
    return units > 0 ? sum / units : used.center();
}

/// What is left beside the scroll bars while nothing is open below it.
QSize MapView::room() const {
    const QSize whole(width(), m_wholeHeight ? std::max(height(), m_wholeHeight()) : height());
    return whole - QSize(verticalScrollBar()->sizeHint().width(), horizontalScrollBar()->sizeHint().height());
}

/// The radius at which what is to be seen fits into a room.
double MapView::fitting(const QSize& room) const {
    const QRectF used = inUse(layoutAt(1));
    const double across = room.width() / used.width();
    const double whole = std::min(across, room.height() / used.height());
    const double front = std::min(across, room.height() / frontHeight);
    const double least =
        m_fitsAll ? leastRadius : std::clamp<double>(front, m_look.px(readableRadius), mostRadius);
    return std::clamp(whole, least, mostRadius);
}

/// Where the map's corner stands in the viewport: a smaller map stands in the middle.
QPointF MapView::origin() const {
    const QSizeF left = QSizeF(m_room) - layoutOf().size();
    const QPointF beside = QPointF(std::max(0.0, left.width()), std::max(0.0, left.height())) / 2;
    return beside - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

QPointF MapView::inMap(const QPointF& point) const {
    return point - origin();
}

QPoint MapView::placeOf(Hex hex) const {
    return (layoutOf().centre(hex) + origin()).toPoint();
}

/// Lays the map out where its room or the size of the text is another than before.
void MapView::settle() {
    if (!isThere()) {
        return;
    }
    const bool same = m_room == room() && m_textSize == m_look.px(100);
    const QPointF middle = inMap(QRectF({0, 0}, QSizeF(m_room)).center());
    if (!same) {
        m_room = room();
        m_textSize = m_look.px(100);
        m_radius = m_zoomed ? m_radius : fitting(m_room);
    }
    setRanges();
    if (!same) {
        centre(m_zoomed ? middle : amongUnits(layoutOf()));
    }
}

/// What is scrolled to stays there when there is more room again.
void MapView::setRanges() {
    const QSize beside = ((QSizeF(m_room) - layoutOf().size()) / 2).toSize().expandedTo({0, 0});
    const QSize past = layoutOf().size().toSize() + beside - viewport()->size();
    const auto set = [this](QScrollBar& bar, int most, int page) {
        bar.setRange(0, std::max({0, most, bar.value()}));
        bar.setPageStep(page);
        bar.setSingleStep(static_cast<int>(m_radius));
    };
    set(*horizontalScrollBar(), past.width(), viewport()->width());
    set(*verticalScrollBar(), past.height(), viewport()->height());
}

void MapView::centre(const QPointF& point) {
    const QSizeF most = (layoutOf().size() - QSizeF(m_room)).expandedTo({0, 0});
    horizontalScrollBar()->setValue(
        static_cast<int>(std::min(point.x() - m_room.width() / 2.0, most.width())));
    verticalScrollBar()->setValue(
        static_cast<int>(std::min(point.y() - m_room.height() / 2.0, most.height())));
    setRanges();
}

void MapView::zoom(int steps) {
    m_zoomed = true;
    m_radius = std::clamp(m_radius * std::pow(oneStep, steps), leastRadius, mostRadius);
    setRanges();
    if (m_marks.cursor) {
        centre(layoutOf().centre(*m_marks.cursor));
    }
    viewport()->update();
}

void MapView::fit(bool all) {
    m_fitsAll = all;
    m_zoomed = false;
    m_room = {};
    settle();
    viewport()->update();
}

void MapView::goTo(Hex hex) {
    scrollTo(hex);
    pointAt(hex);
}

/// What is pointed at is in view already.
void MapView::pointAt(Hex hex) {
    if (hex != m_marks.cursor && !m_marks.from) {
        m_behind.clear();
        closeFan();
    }
    m_marks.cursor = hex;
    aim(m_marks.from && *m_marks.from != hex ? std::optional(hex) : std::nullopt);
    tell();
    viewport()->update();
    Q_EMIT went();
}

/// What the hex is, for those who hear it.
void MapView::tell() {
    if (!m_marks.cursor) {
        setAccessibleName(tr("Map"));
        return;
    }
    const QString hex = m_facts.sentence(*m_marks.cursor);
    const QString in = m_marks.shown.contains(*m_marks.cursor) ? tr("%1 (%2)").arg(hex, m_shownName) : hex;
    const CounterFacts* counter = m_fan.current();
    const QString stays = counter && m_behind.contains(counter->id) ? tr("stays behind") : tr("goes along");
    setAccessibleName(counter         ? tr("Map, open stack in %1: %2, %3").arg(in, counter->name, stays)
                      : !m_marks.from ? tr("Map, %1").arg(in)
                      : m_wayText.isEmpty()
                          ? tr("Map, where to put the stack down: %1").arg(in)
                          : tr("Map, where to put the stack down: %1. %2").arg(in, m_wayText));
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void MapView::paintEvent(QPaintEvent* event) {
    if (!isThere()) {
        return;
    }
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_look.theme().background);
    painter.translate(origin());
    MapMarks marks = m_marks;
    const bool pointsOut = !readsOnly() && (hasFocus() || !m_marks.chosen.isEmpty());
    marks.cursor = pointsOut ? m_marks.cursor : std::nullopt;
    const QRectF room = QRectF(event->rect()).translated(-origin());
    paintMap(painter, room, m_look, *m_document.rules().map, layoutOf(), m_facts, marks);
    if (m_fan.isOpen()) {
        painter.translate(-origin());
        std::set<QString> picked = m_marks.along;
        picked.insert({m_marks.chosen, m_marks.target});
        m_fan.paint(painter, picked, m_behind, m_marks.faint);
    }
}

void MapView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    closeFan();
    if (isThere()) {
        setRanges();
    }
    m_settling.start();
}

void MapView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

namespace {

constexpr int mostColumns = 4;
constexpr double cellWide = 124;
constexpr double cellTall = 76;
constexpr double counterSide = 50;
constexpr double margin = 6;

} // namespace

void MapFan::open(Hex hex, const QList<CounterFacts>& units, const QRectF& around, const QSize& room) {
    const bool same = m_hex == hex;
    m_hex = hex;
    m_units = units;
    m_around = around;
    const int count = std::max(1, static_cast<int>(units.size()));
    m_current = same ? std::clamp(m_current, 0, count - 1) : 0;
    const double edge = m_look.px(margin);
    const int fitting = static_cast<int>((room.width() - 2 * edge) / m_look.px(cellWide));
    m_columns = std::clamp(fitting, 1, std::min(mostColumns, count));
    const int rows = (count + m_columns - 1) / m_columns;
    const QSizeF size(m_columns * m_look.px(cellWide) + 2 * edge, rows * m_look.px(cellTall) + 2 * edge);
    const double left =
        std::clamp(around.center().x() - size.width() / 2, 0.0, std::max(0.0, room.width() - size.width()));
    const double above = around.top() - size.height();
    const double below = std::min(around.bottom(), std::max(0.0, room.height() - size.height()));
    m_ground = {QPointF(left, above >= 0 ? above : below), size};
}

void MapFan::close() {
    m_hex.reset();
    m_units.clear();
}

const CounterFacts* MapFan::current() const {
    return m_current < m_units.size() ? &m_units[m_current] : nullptr;
}

void MapFan::step(int by) {
    const auto count = static_cast<int>(m_units.size());
    if (count > 0) {
        m_current = (m_current + by + count) % count;
    }
}

QRectF MapFan::cell(int index) const {
    const double edge = m_look.px(margin);
    return {m_ground.left() + edge + index % m_columns * m_look.px(cellWide),
            m_ground.top() + edge + index / m_columns * m_look.px(cellTall),
            static_cast<double>(m_look.px(cellWide)), static_cast<double>(m_look.px(cellTall))};
}

const CounterFacts* MapFan::at(const QPointF& point) const {
    for (int i = 0; i < m_units.size(); ++i) {
        if (cell(i).contains(point)) {
            return &m_units[i];
        }
    }
    return nullptr;
}

bool MapFan::holds(const QPointF& point) const {
    return isOpen() && (m_ground.contains(point) || m_around.contains(point));
}

void MapFan::paint(QPainter& painter, const std::set<QString>& picked, const std::set<QString>& behind,
                   const std::set<QString>& faint) const {
    const Theme& theme = m_look.theme();
    painter.setPen(QPen(theme.ink, 1));
    painter.setBrush(theme.pane);
    painter.drawRoundedRect(m_ground, m_look.px(margin), m_look.px(margin));
    const double side = m_look.px(counterSide);
    for (int i = 0; i < m_units.size(); ++i) {
        const QRectF room = cell(i);
        const QRectF box(room.center().x() - side / 2, room.top() + m_look.px(margin), side, side * 0.95);
        paintCounter(painter, m_look, box, m_units[i],
                     {picked.contains(m_units[i].id), 1, false, faint.contains(m_units[i].id)});
        if (behind.contains(m_units[i].id)) {
            painter.setPen(QPen(theme.alarm, 3));
            painter.drawLine(box.bottomLeft(), box.topRight());
        }
        if (i == m_current) {
            painter.setPen(QPen(theme.selection, 2, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(room.adjusted(2, 0, -2, 0));
        }
        painter.setPen(theme.ink);
        painter.setFont(m_look.font(11));
        const QRect words(static_cast<int>(room.left()) + 2, static_cast<int>(box.bottom()),
                          static_cast<int>(room.width()) - 4, static_cast<int>(room.bottom() - box.bottom()));
        drawTextLine(painter, words, Qt::AlignHCenter,
                     cutText(painter.font(), m_units[i].name, words.width()));
    }
}

namespace {

/// Finds the translations of this file.
class WayText {
    Q_DECLARE_TR_FUNCTIONS(MapWay)
};

/// What entering all its places costs is filled in.
QString ofKnownCost(const MapWay& way) {
    if (!way.pointsKnown) {
        return WayText::tr("The way costs %1; how far they may move is not filled in").arg(way.cost);
    }
    return way.isWithin() ? WayText::tr("The way costs %1 of %2: within reach").arg(way.cost).arg(way.points)
                          : WayText::tr("The way costs %1, but only %2 may be spent: too far")
                                .arg(way.cost)
                                .arg(way.points);
}

QString ofSteps(const MapWay& way) {
    if (!way.pointsKnown) {
        return WayText::tr("Length of the way: %1; how far they may move is not filled in").arg(way.steps());
    }
    return way.isWithin()
               ? WayText::tr("Length of the way: %1 of %2; what the ground costs is not filled in")
                     .arg(way.steps())
                     .arg(way.points)
               : WayText::tr("Length of the way: %1, but only %2 may be spent: too far, unless by road")
                     .arg(way.steps())
                     .arg(way.points);
}

} // namespace

QString moveText(const MapWay& way) {
    if (way.places.empty()) {
        return WayText::tr("No way leads there, as far as the map is filled in");
    }
    return way.costKnown ? ofKnownCost(way) : ofSteps(way);
}

bool isTooFar(const MapWay& way) {
    return way.places.empty() || (way.pointsKnown && !way.isWithin());
}

} // namespace umpire::gui

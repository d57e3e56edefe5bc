#include "look/spoken_rows.h"

namespace umpire::gui {

namespace {

SpokenRows::Ear heardBy = nullptr;

bool listenedTo() {
    return heardBy || QAccessible::isActive();
}

void say(QAccessibleEvent& event) {
    heardBy ? heardBy(&event) : QAccessible::updateAccessibility(&event);
}

QAccessibleInterface* madeFor(const QString&, QObject* object) {
    auto* view = qobject_cast<QAbstractItemView*>(object);
    auto* rows = dynamic_cast<SpokenRows*>(view);
    return rows ? new RowListAccess(*view, *rows) : nullptr;
}

void tell(QAbstractItemView& view, QAccessible::Event what) {
    if (listenedTo()) {
        QAccessibleEvent event(&view, what);
        say(event);
    }
}

} // namespace

void SpokenRows::sayTo(Ear ear) {
    heardBy = ear;
}

void SpokenRows::listen(QAbstractItemView& view) {
    QAccessible::installFactory(madeFor);
    const auto reordered = [&view] { tell(view, QAccessible::ObjectReorder); };
    const QAbstractItemModel* model = view.model();
    QObject::connect(model, &QAbstractItemModel::rowsInserted, &view, reordered);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, &view, reordered);
    QObject::connect(model, &QAbstractItemModel::modelReset, &view, reordered);
}

void SpokenRows::announce(QAbstractItemView& view, const QModelIndex& row) {
    if (!listenedTo() || !view.hasFocus()) {
        return;
    }
    const auto* list = dynamic_cast<const RowListAccess*>(QAccessible::queryAccessibleInterface(&view));
    const int place = list ? list->placeOf(row) : -1;
    if (place >= 0) {
        QAccessibleEvent event(&view, QAccessible::Focus);
        event.setChild(place);
        say(event);
    }
}

RowListAccess::RowListAccess(QAbstractItemView& view, SpokenRows& rows)
    : QAccessibleWidget(&view, QAccessible::List), m_view(view), m_rows(rows) {}

RowListAccess::~RowListAccess() {
    for (const QAccessible::Id id : std::as_const(m_known)) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

int RowListAccess::childCount() const {
    const int rows = m_view.model()->rowCount(m_view.rootIndex());
    int shown = 0;
    for (int row = 0; row < rows; ++row) {
        shown += m_rows.speaks(row) ? 1 : 0;
    }
    return shown;
}

QModelIndex RowListAccess::rowAt(int place) const {
    const int rows = m_view.model()->rowCount(m_view.rootIndex());
    for (int row = 0; row < rows && place >= 0; ++row) {
        place -= m_rows.speaks(row) ? 1 : 0;
        if (place < 0) {
            return m_view.model()->index(row, 0, m_view.rootIndex());
        }
    }
    return {};
}

int RowListAccess::placeOf(const QModelIndex& row) const {
    if (!row.isValid() || row.parent() != m_view.rootIndex() || !m_rows.speaks(row.row())) {
        return -1;
    }
    int place = 0;
    for (int above = 0; above < row.row(); ++above) {
        place += m_rows.speaks(above) ? 1 : 0;
    }
    return place;
}

QAccessibleInterface* RowListAccess::accessOf(const QModelIndex& row) const {
    if (!row.isValid()) {
        return nullptr;
    }
    const auto known = m_known.constFind(row.siblingAtColumn(0));
    if (known != m_known.constEnd()) {
        return QAccessible::accessibleInterface(*known);
    }
    auto* access = new RowAccess(m_view, m_rows, row.siblingAtColumn(0));
    m_known.insert(row.siblingAtColumn(0), QAccessible::registerAccessibleInterface(access));
    return access;
}

QAccessibleInterface* RowListAccess::child(int place) const {
    return accessOf(rowAt(place));
}

QAccessibleInterface* RowListAccess::childAt(int x, int y) const {
    return accessOf(m_view.indexAt(m_view.viewport()->mapFromGlobal(QPoint(x, y))));
}

QAccessibleInterface* RowListAccess::focusChild() const {
    const QModelIndex current = m_view.currentIndex();
    return m_view.hasFocus() && placeOf(current) >= 0 ? accessOf(current) : nullptr;
}

int RowListAccess::indexOfChild(const QAccessibleInterface* child) const {
    const auto* row = dynamic_cast<const RowAccess*>(child);
    return row ? placeOf(row->row()) : -1;
}

RowAccess::RowAccess(QAbstractItemView& view, SpokenRows& rows, const QModelIndex& row)
    : m_view(&view), m_rows(rows), m_row(row) {}

QWindow* RowAccess::window() const {
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface* RowAccess::parent() const {
    return m_view ? QAccessible::queryAccessibleInterface(m_view.data()) : nullptr;
}

QString RowAccess::text(QAccessible::Text which) const {
    if (!isValid()) {
        return {};
    }
    switch (which) {
    case QAccessible::Name:
        return m_rows.spoken(m_row);
    case QAccessible::Description:
        return m_rows.spokenAside(m_row);
    default:
        return {};
    }
}

/// The whole row, in the view's own measure.
QRect RowAccess::place() const {
    const int last = m_row.model()->columnCount(m_row.parent()) - 1;
    return m_view->visualRect(m_row) | m_view->visualRect(m_row.sibling(m_row.row(), last));
}

QRect RowAccess::rect() const {
    if (!isValid()) {
        return {};
    }
    const QRect inView = place();
    return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
}

QAccessible::State RowAccess::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
    state.focusable = true;
    state.selectable = true;
    state.focused = m_view->hasFocus() && current == m_row;
    state.selected = m_view->selectionModel() && m_view->selectionModel()->isSelected(m_row);
    state.offscreen = !m_view->viewport()->visibleRegion().intersects(place());
    return state;
}

void* RowAccess::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

QStringList RowAccess::actionNames() const {
    return {pressAction(), setFocusAction()};
}

void RowAccess::doAction(const QString& name) {
    if (!isValid()) {
        return;
    }
    if (name == setFocusAction() || name == pressAction()) {
        m_view->setFocus(Qt::OtherFocusReason);
        m_view->setCurrentIndex(m_row);
    }
    if (name == pressAction()) {
        m_rows.press(m_row);
    }
}

} // namespace umpire::gui

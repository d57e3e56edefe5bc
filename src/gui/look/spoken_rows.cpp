#include "look/spoken_rows.h"

#include "look/row_list_access.h"

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

} // namespace umpire::gui

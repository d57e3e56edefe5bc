#include "look/spoken_rows.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPersistentModelIndex>
#include <QPointer>

namespace umpire::gui {

namespace {

SpokenRows::Ear heardBy = nullptr;

bool listenedTo() {
    return heardBy || QAccessible::isActive();
}

void say(QAccessibleEvent& event) {
    heardBy ? heardBy(&event) : QAccessible::updateAccessibility(&event);
}

void tell(QAbstractItemView& view, QAccessible::Event what) {
    if (listenedTo()) {
        QAccessibleEvent event(&view, what);
        say(event);
    }
}

/// One row of a view.
class RowAccess : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    RowAccess(QAbstractItemView& view, SpokenRows& rows, const QModelIndex& row)
        : m_view(&view), m_rows(rows), m_row(row) {}

    const QPersistentModelIndex& row() const { return m_row; }

    bool isValid() const override { return m_view && m_row.isValid(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override {
        return m_view ? QAccessible::queryAccessibleInterface(m_view.data()) : nullptr;
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text which) const override {
        return !isValid()                          ? QString()
               : which == QAccessible::Name        ? m_rows.spoken(m_row)
               : which == QAccessible::Description ? m_rows.spokenAside(m_row)
                                                   : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        return isValid() ? QRect(m_view->viewport()->mapToGlobal(place().topLeft()), place().size())
                         : QRect();
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QAccessible::State state() const override {
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

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

    void doAction(const QString& name) override {
        if (isValid() && (name == setFocusAction() || name == pressAction())) {
            m_view->setFocus(Qt::OtherFocusReason);
            m_view->setCurrentIndex(m_row);
        }
        if (isValid() && name == pressAction()) {
            m_rows.press(m_row);
        }
    }

  private:
    /// The whole row, in the view's own measure.
    QRect place() const {
        const int last = m_row.model()->columnCount(m_row.parent()) - 1;
        return m_view->visualRect(m_row) | m_view->visualRect(m_row.sibling(m_row.row(), last));
    }

    QPointer<QAbstractItemView> m_view;
    SpokenRows& m_rows;
    QPersistentModelIndex m_row;
};

/// A view of spoken rows, as a list.
class RowListAccess : public QAccessibleWidget {
  public:
    RowListAccess(QAbstractItemView& view, SpokenRows& rows)
        : QAccessibleWidget(&view, QAccessible::List), m_view(view), m_rows(rows) {}

    ~RowListAccess() override {
        for (const QAccessible::Id id : std::as_const(m_known)) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

    int childCount() const override { return spokenAbove(m_view.model()->rowCount(m_view.rootIndex())); }
    QAccessibleInterface* child(int place) const override { return accessOf(rowAt(place)); }
    QAccessibleInterface* childAt(int x, int y) const override {
        return accessOf(m_view.indexAt(m_view.viewport()->mapFromGlobal(QPoint(x, y))));
    }
    QAccessibleInterface* focusChild() const override {
        const QModelIndex current = m_view.currentIndex();
        return m_view.hasFocus() && placeOf(current) >= 0 ? accessOf(current) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* row = dynamic_cast<const RowAccess*>(child);
        return row ? placeOf(row->row()) : -1;
    }

    /// Which of the shown rows it is, from 0; -1 when it is none of them.
    int placeOf(const QModelIndex& row) const {
        const bool shown = row.isValid() && row.parent() == m_view.rootIndex() && m_rows.speaks(row.row());
        return shown ? spokenAbove(row.row()) : -1;
    }

  private:
    int spokenAbove(int end) const {
        int spoken = 0;
        for (int row = 0; row < end; ++row) {
            spoken += m_rows.speaks(row) ? 1 : 0;
        }
        return spoken;
    }

    QModelIndex rowAt(int place) const {
        const int rows = m_view.model()->rowCount(m_view.rootIndex());
        for (int row = 0; row < rows && place >= 0; ++row) {
            place -= m_rows.speaks(row) ? 1 : 0;
            if (place < 0) {
                return m_view.model()->index(row, 0, m_view.rootIndex());
            }
        }
        return {};
    }

    QAccessibleInterface* accessOf(const QModelIndex& row) const {
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

    QAbstractItemView& m_view;
    SpokenRows& m_rows;
    /// An interface is the same for as long as its row is there: assistive technology holds on to it.
    mutable QHash<QPersistentModelIndex, QAccessible::Id> m_known;
};

QAccessibleInterface* madeFor(const QString&, QObject* object) {
    auto* view = qobject_cast<QAbstractItemView*>(object);
    auto* rows = dynamic_cast<SpokenRows*>(view);
    return rows ? new RowListAccess(*view, *rows) : nullptr;
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

#pragma once

#include "look/spoken_rows.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPersistentModelIndex>
#include <QPointer>

namespace umpire::gui {

/// A view of spoken rows, as a list.
class RowListAccess : public QAccessibleWidget {
  public:
    RowListAccess(QAbstractItemView& view, SpokenRows& rows);
    ~RowListAccess() override;

    int childCount() const override;
    QAccessibleInterface* child(int place) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;

    /// Which of the shown rows it is, from 0; -1 when it is none of them.
    int placeOf(const QModelIndex& row) const;

  private:
    QModelIndex rowAt(int place) const;
    QAccessibleInterface* accessOf(const QModelIndex& row) const;

    QAbstractItemView& m_view;
    SpokenRows& m_rows;
    /// An interface is the same for as long as its row is there: assistive technology holds on to it.
    mutable QHash<QPersistentModelIndex, QAccessible::Id> m_known;
};

/// One row of such a view.
class RowAccess : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    RowAccess(QAbstractItemView& view, SpokenRows& rows, const QModelIndex& row);

    const QPersistentModelIndex& row() const { return m_row; }

    bool isValid() const override { return m_view && m_row.isValid(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text which) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    QRect place() const;

    QPointer<QAbstractItemView> m_view;
    SpokenRows& m_rows;
    QPersistentModelIndex m_row;
};

} // namespace umpire::gui

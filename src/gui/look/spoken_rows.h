#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QModelIndex>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QString>

namespace umpire::gui {

/// A view whose rows a screen reader meets as the items of one list, each with a whole sentence, whatever the
/// model has above them or the view beside them. Qt's own interface of item views takes every view for a
/// table of all the model's top rows, which is wrong for a view of a branch.
class SpokenRows {
  public:
    virtual ~SpokenRows() = default;

    /// What the row is called.
    virtual QString spoken(const QModelIndex& row) const = 0;
    /// What is worth hearing after that.
    virtual QString spokenAside(const QModelIndex& row) const = 0;
    /// Whether the row is shown.
    virtual bool speaks(int row) const = 0;
    /// Does what a click on it does.
    virtual void press(const QModelIndex& row) = 0;

    /// Where everything announced goes; null: to the screen reader, while one is there. A platform without
    /// one cannot be made to seem listened to otherwise.
    using Ear = void (*)(QAccessibleEvent* event);
    static void sayTo(Ear ear);

  protected:
    /// Called once by each such view, at its making.
    static void listen(QAbstractItemView& view);
    /// Says that a row became current, if the view has the keyboard.
    static void announce(QAbstractItemView& view, const QModelIndex& row);
};

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

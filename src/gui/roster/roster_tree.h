#pragma once

#include "look/look.h"
#include "roster/roster_model.h"

#include <QSet>
#include <QTreeView>

namespace umpire::gui {

/// The tree of the roster. It keeps what is selected and folded by who it is, whatever rows they are in.
class RosterTree : public QTreeView {
    Q_OBJECT

  public:
    RosterTree(const Look& look, RosterModel& model, QWidget* parent = nullptr);

    /// All of them, in the order of the tree.
    QStringList selected() const;
    QString current() const { return currentIndex().data(RosterModel::IdRole).toString(); }
    void select(const QStringList& subjects);
    /// Selects a subject, scrolls to it and puts the cursor into its name.
    void editName(const QString& subject);
    /// Puts the cursor into the cell of the current row that has that roster key.
    void goToColumn(const QString& key);

    /// In which it shows every column whole.
    int wantedWidth() const;

  Q_SIGNALS:
    void choiceChanged();

  protected:
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

  private:
    bool alongRow(int columns);
    void remember() { m_restoring = true; }
    void restore();
    void measure();
    void fit();

    const Look& m_look;
    RosterModel& m_model;
    QSet<QString> m_folded;
    QStringList m_selected;
    QString m_current;
    int m_column = 0;
    std::vector<int> m_wanted = {0}; ///< of each column
    bool m_restoring = false;
};

} // namespace umpire::gui

#pragma once

#include "balance/balance_model.h"
#include "look/look.h"

#include <QHeaderView>
#include <QTableView>

namespace umpire::gui {

/// The heads of a table's columns: names on as many lines as they need, and over neighbours that belong
/// together what they share.
class BalanceHead : public QHeaderView {
    Q_OBJECT

  public:
    /// `padding`: the room at both sides of a name, in lengths of the design, as its cells have it.
    BalanceHead(const Look& look, double padding, QWidget* parent = nullptr);

    /// The least width in which a name has room on three lines.
    int widthFor(int section) const;
    /// What a group's own name needs.
    int groupWidth(const QString& group) const;
    /// As tall as the tallest name at the widths the columns have.
    void fitHeight();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

  private:
    QString text(int section, int role) const;
    QRect wrapped(const QString& text, int width) const;
    int groupHeight() const;
    int padding() const { return m_look.px(m_padding); }
    QFont nameFont() const { return m_look.font(13, QFont::DemiBold); }
    void paintGroup(QPainter& painter, int first, int last) const;

    const Look& m_look;
    double m_padding;
};

class BalanceDelegate;
class BalanceModel;
class BalanceNames;

/// The comparison. Up and Down choose a side or formation, Left and Right move along its cells.
class BalanceTable : public QTableView {
    Q_OBJECT

  public:
    BalanceTable(const Look& look, BalanceModel& model, QWidget* parent = nullptr);

    /// The id of the current side or formation, "" for none.
    QString current() const;
    void choose(const QString& subject);
    /// Gives the columns what room there is.
    void arrange();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void chosen(const QString& subject);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

  private:
    int needed(int column) const;
    void widenGroups(std::vector<int>& widths) const;
    bool fitMix(std::vector<int>& widths, int room) const;
    int heightOf(int rows) const;

    const Look& m_look;
    BalanceModel& m_model;
    BalanceDelegate* m_delegate;
    BalanceHead* m_head;
    BalanceNames* m_names;
};

} // namespace umpire::gui

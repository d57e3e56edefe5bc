#pragma once

#include "look/look.h"

#include <QHeaderView>

namespace umpire::gui {

/// The names of sides and formations as the heads of the rows: they stay while the columns scroll.
class BalanceNames : public QHeaderView {
    Q_OBJECT

  public:
    explicit BalanceNames(const Look& look, QWidget* parent = nullptr);

    /// What the longest name needs.
    int widest() const;

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

  private:
    QVariant value(int section, int role) const;
    QFont fontOf(int section) const;
    int indent(int section) const;

    const Look& m_look;
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"

#include <QWidget>

namespace umpire::gui {

/// Lays out its cards in columns of one width, each row as tall as its tallest card.
class CardGrid : public QWidget {
    Q_OBJECT

  public:
    /// `column` is the width a card wants, at 100 % text.
    CardGrid(const Look& look, int column, QWidget* parent = nullptr);

    void add(QWidget* card);
    /// Removes the cards after the first `count`.
    void shorten(qsizetype count);
    const QList<QWidget*>& cards() const { return m_cards; }
    void arrange();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    const Look& m_look;
    int m_column;
    QList<QWidget*> m_cards;
};

} // namespace umpire::gui

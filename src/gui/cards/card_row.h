#pragma once

#include "cards/card_button.h"

#include <QHash>
#include <QWidget>

namespace umpire::gui {

/// The cards of a pile beside each other, one over the other where there is no room for all.
class CardRow : public QWidget {
    Q_OBJECT

  public:
    enum class Middle { Above, Below };

    /// The cards that may be played stand out towards the middle of the table.
    CardRow(const Look& look, Silhouettes& silhouettes, Middle middle, QWidget* parent = nullptr);

    void show(const QList<CardFacts>& cards);
    const QList<CardButton*>& buttons() const { return m_buttons; }
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

  Q_SIGNALS:
    void pressed(const QString& card);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void layOut();
    CardButton* make();
    void step(CardButton& from, int by);

    const Look& m_look;
    Silhouettes& m_silhouettes;
    Middle m_middle;
    QList<CardButton*> m_buttons; ///< from left to right
};

} // namespace umpire::gui

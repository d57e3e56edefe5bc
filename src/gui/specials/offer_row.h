#pragma once

#include "look/look.h"
#include "specials/special_reader.h"

#include <QWidget>

class QMenu;
class QPushButton;

namespace umpire::gui {

/// A row of buttons for what may be done; the less usual ones wait in a menu at its end.
class OfferRow : public QWidget {
    Q_OBJECT

  public:
    explicit OfferRow(const Look& look, QWidget* parent = nullptr);

    /// `whose` goes into the accessible names.
    void show(const QList<SpecialOffer>& offers, const QString& whose);
    void restyle();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(width, false); }

  Q_SIGNALS:
    void asked(const umpire::gui::SpecialOffer& offer);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void addButton(const SpecialOffer& offer, const QString& whose);
    void addMenu(const QList<SpecialOffer>& rest, const QString& whose);
    int arrange(int width, bool place) const;

    const Look& m_look;
    QList<QPushButton*> m_buttons;
};

} // namespace umpire::gui

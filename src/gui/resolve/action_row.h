#pragma once

#include "umpire/worksheet/offers.h"

#include <QWidget>

#include <array>

class QHBoxLayout;
class QMenu;
class QPushButton;

namespace umpire::gui {

/// What can be resolved: the actions on a target as buttons, the rest in a menu beside them; the chosen one
/// is filled.
class ActionRow : public QWidget {
    Q_OBJECT

  public:
    explicit ActionRow(QWidget* parent = nullptr);

    void setOffers(const std::vector<Offer>& offers, const Offer* chosen);

  Q_SIGNALS:
    void picked(const QString& offer);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    void arrange();
    QPushButton* addButton(const QString& text);
    void mark(const Offer* chosen);

    std::vector<Offer> m_offers;
    std::vector<std::pair<Id, QPushButton*>> m_buttons;
    std::array<QHBoxLayout*, 4> m_rows{}; ///< as many as the menu and the buttons may need
    QPushButton* m_more = nullptr;
    QMenu* m_menu = nullptr;
};

} // namespace umpire::gui

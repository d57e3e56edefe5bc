#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/worksheet/offers.h"

#include <QString>
#include <QWidget>

class QMenu;
class QPushButton;

namespace umpire::gui {

/// The letter that takes what a unit does by itself, such as to dismount; "" where the action has none.
QString keyOfAction(const RulePack& rules, const Id& action);

/// What can be resolved: the actions on a target as buttons, the rest in a menu beside them; the chosen one
/// is filled. What does not fit into a line stands in the next.
class ActionRow : public QWidget {
    Q_OBJECT

  public:
    explicit ActionRow(QWidget* parent = nullptr);

    void setOffers(const std::vector<Offer>& offers, const Offer* chosen);

  Q_SIGNALS:
    void picked(const QString& offer);

  private:
    void build();
    QPushButton* addButton(const QString& text);
    void mark(const Offer* chosen);

    std::vector<Offer> m_offers;
    std::vector<std::pair<Id, QPushButton*>> m_buttons;
    QPushButton* m_more = nullptr;
    QMenu* m_menu = nullptr;
};

} // namespace umpire::gui

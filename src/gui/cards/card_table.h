#pragma once

#include "cards/card_row.h"
#include "document/battle_document.h"
#include "field/silhouettes.h"

#include <QWidget>

#include <functional>
#include <map>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace umpire::gui {

class CoveredLine;
class ElidedLabel;

/// The table of a card game in the place of the units: the sides face each other, what each has laid out
/// towards the middle, its hand at its own edge, its stacks told by their number.
class CardTable : public QWidget {
    Q_OBJECT

  public:
    CardTable(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

    void refresh();
    /// Whose eyes look; the umpire's at first.
    void setEyes(const Eyes& eyes);
    /// `open`: those that may still be chosen.
    void setChosen(const QString& card, const QString& target, const QStringList& listed,
                   const QStringList& open);
    /// Asked first when a card is pressed; true: what is being resolved takes it.
    void setTaker(std::function<bool(const QString& card)> taker) { m_taker = std::move(taker); }
    QList<CardButton*> cards() const;
    /// On the first card that lies open.
    void takeFocus();

  Q_SIGNALS:
    void chosen(const QString& subject);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    struct SideParts {
        QPushButton* head = nullptr;
        ElidedLabel* notes = nullptr; ///< whose strike it is, and what else is known now
        ElidedLabel* stacks = nullptr;
        std::map<QString, QLabel*> names; ///< of the piles that are laid out
        std::map<QString, CardRow*> rows;
        std::map<QString, int> places; ///< of their rows in the grid
    };

    static bool laysOut(const SideParts& parts, const CardSideFacts& side);
    void build(const QList<CardSideFacts>& sides);
    void addHead(SideParts& parts, const CardSideFacts& side, int row);
    void addPile(SideParts& parts, const PileFacts& pile, CardRow::Middle middle, int row);
    void show(SideParts& parts, const CardSideFacts& side);
    void showParts();
    void invite();
    void press(const QString& card);
    QWidget* makeSpread();
    void restyle();

    const Look& m_look;
    const BattleDocument& m_document;
    Silhouettes m_silhouettes;
    Eyes m_eyes;
    QGridLayout* m_grid;
    QHBoxLayout* m_foot;
    CoveredLine* m_chance; ///< of the totals
    QLabel* m_invitation;  ///< in the middle, while no card is laid out
    std::map<QString, SideParts> m_sides;
    std::function<bool(const QString& card)> m_taker;
    QString m_chosen;
    QString m_target;
    QStringList m_listed;
    QStringList m_open;
};

} // namespace umpire::gui

#pragma once

#include "cards/card_button.h"
#include "document/battle_document.h"
#include "field/silhouettes.h"

#include <QHash>
#include <QWidget>

#include <functional>
#include <map>
#include <set>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace umpire::gui {

/// The cards of a pile, each at a place of its own, in as many lines as a whole hand needs: when one goes,
/// the others stay where they are.
class CardRow : public QWidget {
    Q_OBJECT

  public:
    enum class Middle { Above, Below };

    /// The cards that may be played stand out towards the middle of the table.
    CardRow(const Look& look, Silhouettes& silhouettes, Middle middle, QWidget* parent = nullptr);

    void show(const QList<CardFacts>& cards);
    /// From left to right.
    QList<CardButton*> buttons() const;
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

  Q_SIGNALS:
    void pressed(const QString& card);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    int columns() const;
    int lines() const;
    void layOut();
    CardButton* make();
    void remove(CardButton& gone);
    void step(CardButton& from, int by);

    const Look& m_look;
    Silhouettes& m_silhouettes;
    Middle m_middle;
    QList<CardButton*> m_places; ///< null where a card has gone
    qsizetype m_most = 0;        ///< so many lay here at once
};

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
    void setEyes(const Viewer& viewer);
    /// `open`: those that may still be chosen.
    void setChosen(const QString& card, const QString& target, const QStringList& listed,
                   const QStringList& open);
    /// Asked first when a card is pressed; true: what is being resolved takes it.
    void setTaker(std::function<bool(const QString& card)> taker) { m_taker = std::move(taker); }
    /// Cards that a filter leaves out.
    void setFaint(const std::set<QString>& cards);
    QList<CardButton*> cards() const;
    /// How high it is while nothing is open below it: what opens there covers it, and moves no card.
    void setWholeHeight(std::function<int()> height) { m_wholeHeight = std::move(height); }
    /// On the first card that lies open.
    void takeFocus();

  Q_SIGNALS:
    void chosen(const QString& subject);

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct SideParts {
        QPushButton* head = nullptr;
        ElidedLabel* notes = nullptr; ///< whose strike it is, and what else is known now
        ElidedLabel* stacks = nullptr;
        std::map<QString, QLabel*> names; ///< of the piles that are laid out
        std::map<QString, CardRow*> rows;
    };

    static bool laysOut(const SideParts& parts, const CardSideFacts& side);
    void build(const QList<CardSideFacts>& sides);
    void addHead(SideParts& parts, const CardSideFacts& side, int row);
    void addPiles(SideParts& parts, const QList<PileFacts>& piles, CardRow::Middle middle, int row);
    void showRows(SideParts& parts, const QList<PileFacts>& piles);
    void fitNames(const QList<CardSideFacts>& sides);
    void show(SideParts& parts, const CardSideFacts& side);
    void showParts();
    void invite();
    void press(const QString& card);
    QWidget* makeSpread();
    void restyle();

    const Look& m_look;
    const BattleDocument& m_document;
    Silhouettes m_silhouettes;
    Viewer m_eyes;
    QGridLayout* m_grid;
    QWidget* m_spread = nullptr;
    std::function<int()> m_wholeHeight;
    QHBoxLayout* m_foot;
    CoveredLine* m_chance; ///< of the totals
    QLabel* m_invitation;  ///< in the middle, while no card is laid out
    std::map<QString, SideParts> m_sides;
    std::function<bool(const QString& card)> m_taker;
    QString m_chosen;
    QString m_target;
    QStringList m_listed;
    QStringList m_open;
    std::set<QString> m_faint;
};

} // namespace umpire::gui

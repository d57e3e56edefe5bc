#pragma once

#include "cards/card_facts.h"
#include "document/battle_document.h"
#include "look/look.h"
#include "look/silhouettes.h"
#include "look/widgets.h"
#include "umpire/battle/visibility.h"

#include <QWidget>

#include <functional>
#include <map>
#include <set>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace umpire::gui {

class CardRow;
class CoveredLine;
class Silhouettes;

/// A card on the table, to be pointed at by mouse and keys.
class CardButton : public QAbstractButton {
    Q_OBJECT

  public:
    enum class Part { None, Chosen, Target, Listed, Open };

    CardButton(const Look& look, Silhouettes& silhouettes, QWidget* parent = nullptr);

    void show(const CardFacts& card);
    const CardFacts& card() const { return m_card; }
    /// What it is in what is being resolved: who acts, on whom, one of several that go along, or one that may
    /// still be chosen.
    void setPart(Part part);
    Part part() const { return m_part; }
    /// A filter leaves it out.
    void setFaint(bool faint);
    bool isFaint() const { return m_faint; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintSide(QPainter& painter, const QRectF& face) const;
    void paintKind(QPainter& painter, const QRect& beside, const QRect& below) const;
    void paintWords(QPainter& painter, const QRect& room) const;
    void paintFrame(QPainter& painter, const QRectF& face) const;
    QPen frame() const;
    void paintName(QPainter& painter, const QRect& room, bool low) const;
    void paintMarks(QPainter& painter, const QRect& room, bool low) const;
    QStringList marks() const;

    const Look& m_look;
    Silhouettes& m_silhouettes;
    CardFacts m_card;
    Part m_part = Part::None;
    bool m_faint = false;
};

/// Where the middle of the table is for those who look at a row of cards.
enum class TableMiddle { Above, Below };

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
    void addPiles(SideParts& parts, const QList<PileFacts>& piles, TableMiddle middle, int row);
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
    Viewer m_viewer;
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

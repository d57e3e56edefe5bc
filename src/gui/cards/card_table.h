#pragma once

#include "cards/card_facts.h"
#include "document/battle_document.h"
#include "look/look.h"
#include "look/silhouettes.h"
#include "look/widgets.h"
#include "umpire/battle/hidden_total.h"
#include "umpire/battle/visibility.h"

#include <QThreadPool>
#include <QWidget>

#include <functional>
#include <map>
#include <set>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace umpire::gui {

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

/// How the total of whoever looks stands against the other's, as far as he can see; for the umpire what
/// each side may know of that. It is worked out beside the window, and hidden while nothing is laid.
class CoveredLine : public ElidedLabel {
    Q_OBJECT

  public:
    explicit CoveredLine(QWidget* parent = nullptr);
    /// Waits for what is being worked out.
    ~CoveredLine() override;

    /// Another viewer than before sees nothing of what was told to that one.
    void follow(const BattleDocument& document, const Viewer& viewer);

    /// Nobody is to read it now.
    void forget();

  Q_SIGNALS:
    void told();

  private:
    void tell(const std::vector<CoveredOdds>& odds, const Battle& battle);

    QThreadPool m_pool;
    Viewer m_viewer;
    int m_question = 0; ///< the latest
};

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

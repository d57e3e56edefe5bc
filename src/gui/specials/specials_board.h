#pragma once

#include "look/look.h"
#include "look/silhouettes.h"
#include "specials/special_reader.h"

#include <QFrame>
#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QScrollArea;

namespace umpire::gui {

class CardGrid;
class ElidedLabel;
class OfferRow;
class SpecialCard;

/// The units that play by rules of their own, of both sides, each with its state and what it may try; above
/// them what a side as a whole may do. Lies in a dock or stands as a window.
class SpecialsBoard : public QFrame {
    Q_OBJECT

  public:
    SpecialsBoard(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// What the pack calls it.
    QString title() const;
    QSize sizeHint() const override;

  Q_SIGNALS:
    /// A command without dice, to be taken up as it stands.
    void commandAsked(const umpire::Json& command);
    /// An action that still needs a target or answers.
    void actionAsked(const QString& unit, const QString& offer);
    /// A unit was pointed at.
    void chosen(const QString& unit);
    /// A command was carried out at once.
    void answered(const umpire::Answer& answer);

  protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct SidePart {
        QString side;
        QWidget* head = nullptr; ///< stands over the cards
        ElidedLabel* name = nullptr;
        OfferRow* offers = nullptr;
        CardGrid* cards = nullptr;
        QLabel* none = nullptr;
    };

    void changed(const ChangeEvent& event);
    bool isLarge() const;
    void refresh();
    void refreshIfSeen();
    QString about() const;
    void buildSides();
    void addSide(const Subject& side, int index);
    void fill(SidePart& part, const QList<SpecialFacts>& specials);
    SpecialCard* newCard();
    void restyle();
    void ask(const QString& unit, const SpecialOffer& offer);

    const Look& m_look;
    BattleDocument& m_document;
    Silhouettes m_silhouettes;
    QHBoxLayout* m_heads;
    QHBoxLayout* m_columns;
    QScrollArea* m_scroll;
    OfferRow* m_common;
    QList<SidePart> m_sides;
    QTimer m_late;
    bool m_stale = true; ///< what it shows is of an earlier state; it was not in sight
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"
#include "umpire/storage/house_odds.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <memory>

namespace umpire::gui {

/// The chance of one outcome by two packs.
struct OddsPair {
    QString name;
    QString tone;
    double before = 0;
    double after = 0;
};

/// "Mad: ▲ 36.5 %, was 33.3 %; …": as it is read and heard.
QString pairsInWords(const QList<OddsPair>& pairs);

/// What each outcome's chance was and is: two bars one above the other, the upper, an outline, as it was, the
/// lower, filled, as it is; what changed is in bold, with a sign.
class OddsPairs : public QWidget {
    Q_OBJECT

  public:
    explicit OddsPairs(const Look& look, QWidget* parent = nullptr);

    void setPairs(const QString& heading, const QList<OddsPair>& pairs);
    const QList<OddsPair>& pairs() const { return m_pairs; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintRow(QPainter& painter, const QRect& row, const OddsPair& pair) const;
    void paintBars(QPainter& painter, const QRect& room, const OddsPair& pair) const;

    const Look& m_look;
    QString m_heading;
    QList<OddsPair> m_pairs;
};

class BattleDocument;
class ExampleBattles;

/// The battle on which odds are compared, as it stands by the base and by the house rules: the one that is
/// open, where it is of that game, else one to begin from.
class OddsScene {
  public:
    OddsScene(const BattleDocument& document, const ExampleBattles& shelf)
        : m_document(document), m_shelf(shelf) {}

    /// Sets it up anew; the base only where `anew`. False where there is none: `problem` says why.
    bool set(const std::shared_ptr<const RulePack>& base, const std::shared_ptr<const RulePack>& house,
             bool anew);
    const Session* before() const { return m_before.get(); }
    const Session* after() const { return m_after.get(); }
    /// Of the battle.
    QString title() const { return m_title; }
    /// Whether it is the one that is open.
    bool isOpenOne() const { return m_ofDocument; }
    QString problem() const { return m_problem; }

  private:
    std::unique_ptr<Session> found(const RulePack& base);
    bool plays(const RulePack& rules, const RulePack& base) const;

    const BattleDocument& m_document;
    const ExampleBattles& m_shelf;
    std::unique_ptr<Session> m_battle; ///< as it stands by rules of its own
    std::unique_ptr<Session> m_before;
    std::unique_ptr<Session> m_after;
    QString m_title;
    QString m_problem;
    bool m_ofDocument = false;
};

} // namespace umpire::gui

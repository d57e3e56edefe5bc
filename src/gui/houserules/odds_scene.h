#pragma once

#include "umpire/storage/house_odds.h"

#include <QString>

#include <memory>

namespace umpire::gui {

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

#include "umpire/battle/seen_battle.h"

#include "umpire/battle/visibility.h"
#include "umpire/checks/scope.h"

namespace umpire {

namespace {

/// Units as nobody has seen them.
class Coverer {
  public:
    Coverer(const RulePack& rules, Battle battle, std::set<Id> unseen)
        : m_rules(rules), m_battle(std::move(battle)), m_unseen(std::move(unseen)) {}

    Battle covered(const Id& side) {
        for (const Symbol unit : m_battle.symbolsOf(SubjectKind::Unit)) {
            const Id id = unit.text();
            if (m_battle.find(id)->side == side) {
                continue;
            }
            m_unseen.contains(id) ? reset(id) : loosen(id);
        }
        return std::move(m_battle);
    }

  private:
    void reset(const Id& id) {
        for (const Attribute& attribute : m_rules.attributes) {
            if (attribute.of == SubjectKind::Unit && !attribute.derived && attribute.rosterKey.empty()) {
                m_battle.set(id, attribute.id,
                             attribute.fallback
                                 ? evaluate(*attribute.fallback, Scope{m_rules, m_battle, Somebody(id)})
                                 : Value());
            }
        }
        m_battle.set(id, m_rules.roles.cards.pile, m_rules.roles.cards.covered.from);
    }

    /// Names nobody any more who is not seen.
    void loosen(const Id& id) {
        for (const Attribute& attribute : m_rules.attributes) {
            if (attribute.of == SubjectKind::Unit && !attribute.derived &&
                attribute.type.kind == Type::Kind::Subject &&
                m_unseen.contains(m_battle.find(id)->value(attribute.id).text())) {
                m_battle.set(id, attribute.id, Value());
            }
        }
    }

    const RulePack& m_rules;
    Battle m_battle;
    std::set<Id> m_unseen;
};

} // namespace

Battle asSeenBy(const Id& side, const RulePack& rules, const Battle& battle) {
    if (rules.roles.cards.covered.pile.empty()) {
        return battle;
    }
    return Coverer(rules, battle, unseenBy(Viewer::of(side), rules, battle)).covered(side);
}

} // namespace umpire

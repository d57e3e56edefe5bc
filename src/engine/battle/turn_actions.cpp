#include "umpire/battle/turn_actions.h"

#include "umpire/checks/scope.h"

namespace umpire {

std::vector<TurnAction> turnActionsOf(const RulePack& rules, const Battle& battle, const Id& id) {
    std::vector<TurnAction> turnActions;
    const Subject* subject = battle.find(id);
    const Scope scope{rules, battle, id};
    for (const Attribute& attribute : rules.attributes) {
        if (subject && attribute.deed && attribute.of == subject->kind &&
            attributeValue(*subject, attribute, scope).flag()) {
            turnActions.push_back({attribute.id, attribute.name});
        }
    }
    return turnActions;
}

std::vector<Tie> tiesOf(const RulePack& rules, const Battle& battle) {
    std::vector<const Attribute*> bonds;
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.tie) {
            bonds.push_back(&attribute);
        }
    }
    std::vector<Tie> ties;
    for (const Subject* subject : bonds.empty() ? std::vector<const Subject*>{} : battle.all()) {
        const Scope scope{rules, battle, subject->id};
        for (const Attribute* bond : bonds) {
            const Id to = bond->of == subject->kind ? attributeValue(*subject, *bond, scope).text() : Id();
            if (battle.find(to)) {
                ties.push_back({bond->id, subject->id, to, bond->name});
            }
        }
    }
    return ties;
}

} // namespace umpire

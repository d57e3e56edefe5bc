#include "umpire/checks/standing.h"

#include "umpire/checks/scope.h"

namespace umpire {

bool isOut(const RulePack& rules, const Battle& battle, const Subject& subject) {
    const auto out = rules.roles.out.find(subject.kind);
    return out != rules.roles.out.end() && evaluate(out->second, Scope{rules, battle, subject.id}).flag();
}

std::string silhouetteOf(const RulePack& rules, const Battle& battle, const Subject& unit) {
    const Attribute* type = rules.attribute(unit.kind, rules.roles.type);
    const Vocabulary* types = type ? rules.vocabulary(type->type.vocabulary) : nullptr;
    if (!types) {
        return {};
    }
    const Value value = attributeValue(unit, *type, Scope{rules, battle, unit.id});
    return types->traitOf(value.text(), "silhouette").text();
}

} // namespace umpire

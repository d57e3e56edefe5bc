#include "umpire/rules/pack_roles.h"

#include "expression_reader.h"
#include "umpire/base/letters.h"
#include "umpire/base/listed.h"
#include "umpire/rules/rule_pack.h"

namespace umpire {

std::string Noun::head() const {
    return withCapital(many);
}

const PackRoles::State& PackRoles::state(SubjectKind kind) const {
    static const State none;
    const auto found = states.find(kind);
    return found == states.end() ? none : found->second;
}

bool PackRoles::isLength(const Id& attribute) const {
    return listed(length.of, attribute);
}

std::optional<MoveFields> moveFieldsOf(const Action& action) {
    MoveFields found;
    for (const ActionField& field : action.fields) {
        const bool units = field.subject == SubjectKind::Unit;
        if (field.kind == ActionField::Kind::Subject && units && found.unit.empty()) {
            found.unit = field.id;
        } else if (field.kind == ActionField::Kind::Subjects && units && found.with.empty()) {
            found.with = field.id;
        } else if (field.kind == ActionField::Kind::Choice && field.vocabulary == placeWords &&
                   found.to.empty()) {
            found.to = field.id;
        }
    }
    return found.unit.empty() || found.to.empty() ? std::nullopt : std::optional(found);
}

} // namespace umpire

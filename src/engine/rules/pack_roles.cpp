#include "umpire/rules/pack_roles.h"

#include "umpire/base/listed.h"

namespace umpire {

std::string Noun::head() const {
    std::string text = many;
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

const PackRoles::State& PackRoles::state(SubjectKind kind) const {
    static const State none;
    const auto found = states.find(kind);
    return found == states.end() ? none : found->second;
}

bool PackRoles::isLength(const Id& attribute) const {
    return listed(length.of, attribute);
}

} // namespace umpire

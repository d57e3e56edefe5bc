#include "pack_draft.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

/// Texts of a condition over subjects may name who decides it as {each.name}, or by the name it has there.
Roles withWhoDecides(Roles roles, const Expression& condition) {
    const bool asks = condition.op == Expression::Op::Every || condition.op == Expression::Op::Some;
    if (asks && condition.operands[0].type.kind == Kind::Subjects) {
        const Type each{Kind::Subject, condition.operands[0].type.subject, ""};
        if (condition.word.empty()) {
            roles.each = each;
        } else {
            roles.named[condition.word] = each;
        }
    }
    return roles;
}

} // namespace

bool PackDraft::placesJudged() const {
    static const std::set<std::string> named{"attribute", "fact", "number", "vocabulary", "ruling", "die"};
    return std::none_of(named.begin(), named.end(),
                        [this](const std::string& names) { return m_unread.contains(names); });
}

void PackDraft::checkPlaces(ObjectReader& reader, const std::string& key, const std::string& text,
                            const Roles& roles) const {
    const std::string problem = placesJudged() ? placeProblem(text, roles, m_pack) : std::string();
    if (!problem.empty()) {
        reader.error(key, problem);
    }
}

std::string PackDraft::withNumbers(ObjectReader& reader, const std::string& key,
                                   const std::string& text) const {
    const std::string problem =
        m_unread.contains("number") ? std::string() : numberPlaceProblem(text, m_pack);
    if (!problem.empty()) {
        reader.error(key, problem);
        return text;
    }
    return filled(text, [this](std::string_view place) {
        return std::to_string(m_pack.number(std::string(place.substr(place.find('.') + 1))));
    });
}

Id PackDraft::readTextId(ObjectReader& reader, const std::string& key, const Roles& roles, bool needed) {
    const Id id = readKnownOne(reader, key, keysOf(m_pack.texts), "text", needed);
    if (!id.empty()) {
        m_uses.push_back({id, roles});
    }
    return id;
}

Effects PackDraft::readEffects(ObjectReader& reader, const std::string& key, const Roles& roles,
                               bool needed) {
    return EffectReader(m_pack, reader.context(), m_uses).read(reader, key, roles, needed);
}

Effects PackDraft::readEffect(ObjectReader& reader, const Roles& roles) {
    return EffectReader(m_pack, reader.context(), m_uses).one(reader, roles);
}

std::vector<Clause> PackDraft::readClauses(ObjectReader& reader, const std::string& key, const Roles& roles) {
    const bool needs = key == "needs";
    std::vector<Clause> clauses;
    reader.objects(key, false, [&](ObjectReader& inner) {
        Clause clause;
        if (const JsonNode* condition = inner.need(needs ? "that" : "when")) {
            clause.when = ExpressionReader(m_pack, inner.context()).read(*condition, roles, Kind::Flag);
        }
        clause.text = readTextId(inner, needs ? "else" : "text", withWhoDecides(roles, clause.when));
        clauses.push_back(std::move(clause));
    });
    return clauses;
}

} // namespace umpire

#include "umpire/checks/candidates.h"

#include "umpire/base/text.h"
#include "umpire/checks/standing.h"

#include <algorithm>

namespace umpire {

namespace {

std::vector<Symbol> likely(const std::optional<IndexPredicate>& predicate, SubjectKind kind,
                           const Battle& battle) {
    if (predicate) {
        return battle.holdersOf(kind, predicate->attribute.text(), predicate->value);
    }
    const auto all = battle.symbolsOf(kind);
    return {all.begin(), all.end()};
}

} // namespace

std::vector<Symbol> likelyFor(const std::optional<Expression>& condition, SubjectKind kind,
                              const RulePack& rules, const Battle& battle) {
    return likely(condition ? indexPredicateOf(rules, kind, *condition) : std::nullopt, kind, battle);
}

std::vector<Symbol> likelyBearers(SubjectKind kind, std::string_view flag, const RulePack& rules,
                                  const Battle& battle) {
    const Attribute* attribute = rules.attribute(kind, flag);
    return likely(attribute ? indexPredicateOf(rules, *attribute) : std::nullopt, kind, battle);
}

Ids amongOf(const std::optional<Expression>& among, SubjectKind kind, const Scope& scope) {
    if (among && among->type.kind == Type::Kind::Subjects) {
        return evaluate(*among, scope).list();
    }
    Ids ids;
    Scope each = scope;
    each.other = scope.self;
    for (const Symbol subject : likelyFor(among, kind, scope.rules, scope.battle)) {
        each.self = subject;
        if (holds(among, each)) {
            ids.push_back(subject.text());
        }
    }
    return ids;
}

bool isAmong(const Id& subject, const std::optional<Expression>& among, SubjectKind kind,
             const Scope& scope) {
    const Subject* known = scope.battle.find(subject);
    if (!known || known->kind != kind) {
        return false;
    }
    if (among && among->type.kind == Type::Kind::Subjects) {
        const Ids ids = evaluate(*among, scope).list();
        return listed(ids, subject);
    }
    Scope each = scope;
    each.other = scope.self;
    each.self = subject;
    return holds(among, each);
}

std::vector<std::int64_t> numbersAmong(const ActionField& field, Scope scope) {
    const bool flag = field.kind == ActionField::Kind::Flag;
    Facts fields = scope.fields ? *scope.fields : Facts();
    scope.fields = &fields;
    std::vector<std::int64_t> numbers;
    for (std::int64_t number = flag ? 0 : field.from; number <= (flag ? 1 : field.to); ++number) {
        fields[field.id] = flag ? Value(number == 1) : Value(number);
        // A flag can always be cleared.
        if ((flag && number == 0) || holds(field.among, scope)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

Value fallbackOf(const ActionField& field, const Scope& scope) {
    if (!field.among || field.kind != ActionField::Kind::Count) {
        return field.fallback;
    }
    const auto numbers = numbersAmong(field, scope);
    const bool usual = listed(numbers, field.fallback.number());
    return usual || numbers.empty() ? field.fallback : Value(numbers.front());
}

std::vector<Id> candidatesOf(const Fact& fact, const Scope& scope) {
    if (fact.type.kind != Type::Kind::Subject && fact.type.kind != Type::Kind::Subjects) {
        return {};
    }
    std::vector<std::pair<std::int64_t, Id>> placed;
    Scope inner = scope;
    for (const Id& id : amongOf(fact.among, fact.type.subject, scope)) {
        inner.each = id;
        if (holds(fact.amongIf, inner)) {
            placed.emplace_back(fact.order ? evaluate(*fact.order, inner).number() : 0, id);
        }
    }
    std::ranges::stable_sort(placed, [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Id> ids;
    for (auto& [place, id] : placed) {
        ids.push_back(std::move(id));
    }
    return ids;
}

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

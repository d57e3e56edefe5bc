#include "list_index.h"

#include "umpire/rules/roster_keys.h"

namespace umpire {

namespace {

using Op = Expression::Op;

thread_local ListIndex* inUse = nullptr;

/// The same text for values that are the same; nothing for a list.
std::optional<std::string> keyOf(const Value& value) {
    if (value.isList()) {
        return std::nullopt;
    }
    if (value.same(Value())) {
        return std::string();
    }
    return value.isText()     ? "t" + value.text()
           : value.isNumber() ? "n" + std::to_string(value.number())
                              : std::string("f");
}

bool isAboutEach(const Expression& expression) {
    bool each = false;
    visit(expression, [&each](const Expression& part) { each = each || part.op == Op::Each; });
    return each;
}

/// "$each.name"
bool isOfEach(const Expression& expression) {
    return expression.op == Op::Of && expression.operands[0].op == Op::Each;
}

/// The attribute of each and what it is to be the same as.
struct Sought {
    const std::string* attribute = nullptr;
    const Expression* value = nullptr;
};

Sought wantedBy(const Expression& condition) {
    if (condition.op == Op::Equal) {
        const Expression& a = condition.operands[0];
        const Expression& b = condition.operands[1];
        if (isOfEach(a) && !isAboutEach(b)) {
            return {&a.word, &b};
        }
        return isOfEach(b) && !isAboutEach(a) ? Sought{&b.word, &a} : Sought{};
    }
    if (condition.op == Op::All) {
        for (const Expression& part : condition.operands) {
            if (const Sought wanted = wantedBy(part); wanted.value) {
                return wanted;
            }
        }
    }
    return {};
}

} // namespace

ListIndex::ListIndex(const Battle& battle) : m_battle(battle), m_outer(inUse) {
    inUse = this;
}

ListIndex::~ListIndex() {
    inUse = m_outer;
}

const ListIndex::ByValue* ListIndex::byValue(const std::string& list, const std::string& attribute,
                                             const Scope& scope) {
    const auto [found, fresh] = m_indexes.try_emplace(list + '.' + attribute);
    if (fresh) {
        ByValue values;
        bool whole = true;
        for (const SubjectKind kind : {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                       SubjectKind::Unit, SubjectKind::Thing}) {
            if (rosterList(kind) != list) {
                continue;
            }
            for (const Subject* subject : m_battle.all(kind)) {
                const auto key = keyOf(attributeValue(subject->id, attribute, scope));
                whole = whole && key;
                values[key.value_or("")].push_back(subject->id);
            }
        }
        found->second = whole && !values.empty() ? std::optional(std::move(values)) : std::nullopt;
    }
    return found->second ? &*found->second : nullptr;
}

const Ids* ListIndex::candidates(const Expression& over, const Scope& scope) {
    static const Ids none;
    const bool counts = over.op != Op::Every; // that one asks about those who do not meet it
    if (!inUse || &scope.battle != &inUse->m_battle || !counts || over.operands[0].op != Op::Context) {
        return nullptr;
    }
    const Sought wanted = wantedBy(over.operands[1]);
    const auto key = wanted.value ? keyOf(evaluate(*wanted.value, scope)) : std::nullopt;
    const ByValue* values = key ? inUse->byValue(over.operands[0].word, *wanted.attribute, scope) : nullptr;
    if (!values) {
        return nullptr;
    }
    const auto found = values->find(*key);
    return found == values->end() ? &none : &found->second;
}

} // namespace umpire

#pragma once

#include "umpire/rules/rule_pack.h"

#include <functional>
#include <set>

namespace umpire {

/// Shows every condition and formula of parts of a pack, through the routines that they run, to who asked;
/// not those of what is merely said.
class ExpressionsWithin {
  public:
    using Visitor = std::function<void(const Expression&)>;

    ExpressionsWithin(const RulePack& pack, Visitor visitor) : m_pack(pack), m_visitor(std::move(visitor)) {}

    void show(const Expression& expression) { m_visitor(expression); }
    void show(const std::optional<Expression>& expression) {
        if (expression) {
            m_visitor(*expression);
        }
    }
    void show(const std::vector<std::pair<Id, Expression>>& values) {
        for (const auto& [name, value] : values) {
            m_visitor(value);
        }
    }
    void show(const std::vector<Clause>& clauses) {
        for (const Clause& clause : clauses) {
            m_visitor(clause.when);
        }
    }
    void show(const Effects& effects);
    /// Without what it hands on as facts.
    void showWithoutFacts(const FollowUp& next);
    void show(const std::vector<ActionStep>& steps);
    void show(const Contest& contest);

  private:
    const RulePack& m_pack;
    Visitor m_visitor;
    std::set<Id> m_routines;
};

} // namespace umpire

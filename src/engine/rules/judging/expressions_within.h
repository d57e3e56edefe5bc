#pragma once

#include "umpire/rules/rule_pack.h"

#include <functional>
#include <set>
#include <utility>

namespace umpire {

/// Shows every condition and formula of parts of a pack, through the routines that they run, to who asked;
/// not those of what is merely said.
class ExpressionsWithin {
  public:
    using Visitor = std::function<void(const Expression&)>;

    /// Which effects are shown at all; those around what matters do.
    using Matters = std::function<bool(const Effect&)>;

    ExpressionsWithin(const RulePack& pack, Visitor visitor, Matters matters = {})
        : m_pack(pack), m_visitor(std::move(visitor)), m_matters(std::move(matters)) {}

    /// The conditions under which what is being shown counts at all, as far as they are known: those of the
    /// effects and steps around it. What routines hold may be run from elsewhere too, under no condition.
    struct Around {
        const Expression* condition = nullptr;
        bool inFor = false; ///< $self is who a `for` around it names
    };
    const std::vector<Around>& around() const { return m_around; }

    template <typename... Parts>
    void showAll(const Parts&... parts) {
        (show(parts), ...);
    }
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
    /// What may be asked or run from elsewhere, too.
    template <typename Part>
    void showAnywhere(const Part& part) {
        const std::vector<Around> around = std::exchange(m_around, {});
        show(part);
        m_around = around;
    }
    /// Whether a check is possible, its dice, bands and lines.
    void showRoll(const Check& check);
    /// Without what it hands on as facts.
    void showWithoutFacts(const FollowUp& next);
    void show(const std::vector<ActionStep>& steps);
    void show(const Contest& contest);

  private:
    class Within;
    void showParts(const Effect& effect);

    const RulePack& m_pack;
    Visitor m_visitor;
    Matters m_matters;
    std::set<Id> m_routines;
    std::vector<Around> m_around;
    bool m_inFor = false;
};

} // namespace umpire

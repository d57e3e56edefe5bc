#include "umpire/battle/balance.h"

#include "umpire/checks/scope.h"
#include "ways.h"

#include <algorithm>

namespace umpire {

namespace {

using Chances = std::vector<std::optional<double>>;

/// What one unit brings to every row it belongs to.
struct Brought {
    const Subject* unit = nullptr;
    std::vector<std::int64_t> measures;
    std::int64_t strength = 0;
    Id word; ///< of the mix
    Chances holds;
};

class SheetMaker {
  public:
    SheetMaker(const RulePack& rules, const GameModule* module, const Battle& battle)
        : m_rules(rules), m_module(module), m_battle(battle), m_balance(rules.balance) {}

    BalanceReading make() {
        for (const Subject* unit : m_battle.all(SubjectKind::Unit)) {
            m_brought.push_back(broughtBy(*unit));
            m_sheet.units.push_back({unit->id, m_brought.back().strength, m_brought.back().holds});
        }
        for (const Subject* side : m_battle.all(SubjectKind::Side)) {
            addTree(*side, 0);
        }
        return std::move(m_sheet);
    }

  private:
    Scope about(const Id& subject) const { return {m_rules, m_battle, subject}; }

    Brought broughtBy(const Subject& unit) const {
        Brought brought;
        brought.unit = &unit;
        const Scope scope = about(unit.id);
        for (const Balance::Measure& measure : m_balance.measures) {
            brought.measures.push_back(evaluate(measure.value, scope).number());
            if (measure.id == m_balance.strength) {
                brought.strength = std::max<std::int64_t>(0, brought.measures.back());
            }
        }
        brought.word = m_balance.mix.empty() ? Id() : attributeValue(unit.id, m_balance.mix, scope).text();
        for (const Balance::Example& example : m_balance.examples) {
            brought.holds.push_back(holds(example.when, scope) ? chance(example, unit.id) : std::nullopt);
        }
        return brought;
    }

    /// The chance that a unit holds, or nothing when the rules refuse it the check.
    std::optional<double> chance(const Balance::Example& example, const Id& unit) const {
        Json command = checkCommand(m_rules, example.check, unit);
        command["facts"] = example.facts;
        try {
            for (const RollAhead& roll : waysOf(command, m_rules, m_battle, m_module).rolls) {
                if (roll.odds.check == example.check && roll.odds.subject == unit) {
                    return held(example, roll.odds);
                }
            }
        } catch (const Refused&) {
            // Such as a unit that is gone: it is not asked any more.
        }
        return std::nullopt;
    }

    static double held(const Balance::Example& example, const RollOdds& roll) {
        double sum = 0;
        for (const Id& outcome : example.holding) {
            sum += roll.of(outcome);
        }
        return sum;
    }

    void addTree(const Subject& subject, int depth) {
        m_sheet.rows.push_back(rowOf(subject, depth));
        for (const Subject* formation : m_battle.all(SubjectKind::Formation)) {
            if (formation->parent == subject.id) {
                addTree(*formation, depth + 1);
            }
        }
    }

    BalanceReading::Row rowOf(const Subject& subject, int depth) const {
        BalanceReading::Row row;
        row.subject = subject.id;
        row.depth = depth;
        row.measures.resize(m_balance.measures.size());
        const std::vector<const Brought*> units = unitsOf(subject);
        for (const Brought* unit : units) {
            row.strength += unit->strength;
            for (std::size_t i = 0; i < row.measures.size(); ++i) {
                row.measures[i] += unit->measures[i];
            }
        }
        row.mix = mixOf(units, row.strength);
        row.holds = meansOf(units);
        if (subject.kind == SubjectKind::Formation) {
            addWear(row);
        }
        return row;
    }

    std::vector<const Brought*> unitsOf(const Subject& subject) const {
        std::vector<const Brought*> units;
        for (const Brought& brought : m_brought) {
            const Ids line = m_battle.line(*brought.unit);
            if (std::find(line.begin(), line.end(), subject.id) != line.end()) {
                units.push_back(&brought);
            }
        }
        return units;
    }

    std::vector<BalanceReading::Share> mixOf(const std::vector<const Brought*>& units,
                                             std::int64_t whole) const {
        std::vector<BalanceReading::Share> mix;
        const Attribute* attribute = m_rules.attribute(SubjectKind::Unit, m_balance.mix);
        const Vocabulary* words = attribute ? m_rules.vocabulary(attribute->type.vocabulary) : nullptr;
        for (const Id& word : words ? words->ids() : std::vector<Id>{}) {
            std::int64_t strength = 0;
            for (const Brought* unit : units) {
                strength += unit->word == word ? unit->strength : 0;
            }
            if (strength > 0) {
                mix.push_back({word, strength, static_cast<double>(strength) / static_cast<double>(whole)});
            }
        }
        return mix;
    }

    Chances meansOf(const std::vector<const Brought*>& units) const {
        Chances means;
        for (std::size_t i = 0; i < m_balance.examples.size(); ++i) {
            double sum = 0;
            double weight = 0;
            for (const Brought* unit : units) {
                const auto strength = static_cast<double>(unit->strength);
                sum += unit->holds[i] ? strength * *unit->holds[i] : 0;
                weight += unit->holds[i] ? strength : 0;
            }
            means.push_back(weight > 0 ? std::optional(sum / weight) : std::nullopt);
        }
        return means;
    }

    void addWear(BalanceReading::Row& row) const {
        const Scope scope = about(row.subject);
        const auto& rehearsal = m_balance.rehearsal;
        row.tires = rehearsal && holds(rehearsal->when, scope);
        if (!row.tires) {
            return;
        }
        row.column = attributeValue(row.subject, rehearsal->column, scope).text();
        const Attribute& counts = *m_rules.attribute(SubjectKind::Formation, rehearsal->counts);
        const std::int64_t now = attributeValue(row.subject, counts.id, scope).number();
        const std::int64_t whole = attributeValue(row.subject, counts.shareOf, scope).number();
        for (const ShareMark& mark : whole > 0 ? counts.marks : std::vector<ShareMark>{}) {
            row.marks.push_back(
                {mark.percent, mark.above, std::max<std::int64_t>(0, mark.reachedAt(whole) - now)});
        }
    }

    const RulePack& m_rules;
    const GameModule* m_module;
    const Battle& m_battle;
    const Balance& m_balance;
    std::vector<Brought> m_brought;
    BalanceReading m_sheet;
};

} // namespace

BalanceReading balanceOf(const RulePack& rules, const GameModule* module, const Battle& battle) {
    return SheetMaker(rules, module, battle).make();
}

} // namespace umpire

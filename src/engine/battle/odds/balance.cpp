#include "umpire/battle/balance.h"
#include "../../checks/setting.h"
#include "outcome_search.h"
#include "umpire/battle/resolution.h"

#include <algorithm>
#include <unordered_map>

namespace umpire {

namespace {

/// The chance that a unit holds in an example, were its check taken now; nothing when the rules refuse it the
/// check, as to one that is gone.
std::optional<double> chanceToHold(const RulePack& rules, const GameModule* module, const Battle& battle,
                                   const Balance::Example& example, const Id& unit) {
    Json command = checkCommand(rules, example.check, unit);
    command["facts"] = example.facts;
    try {
        const OutcomeSearch found = searchOutcomes(command, rules, battle, module, {.words = false});
        const auto own = std::find_if(found.rolls.begin(), found.rolls.end(), [&](const PossibleRoll& roll) {
            return roll.odds.check == example.check && roll.odds.subject == unit;
        });
        if (own == found.rolls.end()) {
            return std::nullopt;
        }
        double sum = 0;
        for (const Id& outcome : example.holding) {
            sum += own->odds.of(outcome);
        }
        return sum;
    } catch (const Refused&) {
        return std::nullopt;
    }
}

using Chances = std::vector<std::optional<double>>;

constexpr std::size_t noWord = static_cast<std::size_t>(-1);

/// What one unit brings to every row it belongs to.
struct Brought {
    std::vector<std::int64_t> measures;
    std::int64_t strength = 0;
    std::size_t word = noWord; ///< place of its word of the mix
    Chances holds;
};

/// What the units of a row have brought so far.
struct Sums {
    std::vector<std::int64_t> mix;                ///< for each word
    std::vector<std::pair<double, double>> holds; ///< for each example: weighed chances, and weights
};

class SheetMaker {
  public:
    SheetMaker(const RulePack& rules, const GameModule* module, const Battle& battle)
        : m_rules(rules), m_module(module), m_battle(battle), m_balance(rules.balance),
          m_mix(rules.balance.mix), m_words(wordsOfMix()) {}

    BalanceReading make() {
        for (const Subject* side : m_battle.all(SubjectKind::Side)) {
            addTree(*side, 0);
        }
        for (const Subject* unit : m_battle.all(SubjectKind::Unit)) {
            const Brought brought = broughtBy(*unit);
            bring(*unit, brought);
            m_sheet.units.push_back({unit->id, brought.strength, brought.holds});
        }
        for (std::size_t i = 0; i < m_sheet.rows.size(); ++i) {
            finish(m_sheet.rows[i], m_sums[i]);
        }
        return std::move(m_sheet);
    }

  private:
    Scope about(Somebody subject) const { return {m_rules, m_battle, subject}; }

    std::vector<std::string> wordsOfMix() const {
        const Attribute* attribute = m_rules.attribute(SubjectKind::Unit, m_balance.mix);
        const Vocabulary* words = attribute ? m_rules.vocabulary(attribute->type.vocabulary) : nullptr;
        return words ? words->ids() : std::vector<std::string>{};
    }

    Brought broughtBy(const Subject& unit) {
        Brought brought;
        const Scope scope = about(unit.symbol);
        const Setting setting(scope);
        for (const Balance::Measure& measure : m_balance.measures) {
            brought.measures.push_back(setting.value(measure.value).number());
            if (measure.id == m_balance.strength) {
                brought.strength = std::max<std::int64_t>(0, brought.measures.back());
            }
        }
        if (!m_balance.mix.empty()) {
            const Value word = program::attributeByName(setting.frame().selfSubject, m_mix, setting.frame());
            const auto place = std::find(m_words.begin(), m_words.end(), word.text());
            brought.word =
                place == m_words.end() ? noWord : static_cast<std::size_t>(place - m_words.begin());
        }
        for (std::size_t i = 0; i < m_balance.examples.size(); ++i) {
            const auto& when = m_balance.examples[i].when;
            const bool takes = !when || setting.value(*when).flag();
            brought.holds.push_back(
                takes ? chanceToHold(m_rules, m_module, m_battle, m_balance.examples[i], unit.id)
                      : std::nullopt);
        }
        return brought;
    }

    void addTree(const Subject& subject, int depth) {
        m_rows.emplace(&subject, m_sheet.rows.size());
        BalanceReading::Row& row = m_sheet.rows.emplace_back();
        row.subject = subject.id;
        row.depth = depth;
        row.measures.resize(m_balance.measures.size());
        m_sums.push_back({std::vector<std::int64_t>(m_words.size()),
                          std::vector<std::pair<double, double>>(m_balance.examples.size())});
        for (const Id& formation : m_battle.formationsOf(subject)) {
            addTree(*m_battle.find(formation), depth + 1);
        }
    }

    /// To every row above it. The units come in file order, as their chances are added up.
    void bring(const Subject& unit, const Brought& brought) {
        for (const Subject* above = m_battle.find(unit.parentSymbol); above;
             above = m_battle.find(above->parentSymbol)) {
            const auto row = m_rows.find(above);
            if (row == m_rows.end()) {
                return;
            }
            bring(brought, m_sheet.rows[row->second], m_sums[row->second]);
        }
    }

    static void bring(const Brought& brought, BalanceReading::Row& row, Sums& sums) {
        row.strength += brought.strength;
        for (std::size_t i = 0; i < row.measures.size(); ++i) {
            row.measures[i] += brought.measures[i];
        }
        if (brought.word != noWord) {
            sums.mix[brought.word] += brought.strength;
        }
        for (std::size_t i = 0; i < sums.holds.size(); ++i) {
            const auto strength = static_cast<double>(brought.strength);
            sums.holds[i].first += brought.holds[i] ? strength * *brought.holds[i] : 0;
            sums.holds[i].second += brought.holds[i] ? strength : 0;
        }
    }

    void finish(BalanceReading::Row& row, const Sums& sums) const {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (sums.mix[i] > 0) {
                row.mix.push_back({m_words[i], sums.mix[i],
                                   static_cast<double>(sums.mix[i]) / static_cast<double>(row.strength)});
            }
        }
        for (const auto& [sum, weight] : sums.holds) {
            row.holds.push_back(weight > 0 ? std::optional(sum / weight) : std::nullopt);
        }
        if (m_battle.find(row.subject)->kind == SubjectKind::Formation) {
            addWear(row);
        }
    }

    void addWear(BalanceReading::Row& row) const {
        const Scope scope = about(row.subject);
        const auto& rehearsal = m_balance.rehearsal;
        row.tires = rehearsal && umpire::holds(rehearsal->when, scope);
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
    Symbol m_mix;                     ///< the units' attribute by whose words their strength is broken down
    std::vector<std::string> m_words; ///< of the mix
    std::unordered_map<const Subject*, std::size_t> m_rows;
    std::vector<Sums> m_sums; ///< of each row
    BalanceReading m_sheet;
};

} // namespace

BalanceReading balanceOf(const RulePack& rules, const GameModule* module, const Battle& battle) {
    return SheetMaker(rules, module, battle).make();
}

} // namespace umpire

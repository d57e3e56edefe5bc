#include "umpire/checks/roll.h"

#include "../program/interpreter.h"
#include "setting.h"
#include "umpire/base/lengths.h"
#include "umpire/base/text.h"
#include "umpire/dice/die.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>

namespace umpire {

/// What a value that the umpire gives by hand counts: whole points, whatever the check counts in.
inline std::int64_t byHand(const Check& check, std::int64_t value) {
    return check.halves ? 2 * value : value;
}

/// The values of a check's own modifiers, in the order of the pack; 0 where one does not count.
class Rows {
  public:
    Rows(const Check& check, const Setting& setting)
        : m_use(program::Scratch::ofThread()), m_check(check), m_code(setting.program().check(check)),
          m_values(program::Scratch::ofThread().take<std::int64_t>(size() + m_code.dropped.size())) {
        std::fill_n(m_values, size() + m_code.dropped.size(), 0);
        program::fillRows(setting.program().rows(check), setting.frame(), m_values);
        dropLines();
    }

    std::size_t size() const { return m_code.modifiers.size(); }
    const Modifier& modifier(std::size_t row) const { return *m_code.modifiers[row]; }
    const program::LabelParts& label(std::size_t row) const { return m_code.labels[row]; }
    std::int64_t operator[](std::size_t row) const { return m_values[row]; }
    std::span<const std::int64_t> values() const { return {m_values, size()}; }
    /// What they come to, with what the umpire puts in their place or adds.
    std::int64_t sumWith(const Overrides& overrides) const {
        std::int64_t sum = std::accumulate(m_values, m_values + size(), std::int64_t{0});
        for (const auto& [id, value] : overrides.values) {
            for (std::size_t row = 0; row < size(); ++row) {
                sum += modifier(row).id == id ? byHand(m_check, value) - m_values[row] : 0;
            }
        }
        for (const FreeLine& line : overrides.lines) {
            const bool here = line.check.empty() ? size() > 0 : line.check == m_check.id;
            sum += here ? byHand(m_check, line.value) : 0;
        }
        return sum;
    }

  private:
    /// Takes out what the rules of the check drop. Behind its modifiers stands a row for each of these rules.
    void dropLines() {
        for (std::size_t rule = 0; rule < m_code.dropped.size(); ++rule) {
            if (m_values[size() + rule] == 0) {
                continue;
            }
            for (const std::uint32_t row : m_code.dropped[rule]) {
                m_values[row] = !m_check.drops[rule].onlyNegative || m_values[row] < 0 ? 0 : m_values[row];
            }
        }
    }

    program::Scratch::Use m_use;
    const Check& m_check;
    const program::CheckCode& m_code;
    std::int64_t* m_values = nullptr;
};

namespace {

std::string labelOf(const program::LabelParts& parts, const Scope& scope) {
    std::string label;
    for (const program::LabelPart& part : parts) {
        label += part.place ? measuredPlace(part.text, placeText(placeName(part.text), scope)) : part.text;
    }
    return label;
}

std::vector<Line> countingLines(const Check& check, const Scope& scope) {
    const Setting setting(scope);
    const Rows rows(check, setting);
    const auto values = rows.values();
    std::vector<Line> lines;
    lines.reserve(values.size() - static_cast<std::size_t>(std::ranges::count(values, 0)));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row] != 0) {
            const Modifier& modifier = rows.modifier(row);
            lines.push_back({modifier.id, labelOf(rows.label(row), scope), rows[row], modifier.section, false,
                             modifier.asks});
        }
    }
    return lines;
}

void overrideLine(std::vector<Line>& lines, const Modifier& modifier, std::int64_t value,
                  const Scope& scope) {
    const auto line = std::ranges::find(lines, modifier.id, &Line::id);
    if (line != lines.end()) {
        line->value = value;
        line->overridden = true;
    } else {
        lines.push_back(
            {modifier.id, fillText(modifier.label, scope), value, modifier.section, true, modifier.asks});
    }
}

void addFreeLines(std::vector<Line>& lines, const Check& check, const std::vector<FreeLine>& free,
                  const RulePack& rules) {
    const bool modified = !rules.modifiersOf(check.id).empty();
    for (std::size_t i = 0; i < free.size(); ++i) {
        const FreeLine& line = free[i];
        if (line.check.empty() ? modified : line.check == check.id) {
            lines.push_back({freeLineId(i + 1, rules), line.text, byHand(check, line.value), "", true, {}});
        }
    }
}

} // namespace

std::vector<Line> linesOf(const Check& check, const Scope& scope, const Overrides& overrides) {
    std::vector<Line> lines = countingLines(check, scope);
    for (const auto& [id, value] : overrides.values) {
        const Modifier* modifier = scope.rules.modifier(id);
        if (modifier && listed(modifier->checks, check.id)) {
            overrideLine(lines, *modifier, byHand(check, value), scope);
        }
    }
    if (!overrides.lines.empty()) {
        addFreeLines(lines, check, overrides.lines, scope.rules);
    }
    std::erase_if(lines, [](const Line& line) { return line.value == 0; });
    return lines;
}

std::int64_t modifiersOf(const Check& check, const Scope& scope, const Overrides& overrides) {
    const Setting setting(scope);
    return Rows(check, setting).sumWith(overrides);
}

std::int64_t sumOf(const std::vector<Line>& lines) {
    std::int64_t sum = 0;
    for (const Line& line : lines) {
        sum += line.value;
    }
    return sum;
}

namespace {

int countOf(const std::optional<Expression>& count, const Scope& scope) {
    return count ? static_cast<int>(
                       std::clamp<std::int64_t>(evaluate(*count, scope).number(), 0, mostCountedDice))
                 : 1;
}

} // namespace

int diceCount(const Check& check, const Scope& scope) {
    return countOf(check.count, scope);
}

const BandTable* tableOf(const Check& check, const Scope& scope) {
    if (check.tables.empty() || !check.tables.front().when) {
        return check.tables.empty() ? nullptr : &check.tables.front();
    }
    const Setting setting(scope);
    const Value place = valueOf(setting.program().table(check), setting.frame());
    return place.number() == 0 ? nullptr : &check.tables[static_cast<std::size_t>(place.number()) - 1];
}

const BandTable* tableAheadOf(const Check& check, const Scope& scope) {
    return check.asked.tableAhead ? tableOf(check, scope) : nullptr;
}

const Die* dieOf(const Check& check, const Scope& scope) {
    return scope.rules.die(check.dieBy ? evaluate(*check.dieBy, scope).text() : check.die);
}

namespace {

/// What a die of a set has to show, but for modifiers; the check's own dice are the first set.
const Expression& thresholdOf(const Check& check, std::size_t set) {
    const bool own = set == 0 || !check.moreDice[set - 1].threshold;
    return own ? *check.threshold : *check.moreDice[set - 1].threshold;
}

/// The faces of a die that are thrown once more.
std::vector<Face> againOf(const Check& check, const DiceSet& set, std::int64_t threshold) {
    using Which = Check::ThrownAgain::Which;
    std::vector<Face> faces = set.die->distinct();
    const std::vector<Face> all = faces;
    std::erase_if(faces, [&](const Face& face) {
        const bool lowest = face.symbol.empty() && std::ranges::all_of(all, [&](const Face& each) {
                                return !each.symbol.empty() || each.number >= face.number;
                            });
        return (check.again->which == Which::Lowest && !lowest) ||
               (check.again->which == Which::Failed && countsIn(check, face, threshold));
    });
    return faces;
}

} // namespace

std::optional<DiceThrow> throwOf(const Check& check, const Die& die, std::int64_t modifiers,
                                 const Scope& scope) {
    if (check.throwsOnce()) {
        return std::nullopt;
    }
    DiceThrow dice;
    dice.sets.push_back({&die, diceCount(check, scope)});
    for (const Check::MoreDice& more : check.moreDice) {
        dice.sets.push_back({scope.rules.die(more.die), countOf(more.count, scope)});
    }
    dice.explodes = check.explodesAtMost;
    if (check.again && holds(check.again->when, scope)) {
        for (std::size_t set = 0; set < dice.sets.size(); ++set) {
            const std::int64_t threshold =
                check.threshold
                    ? movedThreshold(check, evaluate(thresholdOf(check, set), scope).number(), modifiers)
                    : 0;
            dice.sets[set].again = againOf(check, dice.sets[set], threshold);
        }
        dice.highestFirst = check.countsLow;
        if (check.again->most) {
            dice.mostAgain = countOf(check.again->most, scope);
        }
    }
    return dice;
}

const Id& outcomeIn(const BandTable& table, std::int64_t total) {
    static const Id none;
    for (const Band& band : table.bands) {
        if ((!band.from || total >= *band.from) && (!band.to || total <= *band.to)) {
            return band.outcome;
        }
    }
    return none;
}

std::int64_t movedThreshold(const Check& check, std::int64_t threshold, std::int64_t modifiers) {
    return check.movesDice ? threshold - modifiers : threshold + modifiers;
}

bool countsIn(const Check& check, const Face& face, std::int64_t threshold) {
    return face.symbol.empty() && (check.countsLow ? face.number <= threshold : face.number >= threshold);
}

namespace {

DiceMeasure measured(const std::vector<Face>& faces, DiceMeasure::Kind kind, const auto& worth) {
    DiceMeasure measure{kind, {}};
    for (const Face& face : faces) {
        measure.worth.push_back(worth(face));
    }
    return measure;
}

AskedDice askedHere(const AskedOfDice& asked, const Scope& scope) {
    AskedDice here = asked.always;
    for (const AskedDiceWhere& more : asked.somewhere) {
        if (std::all_of(more.conditions.begin(), more.conditions.end(),
                        [&](const Expression& each) { return evaluate(each, scope).flag(); })) {
            here.add(more.dice);
        }
    }
    return here;
}

} // namespace

std::optional<DiceMeasures> measuresOf(const Check& check, const AskedOfDice& ofDice, const Die& die,
                                       std::int64_t modifiers, const Scope& scope, std::size_t set) {
    using Kind = DiceMeasure::Kind;
    if (ofDice.everything) {
        return std::nullopt;
    }
    const AskedDice asked = askedHere(ofDice, scope);
    const std::vector<Face> faces = die.distinct();
    DiceMeasures measures;
    const auto numberOr = [](std::int64_t none) {
        return [none](const Face& face) { return face.symbol.empty() ? face.number : none; };
    };
    const auto add = [&](Kind kind, const auto& worth) { measures.push_back(measured(faces, kind, worth)); };
    if (asked.successes && check.threshold) {
        const std::int64_t threshold =
            movedThreshold(check, evaluate(thresholdOf(check, set), scope).number(), modifiers);
        add(Kind::Sum, [&](const Face& face) { return std::int64_t{countsIn(check, face, threshold)}; });
    }
    if (asked.sum) {
        add(Kind::Sum, numberOr(0));
    }
    if (asked.highest) {
        add(Kind::Largest, numberOr(std::numeric_limits<std::int64_t>::min()));
    }
    if (asked.lowest) {
        add(Kind::Smallest, numberOr(std::numeric_limits<std::int64_t>::max()));
    }
    for (const std::string& shown : asked.faces) {
        add(Kind::Sum, [&shown](const Face& face) { return std::int64_t{face.text() == shown}; });
    }
    for (const std::string& shown : asked.shown) {
        add(Kind::Largest, [&shown](const Face& face) { return std::int64_t{face.text() == shown}; });
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        if (asked.shown.contains(symbol)) {
            continue;
        }
        add(Kind::Largest,
            [&, &symbol = symbol](const Face& face) { return std::int64_t{face.symbol == symbol}; });
    }
    return measures;
}

std::optional<std::size_t> measureOfSuccesses(const Check& check) {
    const bool first = !check.asked.everything && check.asked.always.successes && check.threshold;
    return first ? std::optional<std::size_t>(0) : std::nullopt;
}

RollSoFar asThrown(std::vector<Face> faces) {
    RollSoFar roll;
    roll.count = static_cast<std::int64_t>(faces.size());
    roll.faces = std::move(faces);
    bool numbers = false;
    for (const Face& face : roll.faces) {
        roll.dice += face.number;
        if (!face.symbol.empty()) {
            ++roll.symbols[face.symbol];
            continue;
        }
        roll.highest = numbers ? std::max(roll.highest, face.number) : face.number;
        roll.lowest = numbers ? std::min(roll.lowest, face.number) : face.number;
        numbers = true;
    }
    return roll;
}

namespace {

/// What makes the total, where it is no plain sum of what lies there.
void makeTotal(RollSoFar& roll, const Check& check, const Scope& scope) {
    const Setting setting(scope);
    if (check.threshold) {
        std::vector<std::int64_t> thresholds;
        for (std::size_t set = 0; set <= check.moreDice.size(); ++set) {
            thresholds.push_back(
                movedThreshold(check, setting.value(thresholdOf(check, set)).number(), roll.modifiers));
        }
        roll.successes = std::ranges::count_if(roll.faces, [&](const Face& face) {
            return countsIn(check, face, thresholds[static_cast<std::size_t>(face.set)]);
        });
    }
    roll.total = check.total                       ? setting.value(*check.total).number()
                 : check.form == Check::Form::Pool ? roll.successes
                                                   : roll.dice + roll.modifiers;
}

} // namespace

RollSoFar judge(const Check& check, std::vector<Face> faces, std::int64_t modifiers, Scope scope,
                const BandTable* ahead) {
    RollSoFar roll = asThrown(std::move(faces));
    roll.modifiers = modifiers;
    scope.known = nullptr; // what was known before the throw may hang on the dice
    scope.roll = &roll;
    if (check.asked.plainly && check.form == Check::Form::Banded && !check.threshold) {
        roll.total = check.total ? roll.dice : roll.dice + roll.modifiers;
    } else {
        makeTotal(roll, check, scope);
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        if (roll.symbols.contains(symbol)) {
            roll.outcome = outcome;
            return roll;
        }
    }
    Known known;
    scope.known = &known;
    const BandTable* table = ahead ? ahead : tableOf(check, scope);
    roll.outcome = table ? outcomeIn(*table, roll.total) : Id();
    return roll;
}

Id freeLineId(std::size_t number, const RulePack& rules) {
    Id id = "by-hand-" + std::to_string(number);
    while (rules.modifier(id)) {
        id = "own-" + id;
    }
    return id;
}

} // namespace umpire

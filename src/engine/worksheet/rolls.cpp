#include "rolls.h"

#include "questions.h"
#include "umpire/base/plain_number.h"
#include "umpire/checks/free_lines.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>

namespace umpire {

namespace {

std::string rangeOf(const Band& band) {
    if (!band.from) {
        return band.to ? "≤ " + plainNumber(*band.to) : std::string();
    }
    std::string text = plainNumber(*band.from);
    if (!band.to) {
        return text += " +";
    }
    return *band.from == *band.to ? text : text += "–" + plainNumber(*band.to);
}

WorksheetLine* findRow(std::vector<WorksheetLine>& lines, const Id& id) {
    const auto found =
        std::find_if(lines.begin(), lines.end(), [&id](const WorksheetLine& line) { return line.id == id; });
    return found == lines.end() ? nullptr : &*found;
}

std::string textAt(const Json& object, const char* key) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_string() ? found->get<std::string>()
                                                                             : std::string();
}

/// One roll of a worksheet.
class RollMaker {
  public:
    RollMaker(const Ground& ground, const OutcomeSearch& ways, const PossibleRoll& ahead, bool known,
              const WorksheetWish& wish)
        : m_ground(ground), m_ways(ways), m_ahead(ahead), m_step(ahead.step), m_known(known), m_wish(wish) {}

    WorksheetRoll make() {
        const Check* check = m_ground.rules().check(m_step.check);
        m_roll.check = m_step.check;
        m_roll.subject = m_step.subject;
        m_roll.name = check ? check->name : m_step.check;
        m_roll.place = m_ground.placeOf(m_step.subject);
        m_roll.asked = m_ground.takesFactsOf(m_step.check, m_roll.place);
        writeLines();
        writeByHand();
        m_roll.questions =
            Questions(m_ground, m_ahead, m_roll.place, m_ways.last.get(), m_wish.otherwise).make();
        writeOthers();
        writeOdds();
        return std::move(m_roll);
    }

  private:
    /// Those that the program knows keep a row even while an answer takes them away. A value that hangs on a
    /// die still to be thrown is not known yet.
    void writeLines() {
        const std::vector<Line>& lines = m_known ? m_step.lines : m_ahead.lines;
        const auto plain = rollAs(m_ground, m_ground.withoutAnswers(), m_ahead);
        for (const Line& line : plain ? plain->lines : std::vector<Line>{}) {
            const bool hangs = lineIn(m_step.lines, line.id) && !lineIn(lines, line.id);
            if (const Line* now = lineIn(lines, line.id)) {
                add(*now, true, false);
            } else if (!hangs) {
                add(line, false, false);
            }
        }
        for (const Line& line : lines) {
            if (!findRow(m_roll.lines, line.id)) {
                add(line, true, plain && !line.asks.empty());
            }
        }
        putInOrder();
    }

    /// As the pack has them; what it does not know stands at the end.
    void putInOrder() {
        const auto order = m_ground.rules().modifiersOf(m_step.check);
        const auto placeOf = [&order](const WorksheetLine& line) {
            return std::find_if(order.begin(), order.end(),
                                [&line](const Modifier* modifier) { return modifier->id == line.id; }) -
                   order.begin();
        };
        std::stable_sort(
            m_roll.lines.begin(), m_roll.lines.end(),
            [&](const WorksheetLine& a, const WorksheetLine& b) { return placeOf(a) < placeOf(b); });
    }

    void add(const Line& line, bool counts, bool ofQuestion) {
        const Modifier* modifier = m_ground.rules().modifier(line.id);
        WorksheetLine row;
        row.id = line.id;
        row.label = modifier ? plainLabel(m_ground.rules(), *modifier) : line.label;
        row.reason = line.label;
        row.section = line.section;
        row.value = line.value;
        row.halves = m_step.halves;
        row.counts = counts;
        row.ofQuestion = ofQuestion;
        row.overridden = line.overridden;
        m_roll.lines.push_back(std::move(row));
    }

    /// What the umpire set by hand keeps its row, even where it is worth nothing.
    void writeByHand() {
        Json overrides = m_ground.said(m_roll.place, "overrides");
        if (!overrides.is_object()) {
            overrides = Json::object();
        }
        for (const auto& [id, value] : overrides.items()) {
            const Modifier* modifier = m_ground.rules().modifier(id);
            const bool here = modifier && std::find(modifier->checks.begin(), modifier->checks.end(),
                                                    m_step.check) != modifier->checks.end();
            if (!here || value != Json(0)) {
                continue;
            }
            WorksheetLine* row = findRow(m_roll.lines, id);
            if (!row) {
                m_roll.lines.push_back(rowOf(*modifier));
                row = &m_roll.lines.back();
            }
            row->value = 0;
            row->counts = false;
            row->overridden = true;
        }
        writeOwnLines();
    }

    void writeOwnLines() {
        const Json own = m_ground.said(m_roll.place, "extra-lines");
        for (std::size_t i = 0; own.is_array() && i < own.size(); ++i) {
            const Id id = freeLineId(i + 1, m_ground.rules());
            const std::string check = textAt(own[i], "check");
            if (!check.empty() && check != m_step.check) {
                continue;
            }
            if (!findRow(m_roll.lines, id)) {
                const std::string text = textAt(own[i], "text");
                m_roll.lines.push_back({id, text, text, {}, 0, false, false, true});
            }
            findRow(m_roll.lines, id)->own = static_cast<int>(i) + 1;
        }
    }

    WorksheetLine rowOf(const Modifier& modifier) const {
        const std::string label = plainLabel(m_ground.rules(), modifier);
        return {modifier.id, label, label, modifier.section, 0, false};
    }

    /// What the rules do not count here, for the umpire to whom it counts all the same.
    void writeOthers() {
        for (const Modifier* modifier : m_ground.rules().modifiersOf(m_step.check)) {
            if (!lineIn(m_step.lines, modifier->id) && !findRow(m_roll.lines, modifier->id)) {
                m_roll.others.push_back(rowOf(*modifier));
            }
        }
    }

    void writeOdds() {
        const Check* check = m_ground.rules().check(m_step.check);
        Scope scope{m_ground.rules(), m_ground.battle(), m_step.subject, m_step.other, &m_step.facts};
        scope.check = m_step.check;
        const BandTable* table = check ? tableOf(*check, scope) : nullptr;
        for (const Band& band : table ? table->bands : std::vector<Band>{}) {
            addOutcome(band.outcome, rangeOf(band));
        }
        for (const auto& [symbol, outcome] : check ? check->symbols : decltype(check->symbols){}) {
            addOutcome(outcome, m_ground.rules().symbolName(symbol));
        }
        for (const auto& [outcome, chance] : m_ahead.odds.outcomes) {
            const auto row =
                std::find_if(m_roll.odds.begin(), m_roll.odds.end(),
                             [&](const WorksheetOutcome& each) { return each.outcome == outcome; });
            if (row != m_roll.odds.end()) {
                row->chance = chance;
            } else if (chance > 0) {
                addOutcome(outcome, {});
                m_roll.odds.back().chance = chance;
            }
        }
        m_roll.totals = m_ahead.odds.totals;
        m_roll.reached = m_ahead.odds.reached;
    }

    void addOutcome(const Id& id, const std::string& range) {
        const Outcome* outcome = m_ground.rules().outcome(id);
        m_roll.odds.push_back(
            {id, outcome ? outcome->name : id, range, outcome ? outcome->tone : std::string(), 0});
    }

    const Ground& m_ground;
    const OutcomeSearch& m_ways;
    const PossibleRoll& m_ahead;
    const Step& m_step;
    bool m_known;
    const WorksheetWish& m_wish;
    WorksheetRoll m_roll;
};

} // namespace

std::vector<std::pair<Id, double>> oddsOfRoll(const Ground& ground, const Json& command,
                                              const PossibleRoll& roll) {
    try {
        const OutcomeSearch ways =
            searchOutcomes(command, ground.rules(), ground.battle(), ground.module(), {.words = false});
        for (const PossibleRoll& other : ways.rolls) {
            if (other.step.check == roll.step.check && other.step.subject == roll.step.subject &&
                other.occurrence == roll.occurrence) {
                return other.odds.outcomes;
            }
        }
    } catch (const Refused&) {
        // With that answer the command makes no sense.
    } catch (const BadDice&) {
        // With that answer the dice given do not fit.
    }
    return {};
}

std::vector<WorksheetRoll> rollsOf(const Ground& ground, const OutcomeSearch& ways, std::size_t made,
                                   const WorksheetWish& wish) {
    std::vector<WorksheetRoll> rolls;
    for (const PossibleRoll& ahead : ways.rolls) {
        const std::size_t place = rolls.size();
        rolls.push_back(RollMaker(ground, ways, ahead, place <= made, wish).make());
        rolls.back().made = place < made;
    }
    return rolls;
}

} // namespace umpire

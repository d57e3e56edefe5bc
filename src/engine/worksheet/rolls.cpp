#include "rolls.h"

#include "../battle/commands/command_fields.h"
#include "ground.h"
#include "umpire/base/halves.h"
#include "umpire/battle/decide.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/roll.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/worksheet/worksheet.h"

#include <algorithm>

namespace umpire {

/// The questions that a roll asks of the umpire, and what each answer would change.
class Questions {
  public:
    Questions(const Ground& ground, const PossibleRoll& roll, std::string place, bool otherwise)
        : m_ground(ground), m_roll(roll), m_place(std::move(place)), m_otherwise(otherwise) {}

    std::vector<WorksheetQuestion> make() const;

  private:
    WorksheetQuestion one(const Fact& fact, const Scope& scope) const;
    void addChoices(WorksheetQuestion& question, const Fact& fact, const Scope& scope,
                    const Value& value) const;
    std::int64_t changeOf(const WorksheetQuestion& question) const;
    std::optional<std::int64_t> modifiersWith(const WorksheetQuestion& question, const Json& answer) const;
    std::vector<std::pair<Id, double>> oddsWith(const Id& fact, bool answer) const;

    const Ground& m_ground;
    const PossibleRoll& m_roll;
    std::string m_place;
    bool m_otherwise;
};

/// The roll as it would be made by this command after the same dice, before its own; nothing where it would
/// not be made.
std::optional<Step> rollAs(const Ground& ground, const Json& command, const PossibleRoll& roll);

namespace {

AskKind askedAs(const Type& type) {
    switch (type.kind) {
    case Type::Kind::Flag:
        return AskKind::Flag;
    case Type::Kind::Number:
        return AskKind::Count;
    case Type::Kind::Subject:
        return AskKind::Subject;
    case Type::Kind::Subjects:
        return AskKind::Subjects;
    case Type::Kind::Texts:
        return AskKind::Choices;
    case Type::Kind::Text:
    case Type::Kind::Nothing:
        break;
    }
    return AskKind::Choice;
}

/// As a command would state it; what nobody said is no, none, nobody.
Json asStated(AskKind kind, const Value& value) {
    switch (kind) {
    case AskKind::Flag:
        return value.flag();
    case AskKind::Count:
        return value.number();
    case AskKind::Choices:
    case AskKind::Subjects:
        return value.list();
    case AskKind::Choice:
    case AskKind::Subject:
    case AskKind::Text:
    case AskKind::Values:
        break;
    }
    return value.text();
}

bool isOfList(AskKind kind) {
    return kind != AskKind::Flag && kind != AskKind::Count;
}

/// The words of a vocabulary, or whom the pack says may be named, the likeliest first.
std::vector<WorksheetChoice> choicesFor(const Fact& fact, const Scope& scope) {
    std::vector<WorksheetChoice> choices;
    if (fact.type.kind != Type::Kind::Subjects && fact.type.kind != Type::Kind::Subject) {
        const Vocabulary* words = scope.rules.vocabulary(fact.type.vocabulary);
        for (const Word& word : words ? words->words : std::vector<Word>{}) {
            choices.push_back({word.id, word.name});
        }
        return choices;
    }
    for (const Id& id : candidatesOf(fact, scope)) {
        const Subject* subject = scope.battle.find(id);
        choices.push_back({id, subject ? subject->name : id});
    }
    return choices;
}

} // namespace

std::optional<Step> rollAs(const Ground& ground, const Json& command, const PossibleRoll& roll) {
    DiceSoFar dice(roll.dice);
    Resolution resolution(ground.rules(), ground.battle(), dice);
    try {
        decide(command, resolution, ground.module());
    } catch (const DiceSoFar::Missing&) {
        const std::optional<Step>& pending = resolution.pending();
        return pending && pending->check == roll.step.check && pending->subject == roll.step.subject
                   ? pending
                   : std::nullopt;
    } catch (const Refused&) {
        // With that answer the command makes no sense.
    } catch (const BadDice&) {
        // With that answer the dice before it are others.
    }
    return std::nullopt;
}

std::vector<WorksheetQuestion> Questions::make() const {
    std::vector<WorksheetQuestion> questions;
    const Step& step = m_roll.step;
    if (!m_ground.takesFactsOf(step.check, m_place)) {
        return questions;
    }
    Scope scope{m_ground.rules(), m_ground.battle(), step.subject, step.other, &step.facts};
    scope.check = step.check;
    for (const Fact* fact : m_ground.rules().questionsOf(step.check)) {
        const bool answered = m_ground.corrects() && m_ground.said(m_place, "facts").contains(fact->id);
        if (!answered && !holds(fact->askedIf, scope)) {
            continue;
        }
        WorksheetQuestion question = one(*fact, scope);
        if (!isOfList(question.kind) || !question.choices.empty()) {
            questions.push_back(std::move(question));
        }
    }
    return questions;
}

WorksheetQuestion Questions::one(const Fact& fact, const Scope& scope) const {
    WorksheetQuestion question;
    question.place = m_place;
    question.fact = fact.id;
    question.text = fact.question;
    question.key = fact.key;
    question.kind = askedAs(fact.type);
    question.usuallyYes = fact.tickedAtFirst && holds(fact.tickedIf, scope);
    const Json facts = m_ground.said(m_place, "facts");
    const auto given = facts.find(fact.id);
    const Value value = given == facts.end() ? fact.fallback : toValue(*given).value_or(fact.fallback);
    question.value = asStated(question.kind, value);
    if (question.kind == AskKind::Flag) {
        question.amount = value.flag() ? 1 : 0;
    } else if (question.kind == AskKind::Count) {
        question.amount = value.number();
    } else {
        addChoices(question, fact, scope, value);
    }
    question.change = changeOf(question);
    if (m_otherwise && question.kind == AskKind::Flag) {
        question.otherwise = oddsWith(fact.id, question.amount == 0);
    }
    return question;
}

void Questions::addChoices(WorksheetQuestion& question, const Fact& fact, const Scope& scope,
                           const Value& value) const {
    question.choices = choicesFor(fact, scope);
    question.spread = question.kind == AskKind::Subjects && fact.type.subject == SubjectKind::Officer;
    const auto& list = value.list();
    for (WorksheetChoice& choice : question.choices) {
        choice.on = value.text() == choice.id || std::find(list.begin(), list.end(), choice.id) != list.end();
        question.amount += choice.on ? 1 : 0;
    }
}

/// For one of a list that may be named nobody can say what it would add before it is.
std::int64_t Questions::changeOf(const WorksheetQuestion& question) const {
    const bool on = question.amount != 0;
    const bool several = question.kind == AskKind::Choices || question.kind == AskKind::Subjects;
    const bool one = question.kind == AskKind::Choice || question.kind == AskKind::Subject;
    if (one || question.spread || (several && !on)) {
        return 0;
    }
    const bool count = question.kind == AskKind::Count;
    const Json off = count ? Json(0) : several ? Json::array() : Json(false);
    const Json turned = count ? Json(std::max<std::int64_t>(1, question.amount)) : Json(true);
    const auto other = modifiersWith(question, on ? off : turned);
    if (!other) {
        return 0;
    }
    const std::int64_t change = *other - sumOf(m_roll.step.lines);
    return on ? -change : change;
}

/// What the lines of the roll would come to; nothing where it would not be made.
std::optional<std::int64_t> Questions::modifiersWith(const WorksheetQuestion& question,
                                                     const Json& answer) const {
    const auto other = rollAs(m_ground, m_ground.withAnswer(question.place, question.fact, answer), m_roll);
    return other ? std::optional(sumOf(other->lines)) : std::nullopt;
}

std::vector<std::pair<Id, double>> Questions::oddsWith(const Id& fact, bool answer) const {
    return oddsOfRoll(m_ground, m_ground.withAnswer(m_place, fact, answer), m_roll);
}

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
    RollMaker(const Ground& ground, const PossibleRoll& ahead, bool known, const WorksheetWish& wish)
        : m_ground(ground), m_ahead(ahead), m_step(ahead.step), m_known(known), m_wish(wish) {}

    WorksheetRoll make() {
        const Check* check = m_ground.rules().check(m_step.check);
        m_roll.check = m_step.check;
        m_roll.subject = m_step.subject;
        m_roll.name = check ? check->name : m_step.check;
        m_roll.place = m_ground.placeOf(m_step.subject);
        m_roll.asked = m_ground.takesFactsOf(m_step.check, m_roll.place);
        writeLines();
        writeByHand();
        m_roll.questions = Questions(m_ground, m_ahead, m_roll.place, m_wish.otherwise).make();
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
        rolls.push_back(RollMaker(ground, ahead, place <= made, wish).make());
        rolls.back().made = place < made;
    }
    return rolls;
}

} // namespace umpire

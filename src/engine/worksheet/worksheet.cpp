#include "umpire/worksheet/worksheet.h"

#include "../battle/commands/command_reader.h"
#include "../battle/odds/outcome_search.h"
#include "../rules/expression_reader.h"
#include "fields.h"
#include "ground.h"
#include "umpire/base/halves.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/draw_odds.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/map_way.h"
#include "umpire/checks/roll.h"
#include "umpire/checks/scope.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>
#include <cstdint>

namespace umpire {

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
        return words ? choicesFrom(words->words, &Word::name) : choices;
    }
    for (const Id& id : candidatesOf(fact, scope)) {
        const Subject* subject = scope.battle.find(id);
        choices.push_back({id, subject ? subject->name : id});
    }
    return choices;
}

/// The roll as it would be made by this command after the same dice, before its own; nothing where it would
/// not be made.
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
        // With that answer the command makes no sense, or the dice before it are others.
    }
    return std::nullopt;
}

/// What an answer makes of a roll, and of the contest that it is part of.
struct Otherwise {
    std::vector<std::pair<Id, double>> outcomes;
    ResultChances results;
};

/// The odds of a roll after this command's dice, were it carried out; empty where it is not made or refused.
Otherwise oddsOfRoll(const Ground& ground, const Json& command, const PossibleRoll& roll) {
    try {
        const OutcomeSearch ways =
            searchOutcomes(command, ground.rules(), ground.battle(), ground.module(), {.words = false});
        for (const PossibleRoll& other : ways.rolls) {
            if (other.step.check == roll.step.check && other.step.subject == roll.step.subject &&
                other.occurrence == roll.occurrence) {
                return {other.odds.outcomes, other.contest ? other.contest->results : ResultChances{}};
            }
        }
    } catch (const Refused&) {
        // With that answer the command makes no sense, or the dice given do not fit.
    }
    return {};
}

/// The questions that a roll asks of the umpire, and what each answer would change.
class Questions {
  public:
    Questions(const Ground& ground, const PossibleRoll& roll, std::string place, bool otherwise)
        : m_ground(ground), m_roll(roll), m_place(std::move(place)), m_otherwise(otherwise) {}

    std::vector<WorksheetQuestion> make() const {
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

  private:
    WorksheetQuestion one(const Fact& fact, const Scope& scope) const {
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
            Otherwise other =
                oddsOfRoll(m_ground, m_ground.withAnswer(m_place, fact.id, question.amount == 0), m_roll);
            question.otherwise = std::move(other.outcomes);
            question.otherwiseResults = std::move(other.results);
        }
        return question;
    }

    void addChoices(WorksheetQuestion& question, const Fact& fact, const Scope& scope,
                    const Value& value) const {
        question.choices = choicesFor(fact, scope);
        question.spread = question.kind == AskKind::Subjects && fact.type.subject == SubjectKind::Officer;
        const auto& list = value.list();
        for (WorksheetChoice& choice : question.choices) {
            choice.on = value.text() == choice.id || listed(list, choice.id);
            question.amount += choice.on ? 1 : 0;
        }
    }

    /// For one of a list that may be named nobody can say what it would add before it is.
    std::int64_t changeOf(const WorksheetQuestion& question) const {
        const bool on = question.amount != 0;
        const bool several = question.kind == AskKind::Choices || question.kind == AskKind::Subjects;
        const bool one = question.kind == AskKind::Choice || question.kind == AskKind::Subject;
        if (one || question.spread || (several && !on)) {
            return 0;
        }
        const bool count = question.kind == AskKind::Count;
        const Json off = count ? Json(0) : several ? Json::array() : Json(false);
        const Json turned = count ? Json(std::max<std::int64_t>(1, question.amount)) : Json(true);
        const Json answer = on ? off : turned;
        const auto other =
            rollAs(m_ground, m_ground.withAnswer(question.place, question.fact, answer), m_roll);
        if (!other) {
            return 0;
        }
        const std::int64_t change = sumOf(other->lines) - sumOf(m_roll.step.lines);
        return on ? -change : change;
    }

    const Ground& m_ground;
    const PossibleRoll& m_roll;
    std::string m_place;
    bool m_otherwise;
};

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
    const auto found = std::ranges::find(lines, id, &WorksheetLine::id);
    return found == lines.end() ? nullptr : &*found;
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
            return std::ranges::find_if(
                       order, [&line](const Modifier* modifier) { return modifier->id == line.id; }) -
                   order.begin();
        };
        std::ranges::stable_sort(m_roll.lines, [&](const WorksheetLine& a, const WorksheetLine& b) {
            return placeOf(a) < placeOf(b);
        });
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
            const bool here = modifier && listed(modifier->checks, m_step.check);
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
            const auto row = std::ranges::find(m_roll.odds, outcome, &WorksheetOutcome::outcome);
            if (row != m_roll.odds.end()) {
                row->chance = chance;
            } else if (chance > 0) {
                addOutcome(outcome, {});
                m_roll.odds.back().chance = chance;
            }
        }
        m_roll.totals = m_ahead.odds.totals;
        m_roll.reached = m_ahead.odds.reached;
        m_roll.contest = m_ahead.contest;
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

/// Works out one worksheet.
class Maker {
  public:
    Maker(const Ground& ground, const WorksheetWish& wish) : m_ground(ground), m_wish(wish) {}

    Worksheet make() {
        m_sheet.command = m_ground.command();
        m_sheet.subject = m_ground.self();
        m_sheet.target = m_ground.other();
        writeHead();
        if (m_wish.offers) {
            writeOffers();
        }
        m_sheet.fields = fieldsOf(m_ground);
        m_sheet.ok = true;
        for (WorksheetField& field : m_sheet.fields) {
            if ((field.nowhere || wantsPlace(field)) && m_wish.mostWays > 0) {
                putSuitingFirst(field);
            }
        }
        if (!m_sheet.open()) {
            writeWork();
        } else if (!m_ground.rules().roles.cards.pile.empty()) {
            judgeChoices();
        }
        return std::move(m_sheet);
    }

  private:
    void writeHead() {
        if (const Action* action = m_ground.action()) {
            m_sheet.name = action->name;
            m_sheet.section = action->section;
            if (!action->head.empty()) {
                m_sheet.head =
                    wholeText(m_ground.rules().text(action->head), m_ground.scope()).value_or(std::string());
            }
        } else if (const Check* check = m_ground.check()) {
            m_sheet.name = check->name;
            m_sheet.section = check->section;
        }
    }

    void writeOffers() {
        m_sheet.offers = offersFor(m_ground.session(), m_sheet.subject, m_sheet.target);
        for (const Offer& offer : m_sheet.offers) {
            m_sheet.drafts.push_back(draftFor(m_ground.session(), offer, m_sheet.subject, m_sheet.target));
        }
    }

    /// Of the only field that is open: what would come of each choice; what a rule forbids is none.
    void judgeChoices() {
        const auto open = [](const WorksheetField& field) { return field.open(); };
        const auto field = std::ranges::find_if(m_sheet.fields, open);
        if (field->kind != AskKind::Subject || std::ranges::count_if(m_sheet.fields, open) > 1) {
            return;
        }
        std::erase_if(field->choices, [&](WorksheetChoice& choice) { return !judge(field->id, choice); });
    }

    /// A place that is still to be said. How far units get by moving is told by their ways, and who stands
    /// already is seldom set up anew.
    bool wantsPlace(const WorksheetField& field) const {
        const Action* action = m_ground.rules().action(m_ground.command().value("do", ""));
        const PackRoles::Map& map = m_ground.rules().roles.map;
        const bool stands = !placeOf(m_ground.rules(), m_ground.battle(), m_ground.self()).empty();
        return action && !field.stated && action->id != map.move && !(stands && action->id == map.setUp) &&
               std::ranges::any_of(action->fields, [&field](const ActionField& each) {
                   return each.id == field.id && each.vocabulary == placeWords;
               });
    }

    /// The places against which the rules say least come first.
    void putSuitingFirst(WorksheetField& field) const {
        std::vector<std::pair<std::size_t, WorksheetChoice>> weighed;
        for (WorksheetChoice& choice : field.choices) {
            Json command = m_ground.command();
            command[field.id] = choice.id;
            const Preview preview = m_ground.session().previewOn(m_ground.battle(), command);
            weighed.emplace_back(preview.ok ? preview.warnings.size() : SIZE_MAX, std::move(choice));
        }
        std::ranges::stable_sort(weighed, [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t i = 0; i < weighed.size(); ++i) {
            const bool least = weighed[i].first == weighed.front().first;
            field.suits += least && weighed.front().first < weighed.back().first ? 1 : 0;
            field.choices[i] = std::move(weighed[i].second);
        }
    }

    bool judge(const Id& field, WorksheetChoice& choice) const {
        Json command = m_ground.command();
        command[field] = choice.id;
        try {
            // Too many ways are no reason against it.
            const SearchLimit limit{.words = false, .refuse = false};
            const OutcomeSearch ways =
                searchOutcomes(command, m_ground.rules(), m_ground.battle(), m_ground.module(), limit);
            if (ways.all && !ways.rolls.empty()) {
                choice.odds = ways.rolls.back().odds.outcomes;
                std::erase_if(choice.odds, [](const auto& outcome) { return outcome.second <= 0; });
            }
        } catch (const BadDice&) {
            return true;
        } catch (const Refused&) {
            return false;
        }
        return true;
    }

    void writeWork() {
        if (ownCommand(m_ground.verb()).kind == CommandKind::History) {
            m_sheet.complete = true; // what it comes to is in the records, and rolls nothing
            return;
        }
        const Preview preview = m_ground.session().previewOn(m_ground.battle(), m_ground.command());
        m_sheet.ok = preview.ok;
        m_sheet.refusal = preview.refusal;
        if (!preview.ok) {
            return;
        }
        m_sheet.warnings = preview.warnings;
        m_sheet.wanted = preview.wanted;
        m_sheet.steps = preview.steps;
        m_sheet.changes = preview.changes;
        m_sheet.complete = !preview.wanted && !preview.unstated && !preview.blank;
        if (preview.wanted) {
            for (const std::string& said :
                 saidBefore(m_ground.session(), m_ground.battle(), m_ground.command())) {
                m_sheet.head = said; // the last of them says most
            }
        }
        if (preview.unstated) {
            m_sheet.fields.push_back(fieldOf(m_ground, *preview.unstated));
        }
        if (preview.blank) {
            m_sheet.fields.push_back(fieldOf(m_ground, *preview.blank));
            return; // without it nothing is known of the rolls
        }
        const Die* die = preview.wanted ? m_ground.rules().die(preview.wanted->die) : nullptr;
        for (int i = 0; die && i < preview.wanted->count; ++i) {
            m_sheet.dice.push_back({die->id, die->distinct()});
        }
        for (const auto& [kind, count] : die ? preview.wanted->with : std::vector<std::pair<Id, int>>{}) {
            const WorksheetDie more{kind, m_ground.rules().die(kind)->distinct()};
            m_sheet.dice.insert(m_sheet.dice.end(), static_cast<std::size_t>(count), more);
        }
        writeLots(preview);
        if (m_wish.mostWays > 0) {
            writeRolls(preview);
        }
    }

    /// Whoever draws with his own hands names what he drew.
    void writeLots(const Preview& preview) {
        WorksheetDie lots;
        for (const std::string& name : namesToDraw(preview, m_ground.battle())) {
            lots.faces.push_back({0, name});
        }
        if (preview.wanted && !lots.faces.empty()) {
            lots.die = preview.wanted->die;
            m_sheet.dice.push_back(std::move(lots));
        }
    }

    void writeRolls(const Preview& preview) {
        const SearchLimit limit{.most = m_wish.mostWays, .refuse = false};
        const OutcomeSearch ways =
            searchOutcomes(m_ground.command(), m_ground.rules(), m_ground.battle(), m_ground.module(), limit);
        m_sheet.oddsKnown = ways.all;
        const std::size_t made = rollsMade(ways, preview);
        for (const PossibleRoll& ahead : ways.rolls) {
            const std::size_t place = m_sheet.rolls.size();
            m_sheet.rolls.push_back(RollMaker(m_ground, ahead, place <= made, m_wish).make());
            m_sheet.rolls.back().made = place < made;
        }
        m_sheet.next = preview.next && made < m_sheet.rolls.size() ? static_cast<int>(made) : -1;
    }

    /// In a contest a roll stands among the steps only when both parties have thrown.
    static std::size_t rollsMade(const OutcomeSearch& ways, const Preview& preview) {
        std::size_t made = preview.steps.size();
        while (preview.next && made < ways.rolls.size() &&
               (ways.rolls[made].step.check != preview.next->check ||
                ways.rolls[made].step.subject != preview.next->subject)) {
            ++made;
        }
        return made;
    }

    const Ground& m_ground;
    const WorksheetWish& m_wish;
    Worksheet m_sheet;
};

} // namespace

std::string_view name(AskKind kind) {
    switch (kind) {
    case AskKind::Flag:
        return "flag";
    case AskKind::Count:
        return "count";
    case AskKind::Choice:
        return "choice";
    case AskKind::Choices:
        return "choices";
    case AskKind::Subject:
        return "subject";
    case AskKind::Subjects:
        return "subjects";
    case AskKind::Text:
        return "text";
    case AskKind::Values:
        break;
    }
    return "values";
}

const WorksheetField* Worksheet::open() const {
    const auto found = std::ranges::find_if(fields, [](const WorksheetField& field) { return field.open(); });
    return found == fields.end() ? nullptr : &*found;
}

const WorksheetField* Worksheet::field(std::string_view id) const {
    const auto found = std::ranges::find(fields, id, &WorksheetField::id);
    return found == fields.end() ? nullptr : &*found;
}

Worksheet worksheet(const Session& session, const Json& draft, const WorksheetWish& wish) {
    Worksheet none;
    try {
        return Maker(Ground(session, draft), wish).make();
    } catch (const Refused& refusal) {
        none.refusal = refusal.refusal();
    }
    return none;
}

} // namespace umpire

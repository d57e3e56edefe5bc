#include "fields.h"

#include "../battle/commands/command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/own_commands.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/map_way.h"
#include "umpire/rules/table_heads.h"

#include <algorithm>
#include <map>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;

std::string capital(std::string id) {
    std::ranges::replace(id, '-', ' ');
    return withCapital(std::move(id));
}

AskKind kindOf(const ActionField& field) {
    switch (field.kind) {
    case FieldKind::Subject:
    case FieldKind::Party:
        return AskKind::Subject;
    case FieldKind::Subjects:
        return AskKind::Subjects;
    case FieldKind::Count:
        return AskKind::Count;
    case FieldKind::Choice:
        return AskKind::Choice;
    case FieldKind::Text:
        return AskKind::Text;
    case FieldKind::Flag:
        return AskKind::Flag;
    case FieldKind::Facts:
        break;
    }
    return AskKind::Values;
}

bool isNamed(const Json& value, const Id& id) {
    return value == Json(id) || (value.is_array() && listed(value, Json(id)));
}

/// The fields of a game's action.
class ActionFields {
  public:
    ActionFields(const Ground& ground, const Action& action) : m_ground(ground), m_action(action) {
        for (const ActionField& field : action.fields) {
            const Json said = value(field);
            if (said.is_string() || said.is_boolean() || said.is_number_integer()) {
                m_stated[field.id] = toValue(said).value_or(Value());
            } else if (said.is_null() && (field.kind == FieldKind::Count || field.kind == FieldKind::Flag)) {
                m_stated[field.id] = fallbackOf(field, scope()); // as the command will have it
            }
        }
    }

    std::vector<WorksheetField> make() const {
        std::vector<WorksheetField> fields;
        for (const ActionField& field : m_action.fields) {
            if (field.kind != FieldKind::Facts) {
                fields.push_back(one(field));
            }
        }
        return fields;
    }

  private:
    WorksheetField one(const ActionField& field) const {
        WorksheetField result;
        refuseUnknown(field);
        result.id = field.id;
        result.name = capital(field.name.empty() ? field.id : field.name);
        result.kind = kindOf(field);
        result.from = field.from;
        result.to = field.to;
        const Json given = value(field);
        result.nowhere = mayBeNowhere(field);
        result.stated = !given.is_null() || (result.nowhere && m_ground.command().contains(field.id));
        const Json spent = reckoned(field);
        result.value = !spent.is_null() ? spent : result.stated ? given : toJson(fallbackOf(field, scope()));
        result.needed = isNeeded(field);
        result.asked = field.asked || field.kind == FieldKind::Flag;
        result.matters = matters(field);
        result.pointed = result.kind == AskKind::Subject && (field.party == "self" || field.party == "other");
        result.choices = field.kind == FieldKind::Choice  ? words(field, result.value)
                         : field.kind == FieldKind::Count ? numbers(field, result.value)
                                                          : subjects(field, result.value);
        return result;
    }

    /// With what is stated already.
    Scope scope() const {
        Scope scope = m_ground.scope();
        scope.fields = &m_stated;
        scope.action = &m_action;
        return scope;
    }

    /// Whom nobody knows is told at once, whatever else is missing.
    void refuseUnknown(const ActionField& field) const {
        const Json& command = m_ground.command();
        if (field.kind == FieldKind::Subject && command.contains(field.id)) {
            readCommandId(command, field.id, field.subject, m_ground.battle());
        } else if (field.kind == FieldKind::Party && command.contains(field.id) &&
                   command[field.id].is_object() && command[field.id].contains("unit")) {
            readCommandId(command[field.id], "unit", field.subject, m_ground.battle());
        }
    }

    Json value(const ActionField& field) const {
        const auto found = m_ground.command().find(field.id);
        if (found == m_ground.command().end()) {
            return nullptr;
        }
        return field.kind == FieldKind::Party ? (found->is_object() ? found->value("unit", Json()) : Json())
                                              : *found;
    }

    /// What the program works out itself, whatever is stated: of a way what it costs. Else nothing.
    Json reckoned(const ActionField& field) const {
        const auto& way = m_ground.rules().roles.map.way;
        if (!way || field.id != way->spent) {
            return nullptr;
        }
        const auto spent = spentOnWay(m_ground.rules(), m_ground.battle(), m_action, m_stated);
        return spent ? Json(*spent) : Json();
    }

    bool isNeeded(const ActionField& field) const {
        const bool named = field.kind == FieldKind::Choice || field.kind == FieldKind::Subjects;
        if (named && field.needed) {
            return holds(field.needed, m_ground.scope());
        }
        const bool mayLack = field.kind == FieldKind::Count || field.kind == FieldKind::Flag ||
                             field.kind == FieldKind::Subjects;
        return (!field.optional || mayBeNowhere(field)) && !mayLack && holds(field.needed, m_ground.scope());
    }

    /// A choice that is needed or may be made, and a count that changes which dice are thrown or what comes
    /// of it.
    bool matters(const ActionField& field) const {
        if (field.kind == FieldKind::Choice) {
            return field.optional || isNeeded(field);
        }
        if (field.among && (field.kind == FieldKind::Flag || field.kind == FieldKind::Count)) {
            return value(field) == Json(true) || numbersAmong(field, scope()).size() > 1;
        }
        if (field.kind != FieldKind::Count || field.asked) {
            return true;
        }
        Json least = m_ground.command();
        least["dice"] = Json::array();
        Json more = least;
        least[field.id] = field.from;
        more[field.id] = field.from + 1;
        const Preview a = preview(least);
        const Preview b = preview(more);
        return differ(a, b) || differ(preview(thrown(least, a)), preview(thrown(more, b)));
    }

    Preview preview(const Json& command) const {
        return m_ground.session().previewOn(m_ground.battle(), command);
    }

    static bool differ(const Preview& a, const Preview& b) {
        const bool dice =
            a.wanted && b.wanted && (a.wanted->count != b.wanted->count || a.wanted->with != b.wanted->with);
        return dice || a.changes != b.changes || a.warnings != b.warnings;
    }

    /// With the first throw made, whatever it shows: the count may be that of the dice which follow it.
    Json thrown(Json command, const Preview& before) const {
        const Die* die = before.wanted ? m_ground.rules().die(before.wanted->die) : nullptr;
        for (int i = 0; die && i < before.wanted->count; ++i) {
            command["dice"].push_back(toJson(die->faces.front()));
        }
        for (const auto& [kind, count] : die ? before.wanted->with : std::vector<std::pair<Id, int>>{}) {
            for (int i = 0; i < count; ++i) {
                command["dice"].push_back(toJson(m_ground.rules().die(kind)->faces.front()));
            }
        }
        return command;
    }

    std::vector<WorksheetChoice> words(const ActionField& field, const Json& value) const {
        std::vector<WorksheetChoice> choices;
        const Ids among = field.among ? evaluate(*field.among, scope()).list() : Ids{};
        for (const std::string& word : field.words) {
            const bool chosen = value == Json(word);
            if (chosen || !field.among || listed(among, word)) {
                choices.push_back({word, wordName(m_ground.rules(), word), chosen});
            }
        }
        return choices;
    }

    /// Only where the pack says which they are.
    std::vector<WorksheetChoice> numbers(const ActionField& field, const Json& value) const {
        std::vector<WorksheetChoice> choices;
        for (const std::int64_t number :
             field.among ? numbersAmong(field, scope()) : std::vector<std::int64_t>()) {
            choices.push_back({std::to_string(number), std::to_string(number), value == Json(number)});
        }
        return choices;
    }

    /// Whom the pack offers there, and who is named already.
    std::vector<WorksheetChoice> subjects(const ActionField& field, const Json& value) const {
        std::vector<WorksheetChoice> choices;
        const bool subjects = field.kind == FieldKind::Subject || field.kind == FieldKind::Subjects ||
                              field.kind == FieldKind::Party;
        const Ids among =
            subjects && field.among ? amongOf(field.among, field.subject, m_ground.scope()) : Ids{};
        for (const Subject* subject :
             subjects ? m_ground.battle().all(field.subject) : std::vector<const Subject*>{}) {
            const bool named = isNamed(value, subject->id);
            if (named || (field.among ? listed(among, subject->id) : mayBe(field, *subject))) {
                choices.push_back({subject->id, subject->name, named});
            }
        }
        return choices;
    }

    /// Without a word of the pack: whoever could act, and for the other party whomever it may act upon, on
    /// another side.
    bool mayBe(const ActionField& field, const Subject& subject) const {
        Scope scope = m_ground.scope();
        if (field.party == "other") {
            const Subject* self = m_ground.battle().find(scope.self);
            scope.other = subject.id;
            return subject.id != scope.self && (!self || self->side != subject.side) &&
                   meets(m_action.needs, scope) && contests(field, subject.id);
        }
        if (field.party == "self") {
            scope.self = subject.id;
            return subject.id != scope.other && meets(m_action.needs, scope) && contests(field, subject.id);
        }
        return true;
    }

    /// Each party of a contest takes the checks.
    bool contests(const ActionField& field, const Id& subject) const {
        return mayContest(m_action, field, {m_ground.rules(), m_ground.battle(), subject});
    }

    const Ground& m_ground;
    const Action& m_action;
    Facts m_stated;
};

/// The fields of the engine's own commands that a draft may lack.
class OwnFields {
  public:
    explicit OwnFields(const Ground& ground) : m_ground(ground) {}

    std::vector<WorksheetField> make() {
        using Adder = void (OwnFields::*)();
        static const std::map<Verb, Adder> adders{
            {CheckCommand::verb, &OwnFields::addCheck},      {AdjustCommand::verb, &OwnFields::addAdjust},
            {CatchUpCommand::verb, &OwnFields::addSet},      {WaiveCommand::verb, &OwnFields::addDue},
            {RulingCommand::verb, &OwnFields::addRuling},    {NoteCommand::verb, &OwnFields::addNote},
            {CorrectCommand::verb, &OwnFields::addRecord},   {ProseCommand::verb, &OwnFields::addPassage},
            {ObjectiveCommand::verb, &OwnFields::addHolder}, {TimeCommand::verb, &OwnFields::addSeconds},
            {ShowCommand::verb, &OwnFields::addSubject}};
        const auto adder = adders.find(m_ground.verb());
        if (adder != adders.end()) {
            (this->*adder->second)();
        }
        return std::move(m_fields);
    }

  private:
    void add(const char* id, std::string name, AskKind kind, std::vector<WorksheetChoice> choices = {}) {
        WorksheetField field;
        field.id = id;
        field.name = std::move(name);
        field.kind = kind;
        field.value = m_ground.said({}, id);
        field.stated = !field.value.is_null();
        field.needed = true;
        for (WorksheetChoice& choice : choices) {
            choice.on = isNamed(field.value, choice.id);
        }
        field.choices = std::move(choices);
        m_fields.push_back(std::move(field));
    }

    void addAdjust() {
        addSubject();
        addSet();
    }

    void addSet() { add("set", say("worksheet", "New values"), AskKind::Values); }

    void addSubject() { add("subject", say("worksheet", "Who"), AskKind::Subject, everybody()); }

    void addHolder() {
        add("objective", say("worksheet", "Objective"), AskKind::Choice,
            choicesFrom(m_ground.battle().objectives, &Objective::name));
        std::vector<WorksheetChoice> sides{{"", say("worksheet", "nobody")}};
        for (const Subject* side : m_ground.battle().all(SubjectKind::Side)) {
            sides.push_back({side->id, side->name});
        }
        add("holder", say("worksheet", "Held by"), AskKind::Choice, std::move(sides));
    }

    void addSeconds() {
        constexpr int day = 86'400;
        add("seconds", say("worksheet", "Seconds"), AskKind::Count);
        m_fields.back().to = day;
    }

    void addDue() {
        add("due", say("worksheet", "What is due"), AskKind::Choice,
            choicesFrom(m_ground.battle().due, &Due::text));
    }

    void addPassage() { add("passage", say("worksheet", "Passage"), AskKind::Text); }

    void addRecord() {
        add("record", say("worksheet", "Record"), AskKind::Count);
        m_fields.back().from = 1;
        m_fields.back().to = m_ground.session().cursor();
    }

    /// Beside a record, or with words on whom the draft names.
    void addNote() {
        if (m_ground.command().contains("subject")) {
            add("text", say("worksheet", "Note"), AskKind::Text);
        } else {
            addRecord();
        }
    }

    void addCheck() {
        std::vector<WorksheetChoice> checks;
        const Subject* self = m_ground.battle().find(m_ground.self());
        for (const Check& check : m_ground.rules().checks) {
            const bool fits = !self || (self->kind == check.subject && mayTake(check, self->id));
            if (askedByItself(m_ground.session(), check) && fits) {
                checks.push_back({check.id, check.name});
            }
        }
        add("check", say("worksheet", "Check"), AskKind::Choice, std::move(checks));
        const Check* check = m_ground.check();
        if (check && !takenByAll(m_ground.session(), *check)) {
            add(umpire::name(check->subject).data(), say("worksheet", "Who"), AskKind::Subject,
                takers(*check));
        }
    }

    bool mayTake(const Check& check, const Id& subject) const {
        return meets(check.needs, {m_ground.rules(), m_ground.battle(), subject});
    }

    std::vector<WorksheetChoice> takers(const Check& check) const {
        std::vector<WorksheetChoice> takers;
        for (const Subject* subject : m_ground.battle().all(check.subject)) {
            if (m_ground.self() == subject->id || mayTake(check, subject->id)) {
                takers.push_back({subject->id, subject->name});
            }
        }
        return takers;
    }

    void addRuling() {
        add("ruling", say("worksheet", "Ruling"), AskKind::Choice,
            choicesFrom(m_ground.rules().rulings, &Ruling::title));
        const Json named = m_ground.said({}, "ruling");
        const Ruling* ruling = named.is_string() ? m_ground.rules().ruling(named.get<Id>()) : nullptr;
        add("reading", say("worksheet", "Reading"), AskKind::Choice,
            ruling ? choicesFrom(ruling->readings, &Ruling::Reading::text) : std::vector<WorksheetChoice>{});
    }

    std::vector<WorksheetChoice> everybody() const {
        std::vector<WorksheetChoice> everybody;
        for (const Subject* subject : m_ground.battle().all()) {
            everybody.push_back({subject->id, subject->name});
        }
        return everybody;
    }

    const Ground& m_ground;
    std::vector<WorksheetField> m_fields;
};

std::string nameOf(const Table& table, const TableCell& cell, const RulePack& rules) {
    if (cell.row == headsOfRows || cell.row == headsOfColumns) {
        return fill(cell.row == headsOfRows ? say("worksheet", "{table}: rows")
                                            : say("worksheet", "{table}: columns"),
                    {{"table", table.name}});
    }
    const Places places{
        {"table", table.name},
        {"row", rules.wordName(table.rows.vocabulary, cell.row)},
        {"column", table.columns ? rules.wordName(table.columns->vocabulary, cell.column) : ""}};
    return fill(table.columns ? say("worksheet", "{table}: {row}, {column}")
                              : say("worksheet", "{table}: {row}"),
                places);
}

using Op = Expression::Op;

bool asksOfOther(const Expression& condition) {
    return hasAny(condition, [](const Expression& node) { return node.op == Op::Other; });
}

/// Whether a condition looks at what the umpire has still to say: an answer, or a field of the command.
bool asksOfUmpire(const Expression& condition, const RulePack& rules) {
    return hasAny(condition, [&rules](const Expression& node) {
        const Fact* fact = node.op == Op::Fact ? rules.fact(node.word) : nullptr;
        return node.op == Op::Stated || node.op == Op::Field || (fact && !fact->derived);
    });
}

} // namespace

std::vector<WorksheetField> fieldsOf(const Ground& ground) {
    const Action* action = ground.action();
    return action ? ActionFields(ground, *action).make() : OwnFields(ground).make();
}

// What only the umpire can say before a command goes on: a result that he sees, a cell of his book.

WorksheetField fieldOf(const Ground& ground, const StatedResult& open) {
    const RulePack& rules = ground.rules();
    const Check* check = rules.check(open.check);
    const Subject* subject = ground.battle().find(open.subject);
    WorksheetField field;
    field.id = open.field;
    field.name =
        fill(say("worksheet", "{check} of {subject}"), {{"check", check ? check->name : open.check},
                                                        {"subject", subject ? subject->name : open.subject}});
    field.kind = AskKind::Choice;
    field.needed = true;
    for (const Id& choice : check ? check->choices : std::vector<Id>{}) {
        const Outcome* outcome = rules.outcome(choice);
        field.choices.push_back({choice, outcome ? outcome->name : choice});
    }
    return field;
}

WorksheetField fieldOf(const Ground& ground, const TableCell& blank) {
    const RulePack& rules = ground.rules();
    WorksheetField field;
    field.id = "value";
    field.needed = true;
    field.command = fillingOf(blank);
    const Table* table = rules.table(blank.table);
    if (!table) {
        return field;
    }
    field.name = nameOf(*table, blank, rules);
    if (blank.row == headsOfRows || blank.row == headsOfColumns) {
        field.kind = AskKind::Text;
        return field;
    }
    field.kind = table->type.kind == Type::Kind::Number ? AskKind::Count : AskKind::Choice;
    field.from = table->least;
    field.to = table->most;
    const Vocabulary* words = rules.vocabulary(table->type.vocabulary);
    for (const Word& word : words ? words->words : std::vector<Word>{}) {
        field.choices.push_back({word.id, word.name});
    }
    for (const Outcome& outcome :
         table->type.vocabulary == "outcome" ? rules.outcomes : std::vector<Outcome>{}) {
        field.choices.push_back({outcome.id, outcome.name});
    }
    return field;
}

const ActionField* partyOf(const Action& action, std::string_view party) {
    for (const ActionField& field : action.fields) {
        const bool named = field.kind == ActionField::Kind::Subject || field.kind == ActionField::Kind::Party;
        if (named && field.party == party) {
            return &field;
        }
    }
    return nullptr;
}

bool meets(const std::vector<Clause>& needs, const Scope& scope) {
    return std::ranges::all_of(needs, [&scope](const Clause& clause) {
        return (scope.other.empty() && asksOfOther(clause.when)) ||
               (!scope.facts && asksOfUmpire(clause.when, scope.rules)) ||
               evaluate(clause.when, scope).flag();
    });
}

bool meetsItsOwn(const std::vector<Clause>& needs, Scope scope) {
    scope.other.clear();
    return meets(needs, scope);
}

bool mayContest(const Action& action, const ActionField& party, const Scope& scope) {
    return party.kind != ActionField::Kind::Party ||
           std::ranges::all_of(action.checks, [&scope](const Id& id) {
               const Check* check = scope.rules.check(id);
               return !check || meetsItsOwn(check->needs, scope);
           });
}

} // namespace umpire

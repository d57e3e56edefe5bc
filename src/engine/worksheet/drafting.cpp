#include "umpire/worksheet/drafting.h"

#include "ground.h"
#include "umpire/base/text.h"
#include "umpire/checks/candidates.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace umpire {

namespace {

int small(char letter) {
    return std::tolower(static_cast<unsigned char>(letter));
}

Value nextOf(const std::vector<WorksheetChoice>& choices) {
    const auto on = std::ranges::find_if(choices, [](const auto& choice) { return choice.on; });
    const auto next = on == choices.end() || on + 1 == choices.end() ? choices.begin() : on + 1;
    return next == choices.end() ? Value() : Value(next->id);
}

Value oneMoreOf(const std::vector<WorksheetChoice>& choices) {
    Ids picked;
    bool added = false;
    for (const WorksheetChoice& choice : choices) {
        if (choice.on || !added) {
            picked.push_back(choice.id);
            added = added || !choice.on;
        }
    }
    return added ? Value(std::move(picked)) : Value(Ids{});
}

/// Whether a name begins with these letters, small or capital (ASCII).
bool beginsWith(std::string_view name, std::string_view letters) {
    return letters.size() <= name.size() && std::equal(letters.begin(), letters.end(), name.begin(),
                                                       [](char a, char b) { return small(a) == small(b); });
}

/// Whether that key answers the question. Lists that are long are not gone through by a key.
bool hasKey(const WorksheetQuestion& question, const std::string& key) {
    const bool several = question.kind == AskKind::Choices || question.kind == AskKind::Subjects;
    return (!several || question.spread) && question.key.size() == key.size() &&
           beginsWith(question.key, key);
}

/// The answer after the present one: a tick turns, a number grows; of several the next is added, after the
/// last there is none; of one the next is taken.
Value afterKey(const WorksheetQuestion& question) {
    switch (question.kind) {
    case AskKind::Count:
        return question.amount + 1;
    case AskKind::Choice:
    case AskKind::Subject:
        return nextOf(question.choices);
    case AskKind::Choices:
    case AskKind::Subjects:
        return oneMoreOf(question.choices);
    case AskKind::Flag:
    case AskKind::Text:
    case AskKind::Values:
        break;
    }
    return question.amount == 0;
}

/// The n-th of the umpire's own lines at a place, counted from 1, or the end.
auto ownLine(std::vector<std::pair<std::string, FreeLine>>& lines, int number, const std::string& place) {
    return std::ranges::find_if(lines,
                                [&](const auto& line) { return line.first == place && --number == 0; });
}

/// Whether an answer says anything else than what counts without it.
bool isSaid(const Value& value, const Fact& fact) {
    const bool usual = fact.fallback.same(value);
    const bool something = value.flag() || value.number() != 0 || !value.list().empty();
    return something || (!value.isNone() && !usual);
}

Json listOf(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_array() ? *found : Json::array();
}

template <typename T>
Json placed(const ByPlace<T>& values) {
    Json list = Json::array();
    for (const auto& [at, value] : values) {
        list.push_back({{"place", at.first}, {"id", at.second}, {"value", toJson(Value(value))}});
    }
    return list;
}

std::pair<std::string, Id> placeOf(const Json& item) {
    return {textAt(item, "place"), textAt(item, "id")};
}

/// What it says, where it says something that can be kept.
std::optional<Value> valueOf(const Json& item) {
    const auto found = item.is_object() ? item.find("value") : item.end();
    return item.is_object() && found != item.end() ? toValue(*found) : std::nullopt;
}

} // namespace

using FieldKind = ActionField::Kind;

void Drafting::open(const Session* session) {
    m_session = session;
    clear();
}

const Offer* Drafting::offer() const {
    const auto found = std::ranges::find(m_offers, m_draft.offer, &Offer::id);
    return found == m_offers.end() ? nullptr : &*found;
}

void Drafting::choose(const Id& unit) {
    const Subject* chosen = m_session ? m_session->battle().find(unit) : nullptr;
    if (!chosen) {
        return;
    }
    const Subject* acting = m_session->battle().find(m_draft.subject);
    const bool free = acting && acting->kind == SubjectKind::Unit && m_draft.taken.is_null();
    const bool target = free && (acting->side != chosen->side || isMeant(unit));
    target ? start(m_draft.subject, unit) : start(unit, {});
}

/// Whether the pack names it, a unit of the own side, as somebody to act upon: in the action that the umpire
/// chose, or while he chose none in any.
bool Drafting::isMeant(const Id& unit) const {
    const Scope scope{m_session->rules(), m_session->battle(), m_draft.subject};
    return std::ranges::any_of(m_offers, [&](const Offer& offer) {
        const Action* action = offer.check ? nullptr : m_session->rules().action(offer.id);
        const ActionField* other = action ? partyOf(*action, "other") : nullptr;
        return other && other->among && (!m_draft.offerMeant || offer.id == m_draft.offer) &&
               listed(amongOf(other->among, other->subject, scope), unit);
    });
}

void Drafting::choose(const Id& unit, const Id& target, const Id& offer) {
    clear();
    start(unit, target);
    if (!offer.empty()) {
        setOffer(offer);
    }
}

void Drafting::start(Id subject, Id target) {
    const bool same = m_draft.offerMeant && subject == m_draft.subject;
    const Id meant = same ? m_draft.offer : Id();
    auto fields = same ? m_draft.fields : decltype(m_draft.fields){};
    clear();
    m_draft.fields = std::move(fields);
    m_draft.subject = std::move(subject);
    m_draft.target = std::move(target);
    m_draft.offer = meant;
    m_draft.offerMeant = !meant.empty();
    refresh();
}

void Drafting::chooseLikely() {
    if (!m_draft.offerMeant || !offer()) {
        const Offer* likely = likeliest(*m_session, m_offers, m_draft.subject, m_draft.target);
        m_draft.offer = likely ? likely->id : Id();
        m_draft.offerMeant = false;
    }
}

bool Drafting::isDoneTo(SubjectKind kind) const {
    const Action* action = m_session ? m_session->rules().action(m_draft.offer) : nullptr;
    const ActionField* other = action ? partyOf(*action, "other") : nullptr;
    return other && other->subject == kind;
}

void Drafting::setOffer(const Id& id) {
    m_draft.offerMeant = true;
    if (m_draft.offer == id) {
        return;
    }
    m_draft.offer = id;
    m_dice.clear();
    work();
    forgetUnasked();
}

/// What was said for another action must not count where nobody can see it.
void Drafting::forgetUnasked() {
    const Json now = command();
    if (now.is_null() || !m_sheet.ok || m_sheet.open()) {
        return;
    }
    const auto asked = [this](const auto& key) {
        for (const WorksheetRoll& roll : m_sheet.rolls) {
            for (const WorksheetQuestion& question : roll.questions) {
                if (question.place == key.first && question.fact == key.second) {
                    return true;
                }
            }
        }
        return false;
    };
    const auto lost = std::erase_if(m_draft.answers, [&](const auto& answer) {
        return takesFacts(now, answer.first.first) && !asked(answer.first);
    });
    if (lost > 0) {
        work();
    }
}

const Action* Drafting::actionOf(const Json& command) const {
    return m_session && command.is_object() ? m_session->rules().action(command.value("do", "")) : nullptr;
}

/// Whether the umpire's facts go to that place of a command: the top, or the field of a party.
bool Drafting::takesFacts(const Json& command, const std::string& place) const {
    const Action* action = actionOf(command);
    if (!action) {
        return place.empty();
    }
    return std::ranges::any_of(action->fields, [&place](const ActionField& field) {
        return place.empty() ? field.kind == FieldKind::Facts
                             : field.kind == FieldKind::Party && field.id == place;
    });
}

bool Drafting::nextOffer(int step) {
    const Offer* now = offer();
    if (m_offers.empty() || (now && m_offers.size() < 2)) {
        return false;
    }
    const auto count = static_cast<std::ptrdiff_t>(m_offers.size());
    // None was chosen: what the rules have least against comes first.
    const auto least = std::ranges::min_element(m_offers, [](const Offer& a, const Offer& b) {
        return a.meant != b.meant ? a.meant : a.objections < b.objections;
    });
    const std::ptrdiff_t next = now        ? (now - m_offers.data() + step + count) % count
                                : step > 0 ? least - m_offers.begin()
                                           : count - 1;
    setOffer(Id(m_offers[static_cast<std::size_t>(next)].id));
    return true;
}

void Drafting::take(const Json& command) {
    clear();
    if (takeApart(command)) {
        work();
        return;
    }
    clear();
    m_draft.taken = command;
    m_draft.taken.erase("dice");
    for (const char* field : {"unit", "officer", "formation", "side"}) {
        if (m_draft.subject.empty() && command.contains(field) && command[field].is_string()) {
            m_draft.subject = command[field].get<std::string>();
        }
    }
    work();
}

/// A command with a unit that acts is taken up as if the umpire had pointed at it, so that everything about
/// it can still be changed: its target, its action, what is said.
bool Drafting::takeApart(const Json& command) {
    const Action* action = actionOf(command);
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        if (command.contains(field.id)) {
            takeField(field, command[field.id]);
        }
    }
    if (m_draft.subject.empty()) {
        return false;
    }
    m_offers = offersFor(*m_session, m_draft.subject, m_draft.target);
    m_draft.offer = action->id;
    m_draft.offerMeant = true;
    return offer() != nullptr;
}

void Drafting::takeField(const ActionField& field, const Json& given) {
    const bool party = field.kind == FieldKind::Party;
    const bool named = field.party == "self" || field.party == "other";
    if (named && (party || field.kind == FieldKind::Subject)) {
        const Id unit = party ? given.value("unit", "") : given.is_string() ? given.get<std::string>() : "";
        (field.party == "self" ? m_draft.subject : m_draft.target) = unit;
    } else if (field.kind != FieldKind::Facts) {
        m_draft.fields[field.id] = given;
    }
    const Json facts = party                            ? given.value("facts", Json::object())
                       : field.kind == FieldKind::Facts ? given
                                                        : Json::object();
    for (const auto& [fact, value] : facts.items()) {
        m_draft.answers[{party ? field.id : std::string(), fact}] = toValue(value).value_or(Value());
    }
}

void Drafting::resume(Draft draft) {
    clear();
    m_draft = std::move(draft);
    refresh();
}

Draft Drafting::draftFor(const Id& subject) const {
    Draft draft;
    draft.subject = subject;
    draft.target = m_draft.target;
    draft.offer = m_draft.offer;
    draft.offerMeant = m_draft.offerMeant;
    draft.taken = m_draft.taken;
    return draft;
}

void Drafting::clear() {
    m_draft = {};
    m_offers.clear();
    m_dice.clear();
    m_sheet = {};
    m_before.reset();
}

void Drafting::setAnswer(const std::string& place, const Id& fact, Value value) {
    m_draft.answers[{place, fact}] = std::move(value);
    work();
}

void Drafting::setField(const Id& field, Json value) {
    if (value.is_null()) {
        m_draft.fields.erase(field);
    } else {
        m_draft.fields[field] = std::move(value);
    }
    m_dice.clear();
    work();
}

void Drafting::leaveOut(const Id& field) {
    m_draft.fields[field] = nullptr;
    m_dice.clear();
    work();
}

void Drafting::setOverride(const std::string& place, const Id& modifier, std::optional<std::int64_t> value,
                           const std::string& reason) {
    if (value) {
        m_draft.overrides[{place, modifier}] = *value;
        m_draft.reason = reason;
    } else {
        m_draft.overrides.erase({place, modifier});
    }
    work();
}

void Drafting::setFreeLine(int number, const std::string& place, const FreeLine& line) {
    auto& lines = m_draft.freeLines;
    const auto found = ownLine(lines, number, place);
    if (found == lines.end()) {
        lines.emplace_back(place, line);
    } else {
        found->second = line;
    }
    work();
}

void Drafting::dropFreeLine(int number, const std::string& place) {
    auto& lines = m_draft.freeLines;
    const auto found = ownLine(lines, number, place);
    if (found != lines.end()) {
        lines.erase(found);
        work();
    }
}

/// The questions of a roll that is still to be made come first: those of one that was made are out of sight.
bool Drafting::answerKey(const std::string& key, bool second) {
    int seen = 0;
    for (const bool made : {false, true}) {
        for (const WorksheetRoll& roll : m_sheet.rolls) {
            for (const WorksheetQuestion& question : roll.questions) {
                if (roll.made == made && hasKey(question, key) && seen++ == (second ? 1 : 0)) {
                    setAnswer(std::string(question.place), Id(question.fact), afterKey(question));
                    return true;
                }
            }
        }
    }
    return false;
}

bool Drafting::wordKey(const std::string& key) {
    const WorksheetField* missing = wordMissing();
    for (const WorksheetChoice& choice : missing ? missing->choices : std::vector<WorksheetChoice>{}) {
        if (beginsWith(choice.name, key)) {
            setField(Id(missing->id), Json(choice.id));
            return true;
        }
    }
    return false;
}

const WorksheetField* Drafting::numberMissing(int digit) const {
    constexpr int mostDigits = 9;
    const WorksheetField* open = m_sheet.ok ? m_sheet.open() : nullptr;
    const bool typed = open && open->kind == AskKind::Count && open->to <= mostDigits;
    return typed && digit >= open->from && digit <= open->to ? open : nullptr;
}

const WorksheetField* Drafting::wordMissing() const {
    for (const WorksheetField& field : m_sheet.fields) {
        if (field.kind == AskKind::Choice && field.open()) {
            return &field;
        }
    }
    return nullptr;
}

void Drafting::giveDie(const Json& face) {
    if (m_sheet.complete && !m_dice.empty()) {
        m_dice.pop_back();
    }
    m_dice.push_back(face);
    work();
}

void Drafting::giveDice(std::vector<Json> faces) {
    m_dice.insert(m_dice.end(), std::make_move_iterator(faces.begin()), std::make_move_iterator(faces.end()));
    work();
}

void Drafting::takeBackDie() {
    if (!m_dice.empty()) {
        m_dice.pop_back();
        work();
    }
}

void Drafting::setDice(std::vector<Json> dice) {
    m_dice = std::move(dice);
    work();
}

/// Facts and overrides that belong to one place of the command.
void Drafting::addSaid(Json& command, const std::string& place) const {
    for (const auto& [key, value] : m_draft.answers) {
        const Fact* fact = m_session->rules().fact(key.second);
        if (key.first == place && fact && isSaid(value, *fact)) {
            command["facts"][key.second] = toJson(value);
        }
    }
    for (const auto& [key, value] : m_draft.overrides) {
        if (key.first == place) {
            command["overrides"][key.second] = value;
        }
    }
    for (const auto& [linePlace, line] : m_draft.freeLines) {
        if (linePlace == place) {
            command["extra-lines"].push_back(
                {{"text", line.text}, {"value", line.value}, {"check", line.check}});
        }
    }
}

/// A party beyond the two that are pointed at is picked from a list.
void Drafting::addThird(Json& command, const ActionField& field) const {
    const auto given = m_draft.fields.find(field.id);
    if (given == m_draft.fields.end()) {
        return;
    }
    command[field.id] = given->second.is_object() ? given->second : Json{{"unit", given->second}};
    addSaid(command[field.id], field.id);
}

void Drafting::addFields(Json& command) const {
    const Action* action = actionOf(command);
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        const Id& who = field.party == "self" ? m_draft.subject : m_draft.target;
        const bool named = field.party == "self" || field.party == "other";
        if (field.kind == FieldKind::Party && !named) {
            addThird(command, field);
        } else if (field.kind == FieldKind::Party && !who.empty()) {
            command[field.id] = Json{{"unit", who}};
            addSaid(command[field.id], field.id);
        } else if (field.kind == FieldKind::Subject && named) {
            if (!command.contains(field.id) && !who.empty()) {
                command[field.id] = who;
            }
        } else if (const auto given = m_draft.fields.find(field.id); given != m_draft.fields.end()) {
            command[field.id] = given->second;
        }
    }
}

Json Drafting::command(bool withDice) const {
    Json command = m_draft.taken;
    const Offer* chosen = offer();
    if (!m_session || (command.is_null() && !chosen)) {
        return nullptr;
    }
    if (command.is_null()) {
        command = chosen->check ? checkCommand(m_session->rules(), m_draft.offer, m_draft.subject)
                                : Json{{"do", m_draft.offer}};
    }
    addFields(command);
    if (takesFacts(command, {})) {
        addSaid(command, {});
    }
    if (!m_draft.overrides.empty() && !m_draft.reason.empty()) {
        command["reason"] = m_draft.reason;
    }
    if (withDice) {
        command["dice"] = m_dice;
    }
    return command;
}

/// Answers that the pack says are usually yes are ticked when their question first comes up.
bool Drafting::tickAtFirst() {
    bool ticked = false;
    for (const WorksheetRoll& roll : m_sheet.rolls) {
        for (const WorksheetQuestion& question : roll.questions) {
            if (m_draft.answers.contains({question.place, question.fact})) {
                continue;
            }
            const bool flag = question.kind == AskKind::Flag;
            const bool tick = flag && question.usuallyYes;
            m_draft.answers[{question.place, question.fact}] = flag ? Value(tick) : Value();
            ticked = ticked || tick;
        }
    }
    return ticked;
}

void Drafting::refresh() {
    if (m_session && m_draft.taken.is_null()) {
        m_offers = offersFor(*m_session, m_draft.subject, m_draft.target);
        chooseLikely();
    }
    work();
}

void Drafting::work() {
    const Json now = command();
    m_before.reset();
    if (now.is_null()) {
        m_sheet = {};
        return;
    }
    m_sheet = worksheet(*m_session, now, m_wish);
    if (tickAtFirst()) {
        m_sheet = worksheet(*m_session, command(), m_wish);
    }
    if (m_sheet.complete && !m_dice.empty()) {
        Json before = command();
        before["dice"].erase(m_dice.size() - 1);
        m_before = worksheet(*m_session, before, m_wish);
    }
}

Json jsonOf(const Draft& draft) {
    Json lines = Json::array();
    for (const auto& [place, line] : draft.freeLines) {
        lines.push_back(
            {{"place", place}, {"text", line.text}, {"value", line.value}, {"check", line.check}});
    }
    return {{"subject", draft.subject},  {"other", draft.target},
            {"taken", draft.taken},      {"offer", draft.offer},
            {"meant", draft.offerMeant}, {"answers", placed(draft.answers)},
            {"fields", draft.fields},    {"overrides", placed(draft.overrides)},
            {"lines", std::move(lines)}, {"reason", draft.reason}};
}

Draft draftOf(const Json& json) {
    Draft draft;
    if (!json.is_object()) {
        return draft;
    }
    draft.subject = textAt(json, "subject");
    draft.target = textAt(json, "other");
    const auto taken = json.find("taken");
    draft.taken = taken != json.end() && taken->is_object() ? *taken : Json();
    draft.offer = textAt(json, "offer");
    draft.offerMeant = json.value("meant", Json(false)) == Json(true);
    for (const Json& item : listOf(json, "answers")) {
        if (const auto value = valueOf(item)) {
            draft.answers[placeOf(item)] = *value;
        }
    }
    for (const Json& item : listOf(json, "overrides")) {
        if (const auto value = valueOf(item); value && value->isNumber()) {
            draft.overrides[placeOf(item)] = value->number();
        }
    }
    for (const Json& item : listOf(json, "lines")) {
        if (const auto value = valueOf(item); value && value->isNumber()) {
            draft.freeLines.push_back(
                {textAt(item, "place"), {textAt(item, "text"), value->number(), textAt(item, "check")}});
        }
    }
    if (const auto fields = json.find("fields"); fields != json.end() && fields->is_object()) {
        draft.fields = fields->get<std::map<Id, Json>>();
    }
    draft.reason = textAt(json, "reason");
    return draft;
}

} // namespace umpire

#include "resolve/claims.h"

#include "document/battle_document.h"
#include "document/text.h"
#include "resolve/resolve_state.h"
#include "umpire/worksheet/map_sheet.h"

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

const Json& at(const Json& json, const char* key) {
    static const Json nothing;
    const auto found = json.find(key);
    return found == json.end() ? nothing : *found;
}

QString textAt(const Json& json, const char* key) {
    return at(json, key).is_string() ? toText(at(json, key).get<std::string>()) : QString();
}

} // namespace

Json jsonOf(const Claim& claim) {
    Json json = jsonOf(claim.draft);
    if (claim.number > 0) {
        json["phone"] = {{"number", claim.number},
                         {"side", claim.side},
                         {"player", fromText(claim.player)},
                         {"dice", claim.dice},
                         {"roll", claim.roll}};
    }
    return json;
}

Claim claimOf(const Json& json) {
    Claim claim{draftOf(json)};
    const Json& phone = json.is_object() ? at(json, "phone") : json;
    if (phone.is_object() && at(phone, "number").is_number_integer()) {
        claim.number = std::max(0, at(phone, "number").get<int>());
        claim.side = fromText(textAt(phone, "side"));
        claim.player = textAt(phone, "player");
        const Json& dice = at(phone, "dice");
        claim.dice = dice.is_array() ? dice.get<std::vector<Json>>() : std::vector<Json>{};
        claim.roll = at(phone, "roll") == Json(true);
    }
    return claim;
}

void ClaimQueue::add(Claim claim) {
    m_claims.push_back(std::move(claim));
    Q_EMIT changed();
}

void ClaimQueue::park(const ResolveState& state) {
    Claim claim = m_inHand ? *m_inHand : Claim();
    claim.otherwise = m_inHand && isOtherwise(state);
    m_inHand.reset();
    claim.draft = state.draft();
    add(std::move(claim));
}

Claim ClaimQueue::take(std::size_t index) {
    Claim claim = m_claims.at(index);
    m_claims.erase(m_claims.begin() + static_cast<std::ptrdiff_t>(index));
    putBack();
    m_settled.reset();
    m_inHand = claim.number > 0 ? std::optional(claim) : std::nullopt;
    m_work = -1;
    Q_EMIT changed();
    return claim;
}

void ClaimQueue::putBack() {
    if (m_inHand) {
        m_claims.insert(m_claims.begin(), *std::exchange(m_inHand, std::nullopt));
        Q_EMIT changed();
    }
}

void ClaimQueue::drop(std::size_t index, const QString& word) {
    const Claim claim = m_claims.at(index);
    m_claims.erase(m_claims.begin() + static_cast<std::ptrdiff_t>(index));
    if (claim.number > 0) {
        Q_EMIT declined(claim, word);
    }
    Q_EMIT changed();
}

void ClaimQueue::clear() {
    m_claims.clear();
    m_inHand.reset();
    m_settled.reset();
    Q_EMIT changed();
}

std::vector<Claim>::iterator ClaimQueue::waiting(int number) {
    return std::find_if(m_claims.begin(), m_claims.end(),
                        [number](const Claim& claim) { return number > 0 && claim.number == number; });
}

bool ClaimQueue::setDice(int number, const std::vector<Json>& dice, bool roll) {
    const auto found = waiting(number);
    const bool inHand = m_inHand && m_inHand->number == number && roll;
    if (found == m_claims.end() && !inHand) {
        return false;
    }
    Claim& claim = inHand ? *m_inHand : *found;
    claim.dice = dice;
    claim.roll = roll;
    Q_EMIT changed();
    return true;
}

bool ClaimQueue::withdraw(int number) {
    const auto claim = waiting(number);
    if (claim == m_claims.end()) {
        return false;
    }
    m_claims.erase(claim);
    Q_EMIT changed();
    return true;
}

void ClaimQueue::begin(const ResolveState& state) {
    m_work = state.work();
    m_begun = state.draft();
    m_asked.clear();
    for (const WorksheetRoll& roll : state.worksheet().rolls) {
        for (const WorksheetQuestion& question : roll.questions) {
            m_asked.insert({question.place, question.fact});
        }
    }
}

/// Whether the umpire changed it since it was taken up. What later rolls ask is answered by him alone.
bool ClaimQueue::isOtherwise(const ResolveState& state) const {
    const Draft& now = state.draft();
    const auto answer = [this](const Answers& answers, const auto& key) {
        const auto found = answers.find(key);
        return found == answers.end() ? Value() : found->second;
    };
    return m_inHand->otherwise || now.target != m_begun.target || now.offer != m_begun.offer ||
           now.fields != m_begun.fields || now.overrides != m_begun.overrides || !now.freeLines.empty() ||
           std::any_of(m_asked.begin(), m_asked.end(), [&](const auto& key) {
               return answer(now.answers, key) != answer(m_begun.answers, key);
           });
}

void ClaimQueue::follow(const ResolveState& state) {
    if (m_settled && (state.work() != m_work || !state.done())) {
        m_inHand = state.work() == m_work ? m_settled : std::nullopt;
        m_settled.reset();
    }
    if (!m_inHand) {
        return;
    }
    if (m_work < 0) {
        begin(state);
    }
    if (state.work() != m_work) {
        putBack();
    } else if (state.done()) {
        const bool otherwise = isOtherwise(state);
        m_settled = std::exchange(m_inHand, std::nullopt);
        Q_EMIT settled(*m_settled, otherwise);
    }
}

void ClaimQueue::setServed(bool served) {
    if (served != m_served) {
        m_served = served;
        Q_EMIT changed();
    }
}

namespace {

/// Whether a record has an event of this kind of which that is true.
template <typename Kind, typename Is>
bool has(const Record& record, Is is) {
    return std::any_of(record.events.begin(), record.events.end(), [&is](const Event& event) {
        const auto* found = std::get_if<Kind>(&event);
        return found && is(*found);
    });
}

bool settles(const Record& record) {
    return has<DueSettled>(record, [](const DueSettled&) { return true; });
}

/// Whether anybody did something in the phase of a record, besides taking tests that came with the phase.
bool hasActed(const BattleDocument& document, int record) {
    const auto& records = document.session().records();
    for (int number = record; number > 0; --number) {
        const Record& done = records[static_cast<std::size_t>(number - 1)];
        if (has<ClockMoved>(done, [](const ClockMoved& e) { return e.from.phase != e.to.phase; })) {
            return false;
        }
        if (!settles(done) && document.rules().action(Json(done.command).value("do", ""))) {
            return true;
        }
    }
    return false;
}

/// Into what was attacked: right after the combat and what came of it, not after somebody went his way.
Json mayFollow(const BattleDocument& document, const Record& done) {
    const PackRoles::Map& map = document.rules().roles.map;
    const std::string what = Json(done.command).value("do", "");
    return map.advance.by.empty() || what == map.advance.by || what == map.move
               ? Json()
               : advanceCommand(document.session());
}

} // namespace

NextStep nextStep(const BattleDocument& document, int record, const ClaimQueue& claims) {
    if (!document.isOpen()) {
        return {};
    }
    const auto& records = document.session().records();
    const bool there = record > 0 && record <= static_cast<int>(records.size());
    const Record* done = there ? &records[static_cast<std::size_t>(record - 1)] : nullptr;
    const Due* owed = nullptr;
    for (const Due& due : document.battle().due) {
        const auto isIt = [&due](const DueRaised& raised) { return raised.due.id == due.id; };
        if (done && has<DueRaised>(*done, isIt)) {
            return {NextStep::Kind::Due, due.id, {}, toText(due.text)};
        }
        owed = owed || due.optional || due.command.isNull() ? owed : &due;
    }
    if (owed) {
        return {NextStep::Kind::Due, owed->id, {}, toText(owed->text)};
    }
    if (Json advance = done ? mayFollow(document, *done) : Json(); !advance.is_null()) {
        return {NextStep::Kind::Command, {}, std::move(advance), {}};
    }
    if (!claims.empty()) {
        return {NextStep::Kind::Claim, {}, {}, {}};
    }
    const bool last = done && settles(*done) && document.battle().due.empty() && hasActed(document, record);
    return last ? NextStep{NextStep::Kind::Phase, {}, {}, {}} : NextStep{};
}

} // namespace umpire::gui

#include "resolve/next_step.h"

#include "document/text.h"
#include "umpire/worksheet/map_sheet.h"

#include <algorithm>

namespace umpire::gui {

namespace {

bool raisedBy(const Record& record, const Id& due) {
    return std::any_of(record.events.begin(), record.events.end(), [&due](const Event& event) {
        const auto* raised = std::get_if<DueRaised>(&event);
        return raised && raised->due.id == due;
    });
}

bool settles(const Record& record) {
    return std::any_of(record.events.begin(), record.events.end(),
                       [](const Event& event) { return std::holds_alternative<DueSettled>(event); });
}

bool isOfPhaseChange(const Record& record) {
    return std::any_of(record.events.begin(), record.events.end(), [](const Event& event) {
        const auto* moved = std::get_if<ClockMoved>(&event);
        return moved && moved->from.phase != moved->to.phase;
    });
}

/// Whether anybody did something in the phase of a record, besides taking tests that came with the phase.
bool hasActed(const BattleDocument& document, int record) {
    const auto& records = document.session().records();
    for (int number = record; number > 0; --number) {
        const Record& done = records[static_cast<std::size_t>(number - 1)];
        if (isOfPhaseChange(done)) {
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
        if (done && raisedBy(*done, due.id)) {
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

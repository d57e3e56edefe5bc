#include "resolve/next_step.h"

#include "document/text.h"
#include "umpire/worksheet/map_sheet.h"

#include <algorithm>

namespace umpire::gui {

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

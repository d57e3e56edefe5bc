#include "document/record_parties.h"

#include "umpire/battle/own_commands.h"

namespace umpire::gui {

namespace {

struct PartiesOf {
    RecordParties operator()(const Call& call) const { return {call.party("self"), call.party("other")}; }
    RecordParties operator()(const CheckCommand& command) const { return {command.subject, {}}; }
    RecordParties operator()(const AdjustCommand& command) const { return {command.subject, {}}; }
    RecordParties operator()(const auto&) const { return {}; }
};

} // namespace

RecordParties partiesOf(const Record& record, const RulePack& rules) {
    RecordParties parties = std::visit(PartiesOf{}, commandIn(record.command, rules));
    // A test that is taken without being named, such as a draw's, is of whoever was rolled for.
    if (parties.actor.empty() && !record.steps.empty()) {
        const Json first = *record.steps.begin();
        parties.actor = first.value("subject", "");
    }
    return parties;
}

} // namespace umpire::gui

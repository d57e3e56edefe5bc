#include "window/public_result.h"

#include "document/record_words.h"
#include "document/text.h"
#include "models/order_of_battle_model.h"

#include <algorithm>

namespace umpire::gui {

namespace {

bool namesHidden(const BattleDocument& document, const Json& value) {
    if (value.is_string()) {
        return OrderOfBattleModel::hidden(document, value.get<std::string>());
    }
    return value.is_structured() && std::any_of(value.begin(), value.end(), [&document](const Json& inner) {
               return namesHidden(document, inner);
           });
}

bool tellable(const BattleDocument& document, const Record& record) {
    return !record.steps.empty() && !namesHidden(document, record.command) &&
           std::none_of(record.steps.begin(), record.steps.end(),
                        [&document](const Json& step) { return namesHidden(document, step); });
}

PublicRoll rollOf(const BattleDocument& document, const Json& step) {
    const Outcome* outcome = document.rules().outcome(step.value("outcome", ""));
    return {document.nameOf(step.value("subject", "")), RecordWords(document.session()).outcome(step),
            outcome ? toText(outcome->tone) : QString(), toText(step.value("text", ""))};
}

} // namespace

PublicResult lastPublicResult(const BattleDocument& document) {
    PublicResult result;
    const auto& records = document.session().records();
    for (int i = document.session().cursor() - 1; i >= 0; --i) {
        const Record& record = records[static_cast<std::size_t>(i)];
        if (!tellable(document, record)) {
            continue;
        }
        result.who = document.describe(record);
        for (const Json& step : record.steps) {
            result.rolls.push_back(rollOf(document, step));
        }
        break;
    }
    return result;
}

} // namespace umpire::gui

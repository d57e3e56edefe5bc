#include "outcome_lists.h"

#include "../check_outcomes.h"

#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

std::vector<Id> readOutcomes(ObjectReader& reader, const std::string& key, const Id& check, bool needed,
                             const RulePack& pack) {
    if (needed && !reader.need(key)) {
        return {};
    }
    const std::vector<Id> ids = readKnown(reader, key, idsOf(pack.outcomes), "outcome");
    const JsonNode* node = reader.want(key);
    const Check* known = pack.check(check);
    if (node && node->isArray() && node->items().empty()) {
        reader.error(key,
                     needed ? say("pack", "an empty list fits no outcome")
                            : fill(say("pack", "an empty list fits no outcome; leave {key} out to mean all"),
                                   {{"key", inQuotes(key)}}));
    }
    const std::vector<Id> possible = known ? outcomesOf(*known) : ids;
    if (std::any_of(possible.begin(), possible.end(), [&pack](const Id& id) { return !pack.outcome(id); })) {
        return ids; // one of its bands is misspelt, which is reported
    }
    for (std::size_t i = 0; node && i < node->items().size(); ++i) {
        const Json& id = node->items()[i].scalar();
        if (id.is_string() && pack.outcome(id.get<std::string>()) &&
            !listed(possible, id.get<std::string>())) {
            reader.context().error(
                node->items()[i],
                fill(say("pack", "the check {check} never comes to {id}; its outcomes are {list}"),
                     {{"check", inQuotes(check)},
                      {"id", inQuotes(id.get<std::string>())},
                      {"list", joined(possible, "and")}}));
        }
    }
    return ids;
}

std::vector<OutcomeText> readSays(ObjectReader& reader, const std::string& key, const Roles& roles,
                                  const Id& check, PackDraft& draft) {
    std::vector<OutcomeText> texts;
    reader.objects(key, false, [&](ObjectReader& inner) {
        ExpressionReader expressions(draft.pack(), inner.context());
        OutcomeText text;
        if (!check.empty()) {
            text.outcomes = readOutcomes(inner, "outcomes", check, false, draft.pack());
        }
        text.when = expressions.readOptional(inner.want("when"), roles, Kind::Flag);
        text.becomes = expressions.readOptional(inner.want("becomes"), roles, Kind::Flag);
        text.text = draft.readTextId(inner, "text", roles);
        texts.push_back(std::move(text));
    });
    return texts;
}

} // namespace umpire

#include "fact_values.h"

#include "../known_names.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

std::vector<std::pair<Id, Expression>> readFactValues(ObjectReader& reader, const std::string& key,
                                                      const Roles& roles, const RulePack& pack) {
    std::vector<std::pair<Id, Expression>> values;
    const JsonNode* facts = reader.want(key);
    if (!facts) {
        return values;
    }
    ObjectReader inner(*facts, reader.context());
    ExpressionReader expressions(pack, reader.context());
    for (const auto& member : facts->members()) {
        inner.skip(member.key);
        if (const Fact* fact = pack.fact(member.key)) {
            values.emplace_back(member.key, expressions.readTyped(member.value, roles, fact->type));
        } else if (reader.context().judges("fact")) {
            reader.context().error(member.value,
                                   fill(say("pack", "unknown fact {key}{hint}"),
                                        {{"key", inQuotes(member.key)},
                                         {"hint", orKnown(member.key, idsOf(pack.facts), "fact")}}));
        }
    }
    return values;
}

} // namespace umpire

#include "roster_attribute.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

namespace umpire {

using Kind = Type::Kind;

Value readRosterAttribute(ObjectReader& entry, const Attribute& attribute, const RulePack& rules) {
    const std::string& key = attribute.rosterKey;
    const JsonNode* node = attribute.required ? entry.need(key) : entry.want(key);
    if (!node) {
        return {};
    }
    if (attribute.type.kind == Kind::Flag) {
        return readFlag(*node, entry.context()).value_or(false);
    }
    if (attribute.type.kind == Kind::Number) {
        const std::int64_t number = readWhole(*node, entry.context()).value_or(attribute.least);
        isWithin(*node, entry.context(), key, number, attribute.least, mostInRoster);
        return number;
    }
    const Vocabulary* words = rules.vocabulary(attribute.type.vocabulary);
    // A vocabulary without words is reported where it stands.
    return words && !words->words.empty() ? entry.choice(key, words->ids()) : entry.text(key);
}

} // namespace umpire

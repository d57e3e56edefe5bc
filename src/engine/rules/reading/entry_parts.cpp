#include "entry_parts.h"
#include "../nouns.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

void duplicate(ObjectReader& reader, const std::string& what, bool taken) {
    if (taken && reader.has("id")) {
        const std::string id = reader.node().find("id")->scalar().is_string()
                                   ? reader.node().find("id")->scalar().get<std::string>()
                                   : "";
        reader.error("id", fill(say("pack", "the {what} {id} is there already; give this one another id"),
                                {{"what", noun(what)}, {"id", inQuotes(id)}}));
    }
}

void readName(ObjectReader& reader, const std::string& what, std::set<Id>& named) {
    const Id id = reader.id("id", "");
    duplicate(reader, what, !id.empty() && !named.insert(id).second);
}

SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key, const std::string& fallback) {
    const std::vector<std::string> kinds{"side", "formation", "officer", "unit", "thing"};
    const std::string word =
        fallback.empty() ? reader.choice(key, kinds) : reader.choice(key, kinds, fallback);
    return static_cast<SubjectKind>(std::find(kinds.begin(), kinds.end(), word) - kinds.begin());
}

void noSuchSymbol(const ReadContext& context, const JsonNode::Member& member, const Die& die) {
    context.error(member.value,
                  fill(say("pack", "the {die} has no symbol {key}; it shows {faces}"),
                       {{"die", die.name}, {"key", inQuotes(member.key)}, {"faces", die.faceList()}}));
}

void idle(ObjectReader& reader, const std::string& key, bool useless, const std::string& why) {
    if (useless && reader.has(key)) {
        reader.error(key, fill(say("pack", "{key} has no effect here: {why}; remove it"),
                               {{"key", inQuotes(key)}, {"why", why}}));
    }
}

} // namespace umpire

#include "roster_entries.h"

namespace umpire {

bool keysAreKnown(ObjectReader& entry) {
    const bool known = entry.context().judges("attribute");
    for (const auto& member : entry.node().members()) {
        if (!known) {
            entry.skip(member.key);
        }
    }
    return known;
}

void checkEntry(ObjectReader& entry, SubjectKind kind, const RulePack& pack, const RosterIds& ids) {
    const bool known = keysAreKnown(entry);
    for (const Attribute& attribute : pack.attributes) {
        if (known && attribute.of == kind && !attribute.rosterKey.empty()) {
            readRosterAttribute(entry, attribute, pack);
            checkNamed(entry.node(), attribute, ids, entry.context());
        }
    }
}

} // namespace umpire

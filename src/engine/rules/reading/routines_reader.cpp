#include "part_readers.h"

#include "entry_parts.h"

namespace umpire {

void RoutinesReader::readNames(ObjectReader& file) {
    file.objects("routines", true, [this](ObjectReader& reader) {
        const Id id = reader.text("id");
        m_pack.routines[id];
        m_pack.routineOrder.push_back(id);
        m_pack.routineSubjects.emplace(id, readSubjectKind(reader, "of", "unit"));
        m_pack.routineOthers.emplace(id, readSubjectKind(reader, "other", "unit"));
    });
}

void RoutinesReader::read(ObjectReader& file) {
    std::set<Id> seen;
    file.objects("routines", true, [&](ObjectReader& reader) {
        const Id id = reader.id("id");
        duplicate(reader, "routine", !seen.insert(id).second);
        const Roles roles{readSubjectKind(reader, "of", "unit"),
                          readSubjectKind(reader, "other", "unit"),
                          {},
                          Stage::Settled};
        m_pack.routines[id] = m_draft.readEffects(reader, "effects", roles, true);
    });
}

} // namespace umpire

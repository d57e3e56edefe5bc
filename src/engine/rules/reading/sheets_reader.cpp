#include "sheets_reader.h"

#include "../attribute_names.h"
#include "reference_reader.h"

#include <array>

namespace umpire {

namespace {

constexpr std::array subjectKinds{SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                  SubjectKind::Unit};

} // namespace

void SheetsReader::read(ObjectReader& file) {
    SheetPlan& plan = m_pack.sheets;
    const Wanted plain{SubjectKind::Unit, "attribute that can be written down", isPlain};
    if (const JsonNode* heads = file.want("heads")) {
        ObjectReader reader(*heads, file.context());
        readHeads(reader);
    }
    plan.rosterColumns = readAttributeIds(file, "roster", m_pack, plain);
    plan.cardLines = readAttributeIds(file, "card", m_pack, plain);
    if (const JsonNode* state = file.want("state-sheet")) {
        ObjectReader reader(*state, file.context());
        readState(reader);
    }
    if (const JsonNode* reference = file.want("reference")) {
        plan.reference = ReferenceReader(m_pack, file.context()).read(*reference);
    }
}

void SheetsReader::readHeads(ObjectReader& reader) {
    for (const SubjectKind kind : {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer}) {
        const Wanted wanted{kind, "attribute that can be written down", isPlain};
        const std::vector<Id> ids = readAttributeIds(reader, std::string(name(kind)), m_pack, wanted);
        if (!ids.empty()) {
            m_pack.sheets.heads[kind] = ids;
        }
    }
}

void SheetsReader::readState(ObjectReader& reader) {
    for (const SubjectKind kind : subjectKinds) {
        const Wanted wanted{kind, "attribute that can be adjusted", isAdjustable};
        const std::vector<Id> ids = readAttributeIds(reader, std::string(name(kind)), m_pack, wanted);
        if (!ids.empty()) {
            m_pack.sheets.state[kind] = ids;
        }
    }
}

} // namespace umpire

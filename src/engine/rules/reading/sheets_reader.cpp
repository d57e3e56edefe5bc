#include "sheets_reader.h"

#include "../attribute_names.h"
#include "reference_reader.h"

#include <array>

namespace umpire {

using Kind = Type::Kind;

namespace {

constexpr std::array subjectKinds{SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                  SubjectKind::Unit};

} // namespace

void SheetsReader::read(ObjectReader& file) {
    SheetPlan& plan = m_pack.sheets;
    const Wanted plain{SubjectKind::Unit, "attribute that can be written down", isPlain};
    if (const JsonNode* strength = file.need("strength")) {
        ObjectReader reader(*strength, file.context());
        readStrength(reader);
    }
    if (const JsonNode* orders = file.want("orders")) {
        ObjectReader reader(*orders, file.context());
        readOrders(reader);
    }
    plan.secret = readAttributeId(file, "hidden", m_pack, {SubjectKind::Unit, "flag", isFlag}, false);
    plan.silhouette =
        readAttributeId(file, "silhouette", m_pack, {SubjectKind::Unit, "choice of words", isChoice}, false);
    if (const JsonNode* heads = file.want("heads")) {
        ObjectReader reader(*heads, file.context());
        readHeads(reader);
    }
    if (const JsonNode* out = file.want("out-of-play")) {
        ObjectReader reader(*out, file.context());
        readOut(reader);
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

void SheetsReader::readStrength(ObjectReader& reader) {
    SheetPlan::Strength& strength = m_pack.sheets.strength;
    const Wanted count{SubjectKind::Unit, "count", isCount};
    strength.start = readAttributeId(reader, "start", m_pack, count, true);
    strength.now = readAttributeId(reader, "now", m_pack, count, true);
    strength.gun = readAttributeId(reader, "gun", m_pack, {SubjectKind::Unit, "flag", isFlag}, false);
    strength.commandLast = reader.flag("command-last", false);
}

void SheetsReader::readOrders(ObjectReader& reader) {
    SheetPlan::Orders& orders = m_pack.sheets.orders;
    const SubjectKind unit = SubjectKind::Unit;
    orders.order = readAttributeId(reader, "given", m_pack, {unit, "choice of words", isChoice}, true);
    orders.objective = readAttributeId(reader, "aim", m_pack, {unit, "text", isText}, false);
    const Roles roles{unit, std::nullopt, {}, Stage::Start};
    orders.when =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("when"), roles, Kind::Flag);
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

void SheetsReader::readOut(ObjectReader& reader) {
    ExpressionReader expressions(m_pack, reader.context());
    for (const SubjectKind kind : {SubjectKind::Officer, SubjectKind::Unit}) {
        const Roles roles{kind, std::nullopt, {}, Stage::Start};
        const JsonNode* node = reader.want(std::string(name(kind)));
        if (auto when = expressions.readOptional(node, roles, Kind::Flag)) {
            m_pack.sheets.out[kind] = std::move(*when);
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

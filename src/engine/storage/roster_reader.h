#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <unordered_map>

namespace umpire {

/// Reads the roster of a battle file: sides, formations, officers, units and
/// their attributes.
class RosterReader {
  public:
    RosterReader(const RulePack& rules, const ReadContext& context) : m_rules(rules), m_context(context) {}

    /// The battle at the start of turn 1. Problems are reported.
    Battle read(ObjectReader& file);

  private:
    std::int64_t readLimit(ObjectReader& file, const std::string& key, std::int64_t most);
    void readRulings(ObjectReader& file);
    void readSubjects(ObjectReader& file, const std::string& key, SubjectKind kind);
    Subject readSubject(ObjectReader& reader, SubjectKind kind);
    void readPlace(ObjectReader& reader, Subject& subject);
    void checkPlaces();
    void checkNames();
    void tellOfPlace(const Subject& subject, const JsonNode& node, const std::vector<std::string>& places);
    void giveSides();
    const JsonNode* nodeOf(const Id& id) const;

    const RulePack& m_rules;
    ReadContext m_context;
    Battle m_battle;
    std::vector<std::pair<Subject, const JsonNode*>> m_subjects;
    std::unordered_map<Id, const JsonNode*> m_nodes; ///< by id
};

/// Reads what a battle file fills into the tables of its rules: table, row and, where there are any, column.
void readTables(const JsonNode& node, const RulePack& rules, const ReadContext& context, Battle& battle);

/// The same as it is written.
Json tablesJson(const Battle& battle);

/// The roster as members of a battle file.
void writeRoster(const RulePack& rules, const Battle& battle, Json& file);

} // namespace umpire

#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads what the attributes and words of a pack are to windows, sheets and reports.
class RolesReader {
  public:
    explicit RolesReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    using Reading = void (RolesReader::*)(ObjectReader& reader);

    void part(ObjectReader& file, const std::string& key, Reading reading);
    void readStrength(ObjectReader& reader);
    void readLastStep(ObjectReader& reader);
    void readHurt(ObjectReader& reader);
    void readFormationStrength(ObjectReader& reader);
    void readStates(ObjectReader& reader);
    void readState(ObjectReader& reader, SubjectKind kind);
    std::string readWordOf(ObjectReader& reader, const std::string& key, SubjectKind kind,
                           const Id& attribute);
    void readOut(ObjectReader& reader);
    void readOrders(ObjectReader& reader);
    void readSecretRoll(ObjectReader& reader);
    void readPresence(ObjectReader& reader);
    void readBoard(ObjectReader& reader);
    void readCamps(ObjectReader& reader);
    void readOpening(ObjectReader& reader);
    void readLength(ObjectReader& reader);
    void readMap(ObjectReader& reader);
    void readCards(ObjectReader& reader);
    void readCovered(ObjectReader& reader);
    Id readAction(ObjectReader& reader, const std::string& key, bool (*fits)(const Action&),
                  const std::string& what, bool needed);
    void readMapLayer(ObjectReader& reader);
    PackRoles::MapSaying readMapSaying(ObjectReader& reader, const Roles& parties);
    void readMapAdvance(ObjectReader& reader);
    void readMapWay(ObjectReader& reader);
    Id readTableOf(ObjectReader& reader, const std::string& key, const std::string& words,
                   Type::Kind cells = Type::Kind::Text);
    Id readMove(ObjectReader& reader, const std::string& key);
    Id readMoveField(ObjectReader& reader, const std::string& key, ActionField::Kind kind,
                     const std::string& what);
    void readKeys(ObjectReader& reader);
    void readNames(ObjectReader& file);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire

#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the vocabularies of a pack: first their names, then what their words say.
class VocabularyReader {
  public:
    explicit VocabularyReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readTraits(ObjectReader& reader, Vocabulary& vocabulary);
    void readWords(ObjectReader& reader, Vocabulary& vocabulary);

    PackDraft& m_draft;
    RulePack& m_pack;
};

/// Reads the turn of a pack: its phases, who acts in them, and what happens at their edges.
class TurnReader {
  public:
    explicit TurnReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readPhases(ObjectReader& file);
    void readOwner(ObjectReader& reader, Phase& phase);
    void readOwnerObject(ObjectReader& owner, Phase& phase);
    void checkDrawn(ObjectReader& owner, const Phase& phase);
    void readMoment(ObjectReader& reader);
    void readConcerned(ObjectReader& reader, Moment& moment);

    PackDraft& m_draft;
    RulePack& m_pack;
};

/// Reads the texts and numbers of a pack.
class TextsReader {
  public:
    explicit TextsReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    RulePack& m_pack;
};

/// Reads the army templates of a pack.
class TemplatesReader {
  public:
    explicit TemplatesReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readTemplate(ObjectReader& reader);

    RulePack& m_pack;
};

/// Reads what stands on the sheets that are printed of units, and the ready reference.
class SheetsReader {
  public:
    explicit SheetsReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readHeads(ObjectReader& reader);
    void readState(ObjectReader& reader);

    RulePack& m_pack;
};

/// Reads the rulings of a pack: what its rules leave open, and how each can be read.
class RulingsReader {
  public:
    explicit RulingsReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    PackDraft& m_draft;
    RulePack& m_pack;
};

/// Reads the routines of a pack: effects under a name.
class RoutinesReader {
  public:
    explicit RoutinesReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    PackDraft& m_draft;
    RulePack& m_pack;
};

/// Reads what a pack says of rosters: what is wrong with them, new entries, what a campaign carries over.
class RosterRulesReader {
  public:
    explicit RosterRulesReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readCheck(ObjectReader& reader);
    RosterFix readFix(ObjectReader& reader, const Roles& roles);
    void readFixEntries(ObjectReader& reader, RosterFix& fix, const Roles& roles);
    RosterSet readEntrySet(ObjectReader& entry, SubjectKind kind, const Roles& roles);
    RosterSet readSet(ObjectReader& reader, const Roles& roles);
    void readNewEntries(ObjectReader& file);
    void readCarryOver(ObjectReader& file);

    PackDraft& m_draft;
    RulePack& m_pack;
};

/// Reads the modifiers of a pack.
class ModifiersReader {
  public:
    explicit ModifiersReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readModifier(ObjectReader& reader);

    PackDraft& m_draft;
    RulePack& m_pack;
    std::set<Id> m_seen;
};

/// Reads the facts of a pack: first their names and types, then what they say.
class FactsReader {
  public:
    explicit FactsReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readFact(ObjectReader& reader, Fact& fact);
    void readCandidates(ObjectReader& reader, Fact& fact);
    void checkFact(ObjectReader& reader, const Fact& fact);

    PackDraft& m_draft;
    RulePack& m_pack;
};

/// Reads the dice of a pack.
class DiceReader {
  public:
    explicit DiceReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readDie(ObjectReader& reader);

    RulePack& m_pack;
};

/// Reads the outcomes, checks and contests of a pack: first their names, then what they say.
class ChecksReader {
  public:
    explicit ChecksReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readOutcomes(ObjectReader& file);
    void readChecks(ObjectReader& file);

    PackDraft& m_draft;
    RulePack& m_pack;
};

/// Reads what is compared before the first die.
class BalanceReader {
  public:
    explicit BalanceReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readMeasure(ObjectReader& reader);
    void readExample(ObjectReader& reader);
    void readRolls(ObjectReader& reader, Balance::Example& example);
    void readContest(ObjectReader& reader, Balance::Example& example);
    Json readFacts(ObjectReader& reader, const std::string& key, const Id& check);
    void judgeFact(const JsonNode& node, const Fact& fact, const Id& check, const ReadContext& context);
    void readRehearsal(ObjectReader& reader);

    RulePack& m_pack;
};

/// Reads the attributes of a pack: first their names and types, then what they say, and its notes.
class AttributesReader {
  public:
    explicit AttributesReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readAttributes(ObjectReader& file);
    void readAttribute(ObjectReader& reader, Attribute& attribute);
    void readStored(ObjectReader& reader, Attribute& attribute);
    Id readOther(ObjectReader& reader, const std::string& key, const Attribute& attribute,
                 const std::function<bool(const Attribute&)>& fits, const std::string& what);
    void readMarks(ObjectReader& reader, Attribute& attribute);
    std::optional<std::int64_t> readMark(const JsonNode& node, const ReadContext& context);
    void readNotes(ObjectReader& file);

    PackDraft& m_draft;
    RulePack& m_pack;
};

/// Reads the actions of a pack: the commands of its game.
class ActionsReader {
  public:
    explicit ActionsReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readAction(ObjectReader& reader, Action& action);
    void readKind(ObjectReader& reader, ActionField& field);
    void readWords(ObjectReader& reader, ActionField& field);
    void readField(ObjectReader& reader, Action& action, const Roles& roles);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire

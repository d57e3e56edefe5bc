#pragma once

#include "document/change_event.h"
#include "umpire/battle/session.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace umpire::gui {

/// An attribute of a subject, by their ids.
using Place = std::pair<Id, std::string>;

/// Which derived attributes of whom are read from which others, found once in a pack's formulas. A formula
/// reaches its own subject, the formation it stands in, the units, formations and officers below or above it;
/// one that reaches further, such as through all units of the battle, counts as read from everybody.
class AttributeReaders {
  public:
    explicit AttributeReaders(const RulePack& rules);

    /// These places and every other one whose value may follow from them.
    std::set<Place> withReaders(const Battle& battle, std::set<Place> places) const;
    /// The places whose formulas look at the clock, where it goes from one moment to another.
    std::set<Place> readingClock(const Battle& battle, const Clock& from, const Clock& to) const;

  private:
    enum class Reach { Self, Formation, Units, Formations, Officers, Anybody };
    struct Reader {
        const Attribute* attribute = nullptr;
        Reach reach = Reach::Self;
        bool operator==(const Reader&) const = default;
    };

    /// Goes through one formula; `each` is how the items of the list around it are reached.
    void read(const Attribute& reader, const Expression& formula, Reach each);
    void readFact(const Attribute& reader, const Id& fact, Reach each);
    static Reach reachOf(const Expression& subject, Reach each);
    static Reach reachOfItems(const Expression& list);
    static std::vector<const Subject*> readersOf(const Battle& battle, const Subject& read,
                                                 const Reader& reader);

    const RulePack& m_rules;
    std::map<std::string, std::vector<Reader>> m_readers;                ///< by the attribute that is read
    std::map<std::string, std::vector<const Attribute*>> m_clockReaders; ///< by word of the moment
    std::set<Id> m_factsAhead; ///< derived facts that are being gone through, lest one leads to itself
};

/// Works out what changed, from the events of the records that were made, undone or redone.
class ChangeTeller {
  public:
    /// What is otherwise since so many records were in force. Those between are still in the session's list,
    /// undone or not.
    ChangeEvent since(const Session& session, int before);
    /// Everything, when nobody can tell what led to it; the first records stand as they stood.
    static ChangeEvent everything(int kept);

  private:
    const AttributeReaders& readers(const Session& session);

    std::shared_ptr<const RulePack> m_rules; ///< those the readers are of
    std::optional<AttributeReaders> m_readers;
};

} // namespace umpire::gui

#pragma once

#include "../expression_reader.h"
#include "../known_names.h"
#include "../text_places.h"
#include "umpire/base/object_reader.h"
#include "umpire/dice/die.h"
#include "umpire/rules/expression.h"
#include "umpire/rules/rule_pack.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace umpire {

/// What the readers of a pack's files share: the pack they fill, which names nobody could read, where its
/// texts are shown, and how to read what stands in more than one file.
class PackDraft {
  public:
    /// `unread`: kinds of name whose file could not be read.
    PackDraft(RulePack& pack, const std::set<std::string>& unread) : m_pack(pack), m_unread(unread) {}

    RulePack& pack() const { return m_pack; }
    /// The texts that rules show, and about whom.
    const TextUses& uses() const { return m_uses; }

    /// False when what places in texts may name could not be read.
    bool placesJudged() const;
    /// Reports what is wrong with the places in a text written out in the reader's object.
    void checkPlaces(ObjectReader& reader, const std::string& key, const std::string& text,
                     const Roles& roles) const;
    /// A text that knows nothing but the pack's numbers: its places {number.ID} are filled at once.
    std::string withNumbers(ObjectReader& reader, const std::string& key, const std::string& text) const;
    /// The id of a text that is shown where `roles` are known.
    Id readTextId(ObjectReader& reader, const std::string& key, const Roles& roles, bool needed = true);
    /// A list of effects; absent means none, unless it is `needed`.
    Effects readEffects(ObjectReader& reader, const std::string& key, const Roles& roles, bool needed);
    /// The effect that the reader's object is.
    Effects readEffect(ObjectReader& reader, const Roles& roles);
    /// What a check or command "needs", or of what it "warns": conditions, each with its text.
    std::vector<Clause> readClauses(ObjectReader& reader, const std::string& key, const Roles& roles);

  private:
    RulePack& m_pack;
    const std::set<std::string>& m_unread;
    TextUses m_uses;
};

/// The keys that say what an effect does.
const std::vector<std::string>& effectVerbs();

/// The type that stands in an entry as its "kind", with its "vocabulary" or "subject". One
/// that cannot be read is of the kind Nothing, which fits everywhere: one problem, one report.
Type readType(ObjectReader& reader, const RulePack& pack);

/// A value written out, as traits and defaults of facts are.
Value readPlain(const JsonNode& node, const Type& type, const ReadContext& context, const RulePack& pack);

/// The condition under that key, if there is one.
std::optional<Expression> readCondition(ObjectReader& reader, const std::string& key, const Roles& roles,
                                        const RulePack& pack);

/// The expression under a key that has to be there; nothing where it is not, which is reported.
Expression readNeeded(ObjectReader& reader, const std::string& key, const Roles& roles, Type::Kind wanted,
                      const RulePack& pack);

/// A list of outcomes that the check of that id can come to. Absent means none, unless it is `needed`.
std::vector<Id> readOutcomes(ObjectReader& reader, const std::string& key, const Id& check, bool needed,
                             const RulePack& pack);

/// Texts that are said of an outcome. `check` is "" where no outcomes can be named.
std::vector<OutcomeText> readSays(ObjectReader& reader, const std::string& key, const Roles& roles,
                                  const Id& check, PackDraft& draft);

/// Calls `read` for each member of the object under `key`, whatever it is called; absent means none.
void readMembers(ObjectReader& reader, const std::string& key,
                 const std::function<void(const JsonNode::Member& member)>& read);

/// Calls `read` for each known fact in the object under `key`; others are reported.
void readEachFact(ObjectReader& reader, const std::string& key, const RulePack& pack,
                  const std::function<void(const JsonNode& value, const Fact& fact)>& read);

/// An object of facts and what each of them is set to; absent means none.
std::vector<std::pair<Id, Expression>> readFactValues(ObjectReader& reader, const std::string& key,
                                                      const Roles& roles, const RulePack& pack);

/// Whom a fact or a field may name: a list of subjects, or a condition on each of them as $self, $other being
/// who takes the check or acts. `roles`: those where a list stands. Empty when there is no such key.
std::optional<Expression> readAmong(ObjectReader& reader, const Roles& roles, SubjectKind named,
                                    const RulePack& pack);

/// Reports that another entry has the id of this one already; `what` is the noun for such an entry.
void duplicate(ObjectReader& reader, const std::string& what, bool taken);

/// The id of an entry; that one of the others has it already is reported.
Id readNewId(ObjectReader& reader, const std::string& what, const KnownNames& others);

/// Reads the entries of a list whose names are known already: of each the id, which none before it may have,
/// then by `read` the rest.
template <typename Entry>
void readEntries(ObjectReader& reader, const std::string& key, const std::string& what,
                 std::vector<Entry>& entries, const auto& read) {
    std::set<Id> seen;
    std::size_t next = 0;
    reader.objects(key, [&](ObjectReader& inner) {
        Entry& entry = entries[next++];
        entry.id = inner.id("id");
        duplicate(inner, what, !seen.insert(entry.id).second);
        read(inner, entry);
    });
}

/// Reads the id that an entry may have only for packs that build on this one: none is used twice.
void readName(ObjectReader& reader, const std::string& what, std::set<Id>& named);

/// The kind of subject that stands under `key`; what is there when it does not: `fallback`, or as the table
/// of keys says.
SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key);
SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key, const std::string& fallback);

/// Reports a symbol that a die has not.
void noSuchSymbol(const ReadContext& context, const JsonNode::Member& member, const Die& die);

/// Reports a key that says nothing because of how the rest stands.
void idle(ObjectReader& reader, const std::string& key, bool useless, const std::string& why);

} // namespace umpire

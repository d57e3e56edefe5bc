#pragma once

#include "../expression_reader.h"
#include "../known_names.h"
#include "../text_places.h"

namespace umpire {

/// Reads lists of effects: set, put, take, do, for, due, settle, warn, say, first-side, add, remove, move,
/// score.
class EffectReader {
  public:
    /// Texts that effects show are noted in `uses`.
    EffectReader(const RulePack& pack, const ReadContext& context, TextUses& uses)
        : m_pack(pack), m_context(context), m_uses(uses), m_expressions(pack, context) {}

    /// One of the keys that say what an effect does.
    static const std::vector<std::string>& verbs();
    /// The effect that the reader's object is; several where a value names what is set.
    Effects one(ObjectReader& reader, const Roles& roles);
    /// The list under `key`; absent means none, unless it is `needed`.
    Effects read(ObjectReader& object, const std::string& key, const Roles& roles, bool needed = false);

  private:
    Effects readSet(ObjectReader& reader, Effect effect, const Roles& roles);
    Ids namesGiven(const JsonNode& set, const Expression& naming, const Roles& roles);
    Expression whenNamed(const std::optional<Expression>& when, const Expression& naming,
                         const Id& word) const;
    void reportUnknown(const JsonNode& set, const Ids& words, bool given, const Roles& roles);
    const Attribute* settable(const JsonNode& set, const Id& word, const Roles& roles);
    void readSetValues(ObjectReader& reader, const std::vector<const Attribute*>& attributes,
                       Effects& effects, const Roles& roles);
    Expression increased(const Id& attribute, const Type& type, const Expression& by,
                         const Roles& roles) const;
    void readMembership(ObjectReader& reader, Effect& effect, const std::string& verb, const Roles& roles);
    void readDo(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readFor(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readDue(ObjectReader& reader, Effect& effect, const Roles& roles);
    Id readOwed(ObjectReader& reader, Effect& effect, const std::string& key);
    bool takesFact(const Effect& effect, const Fact& fact) const;
    void readDueFields(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readDueFacts(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readFirstSide(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readAdd(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readGiven(ObjectReader& reader, Effect& effect, const Roles& roles);
    void checkGiven(ObjectReader& reader, const Effect& effect);
    void readMoving(ObjectReader& reader, const std::string& verb, Effect& effect, const Roles& roles);
    void readDraw(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readScore(ObjectReader& reader, Effect& effect, const Roles& roles);
    std::optional<Expression> readUnder(ObjectReader& reader, const Roles& roles);
    void needSomebody(ObjectReader& reader, const std::string& verb, const Roles& roles);
    void readSaid(ObjectReader& reader, const std::string& verb, Effect& effect, const Roles& roles);
    Id readText(ObjectReader& reader, const std::string& key, const Roles& roles);

    const RulePack& m_pack;
    ReadContext m_context;
    TextUses& m_uses;
    ExpressionReader m_expressions;
};

} // namespace umpire

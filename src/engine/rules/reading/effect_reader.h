#pragma once

#include "../expression_reader.h"
#include "../known_names.h"
#include "../text_places.h"

namespace umpire {

/// Reads lists of effects: set, do, for, due, warn.
class EffectReader {
  public:
    /// Texts that effects show are noted in `uses`.
    EffectReader(const RulePack& pack, const ReadContext& context, TextUses& uses)
        : m_pack(pack), m_context(context), m_uses(uses), m_expressions(pack, context) {}

    /// The list under `key`; absent means none, unless it is `needed`.
    Effects read(ObjectReader& object, const std::string& key, const Roles& roles, bool needed = false);

  private:
    Effect one(ObjectReader& reader, const Roles& roles);
    void readSet(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readDo(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readFor(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readDue(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readDueFacts(ObjectReader& reader, Effect& effect, const Roles& roles);
    Id readText(ObjectReader& reader, const std::string& key, const Roles& roles);

    const RulePack& m_pack;
    ReadContext m_context;
    TextUses& m_uses;
    ExpressionReader m_expressions;
};

} // namespace umpire

#pragma once

#include "document/battle_document.h"
#include "models/unit_facts.h"

namespace umpire::gui {

/// Which units the field shows. Empty: all.
struct FieldFilter {
    QString side;      ///< id, "" for all
    QString formation; ///< id, with all formations under it; "" for all
    QString text;      ///< part of the name, or the beginning of the number
    bool standing = false;
    bool idle = false; ///< only units that stand and have done nothing in this phase
    bool due = false;  ///< only units of which something is owed, themselves or through their formation

    bool empty() const { return *this == FieldFilter(); }
    bool shows(const UnitFacts& unit, const BattleDocument& document) const;

    bool operator==(const FieldFilter&) const = default;

  private:
    bool within(const Subject& unit, const BattleDocument& document) const;
    static bool owed(const Subject& unit, const BattleDocument& document);
};

} // namespace umpire::gui

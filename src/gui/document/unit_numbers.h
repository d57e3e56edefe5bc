#pragma once

#include "document/text.h"
#include "umpire/sheets/unit_numbers.h"

namespace umpire::gui {

/// The engine's short numbers of units (see there), for Qt.
class UnitNumbers {
  public:
    UnitNumbers() = default;
    UnitNumbers(const Battle& start, const Battle& now, const RulePack& rules)
        : m_numbers(start, now, rules) {}

    QString of(const Id& unit) const { return toText(m_numbers.of(unit)); }
    Id unit(const QString& number) const { return m_numbers.unit(fromText(number)); }
    bool goesOn(const QString& digits) const { return m_numbers.goesOn(fromText(digits)); }

  private:
    sheets::UnitNumbers m_numbers;
};

} // namespace umpire::gui

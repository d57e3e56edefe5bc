#pragma once

#include "umpire/checks/scope.h"

#include <string>
#include <vector>

namespace umpire {

/// What is said of one roll. Which texts may be said is judged on how things stood when the dice fell; which
/// of them is said, on what the effects have made of it: a unit that has just gone is not told to go back.
class Wording {
  public:
    explicit Wording(const Scope& before) : m_before(before) {}

    /// Adds texts behind those offered already, of which the first that fits is said.
    void offer(const std::vector<OutcomeText>& texts);
    /// Adds what the check says, and then what its outcome says.
    void offer(const Check& check);
    /// The text that fits now, filled in; else the outcome's own.
    std::string said(const Scope& after) const;

  private:
    const Outcome* outcome() const;

    const Scope& m_before;
    std::vector<const OutcomeText*> m_offered;
};

} // namespace umpire

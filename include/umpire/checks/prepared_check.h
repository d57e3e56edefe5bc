#pragma once

#include "umpire/checks/scope.h"

#include <cstdint>
#include <memory>
#include <span>

namespace umpire {

/// A check of somebody as things stand, with all that is looked up by name found once: for whoever works it
/// out again and again. It refers to rules, state, facts and roll of the scope, which must stay where they
/// are; it is made and destroyed like a local variable, others within it.
class PreparedCheck {
  public:
    PreparedCheck(const Check& check, const Scope& scope);
    ~PreparedCheck();
    PreparedCheck(const PreparedCheck&) = delete;
    PreparedCheck& operator=(const PreparedCheck&) = delete;

    /// The values of the check's own modifiers, in the order of the pack; 0 where one does not count. They
    /// stand until it is asked again. Nothing is allocated.
    std::span<const std::int64_t> values();

  private:
    struct Inside;

    std::unique_ptr<Inside> m_inside;
};

} // namespace umpire

#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace umpire {

/// Why a command is refused: a code of the contract and words for the umpire.
struct Refusal {
    std::string code;
    std::string message;
};

/// Thrown inside a decision to refuse the whole command; nothing of it is kept.
class Refused : public std::runtime_error {
  public:
    Refused(std::string code, const std::string& message)
        : std::runtime_error(message), m_code(std::move(code)) {}
    Refusal refusal() const { return {m_code, what()}; }

  private:
    std::string m_code;
};

} // namespace umpire

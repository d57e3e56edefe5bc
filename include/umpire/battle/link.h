#pragma once

#include <functional>
#include <memory>
#include <string>

namespace umpire {

/// The digits of a link, or what they are worked out from by the first who asks. Copies share both.
class Link {
  public:
    Link() = default; ///< none
    Link(std::string digits);
    static Link later(std::function<std::string()> work);

    const std::string& digits() const;
    bool operator==(const Link& other) const { return digits() == other.digits(); }

  private:
    struct Shared;

    std::shared_ptr<Shared> m_shared;
};

} // namespace umpire

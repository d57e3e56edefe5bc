#pragma once

#include "umpire/battle/resolution.h"

namespace umpire {

/// The chances of one roll in the state in which a resolution stands, facts stated this way and that. Whether
/// it is possible, and with what dice, is seen anew only when a fact touches that. It may be asked for as
/// long as the resolution is there.
class RollChances {
  public:
    RollChances(const Resolution& resolution, RollRequest request, std::vector<Face> given)
        : m_resolution(&resolution), m_request(std::move(request)), m_given(std::move(given)) {}

    const RollRequest& request() const { return m_request; }
    /// What is stated, or nothing.
    std::optional<Value> stated(const Id& fact) const;
    /// States a fact, or takes it back.
    void state(const Id& fact, const std::optional<Value>& value);

    /// What the lines come to. Throws Refused where the roll is not possible.
    std::int64_t modifiers();
    /// What the roll comes to. Throws Refused, and BadDice.
    Distribution chances();

  private:
    Scope scope(Known& known) const;
    void prepare();
    std::int64_t sum(const Scope& before) const;
    bool touchesDice(const Id& fact) const;

    const Resolution* m_resolution;
    RollRequest m_request;
    std::vector<Face> m_given;
    const Die* m_die = nullptr; ///< null: whether it is possible, and with what dice, is to be seen
    int m_open = 0;
};

} // namespace umpire

#pragma once
/// An independent reference model of Sand, Sweat and Camels, written from the rulings only.

#include "plain_dice.h"
#include "plain_state.h"

#include <memory>

namespace umpire::plain {

class PlainModel {
  public:
    /// `battle` is a valid battle file of the contract that nobody has played.
    explicit PlainModel(const json& battle);

    /// Applies the command whole or not at all. Answers `ok`, `steps`, `melee` and `error`; an entry of
    /// `steps` has `total` only where the contract gives it a meaning. `show` answers `subject`.
    /// `correct`, `waive`, `due` are not modelled (`unknown-command`, and `unknown-id` for `show`).
    json execute(const json& command, DiceTray& dice);

    /// State of an id or of `turn`; null for what is unknown. A unit that is gone shows no marks.
    json show(const std::string& id) const;

    /// Every id that `show` knows, in file order: formations, officers, units.
    std::vector<std::string> ids() const;

    const State& state() const { return *m_now; }
    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }

  private:
    using Moment = std::shared_ptr<const State>;

    json answer(const json& command, DiceTray& tray);
    json answerShow(const json& command) const;
    json play(const json& command, Dice& dice);
    json step(std::vector<Moment>& from, std::vector<Moment>& to, const Dice& dice);

    Moment m_now;
    std::vector<Moment> m_past;
    std::vector<Moment> m_future;
};

} // namespace umpire::plain

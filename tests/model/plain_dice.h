#pragma once
/// Where the dice of a command come from, and how a thrown face is read.

#include "plain_state.h"

namespace umpire::plain {

/// Throws dice when the command brings none. A face is JSON as in the contract:
/// a D8 is a number, a jam die 1, 2, 3, "jam" or {"d6": n}.
class DiceTray {
  public:
    virtual ~DiceTray() = default;
    virtual json d8() = 0;
    virtual json jam() = 0;
};

/// For commands that come with all their dice.
class NoDice : public DiceTray {
  public:
    json d8() override { return 1; }
    json jam() override { return 1; }
};

inline constexpr int jamFace = 0;

/// The dice of one command in the order of reading: its own `dice`, else the tray.
class Dice {
  public:
    Dice(const json& command, DiceTray& tray);
    int d8();
    int jam(); ///< 1, 2, 3 or `jamFace`
    /// Refuses dice left over.
    void finish() const;

  private:
    json nextGiven();

    const json* m_given = nullptr;
    std::size_t m_next = 0;
    DiceTray& m_tray;
};

/// A jam die as a step reports it.
json jamJson(int face);

} // namespace umpire::plain

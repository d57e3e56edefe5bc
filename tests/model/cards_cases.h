#pragma once
/// What the lists and the rules of the Palestine card game say, written out by hand case by case.

#include "cards_game.h"

namespace umpire::cards {

/// What each striker of the other side does to a card: d destroys, h disrupts (halves), - nothing.
/// British cards are struck by: Turkish Air Force (1); Bedouins (1), Caucasus Cavalry (2); Turkish Artillery
/// (3); Turkish Machine Guns (2). Turkish cards by: Royal Air Force (2); Howeitat Tribe (1), Rualla Tribe
/// (2), Lawrence (3), British Cavalry (4), Australians (5); Desert Mounted Corps (3), British Artillery (4);
/// British Machineguns (3).
struct StruckCase {
    std::string name;
    std::string hits;
};

const std::vector<StruckCase>& struckCases();

/// The strikers of a side in the order of the cases, each with its phase.
struct Striker {
    std::string name;
    Phase phase = Phase::airStrike;
};

const std::vector<Striker>& strikersAgainst(int side);

/// An order of battle and what it comes to, in halves of a point.
struct TotalCase {
    std::string why;
    /// By name; "*" behind it: disrupted; "+" before it: a leader attached to the card before.
    std::vector<std::string> order;
    Halved halved = Halved::withBonuses;
    Halves halves = Halves::kept;
    int worth = 0;
};

const std::vector<TotalCase>& totalCases();

/// A card of the hand that may be in an order of battle, by ruling.
struct CommitCase {
    std::string name;
    bool usually = false;
    bool asPrinted = false;
};

const std::vector<CommitCase>& commitCases();

// Games to begin with

/// Takes cards by name out of the deck into the order of battle of their side, in the words of a TotalCase.
void place(Game& game, const std::vector<std::string>& order);

/// Takes cards by name out of the deck into the hand of their side.
void deal(Game& game, const std::vector<std::string>& hand);

/// Both orders of battle lie open in that phase.
Game battleOf(const std::vector<std::string>& britishOrder, const std::vector<std::string>& turkishOrder,
              Phase phase);

} // namespace umpire::cards

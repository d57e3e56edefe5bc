#pragma once
/// The two decks of the Palestine card game as they are printed, and what a card is. Every card is a number:
/// the British ones from 0, then the Turkish ones, each deck in the order of its list.

#include <string>
#include <vector>

namespace umpire::cards {

enum class Type { leader, cavalry, artillery, infantry, planes, machineGuns, supply, nuisance, terrain };

inline constexpr int british = 0;
inline constexpr int turks = 1;
inline constexpr int noCard = -1;

/// A line of a deck's list.
struct KindRow {
    std::string name;
    int side = british;
    int copies = 1;
    Type type = Type::infantry;
    int force = 0; ///< of leaders, supply and terrain what they add
    bool lawrence = false;
    bool naval = false;
};

const std::vector<KindRow>& allKinds();

/// Cards of both decks.
int cardCount();

const KindRow& rowOf(int card);

/// Which copy of its kind a card is, from 1.
int copyOf(int card);

/// All cards of a side.
std::vector<int> deckOf(int side);

/// The first card of that name; `copy` from 1.
int cardNamed(const std::string& name, int copy = 1);

inline int sideOf(int card) {
    return rowOf(card).side;
}

inline bool isLeader(int card) {
    return rowOf(card).type == Type::leader;
}

std::string nameOf(Type type);

} // namespace umpire::cards

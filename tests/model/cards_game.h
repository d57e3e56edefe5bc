#pragma once
/// A game of the Palestine card game, and what players do in it. Lots come from outside: a shuffled deck is a
/// pile without an order, from which each card is drawn by lot.
///
/// Where the rules and their rulings leave a point open, this model reads it so:
///  B1  The reserve is shuffled when a card is wanted and the deck has none left, not sooner; cards laid down
///  in
///      an exchange are in it by then.
///  B2  Nobody need play a card: an exchange of none is done, and an order of battle may be empty.
///  B3  Forces are compared as printed; supply and terrain have the Force of their sign (+2 is 2). Disruption
///      halves in the infantry phase only: a disrupted gun shoots whole.
///  B4  All cards of an order of battle but leaders may be targets, terrain and supply, too.
///  B5  A disrupted supply or terrain card still gives its bonus whole; a leader with a disrupted card his.
///  B6  Supply and terrain add to artillery, machine guns, cavalry and infantry. Supply, terrain, planes and
///      nuisances have no Force of their own in the total, and no bonus.
///  B7  A leader may be attached to any card of his order of battle that is none, supply and terrain too,
///  until
///      the machine gun phase ends, whoever's turn it is; he may change cards as well (until the infantry
///      phase it matters to nothing). When his card leaves the battle, destroyed or spent in a charge, he is
///      free again.
///  B8  Lawrence charges out of the order of battle, attached or not, then lies in the reserve. He takes no
///  leader,
///      and in the infantry phase he is a leader. Where no leaders may be played he may, as cavalry.
///  B9  Who passes has passed for the phase, and the other goes on alone. Who has no card to strike with need
///  not
///      pass, but for planes: those are in the hand, and nobody knows.
///  B10 The ship goes to the reserve when she is destroyed, too.
///  B11 Halves that are rounded down are those of each card, not of the total.
///  B12 Hands are kept from battle to battle. When the game is over the piles of the last battle are moved,
///  and
///      nothing more is timely.

#include "cards_tables.h"

#include <array>
#include <optional>
#include <set>

namespace umpire::cards {

/// Which cards may be in an order of battle, S-OBTYPES.
enum class Committable { gunsAndLeadersToo, asPrinted };
/// What is halved, and what becomes of halves: S-HALF.
enum class Halved { withBonuses, printedForce };
enum class Halves { kept, roundedDown };
/// S-ALT.
enum class Turns { alternate, oneAfterTheOther };
/// Whether the cards are known here, or only the totals that players count.
enum class Cards { known, totalsOnly };

struct Rulings {
    Committable committable = Committable::gunsAndLeadersToo;
    Halved halved = Halved::withBonuses;
    Halves halves = Halves::kept;
    Turns turns = Turns::alternate;
    Cards cards = Cards::known;

    bool operator==(const Rulings&) const = default;
};

enum class Phase { maneuver, reserve, orderOfBattle, airStrike, cavalry, artillery, machineGuns, infantry };

inline constexpr int handSize = 10;
inline constexpr int mostExchanged = 5;
inline constexpr int lawrenceCharges = 3;

/// A card in an order of battle.
struct Placed {
    int card = noCard;
    bool disrupted = false;
    bool used = false; ///< has shot in this phase
    int host = noCard; ///< of a leader: the card he is attached to

    bool operator==(const Placed&) const = default;
};

/// Cards without an order.
using Pile = std::set<int>;

struct Player {
    Pile deck;
    Pile hand;
    std::vector<Placed> order; ///< of battle; face down until both are turned up
    Pile reserve;
    Pile casualties;
    int points = 0;
    bool done = false; ///< in this phase: exchanged, passed or counted

    bool operator==(const Player&) const = default;
};

struct Game {
    Rulings rulings;
    std::array<Player, 2> players;
    int battle = 1;
    Phase phase = Phase::maneuver;
    int toAct = british;       ///< in phases of strikes, if both still can
    std::optional<int> winner; ///< of the game

    const Player& of(int side) const { return players.at(static_cast<std::size_t>(side)); }
    Player& of(int side) { return players.at(static_cast<std::size_t>(side)); }
    bool over() const { return winner.has_value(); }
    /// Both orders of battle lie open.
    bool revealed() const { return phase > Phase::orderOfBattle; }

    bool operator==(const Game&) const = default;
};

/// Where lots come from.
class Lots {
  public:
    virtual ~Lots() = default;
    /// From 1 to `count`; not asked for where all that are left are drawn, so `count` is at least 2.
    virtual int draw(int count) = 0;
};

/// Nothing drawn yet.
Game newGame(const Rulings& rulings);

enum class Verb { draw, exchange, commit, takeBack, attach, strike, pass, settle, settleTotals, nextPhase };

/// Only what its verb speaks of is read.
struct Order {
    Verb verb = Verb::nextPhase;
    int side = british;              ///< draw, exchange, commit, takeBack, pass
    Pile cards;                      ///< exchange, commit, takeBack
    Phase manner = Phase::airStrike; ///< strike: as in which phase
    int card = noCard;               ///< attach: the leader; strike: who strikes
    int target = noCard;             ///< attach: to whom; strike: at whom
    std::array<int, 2> totals = {};  ///< settleTotals: in halves of a point
    bool lawrence = false;           ///< settleTotals: he was in the British order of battle
};

/// What the cards forbid.
enum class Refusal {
    none,
    handFull,
    tooMany,
    notInHand,
    notCommittable,
    secondTerrain,
    notInBattle,
    noLeader,
    badHost,
    hasLeader,
    noStriker,
    alreadyUsed,
    noTarget,
    shielded,
    supplyFirst,
    tooStrong,
    otherCounting ///< of cards where only totals are known, or the other way round
};

/// What it is not the time for.
enum class Untimely { no, gameOver, wrongPhase, notItsTurn, alreadyDone, notCounted };

enum class Hit { none, destroyed, disrupted, destroyedBySecond };

/// A card that is counted in the infantry phase. Worth is in halves of a point.
struct Line {
    int card = noCard;
    int printed = 0;
    int supply = 0;
    int terrain = 0;
    bool disrupted = false;
    bool unattached = false; ///< a leader without a card
    int worth = 0;

    bool operator==(const Line&) const = default;
};

struct Total {
    std::vector<Line> lines;
    int worth = 0; ///< in halves of a point

    bool operator==(const Total&) const = default;
};

/// What came of an order; what its verb does not speak of keeps its default. Refused and untimely orders
/// changed nothing.
struct Outcome {
    Refusal refusal = Refusal::none;
    Untimely untimely = Untimely::no;
    std::vector<int> drawn; ///< in that order
    bool reshuffled = false;
    Hit hit = Hit::none;
    std::array<Total, 2> totals;
    std::optional<int> battleWinner;

    bool played() const { return refusal == Refusal::none && untimely == Untimely::no; }
};

/// Why an order is refused at any time; looked for in the order of cards_refusals.cpp.
Refusal refusalOf(const Game& game, const Order& order);

/// Why an order has to wait, or comes too late.
Untimely untimelyOf(const Game& game, const Order& order);

/// Plays an order whole or not at all.
Outcome play(Game& game, const Order& order, Lots& lots);

// What may be done

bool isStrikePhase(Phase phase);
/// Who begins a phase of strikes.
int firstOf(Phase phase);
/// The side may still strike in this phase, as far as others know.
bool mayStillStrike(const Game& game, int side);
/// Who is to strike or pass now; nobody where both have done so.
std::optional<int> turnOf(const Game& game);
/// Cards are missing in the hand, and there are some to draw.
bool wantsCards(const Player& player);
bool mayCommit(const Rulings& rulings, int card);
/// A card that strikes in this phase at all.
bool strikesIn(Phase phase, int card);

/// A blow that may be struck now, and what comes of it.
struct Strike {
    int card = noCard;
    int target = noCard;
    Hit hit = Hit::none;

    bool operator==(const Strike&) const = default;
};

/// Cards of the side that strike in this phase and may yet.
std::vector<int> strikersOf(const Game& game, int side);
/// All legal blows of the side, whoever's turn it is.
std::vector<Strike> strikesOf(const Game& game, int side);

/// What becomes of a card in the order of battle when it is struck; none where it cannot be.
Hit hitOn(Phase phase, int striker, const Placed& target);
int strikingForce(Phase phase, int striker);
int resistingForce(Phase phase, int target);
bool mayBeTarget(Phase phase, int target);

/// A supply card must be struck before this one.
bool supplyComesFirst(const Game& game, Phase manner, int striker, int target);

Total totalOf(const Game& game, int side);

// Piles

const Placed* placed(const Player& player, int card);
Placed* placed(Player& player, int card);
/// The leader attached to a card, or none.
int leaderOf(const Player& player, int card);
bool lawrenceLost(const Game& game);

/// The whole state, one thing a line.
std::string show(const Game& game);
std::string show(const Order& order);
std::string nameOf(Phase phase);
std::string nameOf(Verb verb);
std::string nameOf(Refusal refusal);
std::string nameOf(Untimely untimely);
std::string nameOf(Hit hit);
/// A card by name, with its copy where there are several.
std::string cardName(int card);

} // namespace umpire::cards

#pragma once

#include "umpire/worksheet/drafting.h"

#include <QObject>
#include <QString>

#include <optional>
#include <set>
#include <vector>

namespace umpire::gui {

class BattleDocument;
class ResolveState;

/// What somebody called out, to be resolved later: a command before its dice.
struct Claim {
    Draft draft;
    int number = 0;      ///< of those from the players' phones, from 1; 0: the umpire put it aside himself
    Id side = {};        ///< whose phone it came from
    QString player = {}; ///< as he calls himself
    std::vector<Json> dice = {}; ///< that he threw for it, as entries of a command's `dice`
    bool roll = false;           ///< the program is to throw for him
    bool otherwise = false;      ///< the umpire changed it before he put it aside again
};

/// As it is kept beside a battle, and back.
Json jsonOf(const Claim& claim);
Claim claimOf(const Json& json);

/// What players called out while something else was being resolved: put aside, taken up in order, or dropped.
/// One that came from a phone is in hand from when it is taken up until it is carried out, and again when its
/// die is taken back; when the umpire turns to something else, it is put back.
class ClaimQueue : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    const std::vector<Claim>& claims() const { return m_claims; }
    bool empty() const { return m_claims.empty(); }
    /// That of a phone which is being resolved, or null.
    const Claim* inHand() const { return m_inHand ? &*m_inHand : nullptr; }
    void add(Claim claim);
    /// Puts aside what is being resolved as it stands now.
    void park(const ResolveState& state);
    /// Takes one out, to be resolved next. Its index must be one of the queue's.
    Claim take(std::size_t index);
    /// Takes one out for good; `word` is what the player is told.
    void drop(std::size_t index, const QString& word = {});
    void clear();
    /// The player threw for it, or wants the program to throw. False where it does not wait any more.
    bool setDice(int number, const std::vector<Json>& dice, bool roll);
    /// The player takes it back. False where it does not wait any more.
    bool withdraw(int number);
    /// The state of what is being resolved is another.
    void follow(const ResolveState& state);

    /// Whether phones may hand in claims now: then there is always room for their cards.
    bool isServed() const { return m_served; }
    void setServed(bool served);

  Q_SIGNALS:
    void changed();
    /// A phone's claim was carried out, as it was or otherwise.
    void settled(const umpire::gui::Claim& claim, bool otherwise);
    void declined(const umpire::gui::Claim& claim, const QString& word);

  private:
    std::vector<Claim>::iterator waiting(int number);
    void putBack();
    void begin(const ResolveState& state);
    bool isOtherwise(const ResolveState& state) const;

    std::vector<Claim> m_claims;
    std::optional<Claim> m_inHand;
    std::optional<Claim> m_settled; ///< the last that was carried out, while its die can be taken back
    int m_work = -1;                ///< which piece of work it is; -1: the next one
    Draft m_begun;                  ///< as it stood when it was taken up
    std::set<std::pair<std::string, Id>> m_asked; ///< the questions of it then
    bool m_served = false;
};

/// What one key takes up after something was resolved.
struct NextStep {
    enum class Kind { Nothing, Due, Command, Claim, Phase };

    Kind kind = Kind::Nothing;
    Id due;
    Json command; ///< what may follow
    QString text; ///< of what is owed
};

/// First what that record made fall due, then what was owed before, then an advance into what was attacked,
/// then the claims put aside, and the next phase once the last that was owed is settled and somebody acted in
/// this one. What hangs on something only eyes can see is taken up right after its cause, never later.
NextStep nextStep(const BattleDocument& document, int record, const ClaimQueue& claims);

} // namespace umpire::gui

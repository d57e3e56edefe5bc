#pragma once

#include "resolve/claims.h"
#include "resolve/panel_writer.h"

#include <QObject>

#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace umpire::gui {

class PhoneView;

/// What phones may do besides looking, as the umpire allows it.
struct PhoneRights {
    bool claims = true; ///< hand in claims
    bool odds = true;   ///< see the odds of what they claim
    bool play = true;   ///< in a game of cards: what the rules allow is carried out at once
};

/// The `die` that is asked for, the `values` it can show, as entries of a command's `dice`, and the `count`
/// of them; null for none.
Json askedDice(const std::optional<PanelDice>& dice, int count);
/// The same with its `name` and `faces`, the values in words.
Json namedDice(Json asked, const RulePack& rules);

/// How a player calls himself, as one short line of visible characters.
QString plainName(QString name);

/// The claims that players hand in by their phones: they go into the umpire's queue, and the players are find
/// what becomes of them.
class PhoneClaims : public QObject {
    Q_OBJECT

  public:
    PhoneClaims(BattleDocument& document, ClaimQueue& queue, ResolveState& state, QObject* parent = nullptr);

    const PhoneRights& rights() const { return m_rights; }
    void setRights(const PhoneRights& rights);
    /// Phones are served from here on, or not any more.
    void serve(bool on) { m_queue.setServed(on && m_rights.claims); }

    /// A player's request through his side's link, and the answer to his page: `claim` is its number, counted
    /// for each side; `played` says that it was carried out; `refusal` why it was not taken. With a `key`
    /// that was handed in before it is the same claim once more, and the answer is the same.
    Json claim(PhoneView& view, const Json& request);
    Json giveDice(const PhoneView& view, const Json& request);
    Json takeBack(const PhoneView& view, const Json& request);
    /// Nothing more is done by this side in this phase of a game of cards; once no side has anything left,
    /// the next one begins.
    Json finish(const PhoneView& view);
    bool hasFinished(const Id& side) const { return m_finished.contains(side); }
    /// Whether what the rules allow is carried out at once.
    bool playsAtOnce() const;

    /// Those of a side as its page shows them, the latest first; none for spectators.
    Json listOf(const PhoneView& view) const;

  Q_SIGNALS:
    void changed();
    /// Another battle was opened: who could see the one before has no part in it.
    void otherBattle();
    /// Something for the umpire to know.
    void noticed(const QString& text);

  private:
    struct ShownClaim {
        Claim claim;   ///< as it was handed in
        int shown = 0; ///< its number for the players: what other sides claim is not counted
        Json asked;    ///< the dice of its first throw, as `askedDice` has them
        std::string state = "waiting";
        QString word = {};     ///< of the umpire's, why it was declined
        int record = 0;        ///< that it came to; 0: none yet
        std::string link = {}; ///< of that record: another may bear its number later
    };

    ShownClaim* find(const Id& side, int shown);
    ShownClaim* find(const Claim& claim);
    Json jsonOf(const ShownClaim& find, const PhoneView& view) const;
    bool stands(const ShownClaim& find) const;
    Json wanted() const;
    Json handIn(const PhoneView& view, const Draft& draft, const Json& request, const Json& asked);
    std::optional<Json> playedAtOnce(const PhoneView& view, const Draft& draft);
    void doWhatIsOfNobody();
    void settle(const Claim& claim, bool otherwise);
    void decline(const Claim& claim, const QString& word);
    QString battleNow() const;
    void follow(const ChangeEvent& event);

    BattleDocument& m_document;
    ClaimQueue& m_queue;
    ResolveState& m_state;
    PhoneRights m_rights;
    std::vector<ShownClaim> m_shownClaims; ///< oldest first
    std::map<Id, int> m_shown;             ///< the last number of each side
    int m_last = 0;
    /// What was answered last to those who handed in, by side and key.
    std::deque<std::pair<std::pair<Id, std::string>, Json>> m_answers;
    QString m_battle; ///< that the claims are of
    std::set<Id> m_finished;
    Clock m_finishedIn;
};

} // namespace umpire::gui

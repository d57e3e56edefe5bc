#pragma once

#include "models/order_of_battle_model.h"
#include "resolve/resolve_state.h"
#include "umpire/base/json.h"
#include "umpire/base/speech.h"

#include <QObject>
#include <QTimer>

#include <map>

namespace umpire::gui {

class PhoneClaims;
class TableClock;

/// What a phone may show of the battle to one viewer in one language, as messages for its page. All of it
/// comes from a `SeenBattle`, and from results and cards as `visibility.h` lets the viewer know them; the
/// page has no other source.
///
/// A message has `head` (title, turn, phase, who acts, sides with their points, what this link may do),
/// `units` (by id what a tile shows, null for one that is gone) and `order` (formations and their units, in
/// order), in a game of cards in their place `cards` (the piles, as the viewer sees them), `results` (the
/// last of them, the latest first) and `claims` (of this side, the latest first). What has not changed since
/// the last message is left out.
class PhoneView : public QObject {
    Q_OBJECT

  public:
    /// `battle`: in the language that `translator` speaks, and that is spoken now.
    PhoneView(TranslatedBattle& battle, PhoneClaims& claims, DiceThrowers& throwers, const Viewer& viewer,
              const Translator& translator);

    const Viewer& viewer() const { return m_seen.viewer(); }
    /// While this stands, the language of the phone is spoken.
    [[nodiscard]] Speaking speaking() const { return Speaking(&m_translator); }
    /// The whole battle, in that language, as it was taken up last.
    const BattleDocument& told() const { return m_whole; }
    /// What a command is about, in the words of the battle as the viewer knows it.
    QString titleOf(Draft draft) const;
    /// The side whose link it is; "" for spectators.
    const Id& side() const { return m_seen.viewer().side; }
    /// The clock of the table, which must outlive this; without one no time is told.
    void setClock(const TableClock* clock);
    /// A phone looks from now on: all there is to show. What changes then is told by `changed`.
    Json begin();
    /// The ready reference of the game, as a page of its own.
    std::string sheet();
    /// No phone looks any more.
    void rest() { m_watched = false; }
    /// What can be done by whom, and what would come of it: what the panel would show of the same choices in
    /// the battle as the viewer knows it. `request` has `subject`, and may have `target`, `action`, `fields`
    /// (values by id) and `answers` (each with `place`, `fact` and `value`).
    Json ask(const Json& request);
    /// The same choices as a command before its dice, and in `refusal` why it cannot be claimed, or "".
    Draft draftOf(const Json& request, QString& refusal);
    /// The dice of the first throw of what was asked last, where everything else is said; else null.
    Json askedDice() const;

  Q_SIGNALS:
    /// Something is to be shown otherwise than before.
    void changed(const umpire::Json& message);

  private:
    void refresh();
    Json whole();
    bool isOwn(const Id& subject) const;
    Json units() const;
    Json order() const;
    Json head() const;
    Json results();
    Json cards() const;
    void tell();

    const Translator& m_translator;
    PhoneClaims& m_claims;
    TranslatedBattle& m_whole;
    SeenBattle m_seen;
    OrderOfBattleModel m_model;
    /// What it says while nobody asks may be in the umpire's language; each question has it written anew.
    ResolveState m_asked;
    std::map<std::uint64_t, int> m_results; ///< numbers of results for this viewer, by their serials
    Json m_told = Json::object();           ///< what was told last
    const TableClock* m_clock = nullptr;
    QTimer m_clockWatch;    ///< tells the minutes that go by
    QTimer m_soon;          ///< all changes of one command are one message
    bool m_stale = false;   ///< the battle went on since it was taken up
    bool m_watched = false; ///< while nobody looks nothing is worked out
};

} // namespace umpire::gui

#include "phones/phone_claims.h"

#include "cards/card_facts.h"
#include "document/text.h"
#include "phones/phone_view.h"
#include "players/action_board.h"
#include "umpire/rules/commands.h"
#include "umpire/worksheet/suggestion.h"

#include <algorithm>

namespace umpire::gui {

namespace {

/// So many are remembered of all sides together; a side is told its last few.
constexpr std::size_t mostShown = 400;
constexpr std::size_t mostListed = 12;
constexpr std::size_t mostAnswers = 200;
/// So many may wait for one side: a phone that claims without end must not bury the umpire.
constexpr int mostWaiting = 12;
constexpr int longestName = 40;
constexpr int longestKey = 64;

/// In the language of the phone.
template <typename Words>
Json refusal(const PhoneView& view, Words words) {
    const Speaking speaking = view.speaking();
    return {{"refusal", fromText(words())}};
}

int numberIn(const Json& request) {
    const auto number = request.find("claim");
    return number != request.end() && number->is_number_integer() ? number->get<int>() : 0;
}

/// The dice that a request tells, where they are all that is asked for; nothing else is shown to the umpire.
std::optional<std::vector<Json>> diceIn(const Json& request, const Json& asked) {
    const auto given = request.find("dice");
    if (given == request.end()) {
        return std::vector<Json>();
    }
    if (!given->is_array() || !asked.is_object() || asked["count"] != given->size()) {
        return std::nullopt;
    }
    std::vector<Json> dice;
    for (const Json& die : *given) {
        const auto value = std::ranges::find(asked["values"], die);
        if (value == asked["values"].end()) {
            return std::nullopt;
        }
        dice.push_back(*value); // 6.0 is 6
    }
    return dice;
}

bool wantsRoll(const Json& request) {
    return request.value("roll", Json(false)) == Json(true);
}

std::string keyIn(const Json& request) {
    return fromText(toText(memberText(request, "key")).left(longestKey));
}

Json facesOf(const Json& dice, const RulePack& rules) {
    Json faces = Json::array();
    for (const Json& die : dice) {
        faces.push_back(fromText(faceLabel(rules, die)));
    }
    return faces;
}

bool samePhase(const Clock& a, const Clock& b) {
    return a.turn == b.turn && a.side == b.side && a.phase == b.phase;
}

} // namespace

QString plainName(QString name) {
    name.removeIf([](QChar each) { return !each.isPrint(); });
    return name.simplified().left(longestName);
}

Json askedDice(const std::optional<PanelDice>& dice, int count) {
    if (!dice) {
        return nullptr;
    }
    Json values = Json::array();
    for (const PanelFace& face : dice->faces) {
        values.push_back(face.value);
    }
    return {{"die", fromText(dice->die)}, {"count", count}, {"values", std::move(values)}};
}

Json namedDice(Json asked, const RulePack& rules) {
    if (asked.is_null()) {
        return asked;
    }
    const Die* die = rules.die(asked["die"].get<Id>());
    asked["name"] = die ? die->name : rules.roles.cards.noun.one; // a card is drawn
    asked["faces"] = facesOf(asked["values"], rules);
    return asked;
}

PhoneClaims::PhoneClaims(BattleDocument& document, ClaimQueue& queue, ResolveState& state, QObject* parent)
    : QObject(parent), m_document(document), m_queue(queue), m_state(state), m_battle(battleNow()) {
    connect(&m_queue, &ClaimQueue::settled, this, &PhoneClaims::settle);
    connect(&m_queue, &ClaimQueue::declined, this, &PhoneClaims::decline);
    connect(&m_queue, &ClaimQueue::changed, this, &PhoneClaims::changed);
    connect(&m_state, &ResolveState::changed, this, [this] {
        if (m_queue.inHand()) {
            Q_EMIT changed(); // other dice may be asked for
        }
    });
    connect(&m_document, &BattleDocument::changed, this, &PhoneClaims::follow);
}

void PhoneClaims::setRights(const PhoneRights& rights) {
    m_rights = rights;
    Q_EMIT changed();
}

QString PhoneClaims::battleNow() const {
    return m_document.isOpen() ? m_document.place() + QLatin1Char('\n') + m_document.title() : QString();
}

/// The same battle may be opened anew, in another language or by other rules: claims and links stay.
void PhoneClaims::follow(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Opened && battleNow() != m_battle) {
        m_shownClaims.clear();
        m_answers.clear();
        m_finished.clear();
        Q_EMIT otherBattle();
    }
    m_battle = battleNow();
    if (m_document.isOpen() && !samePhase(m_document.battle().clock, m_finishedIn)) {
        m_finishedIn = m_document.battle().clock;
        m_finished.clear();
    }
}

bool PhoneClaims::playsAtOnce() const {
    return m_rights.claims && m_rights.play && m_document.isOpen() && hasCards(m_document.rules());
}

/// Nothing where the rules warn, or the battle is not as the player knew it: then it is the umpire's.
std::optional<Json> PhoneClaims::playedAtOnce(const PhoneView& view, const Draft& draft) {
    Drafting whole(&m_document.session());
    whole.resume(draft);
    const Worksheet& sheet = whole.sheet();
    if (!sheet.ok || !sheet.warnings.empty() || sheet.open() || whole.offer() == nullptr) {
        return std::nullopt;
    }
    const QString title = view.titleOf(draft);
    if (!m_document.execute(whole.command(false)).ok) {
        return std::nullopt;
    }
    return Json{{"played", true}, {"said", fromText(title)}};
}

Json PhoneClaims::claim(PhoneView& view, const Json& request) {
    if (!m_rights.claims || view.side().empty()) {
        return refusal(view, [] { return tr("The umpire takes no claims by phone now."); });
    }
    const std::pair from(view.side(), keyIn(request));
    const auto kept = std::find_if(m_answers.begin(), m_answers.end(), [&from](const auto& each) {
        return !from.second.empty() && each.first == from;
    });
    if (kept != m_answers.end()) {
        return kept->second;
    }
    QString why;
    const Draft draft = view.draftOf(request, why);
    if (!why.isEmpty()) {
        return {{"refusal", fromText(why)}};
    }
    const Json asked = view.askedDice();
    const auto played = playsAtOnce() ? playedAtOnce(view, draft) : std::nullopt;
    Json answer = played ? *played : handIn(view, draft, request, asked);
    if (!answer.contains("refusal")) {
        m_answers.push_back({from, answer});
        if (m_answers.size() > mostAnswers) {
            m_answers.pop_front();
        }
    }
    return answer;
}

Json PhoneClaims::handIn(const PhoneView& view, const Draft& draft, const Json& request, const Json& asked) {
    const Id& side = view.side();
    const auto waits = [&side](const Claim& claim) { return claim.side == side; };
    if (std::count_if(m_queue.claims().begin(), m_queue.claims().end(), waits) >= mostWaiting) {
        return refusal(view,
                       [] { return tr("So many claims of your side wait already. Take one back first."); });
    }
    const auto dice = diceIn(request, asked);
    if (!dice) {
        return refusal(view, [] { return tr("These dice are not asked for now."); });
    }
    for (const Claim& claim : m_queue.claims()) { // some may be of the last time the program ran
        m_last = std::max(m_last, claim.number);
    }
    const QString player = plainName(toText(memberText(request, "player")));
    const Claim made{draft, ++m_last, side, player, *dice, wantsRoll(request)};
    const int shown = ++m_shown[side];
    m_shownClaims.push_back({made, shown, asked});
    if (m_shownClaims.size() > mostShown) {
        m_shownClaims.erase(m_shownClaims.begin());
    }
    m_queue.add(made);
    return {{"claim", shown}};
}

PhoneClaims::ShownClaim* PhoneClaims::find(const Id& side, int shown) {
    const auto found = std::find_if(m_shownClaims.begin(), m_shownClaims.end(), [&](const ShownClaim& each) {
        return each.shown == shown && each.claim.side == side;
    });
    return found == m_shownClaims.end() ? nullptr : &*found;
}

PhoneClaims::ShownClaim* PhoneClaims::find(const Claim& claim) {
    const auto found =
        std::find_if(m_shownClaims.begin(), m_shownClaims.end(),
                     [&claim](const ShownClaim& each) { return each.claim.number == claim.number; });
    return found == m_shownClaims.end() ? nullptr : &*found;
}

/// The dice that the claim in hand waits for, where players throw them.
Json PhoneClaims::wanted() const {
    const auto& dice = m_state.sheet().dice;
    const auto& wanted = m_state.worksheet().wanted;
    const bool players = m_state.wantsDie() && !m_state.ready() && dice && wanted &&
                         m_state.throwers().of(dice->die) != DiceThrower::Program;
    return players ? askedDice(dice, wanted->count) : Json();
}

/// While the umpire resolves it he sees the dice before he carries it out.
Json PhoneClaims::giveDice(const PhoneView& view, const Json& request) {
    const ShownClaim* known = find(view.side(), numberIn(request));
    if (!known) {
        return refusal(view, [] { return tr("There is no such claim any more."); });
    }
    const Claim* inHand = m_queue.inHand();
    const bool resolved = inHand && inHand->number == known->claim.number;
    const bool roll = wantsRoll(request);
    if (resolved && roll) {
        const QString who = inHand->player.isEmpty() ? m_document.nameOf(inHand->side) : inHand->player;
        Q_EMIT noticed(tr("%1 leaves the throw to the program: press R.").arg(who));
        return Json::object();
    }
    const auto dice = diceIn(request, resolved ? wanted() : known->asked);
    const bool taken =
        dice && (roll || !dice->empty()) &&
        (resolved ? m_state.showDice(*dice) : m_queue.setDice(known->claim.number, *dice, roll));
    return taken ? Json::object() : refusal(view, [] { return tr("These dice are not asked for now."); });
}

Json PhoneClaims::takeBack(const PhoneView& view, const Json& request) {
    const ShownClaim* known = find(view.side(), numberIn(request));
    if (!known || !m_queue.withdraw(known->claim.number)) {
        return refusal(view, [] { return tr("The umpire has taken this up already."); });
    }
    m_shownClaims.erase(m_shownClaims.begin() + (known - m_shownClaims.data()));
    Q_EMIT changed();
    return Json::object();
}

Json PhoneClaims::finish(const PhoneView& view) {
    if (!playsAtOnce() || view.side().empty()) {
        return refusal(view, [] { return tr("The umpire ends the phase."); });
    }
    m_finishedIn = m_document.battle().clock;
    m_finished.insert(view.side());
    const auto sides = m_document.battle().all(SubjectKind::Side);
    if (std::all_of(sides.begin(), sides.end(),
                    [this](const Subject* each) { return m_finished.contains(each->id); })) {
        m_finished.clear();
        doWhatIsOfNobody();
        if (!m_document.execute(commandOf(Verb::NextPhase)).ok) {
            // What stands in the way may be a secret.
            return refusal(view, [] { return tr("The umpire ends the phase."); });
        }
    }
    Q_EMIT changed();
    return Json::object();
}

/// What the phase is for and no player does, such as to count up.
void PhoneClaims::doWhatIsOfNobody() {
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        const auto command = suggestion(m_document.session(), {side->id, true, 0});
        if (command && command->size() == 1) {
            m_document.execute(*command);
            return;
        }
    }
}

void PhoneClaims::settle(const Claim& claim, bool otherwise) {
    if (ShownClaim* known = find(claim)) {
        known->state = otherwise ? "changed" : "resolved";
        known->record = m_document.session().cursor();
        known->link = m_document.session().linkAt(known->record);
    }
    Q_EMIT changed();
}

void PhoneClaims::decline(const Claim& claim, const QString& word) {
    if (ShownClaim* known = find(claim)) {
        known->state = "declined";
        known->record = 0;
        known->word = word;
    }
    Q_EMIT changed();
}

/// Whether what it came to was not taken back.
bool PhoneClaims::stands(const ShownClaim& told) const {
    const Session& session = m_document.session();
    return told.record <= session.cursor() && session.linkAt(told.record) == told.link;
}

Json PhoneClaims::jsonOf(const ShownClaim& told, const PhoneView& view) const {
    Json item{{"number", told.shown},
              {"title", fromText(view.titleOf(told.claim.draft))},
              {"player", fromText(told.claim.player)},
              {"state", told.state},
              {"word", fromText(told.word)},
              {"dice", Json::array()}};
    const auto& claims = m_queue.claims();
    const auto waiting = std::find_if(claims.begin(), claims.end(), [&told](const Claim& claim) {
        return claim.number == told.claim.number;
    });
    const Claim* inHand = m_queue.inHand();
    if (inHand && inHand->number == told.claim.number) {
        item["state"] = "in-hand";
        item["word"] = "";
        if (Json wants = namedDice(wanted(), view.told().rules()); !wants.is_null()) {
            item["wants"] = std::move(wants);
        }
    } else if (waiting != claims.end()) {
        item["state"] = "waiting";
        item["dice"] = facesOf(waiting->dice, view.told().rules());
        if (waiting->dice.empty() && !waiting->roll && !told.asked.is_null()) {
            item["wants"] = namedDice(told.asked, view.told().rules());
        }
    } else if (told.record > 0 && stands(told)) {
        item["word"] = fromText(publicOutcome(view.told(), view.viewer(), told.record));
    } else if (told.record > 0) {
        item["state"] = "declined";
        item["word"] = fromText(tr("The umpire took it back."));
    } else if (told.state == "waiting") {
        item["state"] = "declined";
        item["word"] = fromText(tr("It was lost when the battle was opened anew."));
    }
    return item;
}

Json PhoneClaims::listOf(const PhoneView& view) const {
    Json list = Json::array();
    for (auto each = m_shownClaims.rbegin(); each != m_shownClaims.rend() && list.size() < mostListed;
         ++each) {
        if (each->claim.side == view.side()) {
            list.push_back(jsonOf(*each, view));
        }
    }
    return list;
}

} // namespace umpire::gui

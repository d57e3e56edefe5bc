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
constexpr std::size_t mostTold = 400;
constexpr std::size_t mostListed = 12;
/// So many may wait for one side: a phone that claims without end must not bury the umpire.
constexpr int mostWaiting = 12;
constexpr int longestName = 40;
constexpr std::size_t mostDice = 200;

Json refusal(const QString& why) {
    return {{"refusal", fromText(why)}};
}

int numberIn(const Json& request) {
    const auto number = request.find("claim");
    return number != request.end() && number->is_number_integer() ? number->get<int>() : 0;
}

QStringList diceIn(const Json& request) {
    QStringList dice;
    const auto given = request.find("dice");
    for (const Json& face : given != request.end() && given->is_array() ? *given : Json::array()) {
        if (face.is_string() && dice.size() < static_cast<qsizetype>(mostDice)) {
            dice << toText(face.get<std::string>()).left(longestName);
        }
    }
    return dice;
}

bool wantsRoll(const Json& request) {
    return request.value("roll", Json(false)) == Json(true);
}

bool samePhase(const Clock& a, const Clock& b) {
    return a.turn == b.turn && a.side == b.side && a.phase == b.phase;
}

/// What is written on the umpire's screen is one line of visible characters.
QString plainName(const Json& request) {
    const auto player = request.find("player");
    QString name =
        player != request.end() && player->is_string() ? toText(player->get<std::string>()) : QString();
    name.removeIf([](QChar each) { return !each.isPrint(); });
    return name.simplified().left(longestName);
}

} // namespace

Json askedDice(const std::optional<PanelDice>& dice, int count) {
    if (!dice) {
        return nullptr;
    }
    Json faces = Json::array();
    for (const PanelFace& face : dice->faces) {
        faces.push_back(fromText(face.label));
    }
    return {{"name", fromText(dice->name)}, {"count", count}, {"faces", std::move(faces)}};
}

PhoneClaims::PhoneClaims(BattleDocument& document, ClaimQueue& queue, ResolveState& state, QObject* parent)
    : QObject(parent), m_document(document), m_queue(queue), m_state(state) {
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

void PhoneClaims::follow(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Opened) {
        m_told.clear();
        m_finished.clear();
    }
    if (m_document.isOpen() && !samePhase(m_document.battle().clock, m_finishedIn)) {
        m_finishedIn = m_document.battle().clock;
        m_finished.clear();
    }
}

bool PhoneClaims::playsAtOnce() const {
    return m_rights.claims && m_rights.play && m_document.isOpen() && hasCards(m_document.rules());
}

/// Nothing where the rules warn, or the battle is not as the player knew it: then it is the umpire's.
std::optional<Json> PhoneClaims::playedAtOnce(const Draft& draft) {
    Drafting whole(&m_document.session());
    whole.resume(draft);
    const Worksheet& sheet = whole.sheet();
    if (!sheet.ok || !sheet.warnings.empty() || sheet.open() || whole.offer() == nullptr) {
        return std::nullopt;
    }
    const Answer answer = m_document.execute(whole.command(false));
    if (!answer.ok) {
        return std::nullopt;
    }
    Json played = Json::object();
    played["played"] = true;
    played["said"] = fromText(m_document.describe(m_document.session().records().back()));
    return played;
}

Json PhoneClaims::claim(PhoneView& view, const Json& request) {
    if (!m_rights.claims || view.side().empty()) {
        return refusal(tr("The umpire takes no claims by phone now."));
    }
    QString why;
    const Draft draft = view.draftOf(request, why);
    if (!why.isEmpty()) {
        return refusal(why);
    }
    if (playsAtOnce()) {
        if (const auto played = playedAtOnce(draft)) {
            return *played;
        }
    }
    const auto waits = [&view](const Claim& claim) { return claim.side == view.side(); };
    if (std::count_if(m_queue.claims().begin(), m_queue.claims().end(), waits) >= mostWaiting) {
        return refusal(tr("So many claims of your side wait already. Take one back first."));
    }
    Told made{++m_last, view.side(), plainName(request), titleOf(m_document, draft), "waiting", {}};
    m_told.push_back(made);
    if (m_told.size() > mostTold) {
        m_told.erase(m_told.begin());
    }
    m_queue.add({draft, made.number, made.side, made.player, diceIn(request), wantsRoll(request)});
    return {{"claim", made.number}};
}

PhoneClaims::Told* PhoneClaims::told(const Id& side, int number) {
    const auto found = std::find_if(m_told.begin(), m_told.end(), [&](const Told& each) {
        return each.number == number && each.side == side;
    });
    return found == m_told.end() ? nullptr : &*found;
}

/// While the umpire resolves it he sees the dice before he carries it out.
Json PhoneClaims::giveDice(const Id& side, const Json& request) {
    const int number = numberIn(request);
    if (!told(side, number)) {
        return refusal(tr("There is no such claim any more."));
    }
    const QStringList dice = diceIn(request);
    const Claim* inHand = m_queue.inHand();
    const bool taken = inHand && inHand->number == number && !wantsRoll(request)
                           ? m_state.showDice(dice)
                           : m_queue.setDice(number, dice, wantsRoll(request));
    return taken ? Json::object() : refusal(tr("These dice are not asked for now."));
}

Json PhoneClaims::takeBack(const Id& side, const Json& request) {
    const int number = numberIn(request);
    if (!told(side, number) || !m_queue.withdraw(number)) {
        return refusal(tr("The umpire has taken this up already."));
    }
    std::erase_if(m_told, [number](const Told& each) { return each.number == number; });
    Q_EMIT changed();
    return Json::object();
}

Json PhoneClaims::finish(const Id& side) {
    if (!playsAtOnce() || side.empty()) {
        return refusal(tr("The umpire ends the phase."));
    }
    m_finishedIn = m_document.battle().clock;
    m_finished.insert(side);
    const auto sides = m_document.battle().all(SubjectKind::Side);
    if (std::all_of(sides.begin(), sides.end(),
                    [this](const Subject* each) { return m_finished.contains(each->id); })) {
        m_finished.clear();
        doWhatIsOfNobody();
        const Answer answer = m_document.execute(commandOf(Verb::NextPhase));
        if (!answer.ok) {
            return refusal(toText(answer.refusal.message));
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

/// The result as far as it may be told, in the words of the record.
void PhoneClaims::settle(const Claim& claim, bool otherwise) {
    if (Told* known = told(claim.side, claim.number)) {
        known->state = otherwise ? "changed" : "resolved";
        QStringList outcomes;
        for (const PublicResult& result : publicResults(m_document, Viewer::of(claim.side), 1)) {
            const bool last = result.record == m_document.session().cursor();
            for (const PublicRoll& roll : last ? result.rolls : std::vector<PublicRoll>{}) {
                outcomes << roll.outcome;
            }
        }
        known->word = outcomes.join(QStringLiteral(", "));
    }
    Q_EMIT changed();
}

void PhoneClaims::decline(const Claim& claim, const QString& word) {
    if (Told* known = told(claim.side, claim.number)) {
        known->state = "declined";
        known->word = word;
    }
    Q_EMIT changed();
}

Json PhoneClaims::listOf(const Id& side) const {
    Json list = Json::array();
    const Claim* inHand = m_queue.inHand();
    for (auto each = m_told.rbegin(); each != m_told.rend() && list.size() < mostListed; ++each) {
        if (each->side != side) {
            continue;
        }
        Json item{{"number", each->number},           {"title", fromText(each->title)},
                  {"player", fromText(each->player)}, {"state", each->state},
                  {"word", fromText(each->word)},     {"dice", Json::array()}};
        if (inHand && inHand->number == each->number) {
            item["state"] = "in-hand";
            const auto& wanted = m_state.worksheet().wanted;
            if (m_state.wantsDie() && !m_state.ready()) {
                item["wants"] = askedDice(m_state.sheet().dice, wanted ? wanted->count : 1);
            }
        }
        const auto& claims = m_queue.claims();
        const auto waiting = std::find_if(claims.begin(), claims.end(), [&each](const Claim& claim) {
            return claim.number == each->number;
        });
        for (const QString& face : waiting == claims.end() ? QStringList() : waiting->dice) {
            item["dice"].push_back(fromText(face));
        }
        list.push_back(std::move(item));
    }
    return list;
}

} // namespace umpire::gui

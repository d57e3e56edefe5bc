#include "phones/phone_view.h"

#include "cards/card_facts.h"
#include "document/record_text.h"
#include "document/text.h"
#include "models/battle_reader.h"
#include "phones/phone_claims.h"
#include "players/action_board.h"
#include "table/table_clock.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"
#include "umpire/state/objectives.h"

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

/// As many results as fit on a phone's first screens.
constexpr std::size_t mostResults = 8;
/// Not 0: such timers wait until nothing else happens.
constexpr int soonMilliseconds = 1;
constexpr int clockMilliseconds = 20'000;

Json listOf(const QStringList& texts) {
    Json list = Json::array();
    for (const QString& text : texts) {
        list.push_back(fromText(text));
    }
    return list;
}

Json unitOf(const UnitFacts& unit, bool own) {
    Json json{{"number", fromText(unit.number)},
              {"name", fromText(unit.name)},
              {"type", fromText(unit.typeName)},
              {"side", unit.side},
              {"own", own}};
    if (unit.start > 0) {
        json["strength"] = unit.strength;
        json["start"] = unit.start;
    }
    const std::pair<const char*, const QString&> texts[] = {
        {"state", unit.state}, {"tone", unit.tone}, {"forbidden", unit.forbidden}, {"order", unit.orderText}};
    for (const auto& [key, text] : texts) {
        if (!text.isEmpty()) {
            json[key] = fromText(text);
        }
    }
    QStringList marks = unit.marks + unit.turnActions;
    for (const BondFacts& bond : unit.bonds) {
        marks << BattleReader::bondText(bond);
    }
    if (!marks.isEmpty()) {
        json["marks"] = listOf(marks);
    }
    if (unit.gone) {
        json["gone"] = true;
    }
    return json;
}

Json rollOf(const PublicRoll& roll) {
    return {{"who", fromText(roll.subject)},
            {"dice", listOf(roll.dice)},
            {"outcome", fromText(roll.outcome)},
            {"tone", fromText(roll.tone)},
            {"text", fromText(roll.text)}};
}

Json cardOf(const CardFacts& card) {
    Json json{{"name", fromText(card.unit.name)}, {"open", card.open}};
    if (card.open) {
        json["id"] = fromText(card.unit.id);
        json["ready"] = card.ready;
        json["value"] = fromText(card.value);
        json["kind"] = fromText(card.kind.isEmpty() ? card.unit.typeName : card.kind);
        json["state"] = fromText(card.unit.state);
        json["with"] = listOf(card.with);
    }
    return json;
}

Json pileOf(const PileFacts& pile) {
    Json cards = Json::array();
    for (const CardFacts& card : pile.cards) {
        cards.push_back(cardOf(card));
    }
    return {{"name", fromText(pile.name)}, {"count", pile.count}, {"cards", std::move(cards)}};
}

/// "12 of 20 minutes", "" while nothing is counted.
QString clockText(const TableClock* clock) {
    constexpr qint64 ofMinute = 60; // seconds
    if (!clock || !clock->counts()) {
        return {};
    }
    const qint64 minutes = clock->ofTurn() / ofMinute;
    return clock->limit() > 0 ? PhoneView::tr("%1 of %2 minutes").arg(minutes).arg(clock->limit() / ofMinute)
                              : PhoneView::tr("%1 minutes").arg(minutes);
}

/// What is another in `now` than it was in `then`.
Json changes(const Json& then, const Json& now) {
    Json changed = Json::object();
    for (const auto& [key, value] : now.items()) {
        const auto before = then.find(key);
        if (before == then.end() || *before != value) {
            changed[key] = value;
        }
    }
    for (const auto& [key, value] : then.items()) {
        if (!now.contains(key)) {
            changed[key] = nullptr;
        }
    }
    return changed;
}

} // namespace

PhoneView::PhoneView(TranslatedBattle& battle, PhoneClaims& claims, DiceThrowers& throwers,
                     const Viewer& viewer, const Translator& translator)
    : m_translator(translator), m_claims(claims), m_whole(battle), m_seen(battle, viewer), m_model(m_seen),
      m_asked(m_seen, throwers) {
    m_asked.oddsWork().setWaiting(false);
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &PhoneView::tell);
    connect(&m_clockWatch, &QTimer::timeout, this, [this] {
        if (m_clock && m_clock->isRunning()) {
            tell();
        }
    });
    m_clockWatch.start(clockMilliseconds);
    connect(&m_whole.whole(), &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind != ChangeEvent::Kind::Saved) {
            m_stale = true;
            m_soon.start();
        }
    });
    connect(&m_claims, &PhoneClaims::changed, this, [this] { m_soon.start(); });
}

void PhoneView::setClock(const TableClock* clock) {
    m_clock = clock;
    if (clock) {
        connect(clock, &TableClock::changed, this, [this] { m_soon.start(); });
    }
}

void PhoneView::refresh() {
    if (std::exchange(m_stale, false)) {
        m_whole.refresh();
        m_seen.refresh();
    }
}

Json PhoneView::begin() {
    if (m_watched) {
        tell(); // what the others do not know yet; where there are none any more, this one looks
    } else {
        const Speaking speaks = speaking();
        m_told = whole();
    }
    m_watched = true;
    return m_told;
}

/// Who is not seen any more is left out.
QString PhoneView::titleOf(Draft draft) const {
    for (Id* each : {&draft.subject, &draft.target}) {
        if (!m_seen.battle().find(*each)) {
            each->clear();
        }
    }
    return gui::titleOf(m_seen, draft);
}

/// By the rules and not by the battle, in which somebody may be hidden.
std::string PhoneView::sheet() {
    const Speaking speaks = speaking();
    refresh();
    sheets::SheetWish wish;
    wish.sheet = "ready-reference";
    wish.reader = sheets::Reader::Players;
    return sheets::writeHtml({makeSheet({m_whole.rules(), nullptr}, wish)});
}

Json PhoneView::whole() {
    refresh();
    if (!m_seen.isOpen()) {
        return {{"head", {{"title", ""}}},
                {"units", Json::object()},
                {"order", Json::array()},
                {"results", Json::array()},
                {"claims", Json::array()}};
    }
    const bool cardGame = hasCards(m_whole.rules());
    Json message{{"head", head()},
                 {"units", cardGame ? Json::object() : units()},
                 {"order", cardGame ? Json::array() : order()},
                 {"results", results()},
                 {"claims", side().empty() ? Json::array() : m_claims.listOf(*this)}};
    if (cardGame) {
        message["cards"] = cards();
    }
    return message;
}

void PhoneView::tell() {
    if (!m_watched) {
        return;
    }
    Json now = [this] {
        const Speaking speaks = speaking();
        return whole();
    }();
    Json message = changes(m_told, now);
    if (message.contains("units")) {
        message["units"] = changes(m_told.value("units", Json::object()), now["units"]);
    }
    m_told = std::move(now);
    if (!message.empty()) {
        Q_EMIT changed(message);
    }
}

Json PhoneView::head() const {
    const Battle& battle = m_seen.battle();
    const RulePack& rules = m_seen.rules();
    const Phase* phase = rules.phase(battle.clock.phase);
    Json sides = Json::array();
    int place = -1;
    for (const Subject* each : battle.all(SubjectKind::Side)) {
        place = each->id == side() ? static_cast<int>(sides.size()) : place;
        sides.push_back({{"id", each->id},
                         {"name", fromText(m_seen.nameOf(each->id))},
                         {"done", m_claims.hasFinished(each->id)}});
    }
    for (const Holding& holding : holdingsOf(battle)) {
        for (Json& each : sides) {
            if (each["id"] == holding.side) {
                each["points"] = holding.points;
            }
        }
    }
    const bool player = !side().empty();
    return {{"title", fromText(m_whole.title())},
            {"turn", fromText(turnText(battle))},
            {"phase", phase ? phase->name : std::string()},
            {"acts", fromText(actorWords(rules, battle))},
            {"acting", actingSide(rules, battle)},
            {"clock", fromText(clockText(m_clock))},
            {"you", side()},
            {"you-index", place},
            {"sides", std::move(sides)},
            {"may",
             {{"claim", player && m_claims.rights().claims},
              {"odds", player && m_claims.rights().odds},
              {"play", player && m_claims.playsAtOnce()}}}};
}

bool PhoneView::isOwn(const Id& subject) const {
    const Subject* known = m_seen.isOpen() ? m_seen.battle().find(subject) : nullptr;
    return known && !side().empty() && (known->id == side() || known->side == side());
}

namespace {

/// One value, or a list of such.
bool isAnswer(const Json& value) {
    return value.is_array()
               ? std::all_of(value.begin(), value.end(), [](const Json& each) { return each.is_string(); })
               : value.is_primitive() && !value.is_null();
}

/// What the page of a phone may say of a command: whom it is about, which action, and the answers of eyes.
/// Values by hand are the umpire's.
Draft draftIn(const Json& request) {
    Draft draft;
    draft.subject = memberText(request, "subject");
    draft.target = memberText(request, "target");
    draft.offer = memberText(request, "action");
    draft.offerMeant = !draft.offer.empty();
    if (const auto fields = request.find("fields"); fields != request.end() && fields->is_object()) {
        draft.fields = fields->get<std::map<Id, Json>>();
    }
    std::erase_if(draft.fields, [](const auto& field) { return !isAnswer(field.second); });
    const auto answers = request.find("answers");
    for (const Json& answer : answers != request.end() && answers->is_array() ? *answers : Json::array()) {
        const auto value = answer.is_object() ? toValue(answer.value("value", Json())) : std::nullopt;
        if (value && !value->isNone()) {
            draft.answers[{memberText(answer, "place"), memberText(answer, "fact")}] = *value;
        }
    }
    return draft;
}

Json choicesOf(const std::vector<WorksheetChoice>& choices) {
    Json list = Json::array();
    for (const WorksheetChoice& choice : choices) {
        list.push_back({{"id", choice.id}, {"name", choice.name}, {"on", choice.on}});
    }
    return list;
}

Json fieldsOf(const PanelSheet& sheet) {
    Json list = Json::array();
    for (const WorksheetField& field : sheet.fields) {
        if (field.command.is_null()) { // a table of the rules is the umpire's to fill in
            list.push_back({{"id", field.id},
                            {"name", field.name},
                            {"kind", name(field.kind)},
                            {"choices", choicesOf(field.choices)},
                            {"from", field.from},
                            {"to", field.to},
                            {"value", field.value},
                            {"needed", field.needed},
                            {"stated", field.stated}});
        }
    }
    return list;
}

Json questionsOf(const PanelSheet& sheet) {
    Json list = Json::array();
    for (const WorksheetRoll& roll : sheet.rolls) {
        for (const WorksheetQuestion& question :
             roll.asked ? roll.questions : std::vector<WorksheetQuestion>{}) {
            list.push_back({{"place", question.place},
                            {"fact", question.fact},
                            {"text", question.text},
                            {"kind", name(question.kind)},
                            {"choices", choicesOf(question.choices)},
                            {"value", question.value},
                            {"amount", question.amount},
                            {"change", question.change}});
        }
    }
    return list;
}

Json linesOf(const PanelSheet& sheet) {
    Json list = Json::array();
    for (const WorksheetRoll& roll : sheet.rolls) {
        for (const WorksheetLine& line : roll.asked ? roll.lines : std::vector<WorksheetLine>{}) {
            if (line.counts) {
                const double half = static_cast<double>(line.value) / 2;
                list.push_back(
                    {{"reason", line.reason}, {"value", line.halves ? Json(half) : Json(line.value)}});
            }
        }
    }
    return list;
}

Json oddsOf(const PanelSheet& sheet) {
    Json outcomes = Json::array();
    for (const WorksheetOutcome& outcome : sheet.odds) {
        outcomes.push_back({{"name", outcome.name},
                            {"tone", outcome.tone},
                            {"range", outcome.range},
                            {"chance", outcome.chance}});
    }
    return outcomes.empty() ? Json::array()
                            : Json::array({{{"who", fromText(sheet.oddsOf)}, {"outcomes", outcomes}}});
}

/// What both rolls of a contest come to, a line for each result and whom it names.
Json resultsOf(const PanelSheet& sheet) {
    Json list = Json::array();
    for (const auto& row : sheet.contest ? sheet.contest->rows : std::vector<ContestTable::Row>{}) {
        const std::pair<QString, double> named[] = {
            {sheet.contest->own, row.own}, {sheet.contest->enemy, row.enemy}, {QString(), row.nobody}};
        for (const auto& [who, chance] : named) {
            if (chance > 0) {
                const QString text = who.isEmpty() ? row.name : QStringLiteral("%1: %2").arg(who, row.name);
                list.push_back({{"name", fromText(text)}, {"chance", chance}});
            }
        }
    }
    return list;
}

/// Whom the chosen action may be aimed at.
Json targetsOf(const ResolveState& state, const RulePack& rules) {
    Json list = Json::array();
    const Action* action = state.offer() ? rules.action(state.offer()->id) : nullptr;
    const ActionField* other = action ? partyOf(*action, "other") : nullptr;
    const WorksheetField* field = other ? state.worksheet().field(other->id) : nullptr;
    for (const WorksheetChoice& choice : field ? field->choices : std::vector<WorksheetChoice>{}) {
        list.push_back({{"id", choice.id}, {"name", choice.name}});
    }
    return list;
}

} // namespace

Json PhoneView::ask(const Json& request) {
    const Speaking speaks = speaking();
    QString refusal;
    const Draft draft = draftOf(request, refusal);
    const PanelSheet& sheet = m_asked.sheet();
    const Worksheet& work = m_asked.worksheet();
    Json actions = Json::array();
    for (const Offer& offer : m_asked.offers()) {
        if (offer.meant) {
            actions.push_back({{"id", offer.id}, {"name", offer.name}, {"two", offer.two}});
        }
    }
    const bool isOpen = !m_asked.idle() && (work.ok || !m_asked.offer()); // something is still to be chosen
    const bool odds = m_claims.rights().odds;
    return {{"subject", draft.subject},
            {"target", draft.target},
            {"action", m_asked.offer() ? m_asked.offer()->id : Id()},
            {"title", fromText(sheet.title)},
            {"head", fromText(sheet.subtitle)},
            {"actions", std::move(actions)},
            {"targets", targetsOf(m_asked, m_seen.rules())},
            {"fields", fieldsOf(sheet)},
            {"questions", questionsOf(sheet)},
            {"lines", linesOf(sheet)},
            {"odds", odds ? oddsOf(sheet) : Json::array()},
            {"later", odds && sheet.odds.empty() && !sheet.oddsMissing.isEmpty()},
            {"results", odds ? resultsOf(sheet) : Json::array()},
            {"dice", namedDice(askedDice(), m_whole.rules())},
            {"warnings", listOf(sheet.warnings)},
            {"refusal", isOpen ? "" : fromText(refusal)},
            {"complete", refusal.isEmpty()}};
}

Json PhoneView::askedDice() const {
    const Worksheet& work = m_asked.worksheet();
    const bool throws = m_asked.wantsDie() && work.wanted && work.open() == nullptr;
    return throws ? gui::askedDice(m_asked.sheet().dice, work.wanted->count) : Json();
}

Draft PhoneView::draftOf(const Json& request, QString& refusal) {
    const Speaking speaks = speaking();
    refresh(); // of what was played meanwhile the phone may not know yet
    const Draft draft = request.is_object() ? draftIn(request) : Draft();
    const bool known =
        isOwn(draft.subject) && (draft.target.empty() || m_seen.battle().find(draft.target) != nullptr);
    m_asked.resume(known ? draft : Draft());
    const Worksheet& work = m_asked.worksheet();
    if (!known) {
        refusal = tr("That is not yours to claim.");
    } else if (!work.ok && m_asked.offer()) {
        refusal = toText(work.refusal.message);
    } else if (!m_asked.offer() || work.open()) {
        refusal = tr("Something is still to be chosen.");
    }
    return m_asked.draft();
}

Json PhoneView::units() const {
    Json units = Json::object();
    for (int place = 0; place < m_model.rowCount(); ++place) {
        const QModelIndex sideAt = m_model.index(place, 0);
        const bool own = fromText(sideAt.data(OrderOfBattleModel::IdRole).toString()) == side();
        for (int row = 0; row < m_model.rowCount(sideAt); ++row) {
            const QModelIndex formation = m_model.index(row, 0, sideAt);
            for (int unitRow = 0; unitRow < m_model.rowCount(formation); ++unitRow) {
                const auto unit = m_model.index(unitRow, 0, formation)
                                      .data(OrderOfBattleModel::UnitRole)
                                      .value<UnitFacts>();
                units[fromText(unit.id)] = unitOf(unit, own);
            }
        }
    }
    return units;
}

Json PhoneView::order() const {
    Json order = Json::array();
    for (int place = 0; place < m_model.rowCount(); ++place) {
        const QModelIndex sideAt = m_model.index(place, 0);
        for (int row = 0; row < m_model.rowCount(sideAt); ++row) {
            const QModelIndex formation = m_model.index(row, 0, sideAt);
            const auto group = formation.data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
            Json ids = Json::array();
            for (int unitRow = 0; unitRow < m_model.rowCount(formation); ++unitRow) {
                ids.push_back(fromText(
                    m_model.index(unitRow, 0, formation).data(OrderOfBattleModel::IdRole).toString()));
            }
            order.push_back({{"id", fromText(formation.data(OrderOfBattleModel::IdRole).toString())},
                             {"side", group.side},
                             {"name", fromText(group.name)},
                             {"state", fromText(group.state)},
                             {"units", std::move(ids)}});
        }
    }
    return order;
}

/// Their numbers have no gaps where something happened of which this viewer may not know.
Json PhoneView::results() {
    Json results = Json::array();
    for (const PublicResult& result : publicResults(m_whole, viewer(), mostResults)) {
        Json rolls = Json::array();
        for (const PublicRoll& roll : result.rolls) {
            rolls.push_back(rollOf(roll));
        }
        const std::uint64_t serial = m_whole.session().serials()[static_cast<std::size_t>(result.record - 1)];
        const int number =
            m_results.try_emplace(serial, static_cast<int>(m_results.size()) + 1).first->second;
        results.push_back({{"record", number}, {"who", fromText(result.who)}, {"rolls", std::move(rolls)}});
    }
    return results;
}

Json PhoneView::cards() const {
    Json sides = Json::array();
    for (const CardSideFacts& each : cardsOnTable(m_whole, viewer())) {
        Json piles = Json::array();
        for (const PileFacts& pile : each.piles) {
            piles.push_back(pileOf(pile));
        }
        sides.push_back({{"side", each.side},
                         {"own", fromText(each.id) == side()},
                         {"name", fromText(each.name)},
                         {"piles", std::move(piles)},
                         {"notes", listOf(each.notes)}});
    }
    return sides;
}

} // namespace umpire::gui

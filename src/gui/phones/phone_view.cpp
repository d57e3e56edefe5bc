#include "phones/phone_view.h"

#include "cards/card_facts.h"
#include "document/record_text.h"
#include "document/text.h"
#include "models/battle_reader.h"
#include "players/action_board.h"
#include "umpire/state/objectives.h"

#include <utility>

namespace umpire::gui {

namespace {

/// As many results as fit on a phone's first screens.
constexpr std::size_t mostResults = 8;

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
        json["steps"] = fromText(unit.steps.of(unit.strength));
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

PhoneView::PhoneView(BattleDocument& document, Viewer viewer, QObject* parent)
    : QObject(parent), m_document(document), m_viewer(viewer), m_model(document, std::move(viewer)) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &PhoneView::tell);
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind != ChangeEvent::Kind::Saved) {
            m_soon.start();
        }
    });
    m_told = whole();
}

Json PhoneView::whole() const {
    if (!m_document.isOpen()) {
        return {{"head", {{"title", ""}}},
                {"units", Json::object()},
                {"order", Json::array()},
                {"results", Json::array()}};
    }
    Json message{{"head", head()}, {"units", units()}, {"order", order()}, {"results", results()}};
    if (hasCards(m_document.rules())) {
        message["cards"] = cards();
    }
    return message;
}

void PhoneView::tell() {
    Json now = whole();
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
    const Battle& battle = m_document.battle();
    const RulePack& rules = m_document.rules();
    const Phase* phase = rules.phase(battle.clock.phase);
    Json sides = Json::array();
    for (const Subject* side : battle.all(SubjectKind::Side)) {
        sides.push_back({{"id", side->id}, {"name", fromText(m_document.nameOf(side->id))}});
    }
    for (const Holding& holding : holdingsOf(battle)) {
        for (Json& side : sides) {
            if (side["id"] == holding.side) {
                side["points"] = holding.points;
            }
        }
    }
    return {{"title", fromText(m_document.title())},
            {"turn", fromText(turnText(battle))},
            {"phase", phase ? phase->name : std::string()},
            {"acts", fromText(actorWords(rules, battle))},
            {"acting", actingSide(rules, battle)},
            {"you", m_viewer.side},
            {"sides", std::move(sides)}};
}

Json PhoneView::units() const {
    Json units = Json::object();
    for (int side = 0; side < m_model.rowCount(); ++side) {
        const QModelIndex sideAt = m_model.index(side, 0);
        const bool own = fromText(sideAt.data(OrderOfBattleModel::IdRole).toString()) == m_viewer.side;
        for (int row = 0; row < m_model.rowCount(sideAt); ++row) {
            const QModelIndex formation = m_model.index(row, 0, sideAt);
            for (int place = 0; place < m_model.rowCount(formation); ++place) {
                const auto unit =
                    m_model.index(place, 0, formation).data(OrderOfBattleModel::UnitRole).value<UnitFacts>();
                units[fromText(unit.id)] = unitOf(unit, own);
            }
        }
    }
    return units;
}

Json PhoneView::order() const {
    Json order = Json::array();
    for (int side = 0; side < m_model.rowCount(); ++side) {
        const QModelIndex sideAt = m_model.index(side, 0);
        for (int row = 0; row < m_model.rowCount(sideAt); ++row) {
            const QModelIndex formation = m_model.index(row, 0, sideAt);
            const auto group = formation.data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
            Json ids = Json::array();
            for (int place = 0; place < m_model.rowCount(formation); ++place) {
                ids.push_back(
                    fromText(m_model.index(place, 0, formation).data(OrderOfBattleModel::IdRole).toString()));
            }
            order.push_back({{"side", group.side},
                             {"name", fromText(group.name)},
                             {"state", fromText(group.state)},
                             {"units", std::move(ids)}});
        }
    }
    return order;
}

Json PhoneView::results() const {
    Json results = Json::array();
    for (const PublicResult& result : publicResults(m_document, m_viewer, mostResults)) {
        Json rolls = Json::array();
        for (const PublicRoll& roll : result.rolls) {
            rolls.push_back(rollOf(roll));
        }
        results.push_back(
            {{"record", result.record}, {"who", fromText(result.who)}, {"rolls", std::move(rolls)}});
    }
    return results;
}

Json PhoneView::cards() const {
    Json sides = Json::array();
    for (const CardSideFacts& side : cardsOnTable(m_document, m_viewer)) {
        Json piles = Json::array();
        for (const PileFacts& pile : side.piles) {
            piles.push_back(pileOf(pile));
        }
        sides.push_back({{"side", side.side},
                         {"name", fromText(side.name)},
                         {"piles", std::move(piles)},
                         {"notes", listOf(side.notes)}});
    }
    return sides;
}

} // namespace umpire::gui

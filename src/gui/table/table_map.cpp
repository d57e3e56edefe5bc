// The map in the place of the field, for rules whose units stand on one.

#include "table/table_screen.h"

#include "cards/card_table.h"
#include "document/text.h"
#include "field/field_view.h"
#include "map/map_pane.h"
#include "map/map_side.h"
#include "map/map_view.h"
#include "table/last_line.h"
#include "table/notice_bar.h"
#include "umpire/checks/scope.h"
#include "umpire/worksheet/map_sheet.h"

#include <QAction>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

void TableScreen::joinMap() {
    m_mapAction = new QAction(tr("&Map"), this);
    m_mapAction->setObjectName(QStringLiteral("actionMap"));
    m_mapAction->setCheckable(true);
    m_mapAction->setShortcut(Qt::CTRL | Qt::Key_G);
    addAction(m_mapAction);
    m_mapAction->setVisible(false);
    const auto show = [this](bool shown) {
        showMap(shown);
        takeFocus();
    };
    connect(m_mapAction, &QAction::triggered, this, show);
    connect(m_last, &LastLine::mapAsked, this, show);
    m_listsAction = new QAction(tr("&Lists beside the map"), this);
    m_listsAction->setObjectName(QStringLiteral("actionLists"));
    m_listsAction->setCheckable(true);
    m_listsAction->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_G);
    m_listsAction->setVisible(false);
    addAction(m_listsAction);
    connect(m_listsAction, &QAction::toggled, this, [this] { showMap(isMapShown()); });
}

/// The map stands right of the field, which is seen beside it when it is asked for.
void TableScreen::makeMap() {
    m_map = new MapPane(m_look, m_document, m_field->parentWidget());
    m_map->setWholeHeight([this] { return wholeHeight(); });
    auto* column = static_cast<QVBoxLayout*>(m_field->parentWidget()->layout());
    auto* row = new QHBoxLayout;
    const int under = column->indexOf(m_field);
    column->removeWidget(m_field);
    row->addWidget(m_field, 1);
    row->addWidget(m_map, 2);
    column->insertLayout(under, row, 1);
    m_beside->addWidget(&m_map->side(), 0, 0);
    connect(m_map, &MapPane::chosen, this, [this](const QString& unit) { chosen(fromText(unit)); });
    connect(m_map, &MapPane::commandAsked, this, [this](const Json& command) {
        m_notices->say({});
        m_state.take(command);
        applyUnopposed();
    });
    connect(&m_map->side(), &MapSide::setUpAsked, this, [this](const QString& unit) {
        m_state.choose(fromText(unit), {}, m_document.rules().roles.map.setUp);
    });
    m_map->setPlaceTaker([this](const QString& place) { return takePlace(fromText(place)); });
    m_map->setJoiner([this](const Ids& units) { return joinUnits(units); });
    followOnMap();
}

void TableScreen::showMap(bool shown) {
    if (m_cardsFollowed) {
        showCards(shown);
        return;
    }
    const bool there = m_document.isOpen() && hasMap(m_document.rules());
    if (there && shown && !m_map) {
        makeMap();
    }
    if (m_map) {
        m_map->setVisible(there && shown);
    }
    m_field->setVisible(!there || !shown || m_listsAction->isChecked());
    m_mapAction->setVisible(there);
    m_listsAction->setVisible(there && shown);
    m_mapAction->setChecked(there && shown);
    m_last->setMap(there, there && shown);
    m_notices->lieOver(there && shown ? static_cast<QWidget&>(*m_map) : *m_field);
    showPanel();
    Q_EMIT mapShown(there && shown);
}

void TableScreen::takeFocus() {
    if (m_cards && !m_cards->isHidden()) {
        m_cards->takeFocus();
    } else if (isMapShown()) {
        m_map->setFocus();
    } else {
        m_field->takeFocus();
    }
}

/// The keyboard goes to a unit: on the map with the cursor, which follows who is chosen.
void TableScreen::goTo(const Id& unit) {
    if (isMapShown()) {
        m_map->setFocus();
    } else {
        m_field->goTo(unit);
    }
}

bool TableScreen::isMapShown() const {
    return m_map && !m_map->isHidden();
}

namespace {

bool standsNowhere(const BattleDocument& document, const Id& unit) {
    return placeOf(document.rules(), document.battle(), unit).empty();
}

} // namespace

/// A place that the command in the panel still wants is pointed at on the map. Where it is only to go there,
/// and nobody meant that, whoever acts goes with those who act with him; after a result only into what they
/// attacked.
bool TableScreen::takePlace(const Id& place) {
    const auto wanted = [&place](const WorksheetField& field) {
        const auto& choices = field.choices;
        return std::none_of(choices.begin(), choices.end(), [](const WorksheetChoice& c) { return c.on; }) &&
               std::any_of(choices.begin(), choices.end(),
                           [&place](const WorksheetChoice& c) { return c.id == place; });
    };
    const auto& fields = m_state.sheet().fields;
    const auto field = std::find_if(fields.begin(), fields.end(), wanted);
    const auto& map = m_document.rules().roles.map;
    const Offer* offer = m_state.offer();
    const bool goes = offer && (offer->id == map.move || offer->id == map.setUp);
    const bool meant = m_state.draft().offerMeant || !m_state.draft().taken.is_null();
    if (!m_state.done() && (meant || !goes || standsNowhere(m_document, m_state.subject())) &&
        field != fields.end()) {
        m_state.setField(Id(field->id), place);
        applyUnopposed();
        return true;
    }
    return goThere(place);
}

namespace {

/// Whether that is the advance into a place.
bool leadsInto(const BattleDocument& document, const Json& command, const Id& place) {
    const Scope scope{document.rules(), document.battle()};
    const Id& into = document.rules().roles.map.advance.into;
    return command.is_object() && std::any_of(command.begin(), command.end(), [&](const Json& field) {
               return field.is_string() && document.battle().find(field.get<Id>()) &&
                      attributeValue(field.get<Id>(), into, scope).text() == place;
           });
}

} // namespace

bool TableScreen::goThere(const Id& place) {
    const bool off = standsNowhere(m_document, m_state.subject());
    Json command = m_state.done() ? advanceCommand(m_document.session()) : Json();
    if (m_state.done() ? !leadsInto(m_document, command, place) : off || !m_state.target().empty()) {
        return false;
    }
    if (!m_state.done()) {
        Ids going{m_state.subject()};
        for (const QString& unit : alongside()) {
            going.push_back(fromText(unit));
        }
        command = placeCommand(m_document.session(), going, place);
    }
    // Who stands already is set up anew by pulling him, not by a click that may have missed.
    if (command.value("do", "") == m_document.rules().roles.map.setUp) {
        return false;
    }
    m_state.take(command);
    applyUnopposed();
    return true;
}

/// What was pointed at on the map is carried out at once while the rules have nothing against it. Whoever is
/// still to be set up comes next.
void TableScreen::applyUnopposed() {
    const bool unopposed = m_state.appliesAtOnce() && m_state.ready() && !m_state.hasDice() &&
                           m_state.sheet().warnings.isEmpty();
    const Id& setUp = m_document.rules().roles.map.setUp;
    const bool settingUp = m_state.offer() && m_state.offer()->id == setUp;
    if (!unopposed || !m_state.apply() || !settingUp) {
        return;
    }
    if (const Ids left = toSetUp(m_document.session()); !left.empty()) {
        m_state.choose(left.front(), {}, setUp);
    }
}

namespace {

bool isOf(const WorksheetField& field, const Id& unit) {
    return field.kind == AskKind::Subjects &&
           std::any_of(field.choices.begin(), field.choices.end(),
                       [&unit](const WorksheetChoice& choice) { return choice.id == unit; });
}

} // namespace

/// The list of the command in which a unit may be named: of several the first for the target's stack and for
/// one's own, the last for other enemies, who support it.
const WorksheetField* TableScreen::listFor(const Id& unit) const {
    const Battle& battle = m_document.battle();
    const Subject* acting = battle.find(m_state.subject());
    const Subject* named = battle.find(unit);
    const RulePack& rules = m_document.rules();
    const bool last = acting && named && acting->side != named->side &&
                      placeOf(rules, battle, unit) != placeOf(rules, battle, m_state.target());
    const WorksheetField* list = nullptr;
    for (const WorksheetField& field : m_state.sheet().fields) {
        if (isOf(field, unit) && (last || !list)) {
            list = &field;
        }
    }
    return list;
}

/// Units join those that act, or leave them when all of them are there already; those of a stack that the
/// rules do not take along, such as dummies, are passed over. Where the action at hand takes none of them
/// along another one is chosen that does.
bool TableScreen::joinUnits(const Ids& units) {
    if (m_state.done() || m_state.idle()) {
        return false;
    }
    const Id before = m_state.offer() ? m_state.offer()->id : Id();
    const std::vector<Offer> offers = m_state.offers();
    const auto listForAny = [this, &units]() -> const WorksheetField* {
        const auto taken =
            std::find_if(units.begin(), units.end(), [this](const Id& unit) { return listFor(unit); });
        return taken == units.end() ? nullptr : listFor(*taken);
    };
    for (auto offer = offers.begin(); !listForAny() && offer != offers.end(); ++offer) {
        if (offer->meant && !offer->check) {
            m_state.setOffer(offer->id);
        }
    }
    const WorksheetField* list = listForAny();
    if (!list) {
        m_state.setOffer(before);
        return false;
    }
    Json named = Json::array();
    bool added = false;
    for (const WorksheetChoice& choice : list->choices) {
        const bool meant = std::find(units.begin(), units.end(), choice.id) != units.end();
        added = added || (meant && !choice.on);
        if (choice.on || meant) {
            named.push_back(choice.id);
        }
    }
    if (!added) {
        named.erase(std::remove_if(named.begin(), named.end(),
                                   [&units](const Json& id) {
                                       return std::find(units.begin(), units.end(), id.get<Id>()) !=
                                              units.end();
                                   }),
                    named.end());
    }
    m_state.setField(Id(list->id), named);
    return true;
}

/// Who acts together with the first.
QStringList TableScreen::alongside() const {
    QStringList along;
    for (const WorksheetField& field : m_state.sheet().fields) {
        for (const WorksheetChoice& choice : field.choices) {
            if (field.kind == AskKind::Subjects && choice.on) {
                along << toText(choice.id);
            }
        }
    }
    return along;
}

/// Where the unit that is chosen gets to, while it may move and aims at nobody.
std::vector<MapReach> TableScreen::reach() const {
    const Id& move = m_document.rules().roles.map.move;
    const auto& offers = m_state.offers();
    const bool may = !m_state.done() && m_state.target().empty() &&
                     std::any_of(offers.begin(), offers.end(),
                                 [&move](const Offer& offer) { return offer.id == move && offer.meant; });
    const bool other = m_state.draft().offerMeant && m_state.offer() && m_state.offer()->id != move;
    return may && !other ? reachOf(m_document.rules(), m_document.battle(), {m_state.subject()})
                         : std::vector<MapReach>();
}

/// The map shows what the panel is about.
void TableScreen::followOnMap() {
    if (!m_map || !m_document.isOpen()) {
        return;
    }
    const std::vector<MapReach> places = reach();
    m_map->setChosen(toText(m_state.subject()), toText(m_state.target()), alongside());
    m_map->view().setReach(places);
    m_map->setWanted(places.empty() ? wantedPlaces() : MapLayer());
}

/// Arrows, M and Space go to the map wherever the keyboard is, and Z shows what is shown of all units.
bool TableScreen::mapKey(const QKeyEvent& event) {
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const QWidget* focus = window()->focusWidget();
    if (!isMapShown() || !plain || (focus && m_map->isAncestorOf(focus) && event.key() != Qt::Key_Z)) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Z:
        m_map->showNextOfAll();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_M:
        if (!m_map->view().takesKey(event)) {
            return false;
        }
        m_map->setFocus();
        return true;
    default:
        return false;
    }
}

/// The unit that the keyboard is on: on the map the one that acts, where it stands there, else the uppermost.
Id TableScreen::pointed() const {
    if (!isMapShown()) {
        return m_field->current();
    }
    const auto hex = m_map->view().cursor();
    const QList<CounterFacts> units = hex ? m_map->view().facts().at(*hex).units : QList<CounterFacts>();
    for (const CounterFacts& unit : units) {
        if (fromText(unit.id) == m_state.subject()) {
            return m_state.subject();
        }
    }
    return units.isEmpty() ? Id() : fromText(units.first().id);
}

/// Those against which the rules say least, while none is chosen.
MapLayer TableScreen::wantedPlaces() const {
    MapLayer layer;
    for (const WorksheetField& field : m_state.sheet().fields) {
        if (field.suits > 0 && !field.stated && layer.places.empty()) {
            layer.name = field.name;
            for (std::size_t i = 0; i < field.suits; ++i) {
                layer.places.push_back(field.choices[i].id);
            }
        }
    }
    return layer;
}

void TableScreen::followMap() {
    if (followCards()) {
        return;
    }
    const bool there = m_document.isOpen() && hasMap(m_document.rules());
    const bool shown = m_map && !m_map->isHidden();
    if (there != m_mapAction->isVisible() || (shown && !there)) {
        showMap(there && (shown || m_document.rules().roles.map.opens));
    }
    if (m_map && there) {
        m_map->refresh();
    }
}

} // namespace umpire::gui

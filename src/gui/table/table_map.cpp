// The map in the place of the field, for rules whose units stand on one, and the tables that rules leave
// blank.

#include "table/table_screen.h"

#include "document/text.h"
#include "field/field_view.h"
#include "map/map_pane.h"
#include "table/last_line.h"
#include "table/notice_bar.h"
#include "table/tables_dialog.h"
#include "umpire/worksheet/map_sheet.h"

#include <QAction>
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
}

void TableScreen::showMap(bool shown) {
    if (m_cardsFollowed) {
        showCards(shown);
        return;
    }
    const bool there = m_document.isOpen() && hasMap(m_document.rules());
    if (there && shown && !m_map) {
        m_map = new MapPane(m_look, m_document, m_field->parentWidget());
        auto* column = static_cast<QVBoxLayout*>(m_field->parentWidget()->layout());
        column->insertWidget(column->indexOf(m_field), m_map, 1);
        connect(m_map, &MapPane::chosen, this, [this](const QString& unit) { chosen(fromText(unit)); });
        connect(m_map, &MapPane::commandAsked, this, [this](const Json& command) {
            m_notices->say({});
            m_state.take(command);
        });
        m_map->setPlaceTaker([this](const QString& place) { return takePlace(fromText(place)); });
        m_map->setChosen(toText(m_state.subject()), toText(m_state.target()));
        m_map->setWanted(wantedPlaces());
    }
    if (m_map) {
        m_map->setVisible(there && shown);
    }
    m_field->setVisible(!there || !shown);
    m_mapAction->setVisible(there);
    m_mapAction->setChecked(there && shown);
    m_last->setMap(there, there && shown);
    Q_EMIT mapShown(there && shown);
}

bool TableScreen::isMapShown() const {
    return m_map && !m_map->isHidden();
}

/// A place that the command in the panel still wants is pointed at on the map.
bool TableScreen::takePlace(const Id& place) {
    const auto wanted = [&place](const PanelField& field) {
        const auto& choices = field.choices;
        return std::none_of(choices.begin(), choices.end(), [](const PanelChoice& c) { return c.on; }) &&
               std::any_of(choices.begin(), choices.end(),
                           [&place](const PanelChoice& c) { return c.id == place; });
    };
    const auto& fields = m_state.sheet().fields;
    const auto field = std::find_if(fields.begin(), fields.end(), wanted);
    if (m_state.done() || field == fields.end()) {
        return false;
    }
    m_state.setField(Id(field->id), place);
    return true;
}

/// Those against which the rules say least, while none is chosen.
MapLayer TableScreen::wantedPlaces() const {
    MapLayer layer;
    for (const PanelField& field : m_state.sheet().fields) {
        if (field.suits > 0 && !field.stated && layer.places.empty()) {
            layer.name = fromText(field.name);
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
        showMap(shown && there);
    }
    if (m_map && there) {
        m_map->refresh();
    }
}

void TableScreen::showTables() {
    if (!m_tables) {
        m_tables = new TablesDialog(m_look, m_document, this);
        connect(m_tables, &TablesDialog::answered, this, &TableScreen::said);
    }
    m_tables->show();
    m_tables->raise();
    m_tables->activateWindow();
}

} // namespace umpire::gui

#include "map/map_facts.h"

#include "document/text.h"
#include "umpire/battle/visibility.h"
#include "umpire/rules/map_picture.h"

#include "umpire/base/text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QSvgRenderer>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class MapText {
    Q_DECLARE_TR_FUNCTIONS(Map)
};

/// The words of the vocabulary that a table's cells are of.
const Vocabulary* wordsOf(const RulePack& rules, const Id& id) {
    const Table* table = rules.table(id);
    return table ? rules.vocabulary(table->type.vocabulary) : nullptr;
}

QStringList namesOf(const Vocabulary* words) {
    QStringList names;
    if (words) {
        for (const Id& word : words->ids()) {
            names << toText(words->find(word)->name);
        }
    }
    return names;
}

/// From 1; 0 for none of them.
int numberOf(const Vocabulary* words, const std::string& word) {
    const auto ids = words ? words->ids() : std::vector<std::string>();
    const auto found = std::find(ids.begin(), ids.end(), word);
    return found == ids.end() ? 0 : static_cast<int>(found - ids.begin()) + 1;
}

/// Whoever is hidden from players, and is not masked: these see that somebody is there.
bool isKept(const BattleDocument& document, const Id& unit, MapAudience audience) {
    return audience == MapAudience::Players &&
           isHidden(unit, document.rules(), document.battle(), Viewer::ofEverybody()) &&
           !isMasked(document.rules(), document.battle(), unit);
}

/// A picture is kept at most so wide: it is read once, and drawn in every size.
constexpr int widestPicture = 1600;

QImage scaled(const QImage& image) {
    return image.width() > widestPicture ? image.scaledToWidth(widestPicture, Qt::SmoothTransformation)
                                         : image;
}

/// None where it cannot be read, or is too large.
QImage readPicture(const QString& path) {
    if (path.isEmpty() || QFileInfo(path).size() > static_cast<qint64>(mostPictureBytes)) {
        return {};
    }
    if (!path.endsWith(QStringLiteral(".svg"))) {
        return scaled(QImage(path));
    }
    QSvgRenderer drawing(path);
    QSizeF size = drawing.defaultSize();
    if (!drawing.isValid() || size.isEmpty()) {
        return {};
    }
    size.scale(widestPicture, widestPicture, Qt::KeepAspectRatio);
    QImage image(size.toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    return image;
}

} // namespace

CounterFacts MapFacts::counter(const BattleDocument& document, const Id& unit, MapAudience audience) {
    CounterFacts facts{BattleReader(document).unit(unit)};
    if (audience == MapAudience::Players && isMasked(document.rules(), document.battle(), unit)) {
        CounterFacts masked;
        masked.id = facts.id;
        masked.side = facts.side;
        const Subject* side = document.battle().find(document.battle().find(unit)->side);
        masked.name = MapText::tr("somebody of %1").arg(side ? document.nameOf(side->id) : QString());
        masked.number = QStringLiteral("?");
        masked.masked = true;
        return masked;
    }
    facts.printed = toText(printedOn(document.rules(), document.battle(), unit));
    return facts;
}

MapFacts MapFacts::read(const BattleDocument& document, MapAudience audience, MapFacts before) {
    MapFacts facts;
    if (!document.isOpen() || !hasMap(document.rules())) {
        return facts;
    }
    const RulePack& rules = document.rules();
    const GameMap& grid = *rules.map;
    facts.readAreas(rules, std::move(before));
    const Vocabulary* grounds = wordsOf(rules, rules.roles.map.ground);
    const Vocabulary* borders = wordsOf(rules, rules.roles.map.border);
    facts.grounds = namesOf(grounds);
    facts.borderWords = namesOf(borders);
    for (const MapPlace& place : placesInUse(rules, document.battle())) {
        HexFacts& hex = facts.hexes[grid.hexOf(place.place).value_or(Hex())];
        for (const Id& unit : place.units) {
            if (!isKept(document, unit, audience)) {
                hex.units << counter(document, unit, audience);
            }
        }
        for (const Id& thing : place.things) {
            hex.things << document.nameOf(thing);
        }
        hex.ground = numberOf(grounds, place.ground);
        hex.groundName = facts.grounds.value(hex.ground - 1);
    }
    for (const MapBorder& border : umpire::bordersInUse(rules, document.battle())) {
        if (const auto sides = grid.sidesOf(border.border)) {
            facts.borders.push_back({sides->first, sides->second, numberOf(borders, border.word)});
        }
    }
    return facts;
}

void MapFacts::readAreas(const RulePack& rules, MapFacts before) {
    for (const MapArea& area : rules.map->areas()) {
        const Word* word = rules.vocabulary("place")->find(area.id);
        areas << toText(withCapital(word ? word->name : area.id));
    }
    m_picturePath = toText(rules.map->picture());
    picture = m_picturePath == before.m_picturePath ? std::move(before.picture) : readPicture(m_picturePath);
}

std::set<int> MapFacts::groundsInUse() const {
    std::set<int> used;
    for (const auto& [hex, facts] : hexes) {
        used.insert(facts.ground);
    }
    used.erase(0);
    return used;
}

std::set<int> MapFacts::bordersInUse() const {
    std::set<int> used;
    for (const BorderFacts& border : borders) {
        used.insert(border.word);
    }
    used.erase(0);
    return used;
}

bool MapFacts::hasThings() const {
    return std::any_of(hexes.begin(), hexes.end(),
                       [](const auto& each) { return !each.second.things.isEmpty(); });
}

const HexFacts& MapFacts::at(Hex hex) const {
    static const HexFacts nothing;
    const auto found = hexes.find(hex);
    return found == hexes.end() ? nothing : found->second;
}

QString MapFacts::nameOf(Hex hex) const {
    return areas.isEmpty() ? toText(HexGrid::nameOf(hex)) : areas.value(hex.row - 1);
}

std::optional<Hex> MapFacts::hexOf(const QString& unit) const {
    for (const auto& [hex, facts] : hexes) {
        for (const CounterFacts& each : facts.units) {
            if (each.id == unit) {
                return hex;
            }
        }
    }
    return std::nullopt;
}

std::optional<Hex> MapFacts::firstStand() const {
    const auto found = std::find_if(hexes.begin(), hexes.end(),
                                    [](const auto& each) { return !each.second.units.isEmpty(); });
    return found == hexes.end() ? std::nullopt : std::optional(found->first);
}

QString MapFacts::headline(Hex hex) const {
    QStringList told{nameOf(hex)};
    told << at(hex).things;
    if (!at(hex).groundName.isEmpty()) {
        told << at(hex).groundName;
    }
    return told.join(QStringLiteral(" · "));
}

QString MapFacts::sentence(Hex hex) const {
    const HexFacts& facts = at(hex);
    QStringList told;
    for (const CounterFacts& unit : facts.units) {
        told << (unit.sign.isEmpty() ? unit.name : MapText::tr("%1 (%2)").arg(unit.name, unit.state));
    }
    told << facts.things;
    if (!facts.groundName.isEmpty()) {
        told << facts.groundName;
    }
    const QString number = nameOf(hex);
    return told.isEmpty() ? MapText::tr("%1: nothing is told of it").arg(number)
                          : MapText::tr("%1: %2").arg(number, told.join(QStringLiteral(", ")));
}

} // namespace umpire::gui

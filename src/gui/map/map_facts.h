#pragma once

#include "umpire/rules/game_map.h"
#include "umpire/worksheet/map_sheet.h"

#include "document/battle_document.h"
#include "models/battle_reader.h"

#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace umpire::gui {

/// A unit as a counter on the map.
struct CounterFacts : UnitFacts {
    bool masked = false; ///< only that it is there, and of which side, is told
    QString printed;     ///< what stands on it
};

/// Who looks at a map: players do not see who is hidden, and not who those are that are masked.
enum class MapAudience { Umpire, Players };

/// What is told of one hex, or area.
struct HexFacts {
    QList<CounterFacts> units;
    QStringList things; ///< by name
    int ground = 0;     ///< of the words for it, from 1; 0: not told
    QString groundName;
};

/// A border of which something is told.
struct BorderFacts {
    Hex from;
    Hex to;
    int word = 0; ///< of the words for it, from 1
};

/// What the map of a battle shows, read anew when the battle changes.
struct MapFacts {
    std::map<Hex, HexFacts> hexes;
    std::vector<BorderFacts> borders;
    QStringList areas;       ///< of a map of areas: their names, in order
    QImage picture;          ///< that they lie on; none: they are drawn plainly
    QStringList grounds;     ///< the words for what lies in a hex
    QStringList borderWords; ///< the words for borders

    /// The numbers of those words that something on this map has: what a legend tells.
    std::set<int> groundsInUse() const;
    std::set<int> bordersInUse() const;
    bool hasThings() const;

    /// A unit, wherever it is.
    static CounterFacts counter(const BattleDocument& document, const Id& unit,
                                MapAudience audience = MapAudience::Umpire);
    /// `before`: read before; a picture is not read again.
    static MapFacts read(const BattleDocument& document, MapAudience audience = MapAudience::Umpire,
                         MapFacts before = {});

    const HexFacts& at(Hex hex) const;
    /// "0812", "The Farm".
    QString nameOf(Hex hex) const;
    /// Where a unit stands; nothing for one that is not on the map.
    std::optional<Hex> hexOf(const QString& unit) const;
    /// Where a unit stands, the first from the left; nothing while none does.
    std::optional<Hex> firstStand() const;
    /// "0812 · Tel Asur · Trench line".
    QString headline(Hex hex) const;
    /// "Hex 0812: 53rd Division, HQ XX; Tel Asur; hills", or that it is empty.
    QString sentence(Hex hex) const;

  private:
    void readAreas(const RulePack& rules, MapFacts before);

    QString m_picturePath;
};

} // namespace umpire::gui

#include "part_readers.h"

#include "pack_files.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/map_picture.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

namespace umpire {

namespace {

/// In thousandths of the picture's width and height.
constexpr std::int64_t edgeOfPicture = 1000;
/// Nearer ones would be drawn over each other.
constexpr int leastApart = 60;

/// Reads the areas of a map, and what each touches.
class AreasReader {
  public:
    explicit AreasReader(const RulePack& pack) : m_pack(pack), m_words(pack.vocabulary(placeWords)) {}

    GameMap read(ObjectReader& reader) {
        const bool judges = reader.context().judges("vocabulary");
        if (!m_words && judges) {
            reader.error("areas", say("pack", "the areas are the words of a vocabulary \"place\", which is "
                                              "not there; write it into vocabulary.json"));
        }
        reader.objects("areas", [this](ObjectReader& inner) { readArea(inner); });
        if (m_areas.size() > GameMap::mostAreas) {
            reader.error("areas", fill(say("pack", "a map has at most {most} areas"),
                                       {{"most", std::to_string(GameMap::mostAreas)}}));
        }
        std::vector<MapArea> ordered;
        for (const Word& word : m_words ? m_words->words : std::vector<Word>()) {
            const auto area = m_areas.find(word.id);
            if (area != m_areas.end()) {
                ordered.push_back(std::move(area->second));
                m_areas.erase(area);
            } else if (!m_seen.contains(word.id)) {
                reader.error("areas", fill(say("pack", "the place {word} has no area; say where it lies"),
                                           {{"word", inQuotes(word.id)}}));
            }
        }
        return GameMap(std::move(ordered), readPicture(reader));
    }

  private:
    void readArea(ObjectReader& reader) {
        MapArea area;
        area.id = m_words ? readKnownOne(reader, "id", m_words->ids(), "word") : reader.text("id");
        duplicate(reader, "word", !m_seen.insert(area.id).second);
        readSpot(reader, area);
        for (const auto& [id, other] : m_areas) {
            if (std::max(std::abs(area.x - other.x), std::abs(area.y - other.y)) < leastApart) {
                reader.error("spot",
                             fill(say("pack", "{one} lies over {other}; lay them {least} thousandths apart"),
                                  {{"one", inQuotes(area.id)},
                                   {"other", inQuotes(id)},
                                   {"least", std::to_string(leastApart)}}));
            }
        }
        area.next = m_words ? readKnown(reader, "next", m_words->ids(), "word") : reader.texts("next");
        for (const std::string& next : area.next) {
            if (next == area.id) {
                reader.error("next", say("pack", "an area does not touch itself; remove it here"));
            } else if (!m_touching.emplace(std::minmax(area.id, next)).second) {
                reader.error("next",
                             fill(say("pack", "that {one} and {other} touch is said already; say it once"),
                                  {{"one", inQuotes(area.id)}, {"other", inQuotes(next)}}));
            }
        }
        m_areas.emplace(area.id, std::move(area));
    }

    static void readSpot(ObjectReader& reader, MapArea& area) {
        const JsonNode* node = reader.need("spot");
        if (!node) {
            return;
        }
        std::vector<std::int64_t> spot;
        for (const JsonNode& each : node->items()) {
            const std::int64_t number = readWhole(each, reader.context()).value_or(0);
            isWithin(each, reader.context(), "spot", number, 0, edgeOfPicture);
            spot.push_back(std::clamp<std::int64_t>(number, 0, edgeOfPicture));
        }
        if (spot.size() != 2) {
            reader.error("spot", say("pack", "expected two numbers from 0 to 1000: how far right and how far "
                                             "down it lies, in thousandths of the map"));
        }
        spot.resize(2);
        area.x = static_cast<int>(spot[0]);
        area.y = static_cast<int>(spot[1]);
    }

    /// In the folder of the pack, or of one that it builds on.
    std::string readPicture(ObjectReader& reader) const {
        const std::string file = reader.text("picture");
        if (file.empty() && !reader.has("picture")) {
            return {};
        }
        if (!isPictureName(file)) {
            reader.error("picture", fill(say("pack", "{file} is no picture beside pack.json; give a plain "
                                                     "name of at most 100 letters, digits, blanks and -_. "
                                                     "that ends in .png or .svg"),
                                         {{"file", inQuotes(file)}}));
            return {};
        }
        const std::string path = fileBeside(m_pack, file);
        std::error_code ignored;
        if (path.empty() || leadsOutOfPack(path)) {
            reader.error("picture", fill(say("pack", "there is no file {file} beside pack.json"),
                                         {{"file", inQuotes(file)}}));
        } else if (std::filesystem::file_size(path, ignored) > mostPictureBytes) {
            reader.error("picture", fill(say("pack", "the picture {file} is too large: it may have {n} MB"),
                                         {{"file", inQuotes(file)},
                                          {"n", std::to_string(mostPictureBytes / 1'000'000)}}));
        }
        return path;
    }

    const RulePack& m_pack;
    const Vocabulary* m_words;
    std::set<std::string> m_seen;
    std::set<std::pair<std::string, std::string>> m_touching;
    std::map<std::string, MapArea> m_areas;
};

Word called(std::string id, const std::string& name) {
    return {std::move(id), name, name, "", {}};
}

/// "0812-0813", "the Copse – the Orchard"
std::string borderName(const GameMap& map, const HexGrid::Sides& sides, const Vocabulary& places) {
    const Word* one = places.find(map.nameOf(sides.first));
    const Word* other = places.find(map.nameOf(sides.second));
    return map.hasAreas() && one && other ? one->name + " – " + other->name
                                          : map.borderOf(sides.first, sides.second);
}

GameMap hexesIn(ObjectReader& reader) {
    const auto size = [&reader](const char* key) {
        reader.need(key);
        return static_cast<int>(std::max<std::int64_t>(1, reader.limited(key)));
    };
    const int columns = size("columns");
    const int rows = size("rows");
    reader.need("lower");
    reader.need("place");
    idle(reader, "picture", true, say("pack", "hexes are drawn from their numbers"));
    reader.skip("picture");
    return HexGrid(columns, rows, reader.choice("lower") == "even");
}

GameMap mapIn(ObjectReader& reader, const RulePack& pack) {
    if (!reader.has("areas")) {
        return hexesIn(reader);
    }
    for (const char* key : {"columns", "rows", "lower", "place"}) {
        idle(reader, key, true, say("pack", "the map has areas in place of hexes"));
        reader.skip(key);
    }
    return AreasReader(pack).read(reader);
}

} // namespace

void readMapNames(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    file.object("map", [&](ObjectReader& reader) {
        const GameMap map = mapIn(reader, pack);
        if (!map.hasAreas()) {
            Vocabulary places{placeWords, reader.words("place"), {}, {}};
            for (const Hex hex : map.all()) {
                places.words.push_back(called(map.nameOf(hex), map.nameOf(hex)));
            }
            pack.vocabularies.push_back(std::move(places));
        }
        Vocabulary borders{borderWords, reader.words("border"), {}, {}};
        const Vocabulary* places = pack.vocabulary(placeWords);
        for (const HexGrid::Sides& sides : places ? map.borders() : std::vector<HexGrid::Sides>()) {
            borders.words.push_back(
                called(map.borderOf(sides.first, sides.second), borderName(map, sides, *places)));
        }
        pack.vocabularies.push_back(std::move(borders));
        pack.map = map;
    });
}

void readMap(ObjectReader& file, PackDraft& draft) {
    const RulePack& pack = draft.pack();
    file.object("map", [&](ObjectReader& reader) {
        mapIn(reader, pack);
        reader.words("place", "");
        reader.words("border");
        for (const char* words : {placeWords, borderWords}) {
            const auto taken = std::ranges::count_if(
                pack.vocabularies, [words](const Vocabulary& each) { return each.id == words; });
            if (taken > 1) {
                reader.error(words,
                             fill(say("pack", "{vocabulary} means the places or borders of the map; give "
                                              "the pack's own vocabulary another id"),
                                  {{"vocabulary", inQuotes(words)}}));
            }
        }
    });
}

} // namespace umpire

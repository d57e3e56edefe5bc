#include "map_reader.h"

#include "../expression_reader.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

int readSize(ObjectReader& reader, const std::string& key) {
    return static_cast<int>(std::max<std::int64_t>(1, reader.limited(key)));
}

Vocabulary numbered(const char* id, const std::string& name, const std::vector<std::string>& numbers) {
    Vocabulary vocabulary{id, name, {}, {}};
    for (const std::string& number : numbers) {
        vocabulary.words.push_back({number, number, number, "", {}});
    }
    return vocabulary;
}

std::vector<std::string> placesOf(const HexGrid& grid) {
    std::vector<std::string> names;
    for (const Hex hex : grid.all()) {
        names.push_back(HexGrid::nameOf(hex));
    }
    return names;
}

std::vector<std::string> bordersOf(const HexGrid& grid) {
    std::vector<std::string> names;
    for (const auto& [one, other] : grid.borders()) {
        names.push_back(grid.borderOf(one, other));
    }
    return names;
}

} // namespace

HexGrid MapReader::readGrid(ObjectReader& reader) const {
    const int columns = readSize(reader, "columns");
    const int rows = readSize(reader, "rows");
    return {columns, rows, reader.choice("lower") == "even"};
}

void MapReader::readNames(ObjectReader& file) {
    file.object("map", [this](ObjectReader& reader) {
        const HexGrid grid = readGrid(reader);
        m_pack.vocabularies.push_back(numbered(placeWords, reader.words("place"), placesOf(grid)));
        m_pack.vocabularies.push_back(numbered(borderWords, reader.words("border"), bordersOf(grid)));
        m_pack.map = grid;
    });
}

void MapReader::read(ObjectReader& file) {
    file.object("map", [this](ObjectReader& reader) {
        readGrid(reader);
        reader.words("place");
        reader.words("border");
        for (const char* words : {placeWords, borderWords}) {
            const auto taken = std::count_if(m_pack.vocabularies.begin(), m_pack.vocabularies.end(),
                                             [words](const Vocabulary& each) { return each.id == words; });
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

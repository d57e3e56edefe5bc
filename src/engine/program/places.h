#pragma once

#include "graph.h"
#include "pack_index.h"

#include "umpire/rules/game_map.h"

#include <cstdint>
#include <span>
#include <vector>

namespace umpire::program {

/// The places of a map as code knows them: by the numbers of their symbols.
class Places {
  public:
    /// Of a pack with a map; `words` are the places of its vocabulary.
    Places(const GameMap& map, const Vocabulary& words);

    /// What a question about places comes to; a word as the number of its symbol.
    std::int64_t answer(PlaceQuestion question, std::int64_t a, std::int64_t b) const;
    /// Places or borders, in order; those it does not keep are put into `made`.
    std::span<const Symbol> list(PlacesAsked asked, std::int64_t place, std::int64_t steps,
                                 std::vector<Symbol>& made) const;
    /// Puts the places that paths come to into `found`, nearest first.
    void reach(std::int64_t from, std::int64_t steps, std::span<const Symbol> through,
               std::span<const Symbol> across, std::span<const Symbol> stops,
               std::vector<Symbol>& found) const;

  private:
    /// Nowhere for what is no place.
    Hex hexOf(std::int64_t symbol) const;
    Symbol symbolOf(Hex hex) const;
    std::int64_t distance(Hex a, Hex b) const;
    void bordersNear(Hex from, int steps, std::vector<Symbol>& made) const;
    std::size_t placeOf(Hex hex) const;

    GameMap m_map;
    WordPlaces m_places;
    std::vector<Symbol> m_all; ///< column by column
    std::vector<std::vector<Symbol>> m_neighbours;
    std::vector<std::vector<Symbol>> m_borders; ///< towards each of them
};

} // namespace umpire::program

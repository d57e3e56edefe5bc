#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace umpire::program {

/// What every subject has, whatever the game.
enum class BuiltIn : std::uint8_t { Id, Name, Side, Parent, Officers, Units, Formations };

inline std::optional<BuiltIn> builtInNamed(std::string_view word) {
    static constexpr std::array<std::pair<std::string_view, BuiltIn>, 9> names{
        {{"id", BuiltIn::Id},
         {"name", BuiltIn::Name},
         {"side", BuiltIn::Side},
         {"formation", BuiltIn::Parent},
         {"parent", BuiltIn::Parent},
         {"commands", BuiltIn::Parent},
         {"officers", BuiltIn::Officers},
         {"units", BuiltIn::Units},
         {"formations", BuiltIn::Formations}}};
    for (const auto& [name, meaning] : names) {
        if (name == word) {
            return meaning;
        }
    }
    return std::nullopt;
}

} // namespace umpire::program

#pragma once

#include "umpire/storage/battle_file.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>

namespace umpire::fuzz {

/// The input as text.
std::string_view textOf(const std::uint8_t* data, std::size_t size);

std::filesystem::path sourceFolder();
BattleFiles battleFiles();

/// Ends the program when a promise does not hold; `promise` says which.
void expect(bool holds, const char* promise);

/// Uses a session that came out of a file in every way a person may: shows, prints, saves and loads it, goes
/// back and forth in it, asks for odds and counts its dice.
void exercise(Session& session, const BattleFiles& files);

/// Only saves and loads it, and goes back and forth: the quick half of the above.
void revisit(Session& session, const BattleFiles& files);

} // namespace umpire::fuzz

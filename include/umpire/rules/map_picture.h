#pragma once

#include <cstdint>
#include <string_view>

namespace umpire {

/// More bytes take longer to read than a map is worth waiting for.
inline constexpr std::uintmax_t mostPictureBytes = 8'000'000;

/// Whether a file of that name may be the picture of a map: beside pack.json, and called so that every disk
/// takes it.
bool isPictureName(std::string_view name);

/// Whether a file of that name and content is a picture, as far as its bytes tell without drawing it.
bool isPicture(std::string_view name, std::string_view bytes);

} // namespace umpire

#pragma once

#include <string>

namespace umpire::sheets {

/// The picture in a file (UTF-8 path) as an address that holds it, so that it goes where the page goes; ""
/// for what cannot be read, is no JPEG, PNG, GIF or WebP, or has more than 32 MB.
std::string pictureData(const std::string& path);

} // namespace umpire::sheets

#include "umpire/rules/map_picture.h"

#include <algorithm>

namespace umpire {

namespace {

constexpr std::string_view ofPixels = ".png";
constexpr std::string_view ofLines = ".svg";
constexpr std::size_t longestName = 100;

bool mayStandInName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' ||
           c == '-' || c == '_' || c == '.';
}

} // namespace

bool isPictureName(std::string_view name) {
    return (name.ends_with(ofPixels) || name.ends_with(ofLines)) && name.size() <= longestName &&
           name.front() != '.' && name.front() != ' ' && std::ranges::all_of(name, mayStandInName);
}

bool isPicture(std::string_view name, std::string_view bytes) {
    return name.ends_with(ofPixels) ? bytes.starts_with("\x89PNG\r\n\x1A\n")
                                    : bytes.find("<svg") != std::string_view::npos;
}

} // namespace umpire

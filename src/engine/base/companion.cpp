#include "umpire/base/companion.h"

#include "umpire/base/digest.h"

#include <string>

namespace umpire {

namespace {

constexpr std::size_t keptLetters = 16;

/// The beginning of a name, no letter of several bytes cut in two.
std::string beginning(const std::string& name, std::size_t bytes) {
    const auto isInside = [&name](std::size_t at) {
        return (static_cast<unsigned char>(name[at]) & 0xC0U) == 0x80U;
    };
    while (bytes > 0 && isInside(bytes)) {
        --bytes;
    }
    return name.substr(0, bytes);
}

} // namespace

std::filesystem::path companionOf(const std::filesystem::path& file, std::string_view ending,
                                  std::string_view front) {
    std::string name = file.filename().string();
    const std::size_t more = ending.size() + front.size();
    if (name.size() + more > longestFileName && name.size() > more + keptLetters + 1) {
        const std::string sum = digestOf(name).substr(0, keptLetters);
        name = beginning(name, longestFileName - more - keptLetters - 1) + "~" + sum;
    }
    return file.parent_path() / (std::string(front) + name + std::string(ending));
}

} // namespace umpire

#include "umpire/dice/lots.h"

#include "umpire/base/speech.h"

#include <charconv>

namespace umpire {

namespace {

constexpr std::string_view lotsLead = "lots-";
/// No battle has more subjects.
constexpr std::size_t mostLots = 10'000;

} // namespace

Die lots(std::size_t count) {
    const std::string number = std::to_string(count);
    Die die;
    die.id = std::string(lotsLead) + number;
    die.name = sayCounted("dice", "{n} lot", "{n} lots").of(static_cast<long long>(count));
    for (std::size_t i = 1; i <= count; ++i) {
        die.faces.push_back({static_cast<std::int64_t>(i), {}});
    }
    return die;
}

std::optional<Die> lotsNamed(std::string_view id) {
    std::size_t count = 0;
    if (!id.starts_with(lotsLead)) {
        return std::nullopt;
    }
    const std::string_view number = id.substr(lotsLead.size());
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
    const bool whole = error == std::errc() && end == number.data() + number.size();
    return whole && count > 0 && count <= mostLots ? std::optional(lots(count)) : std::nullopt;
}

} // namespace umpire

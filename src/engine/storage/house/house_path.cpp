#include "umpire/storage/house_contents.h"

namespace umpire {

std::string HousePath::text() const {
    std::string text = part;
    for (const std::string& step : steps) {
        text += '/';
        text += step;
    }
    return text;
}

std::optional<HousePath> HousePath::of(std::string_view text) {
    HousePath path;
    bool first = true;
    while (true) {
        const std::size_t end = text.find('/');
        const std::string step(text.substr(0, end));
        if (step.empty()) {
            return std::nullopt;
        }
        first ? void(path.part = step) : path.steps.push_back(step);
        first = false;
        if (end == std::string_view::npos) {
            return path;
        }
        text.remove_prefix(end + 1);
    }
}

HousePath HousePath::with(std::string step) const {
    HousePath path = *this;
    path.steps.push_back(std::move(step));
    return path;
}

HousePath HousePath::above() const {
    HousePath path = *this;
    if (!path.steps.empty()) {
        path.steps.pop_back();
    }
    return path;
}

} // namespace umpire

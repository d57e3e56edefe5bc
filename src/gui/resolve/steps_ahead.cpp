#include "resolve/steps_ahead.h"

#include <algorithm>

namespace umpire::gui {

namespace {

/// No command of a sane pack asks for more throws than this one after the other.
constexpr int mostThrows = 40;

} // namespace

Json withDie(Json command, const Json& die) {
    if (!command.contains("dice")) {
        command["dice"] = Json::array();
    }
    command["dice"].push_back(die);
    return command;
}

std::vector<Step> stepsAhead(const BattleDocument& document, Json command, std::size_t face) {
    for (int i = 0; i < mostThrows; ++i) {
        Preview preview = document.preview(command);
        if (!preview.ok || !preview.wanted) {
            return preview.ok ? std::move(preview.steps) : std::vector<Step>{};
        }
        const Die* die = document.rules().die(preview.wanted->die);
        if (!die) {
            break;
        }
        const auto faces = die->distinct();
        command = withDie(std::move(command), toJson(faces[std::min(face, faces.size() - 1)]));
    }
    return {};
}

std::int64_t sumOf(const Step& step) {
    std::int64_t sum = 0;
    for (const Line& line : step.lines) {
        sum += line.value;
    }
    return sum;
}

} // namespace umpire::gui

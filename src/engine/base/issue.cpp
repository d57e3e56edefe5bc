#include "umpire/base/issue.h"

#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire {

Position positionIn(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, byte);
    const auto breaks = std::count(before.begin(), before.end(), '\n');
    return {static_cast<int>(breaks) + 1, static_cast<int>(before.size() - before.rfind('\n'))};
}

std::string Issue::line() const {
    const std::string problem =
        path.empty() ? text
                     : fill(say("issue", "{problem} (at {path})"), {{"problem", text}, {"path", path}});
    const bool error = severity == Severity::Error;
    if (file.empty() && at.line == 0) {
        return fill(error ? say("issue", "error: {problem}") : say("issue", "warning: {problem}"),
                    {{"problem", problem}});
    }
    const std::string place =
        at.line > 0 ? file + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) : file;
    return fill(error ? say("cli", "{place}: error: {problem}") : say("cli", "{place}: warning: {problem}"),
                {{"place", place}, {"problem", problem}});
}

Issue errorIn(std::string file, std::string text) {
    return {Severity::Error, std::move(file), {}, "", std::move(text)};
}

Issue warningIn(std::string file, std::string text) {
    return {Severity::Warning, std::move(file), {}, "", std::move(text)};
}

bool hasErrors(const Issues& issues) {
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue& issue) { return issue.severity == Severity::Error; });
}

} // namespace umpire

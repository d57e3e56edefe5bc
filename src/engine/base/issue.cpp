#include "umpire/base/issue.h"

#include <algorithm>

namespace umpire {

std::string Issue::line() const {
    std::string result = file;
    if (at.line > 0) {
        result += ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
    }
    if (!result.empty()) {
        result += ": ";
    }
    result += severity == Severity::Error ? "error: " : "warning: ";
    result += text;
    return path.empty() ? result : result + " (at " + path + ")";
}

bool hasErrors(const Issues& issues) {
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue& issue) { return issue.severity == Severity::Error; });
}

} // namespace umpire

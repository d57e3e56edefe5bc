#include "umpire/base/breakdown.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

const std::string reportMark = ".crash-";
const std::string endingOfBattles = ".battle.json";

/// Its name says beside what it was written, and when.
BreakdownReport reportAt(const fs::path& path) {
    const std::string name = path.filename().string();
    const std::size_t at = name.rfind(reportMark);
    const std::string beside = name.substr(0, at);
    BreakdownReport report{path,
                           beside.ends_with(endingOfBattles) ? path.parent_path() / beside : fs::path()};
    std::from_chars(name.data() + at + reportMark.size(), name.data() + name.size(), report.when);
    return report;
}

bool isReport(const fs::directory_entry& entry) {
    std::error_code ignored;
    const std::string name = entry.path().filename().string();
    return name.ends_with(".txt") && name.find(reportMark) != std::string::npos &&
           entry.symlink_status(ignored).type() == fs::file_type::regular;
}

} // namespace

std::vector<BreakdownReport> breakdownReports(const std::vector<fs::path>& folders) {
    std::vector<BreakdownReport> reports;
    for (const fs::path& folder : folders) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(folder, ignored)) {
            const bool known =
                std::any_of(reports.begin(), reports.end(),
                            [&entry](const BreakdownReport& each) { return each.path == entry.path(); });
            if (isReport(entry) && !known) {
                reports.push_back(reportAt(entry.path()));
            }
        }
    }
    std::sort(reports.begin(), reports.end(), [](const BreakdownReport& a, const BreakdownReport& b) {
        return a.when != b.when ? a.when > b.when : a.path < b.path;
    });
    return reports;
}

std::vector<BreakdownReport> breakdownReportsOf(const fs::path& battle) {
    std::vector<BreakdownReport> reports = breakdownReports({battle.parent_path()});
    std::erase_if(reports, [&battle](const BreakdownReport& report) { return report.battle != battle; });
    return reports;
}

} // namespace umpire

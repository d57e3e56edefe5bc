#include "generations.h"

#include "covered_file.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"

#include <cerrno>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// Makes room at 1. After a failure half-way there is a gap, and what stands beyond it need not move.
std::string moveOn(const fs::path& battle, Disk& disk) {
    int free = 1;
    while (free < generationsKept && isThere(generationOf(battle, free))) {
        ++free;
    }
    for (int i = free; i > 1; --i) {
        if (disk.rename(generationOf(battle, i - 1), generationOf(battle, i)) != 0) {
            return fill(say("keeping", "cannot be written: {why}"),
                        {{"why", std::generic_category().message(errno)}});
        }
    }
    return {};
}

std::string keepCopy(const std::string& content, const fs::path& battle, Disk& disk) {
    FileDraft copy(generationOf(battle, 1), disk);
    std::string problem = copy.write(content, battle);
    if (problem.empty()) {
        problem = copy.check(content);
    }
    if (problem.empty()) {
        problem = moveOn(battle, disk);
    }
    return problem.empty() ? copy.swapIn() : problem;
}

} // namespace

fs::path generationOf(const fs::path& battle, int generation) {
    return companionOf(battle, "." + std::to_string(generation));
}

std::string keepGeneration(const fs::path& battle, bool covered, Disk& disk) {
    if (!isThere(battle)) {
        return {};
    }
    auto content = disk.read(battle);
    if (!content) {
        return fill(say("keeping", "cannot be kept as it was before, so it is not replaced: it {trouble}"),
                    {{"trouble", content.error().text}});
    }
    const std::string text = covered ? coveredCopy(std::move(*content)) : std::move(*content);
    const auto last = disk.read(generationOf(battle, 1));
    if (last && *last == text) {
        return {};
    }
    const std::string problem = keepCopy(text, battle, disk);
    return problem.empty() ? std::string()
                           : fill(say("keeping", "its copy {file} {trouble}"),
                                  {{"file", generationOf(battle, 1).string()}, {"trouble", problem}});
}

std::string coverInPlace(const fs::path& place, Disk& disk) {
    const auto content = disk.read(place);
    if (!content || isCoveredFile(*content) || isCoveredJournal(*content)) {
        return {}; // it is not there, or nobody can read it
    }
    FileDraft copy(place, disk);
    std::string problem = copy.write(coveredCopy(*content), place);
    problem = problem.empty() ? copy.swapIn() : problem;
    return problem.empty() ? std::string()
                           : fill(say("keeping", "its copy {file} {trouble}"),
                                  {{"file", place.string()}, {"trouble", problem}});
}

std::string coverGenerations(const fs::path& battle, Disk& disk) {
    std::string problem;
    for (int i = 1; i <= generationsKept && problem.empty(); ++i) {
        problem = coverInPlace(generationOf(battle, i), disk);
    }
    return problem;
}

} // namespace umpire

#include "pack_copy.h"

#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/visible.h"
#include "umpire/storage/taking_in.h"

#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// Copies file by file what a pack may hold, and counts it.
class PackCopier {
  public:
    PackCopier(fs::path from, fs::path to) : m_from(std::move(from)), m_to(std::move(to)) {}

    /// Gives "" or in words why it stopped.
    std::string copy() {
        std::error_code problem;
        constexpr int deepest = 3;
        for (fs::recursive_directory_iterator at(m_from, problem), end; !problem && at != end;
             at.increment(problem)) {
            if (at.depth() > deepest) {
                return say("take in", "its folders stand too deep in each other for a pack of rules");
            }
            if (std::string why = take(*at); !why.empty()) {
                return why;
            }
        }
        return problem ? problem.message() : std::string();
    }

  private:
    std::string take(const fs::directory_entry& entry) {
        std::error_code problem;
        const fs::path target = m_to / entry.path().lexically_relative(m_from);
        const fs::file_type type = entry.symlink_status(problem).type();
        if (type == fs::file_type::directory) {
            fs::create_directory(target, problem);
            return problem ? problem.message() : std::string();
        }
        if (type != fs::file_type::regular) {
            return fill(say("take in", "{file} is a link or no ordinary file: nothing of it is taken in"),
                        {{"file", onOneLine(entry.path().string())}});
        }
        return takeFile(entry.path(), target);
    }

    std::string takeFile(const fs::path& file, const fs::path& target) {
        const auto text = readFile(file, mostPackBytes);
        if (!text) {
            return text.error().text;
        }
        m_bytes += text->size();
        if (++m_files > mostPackFiles || m_bytes > mostPackBytes) {
            return say("take in", "it holds more than a pack of rules may");
        }
        return writeFileAtomically(target, *text);
    }

    fs::path m_from;
    fs::path m_to;
    int m_files = 0;
    std::uintmax_t m_bytes = 0;
};

} // namespace

std::string copyPack(const fs::path& from, const fs::path& to) {
    return PackCopier(from, to).copy();
}

std::string writePack(const std::map<std::string, std::string>& files, const fs::path& to) {
    for (const auto& [name, text] : files) {
        std::error_code ignored; // else the file tells that it cannot be written
        std::filesystem::create_directories((to / name).parent_path(), ignored);
        if (std::string problem = writeFileAtomically(to / name, text); !problem.empty()) {
            return problem;
        }
    }
    return {};
}

} // namespace umpire

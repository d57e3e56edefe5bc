#include "house_files.h"

#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <map>
#include <memory>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr const char* manifestPart = "pack";

std::string notWritten(const fs::path& place, const std::string& problem) {
    return fill(say("house rules", "nothing was saved: {file} {problem}"),
                {{"file", onOneLine(place.string())}, {"problem", problem}});
}

std::optional<std::string> optionalText(const fs::path& file) {
    auto text = readFile(file);
    return text ? std::optional(std::move(*text)) : std::nullopt;
}

/// Writes all files beside their places, then puts them there: parts before the manifest that names them.
/// What is put already when something fails is put back.
class HouseWriter {
  public:
    HouseWriter(const HouseFiles& files, const HouseFiles& there, Disk& disk)
        : m_files(files), m_there(there), m_disk(disk) {}

    std::string write() {
        std::string problem;
        for (const auto& [file, text] : m_files.texts()) {
            problem = problem.empty() && file != manifestFile ? draft(file, text) : problem;
        }
        problem = problem.empty() ? draft(manifestFile, m_files.text("pack")) : problem;
        problem = problem.empty() ? swap() : problem;
        if (problem.empty()) {
            removeOld();
        }
        return problem;
    }

  private:
    std::string draft(const std::string& file, const std::string& text) {
        const auto there = m_there.texts().find(file);
        if (there != m_there.texts().end() && there->second == text) {
            return {};
        }
        if (std::string problem = m_files.problemOf(m_files.partOf(file)); !problem.empty()) {
            return problem;
        }
        const fs::path place = endOfLinks(m_files.folder() / file);
        FileDraft& draft = *m_drafts.emplace_back(file, std::make_unique<FileDraft>(place, m_disk)).second;
        std::string problem = draft.write(text, place);
        problem = problem.empty() ? draft.check(text) : problem;
        return problem.empty() ? problem : notWritten(place, problem);
    }

    std::string swap() {
        for (const auto& [file, draft] : m_drafts) {
            m_before[file] = optionalText(draft->place());
            const std::string problem = draft->swapIn();
            if (!draft->swapped()) {
                putBack();
                return notWritten(draft->place(), problem);
            }
        }
        return {};
    }

    void putBack() {
        for (const auto& [file, draft] : m_drafts) {
            if (!draft->swapped()) {
                continue;
            }
            const std::optional<std::string>& before = m_before[file];
            if (before) {
                writeFileAtomically(draft->place(), *before, m_disk);
            } else {
                m_disk.remove(draft->place());
            }
        }
    }

    /// Once the manifest names them no longer, nobody misses them.
    void removeOld() {
        for (const auto& [file, text] : m_there.texts()) {
            m_files.texts().contains(file) ? 0 : m_disk.remove(m_files.folder() / file);
        }
    }

    const HouseFiles& m_files;
    const HouseFiles& m_there;
    Disk& m_disk;
    std::vector<std::pair<std::string, std::unique_ptr<FileDraft>>> m_drafts; ///< with the names of the files
    std::map<std::string, std::optional<std::string>> m_before;               ///< what stood in their places
};

} // namespace

std::optional<JsonText> HouseFiles::manifest() const {
    const auto text = m_texts.find(manifestFile);
    return text == m_texts.end() ? std::nullopt : JsonText::of(text->second);
}

std::string HouseFiles::word(const std::string& key) const {
    const auto text = manifest();
    const auto value = text ? text->at({key}) : std::nullopt;
    return value && value->is_string() ? value->get<std::string>() : std::string();
}

std::string HouseFiles::named(const std::string& part) const {
    const auto text = manifest();
    const auto file = text ? text->at({"files", part}) : std::nullopt;
    const std::string name = file && file->is_string() ? file->get<std::string>() : std::string();
    const bool plain =
        name.find_first_of(std::string("/\\\0", 3)) == std::string::npos && !name.starts_with('.');
    return plain && name != manifestFile ? name : std::string();
}

std::string HouseFiles::problemOf(const std::string& part) const {
    const std::string file = part == manifestPart ? manifestFile : named(part);
    return !file.empty() && leadsOutOfPack(m_folder / file)
               ? fill(say("house rules", "{file} is a link that leads out of the folder of the pack; put the "
                                         "file itself there"),
                      {{"file", onOneLine((m_folder / file).string())}})
               : std::string();
}

std::string HouseFiles::read() {
    if (std::string problem = problemOf(manifestPart); !problem.empty()) {
        return problem;
    }
    const auto text = readFile(m_folder / manifestFile);
    if (!text) {
        return fill(
            say("house rules", "{file} {problem}"),
            {{"file", onOneLine((m_folder / manifestFile).string())}, {"problem", text.error().text}});
    }
    m_texts = {{manifestFile, *text}};
    readNamed();
    return {};
}

void HouseFiles::readNamed() {
    for (const std::string& part : partsOfPacks()) {
        const std::string file = named(part);
        if (file.empty() || m_texts.contains(file) || leadsOutOfPack(m_folder / file)) {
            continue;
        }
        if (auto text = readFile(m_folder / file)) { // else the loader tells
            m_texts[file] = std::move(*text);
            m_own.insert(file);
        }
    }
}

std::string HouseFiles::fileOf(const std::string& part) const {
    std::string file = part == manifestPart ? manifestFile : named(part);
    for (int i = 1; file.empty(); ++i) {
        const std::string free = part + (i == 1 ? std::string() : "-" + std::to_string(i)) + ".json";
        const bool taken = m_texts.contains(free) || (isThere(m_folder / free) && !m_own.contains(free));
        file = taken ? std::string() : free;
    }
    return file;
}

std::string HouseFiles::partOf(const std::string& file) const {
    if (file == manifestFile) {
        return manifestPart;
    }
    for (const std::string& part : partsOfPacks()) {
        if (!file.empty() && named(part) == file) {
            return part;
        }
    }
    return {};
}

std::string HouseFiles::text(const std::string& part) const {
    const auto text = m_texts.find(part == manifestPart ? manifestFile : named(part));
    return text == m_texts.end() ? std::string() : text->second;
}

void HouseFiles::setText(const std::string& part, const std::string& text) {
    const std::string file = fileOf(part);
    if (part == manifestPart) {
        m_texts[file] = text;
        readNamed();
    } else if (text.empty()) {
        m_texts.erase(file);
        name(part, {});
    } else {
        m_texts[file] = text;
        m_own.insert(file);
        name(part, file);
    }
}

void HouseFiles::name(const std::string& part, const std::string& file) {
    auto text = manifest();
    if (!text || file == named(part)) {
        return;
    }
    if (file.empty()) {
        text->remove({"files", part});
    } else if (text->find({"files", part})) {
        text->replace({"files", part}, file);
    } else if (text->find({"files"})) {
        text->addMember({"files"}, part, file);
    } else {
        text->addMember({}, "files", Json{{part, file}});
    }
    m_texts[manifestFile] = text->text();
}

// Onto the disk ---------------------------------------------------------------------------------------

std::string writeHouse(const HouseFiles& files, const HouseFiles& saved, Disk& disk) {
    return HouseWriter(files, saved, disk).write();
}

std::vector<fs::path> othersThan(const HouseFiles& saved) {
    std::vector<fs::path> others;
    for (const auto& [file, text] : saved.texts()) {
        const auto now = readFile(saved.folder() / file);
        if (!now || *now != text) {
            others.push_back(saved.folder() / file);
        }
    }
    return others;
}

std::vector<fs::path> inTheWay(const HouseFiles& files, const HouseFiles& saved) {
    std::vector<fs::path> others;
    for (const auto& [file, text] : files.texts()) {
        const auto now = saved.texts().contains(file) ? std::nullopt : optionalText(files.folder() / file);
        if (now && *now != text) {
            others.push_back(files.folder() / file);
        }
    }
    return others;
}

} // namespace umpire

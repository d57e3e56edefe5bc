#include "house_files.h"

#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

constexpr const char* manifestPart = "pack";

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

} // namespace umpire

#include "rules/house_pack.h"

#include "support/battles.h"

#include <algorithm>
#include <fstream>

namespace umpire::test {

namespace fs = std::filesystem;

namespace {

std::string positionOf(const std::string& text, std::size_t offset) {
    const std::string before = text.substr(0, offset);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto start = before.rfind('\n');
    return std::to_string(line) + ":" +
           std::to_string(offset - (start == std::string::npos ? 0 : start + 1) + 1);
}

void leaveOut(std::string& text, const std::string& what) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what)) {
        text.erase(at, what.size());
    }
}

} // namespace

HousePacks::HousePacks(const std::string& name, const std::string& extends) {
    add(name, extends);
}

void HousePacks::add(const std::string& name, const std::string& extends) {
    m_name = name;
    m_extends = extends;
    m_parts.clear();
    fs::create_directories(folder() / name);
    write("", "");
}

std::vector<std::string> HousePacks::writeFile(const std::string& file, const std::string& content) {
    static const std::string mark = "\u00ab";
    std::string plain = content;
    std::vector<std::string> places;
    for (auto at = plain.find(mark); at != std::string::npos; at = plain.find(mark)) {
        plain.erase(at, mark.size());
        places.push_back(m_name + "/" + file + ":" + positionOf(plain, at));
    }
    std::ofstream(folder() / m_name / file, std::ios::binary) << plain;
    return places;
}

std::vector<std::string> HousePacks::write(const std::string& part, const std::string& content) {
    if (!part.empty()) {
        m_parts[part] = part + ".json";
    }
    const Json manifest{{"format", "desert-umpire-rules"}, {"version", 1},         {"id", m_name},
                        {"title", "Rules of " + m_name},   {"extends", m_extends}, {"files", m_parts}};
    writeFile("pack.json", manifest.dump(2));
    return part.empty() ? std::vector<std::string>() : writeFile(part + ".json", content);
}

PackSearchPath HousePacks::searchPath() const {
    return PackSearchPath({folder(), sourceFolder() / "rules"}, gameNeeds());
}

LoadedPack HousePacks::load() const {
    return searchPath().in(folder() / m_name);
}

std::vector<std::string> HousePacks::problems() const {
    std::vector<std::string> lines;
    for (const Issue& issue : load().issues) {
        std::string line = issue.line();
        leaveOut(line, folder().string() + "/");
        leaveOut(line, (sourceFolder() / "rules").string() + "/");
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace umpire::test

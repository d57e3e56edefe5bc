#include "rules/pack_copy.h"

#include "support/battles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace umpire::test {

namespace {

const std::string marker = "\u00ab";

/// Takes the markers out of a text; gives the offsets they stood at.
std::vector<std::size_t> takeMarkers(std::string& text) {
    std::vector<std::size_t> places;
    for (auto at = text.find(marker); at != std::string::npos; at = text.find(marker)) {
        text.erase(at, marker.size());
        places.push_back(at);
    }
    return places;
}

std::string place(const std::string& file, const std::string& content, std::size_t offset) {
    const std::string before = content.substr(0, offset);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto lineStart = before.rfind('\n');
    const std::size_t column = offset - (lineStart == std::string::npos ? 0 : lineStart + 1) + 1;
    return file + ":" + std::to_string(line) + ":" + std::to_string(column);
}

} // namespace

PackCopy::PackCopy(const std::string& id) : m_folder(m_temporary.path() / id) {
    std::filesystem::copy(sourceFolder() / "rules" / id, m_folder);
}

std::string PackCopy::read(const std::string& file) const {
    std::ostringstream content;
    content << std::ifstream(m_folder / file, std::ios::binary).rdbuf();
    return content.str();
}

void PackCopy::write(const std::string& file, const std::string& content) const {
    std::ofstream(m_folder / file, std::ios::binary) << content;
}

void PackCopy::remove(const std::string& file) const {
    std::filesystem::remove(m_folder / file);
}

std::vector<std::string> PackCopy::replace(const std::string& file, const std::string& from,
                                           const std::string& to) {
    std::string content = read(file);
    std::string plainTo = to;
    const std::vector<std::size_t> offsets = takeMarkers(plainTo);
    const auto at = content.find(from);
    EXPECT_NE(at, std::string::npos) << file << " does not hold " << from;
    if (at == std::string::npos) {
        return {};
    }
    content.replace(at, from.size(), plainTo);
    write(file, content);
    std::vector<std::string> places;
    for (const std::size_t offset : offsets) {
        places.push_back(place(file, content, at + offset));
    }
    return places;
}

std::vector<std::string> PackCopy::problems() const {
    std::vector<std::string> lines;
    const std::string prefix = m_folder.string() + "/";
    for (const Issue& issue : load().issues) {
        std::string line = issue.line();
        if (line.starts_with(prefix)) {
            line.erase(0, prefix.size());
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace umpire::test

// The least that opening a battle can be: nlohmann parses the files of a pack and the battle, and one line is
// written.

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

std::string textOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text(std::filesystem::file_size(path), '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    return text;
}

} // namespace

/// bare_start PACK BATTLE
int main(int argc, char** argv) {
    if (argc != 3) {
        return 2;
    }
    const std::filesystem::path pack = argv[1];
    const auto manifest = nlohmann::json::parse(textOf(pack / "pack.json"));
    std::size_t values = manifest.size();
    for (const auto& [part, file] : manifest["files"].items()) {
        values += nlohmann::json::parse(textOf(pack / file.get<std::string>())).size();
    }
    values += nlohmann::json::parse(textOf(argv[2])).size();
    std::cout << values << std::endl;
}

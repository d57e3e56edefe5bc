// Plays every file of a corpus to its fuzz target, with any compiler:
//     corpus_test battle tests/fuzz/corpus/battle

#include "fuzz_target.h"
#include "umpire/base/file.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

FUZZ_TARGET(battle)(const std::uint8_t* data, std::size_t size);
FUZZ_TARGET(collection)(const std::uint8_t* data, std::size_t size);
FUZZ_TARGET(csv)(const std::uint8_t* data, std::size_t size);
FUZZ_TARGET(house)(const std::uint8_t* data, std::size_t size);
FUZZ_TARGET(journal)(const std::uint8_t* data, std::size_t size);
FUZZ_TARGET(pack)(const std::uint8_t* data, std::size_t size);
FUZZ_TARGET(script)(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

using Target = int (*)(const std::uint8_t*, std::size_t);

const std::map<std::string, Target> targets{{"battle", battleFuzz},   {"collection", collectionFuzz},
                                            {"csv", csvFuzz},         {"house", houseFuzz},
                                            {"journal", journalFuzz}, {"pack", packFuzz},
                                            {"script", scriptFuzz}};

std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool play(Target target, const fs::path& file) {
    const auto text = umpire::readFile(file);
    if (!text) {
        std::cerr << file.string() << " " << text.error().text << '\n';
        return false;
    }
    std::cout << file.string() << std::endl; // the last one named is the one it fell over
    target(reinterpret_cast<const std::uint8_t*>(text->data()), text->size());
    return true;
}

} // namespace

int main(int count, char** arguments) {
    if (count != 3 || !targets.contains(arguments[1])) {
        std::cerr << "corpus_test READER FOLDER\n";
        return 2;
    }
    const std::vector<fs::path> files = filesIn(arguments[2]);
    const bool allPlayed = std::all_of(files.begin(), files.end(), [arguments](const fs::path& file) {
        return play(targets.at(arguments[1]), file);
    });
    return allPlayed && !files.empty() ? 0 : 1;
}

// Plays every file of the folders named on the command line to a fuzz target, with any compiler. What
// libFuzzer would understand as an option is passed over.

#include "fuzz_target.h"
#include "umpire/base/file.h"

#include <algorithm>
#include <iostream>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool play(const fs::path& file) {
    const auto text = umpire::readFile(file);
    if (!text) {
        std::cerr << file.string() << " " << text.error().text << '\n';
        return false;
    }
    std::cout << file.string() << std::endl; // the last one named is the one it fell over
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text->data()), text->size());
    return true;
}

} // namespace

int main(int count, char** arguments) {
    int played = 0;
    for (int i = 1; i < count; ++i) {
        if (std::string_view(arguments[i]).starts_with('-')) {
            continue;
        }
        for (const fs::path& file : filesIn(arguments[i])) {
            played += play(file) ? 1 : 0;
        }
    }
    return played > 0 ? 0 : 1;
}

#include "engine/sheets/tidy.h"

#include "support/temporary_folder.h"

#include <array>
#include <cstdio>

namespace umpire::test {

std::string tidyFindings(const std::string& html) {
    const TemporaryFolder folder;
    const std::string file = folder.write("sheet.html", html).string();
    std::FILE* tidy = popen(
        ("tidy -errors -quiet --drop-empty-elements no --gnu-emacs yes '" + file + "' 2>&1").c_str(), "r");
    if (!tidy) {
        return "tidy could not be started";
    }
    std::string found;
    std::array<char, 4096> piece{};
    while (std::fgets(piece.data(), piece.size(), tidy)) {
        found += piece.data();
    }
    const int status = pclose(tidy);
    return status != 0 && found.empty() ? "tidy is not installed" : found;
}

} // namespace umpire::test

#include "standard_streams.h"

#include "umpire/base/speech.h"

#include <array>
#include <iostream>

namespace umpire::cli {

namespace {

/// No more than is read of a file.
constexpr std::size_t mostRead = 64U * 1024U * 1024U;

std::string restOf(std::istream& in) {
    std::string text;
    std::array<char, 65536> part{};
    while (text.size() <= mostRead && (in.read(part.data(), part.size()), in.gcount() > 0)) {
        text.append(part.data(), static_cast<std::size_t>(in.gcount()));
    }
    return text;
}

} // namespace

LoadedBattle loadBattle(const BattleFiles& files, const std::string& file, const std::string& rules) {
    if (file != standardInput) {
        return files.load(file, rules);
    }
    const std::string name = say("cli", "standard input");
    const std::string text = restOf(std::cin);
    if (text.size() <= mostRead) {
        return files.parse(text, name, rules);
    }
    LoadedBattle none;
    none.unreadable = true;
    none.issues.push_back({Severity::Error,
                           name,
                           {},
                           "",
                           sayCounted("file", "is too large: at most {n} byte is read",
                                      "is too large: at most {n} bytes are read")
                               .of(static_cast<long long>(mostRead))});
    return none;
}

std::string readTwice() {
    return say("cli",
               "standard input gives the battle or the commands, and cannot give both; name a file for "
               "one of them (--script)");
}

Status allWritten(Status status, std::ostream& out, std::ostream& err) {
    if (out.flush()) {
        return status;
    }
    complain(err, say("cli", "standard output"),
             say("cli", "it took no more, and what was to be written is cut short; make room on the disk, or "
                        "write elsewhere"));
    return noFile;
}

} // namespace umpire::cli

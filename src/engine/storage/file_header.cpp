#include "file_header.h"

namespace umpire {

bool readFileHeader(ObjectReader& file, const std::string& format, std::int64_t version,
                    const std::string& files) {
    file.text("$schema", ""); // for editors
    file.choice("format", {format});
    const std::int64_t found = file.whole("version");
    if (found != version && file.has("version")) {
        file.error("version", "this program reads " + files + " of version " + std::to_string(version) +
                                  (found > version ? "; this one was written by a later program" : ""));
    }
    return found == version;
}

} // namespace umpire

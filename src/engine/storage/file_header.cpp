#include "file_header.h"

#include "umpire/base/speech.h"

namespace umpire {

bool readFileHeader(ObjectReader& file, const std::string& format, std::int64_t version,
                    const std::string& files) {
    file.text("$schema", ""); // for editors
    file.choice("format", {format});
    const std::int64_t found = file.whole("version");
    if (found != version && file.has("version")) {
        file.error("version",
                   fill(found > version ? say("read", "this program reads {files} of version {version}; "
                                                      "this one was written by a later program")
                                        : say("read", "this program reads {files} of version {version}"),
                        {{"files", files}, {"version", std::to_string(version)}}));
    }
    return found == version;
}

} // namespace umpire

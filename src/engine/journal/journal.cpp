#include "umpire/journal/journal.h"

#include "umpire/base/file.h"

namespace umpire {

std::filesystem::path journalOf(const std::filesystem::path& battle) {
    return companionOf(endOfLinks(battle), ".journal");
}

} // namespace umpire

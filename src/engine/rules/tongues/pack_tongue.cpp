#include "pack_tongue.h"

namespace umpire {

void WrittenTongue::hear(const std::filesystem::path& folder) {
    if (!m_language.empty()) {
        Issues untold; // `umpire validate` tells them; what is at fault stays in the pack's own words
        m_files.push_back(readTongueFile(tongueFile(folder, m_language), untold));
    }
}

std::string WrittenTongue::of(const std::string& part, std::string text) const {
    for (const TongueFile& file : m_files) {
        if (const std::string* told = file.find(part, text, part == traits)) {
            text = *told;
            break;
        }
    }
    return m_lengths == Lengths::Centimetres ? withCentimetres(text) : text;
}

std::string TextsHeard::of(const std::string& part, std::string text) const {
    m_texts.emplace(part, text);
    return text;
}

} // namespace umpire

#include "picture_data.h"

#include "umpire/base/file.h"

#include <sodium/utils.h>
#include <string_view>

namespace umpire::sheets {

namespace {

constexpr std::size_t largest = 32U * 1024U * 1024U;

/// By its first bytes, whatever the file is called.
const char* kindOf(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xFF\xD8\xFF"sv)) {
        return "image/jpeg";
    }
    if (bytes.starts_with("\x89PNG\r\n\x1A\n"sv)) {
        return "image/png";
    }
    if (bytes.starts_with("GIF8"sv)) {
        return "image/gif";
    }
    return bytes.starts_with("RIFF"sv) && bytes.substr(0, 12).ends_with("WEBP"sv) ? "image/webp" : nullptr;
}

std::string base64(std::string_view bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                      bytes.size(), sodium_base64_VARIANT_ORIGINAL);
    text.pop_back(); // the closing zero
    return text;
}

} // namespace

std::string pictureData(const std::string& path) {
    const auto* utf8 = reinterpret_cast<const char8_t*>(path.data());
    const auto bytes = readFile(std::filesystem::path(std::u8string_view(utf8, path.size())), largest);
    const char* kind = bytes ? kindOf(*bytes) : nullptr;
    return kind ? std::string("data:") + kind + ";base64," + base64(*bytes) : std::string();
}

} // namespace umpire::sheets

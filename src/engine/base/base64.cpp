#include "base64.h"

#include <sodium/utils.h>

namespace umpire {

namespace {

constexpr int variant = sodium_base64_VARIANT_ORIGINAL;

} // namespace

std::string toBase64(std::string_view bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                      bytes.size(), variant);
    text.pop_back(); // the zero at the end
    return text;
}

std::optional<std::string> fromBase64(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t size = 0;
    const char* end = nullptr;
    const bool read = sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(),
                                        text.data(), text.size(), nullptr, &size, &end, variant) == 0;
    if (!read || end != text.data() + text.size()) {
        return std::nullopt;
    }
    bytes.resize(size);
    return bytes;
}

} // namespace umpire

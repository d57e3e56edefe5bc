#include "umpire/base/digest.h"

#include <array>
#include <sodium/crypto_generichash.h>
#include <sodium/utils.h>

namespace umpire {

namespace {

const unsigned char* pointer(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

} // namespace

std::string digestOf(std::string_view bytes) {
    return digestOf(bytes, {});
}

std::string digestOf(std::string_view bytes, std::string_view key) {
    std::array<unsigned char, crypto_generichash_BYTES> hash{};
    crypto_generichash(hash.data(), hash.size(), pointer(bytes), bytes.size(),
                       key.empty() ? nullptr : pointer(key), key.size());
    std::array<char, crypto_generichash_BYTES * 2 + 1> digits{};
    sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
    return digits.data();
}

} // namespace umpire

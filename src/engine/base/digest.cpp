#include "umpire/base/digest.h"

#include <array>
#include <sodium/crypto_generichash.h>
#include <sodium/utils.h>

namespace umpire {

std::string digestOf(std::string_view bytes) {
    std::array<unsigned char, crypto_generichash_BYTES> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                       nullptr, 0);
    std::array<char, crypto_generichash_BYTES * 2 + 1> digits{};
    sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
    return digits.data();
}

} // namespace umpire

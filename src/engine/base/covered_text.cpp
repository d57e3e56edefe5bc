#include "covered_text.h"

#include "base64.h"

#include <array>
#include <sodium/crypto_generichash.h>
#include <sodium/crypto_secretbox.h>

namespace umpire {

namespace {

using Nonce = std::array<unsigned char, crypto_secretbox_NONCEBYTES>;

/// Whoever has the program has it.
constexpr std::string_view ownKey = "Desert Umpire: cards lie covered";
static_assert(ownKey.size() == crypto_secretbox_KEYBYTES);

/// What stands before the enciphered text: its nonce, and by what it is told that it is whole.
constexpr std::size_t overhead = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;

const unsigned char* bytesOf(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// Of the text itself, so that an unchanged battle is an unchanged file.
Nonce nonceOf(std::string_view text) {
    Nonce nonce{};
    crypto_generichash(nonce.data(), nonce.size(), bytesOf(text), text.size(), bytesOf(ownKey),
                       ownKey.size());
    return nonce;
}

} // namespace

std::string coverText(std::string_view text) {
    const Nonce nonce = nonceOf(text);
    std::string bytes(nonce.begin(), nonce.end());
    bytes.resize(overhead + text.size());
    crypto_secretbox_easy(reinterpret_cast<unsigned char*>(bytes.data()) + nonce.size(), bytesOf(text),
                          text.size(), nonce.data(), bytesOf(ownKey));
    return toBase64(bytes);
}

std::optional<std::string> uncoverText(std::string_view covered) {
    const auto bytes = fromBase64(covered);
    if (!bytes || bytes->size() < overhead) {
        return std::nullopt;
    }
    std::string text(bytes->size() - overhead, '\0');
    const bool whole = crypto_secretbox_open_easy(reinterpret_cast<unsigned char*>(text.data()),
                                                  bytesOf(*bytes) + crypto_secretbox_NONCEBYTES,
                                                  bytes->size() - crypto_secretbox_NONCEBYTES,
                                                  bytesOf(*bytes), bytesOf(ownKey)) == 0;
    return whole ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace umpire

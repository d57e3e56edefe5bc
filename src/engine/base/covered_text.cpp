#include "covered_text.h"

#include <array>
#include <sodium/crypto_generichash.h>
#include <sodium/crypto_secretbox.h>
#include <sodium/utils.h>

namespace umpire {

namespace {

using Nonce = std::array<unsigned char, crypto_secretbox_NONCEBYTES>;

/// Whoever has the program has it.
constexpr std::string_view ownKey = "Desert Umpire: cards lie covered";
static_assert(ownKey.size() == crypto_secretbox_KEYBYTES);

constexpr int base64 = sodium_base64_VARIANT_ORIGINAL;
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

std::string inLetters(std::string_view bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), base64), '\0');
    sodium_bin2base64(text.data(), text.size(), bytesOf(bytes), bytes.size(), base64);
    text.pop_back(); // the zero at the end
    return text;
}

std::optional<std::string> fromLetters(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t size = 0;
    const char* end = nullptr;
    const bool read = sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(),
                                        text.data(), text.size(), nullptr, &size, &end, base64) == 0;
    if (!read || end != text.data() + text.size()) {
        return std::nullopt;
    }
    bytes.resize(size);
    return bytes;
}

std::string coverText(std::string_view text) {
    const Nonce nonce = nonceOf(text);
    std::string bytes(nonce.begin(), nonce.end());
    bytes.resize(overhead + text.size());
    crypto_secretbox_easy(reinterpret_cast<unsigned char*>(bytes.data()) + nonce.size(), bytesOf(text),
                          text.size(), nonce.data(), bytesOf(ownKey));
    return inLetters(bytes);
}

std::optional<std::string> uncoverText(std::string_view covered) {
    const auto bytes = fromLetters(covered);
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

#include "file_seal.h"

#include "../journal/journal_line.h"
#include "umpire/base/digest.h"
#include "umpire/base/speech.h"

#include <array>
#include <bit>

namespace umpire {

namespace {

constexpr std::string_view marker = ",\n \"checksum\": \"";
constexpr std::string_view sealEnding = "\"\n}\n";
constexpr unsigned bitsOfAByte = 8;

/// For each byte the places of its bits that are set, from 0, added without carry.
constexpr std::array<std::uint8_t, 256> placesOfBits() {
    std::array<std::uint8_t, 256> places{};
    for (unsigned byte = 0; byte < places.size(); ++byte) {
        for (unsigned bit = 0; bit < bitsOfAByte; ++bit) {
            places[byte] = static_cast<std::uint8_t>(places[byte] ^ ((byte >> bit & 1U) ? bit : 0U));
        }
    }
    return places;
}

/// The places of all bits that are set, added without carry: where one flips, the sum differs by its place.
/// Bytes are counted from 1, so that no place is 0.
std::uint64_t placeSum(std::string_view text) {
    static constexpr auto places = placesOfBits();
    std::uint64_t sum = 0;
    std::uint64_t place = 0;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        place += bitsOfAByte;
        sum ^= places[byte] ^ ((std::popcount(byte) & 1) != 0 ? place : 0U);
    }
    return sum;
}

std::string sealFor(std::string_view text) {
    return digestOf(text) + "-" + sumText(placeSum(text));
}

int bitsThatDiffer(std::string_view one, std::string_view other) {
    int bits = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        bits += std::popcount(static_cast<unsigned char>(one[i] ^ other[i]));
    }
    return bits;
}

/// Looks for the one bit that makes the text what its seal is for.
Seal findFlipped(std::string_view text, std::string_view seal) {
    const std::size_t dash = seal.find('-');
    const auto places = dash == std::string_view::npos ? std::nullopt : readSum(seal.substr(dash + 1));
    const std::uint64_t place = places ? *places ^ placeSum(text) : 0;
    const std::uint64_t byte = place / bitsOfAByte;
    if (byte < 1 || byte > text.size()) {
        return {Seal::State::Changed, 0, 0};
    }
    std::string mended(text);
    char& letter = mended[byte - 1];
    letter = static_cast<char>(static_cast<unsigned char>(letter) ^ (1U << place % bitsOfAByte));
    return digestOf(mended) == seal.substr(0, dash) ? Seal{Seal::State::Flipped, byte - 1, letter}
                                                    : Seal{Seal::State::Changed, 0, 0};
}

} // namespace

std::string sealed(std::string text) {
    text.erase(text.rfind("\n}"));
    const std::string seal = sealFor(text);
    return text.append(marker).append(seal).append(sealEnding);
}

Seal readSeal(std::string_view text) {
    const std::size_t at = text.rfind(marker);
    if (at == std::string_view::npos) {
        return {};
    }
    const std::string_view content = text.substr(0, at);
    const std::string_view tail = text.substr(at + marker.size());
    const std::string right = sealFor(content).append(sealEnding);
    if (tail == right) {
        return {Seal::State::Whole, 0, 0};
    }
    if (tail.size() == right.size() && bitsThatDiffer(tail, right) == 1) {
        return {Seal::State::Damaged, 0, 0};
    }
    return findFlipped(content, tail.substr(0, tail.find('"')));
}

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

#pragma once

#include <string>
#include <string_view>

namespace umpire {

/// The BLAKE2b hash of some bytes, 256 bits as 64 hexadecimal digits: the same everywhere, and nobody finds
/// other bytes with the same one. For checksums, for fingerprints of rules, and for what chains records
/// together.
std::string digestOf(std::string_view bytes);

/// The same with a key of 16 to 64 bytes: nobody without the key can tell it, or anything of it, beforehand.
std::string digestOf(std::string_view bytes, std::string_view key);

} // namespace umpire

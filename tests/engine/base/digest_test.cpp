#include "umpire/base/digest.h"

#include <gtest/gtest.h>

namespace umpire::digest_test {
namespace {

TEST(Digest, IsThatOfTheStandard) {
    // RFC 7693 gives BLAKE2b's steps; these are the 256-bit values of its reference implementation.
    EXPECT_EQ(digestOf(""), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    EXPECT_EQ(digestOf("abc"), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST(Digest, TakesEveryByteIntoAccount) {
    EXPECT_NE(digestOf(std::string("a\0b", 3)), digestOf(std::string("a\0c", 3)));
}

} // namespace
} // namespace umpire::digest_test

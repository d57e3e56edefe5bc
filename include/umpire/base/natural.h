#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <cstdint>

namespace umpire {

/// A whole number from 0 up, however large: what ways of falling are counted with, for doubles round.
using Natural = boost::multiprecision::cpp_int;

/// The double nearest to `part / whole`; `whole` is not 0.
double ratioOf(const Natural& part, const Natural& whole);

/// In how many ways `part` of `whole` things can be chosen; 0 where there are fewer.
Natural combinations(std::int64_t whole, std::int64_t part);

} // namespace umpire

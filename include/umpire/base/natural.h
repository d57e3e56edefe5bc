#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace umpire {

/// A whole number from 0 up, however large: what ways of falling are counted with, for doubles round.
using Natural = boost::multiprecision::cpp_int;

/// The double nearest to `part / whole`; `whole` is not 0.
double ratioOf(const Natural& part, const Natural& whole);

} // namespace umpire

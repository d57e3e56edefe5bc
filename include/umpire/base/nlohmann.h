#pragma once

/// nlohmann/json without its literal `""_json`. That one inline function, used or not, makes every file that
/// reads the header instantiate a whole parser: more than half of the time its compilation takes. The macro
/// turns it into a template that nobody calls. Include this in place of <nlohmann/json.hpp>.
#ifndef INCLUDE_NLOHMANN_JSON_HPP_
#define JSON_USE_GLOBAL_UDLS 0
#define _json(text, size)                                                                                    \
    _neverDefined(text, size);                                                                               \
    template <typename Never>                                                                                \
    nlohmann::json neverParsed(text, size)
#include <nlohmann/json.hpp>
#undef _json
#endif

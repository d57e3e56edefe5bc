#pragma once

#include "umpire/sheets/sheet.h"

#include <utility>

namespace umpire::sheets {

inline Words plain(std::string text) {
    return {std::move(text), Words::Style::Plain, {}, {}};
}

inline Words strong(std::string text) {
    return {std::move(text), Words::Style::Strong, {}, {}};
}

inline Words quiet(std::string text) {
    return {std::move(text), Words::Style::Quiet, {}, {}};
}

} // namespace umpire::sheets

#pragma once

#include "report.h"

#include <functional>
#include <iosfwd>
#include <string>

namespace umpire::cli {

/// What a command comes to.
using LineHandler = std::function<Json(const Json&)>;

/// Answers every JSON command of a script with one line of JSON; `script` is a file, or "-" for `in`. `done`
/// where every answer says `ok`.
Status answerScript(const std::string& script, std::istream& in, std::ostream& out, std::ostream& err,
                    const LineHandler& handle);

} // namespace umpire::cli

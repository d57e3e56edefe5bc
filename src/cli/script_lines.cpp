#include "script_lines.h"

#include <istream>

namespace umpire::cli {

ScriptLines::ScriptLines(std::istream& in) : m_in(*in.rdbuf()) {}

bool ScriptLines::next() {
    using Traits = std::streambuf::traits_type;
    if (m_bytes > endlessLine) {
        return false;
    }
    m_text.clear();
    m_bytes = 0;
    for (int byte = m_in.sbumpc(); byte != Traits::eof(); byte = m_in.sbumpc()) {
        if (byte == '\n') {
            return true;
        }
        if (++m_bytes > endlessLine) {
            return true;
        }
        if (m_bytes <= longestLine) {
            m_text += Traits::to_char_type(byte);
        }
    }
    return m_bytes > 0;
}

std::string ScriptLines::problem() const {
    if (m_bytes > endlessLine) {
        return "the line is not over after " + std::to_string(endlessLine) +
               " bytes; the script is read no further";
    }
    return m_bytes > longestLine ? "the line is longer than " + std::to_string(longestLine) + " bytes"
                                 : std::string();
}

} // namespace umpire::cli

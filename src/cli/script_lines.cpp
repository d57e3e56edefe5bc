#include "script_lines.h"

#include "umpire/base/speech.h"

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
        return fill(say("cli", "the line is not over after {most} bytes; the script is read no further"),
                    {{"most", std::to_string(endlessLine)}});
    }
    return m_bytes > longestLine ? fill(say("cli", "the line is longer than {most} bytes"),
                                        {{"most", std::to_string(longestLine)}})
                                 : std::string();
}

} // namespace umpire::cli

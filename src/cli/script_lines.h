#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace umpire::cli {

/// Reads a script line by line and never holds more of one than may be read, whatever is sent.
class ScriptLines {
  public:
    static constexpr std::size_t longestLine = 1024U * 1024U;
    /// A line that is not over after so many bytes ends the script.
    static constexpr std::size_t endlessLine = 64U * 1024U * 1024U;

    explicit ScriptLines(std::istream& in);

    /// False at the end of the script.
    bool next();
    /// The line without its newline; of one that is refused only a beginning.
    const std::string& text() const { return m_text; }
    /// Why the line cannot be read, or "".
    std::string problem() const;

  private:
    std::streambuf& m_in;
    std::string m_text;
    std::size_t m_bytes = 0; ///< of the line, those not held included
};

} // namespace umpire::cli

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// What `--help` tells below the options, and the page for `man` as well.
struct HelpSection {
    struct Item {
        std::string term; ///< "UMPIRE_RULES"
        std::string text; ///< what it is, in a sentence
    };
    std::string heading; ///< "Environment"
    std::vector<Item> items;
};

/// What holds for both programs: their exit status, what they read of the environment, the files they keep.
std::vector<HelpSection> sharedHelp();

/// The sections as they stand in `--help`.
std::string plainHelp(const std::vector<HelpSection>& sections);

/// A page for `man`, in the language of troff. Whatever stands in the texts is shown as it is.
class ManPage {
  public:
    struct Title {
        std::string program; ///< "umpire"
        std::string version;
        std::string date;    ///< of the release, "2026-11-23"
        std::string summary; ///< what it is, in half a line
    };

    explicit ManPage(const Title& title);

    void section(std::string_view heading);
    void subsection(std::string_view heading);
    void paragraph(std::string_view text);
    /// How the program is called: `bold` as it is typed, then what is put in.
    void call(std::string_view bold, std::string_view rest);
    void item(std::string_view term, std::string_view text);
    /// Lines as they are typed.
    void example(std::string_view lines);
    void add(const HelpSection& section);

    const std::string& text() const { return m_text; }

  private:
    std::string m_text;
};

} // namespace umpire

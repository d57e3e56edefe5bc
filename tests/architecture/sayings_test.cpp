// Every sentence that the program says can be found by the tool that gathers them for translators.

#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <set>

namespace umpire::test::sayings_test {
namespace {

namespace fs = std::filesystem;

/// Behind the bracket of say( and the like: its literals. Nothing where anything else stands among them.
std::optional<std::vector<std::string>> literalsFrom(const std::string& code, std::size_t at) {
    std::vector<std::string> literals{""};
    for (bool any = false; at < code.size(); ++at) {
        const char c = code[at];
        if (c == '"') {
            for (++at; at < code.size() && code[at] != '"'; ++at) {
                const bool escaped = code[at] == '\\';
                at += escaped ? 1 : 0;
                literals.back() += escaped && code[at] == 'n' ? '\n' : code[at];
            }
            any = true;
        } else if (c == ',' && any) {
            literals.emplace_back();
        } else if (c == ')' && any) {
            return literals;
        } else if (!std::isspace(static_cast<unsigned char>(c))) {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

/// Whether what is said there is the engine's, and no function of somebody's own by this name.
bool isOurs(const std::string& code, std::size_t at) {
    if (at == 0) {
        return true;
    }
    const char before = code[at - 1];
    const bool word = std::isalnum(static_cast<unsigned char>(before)) || before == '_';
    const bool member = before == '.' || (before == '>' && code[at - 2] == '-') || before == '~';
    return !word && !member && !code.substr(0, at).ends_with("void ");
}

struct Found {
    std::set<std::string> sources;
    std::vector<std::string> unreadable; ///< the beginnings of what holds more than literals
    int files = 0;
};

void gather(const std::string& code, const std::string& word, const fs::path& file, Found& sayings) {
    const std::string opening = word + "(";
    for (std::size_t at = code.find(opening); at != std::string::npos; at = code.find(opening, at + 1)) {
        if (!isOurs(code, at)) {
            continue;
        }
        const auto literals = literalsFrom(code, at + opening.size());
        const bool readable = literals && literals->size() == (word == "sayCounted" ? 3U : 2U);
        // The window's own words go another way, and it has functions by these names.
        const bool window = file.generic_string().find("/src/gui/") != std::string::npos;
        if (readable) {
            sayings.sources.insert((*literals)[0] + ": " + (*literals)[1]);
        } else if (!window) {
            sayings.unreadable.push_back(file.string() + ": " + code.substr(at, 80));
        }
    }
}

Found sayingsOfTheTree() {
    Found sayings;
    for (const char* top : {"src", "include"}) {
        for (const auto& entry : fs::recursive_directory_iterator(sourceFolder() / top)) {
            const std::string name = entry.path().filename().string();
            // These define what all others use.
            if (!entry.is_regular_file() || name == "speech.h" || name == "speech.cpp" ||
                (!name.ends_with(".cpp") && !name.ends_with(".h"))) {
                continue;
            }
            ++sayings.files;
            const auto read = readFile(entry.path());
            const std::string code = read ? *read : std::string();
            for (const char* word : {"say", "sayCounted", "Saying"}) {
                gather(code, word, entry.path(), sayings);
            }
        }
    }
    return sayings;
}

std::string unescaped(std::string text) {
    for (const auto& [escape, letter] :
         {std::pair{"&lt;", "<"}, std::pair{"&gt;", ">"}, std::pair{"&quot;", "\""}, std::pair{"&apos;", "'"},
          std::pair{"&amp;", "&"}}) {
        for (std::size_t at = text.find(escape); at != std::string::npos; at = text.find(escape, at + 1)) {
            text.replace(at, std::string_view(escape).size(), letter);
        }
    }
    return text;
}

/// The text of the first such element from a place on, which is moved behind it.
std::optional<std::string> element(const std::string& xml, const std::string& name, std::size_t& at) {
    const std::string opening = "<" + name + ">";
    const std::size_t from = xml.find(opening, at);
    if (from == std::string::npos) {
        return std::nullopt;
    }
    const std::size_t end = xml.find("</" + name + ">", from);
    at = end;
    return unescaped(xml.substr(from + opening.size(), end - from - opening.size()));
}

std::set<std::string> gathered(const std::string& xml) {
    std::set<std::string> sources;
    std::size_t at = 0;
    for (auto context = element(xml, "name", at); context; context = element(xml, "name", at)) {
        const std::size_t next = std::min(xml.find("<context>", at), xml.size());
        for (auto source = element(xml, "source", at); source && at < next;
             source = element(xml, "source", at)) {
            sources.insert(*context + ": " + *source);
        }
        at = next;
    }
    return sources;
}

TEST(Sayings, HoldNothingButLiterals) {
    const Found sayings = sayingsOfTheTree();
    EXPECT_GT(sayings.files, 300);
    EXPECT_GT(sayings.sources.size(), 300U);
    EXPECT_EQ(sayings.unreadable, std::vector<std::string>());
}

#ifdef UMPIRE_LUPDATE // what is built without Qt needs nothing of it

TEST(Sayings, AreAllGatheredForTranslators) {
    const std::string lupdate = UMPIRE_LUPDATE;
    ASSERT_FALSE(lupdate.ends_with("-NOTFOUND"))
        << "there is no lupdate here: sh resources/setup-debian.sh installs it (Debian: qt6-l10n-tools)";
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "words.ts";
    const std::string command =
        "'" + lupdate + "' -silent -no-obsolete -locations none -extensions cpp,h -tr-function-alias " +
        "translate+=say,translate+=Saying,QT_TRANSLATE_N_NOOP+=sayCounted '" +
        (sourceFolder() / "src").string() + "' '" + (sourceFolder() / "include").string() + "' -ts '" +
        file.string() + "'";
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
    const auto xml = readFile(file, 64U << 20U);
    ASSERT_TRUE(xml) << file;
    const std::set<std::string> found = gathered(*xml);
    for (const std::string& source : sayingsOfTheTree().sources) {
        EXPECT_TRUE(found.contains(source)) << source;
    }
}

#endif

TEST(Sayings, OfAnotherKindAreSeen) {
    Found sayings;
    gather(
        R"(say("a", "b\"c" " d") x.say(y) void say(int) say(word) Saying("a", "e") say("a", ok ? "f" : "g"))",
        "say", "x", sayings);
    EXPECT_EQ(sayings.sources, std::set<std::string>{"a: b\"c d"});
    EXPECT_EQ(sayings.unreadable.size(), 2U);
    EXPECT_EQ(gathered("<context><name>a</name><source>b &lt; c</source></context><context><name>d</name>"
                       "<source>e</source></context>"),
              (std::set<std::string>{"a: b < c", "d: e"}));
}

} // namespace
} // namespace umpire::test::sayings_test

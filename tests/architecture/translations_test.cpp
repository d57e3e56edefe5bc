// Every sentence of the program is translated into every language it speaks, with the places it has in
// English and as many forms as its language counts in.

#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <cstdlib>
#include <functional>
#include <map>
#include <regex>
#include <set>

namespace umpire::test::translations_test {
namespace {

namespace fs = std::filesystem;

struct Message {
    std::string source;
    std::string remark; ///< of one that counts the form for several, else what translators are told
    bool counts = false;
    bool finished = true;
    std::vector<std::string> forms;
};

/// By context, source and remark, as translators see them.
using Messages = std::map<std::string, Message>;

Messages messagesIn(const fs::path& file) {
    Messages messages;
    pugi::xml_document document;
    const auto parsed = document.load_file(file.c_str());
    EXPECT_TRUE(parsed) << file << ": " << parsed.description();
    for (const auto context : document.child("TS").children("context")) {
        for (const auto each : context.children("message")) {
            Message message{each.child_value("source"), each.child_value("comment")};
            message.counts = std::string(each.attribute("numerus").value()) == "yes";
            const auto told = each.child("translation");
            message.finished = !told.attribute("type");
            for (const auto form : told.children("numerusform")) {
                message.forms.emplace_back(form.child_value());
            }
            if (!message.counts) {
                message.forms.emplace_back(told.child_value());
            }
            const std::string key =
                std::string(context.child_value("name")) + ": " + message.source + " / " + message.remark;
            messages[key] = message;
        }
    }
    return messages;
}

/// What lupdate finds in the sources.
Messages messagesOfTheSources() {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "words.ts";
    std::string command = std::string("'") + UMPIRE_LUPDATE +
                          "' -silent -no-obsolete -locations none -extensions cpp,h,ui -tr-function-alias "
                          "translate+=say,translate+=Saying,QT_TRANSLATE_N_NOOP+=sayCounted";
    for (const char* room : {"src", "include", "ui"}) {
        command += " '" + (sourceFolder() / room).string() + "'";
    }
    command += " -ts '" + file.string() + "' 2>/dev/null";
    EXPECT_EQ(std::system(command.c_str()), 0) << command;
    return messagesIn(file);
}

/// Every place of `src` that a pattern fits. Tells how many there are.
std::size_t eachMatch(const std::regex& pattern,
                      const std::function<void(const std::smatch& match, const fs::path& file)>& visit) {
    std::size_t matches = 0;
    for (const auto& entry : fs::recursive_directory_iterator(sourceFolder() / "src")) {
        const auto text = entry.is_regular_file() ? readFile(entry.path()) : std::string();
        EXPECT_TRUE(text) << entry.path();
        for (std::sregex_iterator each(text->begin(), text->end(), pattern), end; each != end; ++each) {
            ++matches;
            visit(*each, entry.path());
        }
    }
    return matches;
}

/// lupdate passes over a call whose count it cannot read, and says nothing: such a sentence stays English.
TEST(Translations, FindEverySentenceThatCounts) {
    const Messages found = messagesOfTheSources();
    const std::regex counted(R"re(sayCounted\(\s*"([^"\\]+)",\s*"([^"\\]+))re");
    const auto sentences = eachMatch(counted, [&found](const std::smatch& match, const fs::path& file) {
        const std::string key = match[1].str() + ": " + match[2].str();
        const auto at = found.lower_bound(key);
        EXPECT_TRUE(at != found.end() && at->first.starts_with(key)) << file << ": " << key;
    });
    EXPECT_GT(sentences, 50U);
}

/// lupdate takes the name of a class for the context of its sentences in a function that gives a
/// `std::string`, and the program looks for them under the one that was declared: they stay English.
TEST(Translations, StandUnderTheNameThatTheirClassDeclares) {
    std::set<std::string> contexts;
    for (const auto& [key, message] : messagesOfTheSources()) {
        contexts.insert(key.substr(0, key.find(": ")));
    }
    const std::regex declared(R"(class (\w+)[^{;]*\{\s*Q_DECLARE_TR_FUNCTIONS\((\w+)\))");
    const auto classes = eachMatch(declared, [&contexts](const std::smatch& match, const fs::path& file) {
        const std::string name = match[1];
        EXPECT_TRUE(name == match[2] || !contexts.contains(name)) << file << ": " << name;
    });
    EXPECT_GT(classes, 10U);
}

std::set<std::string> placesIn(const std::string& text) {
    static const std::regex place(R"(%L?\d+|\{[^{}]*\}|</?[a-zA-Z][^>]*>)");
    return {std::sregex_token_iterator(text.begin(), text.end(), place), std::sregex_token_iterator()};
}

class Translation : public testing::TestWithParam<const char*> {
  protected:
    static fs::path file() {
        return sourceFolder() / "resources/languages" / ("desert-umpire_" + std::string(GetParam()) + ".ts");
    }
};

TEST_P(Translation, HasEverySentenceAndNoOther) {
    const Messages wanted = messagesOfTheSources();
    const Messages found = messagesIn(file());
    EXPECT_GT(wanted.size(), 3000U);
    for (const auto& [key, message] : wanted) {
        const auto told = found.find(key);
        if (told == found.end()) {
            ADD_FAILURE() << "not translated: " << key;
            continue;
        }
        EXPECT_TRUE(told->second.finished) << "not finished: " << key;
        EXPECT_EQ(told->second.counts, message.counts) << key;
    }
    for (const auto& [key, message] : found) {
        EXPECT_TRUE(wanted.contains(key)) << "nobody says: " << key;
    }
}

TEST_P(Translation, HasThePlacesOfTheSentence) {
    for (const auto& [key, message] : messagesIn(file())) {
        const std::set<std::string> wanted = placesIn(message.source);
        ASSERT_EQ(message.forms.size(), message.counts ? 2U : 1U) << key;
        for (const std::string& form : message.forms) {
            EXPECT_FALSE(form.empty()) << key;
            std::set<std::string> found = placesIn(form);
            if (message.counts) { // one thing need not be counted
                found.insert("{n}");
                std::set<std::string> counted = wanted;
                counted.insert("{n}");
                EXPECT_EQ(found, counted) << key << "\n    " << form;
            } else {
                EXPECT_EQ(found, wanted) << key << "\n    " << form;
            }
        }
        if (message.counts && message.source.find("%n") != std::string::npos) {
            EXPECT_NE(message.forms.back().find("%n"), std::string::npos) << key;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, Translation, testing::Values("de", "fr"));

} // namespace
} // namespace umpire::test::translations_test

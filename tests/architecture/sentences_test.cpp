// What the window says can be translated: each sentence stands whole and in quotes where it is said, so that
// lupdate finds it, and numbers of things have the forms their language needs.

#include "support/battles.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

namespace umpire::test::sentences_test {
namespace {

namespace fs = std::filesystem;

struct Source {
    std::string file;
    std::string text; ///< without comments
};

const std::vector<Source>& sources() {
    static const std::vector<Source> read = [] {
        std::vector<Source> sources;
        const std::regex comment("(^|\\s)//[^\\n]*");
        for (const auto& entry : fs::recursive_directory_iterator(sourceFolder() / "src" / "gui")) {
            const std::string ending = entry.path().extension().string();
            if (ending == ".cpp" || ending == ".h") {
                sources.push_back({fs::relative(entry.path(), sourceFolder()).generic_string(),
                                   std::regex_replace(*readFile(entry.path()), comment, "$1")});
            }
        }
        return sources;
    }();
    return read;
}

/// Every place that looks so, with the line it stands in.
std::vector<std::string> places(const std::string& pattern) {
    const std::regex wanted(pattern);
    std::vector<std::string> found;
    for (const Source& source : sources()) {
        for (std::sregex_iterator at(source.text.begin(), source.text.end(), wanted), end; at != end; ++at) {
            found.push_back(source.file + ": " + at->str());
        }
    }
    return found;
}

void expectNone(const std::string& pattern, const char* why) {
    for (const std::string& place : places(pattern)) {
        ADD_FAILURE() << place << "\n" << why;
    }
}

const char* const inQuotes = "lupdate finds only what stands in quotes";
const char* const whole = "one whole sentence, with places for what is in it";
const char* const forms = "sayCounted has a form for one and one for many";

TEST(Sentences, OfTheWindowStandInQuotesWhereTheyAreSaid) {
    EXPECT_GT(places(R"(\btr\(\s*")").size(), 500U) << "it looks where the sentences are";
    expectNone(R"(\btr\(\s*[^"\s][^;]{0,60})", inQuotes);
    expectNone(R"(\bsayCounted\((?!const char)(?!\s*"[^"]*",\s*"[^"]*"(?:\s*"[^"]*")*,\s*")[^;]{0,60})",
               inQuotes);
    expectNone(R"(\bsayCounted\([^;]*,\s*static_cast<[^;]*)",
               "lupdate does not see what has a template in it");
    expectNone(R"(QCoreApplication::translate\((?!\s*"[^"]*",\s*")(?!context, (?:one|source)\b)[^;]{0,60})",
               inQuotes);
}

TEST(Sentences, OfTheWindowAreNotGlued) {
    expectNone(R"(\+=?\s*(?:\w+::)?tr\("[^;]{0,60})", whole);
    expectNone(R"(\btr\("[^"]*"\)\s*\+[^;]{0,60})", whole);
    // A unit behind a number is the exception.
    expectNone(R"(\btr\(" (?!mm")[^;]{0,60})", whole);
    expectNone(R"(\btr\("[^"]* "[,)][^;]{0,20})", whole);
}

TEST(Sentences, WithNumbersHavePlurals) {
    expectNone(R"(== 1\s*\?\s*(?:\w+::)?tr\([^;]{0,60})", forms);
    expectNone(R"(\btr\("(?:[^"]* )?1 (?:unit|record|cop|picture|field|test|element)[^;]{0,40})", forms);
    expectNone(R"(\btr\("[^"]*\(s\)[^;]{0,40})", forms);
}

} // namespace
} // namespace umpire::test::sentences_test

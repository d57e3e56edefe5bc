// Each scripted battle played in a language in which nothing can be read, with rules and names struck out:
// what is still in letters on sheets or in the record was never asked of the translator.

#include "support/battles.h"
#include "support/redacted.h"
#include "support/scripts.h"
#include "umpire/battle/localized_session.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/roster_text.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

namespace umpire::test::words_test {
namespace {

/// What is no word of any language.
std::string withoutSigns(std::string text) {
    static const std::vector<std::regex> signs{
        std::regex(R"(\[[CGLRYx]\]|\(x\))"),          // boxes and ticks drawn in plain text
        std::regex(R"(\b[ABDERY]\b)"),                // a marker in a box, a result or side of one letter
        std::regex(R"(\b[0-9a-f]{4} [0-9a-f]{4}\b)"), // letters of a record, to be noted
        std::regex(R"(\b[dD][0-9]+\b)"),              // a die
        std::regex(R"(\d{4}-\d\d-\d\dT[0-9:]+Z?)"),   // a moment
        std::regex(R"(\bjam\b)"),                     // a face of a die, as the rules call it
        std::regex(R"(\b(?:s-[a-z]+|turn-[0-9]+|opening|closing)\b)"), // ids of rulings and passages
    };
    for (const std::regex& sign : signs) {
        text = std::regex_replace(text, sign, "");
    }
    return text;
}

/// Lines that hold letters, a handful of them.
std::string readable(const std::string& text) {
    std::string lines;
    int found = 0;
    for (std::size_t from = 0; from < text.size() && found < 12;) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string line = withoutSigns(text.substr(from, end - from));
        const bool letters =
            std::any_of(line.begin(), line.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
        lines += letters ? line + "\n" : "";
        found += letters ? 1 : 0;
        from = end + 1;
    }
    return lines;
}

/// What of a tag is read out to those who cannot see.
std::string spokenOf(const std::string& tag) {
    std::string spoken = " ";
    for (const std::string attribute : {"aria-label=\"", "alt=\"", "title=\""}) {
        const std::size_t from = tag.find(" " + attribute);
        if (from != std::string::npos) {
            const std::size_t text = from + attribute.size() + 1;
            spoken += tag.substr(text, tag.find('"', text) - text) + " ";
        }
    }
    return spoken;
}

/// What a browser shows or reads out of a page.
std::string shownOf(const std::string& html) {
    std::string shown;
    for (std::size_t at = 0; at < html.size(); ++at) {
        if (html[at] != '<') {
            shown += html[at];
            continue;
        }
        const std::size_t end = html.find('>', at);
        const std::string tag = html.substr(at, end - at);
        shown += spokenOf(tag);
        at = tag == "<style" ? html.find("</style>", at) + 7 : end;
    }
    return std::regex_replace(shown, std::regex("&(?:amp|lt|gt|quot|#39);"), "");
}

std::unique_ptr<Session> played(const std::string& name) {
    auto session = redactedExample(name);
    PhysicalDice none({});
    int refused = 0;
    for (const Json& command : session ? commandsOf(name) : std::vector<Json>()) {
        const Answer answer = session->execute(redactedCommand(command), none);
        refused += answer.ok ? 0 : 1;
        EXPECT_TRUE(answer.ok) << dumpLine(command) << '\n' << answer.refusal.message;
    }
    return session;
}

class Words : public testing::TestWithParam<std::string> {
  protected:
    RedactedLanguage m_language;
    Speaking m_speaking{&m_language};
};

TEST_P(Words, OfTheRecordAllComeThroughTheTranslator) {
    const auto kept = played(GetParam());
    ASSERT_TRUE(kept);
    const auto session = localizedSession(*kept, PackSearchPath({}), {});
    ASSERT_TRUE(session) << "what is kept is English, whoever plays";
    const sheets::RecordText words(*session);
    const sheets::RosterText roster(*session);
    std::string all;
    for (const Record& record : session->records()) {
        all += words.place(record) + "\n" + words.who(record) + "\n" + words.how(record) + "\n" +
               words.follows(record) + "\n";
        for (const Json& step : record.steps) {
            all += words.sum(step) + "\n" + words.lines(step) + "\n" + words.outcome(step) + "\n";
        }
        for (const std::string& change : roster.changes(record.events)) {
            all += change + "\n";
        }
    }
    EXPECT_GT(all.size(), 1000U);
    EXPECT_EQ(readable(all), "");
}

TEST_P(Words, OfEverySheetAllComeThroughTheTranslator) {
    const auto kept = played(GetParam());
    ASSERT_TRUE(kept);
    const auto session = localizedSession(*kept, PackSearchPath({}), {});
    ASSERT_TRUE(session) << "what is kept is English, whoever plays";
    for (const sheets::SheetKind& kind : sheets::sheetKinds()) {
        sheets::SheetWish wish;
        wish.sheet = kind.id;
        wish.odds = true;
        for (const sheets::Reader reader : {sheets::Reader::Umpire, sheets::Reader::Players}) {
            wish.reader = reader;
            const std::vector<sheets::Sheet> made{sheets::makeSheet({session->rules(), session.get()}, wish)};
            EXPECT_EQ(readable(sheets::writeText(made)), "") << kind.id;
            EXPECT_EQ(readable(shownOf(sheets::writeHtml(made))), "") << kind.id;
        }
    }
}

TEST_P(Words, OfWhatIsOwedAllComeThroughTheTranslator) {
    auto session = redactedExample(GetParam());
    ASSERT_TRUE(session);
    PhysicalDice none({});
    std::size_t owed = 0;
    for (const Json& command : commandsOf(GetParam())) {
        session->execute(redactedCommand(command), none);
        for (const Due& due : session->battle().due) {
            ++owed;
            EXPECT_EQ(readable(due.text), "") << due.id;
        }
    }
    EXPECT_GT(owed, 0U);
}

INSTANTIATE_TEST_SUITE_P(Scripts, Words, testing::ValuesIn(scriptedBattles()), [](const auto& tested) {
    std::string name = tested.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

/// A word that came past the translator is seen.
TEST(WordsTest, SeesWhatIsLeftInLetters) {
    EXPECT_EQ(readable("# ## 12\nthree # 1\n[C] 1a2b 3c4d"), "three # 1\n");
    EXPECT_EQ(redacted("{a} fires on {b.name}, twice"), "{a} ##### ## {b.name}, #####");
    EXPECT_EQ(readable(shownOf("<style>p {}</style><p class=\"a\" aria-label=\"Box\"># &amp; 1</p>")),
              "  Box #  1 \n");
}

} // namespace
} // namespace umpire::test::words_test

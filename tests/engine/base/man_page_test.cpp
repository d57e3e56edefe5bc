// A page for `man` shows every text as it is.

#include "umpire/base/man_page.h"

#include <gtest/gtest.h>

namespace umpire::test::man_page_test {
namespace {

ManPage page() {
    return ManPage({"a-program", "1.2", "2026-11-23", "what it is"});
}

TEST(ManPage, BeginsAsManWants) {
    EXPECT_EQ(page().text(), ".TH \"A\\-PROGRAM\" 1 \"2026-11-23\" \"a\\-program 1.2\" \"Desert Umpire\"\n"
                             ".SH \"NAME\"\na\\-program \\- what it is\n");
}

TEST(ManPage, TakesNoTextForARequest) {
    ManPage made = page();
    made.paragraph(".so /etc/passwd\n'tis \\n(xx \"quoted\"");
    EXPECT_TRUE(made.text().ends_with(".PP\n\\&.so /etc/passwd\n\\&'tis \\en(xx \"quoted\"\n"))
        << made.text();
    made.section("he said \"no\"");
    EXPECT_TRUE(made.text().ends_with(".SH \"HE SAID \\(dqNO\\(dq\"\n")) << made.text();
}

TEST(ManPage, HasHeadingsInCapitalsOfEveryLanguage) {
    ManPage made = page();
    made.section("Rückgabewert");
    EXPECT_TRUE(made.text().ends_with(".SH \"RÜCKGABEWERT\"\n")) << made.text();
}

TEST(HelpSection, HasTheSameItemsInBoth) {
    ManPage made = page();
    for (const HelpSection& section : sharedHelp()) {
        made.add(section);
        for (const HelpSection::Item& item : section.items) {
            EXPECT_NE(plainHelp({section}).find(item.term), std::string::npos);
            EXPECT_NE(plainHelp({section}).find(item.text), std::string::npos);
        }
    }
    EXPECT_NE(made.text().find(".SH \"EXIT STATUS\""), std::string::npos);
}

} // namespace
} // namespace umpire::test::man_page_test

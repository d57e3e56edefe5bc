// Every pair of text and ground keeps a contrast of 4.5 to 1.

#include "look/look.h"

#include <gtest/gtest.h>

namespace umpire::gui::test {

namespace {

class Themes : public ::testing::TestWithParam<bool> {
  protected:
    Theme theme = GetParam() ? Theme::night() : Theme::light();

    static void readable(const QColor& text, const QColor& ground, const char* what) {
        EXPECT_GE(Theme::contrast(text, ground), 4.5)
            << what << ": " << text.name().toStdString() << " on " << ground.name().toStdString();
    }
};

} // namespace

TEST_P(Themes, TextIsReadable) {
    for (const QColor& ground : {theme.background, theme.pane, theme.tile}) {
        readable(theme.ink, ground, "ink");
        readable(theme.muted, ground, "muted");
    }
    readable(theme.onAccent, theme.accent, "filled button");
    readable(theme.tile, theme.ink, "number badge");
    readable(theme.pane, theme.muted, "badge of a unit that is gone");
    for (const QColor& side : {theme.firstSide, theme.secondSide}) {
        readable(side, theme.background, "side on the field");
        readable(side, theme.pane, "side in the turn bar");
    }
    for (const QColor& tone : {theme.steady, theme.caution, theme.alarm, theme.flight}) {
        readable(tone, theme.tile, "state on a tile");
        readable(tone, theme.pane, "state on a pane");
    }
}

TEST_P(Themes, ThePaletteIsReadable) {
    const QPalette palette = theme.palette();
    const auto pair = [&](QPalette::ColorGroup group, QPalette::ColorRole text, QPalette::ColorRole ground) {
        readable(palette.color(group, text), palette.color(group, ground), "palette");
    };
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        pair(group, QPalette::WindowText, QPalette::Window);
        pair(group, QPalette::Text, QPalette::Base);
        pair(group, QPalette::ButtonText, QPalette::Button);
        pair(group, QPalette::ToolTipText, QPalette::ToolTipBase);
    }
    pair(QPalette::Active, QPalette::HighlightedText, QPalette::Highlight);
    pair(QPalette::Active, QPalette::PlaceholderText, QPalette::Base);
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, Themes, ::testing::Bool());

TEST(Theme, ContrastIsThatOfTheStandard) {
    EXPECT_NEAR(Theme::contrast(Qt::black, Qt::white), 21, 0.01);
    EXPECT_NEAR(Theme::contrast(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.01);
}

TEST(Theme, GoesWithTheDesktop) {
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    EXPECT_TRUE(Theme::fitting(dark).dark);
    EXPECT_FALSE(Theme::fitting(QPalette(Qt::white)).dark);
}

} // namespace umpire::gui::test

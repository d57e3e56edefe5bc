// Every pair of text and ground keeps a contrast of 4.5 to 1, in the contrast themes 7 to 1.

#include "look/look.h"

#include <QApplication>
#include <QLabel>

#include <gtest/gtest.h>

namespace umpire::gui::test::theme_test {

namespace {

class Themes : public ::testing::TestWithParam<const char*> {
  protected:
    Theme theme = Theme::named(QLatin1String(GetParam()), QPalette(Qt::white));
    double least = QByteArray(GetParam()).startsWith("contrast") ? 7 : 4.5;

    void readable(const QColor& text, const QColor& ground, const char* what) const {
        EXPECT_GE(Theme::contrast(text, ground), least)
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
    for (const QColor& side : {theme.side(0), theme.side(1), theme.side(2), theme.side(3)}) {
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

TEST_P(Themes, FramesStandOut) {
    for (const QColor& ground : {theme.background, theme.pane, theme.tile}) {
        EXPECT_GE(Theme::contrast(theme.selection, ground), 3);
    }
}

INSTANTIATE_TEST_SUITE_P(All, Themes, ::testing::Values("light", "dark", "contrast-light", "contrast-dark"));

TEST(Theme, EveryNameGivesItsTheme) {
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    const auto groundOf = [&dark](const char* name) {
        return Theme::named(QLatin1String(name), dark).background;
    };
    EXPECT_EQ(groundOf("auto"), Theme::night().background);
    EXPECT_EQ(groundOf("light"), Theme::light().background);
    EXPECT_EQ(groundOf("contrast"), Theme::contrastNight().background);
    EXPECT_EQ(groundOf("contrast-light"), Theme::contrastLight().background);
    EXPECT_EQ(Theme::names().size(), 6);
}

TEST(Theme, SidesBeyondTheSecondHaveColoursOfTheirOwn) {
    const Theme theme = Theme::light();
    for (int i = 0; i < 4; ++i) {
        for (int j = 0; j < i; ++j) {
            EXPECT_NE(theme.side(i), theme.side(j));
        }
    }
    EXPECT_EQ(theme.side(4), theme.side(0));
}

TEST(Look, OfOneWindowLeavesTheOthersAlone) {
    Look program;
    program.setThemeName(QStringLiteral("light"));
    QWidget window;
    Look own(window);
    own.setThemeName(QStringLiteral("dark"));
    own.setPercent(200);
    const auto* label = new QLabel(QStringLiteral("Turn"), &window);
    window.show();
    EXPECT_EQ(program.percent(), 100);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window),
              Theme::light().palette().color(QPalette::Window));
    EXPECT_EQ(window.palette().color(QPalette::Window), Theme::night().palette().color(QPalette::Window));
    EXPECT_EQ(label->font().pixelSize(), 28);
}

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

} // namespace umpire::gui::test::theme_test

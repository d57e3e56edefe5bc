// Signs among words: measured, cut and drawn as our own shapes.

#include "look/strokes.h"
#include "look/text_width.h"
#include "look/widgets.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

namespace umpire::gui::signs_test {

namespace {

QFont ofSize(int pixels) {
    QFont font;
    font.setPixelSize(pixels);
    return font;
}

/// The words in black on white, so many pixels wide.
QImage drawn(const QString& text, int width, Qt::Alignment along = Qt::AlignLeft) {
    QImage image(width, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setFont(ofSize(20));
    painter.setPen(Qt::black);
    drawTextLine(painter, image.rect(), along, text);
    return image;
}

/// How many pixels of these columns have ink.
int ink(const QImage& image, int from, int to) {
    int dark = 0;
    for (int x = from; x < to; ++x) {
        for (int y = 0; y < image.height(); ++y) {
            dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        }
    }
    return dark;
}

} // namespace

TEST(Signs, EveryOneIsDrawnInItsOwnPlace) {
    for (const QChar sign : QStringLiteral("★☆▸◂▾⚑⟲")) {
        const QImage image = drawn(QString(sign), 60);
        const int wide = signWidth(ofSize(20), sign);
        EXPECT_TRUE(isSign(sign));
        EXPECT_GT(ink(image, 0, wide), 20) << QString(sign).toStdString();
        EXPECT_EQ(ink(image, wide, 60), 0) << QString(sign).toStdString();
    }
    EXPECT_FALSE(hasSign(QStringLiteral("Brig.-Gen. W. Meldrum – 5 × 3")));
}

TEST(Signs, WordsBeginWhereTheSignEnds) {
    const QFont font = ofSize(20);
    EXPECT_EQ(textWidth(font, QStringLiteral("★ Chauvel")),
              signWidth(font, u'★') + textWidth(font, QStringLiteral(" Chauvel")));
    const int whole = textWidth(font, QStringLiteral("★ Chauvel"));
    EXPECT_GT(ink(drawn(QStringLiteral("★ Chauvel"), 200), signWidth(font, u'★'), whole), 20);
    EXPECT_EQ(ink(drawn(QStringLiteral("★ Chauvel"), 200), whole + 1, 200), 0);
    EXPECT_EQ(ink(drawn(QStringLiteral("★ Chauvel"), 200, Qt::AlignRight), 0, 199 - whole), 0);
}

TEST(Signs, WhatIsCutKeepsItsSign) {
    const QFont font = ofSize(20);
    const QString whole = QStringLiteral("★ Maj.-Gen. E. W. C. Chaytor");
    const QString cut = cutText(font, whole, textWidth(font, whole) / 2);
    EXPECT_TRUE(cut.startsWith(QStringLiteral("★ Maj"))) << cut.toStdString();
    EXPECT_TRUE(cut.endsWith(QStringLiteral("…"))) << cut.toStdString();
    EXPECT_LE(textWidth(font, cut), textWidth(font, whole) / 2);
    EXPECT_EQ(cutText(font, whole, textWidth(font, whole)), whole);
    EXPECT_EQ(cutText(font, whole, signWidth(font, u'★')), QStringLiteral("★"));
}

TEST(Signs, GoWithTheirWordsWhereThereIsNoRoom) {
    const QFont font = ofSize(20);
    const QString corps = QStringLiteral("Desert Mounted Corps");
    const QString whole = corps + QStringLiteral("  ★ General  ☆ Brigadier");
    const QString nearly = cutText(font, whole, textWidth(font, corps + QStringLiteral("  ★")));
    EXPECT_EQ(nearly, corps + QStringLiteral("…"));
    const QString brief = cutText(font, whole, textWidth(font, corps) / 2);
    EXPECT_TRUE(brief.startsWith(QStringLiteral("Dese"))) << brief.toStdString();
    EXPECT_TRUE(brief.endsWith(QStringLiteral("…")));
}

TEST(Signs, AButtonHasRoomForItsSignAndItsWords) {
    SignButton button;
    button.setText(QStringLiteral("Salt && Pepper ▸"));
    EXPECT_GE(button.sizeHint().width(), textWidth(button.font(), QStringLiteral("Salt & Pepper ▸")));
    const int before = button.sizeHint().width();
    button.setText(QStringLiteral("▸"));
    EXPECT_LT(button.sizeHint().width(), before);
    EXPECT_EQ(plainWords(QStringLiteral("&Play, &&, stop")), QStringLiteral("Play, &, stop"));
}

} // namespace umpire::gui::signs_test

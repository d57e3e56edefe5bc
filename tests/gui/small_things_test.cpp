// Cards that outlast the program, dice told as they were thrown, names and signs: what only shows in use.

#include "test_window.h"

#include "document/record_text.h"
#include "document/text.h"
#include "field/short_name.h"
#include "look/strokes.h"
#include "look/theme.h"
#include "look/umpire_style.h"
#include "look/widgets.h"
#include "specials/special_card.h"
#include "specials/specials_board.h"
#include "table/field_menu.h"
#include "table/tour.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

namespace umpire::gui::test::small_things_test {

namespace {

class SmallThings : public TestWindow {
  protected:
    void park(const char* unit, const char* target) {
        click(unit);
        click(target);
        state().setOffer("shoot");
        trigger("actionPark");
    }
    /// Quits and starts anew with what was remembered.
    void restart() {
        ASSERT_TRUE(window->close());
        begin();
    }
    void begin() {
        window = std::make_unique<MainWindow>(document, look, settings, prompts, ExampleBattles({}));
        window->resize(1600, 1000);
        window->show();
        ASSERT_TRUE(window->openFile(file));
    }
    const std::vector<Claim>& cards() { return window->table().claims().claims(); }
};

} // namespace

TEST_F(SmallThings, ParkedCardsAreThereAgainAfterQuitting) {
    park("12lhr", "i-67");
    park("11lhr", "ii-67");
    ASSERT_EQ(cards().size(), 2U);
    restart();
    ASSERT_EQ(cards().size(), 2U);
    EXPECT_EQ(cards()[0].draft.subject, "12lhr");
    EXPECT_EQ(cards()[0].draft.target, "i-67");
    EXPECT_EQ(cards()[0].draft.offer, "shoot");
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    EXPECT_EQ(state().subject(), "12lhr");
    EXPECT_TRUE(state().wantsDie());
    restart();
    EXPECT_EQ(cards().size(), 1U) << "what was taken up is no card any more";
}

TEST_F(SmallThings, ParkedCardsOutlastAKill) {
    park("12lhr", "i-67");
    // Nothing is told that it ends; the settings have it already.
    const QVariantMap kept = settings.value(Settings::Key::Parked).toMap();
    ASSERT_EQ(kept.size(), 1);
    EXPECT_EQ(kept.firstKey(), file);
    EXPECT_TRUE(kept.first().toString().contains(QStringLiteral("12lhr")));
}

TEST_F(SmallThings, ParkedCardsStayWithTheirBattle) {
    park("12lhr", "i-67");
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("semakh-1918")))));
    EXPECT_TRUE(cards().empty()) << "those of another battle";
    ASSERT_TRUE(window->openFile(file));
    EXPECT_EQ(cards().size(), 1U);
    const QString other = folder.filePath(QStringLiteral("other.battle.json"));
    ASSERT_EQ(document.saveAs(other), QString());
    document.close();
    ASSERT_TRUE(window->openFile(other));
    EXPECT_EQ(cards().size(), 1U) << "they go along when it is saved elsewhere";
}

TEST_F(SmallThings, ThePanelStaysWhereItIsWhenTheLastDieFalls) {
    for (const QSize& size : {QSize(1366, 768), QSize(1600, 1000), QSize(1280, 800)}) {
        window->resize(size);
        state().clear();
        click("12lhr");
        click("i-67");
        state().setOffer("shoot");
        QTest::qWait(5);
        const auto top = [this] {
            auto* die = find<QPushButton>("face-4");
            return die->mapTo(window.get(), QPoint()).y();
        };
        const int before = top();
        type(QStringLiteral("1"));
        QTest::qWait(5);
        ASSERT_TRUE(state().done());
        EXPECT_EQ(top(), before) << size.width();
        document.undo();
    }
}

TEST_F(SmallThings, ThePanelStaysWhereItIsWhenACarFires) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("semakh-1918")))));
    for (const QSize& size : {QSize(1366, 768), QSize(1600, 1000), QSize(1280, 800)}) {
        window->resize(size);
        state().clear();
        state().choose("lamb-1", "german-mg-1", "shoot");
        QTest::qWait(5);
        const auto top = [this] {
            auto* die = find<QPushButton>("face-3");
            return die->mapTo(window.get(), QPoint()).y();
        };
        const int before = top();
        for (const char* die : {"2", "3"}) {
            ASSERT_TRUE(state().dieKey(QLatin1String(die))) << size.width() << ": " << die;
            QTest::qWait(5);
            EXPECT_EQ(top(), before) << size.width() << ", after " << die;
        }
        ASSERT_TRUE(state().done());
        document.undo();
    }
}

TEST_F(SmallThings, ADieThrownInPlaceOfAnotherIsToldAsItFell) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("semakh-1918")))));
    Id car;
    for (const Subject* unit : battle().all(SubjectKind::Unit)) {
        car = car.empty() && unit->value("type").text() == "armoured-car" ? unit->id : car;
    }
    ASSERT_FALSE(car.empty());
    const Answer answer =
        document.execute({{"do", "check"}, {"check", "off-road"}, {"unit", car}, {"dice", {{{"d6", 5}}}}});
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    const Record& record = document.session().records().back();
    const QString how = toText(RecordText(document.session()).how(record));
    EXPECT_TRUE(how.contains(QStringLiteral("threw 5 on a D6 ("))) << fromText(how);
}

TEST_F(SmallThings, NamesAreCutAtTheirEnd) {
    const QFont font = look.font(14, QFont::Bold);
    const QFontMetrics metrics(font);
    const Abbreviations usual = abbreviationsOf(document.rules());
    const QString name = QStringLiteral("Ottoman Camel Transport and Water Supply");
    const QString cut = shortName(name, usual, font, metrics.horizontalAdvance(name) / 2);
    EXPECT_TRUE(cut.startsWith(QStringLiteral("Ottoman C"))) << fromText(cut);
    EXPECT_TRUE(cut.endsWith(QChar(0x2026))) << fromText(cut);
    EXPECT_EQ(shortName(QStringLiteral("2nd Machine Gun Company"), usual, font,
                        metrics.horizontalAdvance(QStringLiteral("2nd MG Coy")) + 1),
              QStringLiteral("2nd MG Coy"))
        << "first by what is usual";
    const QString twin = QStringLiteral("Ottoman rearguard detachment 2");
    const QString cutTwin = shortName(twin, usual, font, metrics.horizontalAdvance(twin) * 2 / 3);
    EXPECT_TRUE(twin.startsWith(cutTwin.chopped(1).trimmed()))
        << "never in the middle: " << fromText(cutTwin);
    EXPECT_TRUE(cutTwin.endsWith(QChar(0x2026))) << fromText(cutTwin);
    EXPECT_LE(metrics.horizontalAdvance(cutTwin), metrics.horizontalAdvance(twin) * 2 / 3);
}

TEST_F(SmallThings, MessageBoxesShowOurOwnSignsAndNoPictures) {
    QMessageBox box(QMessageBox::Question, QStringLiteral("t"), QStringLiteral("x"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    for (const QAbstractButton* button : box.buttons()) {
        EXPECT_TRUE(button->icon().isNull()) << fromText(button->text());
    }
    const QImage sign = box.iconPixmap().toImage();
    ASSERT_FALSE(sign.isNull());
    const QColor ink = look.theme().ink;
    for (int y = 0; y < sign.height(); ++y) {
        for (int x = 0; x < sign.width(); ++x) {
            const QColor dot = sign.pixelColor(x, y);
            ASSERT_TRUE(dot.alpha() < 128 || std::abs(dot.hslSaturation() - ink.hslSaturation()) < 60)
                << x << ", " << y << " is coloured";
        }
    }
}

TEST_F(SmallThings, WhatCanDoNothingLooksItInHighContrast) {
    for (const char* name : {"contrast-light", "contrast-dark"}) {
        const Theme theme = Theme::named(QLatin1String(name), QPalette());
        EXPECT_GE(Theme::contrast(disabledInk(theme), theme.background), 7) << name;
        EXPECT_GE(Theme::contrast(theme.ink, disabledInk(theme)), 2.5) << name;
        const QPen frame = barredPen({theme, 100, {}});
        EXPECT_EQ(frame.style(), Qt::DashLine) << name;
        EXPECT_EQ(frame.color(), disabledInk(theme)) << name;
    }
}

TEST_F(SmallThings, NoRuleStandsAtopAMenu) {
    for (const char* subject : {"12lhr", "4lhb"}) {
        if (battle().find(subject)) {
            const FieldMenu menu(document, {QLatin1String(subject)});
            ASSERT_FALSE(menu.actions().isEmpty());
            EXPECT_FALSE(menu.actions().first()->isSeparator()) << subject;
        }
    }
}

TEST_F(SmallThings, HeadsOfSpecialsStandOverTheirColumns) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("semakh-1918")))));
    for (const int width : {1000, 1400, 2200}) {
        SpecialsBoard board(look, document);
        board.resize(width, 160); // low: the cards scroll
        board.show();
        // By how much a head is off its first card; -1: it has none.
        const auto off = [&](const Subject& side) {
            int first = -1;
            for (SpecialCard* card : board.findChildren<SpecialCard*>()) {
                const Subject* unit = battle().find(fromText(card->objectName().mid(8)));
                const int left = card->mapTo(&board, QPoint()).x();
                first = unit && unit->side == side.id && (first < 0 || left < first) ? left : first;
            }
            for (const ElidedLabel* name : board.findChildren<ElidedLabel*>()) {
                if (name->whole() == toText(side.name) && first >= 0) {
                    return std::abs(name->mapTo(&board, QPoint()).x() - first);
                }
            }
            return -1;
        };
        for (const Subject* side : battle().all(SubjectKind::Side)) {
            EXPECT_TRUE(QTest::qWaitFor([&] { return off(*side) == 0; }, 1000))
                << side->id << " at " << width << ": " << off(*side);
        }
    }
}

TEST_F(SmallThings, TheTourResolvesACheckAndTakesItBack) {
    trigger("actionClose");
    window = std::make_unique<MainWindow>(
        document, look, settings, prompts,
        ExampleBattles({QFileInfo(example(QStringLiteral("semakh-1918"))).path()}));
    window->resize(1600, 1000);
    window->show();
    trigger("actionTour");
    ASSERT_TRUE(document.isOpen());
    auto* tour = find<Tour>("tour");
    bool resolved = false;
    for (int i = 0; i < tour->steps(); ++i) {
        resolved = resolved || (state().done() && document.session().cursor() == 1);
        tour->next();
    }
    EXPECT_TRUE(resolved);
    EXPECT_FALSE(tour->isVisible());
    EXPECT_EQ(document.session().cursor(), 0) << "taken back";
    EXPECT_TRUE(state().idle());
    EXPECT_TRUE(state().appliesAtOnce());
}

TEST_F(SmallThings, TheTourLeavesABattleOfOnesOwnAlone) {
    trigger("actionTour");
    auto* tour = find<Tour>("tour");
    bool shown = false;
    while (tour->isVisible()) {
        shown = shown || state().ready();
        EXPECT_EQ(document.session().records().size(), 0U);
        tour->next();
    }
    EXPECT_TRUE(shown) << "a result is shown";
    EXPECT_TRUE(state().idle());
}

TEST_F(SmallThings, NothingInTheTourIsCut) {
    for (const int percent : {100, 150}) {
        look.setPercent(percent);
        trigger("actionTour");
        auto* tour = find<Tour>("tour");
        while (tour->isVisible()) {
            QTest::qWait(1);
            for (const QLabel* label : tour->findChildren<QLabel*>()) {
                const int needed =
                    label->wordWrap() ? label->heightForWidth(label->width()) : label->fontMetrics().height();
                EXPECT_GE(label->height(), needed) << fromText(label->text()) << " at " << percent;
            }
            tour->next();
        }
    }
    look.setPercent(100);
}

/// Where there is no room for his name either.
TEST_F(SmallThings, ALostOfficerIsAWord) {
    ASSERT_TRUE(
        document.execute({{"do", "adjust"}, {"subject", "meldrum"}, {"set", {{"state", "lost"}}}}).ok);
    int heads = 0;
    for (const ElidedLabel* label : window->findChildren<ElidedLabel*>()) {
        if (label->whole().contains(QStringLiteral("Meldrum")) && !label->brief().isEmpty()) {
            ++heads;
            EXPECT_TRUE(label->whole().startsWith(QStringLiteral("lost"))) << fromText(label->whole());
            EXPECT_EQ(label->brief(), QStringLiteral("lost"));
        }
    }
    EXPECT_EQ(heads, 1);
}

} // namespace umpire::gui::test::small_things_test

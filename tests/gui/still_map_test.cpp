// The map and the cards stand still, as the field does, in each language and on small screens.

#include "test_window.h"

#include "cards/card_table.h"
#include "document/text.h"
#include "field/field_view.h"
#include "map/map_pane.h"
#include "map/map_view.h"
#include "settings/language.h"
#include "table/table_screen.h"

#include <QFile>
#include <QLineEdit>
#include <QTest>

#include <functional>
#include <map>
#include <string_view>

namespace umpire::gui::test::still_map_test {

namespace {

struct Screen {
    int width;
    int height;
    const char* language;
};

std::ostream& operator<<(std::ostream& out, const Screen& screen) {
    return out << screen.width << "x" << screen.height << " " << screen.language;
}

class StillGame : public TestWindow, public ::testing::WithParamInterface<Screen> {
  protected:
    explicit StillGame(const char* name) : game(QLatin1String(name)) { source = example(game); }

    void SetUp() override {
        document.setLocale({language.code().toStdString(), Lengths::Inches});
        TestWindow::SetUp();
        window->resize(GetParam().width, GetParam().height);
        QTest::qWait(60);
        ASSERT_EQ(window->size(), QSize(GetParam().width, GetParam().height));
    }

    bool playsAll() const {
        return GetParam().width == 1366 && std::string_view(GetParam().language) == "en";
    }
    /// Each command of the example's script in turn: who is named there is pointed at, then it is played. The
    /// whole battle on one screen is enough.
    void playAll(const std::function<void(const std::string& after)>& check) {
        QFile lines(QStringLiteral(UMPIRE_BATTLES "/%1.script.jsonl").arg(game));
        ASSERT_TRUE(lines.open(QIODevice::ReadOnly));
        constexpr int some = 30;
        for (int played = 0; !lines.atEnd() && !HasFailure() && (playsAll() || played < some); ++played) {
            const std::string line = lines.readLine().trimmed().toStdString();
            const Json command = line.empty() ? Json::object() : Json::parse(line);
            for (const auto& [key, named] : command.items()) {
                if (named.is_string() && battle().find(named.get<std::string>())) {
                    pointAt(named.get<std::string>());
                    QTest::qWait(1);
                    check("the choice for " + line);
                }
            }
            document.execute(command);
            QTest::qWait(1);
            check(line);
        }
    }
    virtual void pointAt(const Id& subject) { state().choose(subject); }

    QString game;
    Language language{QLocale(QLatin1String(GetParam().language))};
};

class StillMap : public StillGame {
  protected:
    StillMap() : StillGame("megiddo-made-up") {}

    MapView* view() { return find<MapView>("mapView"); }
    /// Where the map stands and how large it is, by two of its hexes.
    std::pair<QPoint, QPoint> place() {
        QWidget* map = view()->viewport();
        return {map->mapTo(window.get(), view()->placeOf(Hex{1, 1})),
                map->mapTo(window.get(), view()->placeOf(Hex{9, 9}))};
    }
    /// Whom one sees one clicks; who is out of view would be looked for by his number.
    void pointAt(const Id& subject) override {
        const auto hex = view()->facts().hexOf(toText(subject));
        const QPoint at = hex ? view()->placeOf(*hex) : QPoint(-1, -1);
        state().clear();
        if (!hex) {
            state().choose(subject);
        } else if (view()->viewport()->rect().contains(at)) {
            QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, at);
        }
    }
};

class StillCards : public StillGame {
  protected:
    StillCards() : StillGame("palestine-1918") {}

    /// Where each card lies, and in which pile.
    std::map<Id, std::pair<std::string, QRect>> places() {
        std::map<Id, std::pair<std::string, QRect>> found;
        for (const CardButton* card : find<CardTable>("cardTable")->cards()) {
            const Id id = fromText(card->card().unit.id);
            QRect at(card->mapTo(window.get(), QPoint()), card->size());
            if (card->card().ready) { // it stands out as long as it may strike
                at = QRect();
            }
            found[id] = {word(id, "pile"), at};
        }
        return found;
    }
};

} // namespace

TEST_P(StillCards, FromTheFirstClickToTheLastRecord) {
    auto before = places();
    playAll([&](const std::string& after) {
        auto now = places();
        for (const auto& [card, place] : now) {
            const auto was = before.find(card);
            const bool stays = was != before.end() && was->second.first == place.first;
            ASSERT_TRUE(!stays || was->second.second.isNull() || place.second.isNull() ||
                        was->second.second == place.second)
                << card << " after " << after << ": " << was->second.second.x() << ","
                << was->second.second.y() << " to " << place.second.x() << "," << place.second.y();
        }
        before = std::move(now);
    });
    EXPECT_GT(document.session().cursor(), playsAll() ? 100 : 10);
}

TEST_P(StillCards, WhateverOpensOrIsFiltered) {
    ASSERT_TRUE(document.execute({{"do", "fill-hand"}, {"side", "british"}}).ok);
    QTest::qWait(20);
    const auto before = places();
    ASSERT_EQ(before.size(), 10U);
    for (int i = 0; i < 2; ++i) {
        trigger("show-recordDock");
        QTest::qWait(60);
        EXPECT_EQ(places(), before) << "the record";
    }
    find<CardTable>("cardTable")->takeFocus();
    press(Qt::Key_5);
    QTest::qWait(60);
    EXPECT_EQ(places(), before) << "the number of a card is typed";
    press(Qt::Key_Escape);
    press(Qt::Key_F);
    QTest::keyClicks(find<QLineEdit>("filterText"), QStringLiteral("Royal"));
    QTest::qWait(20);
    EXPECT_EQ(places(), before) << "a filter";
    for (const CardButton* card : find<CardTable>("cardTable")->cards()) {
        EXPECT_EQ(card->isFaint(), !card->card().unit.name.startsWith(QStringLiteral("Royal")));
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, StillCards,
                         testing::Values(Screen{1366, 768, "en"}, Screen{1366, 768, "de"},
                                         Screen{1024, 768, "en"}, Screen{1024, 768, "de"}));

TEST_P(StillMap, FromTheFirstClickToTheLastRecord) {
    const auto before = place();
    playAll([&](const std::string& after) { ASSERT_EQ(place(), before) << after; });
    EXPECT_GT(document.session().cursor(), playsAll() ? 150 : 10);
}

TEST_P(StillMap, WhateverOpensOrZonesAreShown) {
    const auto before = place();
    for (const char* dock : {"show-recordDock", "show-dueDock"}) {
        for (int i = 0; i < 2; ++i) {
            trigger(dock);
            QTest::qWait(60);
            EXPECT_EQ(place(), before) << dock;
        }
    }
    press(Qt::Key_5);
    QTest::qWait(60);
    EXPECT_EQ(place(), before) << "the number of a unit is typed";
    press(Qt::Key_Escape);
    press(Qt::Key_F);
    QTest::keyClicks(find<QLineEdit>("filterText"), QStringLiteral("ALH"));
    QTest::qWait(20);
    EXPECT_EQ(place(), before) << "a filter";
    EXPECT_EQ(view()->faint().size() + static_cast<std::size_t>(window->field().matchingUnits()),
              battle().all(SubjectKind::Unit).size());
    press(Qt::Key_Return);
    EXPECT_TRUE(window->table().map()->isAncestorOf(window->focusWidget())) << "the keyboard is on the map";
    for (int i = 0; i < 3; ++i) {
        press(Qt::Key_Z);
        QTest::qWait(20);
        EXPECT_EQ(place(), before) << "zones " << i;
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, StillMap,
                         testing::Values(Screen{1366, 768, "en"}, Screen{1366, 768, "de"},
                                         Screen{1024, 768, "en"}, Screen{1024, 768, "de"}));

} // namespace umpire::gui::test::still_map_test

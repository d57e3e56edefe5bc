// What the resolve panel keeps beside the worksheet: dice typed, carried out, taken back, odds that come
// late.

#include "test_window.h"

#include "document/text.h"
#include "resolve/odds_bars.h"

#include "umpire/worksheet/odds.h"

#include <QSet>
#include <QTest>

namespace umpire::gui::test::resolve_test {

namespace {

class Resolve : public ::testing::Test {
  protected:
    Resolve()
        : settings(folder.filePath(QStringLiteral("settings.ini"))), document(battleFiles()), ways(settings),
          state(document, ways) {
        document.open(example(QStringLiteral("beersheba-1917")));
        state.setApplyAtOnce(false);
    }

    QTemporaryDir folder;
    Settings settings;
    StoredBattle document;
    DiceThrowers ways;
    ResolveState state;
};

} // namespace

TEST_F(Resolve, ALaterDieTakesThePlaceOfTheLast) {
    state.choose("12lhr");
    state.choose("i-67");
    EXPECT_TRUE(state.dieKey(QStringLiteral("4")));
    EXPECT_TRUE(state.dieKey(QStringLiteral("8")));
    EXPECT_FALSE(state.dieKey(QStringLiteral("9")));
    EXPECT_EQ(state.command()["dice"], Json::array({8}));
    EXPECT_TRUE(state.ready());
}

namespace {

/// What is recorded of keys that are typed one after the other, with an Enter where a face could go on.
QStringList givenFor(const QStringList& keys, const QString& face) {
    QStringList given;
    FaceEntry entry;
    QObject::connect(&entry, &FaceEntry::given, &entry, [&given](const QString& key) { given << key; });
    for (const QChar key : face) {
        EXPECT_TRUE(entry.type(key, keys)) << fromText(face);
    }
    entry.finish();
    return given;
}

void expectTyped(const std::string& die, const QStringList& labels) {
    const QStringList keys = faceKeys(labels);
    ASSERT_EQ(QSet<QString>(keys.begin(), keys.end()).size(), labels.size()) << die;
    for (const QString& key : keys) {
        EXPECT_EQ(givenFor(keys, key), QStringList{key}) << die << ' ' << fromText(key);
    }
}

} // namespace

/// Whatever die a pack has, or is thrown in its place, each of its faces can be typed.
TEST(FaceKeys, ReachEveryFaceOfEveryDieOfEveryPack) {
    int dice = 0;
    for (const FoundPack& found : battleFiles().searchPath().offered()) {
        const LoadedPack loaded = battleFiles().searchPath().find(found.name);
        ASSERT_NE(loaded.pack, nullptr) << found.name;
        for (const Die& die : loaded.pack->dice) {
            QStringList labels;
            for (const Face& face : die.distinct()) {
                labels << toText(face.text());
            }
            expectTyped(die.id, labels);
            ++dice;
            for (const Die::Substitute& other : die.substitutes) {
                QStringList sides;
                for (std::size_t side = 1; side <= other.faces.size(); ++side) {
                    sides << QString::number(side);
                }
                expectTyped(other.id, sides);
            }
        }
    }
    EXPECT_GE(dice, 10);
    expectTyped("words", {QStringLiteral("jam"), QStringLiteral("jolt"), QStringLiteral("3")});
}

/// The first digit of a longer number is not the number.
TEST_F(Resolve, AFaceOfTwoDigitsIsTypedAsItIsRead) {
    document.open(example(QStringLiteral("bir-zellaf")));
    const Json check{{"do", "check"}, {"check", "morale"}, {"unit", "rif"}};
    const auto typed = [this, &check](const char* keys) {
        state.clear();
        state.take(check);
        for (const char* key = keys; *key; ++key) {
            EXPECT_TRUE(state.dieKey(QString(QLatin1Char(*key)))) << keys;
        }
        return state.command()["dice"];
    };
    state.take(check);
    ASSERT_EQ(state.sheet().dice->faces.size(), 20U);
    EXPECT_TRUE(state.sheet().dice->prompt.contains(QStringLiteral("Enter")))
        << fromText(state.sheet().dice->prompt);
    EXPECT_EQ(typed("20"), Json::array({20}));
    EXPECT_EQ(typed("17"), Json::array({17}));
    EXPECT_EQ(typed("7"), Json::array({7}));
    EXPECT_EQ(typed("2"), Json::array()) << "20 can still follow";
    EXPECT_EQ(state.sheet().dice->typed, QStringLiteral("2"));
    EXPECT_TRUE(state.finishDie());
    EXPECT_EQ(state.command()["dice"], Json::array({2}));
    EXPECT_EQ(typed("1"), Json::array());
    EXPECT_TRUE(QTest::qWaitFor([this] { return state.command()["dice"].size() == 1; }, 5'000))
        << "a pause ends it";
    EXPECT_EQ(state.command()["dice"], Json::array({1}));
    QString refused;
    QObject::connect(&state, &ResolveState::noSuchFace, &state,
                     [&refused](const QString&, const QString& number) { refused = number; });
    EXPECT_EQ(typed("25"), Json::array()) << "no face: neither 2 nor 5 is recorded";
    EXPECT_EQ(refused, QStringLiteral("25"));
    typed("1");
    state.stepBack();
    EXPECT_EQ(state.sheet().dice->typed, QString());
    EXPECT_FALSE(state.idle()) << "only what was typed goes";
}

/// Two throw, and before each die it is said whose it is.
TEST_F(Resolve, WhoseDieIsTypedIsSaid) {
    document.open(example(QStringLiteral("ford-at-holm")));
    const Due* due = nullptr;
    for (const Due& each : document.battle().due) {
        due = each.check == "dice-for-first-move" ? &each : due;
    }
    ASSERT_NE(due, nullptr);
    state.take(due->command);
    const std::vector<const Subject*> sides = document.battle().all(SubjectKind::Side);
    for (std::size_t i = 0; i < 2; ++i) {
        ASSERT_TRUE(state.sheet().dice.has_value());
        EXPECT_TRUE(state.sheet().oddsOf.startsWith(toText(sides[i]->name)))
            << fromText(state.sheet().oddsOf);
        state.dieKey(QString::number(5 - 3 * static_cast<int>(i)));
    }
    state.choose("no-such");
    document.open(example(QStringLiteral("beersheba-1917")));
    state.choose("12lhr", "i-67", "shoot");
    EXPECT_EQ(state.sheet().oddsOf, QStringLiteral("I/67th throws the D8: morale check"));
}

TEST_F(Resolve, AMeleeAsksBothSidesAndTwoDice) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("melee");
    ASSERT_EQ(state.sheet().rolls.size(), 2U);
    EXPECT_TRUE(state.answerKey(QStringLiteral("G"), false));
    EXPECT_TRUE(state.answerKey(QStringLiteral("C"), true));
    const Json command = state.command();
    EXPECT_EQ(command["a"]["facts"]["charging"], Json(true));
    EXPECT_FALSE(command["a"]["facts"].contains("in-cover"));
    EXPECT_EQ(command["b"]["facts"]["in-cover"], Json(true));
    state.dieKey(QStringLiteral("6"));
    EXPECT_FALSE(state.ready());
    state.dieKey(QStringLiteral("1"));
    EXPECT_TRUE(state.ready());
    EXPECT_EQ(state.sheet().result.rolls.size(), 2U);
    const QStringList told = state.sheet().result.told;
    EXPECT_TRUE(state.apply());
    ASSERT_FALSE(state.sheet().result.told.isEmpty());
    EXPECT_TRUE(state.sheet().result.told.front().startsWith(QStringLiteral("12th Light Horse Regiment ")))
        << "who won comes first, not that he threw six";
    EXPECT_EQ(told, state.sheet().result.told) << "the same before it was carried out";
    EXPECT_EQ(document.session().cursor(), 1);
}

/// What both rolls come to stands there before either die, and once the first has fallen what is still open.
TEST_F(Resolve, AMeleeTellsItsResultBeforeTheDice) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("melee");
    const auto sum = [this] {
        double all = 0;
        for (const ContestTable::Row& row : state.sheet().contest->rows) {
            all += row.own + row.enemy + row.nobody;
        }
        return all;
    };
    const auto row = [this](const char* name) {
        const auto& rows = state.sheet().contest->rows;
        const auto found = std::find_if(
            rows.begin(), rows.end(), [name](const auto& each) { return each.name == QLatin1String(name); });
        return found == rows.end() ? ContestTable::Row() : *found;
    };
    ASSERT_TRUE(state.sheet().contest);
    EXPECT_EQ(state.sheet().contest->name, QStringLiteral("Melee"));
    EXPECT_DOUBLE_EQ(sum(), 1);
    EXPECT_GT(row("Pursues").own, 0);
    EXPECT_GT(row("The melee goes on").nobody, 0);
    state.dieKey(QStringLiteral("1"));
    ASSERT_TRUE(state.sheet().contest);
    EXPECT_DOUBLE_EQ(sum(), 1);
    EXPECT_EQ(row("Pursues").own, 0) << "who threw a one pursues nobody";
}

/// A row for each result below the outcomes; in one line the results stand alone.
TEST(ContestRows, AreReadAndHeardInEitherForm) {
    const Look look;
    OddsBars bars(look);
    const std::vector<WorksheetOutcome> outcomes{{"a", "Fails", "1", "", 0.5}, {"b", "Holds", "2", "", 0.5}};
    bars.setOdds(outcomes, QStringLiteral("Throws"), true);
    const int before = bars.sizeHint().height();
    const ContestTable results{
        {QStringLiteral("Duel"),
         {{"", "Fox: Wins", "", "", 0.5}, {"", "Owl: Wins", "", "", 0.25}, {"", "Drawn", "", "", 0.25}}},
        QStringLiteral("1"),
        QStringLiteral("2"),
        {{QStringLiteral("Wins"), 0.5, 0.25, 0}, {QStringLiteral("Drawn"), 0, 0, 0.25}}};
    bars.setOdds(outcomes, QStringLiteral("Throws"), true, {}, results);
    EXPECT_NEAR(bars.sizeHint().height() - before, look.px(2 * 22), 3)
        << "the outcomes share a row; a heading and two rows";
    EXPECT_TRUE(bars.accessibleName().contains(QStringLiteral("Duel: Fox: Wins 50")))
        << fromText(bars.accessibleName());
    for (const bool one : {false, true}) {
        bars.setOneLine(one);
        EXPECT_TRUE(bars.toolTip().contains(QStringLiteral("Duel: Fox: Wins 50")))
            << fromText(bars.toolTip());
    }
}

TEST_F(Resolve, APlaneIsAskedHowItAttacksAndShowsTheRollsToCome) {
    state.choose("rfc");
    state.choose("i-67");
    state.setOffer("shoot");
    EXPECT_FALSE(state.sheet().subtitle.contains(QStringLiteral("range"))) << "a plane has none";
    ASSERT_EQ(state.sheet().fields.size(), 1U) << fromText(state.sheet().refusal);
    EXPECT_TRUE(state.sheet().refusal.isEmpty()) << fromText(state.sheet().refusal);
    EXPECT_TRUE(state.sheet().hint.contains(QStringLiteral("attack"))) << fromText(state.sheet().hint);
    EXPECT_FALSE(state.wordKey(QStringLiteral("x")));
    EXPECT_TRUE(state.wordKey(QStringLiteral("b")));
    EXPECT_EQ(state.command()["attack"], Json("bombing"));
    state.setField("attack", "strafing");
    state.choose("ii-67");
    EXPECT_EQ(state.command()["attack"], Json("strafing")) << "kept for another target";
    state.choose("i-67");
    EXPECT_TRUE(state.sheet().refusal.isEmpty()) << fromText(state.sheet().refusal);
    ASSERT_TRUE(state.wantsDie());
    state.dieKey(QStringLiteral("1"));
    EXPECT_TRUE(state.wantsDie());
    EXPECT_FALSE(state.ready());
    state.dieKey(QStringLiteral("5"));
    EXPECT_TRUE(state.ready());
}

TEST_F(Resolve, TheOddsOfManyDiceKeepNobodyWaiting) {
    document.open(example(QStringLiteral("semakh-1918")));
    state.choose("lamb-1");
    state.choose("german-mg-1");
    state.setOffer("shoot");
    state.setField("jam-dice", 30);
    EXPECT_TRUE(state.wantsDie()) << "he may go on typing";
    EXPECT_TRUE(QTest::qWaitFor([&] { return !state.sheet().odds.empty(); }, 60'000));
    EXPECT_TRUE(state.sheet().oddsMissing.isEmpty()) << fromText(state.sheet().oddsMissing);
    state.setField("jam-dice", 4);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !state.sheet().odds.empty(); }, 60'000));
    const Odds odds = oddsOf(document.session(), state.command(false));
    ASSERT_FALSE(odds.rolls.empty()) << odds.refusal.message;
    double all = 0;
    for (const WorksheetOutcome& row : state.sheet().odds) {
        all += row.chance;
    }
    EXPECT_NEAR(all, 1, 1e-12);
}

namespace {

QStringList namesOf(const std::vector<WorksheetOutcome>& rows) {
    QStringList names;
    for (const WorksheetOutcome& row : rows) {
        names << toText(row.name);
    }
    return names;
}

} // namespace

/// Where a jam decides, the rows are what it decides; and below them stands what all comes to.
TEST_F(Resolve, DiceThatJamAreToldByTheirOutcomes) {
    document.open(example(QStringLiteral("semakh-1918")));
    state.choose("lamb-1");
    state.choose("german-mg-1");
    state.setOffer("shoot");
    EXPECT_EQ(namesOf(state.sheet().odds),
              (QStringList{QStringLiteral("Clear"), QStringLiteral("Gun jammed")}));
    EXPECT_NEAR(state.sheet().odds[1].chance, 1.0 / 6, 1e-12);
    ASSERT_TRUE(state.sheet().foretold);
    EXPECT_EQ(state.sheet().foretold->name, QStringLiteral("Morale check"));
    EXPECT_EQ(state.sheet().foretold->parts.front().name, "no roll");
    EXPECT_NEAR(state.sheet().foretold->parts.front().chance, 1.0 / 6, 1e-12);
    state.setField("jam-dice", 3);
    EXPECT_EQ(namesOf(state.sheet().odds),
              (QStringList{QStringLiteral("Clear"), QStringLiteral("Gun jammed")}));
    EXPECT_NEAR(state.sheet().odds[0].chance, 125.0 / 216, 1e-12);
    state.choose("german-mg-1", "lamb-1", "shoot");
    EXPECT_EQ(namesOf(state.sheet().odds), (QStringList{QStringLiteral("Missed"), QStringLiteral("Hit")}));
    ASSERT_TRUE(state.sheet().foretold);
    EXPECT_EQ(state.sheet().foretold->name, QStringLiteral("Damage"));
}

/// What a volley costs once those hit have made their saves, before any of its dice.
TEST_F(Resolve, WhatIsOwedAfterwardsIsToldBeforeTheDice) {
    document.open(example(QStringLiteral("bir-zellaf")));
    state.choose("rif");
    state.choose("s1");
    state.setOffer("fire");
    state.setField("figures", 4);
    ASSERT_TRUE(QTest::qWaitFor([&] { return state.sheet().foretold.has_value(); }, 60'000));
    const Foretold& foretold = *state.sheet().foretold;
    EXPECT_EQ(foretold.name, QStringLiteral("Dead after saves"));
    ASSERT_GE(foretold.parts.size(), 6U) << "nobody hit, or none to four dead";
    EXPECT_EQ(foretold.parts.front().name, "no roll");
    EXPECT_EQ(foretold.parts[1].name, "0");
    double all = 0;
    for (const WorksheetOutcome& part : foretold.parts) {
        all += part.chance;
    }
    EXPECT_NEAR(all, 1, 1e-12);
    state.choose("fan");
    EXPECT_FALSE(state.sheet().foretold.has_value()) << "tribes make no saves";
}

TEST_F(Resolve, OneUnitAloneHasItsOwnChecks) {
    state.choose("i-67");
    state.setOffer("morale");
    EXPECT_TRUE(state.wantsDie());
    state.dieKey(QStringLiteral("8"));
    EXPECT_TRUE(state.apply());
    state.choose("i-67");
    state.setOffer("reform");
    EXPECT_FALSE(state.wantsDie());
    EXPECT_TRUE(state.ready());
    EXPECT_TRUE(state.apply());
    EXPECT_EQ(document.session().cursor(), 2);
}

TEST_F(Resolve, WhatIsDueIsTakenUpAsItStands) {
    state.choose("12lhr");
    state.choose("i-67");
    state.setOffer("shoot");
    state.answerKey(QStringLiteral("W"), false);
    state.dieKey(QStringLiteral("5"));
    ASSERT_TRUE(state.apply());
    ASSERT_FALSE(document.battle().due.empty());
    const Due due = document.battle().due.back();
    ASSERT_NE(due.check, "air-support") << "that was owed before the shot";
    state.take(due.command);
    EXPECT_TRUE(state.wantsDie());
    state.dieKey(QStringLiteral("1"));
    ASSERT_TRUE(state.apply());
    EXPECT_EQ(document.battle().findDue(due.id), nullptr);
}

TEST_F(Resolve, AnUndoBehindItsBackLetsGoOfADoneResult) {
    state.choose("12lhr");
    state.choose("i-67");
    state.dieKey(QStringLiteral("5"));
    ASSERT_TRUE(state.apply());
    document.undo();
    EXPECT_TRUE(state.idle());
}

} // namespace umpire::gui::test::resolve_test

// The players' phones: what a side sees, and what becomes of what it claims.

#include "phone.h"
#include "served_window.h"

#include "players/action_board.h"
#include "resolve/claim_strip.h"
#include "settings/language.h"
#include "umpire/worksheet/suggestion.h"

#include <QDirIterator>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

namespace umpire::gui::test::phones_test {

TEST_F(ServedWindow, ServesNothingUntilItIsTurnedOn) {
    EXPECT_FALSE(phones().isOn());
    EXPECT_TRUE(phones().links().empty());
    turnOn();
    ASSERT_EQ(phones().links().size(), 3U) << "two sides and the spectators";
    for (const PhoneServer::Link& link : phones().links()) {
        EXPECT_GE(QByteArray::fromBase64(link.secret.toLatin1(), QByteArray::Base64UrlEncoding).size(), 16);
    }
    const QUrl url(urlOf("empire"));
    phones().stop();
    EXPECT_EQ(exchange(url, "GET / HTTP/1.1\r\n\r\n", 500).status, 0);
}

TEST_F(ServedWindow, TellsASideItsUnitsAndWhatHappens) {
    turnOn();
    Phone phone(urlOf("empire"));
    EXPECT_TRUE(phone.get({}).body.contains("<!DOCTYPE html>"));
    phone.look();
    const Json first = phone.shown();
    EXPECT_EQ(first["head"]["you"], "empire");
    EXPECT_EQ(first["units"]["12lhr"]["own"], true);
    EXPECT_EQ(first["units"]["i-67"]["own"], false);
    const int before = phone.events();
    ASSERT_TRUE(shoot("12lhr", "i-67", 6));
    ASSERT_TRUE(waitFor([&] { return phone.shown()["results"] != first["results"]; }));
    EXPECT_EQ(phone.events(), before + 1) << "one message a record";
    EXPECT_EQ(phone.shown()["results"][0]["rolls"][0]["dice"][0], "6");
}

TEST_F(ServedWindow, ResolvesAClaimAsTheUmpireDecides) {
    turnOn();
    Phone phone(urlOf("empire"));
    phone.look();
    const Json asked = phone.ask("ask", shot);
    EXPECT_EQ(asked["complete"], true);
    EXPECT_EQ(asked["dice"]["faces"][0], "1");
    EXPECT_FALSE(asked["odds"].empty());
    const int records = document.session().cursor();
    Json claim = shot;
    claim["player"] = "Ann";
    EXPECT_EQ(phone.ask("claim", claim)["claim"], 1);
    EXPECT_EQ(document.session().cursor(), records) << "nothing happens by a claim";
    EXPECT_TRUE(find<QPushButton>("claim-0")->text().contains(QStringLiteral("Ann")));
    EXPECT_TRUE(claimBecomes(phone, "waiting"));
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    EXPECT_EQ(state().target(), "i-67");
    EXPECT_TRUE(claimBecomes(phone, "in-hand"));
    EXPECT_EQ(claimOn(phone)["wants"]["count"], 1);
    press(Qt::Key_6);
    EXPECT_EQ(document.session().cursor(), records + 1);
    EXPECT_TRUE(claimBecomes(phone, "resolved"));
    EXPECT_NE(claimOn(phone)["word"], "");
    EXPECT_TRUE(window->table().claims().empty());
}

TEST_F(ServedWindow, ShowsThePlayersDieBeforeItCounts) {
    turnOn();
    Phone phone(urlOf("empire"));
    phone.look();
    Json claim = shot;
    claim["dice"] = {9};
    EXPECT_TRUE(phone.ask("claim", claim).contains("refusal")) << "no such face";
    claim["dice"] = {6};
    phone.ask("claim", claim);
    const int records = document.session().cursor();
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    EXPECT_TRUE(state().ready());
    EXPECT_EQ(document.session().cursor(), records) << "the umpire looks at it first";
    press(Qt::Key_Return);
    EXPECT_EQ(document.session().cursor(), records + 1);
    phone.ask("claim", shot);
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    const Json number = claimOn(phone)["number"];
    EXPECT_TRUE(phone.ask("dice", {{"claim", number}, {"dice", {9}}}).contains("refusal"));
    EXPECT_FALSE(phone.ask("dice", {{"claim", number}, {"dice", {2}}}).contains("refusal"));
    EXPECT_TRUE(state().ready());
    EXPECT_EQ(document.session().cursor(), records + 1);
}

TEST_F(ServedWindow, TellsThatAResultWasTakenBack) {
    turnOn();
    Phone phone(urlOf("empire"));
    phone.look();
    phone.ask("claim", shot);
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    press(Qt::Key_6);
    EXPECT_TRUE(claimBecomes(phone, "resolved"));
    press(Qt::Key_Backspace);
    EXPECT_TRUE(claimBecomes(phone, "in-hand")) << "another die is typed";
    press(Qt::Key_2);
    EXPECT_TRUE(claimBecomes(phone, "resolved"));
    document.undo();
    EXPECT_TRUE(claimBecomes(phone, "declined"));
    document.redo();
    EXPECT_TRUE(claimBecomes(phone, "resolved"));
}

TEST_F(ServedWindow, DoesNotTakeAnotherCommandOfTheUnitForTheClaim) {
    turnOn();
    Phone phone(urlOf("empire"));
    phone.look();
    phone.ask("claim", shot);
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    state().choose("12lhr", "ii-67", "shoot");
    press(Qt::Key_6);
    ASSERT_TRUE(state().done());
    EXPECT_TRUE(claimBecomes(phone, "waiting"));
    EXPECT_EQ(window->table().claims().claims().size(), 1U);
}

TEST_F(ServedWindow, TellsWhetherTheUmpireChangedAClaim) {
    turnOn();
    Phone phone(urlOf("empire"));
    phone.look();
    phone.ask("claim", shot);
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    press(Qt::Key_C); // in cover
    press(Qt::Key_6);
    EXPECT_TRUE(claimBecomes(phone, "changed"));
}

TEST_F(ServedWindow, LeavesTheThrowToTheProgramOnlyWithTheUmpire) {
    turnOn();
    Phone phone(urlOf("empire"));
    phone.look();
    phone.ask("claim", shot);
    const int records = document.session().cursor();
    EXPECT_EQ(phone.ask("dice", {{"claim", 1}, {"roll", true}}), Json::object());
    EXPECT_TRUE(window->table().claims().claims().front().roll);
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    EXPECT_EQ(phone.ask("dice", {{"claim", 1}, {"roll", true}}), Json::object());
    EXPECT_EQ(document.session().cursor(), records);
    press(Qt::Key_R);
    EXPECT_EQ(document.session().cursor(), records + 1);
}

TEST_F(ServedWindow, TakesAClaimThatIsHandedInTwiceAsOne) {
    turnOn();
    Phone phone(urlOf("empire"));
    Json claim = shot;
    claim["key"] = "of-this-form";
    EXPECT_EQ(phone.ask("claim", claim)["claim"], 1);
    EXPECT_EQ(phone.ask("claim", claim)["claim"], 1);
    EXPECT_EQ(window->table().claims().claims().size(), 1U);
}

TEST_F(ServedWindow, TellsAnOldClaimFromANewOne) {
    window->table().claims().add({draftOf({{"subject", "11lhr"}}), 1, "empire"}); // kept from the last run
    turnOn();
    Phone phone(urlOf("empire"));
    EXPECT_EQ(phone.ask("claim", shot)["claim"], 1);
    EXPECT_EQ(phone.ask("back", {{"claim", 1}}), Json::object());
    ASSERT_EQ(window->table().claims().claims().size(), 1U);
    EXPECT_EQ(window->table().claims().claims().front().draft.subject, "11lhr");
}

TEST_F(ServedWindow, CountsTheClaimsOfEachSideForItself) {
    turnOn();
    Phone empire(urlOf("empire"));
    Phone ottoman(urlOf("ottoman"));
    const Json theirs{{"subject", "i-67"}, {"target", "12lhr"}, {"action", "shoot"}};
    EXPECT_EQ(ottoman.ask("claim", theirs)["claim"], 1);
    EXPECT_EQ(ottoman.ask("claim", theirs)["claim"], 2);
    EXPECT_EQ(empire.ask("claim", shot)["claim"], 1);
    EXPECT_TRUE(empire.ask("back", {{"claim", 2}}).contains("refusal")) << "that is theirs";
}

TEST_F(ServedWindow, KeepsLinksAndClaimsInAnotherLanguageAndNotInAnotherBattle) {
    turnOn();
    const QString secret = linkOf("empire").secret;
    Phone phone(urlOf("empire"));
    phone.look();
    phone.ask("claim", shot);
    TextLocale german = document.locale();
    german.language = "de";
    document.setLocale(german);
    EXPECT_EQ(linkOf("empire").secret, secret);
    EXPECT_TRUE(claimBecomes(phone, "waiting"));
    window->openFile(example(QStringLiteral("romani-1916")));
    EXPECT_NE(linkOf("empire").secret, secret);
}

TEST_F(ServedWindow, PutsAClaimBackWhenTheUmpireTurnsElsewhere) {
    turnOn();
    Phone phone(urlOf("empire"));
    phone.look();
    phone.ask("claim", shot);
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    EXPECT_TRUE(window->table().claims().empty());
    state().choose("11lhr");
    EXPECT_EQ(window->table().claims().claims().size(), 1U);
    EXPECT_TRUE(claimBecomes(phone, "waiting"));
    EXPECT_TRUE(phone.ask("back", {{"claim", 1}}).empty());
    EXPECT_TRUE(window->table().claims().empty());
    EXPECT_TRUE(phone.shown()["claims"].empty());
}

TEST_F(ServedWindow, TellsThePlayerWhyAClaimIsDeclined) {
    turnOn();
    Phone phone(urlOf("empire"));
    phone.look();
    phone.ask("claim", shot);
    QTest::mouseClick(find<QPushButton>("drop-0"), Qt::LeftButton);
    auto* own = find<QLineEdit>("declineWord");
    own->setFocus();
    QTest::keyClicks(own, QStringLiteral("behind the wadi"));
    QTest::keyClick(own, Qt::Key_Return);
    EXPECT_TRUE(claimBecomes(phone, "declined"));
    EXPECT_EQ(claimOn(phone)["word"], "behind the wadi");
    EXPECT_TRUE(window->table().claims().empty());
}

TEST_F(ServedWindow, TakesNoClaimForOthers) {
    turnOn();
    Phone british(urlOf("empire"));
    Phone spectator(urlOf(""));
    for (Phone* phone : {&british, &spectator}) {
        Json foreign = {{"subject", "i-67"}, {"target", "12lhr"}, {"action", "shoot"}};
        EXPECT_TRUE(phone->ask("claim", foreign).contains("refusal"));
        EXPECT_TRUE(phone->ask("ask", foreign)["actions"].empty());
    }
    EXPECT_TRUE(spectator.ask("claim", shot).contains("refusal"));
    EXPECT_TRUE(british.ask("claim", {{"subject", "12lhr"}, {"action", "adjust"}}).contains("refusal"));
    for (const Json& nonsense :
         {Json::object(), Json({{"subject", 7}}), Json({{"subject", "12lhr"}, {"fields", {1, 2}}}),
          Json({{"subject", "12lhr"}, {"action", "shoot"}, {"answers", {{"x", 1}, nullptr}}})}) {
        EXPECT_TRUE(british.ask("claim", nonsense).contains("refusal")) << nonsense.dump();
    }
    EXPECT_TRUE(window->table().claims().empty());
}

TEST_F(ServedWindow, KeepsTheFieldStillWhenAClaimComes) {
    turnOn();
    QTest::qWait(50);
    QWidget* field = window->findChild<QWidget*>(QStringLiteral("fieldView"));
    ASSERT_NE(field, nullptr);
    const QRect before = field->geometry();
    Phone(urlOf("empire")).ask("claim", shot);
    QTest::qWait(50);
    EXPECT_EQ(field->geometry(), before);
}

TEST_F(ServedWindow, SendsASideAwayWithANewLink) {
    turnOn();
    Phone british(urlOf("empire"));
    Phone turkish(urlOf("ottoman"));
    british.look();
    turkish.look();
    ASSERT_TRUE(british.isLooking());
    phones().renew(Viewer::of("empire"));
    ASSERT_TRUE(waitFor([&] {
        british.shown();
        return british.wasSentAway() && !british.isLooking();
    }));
    EXPECT_EQ(british.get("events").status, 404);
    turkish.shown();
    EXPECT_TRUE(turkish.isLooking());
}

TEST_F(ServedWindow, IsOffAtTheNextStartUnlessThatWasChosen) {
    const auto startAnew = [this] {
        window.reset();
        window = std::make_unique<MainWindow>(document, look, settings, prompts, ExampleBattles(onStartPage));
        return window->findChild<PhonesDialog*>();
    };
    turnOn();
    EXPECT_EQ(startAnew(), nullptr);
    turnOn();
    dialog().findChild<QCheckBox*>(QStringLiteral("phonesAtStart"))->setChecked(true);
    const PhonesDialog* shown = startAnew();
    ASSERT_NE(shown, nullptr);
    EXPECT_TRUE(phones().isOn());
    EXPECT_FALSE(dialog().isVisible()) << "it does not stand in the way";
    QVariantMap elsewhere = settings.value(Settings::Key::Phones).toMap();
    elsewhere[QStringLiteral("network")] = QStringLiteral("the inn");
    settings.set(Settings::Key::Phones, elsewhere);
    ASSERT_NE(startAnew(), nullptr);
    EXPECT_FALSE(phones().isOn()) << "another network was not chosen";
}

TEST_F(ServedWindow, KeepsItsLinksInAnotherNetwork) {
    turnOn();
    const QString secret = linkOf("empire").secret;
    Phone phone(urlOf("empire"));
    phone.look();
    EXPECT_EQ(phones().start(QHostAddress(QStringLiteral("127.0.0.2"))), QString());
    EXPECT_EQ(linkOf("empire").secret, secret);
    ASSERT_TRUE(waitFor([&] { return !phone.isLooking(); }));
    Phone again(urlOf("empire"));
    again.look();
    EXPECT_EQ(again.shown()["head"]["you"], "empire") << "a phone that comes back is told all anew";
}

TEST_F(ServedWindow, HasTheOddsOnlyWhereTheUmpireAllowsIt) {
    turnOn();
    find<QCheckBox>("phonesOdds")->setChecked(false);
    Phone phone(urlOf("empire"));
    EXPECT_TRUE(phone.ask("ask", shot)["odds"].empty());
    find<QCheckBox>("phonesClaims")->setChecked(false);
    EXPECT_TRUE(phone.ask("claim", shot).contains("refusal"));
}

namespace {

class ServedCards : public ServedWindow {
  protected:
    ServedCards() { source = example(QStringLiteral("palestine-1918")); }
};

/// All that was written beside the battle.
QByteArray filesIn(const QString& folder) {
    QByteArray all;
    QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile one(each.next());
        all += one.open(QIODevice::ReadOnly) ? one.readAll() : QByteArray();
    }
    return all;
}

/// A command as the page would claim it.
Json claimOf(const Json& command, const Id& side, const RulePack& rules) {
    Json claim{{"action", command["do"]}, {"fields", Json::object()}};
    const Action* action = rules.action(command.value("do", ""));
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        if (command.contains(field.id)) {
            if (field.party == "self") {
                claim["subject"] = command[field.id];
            } else if (field.party == "other") {
                claim["target"] = command[field.id];
            } else {
                claim["fields"][field.id] = command[field.id];
            }
        }
    }
    if (!claim.contains("subject")) {
        claim["subject"] = side;
    }
    return claim;
}

} // namespace

TEST_F(ServedCards, PlayAWholeGameByTwoPhones) {
    document.cover();
    turnOn();
    std::map<Id, std::unique_ptr<Phone>> hands;
    for (const Subject* side : battle().all(SubjectKind::Side)) {
        hands[side->id] = std::make_unique<Phone>(urlOf(side->id));
        hands[side->id]->look();
    }
    int plays = 0;
    for (int phase = 0; phase < 400 && !secretsAreOver(document.rules(), battle()); ++phase) {
        for (auto& [side, phone] : hands) {
            for (std::uint64_t move = 0; move < 40; ++move) {
                const auto wished = suggestion(document.session(), {side, true, move});
                if (!wished || wished->size() == 1) {
                    break; // what nobody does is done once both are ready
                }
                const Json answer = phone->ask("claim", claimOf(*wished, side, document.rules()));
                ASSERT_TRUE(answer.contains("played")) << wished->dump() << answer.dump();
                ++plays;
            }
        }
        const Claim waits{{.subject = battle().all(SubjectKind::Unit).front()->id}, 1, "british"};
        window->table().claims().add(waits);
        const QByteArray written = filesIn(folder.path());
        for (const Subject* card : battle().all(SubjectKind::Unit)) {
            ASSERT_FALSE(written.contains('"' + QByteArray::fromStdString(card->id))) << card->id;
        }
        window->table().claims().clear();
        for (auto& [side, phone] : hands) {
            phone->ask("done", Json::object());
        }
    }
    EXPECT_TRUE(secretsAreOver(document.rules(), battle())) << "the game has an end";
    EXPECT_GT(plays, 20);
}

TEST_F(ServedWindow, IsToldOfWhatHappensAfterAllOthersLeft) {
    turnOn();
    {
        Phone first(urlOf("empire"));
        first.look();
    }
    ASSERT_TRUE(waitFor([&] { return linkOf("empire").phones.empty(); }));
    document.execute({{"do", "next-phase"}});
    Phone second(urlOf("empire")); // before it is told that nobody looks
    second.look();
    const Json then = second.shown()["head"]["phase"];
    document.execute({{"do", "next-phase"}});
    EXPECT_TRUE(waitFor([&] { return second.shown()["head"]["phase"] != then; }));
}

TEST_F(ServedWindow, TellsTheWordForWhichAResultWasDroppedAfterAll) {
    turnOn();
    Phone phone(urlOf("empire"));
    phone.look();
    phone.ask("claim", shot);
    QTest::mouseClick(find<QPushButton>("claim-0"), Qt::LeftButton);
    press(Qt::Key_6);
    ASSERT_TRUE(claimBecomes(phone, "resolved"));
    press(Qt::Key_Backspace);
    state().choose("12lhr");
    ASSERT_TRUE(claimBecomes(phone, "waiting"));
    window->table().claims().drop(0, QStringLiteral("too far"));
    ASSERT_TRUE(claimBecomes(phone, "declined"));
    EXPECT_EQ(claimOn(phone)["word"], "too far");
}

TEST_F(ServedWindow, TellsTheUmpireWhoLooks) {
    turnOn();
    Phone ann(urlOf("empire"), "language=de&name=Ann%20%C3%96z%0A");
    ann.look();
    Phone nameless(urlOf("ottoman"));
    nameless.look();
    EXPECT_EQ(linkOf("empire").phones, QStringList(QStringLiteral("Ann Öz (127.0.0.1)")));
    EXPECT_EQ(linkOf("ottoman").phones, QStringList(QStringLiteral("127.0.0.1")));
}

TEST_F(ServedWindow, SpeaksTheLanguageOfEachPhone) {
    turnOn();
    Phone english(urlOf("empire"), "language=en");
    Phone german(urlOf("empire"), "language=de");
    english.look();
    german.look();
    ASSERT_TRUE(shoot("12lhr", "i-67", 1));
    ASSERT_TRUE(waitFor([&] { return !german.shown()["results"].empty(); }));
    const Json inEnglish = english.shown();
    const Json inGerman = german.shown();
    for (const char* same : {"number", "side", "start", "strength"}) {
        EXPECT_EQ(inEnglish["units"]["12lhr"][same], inGerman["units"]["12lhr"][same]);
    }
    EXPECT_EQ(inGerman["head"]["turn"], "Zug 1 von 12");
    EXPECT_EQ(inGerman["units"]["12lhr"]["type"], "Kavallerie");
    EXPECT_EQ(inGerman["results"][0]["rolls"][0]["outcome"], "Nichts wie weg");
    EXPECT_EQ(german.ask("ask", shot)["questions"][0]["text"],
              "Offizier der eigenen Befehlskette innerhalb von 9\"");
    EXPECT_EQ(german.ask("ask", {{"subject", "i-67"}})["refusal"], "Das können Sie nicht ansagen.");
    EXPECT_EQ(english.ask("ask", {{"subject", "i-67"}})["refusal"], "That is not yours to claim.");
    EXPECT_TRUE(german.get("sheet").body.contains("Nichts wie weg"));
    Json wrong = shot;
    wrong["dice"] = {9};
    EXPECT_EQ(german.ask("claim", wrong)["refusal"], "Nach diesen Würfeln ist jetzt nicht gefragt.");
    german.ask("claim", shot);
    EXPECT_EQ(claimOn(german)["title"], "12th Light Horse Regiment: Schießen → I/67th");
    EXPECT_TRUE(find<QPushButton>("claim-0")->text().contains(QStringLiteral("Shoot"))) << "to the umpire";
}

/// What phones in three languages show and answer, where the umpire speaks any.
class UmpireOfEachLanguage : public ServedWindow {
  protected:
    std::vector<Json> toldBy(const QString& umpire) {
        window.reset();
        m_language.speak(umpire);
        document.setLocale({m_language.code().toStdString(), document.locale().lengths});
        window = std::make_unique<MainWindow>(document, look, settings, prompts, ExampleBattles(onStartPage));
        turnOn();
        std::vector<Json> told;
        for (const char* wish : {"language=en", "language=de", "language=fr"}) {
            Phone phone(urlOf("empire"), wish);
            phone.look();
            told.push_back({phone.ask("ask", shot), phone.shown(), phone.get("sheet").body.toStdString()});
        }
        return told;
    }

  private:
    Language m_language{QLocale::c()};
};

TEST_F(UmpireOfEachLanguage, IsToldTheSameByPhones) {
    ASSERT_TRUE(shoot("12lhr", "i-67", 1));
    const std::vector<Json> told = toldBy(QStringLiteral("en"));
    EXPECT_NE(told[0], told[1]);
    EXPECT_EQ(toldBy(QStringLiteral("de")), told);
    EXPECT_EQ(toldBy(QStringLiteral("fr")), told);
}

} // namespace umpire::gui::test::phones_test

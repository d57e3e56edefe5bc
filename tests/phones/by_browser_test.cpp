// The page of the players' phones in real browsers beside the real window: the players click, the umpire has
// his keyboard.

#include "browser.h"
#include "served_window.h"

#include "players/action_board.h"
#include "support/scripts.h"
#include "umpire/worksheet/suggestion.h"

#include <QApplication>

#include <array>
#include <map>
#include <memory>

namespace umpire::gui::test::by_browser_test {

namespace {

std::string withId(const std::string& id) {
    return "[data-id='" + id + "']";
}

/// A phone with the page of a side's link open, and a player who handles it.
class Player {
  public:
    explicit Player(const Browser::Wish& wish) : m_isThere(m_browser.start(wish)) {}

    bool isThere() const { return m_isThere; }
    Browser& browser() { return m_browser; }

    void open(const QString& url) {
        m_browser.go(url);
        EXPECT_TRUE(m_browser.waitUntil("document.getElementById('turn').textContent"));
    }
    /// The form for a unit or a card.
    void pick(const Id& subject) { openForm(subject, ".panel button" + withId(subject)); }
    void pickOwnSide(const Id& side) { openForm(side, "#act"); }
    void act(const Id& action) {
        const std::string button = "#f-actions button" + withId(action);
        if (m_browser.count(button + "[aria-pressed='true']") == 0) {
            m_browser.click(button);
            settle();
        }
    }
    void aimAt(const Id& target) { choose("#f-targets", target); }
    /// One of a list, which may have to be opened before.
    void choose(const std::string& list, const Id& id) {
        const std::string closed = list + " [aria-expanded='false']";
        if (m_browser.count(list + " li " + withId(id)) == 0 && m_browser.count(closed) > 0) {
            m_browser.click(closed);
        }
        const std::string option = list + " li " + withId(id);
        const std::string chosen = option + ":not([aria-pressed='true']):not([aria-checked='true'])";
        if (m_browser.count(chosen) > 0 || m_browser.count(option) == 0) {
            m_browser.click(option);
            settle();
        }
    }
    void tick(const Json& facts) {
        const Json ticks = m_browser.value(
            "[...document.querySelectorAll('#f-questions li[data-id] > [role=checkbox]')].map(tick => "
            "[tick.parentNode.dataset.id, tick.getAttribute('aria-checked') === 'true'])");
        for (const Json& each : ticks) {
            const auto item = each[0].get<std::string>();
            const std::string fact = item.substr(std::string("question-").size());
            if (facts.value(fact, Json(false)) != each[1]) {
                m_browser.click("#f-questions " + withId(item) + " > button");
                settle();
            }
        }
    }
    void throwDice(const Json& dice) {
        m_browser.click("#f-dice button" + withId("type"));
        for (const Json& die : dice) {
            m_browser.click(".faces button" + withId(die.is_string() ? die.get<std::string>() : die.dump()));
        }
    }
    void handIn() {
        m_browser.click("#form-hand");
        EXPECT_TRUE(m_browser.waitUntil("document.getElementById('form').hidden"))
            << m_browser.text("#form-title") << ": " << m_browser.text("#form-said");
    }
    /// The form has its answer, and nothing more is to be asked.
    void settle() {
        EXPECT_TRUE(
            m_browser.waitUntil("document.getElementById('form').getAttribute('aria-busy') === 'false'"));
    }
    void picture(const std::string& name) {
        const QString folder = qEnvironmentVariable("UMPIRE_PICTURES");
        if (!folder.isEmpty()) {
            m_browser.screenshot(folder + QLatin1Char('/') + toText(name) + QStringLiteral(".png"));
        }
    }

  private:
    /// Once more where the list moved under the finger, because the page was just then told what was played.
    void openForm(const Id& subject, const std::string& button) {
        m_browser.click(button);
        const Json opened = m_browser.value("form && form.subject");
        if (opened != Json(subject)) {
            if (!opened.is_null()) {
                m_browser.click("#form-close");
            }
            m_browser.click(button);
        }
        EXPECT_EQ(m_browser.value("form && form.subject"), Json(subject));
        settle();
    }

    Browser m_browser;
    bool m_isThere;
};

const Browser::Wish phone{"en", false, {390, 844}};
const Browser::Wish tablet{"en", true, {820, 1180}};

/// Two players a side.
class ByPhones : public ServedWindow {
  protected:
    explicit ByPhones(const char* battleName = "beersheba-1917") {
        source = example(QLatin1String(battleName));
    }

    void SetUp() override {
        const std::string why = Browser::whyNot();
        if (!why.empty()) {
            GTEST_SKIP() << why;
        }
        ServedWindow::SetUp();
    }
    void sit(std::vector<Browser::Wish> wishes) {
        turnOn();
        for (const Subject* side : battle().all(SubjectKind::Side)) {
            for (const Browser::Wish& wish : wishes) {
                players[side->id].push_back(std::make_unique<Player>(wish));
                ASSERT_TRUE(players[side->id].back()->isThere());
                players[side->id].back()->open(urlOf(side->id));
            }
        }
    }
    void TearDown() override {
        for (auto& [side, those] : players) {
            for (auto& player : those) {
                const auto complaints = player->browser().complaints();
                EXPECT_TRUE(complaints.empty()) << complaints.front();
            }
        }
    }

    /// From button to button.
    void goToButton(const QString& name) {
        for (int i = 0; i < 400; ++i) {
            const QWidget* here = QApplication::focusWidget();
            if (here && here->objectName() == name) {
                return;
            }
            press(Qt::Key_Tab);
        }
        ADD_FAILURE() << "no way to " << fromText(name);
    }

    std::map<Id, std::vector<std::unique_ptr<Player>>> players;
};

class TwoTurnsByPhones : public ByPhones {
  protected:
    void playTwoTurns() {
        for (const Json& command : umpire::test::commandsOf("beersheba-1917")) {
            if (battle().clock.turn > 2 || HasFatalFailure()) {
                break;
            }
            SCOPED_TRACE(dumpLine(command));
            const int before = document.session().cursor();
            play(command);
            ASSERT_EQ(document.session().cursor(), before + 1);
        }
        EXPECT_EQ(
            umpire::test::againstGolden("beersheba-1917.turn-2", umpire::test::endState(document.session())),
            "");
    }

  private:
    void play(const Json& command) {
        const std::string name = command["do"];
        if (name == "shoot" || name == "charge" || name == "melee") {
            claim(command);
        } else if (name == "next-phase" || name == "end-turn") {
            endByKeys(name == "end-turn");
        } else if (name == "waive") {
            waiveByKeys(command);
        } else {
            checkByKeys(command);
        }
    }
    /// What is owed is shown first; the script leaves it open.
    void endByKeys(bool turn) {
        const int before = document.session().cursor();
        for (int i = 0; i < 2 && document.session().cursor() == before; ++i) {
            press(Qt::Key_Return, turn ? Qt::ControlModifier | Qt::ShiftModifier : Qt::ControlModifier);
        }
    }
    void waiveByKeys(const Json& command) {
        press(Qt::Key_2, Qt::ControlModifier);
        QApplication::processEvents();
        goToButton(QStringLiteral("waive-") + toText(command["due"].get<std::string>()));
        press(Qt::Key_Space);
        QApplication::processEvents();
        type(toText(command["reason"].get<std::string>()));
        press(Qt::Key_Return);
        QApplication::processEvents();
    }
    void checkByKeys(const Json& command) {
        const Id who = command.value("side", command.value("formation", ""));
        press(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(),
                         toText(document.rules().check(command["check"].get<std::string>())->name) +
                             QLatin1Char(' ') + document.nameOf(who));
        press(Qt::Key_Return);
        for (const Json& die : command["dice"]) {
            type(toText(die.dump()));
        }
    }
    void claim(const Json& command) {
        const bool melee = command.contains("a");
        const Id unit = melee ? command["a"]["unit"] : command["unit"];
        auto& side = players[battle().find(unit)->side];
        Player& player = *side[static_cast<std::size_t>(claims++) % side.size()];
        player.pick(unit);
        player.act(command["do"]);
        player.aimAt(melee ? command["b"]["unit"] : command["target"]);
        player.tick(factsOf(command));
        if (command.contains("dice") && !melee) {
            player.throwDice(command["dice"]);
        }
        player.picture("claim-" + std::to_string(claims));
        player.handIn();
        ASSERT_FALSE(window->table().claims().empty());
        goToButton(QStringLiteral("claim-0"));
        press(Qt::Key_Space);
        if (melee) { // a die for either side, which the umpire reads
            type(toText(command["dice"][0].dump()));
            type(toText(command["dice"][1].dump()));
        } else {
            press(Qt::Key_Return);
        }
        EXPECT_TRUE(player.browser().waitForText("#spoken", "Resolved"));
    }
    /// By the page's names of its questions.
    static Json factsOf(const Json& command) {
        Json facts = command.value("facts", Json::object());
        for (const std::string place : {"a", "b"}) {
            const Json party = command.value(place, Json::object());
            const Json those = party.value("facts", Json::object());
            for (const auto& [fact, value] : those.items()) {
                facts[place + "-" + fact] = value;
            }
        }
        return facts;
    }

    int claims = 0;
};

} // namespace

TEST_F(TwoTurnsByPhones, APhoneThatWasAwayCatchesUp) {
    sit({phone});
    Browser& browser = players["empire"].front()->browser();
    browser.setOffline(true);
    ASSERT_EQ(phones().start(phones().address()), QString()); // which ends the lines that stand
    ASSERT_TRUE(shoot("12lhr", "i-67", 6));
    QTest::qWait(200);
    EXPECT_EQ(browser.count("#results li .outcome"), 0);
    browser.setOffline(false);
    EXPECT_TRUE(browser.waitUntil("document.querySelector('#results .outcome')", 40'000));
    browser.complaints(); // what was tried in vain
}

TEST_F(TwoTurnsByPhones, APhoneThatIsSentAwayIsTold) {
    sit({phone});
    Browser& browser = players["empire"].front()->browser();
    phones().renew(Viewer::of("empire"));
    EXPECT_TRUE(browser.waitForText("#strip", "closed"));
    browser.complaints();
}

TEST_F(TwoTurnsByPhones, AFormStaysOpenWhileABusyPhoneGoesBackLate) {
    sit({phone});
    Player& player = *players["empire"].front();
    Browser& browser = player.browser();
    browser.value("history.back = () => setTimeout(() => history.go(-1), 1000),"
                  "addEventListener('popstate', () => window.wentBack = true)");
    for (const char* unit : {"12lhr", "4lhr"}) {
        player.pick(unit);
        browser.click("#form-close");
    }
    player.pick("12lhr");
    EXPECT_TRUE(browser.waitUntil("window.wentBack"));
    QTest::qWait(1000); // a second way back would come by now
    EXPECT_EQ(browser.value("document.getElementById('form').hidden"), Json(false));
    browser.value("history.go(-1)");
    EXPECT_TRUE(browser.waitUntil("document.getElementById('form').hidden")) << "the phone's own way back";
}

TEST_F(TwoTurnsByPhones, TwoASidePlayBeersheba) {
    sit({phone, tablet});
    playTwoTurns();
    for (auto& [side, those] : players) {
        for (std::size_t i = 0; i < those.size(); ++i) {
            those[i]->picture("end-" + side + "-" + std::to_string(i));
        }
    }
}

namespace {

class CardsByPhones : public ByPhones {
  protected:
    CardsByPhones() : ByPhones("palestine-1918") {}

    /// Has the player do what a command says.
    void play(Player& player, const Id& side, const Json& command) {
        const Action* action = document.rules().action(command.value("do", ""));
        ASSERT_NE(action, nullptr);
        const auto party = [&](const char* name) -> Id {
            for (const ActionField& field : action->fields) {
                if (field.party == name && command.contains(field.id)) {
                    return command[field.id];
                }
            }
            return {};
        };
        const Id self = party("self").empty() ? side : party("self");
        self == side ? player.pickOwnSide(side) : player.pick(self);
        player.act(action->id);
        if (!party("other").empty()) {
            player.aimAt(party("other"));
        }
        for (const ActionField& field : action->fields) {
            if (field.party != "self" && field.party != "other" && command.contains(field.id)) {
                fill(player, "#f-fields " + withId("field-" + field.id), command[field.id]);
            }
        }
        player.picture("cards-" + std::to_string(plays++));
        player.handIn();
    }
    /// Such as to count up: it is done by itself once nobody has anything more to do.
    bool asksNobody(const Json& command) {
        const Action* action = document.rules().action(command.value("do", ""));
        return action && action->fields.empty();
    }
    void fill(Player& player, const std::string& field, const Json& value) {
        for (const Json& each : value.is_array() ? value : Json::array({value})) {
            player.choose(field, each);
        }
        if (value.is_array()) {
            EXPECT_EQ(player.browser().count(field + " [aria-checked='true']"),
                      static_cast<int>(value.size()));
        }
    }

    int plays = 0;
};

} // namespace

TEST_F(CardsByPhones, PlayAWholeGame) {
    sit({phone});
    for (int phase = 0; phase < 400 && !secretsAreOver(document.rules(), battle()); ++phase) {
        for (auto& [side, those] : players) {
            for (std::uint64_t move = 0; move < 40; ++move) {
                const auto wished = suggestion(document.session(), {side, true, move});
                if (!wished || asksNobody(*wished)) {
                    break;
                }
                SCOPED_TRACE(dumpLine(*wished));
                const int before = document.session().cursor();
                play(*those.front(), side, *wished);
                ASSERT_GT(document.session().cursor(), before);
            }
        }
        for (auto& [side, those] : players) {
            those.front()->browser().click("#done");
            QTest::qWait(30);
        }
    }
    EXPECT_TRUE(secretsAreOver(document.rules(), battle())) << "the game has an end";
    EXPECT_GT(plays, 20);
}

} // namespace umpire::gui::test::by_browser_test

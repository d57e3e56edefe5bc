// Every check of the shipped roster, broken and mended before the umpire's eyes.

#include "roster_window.h"

#include "document/text.h"

#include <QPushButton>

namespace umpire::gui::test::roster_warnings_test {
namespace {

/// How a clean battle is spoilt, and how it is put right where no button does.
struct Spoilt {
    const char* check;
    const char* subject;
    std::vector<const char*> commands;
    const char* remedy = "";
};

const Spoilt spoilt[] = {
    {"empty-side",
     "arab",
     {R"({"do":"enlist","sides":[{"id":"arab","name":"Arabs"}]})"},
     R"({"do":"strike","subjects":["arab"]})"},
    {"both-camps",
     "ottoman",
     {R"({"do":"enlist","under":"ottoman","formations":[{"id":"fourth","name":"Fourth"}]})",
      R"({"do":"enlist","under":"fourth","units":[{"id":"strays","name":"Strays","type":"infantry","nation":"british","elements":5},{"id":"turks","name":"Turks","type":"infantry","nation":"turkish","elements":5}]})"},
     R"({"do":"strike","subjects":["strays"]})"},
    {"camelry-quality",
     "foot",
     {R"({"do":"amend","subjects":["foot"],"set":{"type":"camelry","nation":"british","quality":"green"}})"}},
    {"both-attack", "empire", {R"({"do":"amend","subjects":["empire","ottoman"],"set":{"attacker":true}})"}},
    {"same-edge",
     "empire",
     {R"({"do":"amend","subjects":["empire","ottoman"],"set":{"edge":"north"}})"},
     R"({"do":"amend","subjects":["ottoman"],"set":{"edge":"south"}})"},
    {"empty-formation",
     "third",
     {R"({"do":"enlist","under":"empire","formations":[{"id":"third","name":"Third"}]})"}},
    {"no-commander", "brigade", {R"({"do":"strike","subjects":["grant"]})"}},
    {"line-broken",
     "division",
     {R"({"do":"enlist","under":"empire","formations":[{"id":"division","name":"Division","kind":"division"}]})",
      R"({"do":"regroup","subjects":["brigade"],"under":"division"})"}},
    {"same-formation",
     "brigade",
     {R"({"do":"enlist","under":"empire","formations":[{"id":"third","name":"Brigade"}]})"}},
    {"same-officer",
     "grant",
     {R"({"do":"enlist","under":"brigade","officers":[{"id":"twin","name":"Grant"}]})"}},
    {"no-officer",
     "foot",
     {R"({"do":"regroup","subjects":["foot"],"under":"empire"})"},
     R"({"do":"enlist","under":"empire","officers":[{"name":"Chauvel"}]})"},
    {"too-few", "foot", {R"({"do":"amend","subjects":["foot"],"set":{"elements":2}})"}},
    {"too-many", "foot", {R"({"do":"amend","subjects":["foot"],"set":{"elements":9}})"}},
    {"many-models", "foot", {R"({"do":"amend","subjects":["foot"],"set":{"type":"sniper"}})"}},
    {"arab-gun",
     "foot",
     {R"({"do":"amend","subjects":["foot"],"set":{"nation":"arab-independent","machine-gun":true}})"}},
    {"arab-battery",
     "foot",
     {R"({"do":"amend","subjects":["foot"],"set":{"nation":"arab-independent","type":"artillery"}})"},
     R"({"do":"amend","subjects":["foot"],"set":{"type":"cavalry"}})"},
    {"no-order", "foot", {R"({"do":"amend","subjects":["foot"],"set":{"order":null}})"}},
    {"no-objective",
     "foot",
     {R"({"do":"amend","subjects":["foot"],"set":{"order":"shes-mine"}})"},
     R"({"do":"amend","subjects":["foot"],"set":{"objective":"The wells"}})"},
    {"no-battery",
     "foot",
     {R"({"do":"amend","subjects":["foot"],"set":{"type":"artillery-observer","elements":1}})"}},
    {"unusual-quality", "guard", {R"({"do":"amend","subjects":["guard"],"set":{"quality":"militia"}})"}},
    {"same-name", "foot", {R"({"do":"amend","subjects":["foot"],"set":{"name":"Guard"}})"}},
    {"same-number", "foot", {R"({"do":"amend","subjects":["foot","guard"],"set":{"number":7}})"}},
};

class RosterWarnings : public RosterWindow {
  protected:
    void SetUp() override {
        RosterWindow::SetUp();
        run(R"({"do":"enlist","sides":[{"id":"empire","name":"Empire"},{"id":"ottoman","name":"Ottoman"}],
                "formations":[{"id":"brigade","name":"Brigade","side":"empire"},
                              {"id":"regiment","name":"Regiment","side":"ottoman"}],
                "officers":[{"id":"grant","name":"Grant","commands":"brigade"},
                            {"id":"esat","name":"Esat","commands":"regiment"}],
                "units":[{"id":"foot","name":"Foot","formation":"brigade","type":"infantry","nation":"british",
                          "elements":5,"order":"goin-nowhere"},
                         {"id":"guard","name":"Guard","formation":"regiment","type":"infantry",
                          "nation":"turkish","elements":5,"order":"goin-nowhere"}]})");
    }

    void run(const char* command) {
        const Answer answer = document.execute(Json::parse(command));
        ASSERT_TRUE(answer.ok) << answer.refusal.message;
        QTest::qWait(1);
    }
};

} // namespace

TEST_F(RosterWarnings, AllComeAndAllCanBeMended) {
    ASSERT_EQ(findings(), QStringList()) << "the battle is clean at first";
    const int clean = document.session().cursor();
    for (const Spoilt& each : spoilt) {
        SCOPED_TRACE(each.check);
        for (const char* command : each.commands) {
            run(command);
        }
        const QString name =
            QStringLiteral("%1-%2").arg(QLatin1String(each.check), QLatin1String(each.subject));
        const QString said = QString(name).replace(name.size() - static_cast<int>(strlen(each.subject)) - 1,
                                                   1, QLatin1Char(' '));
        EXPECT_TRUE(findings().contains(said));
        clickButton(QStringLiteral("finding-") + name);
        EXPECT_EQ(tree().current(), QLatin1String(each.subject));
        if (*each.remedy) {
            EXPECT_EQ(window->findChild<QPushButton*>(QStringLiteral("fix-") + name), nullptr);
            run(each.remedy);
        } else {
            clickButton(QStringLiteral("fix-") + name);
        }
        EXPECT_FALSE(findings().contains(said));
        while (document.session().cursor() > clean) {
            document.undo();
        }
        QTest::qWait(1);
        EXPECT_EQ(findings(), QStringList()) << "undone";
    }
}

TEST_F(RosterWarnings, TheTableNamesEveryCheckOfThePack) {
    for (const RosterCheck& check : document.rules().rosterChecks) {
        EXPECT_TRUE(std::any_of(std::begin(spoilt), std::end(spoilt), [&check](const Spoilt& each) {
            return check.id == each.check;
        })) << check.id;
    }
}

} // namespace umpire::gui::test::roster_warnings_test

// What the record says of commands that set up a battle.

#include "test_window.h"

#include "document/record_text.h"
#include "document/text.h"
#include "models/record_model.h"
#include "record/explanation_pane.h"

#include <QTextDocumentFragment>

namespace umpire::gui::test::roster_text_test {

class RosterRecord : public ::testing::Test {
  protected:
    RosterRecord() : document(battleFiles()) { document.open(example(QStringLiteral("beersheba-1917"))); }

    QString said(const Json& command) {
        const Answer answer = document.execute(command);
        EXPECT_TRUE(answer.ok) << answer.refusal.message;
        return document.undoText();
    }
    QString saidNow(int record) {
        return document.describe(document.session().records()[static_cast<std::size_t>(record - 1)]);
    }
    QString explained(int record) {
        const QString html = explanationOf(look, document, record);
        return QTextDocumentFragment::fromHtml(html).toPlainText();
    }
    Json unit(const char* name) {
        return {{"name", name}, {"type", "cavalry"}, {"nation", "anzac"}, {"elements", 5}};
    }

    Look look;
    StoredBattle document;
};

TEST_F(RosterRecord, NamesWhoJoins) {
    Json brigade{{"do", "enlist"}, {"under", "empire"}};
    brigade["formations"].push_back({{"id", "2lh"}, {"name", "2nd Light Horse Brigade"}});
    for (const char* name : {"5th Light Horse", "6th Light Horse", "7th Light Horse"}) {
        Json entry = unit(name);
        entry["formation"] = "2lh";
        brigade["units"].push_back(entry);
    }
    EXPECT_EQ(said(brigade), QStringLiteral("2nd Light Horse Brigade and 3 units join the roster"));
    EXPECT_EQ(said({{"do", "enlist"}, {"under", "2lh"}, {"units", {unit("Scouts")}}}),
              QStringLiteral("Scouts joins the roster"));
    EXPECT_EQ(said({{"do", "enlist"}, {"under", "2lh"}, {"units", {unit("A"), unit("B")}}}),
              QStringLiteral("A and B join the roster"));
    EXPECT_EQ(said({{"do", "enlist"}, {"under", "2lh"}, {"units", {unit("C"), unit("D"), unit("E")}}}),
              QStringLiteral("3 units join the roster"));
}

TEST_F(RosterRecord, KeepsTheNamesOfThoseStruckOff) {
    said({{"do", "amend"}, {"subjects", {"12lhr"}}, {"set", {{"elements", 5}}}});
    EXPECT_EQ(said({{"do", "strike"}, {"subjects", {"4lh"}}}),
              QStringLiteral("4th Light Horse Brigade and 7 units struck off the roster"));
    EXPECT_EQ(saidNow(1), QStringLiteral("12th Light Horse Regiment: elements 5"));
    EXPECT_EQ(said({{"do", "strike"}, {"subjects", {"i-67", "ii-67"}}}),
              QStringLiteral("I/67th and II/67th struck off the roster"));
}

TEST_F(RosterRecord, SaysWhatWasAmended) {
    const auto amended = [this](const Json& subjects, const Json& set) {
        return said({{"do", "amend"}, {"subjects", subjects}, {"set", set}});
    };
    EXPECT_EQ(amended({"12lhr", "4lhr", "11lhr"}, {{"order", "lets-get-the-buggers"}}),
              QStringLiteral("3 units: order Let's get the buggers!"));
    EXPECT_EQ(amended({"12lhr"}, {{"name", "13th Light Horse"}}),
              QStringLiteral("12th Light Horse Regiment: called 13th Light Horse"));
    EXPECT_EQ(amended({"4lhr"}, {{"secret", true}}),
              QStringLiteral("4th Light Horse Regiment: hidden from the players"));
    EXPECT_EQ(amended({"4lhr"}, {{"secret", false}}),
              QStringLiteral("4th Light Horse Regiment: not hidden from the players"));
    EXPECT_EQ(amended({"4lhr"}, {{"arrives", 3}}),
              QStringLiteral("4th Light Horse Regiment: arrives in turn 3"));
    EXPECT_EQ(amended({"4lhr"}, {{"arrives", nullptr}}),
              QStringLiteral("4th Light Horse Regiment: arrives in turn not given"));
    EXPECT_EQ(amended({"4lhr"}, {{"quality", "green"}}),
              QStringLiteral("4th Light Horse Regiment: quality Green"));
    EXPECT_EQ(amended({"4lhr"}, {{"quality", nullptr}}),
              QStringLiteral("4th Light Horse Regiment: quality as usual"));
}

TEST_F(RosterRecord, SaysWhereSomebodyGoes) {
    EXPECT_EQ(said({{"do", "regroup"}, {"subjects", {"i-48"}}, {"under", "67r"}}),
              QStringLiteral("I/48th goes under 67th Infantry Regiment"));
    EXPECT_TRUE(explained(1).contains(QStringLiteral("I/48th stands under 67th Infantry Regiment")))
        << fromText(explained(1));
    EXPECT_EQ(said({{"do", "regroup"}, {"subjects", {"ii-48", "iii-48"}}, {"before", "i-48"}}),
              QStringLiteral("II/48th and III/48th go before I/48th"));
}

TEST_F(RosterRecord, SaysWhatTheScenarioIs) {
    const auto scenario = [this](const Json& set) { return said({{"do", "scenario"}, {"set", set}}); };
    EXPECT_EQ(scenario({{"title", "The Wells"}}), QStringLiteral("Title: The Wells"));
    EXPECT_EQ(scenario({{"turn-limit", 8}}), QStringLiteral("Turn limit: 8"));
    EXPECT_EQ(scenario({{"turn-limit", 0}}), QStringLiteral("Turn limit: none"));
    EXPECT_EQ(scenario({{"first-side", "ottoman"}}), QStringLiteral("First move: III Corps"));
    EXPECT_EQ(scenario({{"first-side", nullptr}}), QStringLiteral("First move: they roll for it"));
    EXPECT_EQ(scenario({{"notes", "One long sentence that says much more than fits into a line."}}),
              QStringLiteral("Notes: One long sentence that says much more th…"));
    EXPECT_TRUE(explained(2).contains(QStringLiteral("Turn limit: 8")));
}

TEST_F(RosterRecord, SaysThatTheBattleStartsAgain) {
    document.execute({{"do", "next-phase"}});
    EXPECT_EQ(said({{"do", "reset"}}), QStringLiteral("The battle starts again from its roster"));
}

TEST_F(RosterRecord, IsFoundByWhomItConcernsAndByKind) {
    said({{"do", "strike"}, {"subjects", {"i-67"}}});
    const RecordModel model(document);
    const QModelIndex record = model.indexOf(1);
    EXPECT_TRUE(record.data(RecordModel::SubjectsRole).toStringList().contains(QStringLiteral("i-67")));
    EXPECT_EQ(record.data(RecordModel::KindRole).toString(), recordKind(Verb::Amend));
    EXPECT_TRUE(explained(1).contains(QStringLiteral("I/67th leaves the battle")));
}

} // namespace umpire::gui::test::roster_text_test

// The roster workspace: setting up a battle by keyboard and by mouse, its checks, templates and sheets.

#include "roster_window.h"

#include "document/text.h"
#include "roster/own_formations.h"
#include "roster/roster_field.h"
#include "umpire/base/file.h"
#include "umpire/storage/csv_roster.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>

namespace umpire::gui::test::roster_test {
namespace {

/// Everything that can be undone, undone: nothing is left.
void undoToEmpty(BattleDocument& document) {
    int steps = 0;
    while (document.session().canUndo() && ++steps < 1000) {
        ASSERT_TRUE(document.undo().ok);
    }
    EXPECT_TRUE(document.battle().all().empty());
    EXPECT_TRUE(document.battle().title.empty());
    EXPECT_TRUE(document.battle().due.empty());
}

/// What a field said that was entered last.
Json enteredIn(RosterField& field, const std::function<void()>& act) {
    Json value;
    QObject::connect(&field, &RosterField::entered, &field,
                     [&value](const RosterField&, const Json& given) { value = given; });
    act();
    return value;
}

TEST(RosterFields, TickWhatMayBeSeveral) {
    RosterField field({"gear",
                       QStringLiteral("Gear"),
                       {},
                       Type::Kind::Texts,
                       {{"rope", QStringLiteral("Rope")}, {"flag", QStringLiteral("Flag")}},
                       false,
                       0,
                       {}});
    field.show();
    auto* list = field.findChild<QListWidget*>(QStringLiteral("rosterInput-gear"));
    ASSERT_NE(list, nullptr);
    field.setValues({Json::array({"flag"})});
    EXPECT_EQ(list->item(0)->checkState(), Qt::Unchecked);
    EXPECT_EQ(list->item(1)->checkState(), Qt::Checked);
    const auto tickRope = [list] {
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Space);
    };
    EXPECT_EQ(enteredIn(field, tickRope), Json::array({"rope", "flag"}));
    field.setValues({Json::array({"flag"}), Json::array()});
    EXPECT_EQ(list->item(0)->checkState(), Qt::Unchecked) << "nobody has it";
    EXPECT_EQ(list->item(1)->checkState(), Qt::PartiallyChecked) << "some have it";
    EXPECT_FALSE(list->isEnabled()) << "what one has alone is not lost";
}

TEST(RosterFields, ChooseAmongWhoIsThere) {
    RosterField field({"leader",
                       QStringLiteral("Leader"),
                       {},
                       Type::Kind::Subject,
                       {{"chief", QStringLiteral("Chief")}},
                       false,
                       0,
                       QStringLiteral("none")});
    field.show();
    auto* choice = field.findChild<ChoiceBox*>(QStringLiteral("rosterInput-leader"));
    ASSERT_NE(choice, nullptr);
    field.setValues({Json(nullptr)});
    EXPECT_EQ(choice->currentText(), QStringLiteral("none"));
    choice->setFocus();
    const auto choose = [choice] {
        QTest::keyClick(choice, Qt::Key_Down);
        QTest::keyClick(choice, Qt::Key_Return);
    };
    EXPECT_EQ(enteredIn(field, choose), Json("chief"));
}

} // namespace

TEST_F(RosterWindow, TwoBrigadesAreSetUpByKeyboardAlone) {
    key(Qt::Key_1, Qt::AltModifier);
    keys(QStringLiteral("Empire"));
    key(Qt::Key_Return);
    key(Qt::Key_2, Qt::AltModifier);
    keys(QStringLiteral("4th Light Horse Brigade"));
    key(Qt::Key_Return);
    key(Qt::Key_3, Qt::AltModifier);
    keys(QStringLiteral("Grant"));
    key(Qt::Key_Return);
    key(Qt::Key_4, Qt::AltModifier);
    keys(QStringLiteral("4th Light Horse"));
    key(Qt::Key_Tab); // to its type
    keys(QStringLiteral("cav"));
    key(Qt::Key_Tab);
    keys(QStringLiteral("anz"));
    key(Qt::Key_Return);
    key(Qt::Key_D, Qt::ControlModifier);
    key(Qt::Key_1, Qt::AltModifier);
    keys(QStringLiteral("Ottoman"));
    key(Qt::Key_Return);
    key(Qt::Key_2, Qt::AltModifier);
    key(Qt::Key_Return);
    key(Qt::Key_4, Qt::AltModifier);
    key(Qt::Key_Return);

    ASSERT_NE(battle().find("5th-light-horse"), nullptr);
    const Subject& regiment = *battle().find("5th-light-horse");
    EXPECT_EQ(regiment.value("type").text(), "cavalry");
    EXPECT_EQ(regiment.value("nation").text(), "anzac");
    EXPECT_EQ(regiment.value("quality").text(), "veteran");
    EXPECT_EQ(regiment.parent, battle().find(fromText(idOf("4th Light Horse")))->parent);
    EXPECT_EQ(battle().find(fromText(idOf("Grant")))->parent, regiment.parent);
    EXPECT_EQ(battle().all(SubjectKind::Side).size(), 2u);
    EXPECT_EQ(battle().all(SubjectKind::Formation).size(), 2u);
    EXPECT_EQ(battle().all(SubjectKind::Unit).size(), 3u);
    EXPECT_EQ(battle().clock.side, fromText(idOf("Empire")));
    key(Qt::Key_F4);
    EXPECT_TRUE(window->table().isVisible());
    EXPECT_TRUE(window->orderOfBattle().indexOf(regiment.id).isValid());
    undoToEmpty(document);
}

TEST_F(RosterWindow, TwoBrigadesAreSetUpByMouse) {
    clickButton(QStringLiteral("addSide"));
    key(Qt::Key_Return);
    clickButton(QStringLiteral("template-light-horse-brigade"));
    clickButton(QStringLiteral("addSide"));
    key(Qt::Key_Return);
    clickButton(QStringLiteral("template-ottoman-regiment"));
    EXPECT_EQ(battle().all(SubjectKind::Unit).size(), 11u);
    const QString second = idOf("2nd Side");
    EXPECT_EQ(toText(battle().find(fromText(idOf("67th Infantry Regiment")))->side), second);

    // The battery goes to the other brigade by dragging, two at once.
    const QString battery = idOf("67th Field Battery");
    const QString observer = idOf("Observer, 67th Field Battery");
    const QModelIndexList both{model().indexOf(battery), model().indexOf(observer)};
    std::unique_ptr<QMimeData> dragged(model().mimeData(both));
    model().dropMimeData(dragged.get(), Qt::MoveAction, -1, 0,
                         model().indexOf(idOf("1st Light Horse Brigade")));
    EXPECT_EQ(battle().find(fromText(battery))->parent, fromText(idOf("1st Light Horse Brigade")));
    EXPECT_EQ(battle().find(fromText(observer))->side, fromText(idOf("1st Side")));

    clickRow(battery);
    clickButton(QStringLiteral("strikeOff"));
    EXPECT_EQ(battle().find(fromText(battery)), nullptr);
    clickButton(QStringLiteral("toTable"));
    EXPECT_TRUE(window->table().isVisible());
    undoToEmpty(document);
}

TEST_F(RosterWindow, ATemplateOfTheOtherCampGetsASideOfItsOwn) {
    clickButton(QStringLiteral("template-light-horse-brigade"));
    clickButton(QStringLiteral("template-ottoman-regiment"));
    ASSERT_EQ(battle().all(SubjectKind::Side).size(), 2u);
    const auto sideOf = [this](const char* name) { return battle().find(fromText(idOf(name)))->side; };
    EXPECT_NE(sideOf("67th Infantry Regiment"), sideOf("1st Light Horse Brigade"));
    EXPECT_TRUE(find<QLabel>("rosterSaid")->isVisible()) << "it is said";
    // Wherever the umpire is, the next goes where its own are.
    clickRow(idOf("67th Infantry Regiment"));
    clickButton(QStringLiteral("template-yeomanry-brigade"));
    EXPECT_EQ(sideOf("5th Mounted Brigade"), sideOf("1st Light Horse Brigade"));
    clickButton(QStringLiteral("template-ottoman-regiment"));
    EXPECT_EQ(sideOf("68th Infantry Regiment"), sideOf("67th Infantry Regiment"));
    EXPECT_EQ(sideOf("I/68th Battalion"), sideOf("67th Infantry Regiment"));
    EXPECT_FALSE(findings().join(QLatin1Char(' ')).contains(QStringLiteral("both-camps")));
}

TEST_F(RosterWindow, NationsOfBothCampsOnOneSideAreTold) {
    clickButton(QStringLiteral("template-light-horse-brigade"));
    clickButton(QStringLiteral("template-ottoman-regiment"));
    const QString side = toText(battle().find(fromText(idOf("1st Light Horse Brigade")))->side);
    ASSERT_TRUE(document
                    .execute({{"do", "regroup"},
                              {"subjects", {fromText(idOf("67th Infantry Regiment"))}},
                              {"under", fromText(side)}})
                    .ok);
    QTest::qWait(1);
    EXPECT_TRUE(findings().contains(QStringLiteral("both-camps ") + side))
        << fromText(findings().join(QLatin1Char('\n')));
}

TEST_F(RosterWindow, TwelveUnitsFromTemplatesTakeFewEvents) {
    key(Qt::Key_1, Qt::AltModifier);
    keys(QStringLiteral("British"));
    key(Qt::Key_Return);
    clickButton(QStringLiteral("template-british-infantry-brigade"));
    key(Qt::Key_1, Qt::AltModifier);
    keys(QStringLiteral("Turks"));
    key(Qt::Key_Return);
    clickButton(QStringLiteral("template-ottoman-regiment"));
    EXPECT_GE(battle().all(SubjectKind::Unit).size(), 12u);
    EXPECT_LE(events, 60);
    for (const Finding& finding : model().findings()) {
        EXPECT_EQ(finding.check, "no-objective") << finding.text;
    }
}

TEST_F(RosterWindow, SeveralAreChangedTogetherInTheForm) {
    clickButton(QStringLiteral("template-yeomanry-brigade"));
    clickRow(idOf("1st Yeomanry Regiment"));
    clickRow(idOf("3rd Yeomanry Regiment"), 0, Qt::ShiftModifier);
    const int before = document.session().cursor();
    auto* elements = find<QSpinBox>("rosterInput-elements");
    elements->setFocus();
    elements->selectAll();
    QTest::keyClicks(elements, QStringLiteral("6"));
    QTest::keyClick(elements, Qt::Key_Return);
    for (const char* name : {"1st Yeomanry Regiment", "2nd Yeomanry Regiment", "3rd Yeomanry Regiment"}) {
        EXPECT_EQ(number(fromText(idOf(name)), "elements"), 6) << name;
    }
    EXPECT_EQ(document.session().cursor(), before + 1);
    auto* gun = find<QCheckBox>("rosterInput-machine-gun");
    QTest::mouseClick(gun, Qt::LeftButton, {}, QPoint(8, gun->height() / 2));
    EXPECT_TRUE(battle().find(fromText(idOf("2nd Yeomanry Regiment")))->value("gun-attached").flag());
    auto* objective = find<QLineEdit>("rosterInput-objective");
    objective->setFocus();
    QTest::keyClicks(objective, QStringLiteral("Hill 1070"));
    QTest::keyClick(objective, Qt::Key_Return);
    EXPECT_EQ(word(fromText(idOf("3rd Yeomanry Regiment")), "objective"), "Hill 1070");
}

TEST_F(RosterWindow, AFormationRenamedInTheFormKeepsTheCursor) {
    clickButton(QStringLiteral("template-arab-tribe"));
    clickRow(idOf("1st Tribe"));
    auto* name = find<QLineEdit>("rosterInput-name");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Motalga"));
    QTest::keyClick(name, Qt::Key_Return);
    QApplication::processEvents();
    EXPECT_FALSE(idOf("Motalga").isEmpty());
    EXPECT_EQ(find<QLineEdit>("rosterInput-name")->text(), QStringLiteral("Motalga"));
    EXPECT_TRUE(find<QLineEdit>("rosterInput-name")->hasFocus());
}

TEST_F(RosterWindow, WarningsComeAndGoAsTheRosterChanges) {
    clickButton(QStringLiteral("template-light-horse-brigade"));
    const QString unit = idOf("1st Light Horse Regiment");
    goTo(unit, column("elements"));
    key(Qt::Key_F2);
    keys(QStringLiteral("9"));
    key(Qt::Key_Return);
    EXPECT_TRUE(findings().contains(QStringLiteral("too-many ") + unit));
    clickButton(QStringLiteral("fix-too-many-") + unit);
    EXPECT_FALSE(findings().contains(QStringLiteral("too-many ") + unit));
    EXPECT_EQ(number(fromText(unit), "elements"), 6);

    clickRow(idOf("Commander, 1st Light Horse Brigade"));
    key(Qt::Key_Delete);
    const QString brigade = idOf("1st Light Horse Brigade");
    EXPECT_TRUE(findings().contains(QStringLiteral("no-commander ") + brigade));
    clickRow(unit);
    clickButton(QStringLiteral("finding-no-commander-") + brigade);
    EXPECT_EQ(tree().current(), brigade);
    clickButton(QStringLiteral("fix-no-commander-") + brigade);
    EXPECT_FALSE(findings().contains(QStringLiteral("no-commander ") + brigade));
}

TEST_F(RosterWindow, WhatChangedAtTheTableIsLookedAtWhenTheRosterOpensAgain) {
    clickButton(QStringLiteral("template-light-horse-brigade"));
    const QString unit = idOf("1st Light Horse Regiment");
    const QString tooMany = QStringLiteral("too-many ") + unit;
    trigger("actionRoster");
    ASSERT_FALSE(tree().isVisible());
    const Answer answer =
        document.execute({{"do", "amend"}, {"subjects", {fromText(unit)}}, {"set", {{"elements", 9}}}});
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    trigger("actionRoster");
    ASSERT_TRUE(tree().isVisible());
    EXPECT_TRUE(findings().contains(tooMany));
    document.undo();
    EXPECT_FALSE(findings().contains(tooMany));
}

TEST_F(RosterWindow, WhatIsRefusedIsToldAndChangesNothing) {
    clickButton(QStringLiteral("template-tank-section"));
    const Battle before = battle();
    const QString section = idOf("1st Tank Section");
    window->roster().page().editor().move({section}, section, {});
    EXPECT_EQ(battle(), before);
    auto* said = find<QLabel>("rosterSaid");
    EXPECT_TRUE(said->isVisible());
    EXPECT_EQ(said->text(), QStringLiteral("1st Tank Section cannot stand under itself"));
    window->roster().page().editor().amend({section}, "name", "2nd Tank Section");
    EXPECT_FALSE(said->isVisible());
}

TEST_F(RosterWindow, PlacesAreChangedByKeys) {
    clickButton(QStringLiteral("template-air-wing"));
    const QString first = idOf("Plane No. 1");
    const QString second = idOf("Plane No. 2");
    clickRow(second);
    key(Qt::Key_Up, Qt::AltModifier);
    EXPECT_LT(model().indexOf(second).row(), model().indexOf(first).row());
    EXPECT_EQ(tree().selected(), QStringList{second});
    key(Qt::Key_Up, Qt::AltModifier); // it is the first already
    key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_GT(model().indexOf(second).row(), model().indexOf(first).row());
}

TEST_F(RosterWindow, AFormationIsKeptForAnotherBattle) {
    clickButton(QStringLiteral("template-camel-battalion"));
    clickRow(idOf("1st Camel Battalion"));
    prompts.name = QStringLiteral("Cameliers");
    trigger("actionKeep");
    trigger("actionNew");
    prompts.unsaved = Prompts::Unsaved::Discard;
    trigger("actionNew");
    ASSERT_TRUE(battle().all().empty());
    QTest::qWait(1);
    clickButton(QStringLiteral("collected-cameliers"));
    EXPECT_EQ(battle().all(SubjectKind::Unit).size(), 6u);
    EXPECT_EQ(battle().all(SubjectKind::Officer).size(), 1u);
    clickButton(QStringLiteral("forget-cameliers"));
    EXPECT_EQ(
        window->findChild<QPushButton*>(QStringLiteral("collected-cameliers"), Qt::FindChildrenRecursively),
        find<QPushButton>("keepChosen")
            ->parentWidget()
            ->findChild<QPushButton*>(QStringLiteral("collected-cameliers")));
}

TEST_F(RosterWindow, ABrokenCollectionIsToldAndLeftAlone) {
    const QString path = folder.filePath(QStringLiteral("broken.json"));
    const std::string broken = "{ \"format\": ";
    ASSERT_TRUE(writeFileAtomically(fromText(path), broken).empty());
    OwnFormations collection(path);
    EXPECT_TRUE(collection.entries().empty());
    EXPECT_TRUE(collection.problem().contains(path)) << fromText(collection.problem());
    const Json roster =
        Json::parse(R"({"units":[{"id":"a","name":"A","type":"tank","nation":"british","elements":1}]})");
    EXPECT_FALSE(collection.add({{}, "Mine", document.rules().id, roster}).isEmpty());
    EXPECT_EQ(*readFile(fromText(path)), broken);
}

TEST_F(RosterWindow, ACollectionThatCannotBeWrittenSaysSo) {
    OwnFormations collection(QStringLiteral("/proc/desert-umpire/collection.json"));
    const Json roster =
        Json::parse(R"({"units":[{"id":"a","name":"A","type":"tank","nation":"british","elements":1}]})");
    EXPECT_FALSE(collection.add({{}, "Mine", document.rules().id, roster}).isEmpty());
    EXPECT_TRUE(collection.entries().empty());
}

TEST_F(RosterWindow, RowsArePastedFromASpreadsheet) {
    QApplication::clipboard()->setText(
        QStringLiteral("name\ttype\tnation\telements\tformation\r\n"
                       "12th Light Horse\tCavalry\tANZAC\t5\t4th Brigade\r\n"
                       "11th Light Horse\tCavalry\tANZAC\t4\t4th Brigade\r\n"));
    clickButton(QStringLiteral("addSide"));
    key(Qt::Key_Return);
    trigger("actionPaste");
    EXPECT_EQ(number(fromText(idOf("11th Light Horse")), "elements"), 4);
    EXPECT_EQ(toText(battle().find(fromText(idOf("12th Light Horse")))->parent), idOf("4th Brigade"));

    const Battle before = battle();
    QApplication::clipboard()->setText(
        QStringLiteral("name\ttype\tnation\telements\n13th\tcavlry\tANZAC\t4\n"));
    trigger("actionPaste");
    EXPECT_EQ(battle(), before);
    ASSERT_FALSE(prompts.issues.empty());
    EXPECT_NE(prompts.issues.front().text.find("row 2"), std::string::npos) << prompts.issues.front().text;
}

TEST_F(RosterWindow, TheBattleIsTakenBackToItsStartAndForward) {
    prompts.unsaved = Prompts::Unsaved::Discard;
    ASSERT_TRUE(window->openFile(file));
    const Battle start = battle();
    const Answer lost =
        document.execute(Json{{"do", "adjust"}, {"subject", "12lhr"}, {"set", Json{{"lost", 2}}}});
    ASSERT_TRUE(lost.ok) << lost.refusal.message;
    ASSERT_TRUE(document.execute(Json{{"do", "next-phase"}}).ok);
    trigger("actionReset");
    EXPECT_EQ(prompts.confirmed, 1);
    EXPECT_EQ(number("12lhr", "lost"), 0);
    EXPECT_EQ(battle().clock, start.clock);
    ASSERT_TRUE(document.undo().ok);
    EXPECT_EQ(number("12lhr", "lost"), 2);
    const auto strong = number("12lhr", "elements");
    trigger("actionCarry");
    EXPECT_EQ(number("12lhr", "elements-start"), strong);
    EXPECT_EQ(number("12lhr", "lost"), 0);
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("Leaves Beersheba as it stands now")))
        << fromText(prompts.asked);
    EXPECT_EQ(document.title(), QStringLiteral("Beersheba (2)"));
    EXPECT_EQ(document.path(), folder.filePath(QStringLiteral("Beersheba (2).battle.json")));
    EXPECT_FALSE(document.isModified());
    prompts.goOn = false;
    trigger("actionCarry");
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("Beersheba (3)"))) << fromText(prompts.asked);
    EXPECT_EQ(document.title(), QStringLiteral("Beersheba (2)")) << "the umpire thought better of it";
    ASSERT_TRUE(window->openFile(file));
    EXPECT_EQ(number("12lhr", "lost"), 2) << "what was left is as it was";
}

TEST_F(RosterWindow, PlanesStandInAnAirWingOfTheirSide) {
    clickButton(QStringLiteral("template-light-horse-brigade"));
    clickRow(idOf("1st Light Horse Regiment"));
    clickButton(QStringLiteral("template-air-wing"));
    const Subject& wing = *battle().find(fromText(idOf("Air wing")));
    EXPECT_EQ(wing.parent, battle().find(fromText(idOf("1st Light Horse Brigade")))->side);
    EXPECT_EQ(battle().find(fromText(idOf("Plane No. 2")))->parent, wing.id);
    clickButton(QStringLiteral("template-air-wing"));
    EXPECT_EQ(battle().find(fromText(idOf("Plane No. 3")))->side, wing.side);
    EXPECT_EQ(battle().formationsOf(wing).size(), 0u) << "none stands under another";
}

TEST_F(RosterWindow, AFindingPutsTheCursorIntoTheFieldThatMendsIt) {
    clickButton(QStringLiteral("template-light-horse-brigade"));
    const QString unit = idOf("2nd Light Horse Regiment");
    window->roster().page().showTemplates(false);
    clickButton(QStringLiteral("finding-no-objective-") + unit);
    ASSERT_TRUE(QApplication::focusWidget());
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("rosterInput-objective"));
    EXPECT_EQ(tree().selected(), QStringList{unit});
    window->resize(1024, 768);
    window->roster().page().showTemplates(true);
    clickButton(QStringLiteral("finding-no-objective-") + unit);
    EXPECT_TRUE(tree().hasFocus()) << "the templates stand where the form was";
    EXPECT_EQ(tree().currentIndex().column(), column("objective"));
}

TEST_F(RosterWindow, ShowsEveryColumnOfEveryGameOnASmallScreen) {
    prompts.unsaved = Prompts::Unsaved::Discard;
    for (const char* name :
         {"beersheba-1917", "megiddo-1918", "bir-zellaf", "ford-at-holm", "marrow-ridge", "palestine-1918"}) {
        ASSERT_TRUE(window->openFile(example(QLatin1String(name)))) << name;
        key(Qt::Key_F4);
        window->resize(1366, 740);
        QTest::qWait(5);
        ASSERT_TRUE(tree().isVisible());
        EXPECT_EQ(tree().horizontalScrollBar()->maximum(), 0) << name;
    }
}

TEST_F(RosterWindow, EveryExampleGoesThroughASheetAndTheFile) {
    prompts.unsaved = Prompts::Unsaved::Discard;
    for (const char* name :
         {"beersheba-1917", "romani-1916", "second-gaza-1917", "semakh-1918", "tafileh-1918"}) {
        ASSERT_TRUE(window->openFile(example(QLatin1String(name)))) << name;
        const Battle original = battle();
        prompts.save = folder.filePath(QStringLiteral("roster.csv"));
        trigger("actionExport");
        trigger("actionNew");
        prompts.open = prompts.save;
        trigger("actionImport");
        ASSERT_EQ(battle().all().size(), original.all().size()) << name;
        for (const Subject* subject : original.all()) {
            const Subject* copy = battle().find(subject->id);
            ASSERT_NE(copy, nullptr) << name << ' ' << subject->id;
            EXPECT_EQ(*copy, *subject) << name << ' ' << subject->id;
        }
        const Battle imported = battle();
        const QString saved = folder.filePath(QStringLiteral("again.battle.json"));
        ASSERT_TRUE(document.saveAs(saved).isEmpty());
        ASSERT_TRUE(window->openFile(saved)) << name;
        EXPECT_EQ(battle(), imported) << name;
    }
}

TEST_F(RosterWindow, KeysOfTheRosterRestWhereItIsNotSeen) {
    clickButton(QStringLiteral("template-arab-tribe"));
    clickRow(idOf("1st Tribe"));
    const Battle before = battle();
    key(Qt::Key_F6);
    EXPECT_EQ(window->roster().tab(), RosterScreen::Tab::Scenario);
    key(Qt::Key_Delete);
    key(Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(battle(), before);
    key(Qt::Key_F7);
    EXPECT_EQ(window->roster().tab(), RosterScreen::Tab::Balance);
    key(Qt::Key_Delete);
    EXPECT_EQ(battle(), before);
    window->roster().showTab(RosterScreen::Tab::Roster);
    clickRow(idOf("1st Tribe"));
    key(Qt::Key_Delete);
    EXPECT_TRUE(battle().all(SubjectKind::Unit).empty());
}

TEST_F(RosterWindow, WhoeverIsAtHandOnTheTableIsAtHandOnTheRoster) {
    prompts.unsaved = Prompts::Unsaved::Discard;
    ASSERT_TRUE(window->openFile(file));
    click("12lhr");
    key(Qt::Key_F4);
    EXPECT_EQ(tree().selected(), QStringList{QStringLiteral("12lhr")});
}

TEST_F(RosterWindow, RecordsOfTheSetUpAreNotCorrectedButChanged) {
    clickButton(QStringLiteral("template-air-wing"));
    window->roster().page().editor().amend({idOf("Plane No. 1")}, "quality", "green");
    const RecordModel& record = window->record();
    for (int row = 0; row < record.rowCount(); ++row) {
        const QString marks = record.index(row, record.columnCount() - 1).data().toString();
        EXPECT_EQ(marks, QStringLiteral("note")) << row;
    }
}

TEST_F(RosterWindow, ATableWithoutSidesSaysWhatIsMissing) {
    key(Qt::Key_F4);
    EXPECT_TRUE(window->table().isVisible());
    trigger("actionNextPhase");
    EXPECT_EQ(document.session().cursor(), 0);
    key(Qt::Key_F4);
    EXPECT_TRUE(tree().isVisible());
}

TEST_F(RosterWindow, TheModelKeepsItsPromises) {
    const QAbstractItemModelTester checker(&model());
    clickButton(QStringLiteral("template-light-horse-brigade"));
    clickButton(QStringLiteral("template-light-horse-brigade"));
    clickButton(QStringLiteral("sameAgain"));
    EXPECT_FALSE(idOf("3rd Light Horse Brigade").isEmpty());
    undoToEmpty(document);
    EXPECT_EQ(model().rowCount(), 0);
}

TEST_F(RosterWindow, NumbersAreGivenAndCanBeChanged) {
    clickButton(QStringLiteral("template-armoured-car-battery"));
    const QString car = idOf("Armoured Car No. 2");
    EXPECT_EQ(document.number(fromText(car)), QStringLiteral("12"));
    goTo(car, column("number"));
    key(Qt::Key_Return);
    keys(QStringLiteral("77"));
    key(Qt::Key_Return);
    EXPECT_EQ(document.number(fromText(car)), QStringLiteral("77"));
    EXPECT_EQ(document.numbers().unit("77"), fromText(car));
    EXPECT_EQ(document.number(fromText(idOf("Armoured Car No. 1"))), QStringLiteral("11"));
}

} // namespace umpire::gui::test::roster_test

// The program's dice in the window: pledged before they fall, told by nothing that is shown, revealed at the
// end.

#include "test_window.h"

#include "document/text.h"
#include "players/players_window.h"
#include "record/record_view.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QWidget>

namespace umpire::gui::test::sealed_dice_test {

namespace {

class SealedWindow : public TestWindow {
  protected:
    std::string secret() const {
        const auto kept = SecretStore(secrets()).find(fromText(document.pledge()));
        return kept ? kept->secret.hex() : std::string();
    }
    std::filesystem::path secrets() const { return fromText(folder.path() + QStringLiteral("/dice")); }
    void roll() { ASSERT_TRUE(document.execute(volley).ok); }
    QString checked() {
        trigger("actionCheckRecord");
        auto* dialog = find<QDialog>("checkDialog");
        const QString text = find<QPlainTextEdit>("checkLines")->toPlainText();
        find<QPushButton>("checkCopy")->click();
        EXPECT_EQ(QGuiApplication::clipboard()->text(), text);
        EXPECT_TRUE(text.endsWith(find<QLabel>("checkHead")->text()));
        dialog->close();
        QTest::qWait(1);
        return text;
    }
    /// All texts that any window shows.
    static QString shown() {
        QStringList texts;
        for (const QWidget* widget : QApplication::allWidgets()) {
            for (const char* property :
                 {"text", "plainText", "html", "toolTip", "accessibleName", "windowTitle"}) {
                texts << widget->property(property).toString();
            }
        }
        return texts.join(QLatin1Char('\n'));
    }

    const Json volley{{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}};
};

} // namespace

TEST_F(SealedWindow, ThePledgeIsShownBeforeAnythingIsThrown) {
    PlayersWindow players(document, settings);
    EXPECT_EQ(document.pledge().size(), 64);
    const QString proof = players.findChild<QLabel*>(QStringLiteral("playersProof"))->text();
    EXPECT_TRUE(proof.contains(toText(notedLetters(fromText(document.pledge()))))) << proof.toStdString();
    const QString pledge = document.pledge();
    roll();
    ASSERT_EQ(document.session().sealedSeries().size(), 1U);
    EXPECT_EQ(toText(document.session().sealedSeries().front().pledge), pledge);
    EXPECT_FALSE(secret().empty()) << "kept apart";
}

TEST_F(SealedWindow, ThePlayersSeeTheLettersOfTheRecord) {
    PlayersWindow players(document, settings);
    const auto* proof = players.findChild<QLabel*>(QStringLiteral("playersProof"));
    roll();
    const QString first = proof->text();
    EXPECT_TRUE(first.contains(toText(notedLetters(document.session().link())))) << first.toStdString();
    roll();
    EXPECT_NE(proof->text(), first);
    document.undo();
    EXPECT_EQ(proof->text(), first);
}

TEST_F(SealedWindow, NoWindowShowsTheSecret) {
    PlayersWindow players(document, settings);
    roll();
    window->table().recordView().openRecord(document.session().cursor());
    const QString all = shown();
    ASSERT_FALSE(secret().empty());
    EXPECT_FALSE(all.contains(toText(secret())));
    EXPECT_FALSE(all.contains(QStringLiteral("seed"), Qt::CaseInsensitive)) << "there is none";
    EXPECT_TRUE(all.contains(QStringLiteral("the program's dice, sealed beforehand")));
}

TEST_F(SealedWindow, DiceOfASeedAreToldAsForetoldWithoutTheSeed) {
    document.setDice(std::make_unique<RandomDice>(19171031));
    roll();
    window->table().recordView().openRecord(document.session().cursor());
    const QString all = shown();
    EXPECT_TRUE(all.contains(QStringLiteral("they could be foretold")));
    EXPECT_FALSE(all.contains(QStringLiteral("19171031")));
}

TEST_F(SealedWindow, ANumberThatThePlayersCallIsMixedIn) {
    trigger("actionCallNumber");
    auto* dialog = find<QDialog>("callDialog");
    EXPECT_EQ(find<QLabel>("callPledge")->text(), document.pledge());
    auto* number = find<QLineEdit>("callNumber");
    QTest::keyClicks(number, QStringLiteral("19x17"));
    EXPECT_EQ(number->text(), QStringLiteral("1917"));
    const QString pledge = document.pledge();
    QTest::keyClick(dialog, Qt::Key_Return);
    QTest::qWait(1);
    EXPECT_EQ(document.called(), 1917U);
    EXPECT_EQ(document.pledge(), pledge);
    roll();
    PlayersWindow players(document, settings);
    EXPECT_TRUE(
        players.findChild<QLabel*>(QStringLiteral("playersProof"))->text().contains(QStringLiteral("1917")));
    EXPECT_TRUE(checked().contains(QStringLiteral("1917 that the players called")));
}

TEST_F(SealedWindow, TheRecordIsCheckedInADialog) {
    roll();
    document.undo();
    roll();
    const QString text = checked();
    EXPECT_TRUE(text.contains(QStringLiteral("as rules and dice give them"))) << text.toStdString();
    EXPECT_FALSE(text.contains(toText(secret())));
}

TEST_F(SealedWindow, RevealedDiceStandInTheFileAndOthersFollow) {
    roll();
    const QString pledge = document.pledge();
    const std::string own = secret();
    prompts.goOn = false;
    trigger("actionRevealDice");
    EXPECT_FALSE(document.session().sealedSeries().front().revealed()) << "he thought better of it";
    prompts.goOn = true;
    trigger("actionRevealDice");
    EXPECT_EQ(document.session().sealedSeries().front().secret, own);
    EXPECT_TRUE(prompts.told.last().contains(QStringLiteral("stands in the battle's file")));
    EXPECT_NE(document.pledge(), pledge);
    roll();
    EXPECT_EQ(document.session().sealedSeries().size(), 2U);
    const LoadedBattle loaded = battleFiles().load(fromText(file));
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(loaded.session->sealedSeries().front().secret, own);
    EXPECT_TRUE(auditDice(*loaded.session).problems.empty());
}

} // namespace umpire::gui::test::sealed_dice_test

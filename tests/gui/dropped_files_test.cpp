// Files dropped on the window: battles are opened, packs and collections taken in, and what is wrong is said.

#include "test_window.h"

#include "document/text.h"
#include "roster/own_formations.h"
#include "support/battles.h"
#include "umpire/storage/collection.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QTest>
#include <QUrl>

#include <fstream>

namespace umpire::gui::test::dropped_files_test {

namespace {

namespace fs = std::filesystem;

class Dropped : public TestWindow {
  protected:
    void SetUp() override {
        qputenv("XDG_DATA_HOME", (folder.path() + QStringLiteral("/home")).toLocal8Bit());
        TestWindow::SetUp();
    }
    void TearDown() override { qunsetenv("XDG_DATA_HOME"); }

    /// As another program would: first it asks whether the window takes it. True when it does.
    bool drop(const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths) {
            urls << QUrl::fromLocalFile(path);
        }
        data.setUrls(urls);
        return drop(data);
    }
    bool drop(QMimeData& data) {
        const auto sent = [&](auto&& event) {
            event.ignore();
            QCoreApplication::sendEvent(window.get(), &event);
            return event.isAccepted();
        };
        const bool taken = sent(QDragEnterEvent(QPoint(40, 40), Qt::CopyAction | Qt::MoveAction, &data,
                                                Qt::LeftButton, Qt::NoModifier));
        const bool dropped = sent(QDropEvent(QPointF(40, 40), Qt::CopyAction | Qt::MoveAction, &data,
                                             Qt::LeftButton, Qt::NoModifier));
        EXPECT_EQ(taken, dropped);
        QTest::qWait(20);
        return dropped;
    }
    QString write(const QString& name, const std::string& text) {
        const fs::path path = fs::path(fromText(folder.path())) / fromText(name);
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
        return toText(path.string());
    }
    QString writePack(const std::string& title) {
        const Json manifest{{"format", "desert-umpire-rules"},
                            {"version", 1},
                            {"id", "our-club"},
                            {"title", title},
                            {"extends", "sand-sweat-and-camels"}};
        return write(QStringLiteral("given/our-club/pack.json"), manifest.dump());
    }
    QString writeCollection(const QStringList& names) {
        Collection collection;
        for (const QString& name : names) {
            const Json brigade{{"id", "brigade"}, {"name", fromText(name)}, {"kind", "brigade"}};
            collection.entries.push_back({kebab(name), fromText(name), "sand-sweat-and-camels",
                                          Json{{"formations", Json::array({brigade})}}});
        }
        return write(QStringLiteral("given/friends.json"), umpire::writeCollection(collection));
    }
    static Id kebab(const QString& name) { return fromText(name.toLower().replace(u' ', u'-')); }
    fs::path ownPack() const {
        return fs::path(fromText(folder.path())) / "home/desert-umpire/rules/our-club";
    }
    std::size_t ownFormations() const {
        return OwnFormations(settings.value(Settings::Key::Collection).toString()).entries().size();
    }
};

} // namespace

TEST_F(Dropped, ABattleIsOpened) {
    const QString other = folder.filePath(QStringLiteral("gaza.battle.json"));
    ASSERT_TRUE(QFile::copy(example(QStringLiteral("second-gaza-1917")), other));
    EXPECT_TRUE(drop({other}));
    EXPECT_EQ(document.path(), other);
    EXPECT_TRUE(QFile::exists(other)) << "it stays where it is";
}

TEST_F(Dropped, ABadFileIsExplainedAndTheBattleStays) {
    EXPECT_TRUE(drop({write(QStringLiteral("notes.txt"), "nothing of ours")}));
    EXPECT_TRUE(hasErrors(prompts.issues));
    EXPECT_EQ(document.path(), file);
}

TEST_F(Dropped, AFileThatIsGoneIsExplained) {
    EXPECT_TRUE(drop({folder.filePath(QStringLiteral("gone.battle.json"))}));
    EXPECT_TRUE(hasErrors(prompts.issues));
    EXPECT_EQ(document.path(), file);
}

TEST_F(Dropped, WhatIsNoFileIsNotTaken) {
    QMimeData words;
    words.setText(QStringLiteral("12th Light Horse"));
    EXPECT_FALSE(drop(words));
    QMimeData page;
    page.setUrls({QUrl(QStringLiteral("https://example.org/x.battle.json"))});
    EXPECT_FALSE(drop(page));
    EXPECT_EQ(document.path(), file);
}

TEST_F(Dropped, TheBattleThatIsOpenIsAskedAboutFirst) {
    leaveOwed();
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    trigger("actionNextPhase");
    prompts.unsaved = Prompts::Unsaved::Cancel;
    drop({file});
    EXPECT_EQ(prompts.unsavedAsked, 1);
    EXPECT_EQ(document.path(), QString());
}

TEST_F(Dropped, OfSeveralBattlesOneIsOpenedAndThatIsSaid) {
    const QString other = folder.filePath(QStringLiteral("gaza.battle.json"));
    ASSERT_TRUE(QFile::copy(example(QStringLiteral("second-gaza-1917")), other));
    drop({other, file});
    EXPECT_EQ(document.path(), other);
    ASSERT_EQ(prompts.told.size(), 1);
    EXPECT_TRUE(prompts.told.first().contains(QStringLiteral("gaza.battle.json")));
}

TEST_F(Dropped, APackIsTakenInWhenThatIsConfirmed) {
    const QString pack = writePack("Our club");
    prompts.goOn = false;
    drop({pack});
    EXPECT_EQ(prompts.confirmed, 1);
    EXPECT_FALSE(fs::exists(ownPack()));
    prompts.goOn = true;
    drop({QFileInfo(pack).path()}); // its folder
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("Our club"))) << fromText(prompts.asked);
    EXPECT_TRUE(fs::exists(ownPack() / "pack.json"));
    EXPECT_EQ(document.path(), file);
}

TEST_F(Dropped, APackThatWasThereIsKept) {
    drop({writePack("Our club")});
    drop({writePack("Our club, anew")});
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("rules-before"))) << fromText(prompts.asked);
    EXPECT_EQ(document.searchPath().in(ownPack()).pack->title, "Our club, anew");
    const fs::path before = ownPack().parent_path().parent_path() / "rules-before/our-club";
    EXPECT_EQ(document.searchPath().in(before).pack->title, "Our club");
}

TEST_F(Dropped, APackWithErrorsIsExplained) {
    drop(
        {write(QStringLiteral("given/bad/pack.json"), R"({"format": "desert-umpire-rules", "version": 1})")});
    EXPECT_TRUE(hasErrors(prompts.issues));
    EXPECT_EQ(prompts.confirmed, 0);
}

TEST_F(Dropped, ACollectionIsAddedToOnesOwn) {
    const QString given = writeCollection({QStringLiteral("Camel Brigade"), QStringLiteral("Yeomanry")});
    drop({given});
    EXPECT_TRUE(prompts.chosenOf.value(0).contains(QStringLiteral("Camel Brigade, Yeomanry")))
        << fromText(prompts.chosenOf.value(0));
    EXPECT_EQ(ownFormations(), 2U);
    drop({given});
    EXPECT_EQ(prompts.chosenOf.size(), 1) << "there is nothing new in it";
    EXPECT_EQ(ownFormations(), 2U);
    EXPECT_EQ(prompts.told.size(), 1);
}

TEST_F(Dropped, ACollectionThatIsDeclinedIsLeft) {
    prompts.choice = -1;
    drop({writeCollection({QStringLiteral("Camel Brigade")})});
    EXPECT_EQ(ownFormations(), 0U);
}

TEST_F(Dropped, ACollectionIsKeptBesideOnesOwn) {
    prompts.choice = 1;
    drop({writeCollection({QStringLiteral("Camel Brigade")})});
    EXPECT_EQ(ownFormations(), 0U);
    EXPECT_TRUE(fs::exists(ownPack().parent_path().parent_path() / "collections/friends.json"));
}

TEST_F(Dropped, TablesAreTakenInAndAreNoBattle) {
    const QString tables =
        write(QStringLiteral("ours.json"),
              R"({"format": "desert-umpire-tables", "version": 1, "rules": "death-in-the-desert",
                                     "tables": {}})");
    drop({tables});
    EXPECT_EQ(document.path(), file) << "the battle stays";
    EXPECT_TRUE(prompts.confirmed == 1 || hasErrors(prompts.issues));
}

TEST_F(Dropped, HouseRulesAsOneFileAreTakenIn) {
    const QString given = write(QStringLiteral("our-club.house-rules.json"), R"({
        "format": "desert-umpire-house-rules", "version": 1, "id": "our-club",
        "files": {
            "pack.json": {"format": "desert-umpire-rules", "version": 1, "id": "our-club", "title": "Our club",
                          "extends": "sand-sweat-and-camels", "files": {"texts": "texts.json"}},
            "texts.json": {"numbers": {"officer-range": 12}}}})");
    drop({given});
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("Our club"))) << fromText(prompts.asked);
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("\"officer-range\": it is 12, was 9")))
        << "what it changes: " << fromText(prompts.asked);
    const auto pack = document.searchPath().in(ownPack()).pack;
    ASSERT_TRUE(pack);
    EXPECT_EQ(pack->numbers.at("officer-range"), 12);
}

TEST_F(Dropped, HouseRulesThatLeaveTheirFolderAreRefused) {
    drop({write(QStringLiteral("bad.house-rules.json"), R"({
        "format": "desert-umpire-house-rules", "version": 1, "id": "our-club",
        "files": {
            "pack.json": {"format": "desert-umpire-rules", "version": 1, "id": "our-club", "title": "Our club",
                          "extends": "sand-sweat-and-camels"},
            "../../evil.json": {}}})")});
    EXPECT_TRUE(hasErrors(prompts.issues));
    EXPECT_EQ(prompts.confirmed, 0);
    EXPECT_FALSE(fs::exists(ownPack()));
}

} // namespace umpire::gui::test::dropped_files_test

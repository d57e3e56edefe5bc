// A language that is there speaks for window and engine; without one it is English.

#include "settings/language.h"

#include "document/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <memory>
#include <thread>

namespace umpire::gui::test::language_test {

namespace {

const char* const german = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context><name>Test</name>
<message><source>The field</source><translation>Das Feld</translation></message>
<message numerus="yes"><source>%n unit</source><comment>%n units</comment>
<translation><numerusform>%n Einheit</numerusform><numerusform>%n Einheiten</numerusform></translation></message>
<message numerus="yes"><source>{n} man of {unit}</source><comment>{n} men of {unit}</comment>
<translation><numerusform>von {unit} {n} Mann</numerusform><numerusform>von {unit} {n} Männer</numerusform>
</translation></message>
</context>
</TS>
)";

/// A folder with a German file, made as a translator would.
class Languages : public ::testing::Test {
  protected:
    void SetUp() override {
        const QString program = QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lrelease");
        ASSERT_TRUE(QFile::exists(program))
            << "sh resources/setup-debian.sh installs " << program.toStdString() << " (qt6-l10n-tools)";
        QFile source(folder.filePath(QStringLiteral("desert-umpire_de.ts")));
        ASSERT_TRUE(source.open(QIODevice::WriteOnly));
        source.write(german);
        source.close();
        QProcess release;
        release.start(program, {source.fileName()});
        ASSERT_TRUE(release.waitForFinished());
        ASSERT_EQ(release.exitCode(), 0) << release.readAllStandardError().toStdString();
    }

    static QString field() { return QCoreApplication::translate("Test", "The field"); }
    static QString units(int n) { return sayCounted("Test", "%n unit", "%n units", n); }
    static std::string men(long long n) {
        return umpire::sayCounted("Test", "{n} man of {unit}", "{n} men of {unit}").of(n, {{"unit", "A"}});
    }

    QTemporaryDir folder;
};

} // namespace

TEST_F(Languages, OfTheSystemSpeakForWindowAndEngine) {
    {
        const Language language(QLocale(QStringLiteral("de_DE")), {folder.path()});
        EXPECT_EQ(field(), QStringLiteral("Das Feld"));
        EXPECT_EQ(say("Test", "The field"), "Das Feld");
        EXPECT_EQ(units(1), QStringLiteral("1 Einheit"));
        EXPECT_EQ(units(0), QStringLiteral("0 Einheiten"));
        EXPECT_EQ(men(1), "von A 1 Mann");
        EXPECT_EQ(men(5), "von A 5 Männer");
        EXPECT_EQ(say("Test", "Nobody translated it"), "Nobody translated it");
    }
    EXPECT_EQ(field(), QStringLiteral("The field")) << "it speaks as long as it lives";
    EXPECT_EQ(say("Test", "The field"), "The field");
}

TEST_F(Languages, MayBeGoneWhileAThreadStillAsks) {
    auto language = std::make_unique<Language>(QLocale(QStringLiteral("de_DE")), QStringList{folder.path()});
    const Translator* handedOn = Speaking::translator();
    ASSERT_NE(handedOn, nullptr);
    language.reset();
    std::string said;
    std::thread([&said, handedOn] {
        const Speaking speaking(handedOn);
        said = say("Test", "The field");
    }).join();
    EXPECT_EQ(said, "The field");
}

TEST_F(Languages, ThatAreNotThereLeaveItEnglish) {
    for (const char* name : {"fr_FR", "en_GB", "C"}) {
        const Language language(QLocale(QLatin1String(name)), {folder.path()});
        EXPECT_EQ(field(), QStringLiteral("The field")) << name;
        EXPECT_EQ(units(1), QStringLiteral("1 unit"));
        EXPECT_EQ(units(2), QStringLiteral("2 units"));
        EXPECT_EQ(men(1), "1 man of A");
        EXPECT_EQ(men(0), "0 men of A");
    }
}

} // namespace umpire::gui::test::language_test

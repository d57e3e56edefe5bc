// Nothing that a side may not know leaves the program: every byte that its phone is sent is looked through.

#include "served_window.h"

#include "random_umpire.h"
#include "support/test_scale.h"
#include "umpire/battle/visibility.h"

#include <QDir>
#include <QFile>

#include <random>
#include <set>

namespace umpire::gui::test::secrets_test {

namespace {

/// What a viewer may not know, as it would stand in what he is sent.
std::set<std::string> secretsFrom(const Viewer& viewer, const RulePack& rules, const Battle& battle) {
    std::set<std::string> secrets{"WRITTEN-BY-THE-UMPIRE"};
    std::set<std::string> known;
    for (const Subject* subject : battle.all()) {
        const bool hidden = isHidden(subject->id, rules, battle, viewer);
        (hidden ? secrets : known).insert({'"' + subject->id + '"', '"' + subject->name + '"'});
        if (!rules.roles.orders.objective.empty() && subject->side != viewer.side) {
            const std::string aim = subject->value(rules.roles.orders.objective).text();
            if (aim.starts_with("AIM-OF-")) {
                secrets.insert(aim);
            }
        }
    }
    for (const std::string& name : known) {
        secrets.erase(name); // somebody who is seen is called the same
    }
    return secrets;
}

/// A battle that is served without the umpire's window, which has no part in what phones are told.
class Secrets : public TestWindow, public ::testing::WithParamInterface<const char*> {
  protected:
    Secrets() { source = example(QString::fromLatin1(GetParam())); }

    void SetUp() override {
        ASSERT_TRUE(QFile::copy(source, file));
        document.open(file);
        ASSERT_TRUE(document.isOpen());
        ASSERT_EQ(m_server.start(QHostAddress(QHostAddress::LocalHost)), QString());
    }

    Phone phoneOf(const Id& side) {
        for (const PhoneServer::Link& link : m_server.links()) {
            if (link.viewer.side == side) {
                return Phone(m_server.url(link));
            }
        }
        return Phone(QString());
    }

    /// Hides some units, gives orders, and writes notes, where the rules have such.
    void plant() {
        const RulePack& rules = document.rules();
        for (const Subject* subject : std::vector<const Subject*>(battle().all(SubjectKind::Unit))) {
            const Id id = subject->id;
            if (!rules.roles.secret.empty() && m_random() % 3 == 0) {
                document.execute({{"do", "adjust"},
                                  {"subject", id},
                                  {"set", {{rules.roles.secret, true}}},
                                  {"reason", "WRITTEN-BY-THE-UMPIRE"}});
            }
            if (!rules.roles.orders.objective.empty()) {
                document.execute({{"do", "adjust"},
                                  {"subject", id},
                                  {"set", {{rules.roles.orders.objective, "AIM-OF-" + id}}},
                                  {"reason", "test"}});
            }
        }
        const Id first = battle().all().back()->id;
        document.execute({{"do", "note"}, {"subject", first}, {"text", "WRITTEN-BY-THE-UMPIRE"}});
    }

    struct Watcher {
        Viewer viewer;
        Phone phone;
        qsizetype read = 0; ///< bytes looked through
    };

    void watch() {
        for (const Subject* side : battle().all(SubjectKind::Side)) {
            m_watchers.push_back({Viewer::of(side->id), phoneOf(side->id)});
        }
        m_watchers.push_back({Viewer::ofEverybody(), phoneOf("")});
        for (Watcher& watcher : m_watchers) {
            watcher.phone.look();
            watcher.phone.get({});
            watcher.phone.get("sheet");
        }
    }

    /// Whoever is hidden now must not stand in what came since the last look.
    void look(const char* after) {
        for (Watcher& watcher : m_watchers) {
            askForSomebody(watcher);
            watcher.phone.shown();
            const std::string fresh = watcher.phone.bytes().mid(watcher.read).toStdString();
            watcher.read = watcher.phone.bytes().size();
            for (const std::string& secret : secretsFrom(watcher.viewer, document.rules(), battle())) {
                const std::size_t at = fresh.find(secret);
                ASSERT_EQ(at, std::string::npos)
                    << secret << " was told to '" << watcher.viewer.side << "' after " << after << ": "
                    << fresh.substr(at < 300 ? 0 : at - 300, 600);
            }
        }
    }

    /// Anybody's id may be guessed: what is answered must not tell whether there is such a one.
    void askForSomebody(Watcher& watcher) {
        const auto all = battle().all();
        const Id subject = all[m_random() % all.size()]->id;
        const Id target = all[m_random() % all.size()]->id;
        const Json hidden = watcher.phone.ask("ask", {{"subject", subject}, {"target", target}});
        const auto hides = [&](const Id& id) {
            return isHidden(id, document.rules(), battle(), watcher.viewer);
        };
        if (!hides(subject) && !hides(target)) {
            claim(watcher, subject, target);
        }
        if (hides(subject) || hides(target)) {
            EXPECT_EQ(hidden, watcher.phone.ask("ask", {{"subject", subject}, {"target", "nobody"}}));
        }
    }

    /// Somebody claims, and the umpire takes it up, now and then with a die.
    void claim(Watcher& watcher, const Id& subject, const Id& target) {
        const Json asked = watcher.phone.ask("ask", {{"subject", subject}, {"target", target}});
        if (asked["action"] == "") {
            return;
        }
        const Json claim{{"subject", subject}, {"target", asked["target"]}, {"action", asked["action"]}};
        if (!watcher.phone.ask("claim", claim).contains("claim")) {
            return;
        }
        Claim taken = m_queue.take(m_queue.claims().size() - 1);
        m_state.resume(std::move(taken.draft));
        m_queue.follow(m_state);
        watcher.phone.shown();
        if (m_state.roll()) {
            m_queue.follow(m_state);
        }
        m_state.clear();
        m_queue.clear();
    }

    void play(const QString& script) {
        QFile lines(script);
        ASSERT_TRUE(lines.open(QIODevice::ReadOnly));
        int line = 0;
        for (QByteArray text = lines.readLine(); !text.isEmpty(); text = lines.readLine()) {
            const Json command = Json::parse(text.toStdString(), nullptr, false);
            document.execute(command);
            if (++line % 25 == 0) {
                look(text.constData());
                ASSERT_FALSE(HasFatalFailure());
            }
        }
    }

    /// Somebody does something, now and then what the rules allow.
    void playAtRandom(int commands) {
        for (int i = 0; i < commands; ++i) {
            Session copy = document.session();
            document.execute(
                umpire::test::RandomUmpire(copy, static_cast<unsigned>(m_random())).nextCommand());
        }
    }

    DiceThrowers m_throwers{settings};
    ResolveState m_state{document, m_throwers};
    ClaimQueue m_queue;
    PhoneClaims m_claims{document, m_queue, m_state};
    PhoneServer m_server{document, m_claims, m_throwers};
    std::mt19937 m_random{std::mt19937::default_seed};
    std::vector<Watcher> m_watchers;
};

} // namespace

TEST_P(Secrets, NeverLeaveTheProgram) {
    plant();
    watch();
    look("the start");
    const QString script = QStringLiteral(UMPIRE_BATTLES "/%1.script.jsonl").arg(QLatin1String(GetParam()));
    if (QFile::exists(script)) {
        play(script);
    }
    look("the end");
    for (int i = 0; i < umpire::test::scaled(32); ++i) {
        playAtRandom(15);
        look("what happened at random");
        ASSERT_FALSE(HasFatalFailure());
    }
}

INSTANTIATE_TEST_SUITE_P(Examples, Secrets,
                         ::testing::Values("beersheba-1917", "bir-zellaf", "damascus-1918", "ford-at-holm",
                                           "marrow-ridge", "megiddo-1918", "megiddo-made-up",
                                           "palestine-1918", "romani-1916", "second-gaza-1917", "semakh-1918",
                                           "tafileh-1918"));

} // namespace umpire::gui::test::secrets_test

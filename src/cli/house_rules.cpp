#include "commands.h"

#include "umpire/base/file.h"
#include "umpire/base/json_text.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/games/games.h"
#include "umpire/storage/house_file.h"
#include "umpire/storage/house_odds.h"
#include "umpire/storage/house_rules.h"

#include <functional>
#include <iostream>

namespace umpire::cli {

namespace fs = std::filesystem;

namespace {

/// One call on one pack.
class HouseCall {
  public:
    HouseCall(const Options& options, const BattleFiles& files)
        : m_options(options), m_files(files), m_bench{files.searchPath(), gameNeeds()} {}

    Status run() {
        Status status = m_options.base.empty() ? done : make();
        status = status == done ? open() : status;
        status = status == done ? change() : status;
        if (status != done) {
            takeBack();
            return status;
        }
        if (!m_options.share.empty()) {
            return share();
        }
        if (!m_options.compared.empty()) {
            return odds();
        }
        m_options.find.empty() ? tell() : tellValues();
        return done;
    }

  private:
    static Status refuse(const std::string& what, const std::string& problem) {
        complain(what, problem);
        return refused;
    }

    Status make() {
        const std::string title = m_options.title.empty() ? m_options.name : m_options.title;
        const auto made = HouseRules::make({m_options.base, m_options.name, title}, userFolders(), m_bench);
        m_made = made ? *made : fs::path();
        return made ? done : refuse(m_options.name, made.error().text);
    }

    /// All of one call is done, or nothing.
    void takeBack() const {
        std::error_code ignored;
        if (!m_made.empty()) {
            fs::remove_all(m_made, ignored);
        }
    }

    fs::path folder() const {
        const fs::path own = userFolders().rules;
        const bool named = isKebab(m_options.name) && !own.empty() && isPackFolder(own / m_options.name);
        return named ? own / m_options.name : fs::path(m_options.name);
    }

    Status open() {
        if (!isPackFolder(folder())) {
            complain(m_options.name,
                     say("cli",
                         "there are no house rules of that name among your own packs, and no folder of a "
                         "pack; --extends makes new ones"));
            return noFile;
        }
        auto opened = HouseRules::open(folder(), m_bench);
        if (!opened) {
            return refuse(m_options.name, opened.error().text);
        }
        m_rules = std::move(*opened);
        return done;
    }

    // Changes ------------------------------------------------------------------------------------

    using Change = std::function<std::string(const HousePath&, const Json&)>;

    /// False where a change cannot be made, which is told.
    bool apply(const std::vector<std::string>& words, bool valued, const Change& change) {
        for (const std::string& word : words) {
            const std::size_t equals = valued ? word.find('=') : word.size();
            const auto path = HousePath::of(std::string_view(word).substr(0, equals));
            if (!path || equals == std::string::npos) {
                refuse(word, valued ? say("cli", "a path and a value are wanted, such as "
                                                 "texts/numbers/NAME=12")
                                    : say("cli", "a path is wanted, such as texts/numbers/NAME"));
                return false;
            }
            const std::string problem = change(*path, valued ? valueOf(word.substr(equals + 1)) : Json());
            if (!problem.empty()) {
                refuse(word, problem);
                return false;
            }
        }
        return true;
    }

    /// What is no JSON is a text.
    static Json valueOf(const std::string& word) {
        const Json value = Json::parse(word, nullptr, false);
        return value.is_discarded() ? Json(word) : value;
    }

    Status change() {
        HouseRules& rules = *m_rules;
        const bool renamed = !m_options.title.empty() && m_options.base.empty();
        const bool made =
            (!renamed || rules.setTitle(m_options.title).empty()) &&
            apply(m_options.reset, false, [&](const auto& path, const auto&) { return rules.reset(path); }) &&
            apply(m_options.remove, false,
                  [&](const auto& path, const auto&) { return rules.remove(path); }) &&
            apply(m_options.add, true,
                  [&](const auto& path, const Json& to) { return rules.add(path, to); }) &&
            apply(m_options.set, true, [&](const auto& path, const Json& to) { return rules.set(path, to); });
        print(std::cerr, rules.issues());
        if (!made) {
            return refused;
        }
        const std::string problem = rules.unsaved() ? rules.save() : std::string();
        return problem.empty() ? done : refuse(m_options.name, problem);
    }

    // Answers ------------------------------------------------------------------------------------

    void tell() {
        printLine(fill(say("cli", "{id}: {rules}"),
                       {{"id", m_rules->id()}, {"rules", onOneLine(m_rules->title())}}));
        printLine(onOneLine(m_rules->folder().string()));
        for (const PartDifferences& part : m_rules->differences()) {
            std::cout << '\n';
            printPart(part);
        }
    }

    void tellValues() {
        for (const HousePart& part : m_rules->contents()) {
            for (const HouseList& list : part.lists) {
                for (const HouseEntry& entry : list.entries) {
                    tellValues(entry);
                }
            }
        }
    }

    /// As `--set` takes it, with what the pack below says where that is otherwise.
    void tellValues(const HouseEntry& entry) {
        for (const HouseValue& value : m_rules->valuesOf(entry.path)) {
            const std::string path = value.path.text();
            if (path.find(m_options.find) == std::string::npos || (!value.now && !value.base)) {
                continue;
            }
            std::cout << path << '=' << dumpLine(value.now.value_or(Json()));
            if (value.now != value.base) {
                std::cout << "  "
                          << (value.base
                                  ? fill(say("cli", "(was {value})"), {{"value", dumpLine(*value.base)}})
                                  : say("cli", "(new)"));
            }
            std::cout << '\n';
        }
    }

    Status share() {
        if (!m_rules->pack()) {
            return refuse(m_options.name, say("cli", "these rules have errors; put them in order first"));
        }
        const auto text = writeHouseFile(*m_rules->pack());
        if (!text) {
            return refuse(m_options.name, text.error().text);
        }
        if (m_options.share == "-") {
            std::cout << *text;
            return done;
        }
        const std::string problem = writeFileAtomically(m_options.share, *text);
        if (!problem.empty()) {
            complain(m_options.share, problem);
        }
        return problem.empty() ? done : noFile;
    }

    static Json json(const OddsBeside& roll) {
        Json json{
            {roll.contest.empty() ? "check" : "contest", roll.contest.empty() ? roll.check : roll.contest},
            {"subject", roll.subjectId},
            {"before", Json::object()},
            {"after", Json::object()}};
        for (const OddsBeside::Outcome& outcome : roll.outcomes) {
            if (outcome.before > 0) {
                json["before"][outcome.id] = outcome.before;
            }
            if (outcome.after > 0) {
                json["after"][outcome.id] = outcome.after;
            }
        }
        if (roll.madeBefore < 1 || roll.madeAfter < 1) {
            json["reached"] = {{"before", roll.madeBefore}, {"after", roll.madeAfter}};
        }
        return json;
    }

    static Json json(const OddsBesides& both) {
        Json answer{{"ok", both.refusedBefore.empty() || both.refusedAfter.empty()}};
        if (!both.refusedBefore.empty()) {
            answer["refused-before"] = both.refusedBefore;
        }
        if (!both.refusedAfter.empty()) {
            answer["refused-after"] = both.refusedAfter;
        }
        answer["odds"] = Json::array();
        for (const OddsBeside& roll : both.rolls) {
            answer["odds"].push_back(json(roll));
        }
        return answer;
    }

    Status odds() {
        if (m_options.compared == standardInput && m_options.script == standardInput) {
            complain("umpire house-rules", readTwice());
            return wrongUsage;
        }
        const LoadedBattle battle = loadBattle(m_files, m_options.compared);
        if (!battle.session) {
            return statusOf(battle);
        }
        const LoadedBattle before = playedBy(*battle.session, m_rules->base(), findGame);
        const LoadedBattle after = playedBy(*battle.session, m_rules->pack(), findGame);
        if (!before.session || !after.session) {
            print(std::cerr, before.session ? after.issues : before.issues);
            return refused;
        }
        return answerScript(m_options.script, [&](const Json& command) {
            return json(oddsBeside(*before.session, *after.session, command));
        });
    }

    fs::path m_made; ///< the folder of new ones
    const Options& m_options;
    const BattleFiles& m_files;
    HouseBench m_bench;
    std::unique_ptr<HouseRules> m_rules;
};

} // namespace

Status houseRules(const Options& options, const BattleFiles& files) {
    return HouseCall(options, files).run();
}

} // namespace umpire::cli

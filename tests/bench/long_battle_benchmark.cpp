// A battle far longer and larger than anybody plays: 1,000 units, 10,000 records. What the umpire waits for
// in it, and the memory it takes.

#include "support/long_battle.h"
#include "umpire/base/file.h"
#include "umpire/games/games.h"
#include "umpire/sheets/standing_records.h"
#include "umpire/storage/autosave.h"
#include "umpire/storage/battle_file.h"
#include "umpire/worksheet/odds.h"

#include <benchmark/benchmark.h>

#include <fstream>
#include <unistd.h>

namespace umpire::test {
namespace {

namespace fs = std::filesystem;

constexpr int manyRecords = 10'000;

BattleFiles files() {
    return {PackSearchPath({fs::path(UMPIRE_SOURCE_FOLDER) / "rules"}), findGame};
}

/// The text of the long battle, played once.
const std::string& longBattle() {
    static const std::string text = [] {
        const auto session = files().parse(largeRoster().dump(), "roster").session;
        LongPlay(*session).playTo(manyRecords);
        return BattleFiles::write(*session);
    }();
    return text;
}

std::unique_ptr<Session> opened() {
    return files().parse(longBattle(), "long").session;
}

/// The same for what changes nothing.
const Session& battle() {
    static const auto session = opened();
    return *session;
}

class Folder {
  public:
    Folder() : m_path(fs::temp_directory_path() / ("umpire-bench-" + std::to_string(getpid()))) {
        fs::create_directories(m_path);
    }
    ~Folder() { fs::remove_all(m_path); }
    fs::path battle() const { return m_path / "long.battle.json"; }

  private:
    fs::path m_path;
};

/// Memory of this process in use, in MB.
double residentMegabytes() {
    std::ifstream file("/proc/self/statm");
    double pages = 0;
    file >> pages >> pages;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

void openFile(benchmark::State& state) {
    const Folder folder;
    writeFileAtomically(folder.battle(), longBattle());
    for (auto _ : state) {
        benchmark::DoNotOptimize(files().load(folder.battle()).session);
    }
    state.counters["MB of file"] = static_cast<double>(longBattle().size()) / 1e6;
}
BENCHMARK(openFile)->Unit(benchmark::kMillisecond);

void openFileAndJournal(benchmark::State& state) {
    const Folder folder;
    const auto session = opened();
    Autosave keeper(folder.battle());
    keeper.keep(*session);
    LongPlay play(*session, 2);
    for (int i = 1; i <= 480; ++i) {
        play.playTo(manyRecords + i);
        keeper.keep(*session);
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(files().load(folder.battle()).session);
    }
}
BENCHMARK(openFileAndJournal)->Unit(benchmark::kMillisecond);

void saveFile(benchmark::State& state) {
    const Folder folder;
    for (auto _ : state) {
        benchmark::DoNotOptimize(BattleFiles::save(battle(), folder.battle()));
    }
}
BENCHMARK(saveFile)->Unit(benchmark::kMillisecond);

void snapshot(benchmark::State& state) {
    const Folder folder;
    const auto session = opened();
    Autosave keeper(folder.battle());
    keeper.keep(*session);
    for (auto _ : state) {
        benchmark::DoNotOptimize(keeper.snapshot(*session));
    }
}
BENCHMARK(snapshot)->Unit(benchmark::kMillisecond);

void commandKept(benchmark::State& state) {
    const Folder folder;
    const auto session = opened();
    Autosave keeper(folder.battle());
    keeper.keep(*session);
    LongPlay play(*session, 3);
    for (auto _ : state) {
        play.playTo(session->cursor() + 1);
        benchmark::DoNotOptimize(keeper.keep(*session));
    }
}
BENCHMARK(commandKept)->Unit(benchmark::kMillisecond)->Iterations(400);

/// Undoing everything, one by one, and redoing it.
void undoAndRedoAll(benchmark::State& state) {
    const auto session = opened();
    LongPlay play(*session);
    for (auto _ : state) {
        while (session->canUndo()) {
            benchmark::DoNotOptimize(play.execute({{"do", "undo"}}));
        }
        while (session->canRedo()) {
            benchmark::DoNotOptimize(play.execute({{"do", "redo"}}));
        }
    }
    state.counters["resident MB"] = residentMegabytes();
}
BENCHMARK(undoAndRedoAll)->Unit(benchmark::kMillisecond);

Json correction(const Session& session) {
    std::size_t record = 100;
    while (session.records()[record - 1].command["do"] != "shoot") {
        ++record;
    }
    return {
        {"do", "correct"}, {"record", record}, {"facts", {{"in-cover", true}, {"officer-within-9", true}}}};
}

void tryCorrection(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(battle().tryCorrection(correction(battle())));
    }
}
BENCHMARK(tryCorrection)->Unit(benchmark::kMillisecond);

void correctAndWrite(benchmark::State& state) {
    const auto session = opened();
    RandomDice dice(1);
    for (auto _ : state) {
        benchmark::DoNotOptimize(session->execute(correction(*session), dice));
    }
    state.counters["MB of file"] = static_cast<double>(BattleFiles::write(*session).size()) / 1e6;
}
BENCHMARK(correctAndWrite)->Unit(benchmark::kMillisecond)->Iterations(1);

void previewCorrection(benchmark::State& state) {
    for (auto _ : state) {
        const auto [before, command] = battle().amended(correction(battle()));
        benchmark::DoNotOptimize(battle().previewOn(before, command));
    }
}
BENCHMARK(previewCorrection)->Unit(benchmark::kMillisecond);

void standing(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(battle().standing());
    }
}
BENCHMARK(standing)->Unit(benchmark::kMillisecond);

void battleBefore(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(battle().before(manyRecords / 2));
    }
}
BENCHMARK(battleBefore)->Unit(benchmark::kMillisecond);

void battleSetUp(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(battle().setUp());
    }
}
BENCHMARK(battleSetUp)->Unit(benchmark::kMicrosecond);

void standingRecords(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(sheets::StandingRecords(battle()));
    }
}
BENCHMARK(standingRecords)->Unit(benchmark::kMicrosecond);

Id firstStanding(const Id& side) {
    for (const Subject* unit : battle().battle().all(SubjectKind::Unit)) {
        if (unit->side == side && unit->value("state").text() == "steady") {
            return unit->id;
        }
    }
    return {};
}

Json shot() {
    return {{"do", "shoot"}, {"unit", firstStanding("empire")}, {"target", firstStanding("ottoman")}};
}

void oddsAtTheEnd(benchmark::State& state) {
    const Json command = shot();
    for (auto _ : state) {
        benchmark::DoNotOptimize(oddsOf(battle(), command));
    }
}
BENCHMARK(oddsAtTheEnd)->Unit(benchmark::kMillisecond);

void previewAtTheEnd(benchmark::State& state) {
    const Json command = shot();
    for (auto _ : state) {
        benchmark::DoNotOptimize(battle().preview(command));
    }
}
BENCHMARK(previewAtTheEnd)->Unit(benchmark::kMillisecond);

void endTurn(benchmark::State& state) {
    const auto session = opened();
    RandomDice dice(1);
    for (auto _ : state) {
        benchmark::DoNotOptimize(session->execute({{"do", "end-turn"}}, dice));
        benchmark::DoNotOptimize(session->execute({{"do", "undo"}}, dice));
    }
}
BENCHMARK(endTurn)->Unit(benchmark::kMillisecond);

void showUnit(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(battle().show("unit-500"));
    }
}
BENCHMARK(showUnit)->Unit(benchmark::kMicrosecond);

/// What the process holds with the battle open, and after as many commands again.
void memory(benchmark::State& state) {
    for (auto _ : state) {
        const auto session = opened();
        state.counters["MB opened"] = residentMegabytes();
        LongPlay(*session, 4).playTo(2 * manyRecords);
        state.counters["MB after as much again"] = residentMegabytes();
    }
}
BENCHMARK(memory)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace
} // namespace umpire::test

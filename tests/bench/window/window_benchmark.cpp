// What the window costs, beside a bare window of the same Qt in the same run: each start is a process of its
// own, the two by turns; then what its answers take.

#include "answers.h"
#include "measured_window.h"
#include "windows.h"

#include <QApplication>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>
#include <vector>

static void loadResources() {
    Q_INIT_RESOURCE(app);
}

namespace umpire::gui::bench {

namespace {

constexpr int runs = 7;

/// A row of the table of starts.
struct StartLine {
    const char* what;
    double Start::*part;
    const char* unit;
    double most; ///< times the bare window
};

const StartLine startLines[] = {
    {"start to painted", &Start::painted, "ms", 1.8},
    {"processor time to settled", &Start::processor, "ms", 2.0},
    {"resident memory", &Start::resident, "kB", 1.35},
    {"memory of its own", &Start::own, "kB", 2.2},
};

constexpr const char* battle = UMPIRE_BATTLES "/beersheba-1917.battle.json";

int startHere(long long begun, const BattleFiles& files) {
    BattleWindow window(QString::fromLatin1(battle), files);
    print(measureStart(window.widget(), begun));
    return 0;
}

Start startElsewhere(const QString& program, const QStringList& words) {
    QProcess process;
    process.start(program, words + QStringList{QString::number(monotonic())});
    process.waitForFinished();
    const QList<QByteArray> parts = process.readAllStandardOutput().simplified().split(' ');
    return parts.size() < 5 ? Start{}
                            : Start{parts[0].toDouble(), parts[1].toDouble(), parts[2].toDouble(),
                                    parts[3].toDouble(), parts[4].toInt()};
}

double median(const std::vector<Start>& all, double Start::*part) {
    std::vector<double> values;
    for (const Start& start : all) {
        values.push_back(start.*part);
    }
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void printStarts() {
    std::vector<Start> bare;
    std::vector<Start> window;
    for (int run = 0; run <= runs; ++run) {
        const Start one = startElsewhere(QStringLiteral(UMPIRE_BARE_WINDOW), {});
        const Start other =
            startElsewhere(QCoreApplication::applicationFilePath(), {QStringLiteral("window")});
        if (run > 0) { // the first warms the caches
            bare.push_back(one);
            window.push_back(other);
        }
    }
    std::printf("%-34s %10s %10s %7s %7s\n", "", "bare", "window", "ratio", "goal");
    for (const StartLine& line : startLines) {
        const double floor = median(bare, line.part);
        const double ours = median(window, line.part);
        std::printf("%-34s %7.0f %s %7.0f %s %6.2fx %6.2fx\n", line.what, floor, line.unit, ours, line.unit,
                    ours / floor, line.most);
    }
    std::printf("%-34s %10d %10d\n", "widgets", bare.front().widgets, window.front().widgets);
}

/// 1 when one was not given at all.
int printAnswers() {
    bool all = true;
    std::printf("\n%-34s %10s %10s %10s\n", "", "taken", "processor", "goal");
    for (const AnswerLine& line : measureAnswers()) {
        std::printf("%-34s %7.1f ms %7.1f ms %7.0f ms\n", line.what.c_str(), line.answer.taken,
                    line.answer.processor, line.most);
        all = all && line.given;
        line.given ? 0 : std::printf("    was not given\n");
    }
    return all ? 0 : 1;
}

} // namespace

} // namespace umpire::gui::bench

/// window_benchmark: both tables. window_benchmark answers: the second alone. window_benchmark window TIME:
/// one start, for the first of them.
int main(int argc, char** argv) {
    using namespace umpire::gui::bench;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QStandardPaths::setTestModeEnabled(true);
    umpire::BattleFiles files = battleFiles();
    if (argc == 3) {
        files.readRulesAhead(battle); // as the program does it
    }
    QApplication application(argc, argv);
    loadResources();
    if (argc == 2) {
        return printAnswers();
    }
    if (argc == 3) {
        return startHere(QByteArray(argv[2]).toLongLong(), files);
    }
    printStarts();
    std::fflush(stdout);
    return printAnswers();
}

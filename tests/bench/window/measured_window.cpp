#include "measured_window.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QTest>
#include <QWidget>

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace umpire::gui::bench {

namespace {

constexpr double million = 1e6;

double processorTime() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto milliseconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) * 1000 + static_cast<double>(time.tv_usec) / 1000;
    };
    return milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
}

/// Becomes true when its window was painted.
class Painted : public QObject {
  public:
    bool eventFilter(QObject*, QEvent* event) override {
        m_done = m_done || event->type() == QEvent::UpdateRequest;
        return false;
    }
    bool isDone() const { return m_done; }

  private:
    bool m_done = false;
};

/// A line of /proc/self/smaps_rollup, in kilobytes.
double memory(const QByteArray& name) {
    QFile file(QStringLiteral("/proc/self/smaps_rollup"));
    double sum = 0;
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : file.readAll().split('\n')) {
            sum += line.startsWith(name)
                       ? line.mid(line.indexOf(':') + 1).simplified().split(' ')[0].toDouble()
                       : 0;
        }
    }
    return sum;
}

/// Until nothing is left to be done at once.
void settle() {
    constexpr int rounds = 4;
    for (int i = 0; i < rounds; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace

long long monotonic() {
    return std::chrono::steady_clock::now().time_since_epoch().count();
}

Start measureStart(QWidget& window, long long begun) {
    Painted painted;
    window.installEventFilter(&painted);
    window.show();
    while (!painted.isDone()) {
        QCoreApplication::processEvents();
    }
    Start start;
    start.painted = static_cast<double>(monotonic() - begun) / million;
    constexpr int resting = 1200;
    QTest::qWait(resting);
    start.processor = processorTime();
    start.resident = memory("Rss");
    start.own = memory("Private_");
    start.widgets = static_cast<int>(QApplication::allWidgets().size());
    return start;
}

void print(const Start& start) {
    std::printf("%f %f %f %f %d\n", start.painted, start.processor, start.resident, start.own, start.widgets);
}

Answer measureAnswer(const std::function<void()>& what) {
    settle();
    const long long begun = monotonic();
    const double used = processorTime();
    what();
    settle();
    return {static_cast<double>(monotonic() - begun) / million, processorTime() - used};
}

Answer medianAnswer(int times, const std::function<void(int)>& what, const std::function<void(int)>& before) {
    std::vector<Answer> all;
    for (int i = 0; i < times; ++i) {
        if (before) {
            before(i);
        }
        all.push_back(measureAnswer([&what, i] { what(i); }));
    }
    std::sort(all.begin(), all.end(), [](const Answer& a, const Answer& b) { return a.taken < b.taken; });
    return all[all.size() / 2];
}

} // namespace umpire::gui::bench

#include "answers.h"

#include "windows.h"

#include <QTemporaryDir>
#include <QTest>

namespace umpire::gui::bench {

namespace {

constexpr int times = 9;
constexpr double frame = 16;
constexpr double lookTime = 60;

/// A digit typed right after a unit's number is taken for a part of it.
void rest() {
    constexpr int breath = 700;
    QTest::qWait(breath);
}

/// A number's second digit; between numbers no key may be taken for a die.
Answer unitNumber(DeskWindow& desk) {
    const auto first = [&desk](int) {
        desk.letGo();
        rest();
        desk.type('1');
    };
    return medianAnswer(
        times, [&desk](int i) { desk.type(i % 2 ? '2' : '1'); }, first);
}

Answer dieTyped(DeskWindow& desk) {
    rest();
    const auto pointed = [&desk](int i) {
        if (i > 0) {
            desk.undo();
        }
        desk.letGo();
        desk.point("12lhr", "i-67");
    };
    return medianAnswer(
        times, [&desk](int) { desk.type('4'); }, pointed);
}

Answer undone(DeskWindow& desk) {
    const auto again = [&desk](int) {
        desk.letGo();
        desk.point("12lhr", "i-67");
        desk.type('4');
    };
    return medianAnswer(
        times, [&desk](int) { desk.undo(); }, again);
}

void ofBeersheba(std::vector<AnswerLine>& lines) {
    DeskWindow desk(QStringLiteral(UMPIRE_BATTLES "/beersheba-1917.battle.json"));
    desk.widget().show();
    QTest::qWait(300);
    lines.push_back({"a unit's number", unitNumber(desk), frame});
    const Answer die = dieTyped(desk);
    lines.push_back({"a die, journal on disk", die, frame, desk.records() == 1});
    const Answer undo = undone(desk);
    lines.push_back({"undo", undo, frame, desk.records() == 0});
    lines.push_back({"a step of text size",
                     medianAnswer(times, [&desk](int i) { desk.setPercent(i % 2 ? 100 : 110); }, {}),
                     lookTime});
    lines.push_back({"a change of look",
                     medianAnswer(times,
                                  [&desk](int i) {
                                      desk.setThemeName(i % 2 ? QStringLiteral("light")
                                                              : QStringLiteral("dark"));
                                  },
                                  {}),
                     lookTime});
}

void ofMany(std::vector<AnswerLine>& lines) {
    const QTemporaryDir folder;
    DeskWindow desk(manyUnits(folder.path(), 50));
    desk.widget().show();
    QTest::qWait(600);
    lines.push_back({"1,000 units: a page down",
                     medianAnswer(times, [&desk](int i) { desk.scroll(i % 2 ? -1 : 1); }, {}), frame});
    lines.push_back(
        {"1,000 units: a filter",
         medianAnswer(times, [&desk](int i) { desk.filter(i % 2 ? QString() : QStringLiteral("7")); }, {}),
         frame});
    lines.push_back({"1,000 units: a check asked for",
                     medianAnswer(times, [&desk](int i) { desk.point(i % 2 ? "u3" : "u4", "u501"); }, {}),
                     frame});
    desk.letGo();
    desk.showRoster();
    lines.push_back(
        {"1,000 units: a name on the roster",
         medianAnswer(times, [&desk](int i) { desk.amend("u3", "name", i % 2 ? "One" : "Other"); }, {}),
         frame});
}

} // namespace

std::vector<AnswerLine> measureAnswers() {
    std::vector<AnswerLine> lines;
    ofBeersheba(lines);
    ofMany(lines);
    return lines;
}

} // namespace umpire::gui::bench

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
Answer unitNumber(BattleWindow& window) {
    const auto first = [&window](int) {
        window.letGo();
        rest();
        window.type('1');
    };
    return medianAnswer(
        times, [&window](int i) { window.type(i % 2 ? '2' : '1'); }, first);
}

Answer dieTyped(BattleWindow& window) {
    rest();
    const auto pointed = [&window](int i) {
        if (i > 0) {
            window.undo();
        }
        window.letGo();
        window.point("12lhr", "i-67");
    };
    return medianAnswer(
        times, [&window](int) { window.type('4'); }, pointed);
}

Answer undone(BattleWindow& window) {
    const auto again = [&window](int) {
        window.letGo();
        window.point("12lhr", "i-67");
        window.type('4');
    };
    return medianAnswer(
        times, [&window](int) { window.undo(); }, again);
}

void ofBeersheba(std::vector<AnswerLine>& lines) {
    BattleWindow window(QStringLiteral(UMPIRE_BATTLES "/beersheba-1917.battle.json"));
    window.widget().show();
    QTest::qWait(300);
    lines.push_back({"a unit's number", unitNumber(window), frame});
    const Answer die = dieTyped(window);
    lines.push_back({"a die, journal on disk", die, frame, window.records() == 1});
    const Answer undo = undone(window);
    lines.push_back({"undo", undo, frame, window.records() == 0});
    lines.push_back({"a step of text size",
                     medianAnswer(times, [&window](int i) { window.setPercent(i % 2 ? 100 : 110); }, {}),
                     lookTime});
    lines.push_back({"a change of look",
                     medianAnswer(times,
                                  [&window](int i) {
                                      window.setThemeName(i % 2 ? QStringLiteral("light")
                                                                : QStringLiteral("dark"));
                                  },
                                  {}),
                     lookTime});
}

void ofMany(std::vector<AnswerLine>& lines) {
    const QTemporaryDir folder;
    BattleWindow window(manyUnits(folder.path(), 50));
    window.widget().show();
    QTest::qWait(600);
    lines.push_back({"1,000 units: a page down",
                     medianAnswer(times, [&window](int i) { window.scroll(i % 2 ? -1 : 1); }, {}), frame});
    lines.push_back(
        {"1,000 units: a filter",
         medianAnswer(times, [&window](int i) { window.filter(i % 2 ? QString() : QStringLiteral("7")); },
                      {}),
         frame});
    lines.push_back({"1,000 units: a check asked for",
                     medianAnswer(times, [&window](int i) { window.point(i % 2 ? "u3" : "u4", "u501"); }, {}),
                     frame});
    window.letGo();
    window.showRoster();
    lines.push_back(
        {"1,000 units: a name on the roster",
         medianAnswer(times, [&window](int i) { window.amend("u3", "name", i % 2 ? "One" : "Other"); }, {}),
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

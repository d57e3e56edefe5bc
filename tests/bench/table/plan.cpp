#include "plan.h"

namespace umpire::bench {

namespace {

using From = Figure::From;
using Kind = Goal::Kind;

Figure now(const std::string& benchmark, const std::string& counter = {}) {
    return {From::Now, benchmark, counter};
}

Figure before(const std::string& benchmark, const std::string& counter = {}) {
    return {From::Before, benchmark, counter};
}

Row faster(const std::string& what, const std::string& benchmark, double times) {
    return {what,           "before",          {Kind::AtLeastFaster, times},
            now(benchmark), before(benchmark), before(benchmark)};
}

struct Named {
    const char* benchmark;
    const char* what;
};

/// The same with more.
void addGrowing(std::vector<Row>& rows, const std::vector<Named>& all, const std::string& few,
                const std::string& many, double times) {
    for (const auto& [benchmark, what] : all) {
        const std::string name = benchmark;
        rows.push_back({what + (", of " + many),
                        few,
                        {Kind::AtMostTimes, times},
                        now(name + "/" + many),
                        now(name + "/" + few)});
    }
}

void addChecks(std::vector<Row>& rows) {
    rows.push_back({"morale check, all lines: evaluated",
                    "written by hand",
                    {Kind::AtMostTimes, 2.5},
                    now("moraleEvaluated"),
                    now("moraleByHand"),
                    before("moraleEvaluated")});
    rows.push_back({"morale check, all lines: explained",
                    "written by hand",
                    {Kind::AtMostTimes, 6},
                    now("moraleExplained"),
                    now("moraleByHand"),
                    before("moraleExplained")});
    rows.push_back({"allocations of an evaluation",
                    "",
                    {Kind::AtMost, 0},
                    now("moraleEvaluated", "allocations"),
                    {},
                    before("moraleEvaluated", "allocations")});
}

void addPlay(std::vector<Row>& rows) {
    constexpr double millisecond = 1e-3;
    rows.push_back(faster("a shot decided, applied, recorded, undone; 20 of them", "shootAndUndo", 10));
    rows.push_back(faster("odds of a shot with its questions", "oddsOfAShot", 200));
    rows.push_back({"odds of 30 jam dice",
                    "",
                    {Kind::AtMost, millisecond},
                    now("jamDice/30"),
                    {},
                    before("jamDice/30")});
    rows.push_back(
        {"odds of 40 d10 counted by successes", "", {Kind::AtMost, millisecond}, now("countedDice/40"), {}});
    rows.push_back(faster("balance of Beersheba", "balanceOfBeersheba", 100));
    rows.push_back(faster("balance of 1,000 units", "balanceOfThousand", 500));
    rows.push_back(faster("rehearsal of a brigade", "rehearsal", 100));
}

void addSizes(std::vector<Row>& rows) {
    addGrowing(rows,
               {{"oneShoots", "20 x shoot"},
                {"oneChecks", "20 x check"},
                {"oneCharges", "20 x charge"},
                {"oneReforms", "20 x reform"},
                {"oneAdjusted", "20 x adjust one"},
                {"oneAmended", "20 x amend one"},
                {"oneRegrouped", "20 x regroup one"},
                {"oneStruck", "20 x strike one"},
                {"oneEnlisted", "20 x enlist one"}},
               "100", "9990", 1.5);
    addGrowing(rows,
               {{"allEnlisted", "enlist all"},
                {"allRegrouped", "regroup all"},
                {"allStruck", "strike all"},
                {"allAmended", "amend all"},
                {"allCaughtUp", "catch up all"},
                {"allReset", "reset all"}},
               "1000", "10000", 13);
    addGrowing(rows,
               {{"chainOpened", "open a line of command"},
                {"chainEnlisted", "enlist a line of command"},
                {"chainRegrouped", "regroup a line of command"},
                {"chainStruck", "strike a line of command"},
                {"chainChecked", "check under a line of command"}},
               "500", "5000", 13);
}

void addHistory(std::vector<Row>& rows) {
    rows.push_back({"opening 10,000 records",
                    "nlohmann, same bytes",
                    {Kind::AtMostTimes, 1},
                    now("openLong"),
                    now("parseLong"),
                    before("openLong")});
    rows.push_back({"memory of them, times the file",
                    "",
                    {Kind::AtMost, 4},
                    now("memoryOfLong", "held"),
                    {},
                    before("memoryOfLong", "held")});
    rows.push_back({"the most while opening, times the file",
                    "",
                    {},
                    now("memoryOfLong", "peak"),
                    {},
                    before("memoryOfLong", "peak")});
    rows.push_back(faster("undo and redo all 10,000", "undoAndRedoAll", 10));
    rows.push_back(faster("correction of record 100 of 10,000", "correctEarly", 5));
}

} // namespace

std::vector<Row> plan() {
    std::vector<Row> rows;
    addChecks(rows);
    addPlay(rows);
    addSizes(rows);
    addHistory(rows);
    rows.push_back({"command line to its first answer",
                    "nlohmann, pack and battle",
                    {Kind::AtMostTimes, 1.5},
                    {From::StartNow},
                    {From::StartBare},
                    {From::StartBefore}});
    return rows;
}

} // namespace umpire::bench

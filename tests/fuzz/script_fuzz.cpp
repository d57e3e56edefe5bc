// A script: one JSON command a line, for a small battle with units of every kind.

#include "exercise.h"
#include "fuzz_target.h"
#include "umpire/base/json_document.h"
#include "umpire/worksheet/odds.h"

using namespace umpire;

namespace {

constexpr int mostScriptLines = 40;
constexpr int linesWithOdds = 3; // which are slow

void play(std::string_view line, bool withOdds, Session& session, RandomDice& dice) {
    Issues issues;
    const Json command = parseJson(line, "", issues).toJson();
    if (!issues.empty()) {
        return;
    }
    if (withOdds) {
        oddsOf(session, command);
    }
    session.preview(command);
    const Battle before = session.battle();
    const Answer answer = session.execute(command, dice);
    dumpLine(answer.toJson());
    fuzz::expect(answer.ok || session.battle() == before, "a refused command changes nothing");
}

} // namespace

FUZZ_TARGET(script)(const std::uint8_t* data, std::size_t size) {
    static const BattleFiles files = fuzz::battleFiles();
    static const LoadedBattle battle =
        files.load(fuzz::sourceFolder() / "tests/fuzz/corpus/battle/every-kind.battle.json");
    fuzz::expect(battle.session != nullptr, "the battle of the scripts loads");
    Session session(battle.session->sharedRules(), battle.session->module(), battle.session->start());
    RandomDice dice(1);
    std::string_view text = fuzz::textOf(data, size);
    for (int lines = 0; lines < mostScriptLines && !text.empty(); ++lines) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        play(text.substr(0, end), lines < linesWithOdds, session, dice);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    const LoadedBattle again = files.parse(BattleFiles::write(session), "saved");
    fuzz::expect(again.session != nullptr, "what was played loads again");
    fuzz::expect(again.session->battle() == session.battle(), "and is the same battle");
    return 0;
}

// A battle file, as somebody sent it.

#include "exercise.h"
#include "fuzz_target.h"

using namespace umpire;

FUZZ_TARGET(battle)(const std::uint8_t* data, std::size_t size) {
    static const BattleFiles files = fuzz::battleFiles();
    const LoadedBattle loaded = files.parse(fuzz::textOf(data, size), "fuzz.battle.json");
    fuzz::expect(loaded.session || hasErrors(loaded.issues), "what does not load says why");
    for (const Issue& issue : loaded.issues) {
        issue.line();
    }
    if (loaded.session) {
        fuzz::exercise(*loaded.session, files);
    }
    return 0;
}

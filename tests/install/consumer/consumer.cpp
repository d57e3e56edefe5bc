// Loads the installed pack and an installed battle, and plays a command.

#include <umpire/games/games.h>
#include <umpire/storage/battle_file.h>

#include <iostream>

int main(int argc, char** argv) {
    if (argc != 2) {
        return 2;
    }
    const std::filesystem::path data = argv[1];
    const umpire::BattleFiles files(umpire::PackSearchPath({data / "rules"}), umpire::findGame);
    const umpire::LoadedBattle loaded = files.load(data / "battles" / "beersheba-1917.battle.json");
    for (const umpire::Issue& issue : loaded.issues) {
        std::cerr << issue.line() << '\n';
    }
    if (!loaded.session) {
        return 1;
    }
    umpire::RandomDice dice(1);
    const umpire::Answer answer = loaded.session->execute({{"do", "end-turn"}}, dice);
    std::cout << answer.toJson().dump() << '\n';
    return answer.ok ? 0 : 1;
}

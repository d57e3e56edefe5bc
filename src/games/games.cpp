#include "umpire/games/games.h"

#include "sand-sweat-and-camels/module.h"

namespace umpire {

const std::vector<const GameModule*>& allGames() {
    static const std::vector<const GameModule*> games{&sandSweatAndCamels::module()};
    return games;
}

GameNeeds gameNeeds() {
    GameNeeds needs;
    for (const GameModule* game : allGames()) {
        needs.push_back(&game->needs);
    }
    return needs;
}

const GameModule* findGame(const std::string& module) {
    for (const GameModule* game : allGames()) {
        if (game->needs.module == module) {
            return game;
        }
    }
    return nullptr;
}

} // namespace umpire

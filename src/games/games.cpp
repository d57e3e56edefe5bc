#include "umpire/games/games.h"

#include "sand-sweat-and-camels/module.h"

namespace umpire {

const std::vector<const GameModule*>& allGames() {
    static const std::vector<const GameModule*> games{&sandSweatAndCamels::module()};
    return games;
}

const GameModule* findGame(const std::string& rules) {
    for (const GameModule* game : allGames()) {
        if (game->rules == rules) {
            return game;
        }
    }
    return nullptr;
}

} // namespace umpire

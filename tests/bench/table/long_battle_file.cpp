// Plays the long battle and writes it to a file, for all rows that open it.

#include "support/long_battle.h"
#include "umpire/base/file.h"
#include "workshop.h"

#include <iostream>

int main(int argc, char** argv) {
    using namespace umpire;
    if (argc != 2) {
        std::cerr << "long_battle_file FILE\n";
        return 2;
    }
    const auto session = bench::opened(test::largeRoster());
    test::LongPlay(*session).playTo(10'000);
    const std::string problem = BattleFiles::save(*session, argv[1]);
    std::cerr << problem;
    return problem.empty() ? 0 : 3;
}

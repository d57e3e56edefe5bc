#include "module.h"

namespace umpire::sandSweatAndCamels {

const GameModule& module() {
    static const GameModule game{
        needs(),
        {
            {"dogfight", dogfight},
            {"crash-site", crashSite},
        },
        {
            {"air-support", {airSupport}},
            {"initiative", {initiative, true}},
        },
        setUp,
        atMoment,
        dropWhatIsOver,
        waived,
    };
    return game;
}

} // namespace umpire::sandSweatAndCamels

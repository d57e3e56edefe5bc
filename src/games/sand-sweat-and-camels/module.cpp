#include "module.h"

namespace umpire::sandSweatAndCamels {

const GameModule& module() {
    static const GameModule game{
        needs(),
        {
            {"shoot", shoot},
            {"charge", charge},
            {"melee", melee},
            {"automatic-loss", automaticLoss},
            {"dogfight", dogfight},
            {"crash-site", crashSite},
            {"reform", reform},
            {"call-off", asThePackSays},
            {"mount", asThePackSays},
            {"dismount", asThePackSays},
            {"limber", asThePackSays},
            {"unlimber", asThePackSays},
            {"give-order", giveOrder},
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

#pragma once

#include "doors.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace umpire::bench {

/// What the umpire states of a morale check, as a program would hold it that knows no other game.
struct MoraleFacts {
    bool officerWithin9 = false;
    bool supported = false;
    bool inCover = false;
    bool uphill = false;
    bool friendsBuggeringOff = false;
    bool linearObstacle = false;
    bool bothInVillage = false;
    bool noMinusModifiers = false;
    bool carFires = false;
    std::int64_t enemiesWithin8 = 0;
    std::int64_t carSum = 0;
    std::optional<std::int64_t> firerElements;
    std::optional<std::vector<Word>> fire;
    std::vector<Word> firedOnBy; ///< units
    Word attack;                 ///< of planes
};

/// The value of each modifier of a morale check, in the order of the pack; 0: it does not count.
using MoraleLines = std::array<std::int64_t, 18>;
extern const std::array<const char*, 18> moraleModifiers;

/// The morale check of Sand, Sweat and Camels written out in C++, section by section, as one would who has no
/// packs: what the compiled pack is measured against. Everything that can be looked up beforehand is.
class MoraleByHand {
  public:
    explicit MoraleByHand(const RulePack& rules);

    MoraleLines linesOf(const Battle& battle, const Subject& unit, const MoraleFacts& facts) const;

  private:
    struct Type {
        bool lone = false, alwaysVeteran = false, inElements = false, rides = false, alwaysHasGun = false,
             plane = false, patrolCars = false;
        Word weapon;
    };
    struct Nation {
        bool anzac = false, arab = false, fearsCrowds = false, independent = false;
    };
    struct Fire {
        bool shells = false, heavy = false;
    };
    struct Quality {
        bool raw = false;
    };
    struct Fired {
        bool shells = false, heavy = false, counted = false;
        std::int64_t strength = 0;
    };
    struct Lost {
        bool officer = false, chieftain = false;
    };

    void knowTypes();
    void knowOthers();
    std::int64_t elements(const Battle& battle, const Subject& unit) const;
    Lost lostAbove(const Battle& battle, const Subject& unit, const Nation& nation) const;
    Fired firedOn(const Battle& battle, const MoraleFacts& facts) const;
    void addMinuses(MoraleLines& lines, const Subject& unit, const MoraleFacts& facts, const Nation& nation,
                    const Type& type) const;
    void addPluses(MoraleLines& lines, const Subject& unit, const MoraleFacts& facts, const Nation& nation,
                   const Type& type) const;
    void drop(MoraleLines& lines, const Battle& battle, const MoraleFacts& facts) const;

    ByWord<Type> m_types;
    ByWord<Nation> m_nations;
    ByWord<Fire> m_fires;
    ByWord<Quality> m_qualities;
    Word m_spitting, m_lost, m_officer, m_chieftain, m_machineGuns;
    Stored m_type, m_nation, m_quality, m_given, m_gun, m_lostElements, m_captured, m_state, m_unreformed,
        m_told, m_mounted, m_officerKind, m_officerState;
    Switch m_gunExtra, m_bothCount, m_noMinusAll, m_onlyCarMinus, m_patrolsAreGuns, m_modelsCount;
};

} // namespace umpire::bench

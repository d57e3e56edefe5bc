#include "morale_by_hand.h"

#include <algorithm>

namespace umpire::bench {

namespace {

enum InOrder : std::size_t {
    OfficerLost,
    ChieftainLost,
    ArabEnemiesNear,
    ElementsLost,
    GreenTroops,
    AlreadySpittin,
    NotReformed,
    Shelled,
    FriendsBuggeringOff,
    HeavyFire,
    ArmouredCarFire,
    OfficerNear,
    Anzac,
    MachineGunAttached,
    Supported,
    InCover,
    LastAttackTold,
    WeakFirer
};

constexpr auto unit = SubjectKind::Unit;
constexpr auto officer = SubjectKind::Officer;

} // namespace

const std::array<const char*, 18> moraleModifiers{"officer-lost",
                                                  "chieftain-lost",
                                                  "arab-enemies-near",
                                                  "elements-lost",
                                                  "green-troops",
                                                  "already-spittin",
                                                  "not-reformed",
                                                  "shelled",
                                                  "friends-buggering-off",
                                                  "heavy-fire",
                                                  "armoured-car-fire",
                                                  "officer-near",
                                                  "anzac",
                                                  "machine-gun-attached",
                                                  "supported",
                                                  "in-cover",
                                                  "last-attack-told",
                                                  "weak-firer"};

MoraleByHand::MoraleByHand(const RulePack& rules)
    : m_spitting("spittin-the-dummy"), m_lost("lost"), m_officer("officer"), m_chieftain("chieftain"),
      m_machineGuns("machine-guns"), m_type(rules, unit, "type"), m_nation(rules, unit, "nation"),
      m_quality(rules, unit, "quality"), m_given(rules, unit, "elements-given"),
      m_gun(rules, unit, "gun-attached"), m_lostElements(rules, unit, "lost"),
      m_captured(rules, unit, "captured"), m_state(rules, unit, "state"),
      m_unreformed(rules, unit, "unreformed"), m_told(rules, unit, "last-attack-told"),
      m_mounted(rules, unit, "mounted"), m_officerKind(rules, officer, "kind"),
      m_officerState(rules, officer, "state"), m_gunExtra(rules, "s-mgcount", "extra"),
      m_bothCount(rules, "s-offboth", "both"), m_noMinusAll(rules, "s-nominus", "all"),
      m_onlyCarMinus(rules, "s-actotal", "only-minus"),
      m_patrolsAreGuns(rules, "s-patrolmg", "machine-gun-unit"), m_modelsCount(rules, "s-weakmodel", "on") {
    knowTypes();
    knowOthers();
}

void MoraleByHand::knowTypes() {
    const auto of = [](const char* weapon) {
        Type type;
        type.weapon = Word(weapon);
        return type;
    };
    const auto inElements = [&](const char* weapon, bool rides = false) {
        Type type = of(weapon);
        type.inElements = true;
        type.rides = rides;
        return type;
    };
    const auto lone = [&](const char* weapon) {
        Type type = of(weapon);
        type.lone = true;
        return type;
    };
    const auto veteran = [](Type type) {
        type.alwaysVeteran = true;
        return type;
    };
    for (const char* rider : {"cavalry", "mounted-infantry", "camelry"}) {
        m_types.put(rider, inElements("small-arms", true));
    }
    m_types.put("infantry", inElements("small-arms"));
    m_types.put("machine-guns", inElements("machine-guns"));
    m_types.put("artillery", inElements("artillery"));
    m_types.put("mortar", inElements("mortar"));
    m_types.put("sniper", lone("sniper"));
    m_types.put("artillery-observer", lone(""));
    m_types.put("armoured-car", veteran(of("")));
    m_types.put("tank", veteran(of("tank")));
    Type plane;
    plane.plane = true;
    m_types.put("plane", plane);
    Type cars = veteran(inElements("small-arms"));
    cars.alwaysHasGun = cars.patrolCars = true;
    m_types.put("patrol-cars", cars);
}

void MoraleByHand::knowOthers() {
    m_nations.put("anzac", {true, false, false, false});
    m_nations.put("arab-allied", {false, true, true, false});
    m_nations.put("arab-revolt", {false, true, false, false});
    m_nations.put("arab-independent", {false, true, true, true});
    for (const char* shells : {"artillery", "mortar", "bombing"}) {
        m_fires.put(shells, {true, false});
    }
    for (const char* heavy : {"machine-guns", "tank", "strafing"}) {
        m_fires.put(heavy, {false, true});
    }
    m_qualities.put("green", {true});
    m_qualities.put("militia", {true});
}

std::int64_t MoraleByHand::elements(const Battle& battle, const Subject& subject) const {
    const std::int64_t start =
        m_given.of(subject).number() + (m_gun.of(subject).flag() && m_gunExtra.in(battle) ? 1 : 0);
    return std::max<std::int64_t>(0, start - m_lostElements.of(subject).number() -
                                         m_captured.of(subject).number());
}

/// Who of its line of command is lost and counts.
MoraleByHand::Lost MoraleByHand::lostAbove(const Battle& battle, const Subject& subject,
                                           const Nation& nation) const {
    Lost lost;
    for (const Word& id : officersAbove(subject, battle)) {
        const Subject& one = *battle.find(id);
        if (wordIn(m_officerState.of(one)) == m_lost) {
            const auto& kind = wordIn(m_officerKind.of(one));
            lost.officer = lost.officer || kind == m_officer;
            lost.chieftain = lost.chieftain || kind == m_chieftain;
        }
    }
    return {lost.officer && !nation.arab && !nation.anzac, lost.chieftain && nation.arab};
}

MoraleByHand::Fired MoraleByHand::firedOn(const Battle& battle, const MoraleFacts& facts) const {
    Fired fired;
    fired.counted = !facts.firedOnBy.empty();
    const auto under = [&](const Word& weapon) {
        const Fire& fire = m_fires[weapon];
        fired.shells = fired.shells || fire.shells;
        fired.heavy = fired.heavy || fire.heavy;
    };
    for (const Word& id : facts.firedOnBy) {
        const Subject& firer = *battle.find(id);
        const Type& type = m_types[wordIn(m_type.of(firer))];
        if (!facts.fire) {
            under(type.plane                                       ? facts.attack
                  : type.patrolCars && m_patrolsAreGuns.in(battle) ? m_machineGuns
                                                                   : type.weapon);
        }
        fired.strength += type.inElements ? elements(battle, firer) : 1;
        fired.counted = fired.counted && (type.inElements || m_modelsCount.in(battle));
    }
    if (facts.fire) {
        std::for_each(facts.fire->begin(), facts.fire->end(), under);
    }
    if (facts.firerElements) {
        fired.counted = true;
        fired.strength = *facts.firerElements;
    }
    return fired;
}

void MoraleByHand::addMinuses(MoraleLines& lines, const Subject& subject, const MoraleFacts& facts,
                              const Nation& nation, const Type& type) const {
    lines[ArabEnemiesNear] = nation.fearsCrowds ? -facts.enemiesWithin8 : 0;
    lines[ElementsLost] = -m_lostElements.of(subject).number() - m_captured.of(subject).number();
    lines[GreenTroops] = !type.alwaysVeteran && m_qualities[wordIn(m_quality.of(subject))].raw ? -1 : 0;
    lines[AlreadySpittin] = wordIn(m_state.of(subject)) == m_spitting ? -1 : 0;
    lines[NotReformed] = m_unreformed.of(subject).flag() ? -1 : 0;
    lines[FriendsBuggeringOff] = facts.friendsBuggeringOff ? -1 : 0;
    lines[ArmouredCarFire] = facts.fire ? 0 : -facts.carSum;
}

void MoraleByHand::addPluses(MoraleLines& lines, const Subject& subject, const MoraleFacts& facts,
                             const Nation& nation, const Type& type) const {
    const bool rides = facts.linearObstacle && type.rides && m_mounted.of(subject).flag();
    lines[Anzac] = nation.anzac ? 1 : 0;
    lines[Supported] = (facts.supported && !facts.bothInVillage && !nation.independent) || type.lone ? 1 : 0;
    lines[InCover] = (facts.inCover && !facts.bothInVillage && !rides) || facts.uphill || type.lone ? 1 : 0;
    lines[LastAttackTold] = m_told.of(subject).flag() ? 1 : 0;
}

void MoraleByHand::drop(MoraleLines& lines, const Battle& battle, const MoraleFacts& facts) const {
    const bool all = facts.noMinusModifiers && m_noMinusAll.in(battle);
    const bool butCar = facts.carFires && m_onlyCarMinus.in(battle);
    if (facts.noMinusModifiers) {
        lines[Shelled] = lines[HeavyFire] = 0;
    }
    if (all || butCar) {
        const std::int64_t car =
            all ? std::max<std::int64_t>(0, lines[ArmouredCarFire]) : lines[ArmouredCarFire];
        for (std::int64_t& line : lines) {
            line = std::max<std::int64_t>(0, line);
        }
        lines[ArmouredCarFire] = car;
    }
}

MoraleLines MoraleByHand::linesOf(const Battle& battle, const Subject& subject,
                                  const MoraleFacts& facts) const {
    MoraleLines lines{};
    const Nation& nation = m_nations[wordIn(m_nation.of(subject))];
    const Type& type = m_types[wordIn(m_type.of(subject))];
    const bool minusDropped =
        (facts.noMinusModifiers && m_noMinusAll.in(battle)) || (facts.carFires && m_onlyCarMinus.in(battle));
    const Lost lost = minusDropped || nation.anzac ? Lost{} : lostAbove(battle, subject, nation);
    const Fired fired = firedOn(battle, facts);
    lines[OfficerLost] = lost.officer ? -1 : 0;
    lines[ChieftainLost] = lost.chieftain ? -2 : 0;
    addMinuses(lines, subject, facts, nation, type);
    lines[Shelled] = fired.shells ? -1 : 0;
    lines[HeavyFire] = fired.heavy ? -2 : 0;
    addPluses(lines, subject, facts, nation, type);
    lines[OfficerNear] = !nation.anzac && (facts.officerWithin9 || type.lone) &&
                                 ((!lost.officer && !lost.chieftain) || m_bothCount.in(battle))
                             ? 1
                             : 0;
    const std::int64_t standing = elements(battle, subject);
    lines[MachineGunAttached] = type.alwaysHasGun || (m_gun.of(subject).flag() && standing >= 2) ? 1 : 0;
    const bool selfCounted = type.inElements || m_modelsCount.in(battle);
    lines[WeakFirer] =
        selfCounted && fired.counted && 2 * fired.strength < (type.inElements ? standing : 1) ? 1 : 0;
    drop(lines, battle, facts);
    return lines;
}

} // namespace umpire::bench

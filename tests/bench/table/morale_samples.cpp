#include "morale_samples.h"

#include <random>

namespace umpire::bench {

namespace {

class Lots {
  public:
    explicit Lots(std::uint32_t seed) : m_random(seed) {}

    std::size_t below(std::size_t bound) { return m_random() % bound; }
    bool once(std::size_t in) { return below(in) == 0; }
    template <typename List>
    const auto& oneOf(const List& list) {
        return list[below(list.size())];
    }

  private:
    std::mt19937 m_random;
};

void shuffleUnit(Battle& battle, const Id& id, const RulePack& rules, Lots& lots) {
    for (const char* words : {"type", "nation", "quality", "state"}) {
        battle.set(id, words, lots.oneOf(rules.vocabulary(words)->words).id);
    }
    for (const char* flag : {"gun-attached", "unreformed", "last-attack-told", "mounted", "in-melee"}) {
        battle.set(id, flag, lots.once(2));
    }
    battle.set(id, "elements-given", static_cast<std::int64_t>(1 + lots.below(6)));
    battle.set(id, "lost", static_cast<std::int64_t>(lots.once(2) ? 0 : lots.below(4)));
    battle.set(id, "captured", static_cast<std::int64_t>(lots.once(3) ? lots.below(3) : 0));
}

void shuffleOfficers(Battle& battle, Lots& lots) {
    for (const Subject* officer : battle.all(SubjectKind::Officer)) {
        const Id id = officer->id;
        battle.set(id, "state", lots.once(4) ? "lost" : "present");
        battle.set(id, "kind", lots.once(3) ? "chieftain" : "officer");
    }
}

void shuffleRulings(Battle& battle, const RulePack& rules, Lots& lots) {
    for (const Ruling& ruling : rules.rulings) {
        if (lots.once(3)) {
            choose(battle, ruling.id, lots.oneOf(ruling.readings).id);
        }
    }
}

/// States one of the flags for both.
void stateFlag(MoraleSample& sample, const char* id, bool MoraleFacts::*field, Lots& lots) {
    if (lots.once(2)) {
        sample.byHand.*field = lots.once(2);
        sample.facts[id] = sample.byHand.*field;
    }
}

void stateFlags(MoraleSample& sample, Lots& lots) {
    stateFlag(sample, "officer-within-9", &MoraleFacts::officerWithin9, lots);
    stateFlag(sample, "supported", &MoraleFacts::supported, lots);
    stateFlag(sample, "in-cover", &MoraleFacts::inCover, lots);
    stateFlag(sample, "uphill", &MoraleFacts::uphill, lots);
    stateFlag(sample, "friends-buggering-off-within-18", &MoraleFacts::friendsBuggeringOff, lots);
    stateFlag(sample, "linear-obstacle", &MoraleFacts::linearObstacle, lots);
    stateFlag(sample, "both-in-village", &MoraleFacts::bothInVillage, lots);
    if (lots.once(3)) {
        stateFlag(sample, "no-minus-modifiers", &MoraleFacts::noMinusModifiers, lots);
        stateFlag(sample, "car-fires", &MoraleFacts::carFires, lots);
    }
}

void stateNumbers(MoraleSample& sample, Lots& lots) {
    sample.byHand.enemiesWithin8 = static_cast<std::int64_t>(lots.below(4));
    sample.facts["enemies-within-8"] = sample.byHand.enemiesWithin8;
    if (lots.once(4)) {
        sample.byHand.carSum = static_cast<std::int64_t>(lots.below(5));
        sample.facts["car-sum"] = sample.byHand.carSum;
    }
    if (lots.once(5)) {
        sample.byHand.firerElements = static_cast<std::int64_t>(lots.below(5));
        sample.facts["firer-elements"] = *sample.byHand.firerElements;
    }
}

void stateFire(MoraleSample& sample, const RulePack& rules, const std::vector<Id>& units, Lots& lots) {
    const auto& fires = rules.vocabulary("fire")->words;
    Ids firers;
    for (std::size_t i = lots.below(4); i > 0; --i) {
        firers.push_back(lots.oneOf(units));
        sample.byHand.firedOnBy.emplace_back(firers.back());
    }
    sample.facts["fired-on-by"] = firers;
    const Id attack = lots.once(2) ? "bombing" : "strafing";
    sample.facts["attack"] = attack;
    sample.byHand.attack = Word(attack);
    if (lots.once(5)) {
        const Id fire = lots.oneOf(fires).id;
        sample.facts["fire"] = Ids{fire};
        sample.byHand.fire = {Word(fire)};
    }
}

MoraleSample sampleOf(const Session& session, Lots& lots) {
    MoraleSample sample{session.battle(), {}, {}, {}};
    std::vector<Id> units;
    for (const Subject* unit : session.battle().all(SubjectKind::Unit)) {
        units.push_back(unit->id);
    }
    sample.unit = lots.oneOf(units);
    stateFire(sample, session.rules(), units, lots);
    stateFlags(sample, lots);
    stateNumbers(sample, lots);
    for (const Id& id : units) {
        shuffleUnit(sample.battle, id, session.rules(), lots);
    }
    shuffleOfficers(sample.battle, lots);
    shuffleRulings(sample.battle, session.rules(), lots);
    return sample;
}

std::int64_t totalOf(const std::vector<Line>& lines) {
    std::int64_t sum = 0;
    for (const Line& line : lines) {
        sum += line.value;
    }
    return sum;
}

std::string tell(const std::vector<Line>& lines, std::int64_t sum) {
    std::string text = ' ' + std::to_string(sum) + ':';
    for (const Line& line : lines) {
        text += ' ' + line.id + ' ' + std::to_string(line.value);
    }
    return text;
}

std::vector<Line> asLines(const MoraleLines& byHand) {
    std::vector<Line> lines;
    for (std::size_t i = 0; i < byHand.size(); ++i) {
        if (byHand[i] != 0) {
            lines.push_back({moraleModifiers[i], "", byHand[i], "", false, {}});
        }
    }
    return lines;
}

} // namespace

Scope scopeOf(const RulePack& rules, const MoraleSample& sample) {
    return {rules, sample.battle, sample.unit, {}, &sample.facts, nullptr, nullptr, {}, "morale"};
}

std::vector<MoraleSample> moraleSamples(const Session& session, int count, std::uint32_t seed) {
    Lots lots(seed);
    std::vector<MoraleSample> samples;
    for (int i = 0; i < count; ++i) {
        samples.push_back(sampleOf(session, lots));
    }
    return samples;
}

std::string moraleDisagreement(const Session& session) {
    const RulePack& rules = session.rules();
    const MoraleByHand byHand(rules);
    Lots lots(2);
    for (int i = 0; i < 5000; ++i) {
        const MoraleSample sample = sampleOf(session, lots);
        const Check& check = *rules.check("morale");
        const Scope scope = scopeOf(rules, sample);
        const std::string ruled = tell(linesOf(check, scope), sumOfLines(check, scope));
        const auto lines =
            asLines(byHand.linesOf(sample.battle, *sample.battle.find(sample.unit), sample.byHand));
        const std::string written = tell(lines, totalOf(lines));
        if (ruled != written) {
            return "state " + std::to_string(i) + ": by the rules" + ruled + ", by hand" + written;
        }
    }
    return {};
}

} // namespace umpire::bench

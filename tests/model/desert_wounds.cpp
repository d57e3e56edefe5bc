#include "desert_action.h"

#include <algorithm>
#include <numeric>

namespace umpire::desert {

namespace {

/// Throws d6 for all hits, six at a time, and gives the hits on each target.
std::vector<int> spread(const TurnAction& deed, const Unit& struckUnit, int hits) {
    std::vector<int> targets;
    for (int left = hits; left > 0; left -= hitsOfGroup) {
        const std::vector<int> group = deed.thrown("spread", struckUnit.id, std::min(left, hitsOfGroup), 6);
        const std::vector<int> struck = targetsOf(group);
        deed.rolls.back().total = static_cast<int>(struck.size());
        targets.insert(targets.end(), struck.begin(), struck.end());
    }
    return targets;
}

void throwForOfficer(const TurnAction& deed, Unit& unit) {
    const int faces = unitDie(unit.start, deed.field.rulings);
    const int die = deed.thrown("officer-hit", unit.id, 1, faces).front();
    const bool hit = hitsOfficer(die, faces);
    deed.rolls.back().outcome = hit ? "leader-hit" : "leader-unhurt";
    unit.leader = unit.leader && !hit;
}

void seekOfficer(const TurnAction& deed, Unit& unit, int lost) {
    const int times = deed.field.rulings.officerCheck == OfficerCheck::perHit ? lost : std::min(1, lost);
    for (int i = 0; i < times; ++i)
        if (unit.leader && unit.figures() > 0)
            throwForOfficer(deed, unit);
}

/// Saves one target from several hits; gives what he comes to. `before`: a wound that he has.
Wound saveTogether(const TurnAction& deed, int hits, std::optional<Wound> before) {
    std::optional<Wound> fresh;
    std::optional<Wound> wound = before;
    for (const int die : deed.thrown("save-together", deed.self().id, hits, 10)) {
        fresh = worseOf(fresh, saveOf(die));
        wound = worseOf(wound, saveOf(die));
    }
    deed.rolls.back().outcome = nameOf(wound == before ? fresh.value() : wound.value());
    return wound == before ? fresh.value() : wound.value();
}

/// The wounds that a unit takes with one order.
class Saving {
  public:
    explicit Saving(const TurnAction& deed)
        : m_deed(deed), m_unit(deed.self()), m_lostBefore(deed.self().lost) {}

    void play() {
        const bool mounted = m_unit.mountedHits > 0;
        for (const int volley : parts(m_unit.mountedHits, m_unit.mountedVolleys)) {
            const int riders = hitsOnRiders(m_deed, m_unit, volley);
            m_unit.hits += riders;
            keepVolley(m_unit.volleys, riders);
        }
        if (m_unit.hits > 0)
            save(struckTargets());
        if (mounted && m_unit.rides() && m_newSerious > 0)
            throwForSaddles();
        reportToll();
        m_unit.hits = 0;
        m_unit.mountedHits = 0;
        m_unit.volleys.clear();
        m_unit.mountedVolleys.clear();
        m_unit.owesSaves = false;
    }

  private:
    /// Hits by volleys; those of which no volley is known stand together.
    static std::vector<int> parts(int hits, std::vector<int> volleys) {
        const int rest = hits - std::accumulate(volleys.begin(), volleys.end(), 0);
        if (rest > 0)
            volleys.push_back(rest);
        return volleys;
    }

    /// Most often struck first; no more than there are figures.
    std::vector<int> struckTargets() const {
        if (m_unit.figures() == 1)
            return {m_unit.hits};
        std::vector<int> targets;
        for (const int volley : parts(m_unit.hits, m_unit.volleys)) {
            const std::vector<int> struck = spread(m_deed, m_unit, volley);
            targets.insert(targets.end(), struck.begin(), struck.end());
        }
        std::sort(targets.rbegin(), targets.rend());
        if (static_cast<int>(targets.size()) > m_unit.figures())
            targets.resize(static_cast<std::size_t>(m_unit.figures()));
        return targets;
    }

    void save(std::vector<int> targets) {
        // One figure alone throws for all hits together, were it a single one.
        const bool alone = m_unit.figures() == 1;
        std::sort(targets.begin(), targets.end());
        const auto several = alone ? targets.begin() : std::upper_bound(targets.begin(), targets.end(), 1);
        saveSingles(static_cast<int>(several - targets.begin()));
        const std::optional<Wound> before =
            alone && m_unit.serious > 0 ? std::optional(Wound::serious) : std::nullopt;
        std::for_each(several, targets.end(), [&](int hits) { suffer(saveTogether(m_deed, hits, before)); });
    }

    void saveSingles(int singles) {
        const int red = std::min({m_deed.order.red, singles, m_unit.serious});
        if (red > 0)
            saveRed(red);
        if (singles > red)
            savePlain(singles - red);
    }

    void saveRed(int figures) {
        int dead = 0;
        for (const int die : m_deed.thrown("save-red", m_unit.id, figures, 10))
            dead += worseOf(Wound::serious, saveOf(die)) == Wound::dead ? 1 : 0;
        m_deed.rolls.back().total = dead;
        m_unit.serious -= dead;
        lose(m_deed.field, m_unit, dead);
    }

    void savePlain(int figures) {
        int dead = 0;
        for (const int die : m_deed.thrown("save", m_unit.id, figures, 10)) {
            const Wound wound = saveOf(die);
            mark(wound);
            dead += wound == Wound::dead ? 1 : 0;
        }
        m_deed.rolls.back().total = dead;
        lose(m_deed.field, m_unit, dead);
    }

    void mark(Wound wound) {
        m_unit.lightNew += wound == Wound::light ? 1 : 0;
        m_unit.serious += wound == Wound::serious ? 1 : 0;
        m_newSerious += wound == Wound::serious ? 1 : 0;
    }

    void suffer(Wound wound) {
        mark(wound);
        lose(m_deed.field, m_unit, wound == Wound::dead ? 1 : 0);
    }

    void throwForSaddles() {
        int fallen = 0;
        const int riders = std::min(m_newSerious, m_unit.figures() - m_unit.unhorsed);
        for (const int die : m_deed.thrown("saddle", m_unit.id, riders, 10))
            fallen += losesSaddle(die) ? 1 : 0;
        m_deed.rolls.back().total = fallen;
        m_unit.unhorsed = std::min(m_unit.unhorsed + fallen, m_unit.figures());
    }

    void reportToll() const {
        const int dead = m_unit.lost - m_lostBefore;
        m_deed.report({"toll", m_unit.id, {}, {}, dead, dead > 0 ? "some-dead" : "none-dead"});
    }

    const TurnAction& m_deed;
    Unit& m_unit;
    int m_lostBefore;
    int m_newSerious = 0;
};

} // namespace

void keepVolley(std::vector<int>& volleys, int hits) {
    constexpr std::size_t most = 5;
    if (hits > 0 && volleys.size() == most)
        volleys.back() += hits;
    else if (hits > 0)
        volleys.push_back(hits);
}

int hitsOnRiders(const TurnAction& deed, Unit& target, int hits) {
    int riders = 0;
    for (const int die : deed.thrown("horse-or-rider", target.id, hits, 10))
        riders += hitsHorse(die) ? 0 : 1;
    deed.rolls.back().total = riders;
    deed.rolls.back().outcome = riders > 0 ? "riders" : "horses-only";
    const int horses = std::min(hits - riders, target.figures() - target.unhorsed);
    target.horsesLost += horses;
    target.unhorsed += horses;
    return riders;
}

void strike(const TurnAction& deed, Unit& target, int hits, bool mounted) {
    if (hits == 0)
        return;
    const int figures = mounted ? hitsOnRiders(deed, target, hits) : hits;
    const int struck = static_cast<int>(spread(deed, target, figures).size());
    const int lost = lose(deed.field, target, struck);
    if (isArab(target.row().people))
        seekOfficer(deed, target, lost);
}

void takeHits(const TurnAction& deed) {
    Saving(deed).play();
}

} // namespace umpire::desert

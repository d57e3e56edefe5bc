#include "umpire/dice/dice_throw.h"

#include "throw_outcomes.h"
#include "umpire/base/text.h"
#include "umpire/dice/die.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <tuple>

namespace umpire {

std::uint32_t DiceThrow::sides() const {
    std::uint32_t sides = 1;
    for (const DiceSet& set : sets) {
        sides = std::lcm(sides, static_cast<std::uint32_t>(set.die->faces.size()));
    }
    return sides;
}

bool isHighest(const Die& die, const Face& face) {
    return face.symbol.empty() && std::all_of(die.faces.begin(), die.faces.end(), [&face](const Face& each) {
               return !each.symbol.empty() || each.number <= face.number;
           });
}

namespace {

/// Where any die may be thrown again, the lowest of all kinds is; else those of the first kind come first.
bool isSetBySet(const DiceThrow& dice) {
    return std::any_of(dice.sets.begin(), dice.sets.end(),
                       [](const DiceSet& set) { return set.again.size() < set.die->distinct().size(); });
}

constexpr std::size_t mostOutcomes = 50'000;
constexpr std::size_t mostJoined = 1'000'000;

/// What dice come to by each measure.
using Values = std::vector<std::int64_t>;

struct ThrownDie {
    Face face;
    int stage = 0;
};

/// In how many ways it comes to that, and one of them.
struct Ways {
    Natural ways = 1;
    std::vector<ThrownDie> dice = {};
};

using WaysByValues = std::map<Values, Ways>;

/// A die that may be thrown once more, where not all of them are: it is settled once all have fallen.
struct Candidate {
    Face face;
    bool given = false;
};

/// Every way in which such dice can fall. Each die with all that follows from it is independent of the
/// others, so that one after the other is added to the values that those before came to.
class ThrowEnumeration {
  public:
    ThrowEnumeration(const DiceThrow& dice, const std::vector<Face>& given,
                     const std::vector<DiceMeasures>& measures)
        : m_dice(dice), m_sides(dice.sides()), m_given(given), m_progress(dice, given, m_rest),
          m_limited(dice.mostAgain && m_progress.stage() == 0) {
        for (std::size_t set = 0; set < dice.sets.size(); ++set) {
            m_faces.push_back(dice.sets[set].die->distinct());
        }
        measures.empty() ? tellFacesApart() : takeMeasures(measures);
        findClasses();
    }

    std::uint32_t open() const {
        int dice = 0;
        eachPart([&](std::size_t, int count, bool again, int more, int) {
            dice += count * ((again && !m_limited ? 1 : 0) + 1 + more);
        });
        return static_cast<std::uint32_t>(dice + (m_limited ? mostPicked() + waiting() : 0));
    }

    std::vector<FinishedThrow> all() {
        WaysByValues now{{none(), {}}};
        for (const Face& face : m_progress.kept()) {
            now = moved(now, face);
        }
        for (const Face& face : m_rest) {
            if (!mayGoAgain(face)) {
                now = moved(now, face);
            }
        }
        eachPart([&](std::size_t set, int count, bool again, int more, int stage) {
            const WaysByValues chain =
                m_limited && stage == 0 ? firstOf(set) : chainOf(set, again, more, stage);
            for (int i = 0; i < count; ++i) {
                now = joined(now, chain);
            }
        });
        return finished(m_limited ? settled(now) : now);
    }

  private:
    std::uint32_t shareOf(std::size_t set, const Face& face) const {
        const auto& faces = m_dice.sets[set].die->faces;
        return m_sides / static_cast<std::uint32_t>(faces.size()) *
               static_cast<std::uint32_t>(std::count(faces.begin(), faces.end(), face));
    }

    Natural unused(int dice) const { return pow(Natural(m_sides), static_cast<unsigned>(dice)); }

    bool mayGoAgain(const Face& face) const {
        return m_progress.stage() == 0 && listed(m_dice.sets[static_cast<std::size_t>(face.set)].again, face);
    }

    bool brings(std::size_t set, const Face& face) const {
        return m_dice.explodes > 0 && isHighest(*m_dice.sets[set].die, face);
    }

    // What is measured.

    void takeMeasures(const std::vector<DiceMeasures>& measures) {
        for (const DiceMeasure& each : measures.front()) {
            m_kinds.push_back(each.kind);
        }
        for (const DiceMeasures& ofSet : measures) {
            auto& worth = m_worth.emplace_back();
            for (std::size_t face = 0; face < m_faces[m_worth.size() - 1].size(); ++face) {
                Values values;
                for (const DiceMeasure& each : ofSet) {
                    values.push_back(each.worth[face]);
                }
                worth.push_back(std::move(values));
            }
        }
    }

    void tellFacesApart() {
        std::size_t faces = 0;
        for (const auto& ofSet : m_faces) {
            faces += ofSet.size();
        }
        m_kinds.assign(faces, DiceMeasure::Kind::Sum);
        std::size_t place = 0;
        for (const auto& ofSet : m_faces) {
            auto& worth = m_worth.emplace_back();
            for (std::size_t face = 0; face < ofSet.size(); ++face) {
                worth.emplace_back(faces, 0)[place++] = 1;
            }
        }
    }

    /// Behind the measures stands how many candidates show each of these faces. Of dice of one kind those
    /// that come to the same and are picked one after the other need not be told apart.
    void findClasses() {
        if (!m_limited) {
            return;
        }
        std::vector<Face> faces;
        for (std::size_t set = 0; set < m_faces.size(); ++set) {
            for (Face face : m_faces[set]) {
                face.set = static_cast<int>(set);
                faces.push_back(face);
            }
        }
        DiceThrow all = m_dice;
        all.mostAgain.reset();
        for (const Face& face : thrownAgain(all, faces)) {
            const auto set = static_cast<std::size_t>(face.set);
            const bool follows = m_faces.size() == 1 || isSetBySet(m_dice);
            const bool same = !m_classes.empty() && follows && m_classes.back().front().set == face.set &&
                              worthOf(face) == worthOf(m_classes.back().front()) && !brings(set, face) &&
                              !brings(set, m_classes.back().front());
            same ? m_classes.back().push_back(face) : m_classes.push_back({face});
        }
        m_kinds.insert(m_kinds.end(), m_classes.size(), DiceMeasure::Kind::Sum);
        for (auto& ofSet : m_worth) {
            for (Values& worth : ofSet) {
                worth.resize(m_kinds.size());
            }
        }
    }

    Values none() const {
        using Kind = DiceMeasure::Kind;
        Values values;
        for (const Kind kind : m_kinds) {
            values.push_back(kind == Kind::Sum       ? 0
                             : kind == Kind::Largest ? std::numeric_limits<std::int64_t>::min()
                                                     : std::numeric_limits<std::int64_t>::max());
        }
        return values;
    }

    Values sum(Values values, const Values& more) const {
        using Kind = DiceMeasure::Kind;
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = m_kinds[i] == Kind::Sum       ? values[i] + more[i]
                        : m_kinds[i] == Kind::Largest ? std::max(values[i], more[i])
                                                      : std::min(values[i], more[i]);
        }
        return values;
    }

    const Values& worthOf(const Face& face) const {
        const auto set = static_cast<std::size_t>(face.set);
        const auto place = std::find(m_faces[set].begin(), m_faces[set].end(), face) - m_faces[set].begin();
        return m_worth[set][static_cast<std::size_t>(place)];
    }

    // Dice one after the other.

    static void add(WaysByValues& all, const Values& values, const Natural& ways,
                    std::vector<ThrownDie> dice) {
        const auto [known, fresh] = all.try_emplace(values, Ways{0, {}});
        known->second.ways += ways;
        if (fresh) {
            known->second.dice = std::move(dice);
        }
    }

    WaysByValues joined(const WaysByValues& now, const WaysByValues& more) {
        WaysByValues result;
        m_steps += now.size() * more.size();
        for (const auto& [values, before] : now) {
            for (const auto& [others, further] : more) {
                const auto [known, fresh] = result.try_emplace(sum(values, others), Ways{0, {}});
                known->second.ways += before.ways * further.ways;
                if (fresh) { // most come to what is known already, and copying dice takes long
                    known->second.dice = before.dice;
                    known->second.dice.insert(known->second.dice.end(), further.dice.begin(),
                                              further.dice.end());
                }
            }
            if (m_steps > mostJoined || result.size() > mostOutcomes) {
                refuseSoManyDice();
            }
        }
        return result;
    }

    /// With a die that lies already.
    WaysByValues moved(const WaysByValues& now, const Face& face) const {
        WaysByValues result;
        for (const auto& [values, ways] : now) {
            add(result, sum(values, worthOf(face)), ways.ways, ways.dice);
        }
        return result;
    }

    /// One die with all that follows from it, in all ways that so many dice can fall.
    WaysByValues chainOf(std::size_t set, bool again, int more, int stage) {
        const auto key = std::tuple(set, again, more, stage);
        if (const auto known = m_chains.find(key); known != m_chains.end()) {
            return known->second;
        }
        WaysByValues chain;
        for (Face face : m_faces[set]) {
            face.set = static_cast<int>(set);
            const bool goes = again && listed(m_dice.sets[set].again, face);
            const bool brings = !goes && more > 0 && isHighest(*m_dice.sets[set].die, face);
            WaysByValues alone;
            add(alone, goes ? none() : sum(none(), worthOf(face)), shareOf(set, face), {{face, stage}});
            if (goes) {
                alone = joined(alone, chainOf(set, false, more, 1));
            } else if (brings) {
                alone = joined(alone, chainOf(set, false, more - 1, std::max(stage, 1) + 1));
            }
            for (auto& [values, ways] : alone) {
                ways.ways *= unused(goes ? 0 : (again ? 1 : 0) + (brings ? 0 : more));
                add(chain, values, ways.ways, std::move(ways.dice));
            }
        }
        return m_chains[key] = chain;
    }

    /// The first die where it is not yet known which are thrown again.
    WaysByValues firstOf(std::size_t set) {
        WaysByValues first;
        for (Face face : m_faces[set]) {
            face.set = static_cast<int>(set);
            WaysByValues alone;
            if (listed(m_dice.sets[set].again, face)) {
                Values values = none();
                ++values[classOf(face)];
                add(first, values, shareOf(set, face), {});
                continue;
            }
            add(alone, sum(none(), worthOf(face)), shareOf(set, face), {{face, 0}});
            const bool more = brings(set, face);
            alone = more ? joined(alone, chainOf(set, false, m_dice.explodes - 1, 2)) : alone;
            for (auto& [values, ways] : alone) {
                ways.ways *= unused(more ? 0 : m_dice.explodes);
                add(first, values, ways.ways, std::move(ways.dice));
            }
        }
        return first;
    }

    std::size_t classOf(const Face& face) const {
        const auto found = std::find_if(m_classes.begin(), m_classes.end(), [&face](const auto& faces) {
            return faces.front().set == face.set && listed(faces, face);
        });
        return m_kinds.size() - m_classes.size() + static_cast<std::size_t>(found - m_classes.begin());
    }

    // Which are thrown again, where not all are.

    int mostPicked() const {
        int dice = 0;
        for (const DiceSet& set : m_dice.sets) {
            dice += set.again.empty() ? 0 : set.count;
        }
        return std::min(*m_dice.mostAgain, dice);
    }

    /// Given ones that may bring a die yet, or be thrown again.
    int waiting() const {
        return static_cast<int>(std::count_if(m_rest.begin(), m_rest.end(),
                                              [this](const Face& face) { return mayGoAgain(face); })) *
               m_dice.explodes;
    }

    WaysByValues settled(const WaysByValues& now) {
        WaysByValues result;
        for (const auto& [values, ways] : now) {
            WaysByValues here{{values, ways}};
            int left = *m_dice.mostAgain;
            for (const Candidate& each : candidatesIn(values)) {
                here = withCandidate(here, each, left > 0);
                left = std::max(0, left - 1);
            }
            const int picked = *m_dice.mostAgain - left;
            for (auto& [sums, each] : here) {
                each.ways *= unused(mostPicked() - picked);
                Values plain = sums;
                plain.resize(plain.size() - m_classes.size());
                add(result, plain, each.ways, std::move(each.dice));
            }
        }
        return result;
    }

    /// In the order in which they are thrown again.
    std::vector<Candidate> candidatesIn(const Values& values) const {
        std::vector<Candidate> candidates;
        for (const auto& faces : m_classes) {
            for (const Face& face : m_rest) {
                if (faces.front().set == face.set && listed(faces, face)) {
                    candidates.push_back({face, true});
                }
            }
            candidates.insert(candidates.end(), static_cast<std::size_t>(values[classOf(faces.front())]),
                              {faces.front(), false});
        }
        return candidates;
    }

    /// A candidate that is thrown once more or stays as it is, with all that follows from it.
    WaysByValues withCandidate(const WaysByValues& now, const Candidate& candidate, bool again) {
        const auto set = static_cast<std::size_t>(candidate.face.set);
        WaysByValues first{{again ? none() : sum(none(), worthOf(candidate.face)), {}}};
        Ways& ways = first.begin()->second;
        if (!candidate.given) {
            ways.dice.push_back({candidate.face, 0});
        }
        if (again) {
            return joined(joined(now, first), chainOf(set, false, m_dice.explodes, 1));
        }
        if (brings(set, candidate.face)) {
            return joined(joined(now, first), chainOf(set, false, m_dice.explodes - 1, 2));
        }
        ways.ways = unused(m_dice.explodes);
        return joined(now, first);
    }

    /// Dice that are open, each with what may follow from it: set, how many, whether it may be thrown again,
    /// how many more it may bring in a row, and when it is thrown.
    void eachPart(const auto& visit) const {
        const int stage = m_progress.stage();
        const int more = stage < 2 ? m_dice.explodes : m_dice.explodes - stage + 1;
        std::vector<int> open = m_progress.wanted();
        for (const Face& face : m_rest) {
            const auto set = static_cast<std::size_t>(face.set);
            --open[set];
            if (mayGoAgain(face)) {
                if (!m_limited) {
                    visit(set, 1, false, m_dice.explodes, 1);
                }
            } else if (more > 0 && isHighest(*m_dice.sets[set].die, face)) {
                visit(set, 1, false, more - 1, std::max(stage, 1) + 1);
            }
        }
        for (std::size_t set = 0; set < open.size(); ++set) {
            if (stage == 1 && m_dice.explodes > 0) {
                visit(set, m_progress.highest()[set], false, m_dice.explodes - 1, 2);
            }
            if (open[set] > 0) {
                visit(set, open[set], stage == 0 && !m_dice.sets[set].again.empty(), more, stage);
            }
        }
    }

    std::vector<FinishedThrow> finished(const WaysByValues& all) const {
        std::vector<FinishedThrow> throws;
        for (const auto& [values, ways] : all) {
            FinishedThrow& finishedThrow =
                throws.emplace_back(FinishedThrow{m_progress.kept(), m_given, ways.ways});
            std::vector<ThrownDie> dice = ways.dice;
            std::stable_sort(dice.begin(), dice.end(), [](const ThrownDie& a, const ThrownDie& b) {
                return std::tie(a.stage, a.face.set) < std::tie(b.stage, b.face.set);
            });
            for (const ThrownDie& each : dice) {
                finishedThrow.thrown.push_back(each.face);
            }
            std::vector<Face> rest;
            finishedThrow.kept = ThrowProgress(m_dice, finishedThrow.thrown, rest).kept();
        }
        return throws;
    }

    const DiceThrow& m_dice;
    std::uint32_t m_sides;
    std::vector<Face> m_given;
    std::vector<Face> m_rest; ///< given of those that are thrown at once now
    ThrowProgress m_progress;
    bool m_limited;                         ///< some may be thrown again, but not all
    std::vector<std::vector<Face>> m_faces; ///< the different ones of each set
    std::vector<DiceMeasure::Kind> m_kinds;
    std::vector<std::vector<Values>> m_worth; ///< of each of these faces
    std::vector<std::vector<Face>> m_classes; ///< of candidates
    std::map<std::tuple<std::size_t, bool, int, int>, WaysByValues> m_chains;
    std::size_t m_steps = 0;
};

} // namespace

std::vector<Face> thrownAgain(const DiceThrow& dice, std::vector<Face> faces) {
    std::erase_if(faces, [&dice](const Face& face) {
        return !listed(dice.sets[static_cast<std::size_t>(face.set)].again, face);
    });
    const bool setBySet = isSetBySet(dice);
    // What shows no number is the worst. The same dice are picked in whatever order they fell.
    std::stable_sort(faces.begin(), faces.end(), [&dice, setBySet](const Face& a, const Face& b) {
        if (setBySet && a.set != b.set) {
            return a.set < b.set;
        }
        if (!a.symbol.empty() || !b.symbol.empty()) {
            return a.symbol > b.symbol;
        }
        return dice.highestFirst ? a.number > b.number : a.number < b.number;
    });
    if (dice.mostAgain) {
        faces.resize(std::min(faces.size(), static_cast<std::size_t>(*dice.mostAgain)));
    }
    return faces;
}

ThrowProgress::ThrowProgress(const DiceThrow& dice) : m_dice(dice), m_highest(dice.sets.size()) {
    for (const DiceSet& set : dice.sets) {
        m_wanted.push_back(set.count);
    }
}

ThrowProgress::ThrowProgress(const DiceThrow& dice, const std::vector<Face>& thrown, std::vector<Face>& rest)
    : ThrowProgress(dice) {
    auto next = thrown.begin();
    while (!isOver() && thrown.end() - next >= wantedDice()) {
        const auto end = next + wantedDice();
        take({next, end});
        next = end;
    }
    rest.assign(next, thrown.end());
    auto face = rest.begin();
    for (std::size_t set = 0; set < m_wanted.size(); ++set) {
        for (int i = 0; i < m_wanted[set] && face != rest.end(); ++i) {
            (face++)->set = static_cast<int>(set);
        }
    }
}

int ThrowProgress::wantedDice() const {
    return std::accumulate(m_wanted.begin(), m_wanted.end(), 0);
}

void ThrowProgress::keep(const Face& face) {
    m_kept.push_back(face);
    const auto set = static_cast<std::size_t>(face.set);
    m_highest[set] += isHighest(*m_dice.sets[set].die, face) ? 1 : 0;
}

void ThrowProgress::take(const std::vector<Face>& faces) {
    std::vector<Face> marked = faces;
    auto face = marked.begin();
    for (std::size_t set = 0; set < m_wanted.size(); ++set) {
        for (int i = 0; i < m_wanted[set]; ++i) {
            (face++)->set = static_cast<int>(set);
        }
    }
    m_thrown.insert(m_thrown.end(), marked.begin(), marked.end());
    if (m_stage == 0) {
        takeFirst(marked);
        return;
    }
    for (const Face& each : marked) {
        keep(each);
    }
    next();
}

void ThrowProgress::takeFirst(const std::vector<Face>& faces) {
    std::fill(m_wanted.begin(), m_wanted.end(), 0);
    std::vector<Face> again = thrownAgain(m_dice, faces);
    for (const Face& face : faces) {
        const auto gone = std::find_if(again.begin(), again.end(), [&face](const Face& each) {
            return each == face && each.set == face.set;
        });
        if (gone == again.end()) {
            keep(face);
            continue;
        }
        ++m_wanted[static_cast<std::size_t>(face.set)];
        again.erase(gone);
    }
    m_stage = 1;
    if (isOver()) {
        next();
    }
}

void ThrowProgress::next() {
    if (m_dice.explodes == 0) {
        std::fill(m_wanted.begin(), m_wanted.end(), 0);
        return;
    }
    ++m_stage;
    const bool more = m_stage - 1 <= m_dice.explodes;
    m_wanted = more ? m_highest : std::vector<int>(m_highest.size());
    m_stopped = more ? 0 : std::accumulate(m_highest.begin(), m_highest.end(), 0);
    std::fill(m_highest.begin(), m_highest.end(), 0);
}

std::vector<Face> DiceSource::rollAll(const DiceThrow& dice, const std::string& purpose) {
    ThrowProgress progress(dice);
    while (!progress.isOver()) {
        std::vector<Face> faces;
        for (std::size_t set = 0; set < dice.sets.size(); ++set) {
            if (const int count = progress.wanted()[set]; count > 0) {
                const std::vector<Face> more = roll(*dice.sets[set].die, count, purpose);
                faces.insert(faces.end(), more.begin(), more.end());
            }
        }
        progress.take(faces);
    }
    return progress.thrown();
}

std::uint32_t openDice(const DiceThrow& dice, const std::vector<Face>& given) {
    return ThrowEnumeration(dice, given, {}).open();
}

std::vector<FinishedThrow> enumerateThrow(const DiceThrow& dice, const std::vector<Face>& given,
                                          const std::vector<DiceMeasures>& measures) {
    return ThrowEnumeration(dice, given, measures).all();
}

} // namespace umpire

#include "umpire/worksheet/handful.h"

#include "../battle/commands/command_fields.h"
#include "../checks/measured_successes.h"
#include "ground.h"
#include "umpire/battle/decide.h"
#include "umpire/dice/told_dice.h"

#include <algorithm>

namespace umpire {

namespace {

/// What the dice of a throw are worth by each measure, were it one die that shows the face.
using Worth = std::vector<std::int64_t>;

/// Stops a command at the dice that are missing, and keeps in what they matter.
class MissingDice : public DiceSource {
  public:
    struct Missing {};

    explicit MissingDice(std::vector<Json> given) : m_given(std::move(given)) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        return rollOrStop(die, count, purpose, nullptr);
    }
    std::vector<Face> rollFor(const Die& die, int count, const std::string& purpose,
                              const DiceMeasures& measures) override {
        return rollOrStop(die, count, purpose, &measures);
    }
    int left() const override { return m_given.left(); }

    const Die* die() const { return m_die; }
    int thrown() const { return m_thrown; }
    int missing() const { return m_missing; }
    const std::optional<DiceMeasures>& measures() const { return m_measures; }

  private:
    std::vector<Face> rollOrStop(const Die& die, int count, const std::string& purpose,
                                 const DiceMeasures* measures) {
        if (m_given.left() >= count) {
            return m_given.roll(die, count, purpose);
        }
        m_die = &die;
        m_thrown = count;
        m_missing = count - m_given.left();
        m_measures = measures ? std::optional(*measures) : std::nullopt;
        throw Missing{};
    }

    PhysicalDice m_given;
    const Die* m_die = nullptr; ///< of the pack
    int m_thrown = 0;
    int m_missing = 0;
    std::optional<DiceMeasures> m_measures;
};

Worth worthOf(const DiceMeasures& measures, std::size_t face) {
    Worth worth;
    for (const DiceMeasure& measure : measures) {
        worth.push_back(measure.worth[face]);
    }
    return worth;
}

/// A face is asked for where it is worth something besides that it counts.
bool isAsked(const Worth& worth, const std::optional<std::size_t>& successes) {
    for (std::size_t i = 0; i < worth.size(); ++i) {
        if (worth[i] != 0 && i != successes) {
            return true;
        }
    }
    return false;
}

/// Without measures each face is one of its own.
std::vector<AlikeFaces> alikeFaces(const MissingDice& dice, const std::optional<std::size_t>& successes) {
    std::vector<AlikeFaces> alike;
    std::vector<Worth> known;
    const std::vector<Face> faces = dice.die()->distinct();
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Worth worth = dice.measures() ? worthOf(*dice.measures(), i) : Worth{};
        const auto same = dice.measures() ? std::find(known.begin(), known.end(), worth) : known.end();
        if (same != known.end()) {
            alike[static_cast<std::size_t>(same - known.begin())].faces.push_back(faces[i]);
            continue;
        }
        known.push_back(worth);
        const bool counts = dice.measures() && successes && worth[*successes] != 0;
        alike.push_back({{faces[i]}, counts, !dice.measures() || isAsked(worth, successes)});
    }
    return alike;
}

Handful handfulOf(const MissingDice& dice, const RulePack& rules, const Resolution& resolution) {
    const Check* check = resolution.pending() ? rules.check(resolution.pending()->check) : nullptr;
    Handful handful;
    handful.die = dice.die()->name;
    handful.thrown = dice.thrown();
    handful.count = dice.missing();
    handful.alike = alikeFaces(dice, check ? measureOfSuccesses(*check) : std::nullopt);
    return handful;
}

} // namespace

std::string AlikeFaces::text() const {
    return textOfFaces(faces);
}

bool Handful::counts() const {
    const auto doCount = [](const AlikeFaces& each) { return each.counts; };
    return std::any_of(alike.begin(), alike.end(), doCount) &&
           !std::all_of(alike.begin(), alike.end(), doCount);
}

std::optional<Handful> handfulOf(const Session& session, const Json& draft) {
    try {
        const Ground ground(session, draft);
        MissingDice dice(givenSoFar(ground.command()));
        Resolution resolution(ground.rules(), ground.battle(), dice);
        try {
            decide(ground.command(), resolution, ground.module());
        } catch (const MissingDice::Missing&) {
            return dice.thrown() > 1 ? std::optional(handfulOf(dice, ground.rules(), resolution))
                                     : std::nullopt;
        }
    } catch (const Refused&) {
        // Something else is missing before any die is.
    } catch (const BadDice&) {
        // The dice so far do not fit.
    }
    return std::nullopt;
}

} // namespace umpire

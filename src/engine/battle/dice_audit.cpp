#include "umpire/battle/dice_audit.h"

#include "face_json.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

Json diceOf(const Json& command) {
    const auto dice = command.find("dice");
    return dice != command.end() && dice->is_array() ? *dice : Json::array();
}

Json diceOf(const std::vector<Json>& steps) {
    Json dice = Json::array();
    for (const Json& step : steps) {
        for (const Json& face : diceOf(step)) {
            dice.push_back(face);
        }
    }
    return dice;
}

bool isDrawn(const Draws& draws, std::size_t die) {
    return draws.dice.empty() ||
           std::find(draws.dice.begin(), draws.dice.end(), static_cast<int>(die)) != draws.dice.end();
}

std::string inWords(const Json& face) {
    return face.is_string() ? face.get<std::string>() : dumpLine(face);
}

/// Gives a record's dice once more: those the players threw as they fell, those of the program drawn anew.
class DiceDrawnAnew : public DiceSource {
  public:
    DiceDrawnAnew(const Draws& draws, const Json& recorded)
        : m_draws(draws), m_recorded(recorded), m_program(draws.seed, draws.first) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        std::vector<Face> faces;
        for (int i = 0; i < count; ++i) {
            faces.push_back(one(die, purpose));
        }
        return faces;
    }

    /// What is different, or "".
    std::string problem() const {
        const std::uint64_t drawn =
            m_draws.dice.empty() ? m_program.position() - m_draws.first : std::uint64_t{m_drawn};
        if (!m_problem.empty()) {
            return m_problem;
        }
        if (m_thrown < m_recorded.size()) {
            return "it needs " + counted(static_cast<long long>(m_thrown), "die", "dice") + ", but has " +
                   std::to_string(m_recorded.size());
        }
        return drawn == m_draws.count ? ""
                                      : "it says that " + std::to_string(m_draws.count) +
                                            " were drawn, but it took " + std::to_string(drawn);
    }

  private:
    Face one(const Die& die, const std::string& purpose) {
        if (m_thrown >= m_recorded.size()) {
            throw BadDice(purpose + " needs a die more than the record has");
        }
        const std::size_t place = m_thrown++;
        const Json& recorded = m_recorded[place];
        if (!isDrawn(m_draws, place)) {
            return PhysicalDice(std::vector<Json>(1, recorded)).roll(die, 1, purpose).front();
        }
        const std::uint64_t at =
            m_draws.at.empty() || m_drawn >= m_draws.at.size() ? m_program.position() : m_draws.at[m_drawn];
        if (at != m_program.position()) {
            m_program = RandomDice(m_draws.seed, at);
        }
        ++m_drawn;
        const Face face = m_program.roll(die, 1, purpose).front();
        if (m_problem.empty() && toJson(face) != recorded) {
            m_problem = purpose + ": the record has " + inWords(recorded) + ", but draw " +
                        std::to_string(at + 1) + " of seed " + std::to_string(m_draws.seed) + " is " +
                        inWords(toJson(face));
        }
        return face;
    }

    const Draws& m_draws;
    const Json& m_recorded;
    RandomDice m_program;
    std::size_t m_thrown = 0;
    std::size_t m_drawn = 0;
    std::string m_problem;
};

class Auditor {
  public:
    explicit Auditor(const Session& session) : m_session(session) {}

    DiceAudit audit() {
        Battle state = m_session.start();
        for (const Record& record : m_session.records()) {
            if (record.amendments.empty()) {
                checkRolls(record);
                checkDraws(record, state);
            } else {
                checkCorrection(record);
            }
            m_standing.push_back(diceOf(record.command));
            applyEvents(state, record.events);
        }
        for (const StrayThrow& thrown : m_session.strayThrows()) {
            checkStray(thrown);
        }
        findGaps();
        return std::move(m_audit);
    }

  private:
    void problem(const Record& record, const std::string& text) {
        m_audit.problems.push_back("record " + std::to_string(record.number) + ": " + text);
    }

    void checkRolls(const Record& record) {
        if (diceOf(record.steps) != diceOf(record.command)) {
            problem(record, "its rolls show other dice than its command");
        }
    }

    void checkDraws(const Record& record, const Battle& before) {
        if (!record.draws) {
            return;
        }
        const Json dice = diceOf(record.command);
        DrawnRecord drawn{record.number, *record.draws, {}, 0, record.number > m_session.cursor()};
        for (std::size_t i = 0; i < dice.size(); ++i) {
            if (isDrawn(drawn.draws, i)) {
                drawn.faces.push_back(faceOf(dice[i]));
            }
        }
        m_audit.dice += static_cast<std::int64_t>(drawn.faces.size());
        m_audit.records.push_back(std::move(drawn));
        if (record.draws->generator != RandomDice::generator) {
            problem(record, unknownGenerator(record.draws->generator));
            return;
        }
        drawAnew(record, dice, before);
    }

    void drawAnew(const Record& record, const Json& dice, const Battle& before) {
        DiceDrawnAnew source(*record.draws, dice);
        std::string refusal;
        try {
            Resolution resolution(m_session.rules(), before, source);
            decide(record.command, resolution, m_session.module());
        } catch (const Refused& refused) {
            refusal = refused.what();
        } catch (const BadDice& bad) {
            refusal = bad.what();
        }
        if (const std::string different = source.problem(); !different.empty() && refusal.empty()) {
            problem(record, different);
        } else if (!refusal.empty()) {
            problem(record, (different.empty() ? std::string() : different + "; ") +
                                "it cannot be thrown again as it stands: " + refusal);
        }
    }

    void checkStray(const StrayThrow& thrown) {
        m_audit.dice += static_cast<std::int64_t>(thrown.dice.size());
        for (const StrayDie& die : thrown.dice) {
            if (const std::string different = drawnOtherwise(thrown, die); !different.empty()) {
                m_audit.problems.push_back(nameOf(thrown) + ": " + different);
            }
        }
    }

    std::string drawnOtherwise(const StrayThrow& thrown, const StrayDie& stray) const {
        if (thrown.generator != RandomDice::generator) {
            return unknownGenerator(thrown.generator);
        }
        const Die* die = m_session.rules().die(stray.die);
        if (!die) {
            return "the rules have no die " + inQuotes(stray.die) + " to draw it again";
        }
        const Face face = RandomDice(thrown.seed, stray.at).roll(*die, 1, die->name).front();
        return face == stray.face
                   ? ""
                   : "it has " + inWords(toJson(stray.face)) + ", but draw " + std::to_string(stray.at + 1) +
                         " of seed " + std::to_string(thrown.seed) + " is " + inWords(toJson(face));
    }

    static std::string unknownGenerator(const std::string& generator) {
        return "it was drawn with " + inQuotes(generator) + "; this program knows " +
               inQuotes(RandomDice::generator);
    }

    /// "the throw taken back before record 12".
    static std::string nameOf(const StrayThrow& thrown) {
        const std::string record = " record " + std::to_string(thrown.after + 1);
        switch (thrown.fate) {
        case StrayThrow::Fate::Waiting:
            return "the throw waiting for" + record;
        case StrayThrow::Fate::NotUsed:
            return "the throw not used before" + record;
        default:
            return "the throw taken back before" + record;
        }
    }

    /// Only the record that a correction names may have other dice than before, and only those it states.
    void checkCorrection(const Record& record) {
        const int named = record.command.value("record", 0);
        const bool stated = record.command.contains("dice");
        for (const Amendment& amendment : record.amendments) {
            Json& standing = m_standing[static_cast<std::size_t>(amendment.record - 1)];
            const bool corrected = amendment.record == named && stated;
            const Json& expected = corrected ? record.command["dice"] : standing;
            if (diceOf(amendment.command) != expected) {
                problem(record, "it changes the dice of record " + std::to_string(amendment.record) +
                                    " without saying so");
            }
            if (corrected && record.number <= m_session.cursor()) {
                noteCorrection(named, record.number);
            }
            standing = diceOf(amendment.command);
        }
    }

    void noteCorrection(int of, int by) {
        for (DrawnRecord& drawn : m_audit.records) {
            if (drawn.record == of) {
                drawn.correctedBy = by;
            }
        }
    }

    /// From a draw up to, not including, another.
    struct Span {
        std::uint64_t from = 0;
        std::uint64_t to = 0;
        std::string where; ///< "record 3"
    };

    std::vector<Span> spansOf(std::uint64_t seed) const {
        std::vector<Span> spans;
        addStrays(seed, spans);
        for (const DrawnRecord& drawn : m_audit.records) {
            if (drawn.draws.seed != seed) {
                continue;
            }
            const std::string where = "record " + std::to_string(drawn.record);
            for (const std::uint64_t at : drawn.draws.at) {
                spans.push_back({at, at + 1, where});
            }
            if (drawn.draws.at.empty()) {
                spans.push_back({drawn.draws.first, drawn.draws.first + drawn.draws.count, where});
            }
        }
        std::stable_sort(spans.begin(), spans.end(),
                         [](const Span& a, const Span& b) { return a.from < b.from; });
        return spans;
    }

    void addStrays(std::uint64_t seed, std::vector<Span>& spans) const {
        for (const StrayThrow& thrown : m_session.strayThrows()) {
            for (const StrayDie& die : thrown.seed == seed ? thrown.dice : std::vector<StrayDie>()) {
                spans.push_back({die.at, die.at + 1, nameOf(thrown)});
            }
        }
    }

    /// In the order in which they came up.
    std::vector<std::uint64_t> seeds() const {
        std::vector<std::uint64_t> seeds;
        for (const DrawnRecord& drawn : m_audit.records) {
            seeds.push_back(drawn.draws.seed);
        }
        for (const StrayThrow& thrown : m_session.strayThrows()) {
            seeds.push_back(thrown.seed);
        }
        return seeds;
    }

    void findGaps() {
        std::vector<std::uint64_t> told;
        for (const std::uint64_t seed : seeds()) {
            if (std::find(told.begin(), told.end(), seed) == told.end()) {
                told.push_back(seed);
                remarkOn(seed);
            }
        }
    }

    void remarkOn(std::uint64_t seed) {
        std::uint64_t next = 0;
        std::string last;
        for (const Span& span : spansOf(seed)) {
            if (span.from > next) {
                m_audit.remarks.push_back(
                    "seed " + std::to_string(seed) + ": " + draws(next, span.from) +
                    " in no record, and nothing says why: thrown for a command that was "
                    "refused, by an older program, or taken out of the file");
            } else if (span.from < next) {
                m_audit.remarks.push_back("seed " + std::to_string(seed) + ": draws of " + last +
                                          " stand in " + span.where + " once more");
            }
            if (span.to > next) {
                next = span.to;
                last = span.where;
            }
        }
    }

    static std::string draws(std::uint64_t from, std::uint64_t to) {
        return to == from + 1 ? "draw " + std::to_string(to) + " stands"
                              : "draws " + std::to_string(from + 1) + " to " + std::to_string(to) + " stand";
    }

    const Session& m_session;
    DiceAudit m_audit;
    std::vector<Json> m_standing; ///< the dice of each record, as the corrections so far left them
};

} // namespace

DiceAudit auditDice(const Session& session) {
    return Auditor(session).audit();
}

} // namespace umpire

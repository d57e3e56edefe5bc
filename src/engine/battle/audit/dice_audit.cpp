#include "umpire/battle/dice_audit.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/record_json.h"
#include "umpire/dice/die.h"

#include <algorithm>

namespace umpire {

std::string nameOfSeries(const DrawSeries& series) {
    return fill(series.generator == SealedDice::generator ? say("audit", "sealed dice {number}")
                                                          : say("audit", "seed {number}"),
                {{"number", std::to_string(series.number)}});
}

std::string nameOfRecord(const Record& record) {
    return fill(say("audit", "record {number}"), {{"number", std::to_string(record.number)}});
}

std::string nameOfThrow(const StrayThrow& thrown) {
    const std::string record = std::to_string(thrown.after + 1);
    switch (thrown.fate) {
    case StrayThrow::Fate::Waiting:
        return fill(say("audit", "the throw waiting for record {record}"), {{"record", record}});
    case StrayThrow::Fate::NotUsed:
        return fill(say("audit", "the throw not used before record {record}"), {{"record", record}});
    default:
        return fill(say("audit", "the throw taken back before record {record}"), {{"record", record}});
    }
}

namespace {

/// From a position up to, not including, another.
struct Span {
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    std::string where; ///< "record 3"
};

std::vector<Span> spansOf(const Draws& draws, const std::string& where) {
    std::vector<Span> spans;
    for (const std::uint64_t at : draws.at) {
        spans.push_back({at, at + 1, where});
    }
    if (draws.at.empty()) {
        spans.push_back({draws.first, draws.first + draws.count, where});
    }
    return spans;
}

bool usesDie(const Record& record, const DrawSeries& series, std::uint64_t at) {
    return record.draws && record.draws->series == series && listed(record.draws->at, at);
}

/// The draws of a series that stand nowhere, and why that may be.
std::string gapInWords(const std::string& series, std::uint64_t from, std::uint64_t to,
                       const std::string& why) {
    const Places places{
        {"series", series}, {"from", std::to_string(from + 1)}, {"to", std::to_string(to)}, {"why", why}};
    return fill(
        to == from + 1
            ? say("audit", "{series}: draw {to} stands in no record, and nothing says why: {why}")
            : say("audit", "{series}: draws {from} to {to} stand in no record, and nothing says why: {why}"),
        places);
}

/// Of one series: every position stands in one record or stray throw, and they rise from record to record.
class SeriesOrder {
  public:
    SeriesOrder(const Session& session, const DrawSeries& series) : m_session(session), m_series(series) {
        for (const StrayThrow& thrown : session.strayThrows()) {
            for (const StrayDie& die : thrown.series == series ? thrown.dice : std::vector<StrayDie>()) {
                if (!usedLater(thrown, die)) {
                    m_spans.push_back({die.at, die.at + 1, nameOfThrow(thrown)});
                }
            }
        }
        for (const Record& record : session.records()) {
            if (record.draws && record.draws->series == series) {
                const auto own = spansOf(*record.draws, nameOfRecord(record));
                m_spans.insert(m_spans.end(), own.begin(), own.end());
                m_accounted = m_accounted || !record.chain.empty();
            }
        }
        std::ranges::stable_sort(m_spans, {}, &Span::from);
    }

    /// Whether a program drew from it that keeps account of every die.
    bool accounted() const { return m_accounted || m_series.generator == SealedDice::generator; }

    void check(std::vector<std::string>& found) const {
        std::uint64_t next = 0;
        std::string last;
        for (const Span& span : m_spans) {
            if (span.from > next) {
                found.push_back(gapInWords(nameOfSeries(m_series), next, span.from, whyGap()));
            } else if (span.from < next) {
                found.push_back(
                    fill(say("audit", "{series}: draws of {last} stand in {where} once more"),
                         {{"series", nameOfSeries(m_series)}, {"last", last}, {"where", span.where}}));
            }
            if (span.to > next) {
                next = span.to;
                last = span.where;
            }
        }
    }

    /// Dice that were thrown beforehand and passed over may be used later; all others follow each other.
    void checkRising(std::vector<std::string>& found) const {
        std::uint64_t reached = 0;
        std::string last;
        for (const Record& record : m_session.records()) {
            if (!record.draws || record.draws->series != m_series) {
                continue;
            }
            const std::string name = nameOfRecord(record);
            std::uint64_t highest = reached;
            for (const Span& span : spansOf(*record.draws, name)) {
                if (span.from < reached && !wasPassedOver(record, span.from)) {
                    found.push_back(fill(
                        say("audit", "{name}: its draw {from} of {series} was thrown before those of {last}"),
                        {{"name", name},
                         {"from", std::to_string(span.from + 1)},
                         {"series", nameOfSeries(m_series)},
                         {"last", last}}));
                }
                highest = std::max(highest, span.to);
            }
            reached = highest;
            last = name;
        }
    }

  private:
    bool usedLater(const StrayThrow& thrown, const StrayDie& die) const {
        const auto& strays = m_session.strayThrows();
        return thrown.fate == StrayThrow::Fate::NotUsed &&
               (std::ranges::any_of(m_session.records(),
                                    [&](const Record& record) {
                                        return record.number > thrown.after &&
                                               usesDie(record, m_series, die.at);
                                    }) ||
                std::ranges::any_of(strays, [&](const StrayThrow& other) {
                    return other.fate == StrayThrow::Fate::TakenBack && other.holds(m_series, die.at);
                }));
    }

    bool wasPassedOver(const Record& record, std::uint64_t at) const {
        const auto& strays = m_session.strayThrows();
        return std::ranges::any_of(strays, [&](const StrayThrow& thrown) {
            return thrown.fate == StrayThrow::Fate::NotUsed && thrown.after < record.number &&
                   thrown.holds(m_series, at);
        });
    }

    std::string whyGap() const {
        return accounted() ? say("audit", "the records that had them were lost or taken out of the file")
                           : say("audit", "thrown for a command that was refused, by an older program, or "
                                          "taken out of the file");
    }

    const Session& m_session;
    const DrawSeries& m_series;
    std::vector<Span> m_spans;
    bool m_accounted = false;
};

/// In the order in which they came up.
std::vector<DrawSeries> seriesIn(const Session& session) {
    std::vector<DrawSeries> list;
    const auto add = [&list](const DrawSeries& series) {
        if (!listed(list, series)) {
            list.push_back(series);
        }
    };
    for (const Record& record : session.records()) {
        if (record.draws) {
            add(record.draws->series);
        }
    }
    for (const StrayThrow& thrown : session.strayThrows()) {
        add(thrown.series);
    }
    return list;
}

/// A secret is pledged before its first die, and none is gone back to.
void checkPledges(const Session& session, std::vector<std::string>& problems) {
    const auto& pledged = session.sealedSeries();
    std::uint64_t newest = 0;
    for (const Record& record : session.records()) {
        const bool sealed = record.draws && record.draws->series.generator == SealedDice::generator;
        const std::uint64_t number = sealed ? record.draws->series.number : 0;
        if (!sealed || number < 1 || number > pledged.size()) {
            continue;
        }
        const std::string name = nameOfRecord(record);
        if (pledged[number - 1].after >= record.number) {
            problems.push_back(
                fill(say("audit", "{name}: its dice were thrown before the {series} were pledged"),
                     {{"name", name}, {"series", nameOfSeries(record.draws->series)}}));
        }
        if (number < newest && record.draws->at.empty()) {
            problems.push_back(
                fill(say("audit", "{name}: it goes back to the {series}, though others were begun since"),
                     {{"name", name}, {"series", nameOfSeries(record.draws->series)}}));
        }
        newest = std::max(newest, number);
    }
}

/// Adds to the audit what is wrong with the account of the dice: positions that stand nowhere, in two places,
/// or before those of an earlier record; dice of a secret before it was pledged.
void checkDiceOrder(const Session& session, DiceAudit& audit) {
    for (const DrawSeries& series : seriesIn(session)) {
        const SeriesOrder order(session, series);
        order.check(order.accounted() ? audit.problems : audit.remarks);
        if (order.accounted()) {
            order.checkRising(audit.problems);
        }
    }
    checkPledges(session, audit.problems);
}

Json diceIn(const Json& command) {
    const auto dice = command.find("dice");
    return dice != command.end() && dice->is_array() ? *dice : Json::array();
}

Json diceIn(const KeptList& steps) {
    Json dice = Json::array();
    for (const Json& step : steps) {
        for (const Json& face : diceIn(step)) {
            dice.push_back(face);
        }
    }
    return dice;
}

bool wasDrawn(const Draws& draws, std::size_t die) {
    return draws.dice.empty() || listed(draws.dice, static_cast<int>(die));
}

std::string inWords(const Json& face) {
    return face.is_string() ? face.get<std::string>() : dumpLine(face);
}

/// Gives a record's dice once more: those the players threw as they fell, those of the program drawn anew.
class DiceDrawnAnew : public DiceSource {
  public:
    /// `program` may be null: then its dice are as recorded.
    DiceDrawnAnew(const Draws& draws, const Json& recorded, std::unique_ptr<ProgramDice> program)
        : m_draws(draws), m_recorded(recorded), m_program(std::move(program)), m_next(draws.first) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        std::vector<Face> faces;
        for (int i = 0; i < count; ++i) {
            faces.push_back(one(die, purpose));
        }
        return faces;
    }

    /// What is different, or "".
    std::string problem() const {
        const std::uint64_t drawn = m_draws.dice.empty() ? m_next - m_draws.first : std::uint64_t{m_drawn};
        if (!m_problem.empty()) {
            return m_problem;
        }
        if (m_thrown < m_recorded.size()) {
            return sayCounted("audit", "it needs {n} die, but has {count}",
                              "it needs {n} dice, but has {count}")
                .of(static_cast<long long>(m_thrown), {{"count", std::to_string(m_recorded.size())}});
        }
        return drawn == m_draws.count
                   ? std::string()
                   : fill(say("audit", "it says that {count} were drawn, but it took {drawn}"),
                          {{"count", std::to_string(m_draws.count)}, {"drawn", std::to_string(drawn)}});
    }

  private:
    Face one(const Die& die, const std::string& purpose) {
        if (m_thrown >= m_recorded.size()) {
            throw BadDice(
                fill(say("audit", "{purpose} needs a die more than the record has"), {{"purpose", purpose}}));
        }
        const std::size_t place = m_thrown++;
        const Json& recorded = m_recorded[place];
        const auto asRecorded = [&] {
            return PhysicalDice(std::vector<Json>(1, recorded)).roll(die, 1, purpose).front();
        };
        if (!wasDrawn(m_draws, place)) {
            return asRecorded();
        }
        const std::uint64_t at = m_drawn < m_draws.at.size() ? m_draws.at[m_drawn] : m_next;
        ++m_drawn;
        m_next = at + 1;
        return m_program ? drawnAnew(die, at, recorded, purpose) : asRecorded();
    }

    Face drawnAnew(const Die& die, std::uint64_t at, const Json& recorded, const std::string& purpose) {
        if (at != m_program->position()) {
            m_program->moveTo(at);
        }
        const Face face = m_program->roll(die, 1, purpose).front();
        m_next = m_program->position();
        if (m_problem.empty() && toJson(face) != recorded) {
            m_problem = fill(
                say("audit", "{purpose}: the record has {recorded}, but draw {at} of {series} is {face}"),
                {{"purpose", purpose},
                 {"recorded", inWords(recorded)},
                 {"at", std::to_string(at + 1)},
                 {"series", nameOfSeries(m_draws.series)},
                 {"face", inWords(toJson(face))}});
        }
        return face;
    }

    const Draws& m_draws;
    const Json& m_recorded;
    std::unique_ptr<ProgramDice> m_program;
    std::uint64_t m_next;
    std::size_t m_thrown = 0;
    std::size_t m_drawn = 0;
    std::string m_problem;
};

class Auditor {
  public:
    Auditor(const Session& session, const SecretFinder& secrets) : m_session(session), m_secrets(secrets) {}

    DiceAudit audit() {
        checkSecrets();
        Battle state = m_session.start();
        for (const Record& record : m_session.records()) {
            if (record.amendments.empty()) {
                checkRolls(record);
                checkDraws(record, state);
            } else {
                checkCorrection(record);
            }
            m_standing.push_back(diceIn(record.command));
            applyEvents(state, record.events);
        }
        for (const StrayThrow& thrown : m_session.strayThrows()) {
            checkStray(thrown);
        }
        checkDiceOrder(m_session, m_audit);
        return std::move(m_audit);
    }

  private:
    void problem(const Record& record, const std::string& text) {
        m_audit.problems.push_back(fill(say("audit", "record {number}: {text}"),
                                        {{"number", std::to_string(record.number)}, {"text", text}}));
    }

    void checkSecrets() {
        std::uint64_t number = 0;
        for (const SealedSeries& series : m_session.sealedSeries()) {
            ++number;
            const auto secret = DiceSecret::fromHex(series.secret);
            if (series.revealed() && (!secret || secret->pledge() != series.pledge)) {
                m_audit.problems.push_back(
                    fill(say("audit",
                             "the secret that was revealed of the {series} is not the one that was pledged"),
                         {{"series", nameOfSeries({SealedDice::generator, number})}}));
            }
        }
    }

    std::optional<DiceSecret> secretOf(const SealedSeries& series) const {
        std::optional<DiceSecret> secret = DiceSecret::fromHex(series.secret);
        if (!secret && m_secrets) {
            secret = m_secrets(series.pledge);
        }
        return secret && secret->pledge() == series.pledge ? secret : std::nullopt;
    }

    /// Null when the dice cannot be drawn anew, now or ever.
    std::unique_ptr<ProgramDice> diceOf(const DrawSeries& series) const {
        if (series.generator == RandomDice::generator) {
            return std::make_unique<RandomDice>(series.number);
        }
        const auto& list = m_session.sealedSeries();
        if (series.generator != SealedDice::generator || series.number < 1 || series.number > list.size()) {
            return nullptr;
        }
        const SealedSeries& own = list[series.number - 1];
        const auto secret = secretOf(own);
        return secret ? std::make_unique<SealedDice>(*secret, series.number, own.calls) : nullptr;
    }

    /// What is wrong with the series itself, or "".
    std::string seriesProblem(const DrawSeries& series) const {
        if (series.generator == SealedDice::generator) {
            const bool pledged = series.number >= 1 && series.number <= m_session.sealedSeries().size();
            return pledged ? std::string()
                           : fill(say("audit", "its dice are of the {series}, of which nothing was pledged"),
                                  {{"series", nameOfSeries(series)}});
        }
        return series.generator == RandomDice::generator ? "" : unknownGenerator(series.generator);
    }

    void count(const DrawSeries& series, std::size_t dice, bool checked) {
        const auto number = static_cast<std::int64_t>(dice);
        m_audit.dice += number;
        m_audit.sealed += series.generator == SealedDice::generator && !checked ? number : 0;
        m_audit.foretold += series.generator == RandomDice::generator ? number : 0;
    }

    void checkRolls(const Record& record) {
        const Json rolled = diceIn(record.steps);
        const Json given = diceIn(record.command);
        const bool same = std::equal(
            rolled.begin(), rolled.end(), given.begin(), given.end(),
            [this](const Json& face, const Json& die) { return face == die || standsFor(die, face); });
        if (!same) {
            problem(record, say("audit", "its rolls show other dice than its command"));
        }
    }

    /// Whether what another die showed, {"d6": 5}, stands for this face of a die of the rules.
    bool standsFor(const Json& shown, const Json& face) const {
        if (const Json* told = possibleFaces(shown)) {
            return told->front() == face;
        }
        if (!shown.is_object() || shown.size() != 1 || !shown.begin()->is_number_integer()) {
            return false;
        }
        const auto side = shown.begin()->get<std::int64_t>();
        for (const Die& die : m_session.rules().dice) {
            for (const Die::Substitute& other : die.substitutes) {
                if (other.id == shown.begin().key() && side >= 1 &&
                    side <= static_cast<std::int64_t>(other.faces.size()) &&
                    toJson(other.faces[static_cast<std::size_t>(side - 1)]) == face) {
                    return true;
                }
            }
        }
        return false;
    }

    void checkDraws(const Record& record, const Battle& before) {
        if (!record.draws) {
            return;
        }
        const Json dice = diceIn(record.command);
        DrawnRecord drawn{record.number, *record.draws, {}, 0, record.number > m_session.cursor()};
        for (std::size_t i = 0; i < dice.size(); ++i) {
            if (wasDrawn(drawn.draws, i)) {
                drawn.faces.push_back(faceOf(dice[i]));
            }
        }
        std::unique_ptr<ProgramDice> program = diceOf(drawn.draws.series);
        count(drawn.draws.series, drawn.faces.size(), program != nullptr);
        m_audit.records.push_back(std::move(drawn));
        if (const std::string wrong = seriesProblem(record.draws->series); !wrong.empty()) {
            problem(record, wrong);
            return;
        }
        drawAnew(record, dice, before, std::move(program));
    }

    void drawAnew(const Record& record, const Json& dice, const Battle& before,
                  std::unique_ptr<ProgramDice> program) {
        DiceDrawnAnew source(*record.draws, dice, std::move(program));
        std::string refusal;
        try {
            Resolution resolution(m_session.rules(), before, source);
            decide(record.command, resolution, m_session.module());
        } catch (const Refused& refused) {
            refusal = refused.what();
        }
        if (const std::string different = source.problem(); !different.empty() && refusal.empty()) {
            problem(record, different);
        } else if (!refusal.empty()) {
            problem(record,
                    fill(different.empty()
                             ? say("audit", "it cannot be thrown again as it stands: {why}")
                             : say("audit", "{problem}; it cannot be thrown again as it stands: {why}"),
                         {{"problem", different}, {"why", refusal}}));
        }
    }

    void checkStray(const StrayThrow& thrown) {
        const std::unique_ptr<ProgramDice> program = diceOf(thrown.series);
        count(thrown.series, thrown.dice.size(), program != nullptr);
        if (const std::string wrong = seriesProblem(thrown.series); !wrong.empty()) {
            m_audit.problems.push_back(fill(say("audit", "{throw}: {problem}"),
                                            {{"throw", nameOfThrow(thrown)}, {"problem", wrong}}));
            return;
        }
        for (const StrayDie& die : thrown.dice) {
            if (const std::string different = drawnOtherwise(thrown.series, die, program.get());
                !different.empty()) {
                m_audit.problems.push_back(fill(say("audit", "{throw}: {problem}"),
                                                {{"throw", nameOfThrow(thrown)}, {"problem", different}}));
            }
        }
    }

    std::string drawnOtherwise(const DrawSeries& series, const StrayDie& stray, ProgramDice* program) const {
        const std::optional<Die> lot = lotsNamed(stray.die);
        const Die* die = lot ? &*lot : m_session.rules().die(stray.die);
        if (!die) {
            return fill(say("audit", "the rules have no die {die} to draw it again"),
                        {{"die", inQuotes(stray.die)}});
        }
        if (!program) {
            return die->has(stray.face) ? std::string()
                                        : fill(say("audit", "the {die} shows no {face}"),
                                               {{"die", die->name}, {"face", inWords(toJson(stray.face))}});
        }
        program->moveTo(stray.at);
        const Face face = program->roll(*die, 1, die->name).front();
        return face == stray.face
                   ? std::string()
                   : fill(say("audit", "it has {written}, but draw {draw} of {series} is {face}"),
                          {{"written", inWords(toJson(stray.face))},
                           {"draw", std::to_string(stray.at + 1)},
                           {"series", nameOfSeries(series)},
                           {"face", inWords(toJson(face))}});
    }

    static std::string unknownGenerator(const std::string& generator) {
        return fill(say("audit", "it was drawn with {generator}; this program knows {seeds} and {secrets}"),
                    {{"generator", inQuotes(generator)},
                     {"seeds", inQuotes(RandomDice::generator)},
                     {"secrets", inQuotes(SealedDice::generator)}});
    }

    /// Only the record that a correction names may have other dice than before, and only those it states.
    void checkCorrection(const Record& record) {
        const int named = record.command.value("record", 0);
        const bool stated = record.command.contains("dice");
        for (const Amendment& amendment : record.amendments) {
            Json& standing = m_standing[static_cast<std::size_t>(amendment.record - 1)];
            const bool corrected = amendment.record == named && stated;
            const Json& expected = corrected ? record.command["dice"] : standing;
            if (diceIn(amendment.command) != expected) {
                problem(record, fill(say("audit", "it changes the dice of record {record} without saying so"),
                                     {{"record", std::to_string(amendment.record)}}));
            }
            if (corrected && record.number <= m_session.cursor()) {
                noteCorrection(named, record.number);
            }
            standing = diceIn(amendment.command);
        }
    }

    void noteCorrection(int of, int by) {
        for (DrawnRecord& drawn : m_audit.records) {
            if (drawn.record == of) {
                drawn.correctedBy = by;
            }
        }
    }

    const Session& m_session;
    const SecretFinder& m_secrets;
    DiceAudit m_audit;
    std::vector<Json> m_standing; ///< the dice of each record, as the corrections so far left them
};

} // namespace

DiceAudit auditDice(const Session& session, const SecretFinder& secrets) {
    return Auditor(session, secrets).audit();
}

std::string foretoldDice(const DiceAudit& audit) {
    return audit.foretold == 0
               ? std::string()
               : sayCounted("audit", "{n} die came from a seed that stands in the file: it could be foretold",
                            "{n} dice came from a seed that stands in the file: they could be foretold")
                     .of(audit.foretold);
}

} // namespace umpire

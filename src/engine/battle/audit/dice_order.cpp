#include "dice_order.h"
#include "umpire/base/speech.h"

#include <algorithm>
#include <map>

namespace umpire {

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
    return record.draws && record.draws->series == series &&
           std::find(record.draws->at.begin(), record.draws->at.end(), at) != record.draws->at.end();
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
                const auto own = spansOf(*record.draws, fill(say("audit", "record {number}"),
                                                             {{"number", std::to_string(record.number)}}));
                m_spans.insert(m_spans.end(), own.begin(), own.end());
                m_accounted = m_accounted || !record.chain.empty();
            }
        }
        std::stable_sort(m_spans.begin(), m_spans.end(),
                         [](const Span& a, const Span& b) { return a.from < b.from; });
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
            const std::string name =
                fill(say("audit", "record {number}"), {{"number", std::to_string(record.number)}});
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
               (std::any_of(m_session.records().begin(), m_session.records().end(),
                            [&](const Record& record) {
                                return record.number > thrown.after && usesDie(record, m_series, die.at);
                            }) ||
                std::any_of(strays.begin(), strays.end(), [&](const StrayThrow& other) {
                    return other.fate == StrayThrow::Fate::TakenBack && holds(other, die.at);
                }));
    }

    bool holds(const StrayThrow& thrown, std::uint64_t at) const {
        return thrown.series == m_series && std::any_of(thrown.dice.begin(), thrown.dice.end(),
                                                        [at](const StrayDie& die) { return die.at == at; });
    }

    bool wasPassedOver(const Record& record, std::uint64_t at) const {
        const auto& strays = m_session.strayThrows();
        return std::any_of(strays.begin(), strays.end(), [&](const StrayThrow& thrown) {
            return thrown.fate == StrayThrow::Fate::NotUsed && thrown.after < record.number &&
                   holds(thrown, at);
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
        if (std::find(list.begin(), list.end(), series) == list.end()) {
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
        const std::string name =
            fill(say("audit", "record {number}"), {{"number", std::to_string(record.number)}});
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

} // namespace

std::string nameOfSeries(const DrawSeries& series) {
    return fill(series.generator == SealedDice::generator ? say("audit", "sealed dice {number}")
                                                          : say("audit", "seed {number}"),
                {{"number", std::to_string(series.number)}});
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

} // namespace umpire

// A battle in the words of today: the same records, worked out once more by rules whose texts are others.

#include "../moments.h"

#include "umpire/base/speech.h"
#include "umpire/battle/localized_session.h"
#include "umpire/battle/record_json.h"

#include <algorithm>
#include <array>

namespace umpire {

namespace {

/// What happened, but for what it is called: names and texts that rules give are words.
struct WithoutWords {
    static void strip(SubjectAdded& event) { event.subject.name.clear(); }
    static void strip(SubjectRemoved& event) { event.subject.name.clear(); }
    static void strip(StationSet& event) {
        event.from.name.clear();
        event.to.name.clear();
    }
    static void strip(DueRaised& event) { event.due.text.clear(); }
    static void strip(DueSettled& event) { event.due.text.clear(); }
    static void strip(Scored& event) { event.score.text.clear(); }
    static void strip(ScoreTaken& event) { event.score.text.clear(); }
    static void strip(auto&) {}

    static bool same(Event one, Event other) {
        std::visit([](auto& event) { strip(event); }, one);
        std::visit([](auto& event) { strip(event); }, other);
        return one == other;
    }
};

bool sameEvents(const Events& one, const Events& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), WithoutWords::same);
}

bool sameStep(const KeptJson& one, const KeptJson& other) {
    constexpr std::array keys{"check", "subject", "dice", "total", "outcome"};
    return std::ranges::all_of(keys, [&](const char* key) { return one.lineOf(key) == other.lineOf(key); });
}

bool sameSteps(const KeptList& one, const KeptList& other) {
    return std::equal(one.lines().begin(), one.lines().end(), other.lines().begin(), other.lines().end(),
                      sameStep);
}

bool sameAmendment(const Amendment& one, const Amendment& other) {
    return one.record == other.record && one.dropped == other.dropped &&
           sameEvents(one.events, other.events) && sameSteps(one.steps, other.steps);
}

/// Whether a record that was worked out anew came to what was written.
bool comesToTheSame(const Record& anew, const Record& written) {
    return sameEvents(anew.events, written.events) && sameSteps(anew.steps, written.steps) &&
           std::equal(anew.amendments.begin(), anew.amendments.end(), written.amendments.begin(),
                      written.amendments.end(), sameAmendment);
}

} // namespace

Record Session::retold(const Record& written) const {
    Record told = written;
    try {
        PhysicalDice none({}); // what fell stands in the command
        Record anew = recordFor(written.command, none);
        if (comesToTheSame(anew, written)) {
            told.steps = std::move(anew.steps);
            told.warnings = std::move(anew.warnings);
            told.extra = std::move(anew.extra);
            told.events = std::move(anew.events);
            told.amendments = std::move(anew.amendments);
        }
    } catch (const Refused&) { // NOLINT(bugprone-empty-catch): by the rules of today it does not happen
    }
    return told;
}

/// How many of the first records are told already: links tell records apart.
int Session::knownOf(const Session& written) const {
    const int both = std::min(m_records.size(), written.m_records.size());
    int known = 0;
    while (known < both && m_records.at(known + 1).chain == written.linkAt(known + 1)) {
        ++known;
    }
    return known;
}

void Session::takeUpRecord(Record record) {
    m_links.cut(cursor());
    applyEvents(m_battle, m_records.add(std::move(record), ++m_lastSerial).events);
}

void Session::localizeLike(const Session& written) {
    if (!m_tells) {
        m_tells = true;
        m_start = written.m_start;
        translateOpening(*m_rules, m_module, m_start);
        m_battle = m_start;
        m_links.setFirst(written.linkAt(0));
    }
    const int known = knownOf(written);
    if (known < m_records.size() || known < written.m_records.size()) {
        goTo(known);
        m_records.takeUndone();
        for (int number = known + 1; number <= written.m_records.size(); ++number) {
            Record told = retold(written.m_records.at(number));
            told.chain = written.linkAt(number);
            takeUpRecord(std::move(told));
        }
    }
    goTo(written.cursor());
    m_strays = written.m_strays;
    m_series = written.m_series;
    m_seriesSerial = written.m_seriesSerial;
    m_doubts = written.m_doubts;
    m_covered = written.m_covered;
}

Answer Session::localizedAnswer(const Json& command, Answer written) const {
    if (written.ok) {
        if (written.steps.empty() && written.warnings.empty() && written.extra.empty()) {
            return written;
        }
        Answer told = answerFor(m_records.at(cursor()), std::move(written.changes));
        told.shown = std::move(written.shown);
        return told;
    }
    try {
        PhysicalDice none({});
        recordFor(command, none);
    } catch (const BadDice&) { // NOLINT(bugprone-empty-catch): it was refused for something else
    } catch (const Refused& refused) {
        const Refusal here = refused.refusal();
        written.refusal = here.code == written.refusal.code ? here : written.refusal;
    }
    return written;
}

std::unique_ptr<Session> localizedSession(const Session& kept, const PackSearchPath& searchPath,
                                          const TextLocale& locale) {
    // The program's own sentences stand in records, too, and come in the language that is spoken.
    if (locale.asWritten() && !Speaking::translator()) {
        return nullptr;
    }
    auto told = std::make_unique<Session>(localizedPack(kept.sharedRules(), searchPath, locale),
                                          kept.module(), kept.start());
    told->localizeLike(kept);
    return told;
}

} // namespace umpire

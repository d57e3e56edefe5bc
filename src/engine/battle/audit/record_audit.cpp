#include "umpire/battle/record_audit.h"

#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/chain.h"
#include "umpire/battle/record_json.h"
#include "umpire/rules/commands.h"

#include <cctype>

namespace umpire {

namespace {

std::string auditWords(const Json& json) {
    constexpr std::size_t longest = 80;
    const std::string text = json.is_string() ? json.get<std::string>() : dumpLine(json);
    return text.size() > longest ? describe(Json(text)) : text;
}

/// What a step says under a key, its explanation included.
Json partOf(const Json& step, const std::string& key) {
    const auto own = step.find(key);
    if (own != step.end()) {
        return *own;
    }
    const auto explained = step.find("explained");
    return explained != step.end() && explained->is_object() ? explained->value(key, Json()) : Json();
}

std::string linesInWords(const Json& lines) {
    std::vector<std::string> words;
    for (const Json& line : lines.is_array() ? lines : Json::array()) {
        words.push_back(line.value("id", "") + " " + plainHalves(halvesIn(line, "value")));
    }
    return words.empty() ? say("audit", "none") : joined(words, "and");
}

/// One thing in which a record is not what it comes to when it is played anew.
struct Difference {
    std::string text;
    /// Only words differ: they are the rules' own, and rules of another edition have others.
    bool wording = false;
};

/// Which steps of a record are compared: its own, or those of a record that it corrects.
struct Compared {
    int corrected = 0;    ///< number of the record that is corrected; 0: none
    std::size_t roll = 0; ///< from 1; 0: all of them, or the only one

    std::string named(const std::string& what) const {
        const Places places{
            {"what", what}, {"roll", std::to_string(roll)}, {"record", std::to_string(corrected)}};
        if (corrected == 0) {
            return roll == 0 ? what : fill(say("audit", "{what} of roll {roll}"), places);
        }
        return fill(roll == 0 ? say("audit", "{what} of record {record} as corrected")
                              : say("audit", "{what} of roll {roll} of record {record} as corrected"),
                    places);
    }
};

/// Compares a record with what it comes to when it is played anew.
class RecordComparison {
  public:
    RecordComparison(const Record& written, const Record& anew) : m_written(written), m_anew(anew) {}

    std::vector<Difference> differences() {
        compareSteps(m_written.steps, m_anew.steps, {});
        compareAmendments();
        if (m_written.events != m_anew.events) {
            differs(say("audit", "its effects"), effectsInWords(m_written.events),
                    effectsInWords(m_anew.events));
        }
        if (!(m_written.clock == m_anew.clock)) {
            m_found.push_back({say("audit", "its moment of the game is not that at which it was given")});
        }
        if (m_written.warnings != m_anew.warnings) {
            differs(say("audit", "its warnings"), auditWords(Json(m_written.warnings)),
                    auditWords(Json(m_anew.warnings)), true);
        }
        if (toJson(m_written).value("extra", Json()) != toJson(m_anew).value("extra", Json())) {
            m_found.push_back({say("audit", "what it tells besides is not what the rules give")});
        }
        if (m_written.rulings != m_anew.rulings) {
            m_found.push_back({say("audit", "the rulings that it names are not those that were looked at")});
        }
        return std::move(m_found);
    }

  private:
    void differs(const std::string& what, const std::string& written, const std::string& anew,
                 bool wording = false) {
        m_found.push_back({fill(say("audit", "{what}: the file has {written}, the rules give {anew}"),
                                {{"what", what}, {"written", written}, {"anew", anew}}),
                           wording});
    }

    void isNot(const std::string& what, bool wording) {
        m_found.push_back(
            {fill(say("audit", "{what} is not what the rules give"), {{"what", what}}), wording});
    }

    void compareSteps(const KeptList& written, const KeptList& anew, Compared compared) {
        if (written == anew) {
            return;
        }
        if (written.size() != anew.size()) {
            differs(compared.named(say("audit", "its rolls")), std::to_string(written.size()),
                    std::to_string(anew.size()));
            return;
        }
        for (std::size_t i = 0; i < written.size(); ++i) {
            compared.roll = written.size() > 1 ? i + 1 : 0;
            compareStep(written[i], anew[i], compared);
        }
    }

    void compareStep(const Json& written, const Json& anew, const Compared& compared) {
        if (canonicalLine(written) == canonicalLine(anew)) {
            return;
        }
        const std::size_t before = m_found.size();
        for (const char* key : {"check", "subject", "dice", "total", "outcome", "text", "facts"}) {
            const Json was = partOf(written, key);
            const Json is = partOf(anew, key);
            if (canonicalLine(was) != canonicalLine(is)) {
                differs(compared.named(key), auditWords(was), auditWords(is),
                        std::string_view(key) == "text");
            }
        }
        const Json was = partOf(written, "modifiers");
        const Json is = partOf(anew, "modifiers");
        if (canonicalLine(was) != canonicalLine(is)) {
            differs(compared.named(say("audit", "lines")), linesInWords(was), linesInWords(is));
        }
        if (m_found.size() == before) {
            isNot(compared.named(say("audit", "what is explained")), true);
        }
    }

    void compareAmendments() {
        if (m_written.amendments.size() != m_anew.amendments.size()) {
            differs(say("audit", "the records it changes"), std::to_string(m_written.amendments.size()),
                    std::to_string(m_anew.amendments.size()));
            return;
        }
        for (std::size_t i = 0; i < m_written.amendments.size(); ++i) {
            const Amendment& written = m_written.amendments[i];
            const Amendment& anew = m_anew.amendments[i];
            const Compared compared{written.record, 0};
            compareSteps(written.steps, anew.steps, compared);
            if (written.record != anew.record || written.dropped != anew.dropped ||
                canonicalLine(written.command) != canonicalLine(anew.command) ||
                written.events != anew.events) {
                isNot(compared.named(say("audit", "what it makes")), false);
            }
        }
    }

    static std::string effectsInWords(const Events& events) {
        return events.empty() ? say("audit", "none")
                              : sayCounted("audit", "{n} change", "{n} changes")
                                    .of(static_cast<long long>(events.size()));
    }

    const Record& m_written;
    const Record& m_anew;
    std::vector<Difference> m_found;
};

class RecordAuditor {
  public:
    RecordAuditor(const Session& session, const SecretFinder& secrets) : m_session(session), m_anew(session) {
        m_audit.dice = auditDice(session, secrets);
        tellLost(secrets);
        m_audit.letters = notedLetters(session.link());
    }

    RecordAudit audit() {
        m_audit.problems = m_session.doubts();
        playAnew();
        followChain();
        append(m_audit.dice.problems, m_audit.problems);
        append(m_audit.dice.remarks, m_audit.remarks);
        tellSeries();
        countDice();
        return std::move(m_audit);
    }

  private:
    static void append(const std::vector<std::string>& from, std::vector<std::string>& to) {
        to.insert(to.end(), from.begin(), from.end());
    }

    void playAnew() {
        m_anew.goTo(0);
        for (const Record& record : m_session.records()) {
            noteRules(record);
            playAnew(record);
            tellByHand(record);
            m_anew.goTo(record.number);
            ++m_audit.records;
        }
    }

    void noteRules(const Record& record) {
        if (record.rules.empty() && record.number > 1) {
            return;
        }
        m_sameRules = record.rules == m_session.rulesFingerprint();
        if (!m_sameRules) {
            m_audit.remarks.push_back(
                record.rules.empty()
                    ? fill(say("audit",
                               "{record} and what follows do not say which edition of the rules they "
                               "were played with"),
                           {{"record", nameOfRecord(record)}})
                    : fill(say("audit", "{record} and what follows were played with another edition of the "
                                        "rules, {letters}; this is {own}"),
                           {{"record", nameOfRecord(record)},
                            {"letters", notedLetters(record.rules)},
                            {"own", notedLetters(m_session.rulesFingerprint())}}));
        }
    }

    void playAnew(const Record& record) {
        PhysicalDice none({}); // what fell stands in the command
        try {
            const Record anew = m_anew.recordFor(record.command, none);
            for (const Difference& difference : RecordComparison(record, anew).differences()) {
                tell(record, difference);
            }
        } catch (const Refused& refused) {
            tell(record, {fill(say("audit", "it is refused when it is played anew: {why}"),
                               {{"why", refused.what()}})});
        }
    }

    void tell(const Record& record, const Difference& difference) {
        const bool wording = !m_sameRules && difference.wording;
        (wording ? m_audit.remarks : m_audit.problems)
            .push_back(fill(say("audit", "{record}: {problem}"),
                            {{"record", nameOfRecord(record)}, {"problem", difference.text}}));
    }

    void tellByHand(const Record& record) {
        if (record.number > m_session.cursor()) {
            return;
        }
        const std::string told =
            std::visit([&](const auto& command) { return byHand(nameOfRecord(record), command); },
                       commandIn(record.command, m_session.rules()));
        if (!told.empty()) {
            m_audit.remarks.push_back(told);
        }
    }

    static std::string because(const std::string& told, const std::string& reason) {
        return reason.empty()
                   ? told
                   : fill(say("audit", "{remark}: {reason}"), {{"remark", told}, {"reason", reason}});
    }

    /// What was not played by the rules and their dice.
    static std::string byHand(const std::string& record, const AdjustCommand& command) {
        return because(fill(say("audit", "{record} puts {subject} right by hand"),
                            {{"record", record}, {"subject", command.subject}}),
                       command.reason);
    }
    static std::string byHand(const std::string& record, const CatchUpCommand& command) {
        return because(
            fill(say("audit", "{record} takes over what was played on paper"), {{"record", record}}),
            command.reason);
    }
    static std::string byHand(const std::string& record, const CorrectCommand& command) {
        return because(fill(command.dice ? say("audit", "{record} corrects record {number}, its dice too")
                                         : say("audit", "{record} corrects record {number}"),
                            {{"record", record}, {"number", std::to_string(command.record)}}),
                       command.reason);
    }
    static std::string byHand(const std::string& record, const SeveralCommand& command) {
        std::vector<std::string> subjects;
        for (const Json& each : command.commands) {
            if (isA<AdjustCommand>(each) && each.contains("subject") && each["subject"].is_string()) {
                subjects.push_back(each["subject"].get<std::string>());
            }
        }
        return subjects.empty() ? std::string()
                                : because(fill(say("audit", "{record} puts {subject} right by hand"),
                                               {{"record", record}, {"subject", joined(subjects, "and")}}),
                                          command.reason);
    }
    static std::string byHand(const std::string&, const auto&) { return {}; }

    /// Each link is judged by the one before it as the file has it: one record that was changed breaks one
    /// link.
    void followChain() {
        std::string before = firstLink(m_session.start());
        bool chained = false;
        for (const Record& record : m_session.records()) {
            const std::string between =
                cameBetween(record.number - 1, m_session.strayThrows(), m_session.sealedSeries());
            const std::string link = linkOf(record, before, between);
            if (record.chain.empty() && chained) {
                m_audit.problems.push_back(fill(say("audit", "{record}: its link of the chain was taken out"),
                                                {{"record", nameOfRecord(record)}}));
            } else if (!record.chain.empty() && record.chain != link) {
                m_audit.problems.push_back(
                    fill(say("audit", "{record}: it, or what was before it, is not as it was written"),
                         {{"record", nameOfRecord(record)}}));
            }
            chained = chained || !record.chain.empty();
            before = record.chain.empty() ? link : record.chain;
        }
        if (!chained && !m_session.records().empty()) {
            m_audit.remarks.emplace_back(
                say("audit", "no record is chained: an older program wrote them, or it was taken out"));
        }
    }

    static std::string pledgeInWords(const std::string& name, const SealedSeries& series, bool anew) {
        const Places places{{"series", name},
                            {"letters", notedLetters(series.pledge)},
                            {"record", std::to_string(series.after + 1)}};
        if (anew) {
            return fill(series.revealed()
                            ? say("audit", "{series}: pledge {letters}, given before record {record}, a new "
                                           "secret: the one before was not there or revealed; revealed")
                            : say("audit",
                                  "{series}: pledge {letters}, given before record {record}, a new secret: "
                                  "the one before was not there or revealed; its secret is not revealed yet"),
                        places);
        }
        return fill(series.revealed()
                        ? say("audit", "{series}: pledge {letters}, given before record {record}; revealed")
                        : say("audit",
                              "{series}: pledge {letters}, given before record {record}; its secret is not "
                              "revealed yet"),
                    places);
    }

    void tellLost(const SecretFinder& secrets) {
        const std::vector<SealedSeries>& list = m_session.sealedSeries();
        for (std::size_t i = 0; i + 1 < list.size(); ++i) {
            if (list[i].revealed() || (secrets && secrets(list[i].pledge))) {
                continue;
            }
            m_audit.lostSecrets.push_back(fill(
                say("audit", "{series}: its secret was not revealed when the dice came from another one, "
                             "before record {record}: nobody can check what fell with it"),
                {{"series", nameOfSeries({SealedDice::generator, i + 1})},
                 {"record", std::to_string(list[i + 1].after + 1)}}));
        }
    }

    void tellSeries() {
        std::uint64_t number = 0;
        for (const SealedSeries& series : m_session.sealedSeries()) {
            const std::string name = nameOfSeries({SealedDice::generator, ++number});
            m_audit.remarks.push_back(pledgeInWords(name, series, number > 1));
            for (const DiceCall& call : series.calls) {
                m_audit.remarks.push_back(
                    fill(say("audit",
                             "{name}: from draw {from} on with the number {number} that the players called"),
                         {{"name", name},
                          {"from", std::to_string(call.from + 1)},
                          {"number", std::to_string(call.number)}}));
            }
        }
        if (const std::string foretold = foretoldDice(m_audit.dice); !foretold.empty()) {
            m_audit.remarks.push_back(foretold);
        }
    }

    void countDice() {
        const int inForce = m_session.cursor();
        for (int i = 0; i < inForce; ++i) {
            const Record& record = m_session.records()[static_cast<std::size_t>(i)];
            std::int64_t dice = 0;
            for (const Json& step : record.amendments.empty() ? record.steps : std::vector<Json>()) {
                dice += static_cast<std::int64_t>(partOf(step, "dice").size());
            }
            const std::int64_t drawn = !record.draws ? 0
                                       : record.draws->dice.empty()
                                           ? dice
                                           : static_cast<std::int64_t>(record.draws->dice.size());
            m_audit.origins.drawn += drawn;
            m_audit.origins.stated += dice - drawn;
            m_audit.origins.corrected +=
                isA<CorrectCommand>(record.command) && record.command.contains("dice")
                    ? static_cast<std::int64_t>(record.command["dice"].size())
                    : 0;
        }
    }

    const Session& m_session;
    Session m_anew;
    bool m_sameRules = true;
    RecordAudit m_audit;
};

std::string plainDigits(const std::string& letters) {
    std::string digits;
    for (const char c : letters) {
        if (!std::isspace(static_cast<unsigned char>(c))) {
            digits += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        }
    }
    return digits;
}

std::string summary(const RecordAudit& audit) {
    const DiceOrigins& origins = audit.origins;
    if (!audit.inOrder()) {
        return sayCounted("audit", "{n} thing is not as rules and dice give",
                          "{n} things are not as rules and dice give")
            .of(static_cast<long long>(audit.problems.size()));
    }
    const std::string records = sayCounted("audit", "all {n} record as rules and dice give them",
                                           "all {n} records as rules and dice give them")
                                    .of(audit.records);
    const std::string dice =
        sayCounted("audit", "{n} die drawn by the program, {stated} stated by players, {corrected} corrected",
                   "{n} dice drawn by the program, {stated} stated by players, {corrected} corrected")
            .of(origins.drawn, {{"stated", std::to_string(origins.stated)},
                                {"corrected", std::to_string(origins.corrected)}});
    const std::string sealed = sayCounted("audit", "{n} die is sealed and can be checked once revealed",
                                          "{n} dice are sealed and can be checked once revealed")
                                   .of(audit.dice.sealed);
    return fill(audit.dice.sealed == 0 ? say("audit", "{records}; {dice}; letters {letters}")
                                       : say("audit", "{records}; {dice}; {sealed}; letters {letters}"),
                {{"records", records}, {"dice", dice}, {"sealed", sealed}, {"letters", audit.letters}});
}

} // namespace

RecordAudit auditRecords(const Session& session, const SecretFinder& secrets) {
    return RecordAuditor(session, secrets).audit();
}

std::string whereNoted(const Session& session, const std::string& letters) {
    constexpr std::size_t least = 4;
    const std::string digits = plainDigits(letters);
    if (digits.size() < least) {
        return {};
    }
    if (session.linkAt(0).starts_with(digits)) {
        return say("audit", "the battle before record 1");
    }
    for (const Record& record : session.records()) {
        if (session.linkAt(record.number).starts_with(digits)) {
            return record.number > session.cursor()
                       ? fill(say("audit", "{record}, which is undone"), {{"record", nameOfRecord(record)}})
                       : nameOfRecord(record);
        }
        for (const ReplacedRecord& replaced : record.replaced) {
            if (replaced.chain.starts_with(digits)) {
                return fill(
                    say("audit",
                        "record {number}, which was taken back and replaced before {record} was made"),
                    {{"number", std::to_string(replaced.number)}, {"record", nameOfRecord(record)}});
            }
        }
    }
    return {};
}

std::vector<std::string> auditLines(const Session& session, const RecordAudit& audit) {
    std::vector<std::string> lines = audit.problems;
    lines.insert(lines.end(), audit.lostSecrets.begin(), audit.lostSecrets.end());
    lines.insert(lines.end(), audit.remarks.begin(), audit.remarks.end());
    for (const StrayThrow& thrown : session.strayThrows()) {
        lines.push_back(
            sayCounted("audit", "{throw}: {n} die seen and in no record",
                       "{throw}: {n} dice seen and in no record")
                .of(static_cast<long long>(thrown.dice.size()), {{"throw", nameOfThrow(thrown)}}));
    }
    lines.push_back(summary(audit));
    return lines;
}

} // namespace umpire

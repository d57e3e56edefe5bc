#include "umpire/battle/record_audit.h"

#include "dice_order.h"
#include "umpire/base/text.h"
#include "umpire/battle/chain.h"
#include "umpire/battle/record_json.h"
#include "umpire/rules/commands.h"

#include <algorithm>
#include <cctype>

namespace umpire {

namespace {

std::string nameOf(const Record& record) {
    return "record " + std::to_string(record.number);
}

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
        words.push_back(line.value("id", "") + " " + std::to_string(line.value("value", 0)));
    }
    return words.empty() ? "none" : joined(words, "and");
}

/// Compares a record with what it comes to when it is played anew.
class RecordComparison {
  public:
    RecordComparison(const Record& written, const Record& anew) : m_written(written), m_anew(anew) {}

    std::vector<std::string> differences() {
        compareSteps(m_written.steps, m_anew.steps, "");
        compareAmendments();
        if (m_written.events != m_anew.events) {
            differs("its effects", effectsInWords(m_written.events), effectsInWords(m_anew.events));
        }
        if (!(m_written.clock == m_anew.clock)) {
            m_found.emplace_back("its moment of the game is not that at which it was given");
        }
        if (m_written.warnings != m_anew.warnings) {
            differs("its warnings", auditWords(Json(m_written.warnings)), auditWords(Json(m_anew.warnings)));
        }
        if (toJson(m_written).value("extra", Json()) != toJson(m_anew).value("extra", Json())) {
            m_found.emplace_back("what it tells besides is not what the rules give");
        }
        if (m_written.rulings != m_anew.rulings) {
            m_found.emplace_back("the rulings that it names are not those that were looked at");
        }
        return std::move(m_found);
    }

  private:
    void differs(const std::string& what, const std::string& written, const std::string& anew) {
        m_found.push_back(what + ": the file has " + written + ", the rules give " + anew);
    }

    void compareSteps(const std::vector<Json>& written, const std::vector<Json>& anew,
                      const std::string& of) {
        if (written.size() != anew.size()) {
            differs("its rolls" + of, std::to_string(written.size()), std::to_string(anew.size()));
            return;
        }
        for (std::size_t i = 0; i < written.size(); ++i) {
            compareStep(written[i], anew[i],
                        (written.size() > 1 ? " of roll " + std::to_string(i + 1) : std::string()) + of);
        }
    }

    void compareStep(const Json& written, const Json& anew, const std::string& of) {
        if (canonicalLine(written) == canonicalLine(anew)) {
            return;
        }
        const std::size_t before = m_found.size();
        for (const char* key : {"check", "subject", "dice", "total", "outcome", "text", "facts"}) {
            const Json was = partOf(written, key);
            const Json is = partOf(anew, key);
            if (canonicalLine(was) != canonicalLine(is)) {
                differs(std::string(key) + of, auditWords(was), auditWords(is));
            }
        }
        const Json was = partOf(written, "modifiers");
        const Json is = partOf(anew, "modifiers");
        if (canonicalLine(was) != canonicalLine(is)) {
            differs("lines" + of, linesInWords(was), linesInWords(is));
        }
        if (m_found.size() == before) {
            m_found.push_back("what is explained" + of + " is not what the rules give");
        }
    }

    void compareAmendments() {
        if (m_written.amendments.size() != m_anew.amendments.size()) {
            differs("the records it changes", std::to_string(m_written.amendments.size()),
                    std::to_string(m_anew.amendments.size()));
            return;
        }
        for (std::size_t i = 0; i < m_written.amendments.size(); ++i) {
            const Amendment& written = m_written.amendments[i];
            const Amendment& anew = m_anew.amendments[i];
            const std::string of = " of record " + std::to_string(written.record) + " as corrected";
            compareSteps(written.steps, anew.steps, of);
            if (written.record != anew.record || written.dropped != anew.dropped ||
                canonicalLine(written.command) != canonicalLine(anew.command) ||
                written.events != anew.events) {
                m_found.push_back("what it makes" + of + " is not what the rules give");
            }
        }
    }

    static std::string effectsInWords(const Events& events) {
        Json list = Json::array();
        for (const Event& event : events) {
            list.push_back(toJson(event));
        }
        return list.empty() ? "none" : counted(static_cast<long long>(list.size()), "change", "changes");
    }

    const Record& m_written;
    const Record& m_anew;
    std::vector<std::string> m_found;
};

/// Only words differ: they are the rules' own, and rules of another edition have others.
bool isWording(const std::string& difference) {
    return difference.starts_with("text") || difference.starts_with("its warnings") ||
           difference.starts_with("what is explained");
}

class RecordAuditor {
  public:
    RecordAuditor(const Session& session, const SecretFinder& secrets) : m_session(session), m_anew(session) {
        m_audit.dice = auditDice(session, secrets);
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
        PhysicalDice none({});
        while (m_anew.canUndo()) {
            m_anew.execute(commandOf(Verb::Undo), none);
        }
        for (const Record& record : m_session.records()) {
            noteRules(record);
            playAnew(record);
            tellByHand(record);
            m_anew.execute(commandOf(Verb::Redo), none);
            ++m_audit.records;
        }
    }

    void noteRules(const Record& record) {
        if (record.rules.empty() && record.number > 1) {
            return;
        }
        m_sameRules = record.rules == m_session.rulesFingerprint();
        if (!m_sameRules) {
            m_audit.remarks.push_back(nameOf(record) + " and what follows " +
                                      (record.rules.empty()
                                           ? "do not say which edition of the rules they were played with"
                                           : "were played with another edition of the rules, " +
                                                 notedLetters(record.rules) + "; this is " +
                                                 notedLetters(m_session.rulesFingerprint())));
        }
    }

    void playAnew(const Record& record) {
        PhysicalDice none({}); // what fell stands in the command
        try {
            const Record anew = m_anew.recordFor(record.command, none);
            for (const std::string& difference : RecordComparison(record, anew).differences()) {
                tell(record, difference);
            }
        } catch (const Refused& refused) {
            tell(record, std::string("it is refused when it is played anew: ") + refused.what());
        } catch (const BadDice& bad) {
            tell(record, std::string("it is refused when it is played anew: ") + bad.what());
        }
    }

    void tell(const Record& record, const std::string& difference) {
        const bool wording = !m_sameRules && isWording(difference);
        (wording ? m_audit.remarks : m_audit.problems).push_back(nameOf(record) + ": " + difference);
    }

    void tellByHand(const Record& record) {
        if (record.number > m_session.cursor()) {
            return;
        }
        const std::string told = std::visit([&](const auto& command) { return byHand(command); },
                                            commandIn(record.command, m_session.rules()));
        if (!told.empty()) {
            m_audit.remarks.push_back(nameOf(record) + " " + told);
        }
    }

    static std::string because(const std::string& reason) {
        return reason.empty() ? std::string() : ": " + reason;
    }

    /// What was not played by the rules and their dice.
    static std::string byHand(const AdjustCommand& command) {
        return "puts " + command.subject + " right by hand" + because(command.reason);
    }
    static std::string byHand(const CatchUpCommand& command) {
        return "takes over what was played on paper" + because(command.reason);
    }
    static std::string byHand(const CorrectCommand& command) {
        return "corrects record " + std::to_string(command.record) + (command.dice ? ", its dice too" : "") +
               because(command.reason);
    }
    static std::string byHand(const auto&) { return {}; }

    /// Each link is judged by the one before it as the file has it: one record that was changed breaks one
    /// link.
    void followChain() {
        std::string before = firstLink(m_session.start());
        bool chained = false;
        for (const Record& record : m_session.records()) {
            const std::string link =
                linkOf(record, record.number - 1, before, m_session.strayThrows(), m_session.sealedSeries());
            if (record.chain.empty() && chained) {
                m_audit.problems.push_back(nameOf(record) + ": its link of the chain was taken out");
            } else if (!record.chain.empty() && record.chain != link) {
                m_audit.problems.push_back(nameOf(record) +
                                           ": it, or what was before it, is not as it was written");
            }
            chained = chained || !record.chain.empty();
            before = record.chain.empty() ? link : record.chain;
        }
        if (!chained && !m_session.records().empty()) {
            m_audit.remarks.emplace_back(
                "no record is chained: an older program wrote them, or it was taken out");
        }
    }

    void tellSeries() {
        std::uint64_t number = 0;
        for (const SealedSeries& series : m_session.sealedSeries()) {
            const std::string name = nameOfSeries({SealedDice::generator, ++number});
            m_audit.remarks.push_back(
                name + ": pledge " + notedLetters(series.pledge) + ", given before record " +
                std::to_string(series.after + 1) +
                (number > 1 ? ", a new secret: the one before was not there or revealed" : std::string()) +
                (series.revealed() ? "; revealed" : "; its secret is not revealed yet"));
            for (const DiceCall& call : series.calls) {
                m_audit.remarks.push_back(name + ": from draw " + std::to_string(call.from + 1) +
                                          " on with the number " + std::to_string(call.number) +
                                          " that the players called");
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
    const std::string dice = counted(origins.drawn, "die", "dice") + " drawn by the program, " +
                             std::to_string(origins.stated) + " stated by players, " +
                             std::to_string(origins.corrected) + " corrected";
    if (!audit.inOrder()) {
        return counted(static_cast<long long>(audit.problems.size()), "thing is", "things are") +
               " not as rules and dice give";
    }
    const std::string sealed = audit.dice.sealed == 0
                                   ? std::string()
                                   : "; " + counted(audit.dice.sealed, "die is", "dice are") +
                                         " sealed and can be checked once revealed";
    return "all " + counted(audit.records, "record", "records") + " as rules and dice give them; " + dice +
           sealed + "; letters " + audit.letters;
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
        return "the battle before record 1";
    }
    for (const Record& record : session.records()) {
        if (session.linkAt(record.number).starts_with(digits)) {
            return nameOf(record) + (record.number > session.cursor() ? ", which is undone" : "");
        }
        for (const ReplacedRecord& replaced : record.replaced) {
            if (replaced.chain.starts_with(digits)) {
                return "record " + std::to_string(replaced.number) +
                       ", which was taken back and replaced before " + nameOf(record) + " was made";
            }
        }
    }
    return {};
}

std::vector<std::string> auditLines(const Session& session, const RecordAudit& audit) {
    std::vector<std::string> lines = audit.problems;
    lines.insert(lines.end(), audit.remarks.begin(), audit.remarks.end());
    for (const StrayThrow& thrown : session.strayThrows()) {
        lines.push_back(nameOfThrow(thrown) + ": " +
                        counted(static_cast<long long>(thrown.dice.size()), "die", "dice") +
                        " seen and in no record");
    }
    lines.push_back(summary(audit));
    return lines;
}

} // namespace umpire

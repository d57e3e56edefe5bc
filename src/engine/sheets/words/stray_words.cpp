#include "umpire/sheets/stray_words.h"

#include "umpire/base/text.h"
#include "umpire/sheets/record_words.h"

namespace umpire::sheets {

namespace {

std::string recordOf(int number) {
    return "record " + std::to_string(number);
}

std::string faceText(const Face& face) {
    return face.symbol.empty() ? std::to_string(face.number) : face.symbol;
}

/// The same throw, whatever else was stated.
bool repeats(const Record& record, const Json& command) {
    return !record.steps.empty() && memberText(record.command, "do") == memberText(command, "do") &&
           memberText(record.command, "check") == memberText(command, "check");
}

} // namespace

std::string StrayWords::faces(const StrayThrow& thrown) const {
    std::string text;
    for (const StrayDie& stray : thrown.dice) {
        const Die* die = m_session.rules().die(stray.die);
        text += (text.empty() ? "" : " and ") + (die ? die->name : stray.die) + " " + faceText(stray.face);
    }
    return text;
}

std::string StrayWords::told(const StrayThrow& thrown) const {
    switch (thrown.fate) {
    case StrayThrow::Fate::Waiting:
        return "a die was thrown that no record has used yet: " + faces(thrown);
    case StrayThrow::Fate::NotUsed:
        return "before " + recordOf(thrown.after + 1) + " a die was thrown and not used: " + faces(thrown);
    default:
        return takenBack(thrown) + inItsPlace(thrown);
    }
}

std::string StrayWords::takenBack(const StrayThrow& thrown) const {
    Record dropped;
    dropped.number = thrown.record;
    dropped.command = thrown.command;
    const Outcome* outcome = m_session.rules().outcome(thrown.outcome);
    const std::string came = outcome ? outcome->name : thrown.outcome;
    return recordOf(thrown.record) +
           " was undone after its dice were seen: " + RecordWords(m_session).who(dropped) + ", " +
           faces(thrown) + (came.empty() ? "" : " (" + came + ")");
}

std::string StrayWords::inItsPlace(const StrayThrow& thrown) const {
    const auto place = static_cast<std::size_t>(thrown.after);
    if (place >= m_session.records().size()) {
        return {};
    }
    const std::string record = recordOf(thrown.after + 1);
    return repeats(m_session.records()[place], thrown.command) ? "; thrown anew in " + record
                                                               : "; " + record + " came in its place";
}

std::vector<std::string> StrayWords::before(int record) const {
    std::vector<std::string> texts;
    for (const StrayThrow& thrown : m_session.strayThrows()) {
        if (thrown.after + 1 == record && thrown.fate != StrayThrow::Fate::Waiting) {
            texts.push_back(told(thrown));
        }
    }
    return texts;
}

std::string StrayWords::counted() const {
    long long dice = 0;
    for (const StrayThrow& thrown : m_session.strayThrows()) {
        dice += static_cast<long long>(thrown.dice.size());
    }
    return dice == 0 ? std::string()
                     : umpire::counted(dice, "die of the program was", "dice of the program were") +
                           " seen and " + (dice == 1 ? "is" : "are") + " in no record";
}

} // namespace umpire::sheets

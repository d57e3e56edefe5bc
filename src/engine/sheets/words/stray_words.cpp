#include "umpire/sheets/stray_words.h"
#include "umpire/base/speech.h"

#include "umpire/base/text.h"
#include "umpire/sheets/record_words.h"

namespace umpire::sheets {

namespace {

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
        const std::string one =
            (die ? die->name : stray.die) + " " + m_session.rules().symbolName(stray.face.text());
        text = text.empty() ? one : fill(say("record", "{dice} and {die}"), {{"dice", text}, {"die", one}});
    }
    return text;
}

std::string StrayWords::told(const StrayThrow& thrown) const {
    switch (thrown.fate) {
    case StrayThrow::Fate::Waiting:
        return fill(say("stray", "a die was thrown that no record has used yet: {dice}"),
                    {{"dice", faces(thrown)}});
    case StrayThrow::Fate::NotUsed:
        return fill(say("stray", "before record {number} a die was thrown and not used: {dice}"),
                    {{"number", std::to_string(thrown.after + 1)}, {"dice", faces(thrown)}});
    default:
        return fill(inItsPlace(thrown),
                    {{"undone", takenBack(thrown)}, {"next", std::to_string(thrown.after + 1)}});
    }
}

std::string StrayWords::takenBack(const StrayThrow& thrown) const {
    Record dropped;
    dropped.number = thrown.record;
    dropped.command = thrown.command;
    const Outcome* outcome = m_session.rules().outcome(thrown.outcome);
    const std::string came = outcome ? outcome->name : thrown.outcome;
    return fill(
        came.empty()
            ? say("stray", "record {number} was undone after its dice were seen: {deed}, {dice}")
            : say("stray", "record {number} was undone after its dice were seen: {deed}, {dice} ({outcome})"),
        {{"number", std::to_string(thrown.record)},
         {"deed", RecordWords(m_session).who(dropped)},
         {"dice", faces(thrown)},
         {"outcome", came}});
}

std::string StrayWords::inItsPlace(const StrayThrow& thrown) const {
    const auto place = static_cast<std::size_t>(thrown.after);
    if (place >= m_session.records().size()) {
        return "{undone}";
    }
    return repeats(m_session.records()[place], thrown.command)
               ? say("stray", "{undone}; thrown anew in record {next}")
               : say("stray", "{undone}; record {next} came in its place");
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
                     : sayCounted("stray", "{n} die of the program was seen and is in no record",
                                  "{n} dice of the program were seen and are in no record")
                           .of(dice);
}

} // namespace umpire::sheets

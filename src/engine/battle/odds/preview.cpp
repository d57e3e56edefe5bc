#include "../commands/command_reader.h"
#include "../history/recording.h"
#include "umpire/base/speech.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/session.h"
#include "umpire/battle/shown_changes.h"

#include <algorithm>

namespace umpire {

std::vector<Json> givenSoFar(const Json& command) {
    const auto given = command.find("dice");
    return given != command.end() && given->is_array() ? std::vector<Json>(given->begin(), given->end())
                                                       : std::vector<Json>{};
}

std::vector<Face> DiceSoFar::roll(const Die& die, int count, const std::string& purpose) {
    std::vector<Face> faces = m_given.rollLeft(die, count, purpose);
    if (const int missing = count - static_cast<int>(faces.size()); missing > 0) {
        m_wanted = {die.id, missing, purpose};
        throw Missing{};
    }
    return faces;
}

/// Dice that are thrown at once are wanted at once.
std::vector<Face> DiceSoFar::rollAll(const DiceThrow& dice, const std::string& purpose) {
    ThrowProgress progress(dice);
    while (!progress.isOver()) {
        std::vector<Face> faces;
        std::vector<std::pair<Id, int>> missing;
        for (std::size_t set = 0; set < dice.sets.size(); ++set) {
            const Die& die = *dice.sets[set].die;
            const std::vector<Face> more = m_given.rollLeft(die, progress.wanted()[set], purpose);
            faces.insert(faces.end(), more.begin(), more.end());
            if (const int open = progress.wanted()[set] - static_cast<int>(more.size()); open > 0) {
                missing.emplace_back(die.id, open);
            }
        }
        if (!missing.empty()) {
            m_wanted = {missing.front().first, missing.front().second, purpose};
            m_wanted.with.assign(missing.begin() + 1, missing.end());
            throw Missing{};
        }
        progress.take(faces);
    }
    return progress.thrown();
}

Preview Session::preview(const Json& command) const {
    return previewOn(m_battle, command);
}

Preview Session::previewOn(const Battle& battle, const Json& command) const {
    Preview preview;
    if (!command.is_object()) {
        preview.refusal = {"bad-json", fill(say("command", "a command is an object, not {found}"),
                                            {{"found", describe(command)}})};
        return preview;
    }
    DiceSoFar dice(givenSoFar(command));
    Resolution resolution(*m_rules, battle, dice);
    try {
        umpire::decide(command, resolution, m_module);
        preview.ok = true;
    } catch (const DiceSoFar::Missing&) {
        preview.ok = true;
        preview.wanted = dice.wanted();
        preview.next = resolution.pending();
    } catch (const Unstated& open) {
        preview.ok = true;
        preview.unstated = StatedResult{open.field(), open.step().check, open.step().subject};
        preview.next = open.step();
    } catch (const BlankNeeded& open) {
        preview.ok = true;
        preview.blank = open.cell();
    } catch (const Refused& refusal) {
        preview.refusal = refusal.refusal();
        return preview;
    }
    preview.steps = resolution.steps();
    preview.warnings = resolution.warnings();
    preview.changes = ShownChanges(battle, resolution.events(), *m_rules).in(resolution.battle());
    return preview;
}

std::vector<std::string> saidBefore(const Session& session, const Battle& battle, const Json& command) {
    DiceSoFar dice(givenSoFar(command));
    Resolution resolution(session.rules(), battle, dice);
    std::vector<std::string> said;
    try {
        umpire::decide(command, resolution, session.module());
    } catch (const DiceSoFar::Missing&) {
        for (const auto& [key, lines] : resolution.extra()) {
            for (const Json& line : key == saidKey ? lines : Json::array()) {
                said.push_back(line.value("text", ""));
            }
        }
    }
    return said;
}

std::optional<Record> foreseen(const Session& session, const Json& command) {
    DiceSoFar dice(givenSoFar(command));
    Resolution resolution(session.rules(), session.battle(), dice);
    try {
        umpire::decide(command, resolution, session.module());
    } catch (const DiceSoFar::Missing&) {
        return std::nullopt;
    } catch (const Refused&) {
        return std::nullopt;
    }
    Record record;
    record.clock = session.battle().clock;
    putIn(record, command, resolution, givenDice(command));
    return record;
}

} // namespace umpire

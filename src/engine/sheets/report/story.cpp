#include "story.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire::sheets {

Id passageOf(const Chapter& chapter) {
    return "turn-" + std::to_string(chapter.turn);
}

std::string Story::nameOf(const Id& side) const {
    const Subject* known = m_session.battle().find(side);
    return known ? known->name : say("report", "Before the first move");
}

std::vector<const Subject*> Story::unitsOf(const Id& side) const {
    std::vector<const Subject*> units = m_session.battle().all(SubjectKind::Unit);
    std::erase_if(units, [this, &side](const Subject* unit) {
        return unit->side != side || m_hidden.contains(unit->id);
    });
    return units;
}

/// Those that joined during play count as brought too, as they do in the closing and the tables.
/// "III Corps, with 7 units and 24 steps".
std::string Story::brought(const Subject& side) const {
    const BattleText words(m_session.rules(), m_session.battle());
    const auto units = unitsOf(side.id);
    std::int64_t steps = 0;
    for (const Subject* unit : units) {
        steps += words.count(*unit, m_session.rules().roles.strength.start);
    }
    const std::string strength =
        sayCounted("report", "{n} unit", "{n} units").of(static_cast<long long>(units.size()));
    const Places places{{"side", side.name},
                        {"units", strength},
                        {"n", std::to_string(steps)},
                        {"steps", m_session.rules().roles.strength.step.of(steps)}};
    return fill(steps > 0 ? say("report", "{side}, with {units} and {n} {steps}")
                          : say("report", "{side}, with {units}"),
                places);
}

std::string Story::opening() const {
    std::vector<std::string> sides;
    for (const Subject* side : m_session.battle().all(SubjectKind::Side)) {
        sides.push_back(brought(*side));
    }
    if (sides.empty()) {
        return say("report", "Nobody had come to the field.");
    }
    std::string text = sides.front();
    for (std::size_t i = 1; i < sides.size(); ++i) {
        text = fill(i + 1 == sides.size() ? say("report", "{sides}; and {side}")
                                          : say("report", "{sides}; {side}"),
                    {{"sides", text}, {"side", sides[i]}});
    }
    return fill(say("report", "To the field came {sides}."), {{"sides", text}});
}

std::string Story::turn(const Chapter& chapter) const {
    std::string text;
    for (const HalfTurn& half : chapter.halves) {
        std::string tales;
        for (const Tale& tale : half.tales) {
            tales += tale.text.empty() ? "" : tale.text + "\n";
        }
        const std::string head = half.side.empty() ? "" : nameOf(half.side) + "\n";
        text += tales.empty() ? "" : head + tales;
    }
    return text.empty() ? say("report", "A quiet turn.") + "\n" : text;
}

namespace {

/// The sentence around what a side has {missing}: how many of its units are left.
std::string outOfPlay(std::int64_t gone, std::int64_t all) {
    if (gone == 0) {
        return all == 1 ? say("report", "{missing}, and its unit is still in play.")
                        : say("report", "{missing}, and all of its units are still in play.");
    }
    if (gone == all) {
        return all == 1 ? say("report", "{missing}, and its only unit is out of play.")
                        : say("report", "{missing}, and all of its units are out of play.");
    }
    return sayCounted("report", "{missing}, and {n} of its {units} units is out of play.",
                      "{missing}, and {n} of its {units} units are out of play.")
        .of(gone, {{"units", std::to_string(all)}});
}

/// The same as a sentence, where nothing is counted but units.
std::string stillInPlay(const std::string& side, std::int64_t gone, std::int64_t all) {
    if (gone == 0 || gone == all) {
        return fill(gone == 0 ? say("report", "All units of {side} are still in play.")
                              : say("report", "All units of {side} are out of play."),
                    {{"side", side}});
    }
    return sayCounted("report", "{n} of the {units} units of {side} is out of play.",
                      "{n} of the {units} units of {side} are out of play.")
        .of(gone, {{"units", std::to_string(all)}, {"side", side}});
}

} // namespace

/// "III Corps has lost 7 of 24 steps, and 2 of its 7 units are out of play".
std::string Story::lost(const Subject& side) const {
    const BattleText words(m_session.rules(), m_session.battle());
    const PackRoles::Strength& strength = m_session.rules().roles.strength;
    const auto units = unitsOf(side.id);
    std::int64_t start = 0;
    std::int64_t now = 0;
    for (const Subject* unit : units) {
        start += words.count(*unit, strength.start);
        now += words.count(*unit, strength.now);
    }
    const auto gone = std::count_if(units.begin(), units.end(),
                                    [&words](const Subject* unit) { return words.isOut(*unit); });
    const auto all = static_cast<std::int64_t>(units.size());
    if (strength.start.empty()) {
        return stillInPlay(side.name, gone, all);
    }
    const std::string has = start == now ? say("report", "{side} still has all of its {n} {steps}")
                                         : say("report", "{side} has lost {missing} of {n} {steps}");
    const std::string lost = fill(has, {{"side", side.name},
                                        {"missing", std::to_string(start - now)},
                                        {"n", std::to_string(start)},
                                        {"steps", strength.step.of(start)}});
    return fill(outOfPlay(gone, all), {{"missing", lost}});
}

std::string Story::closing() const {
    if (m_chronicle.chapters.empty()) {
        return say("report", "The battle has not begun.");
    }
    std::string text = fill(say("report", "So it stands in turn {turn}."),
                            {{"turn", std::to_string(m_session.battle().clock.turn)}});
    for (const Subject* side : m_session.battle().all(SubjectKind::Side)) {
        text += " " + lost(*side);
    }
    return text;
}

} // namespace umpire::sheets

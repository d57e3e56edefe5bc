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
/// "III Corps, with 7 units and 24 elements".
std::string Story::brought(const Subject& side) const {
    const BattleWords words(m_session.rules(), m_session.battle());
    const auto units = unitsOf(side.id);
    std::int64_t elements = 0;
    for (const Subject* unit : units) {
        elements += words.count(*unit, m_session.rules().sheets.strength.start);
    }
    const std::string strength =
        sayCounted("report", "{n} unit", "{n} units").of(static_cast<long long>(units.size()));
    const Places places{{"side", side.name},
                        {"units", strength},
                        {"elements", sayCounted("report", "{n} element", "{n} elements").of(elements)}};
    return fill(elements > 0 ? say("report", "{side}, with {units} and {elements}")
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

} // namespace

/// "III Corps has lost 7 of 24 elements, and 2 of its 7 units are out of play".
std::string Story::lost(const Subject& side) const {
    const BattleWords words(m_session.rules(), m_session.battle());
    const SheetPlan::Strength& strength = m_session.rules().sheets.strength;
    const auto units = unitsOf(side.id);
    std::int64_t start = 0;
    std::int64_t now = 0;
    for (const Subject* unit : units) {
        start += words.count(*unit, strength.start);
        now += words.count(*unit, strength.now);
    }
    const auto gone = std::count_if(units.begin(), units.end(),
                                    [&words](const Subject* unit) { return words.isOut(*unit); });
    const auto has = start == now ? sayCounted("report", "{side} still has all of its {n} element",
                                               "{side} still has all of its {n} elements")
                                  : sayCounted("report", "{side} has lost {missing} of {n} element",
                                               "{side} has lost {missing} of {n} elements");
    const std::string lost = has.of(start, {{"side", side.name}, {"missing", std::to_string(start - now)}});
    return fill(outOfPlay(gone, static_cast<std::int64_t>(units.size())), {{"missing", lost}});
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

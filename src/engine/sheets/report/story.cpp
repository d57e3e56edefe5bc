#include "story.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire::sheets {

Id passageOf(const Chapter& chapter) {
    return "turn-" + std::to_string(chapter.turn);
}

std::string Story::nameOf(const Id& side) const {
    const Subject* known = m_session.battle().find(side);
    return known ? known->name : "Before the first move";
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
    std::string text = side.name + ", with " + counted(static_cast<long long>(units.size()), "unit", "units");
    return elements > 0 ? text + " and " + counted(elements, "element", "elements") : text;
}

std::string Story::opening() const {
    std::vector<std::string> sides;
    for (const Subject* side : m_session.battle().all(SubjectKind::Side)) {
        sides.push_back(brought(*side));
    }
    std::string text;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        text += (i == 0 ? "" : i + 1 == sides.size() ? "; and " : "; ") + sides[i];
    }
    return text.empty() ? "Nobody had come to the field." : "To the field came " + text + ".";
}

std::string Story::turn(const Chapter& chapter) const {
    std::string text;
    for (const HalfTurn& half : chapter.halves) {
        std::string tales;
        for (const Tale& tale : half.tales) {
            tales += tale.text.empty() ? "" : tale.text + "\n";
        }
        text += tales.empty() ? "" : nameOf(half.side) + "\n" + tales;
    }
    return text.empty() ? "A quiet turn.\n" : text;
}

namespace {

/// "none of its units is out of play", "2 of its 7 units are out of play", "its only unit is out of play".
std::string outOfPlay(std::int64_t gone, std::int64_t all) {
    if (gone == 0) {
        return all == 1 ? "its unit is still in play" : "all of its units are still in play";
    }
    if (gone == all) {
        return all == 1 ? "its only unit is out of play" : "all of its units are out of play";
    }
    return std::to_string(gone) + " of its " + std::to_string(all) + " units " + (gone == 1 ? "is" : "are") +
           " out of play";
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
    const std::string elements = counted(start, "element", "elements");
    const std::string has = start == now ? " still has all of its " + elements
                                         : " has lost " + std::to_string(start - now) + " of " + elements;
    return side.name + has + ", and " + outOfPlay(gone, static_cast<std::int64_t>(units.size())) + ".";
}

std::string Story::closing() const {
    if (m_chronicle.chapters.empty()) {
        return "The battle has not begun.";
    }
    std::string text = "So it stands in turn " + std::to_string(m_session.battle().clock.turn) + ".";
    for (const Subject* side : m_session.battle().all(SubjectKind::Side)) {
        text += " " + lost(*side);
    }
    return text;
}

} // namespace umpire::sheets

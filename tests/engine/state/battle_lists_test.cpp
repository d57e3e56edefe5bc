// The lists of a battle as subjects come, go and move, against plain lists;
// what copies share; what is visited.

#include "umpire/state/battle.h"
#include "umpire/state/visits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

namespace umpire::test::battle_lists_test {
namespace {

/// The same as a battle's units, as simply as can be.
struct Plain {
    std::vector<Subject> units;

    std::size_t at(const Id& id) const {
        const auto found =
            std::find_if(units.begin(), units.end(), [&](const auto& s) { return s.id == id; });
        return static_cast<std::size_t>(found - units.begin());
    }
    Ids where(const auto& condition) const {
        Ids ids;
        for (const Subject& unit : units) {
            if (condition(unit)) {
                ids.push_back(unit.id);
            }
        }
        return ids;
    }
};

const std::vector<Id> formations{"first", "second"};
const std::vector<Id> sides{"red", "blue"};

Battle empty() {
    Battle battle;
    for (const Id& side : sides) {
        battle.add({side, SubjectKind::Side, side, "", side, {}});
    }
    for (const Id& formation : formations) {
        battle.add({formation, SubjectKind::Formation, formation, "red", "red", {}});
    }
    return battle;
}

constexpr std::size_t before = 4; ///< sides and formations

/// Goes through random changes of both.
class Changes {
  public:
    explicit Changes(unsigned seed) : m_random(seed) {}

    void change() {
        const std::size_t what = m_plain.units.empty() ? 0 : pick(6);
        what < 3 ? add() : what == 3 ? remove() : move();
    }
    void compare() const {
        EXPECT_EQ(idsIn(m_battle.symbolsOf(SubjectKind::Unit)), m_plain.where([](auto&) { return true; }));
        for (const Id& formation : formations) {
            EXPECT_EQ(m_battle.unitsOf(*m_battle.find(formation)),
                      m_plain.where([&](const Subject& unit) { return unit.parent == formation; }));
        }
        for (const Id& side : sides) {
            EXPECT_EQ(m_battle.unitsOf(*m_battle.find(side)),
                      m_plain.where([&](const Subject& unit) { return unit.side == side; }));
        }
        for (std::size_t i = 0; i < m_plain.units.size(); ++i) {
            ASSERT_EQ(m_battle.stationOf(m_plain.units[i].id).place, before + i);
        }
    }

  private:
    static Ids idsIn(std::span<const Symbol> symbols) {
        Ids ids;
        for (const Symbol symbol : symbols) {
            ids.push_back(symbol.text());
        }
        return ids;
    }
    std::size_t pick(std::size_t count) { return m_random() % count; }
    Id unit() { return m_plain.units[pick(m_plain.units.size())].id; }

    void add() {
        const Id id = "u" + std::to_string(m_next++);
        // Mostly at one place, so that the room there runs out.
        const std::size_t at = pick(4) == 0 ? pick(m_plain.units.size() + 1) : m_plain.units.size() / 3;
        const Subject subject{id, SubjectKind::Unit, id, formations[pick(2)], sides[pick(2)], {}};
        m_battle.add(subject, before + at);
        m_plain.units.insert(m_plain.units.begin() + static_cast<std::ptrdiff_t>(at), subject);
    }
    void remove() {
        const Id id = unit();
        m_battle.remove(id);
        m_plain.units.erase(m_plain.units.begin() + static_cast<std::ptrdiff_t>(m_plain.at(id)));
    }
    void move() {
        const Id id = unit();
        const std::size_t to = pick(m_plain.units.size());
        m_battle.setStation(id, {id, formations[pick(2)], sides[pick(2)], before + to});
        const Subject moved = *m_battle.find(id);
        m_plain.units.erase(m_plain.units.begin() + static_cast<std::ptrdiff_t>(m_plain.at(id)));
        m_plain.units.insert(m_plain.units.begin() + static_cast<std::ptrdiff_t>(to), moved);
    }

    std::mt19937 m_random;
    Battle m_battle = empty();
    Plain m_plain;
    int m_next = 0;
};

TEST(BattleLists, AreAsPlainListsWouldBe) {
    for (unsigned seed = 1; seed <= 3; ++seed) {
        Changes changes(seed);
        for (int i = 0; i < 1200; ++i) {
            changes.change();
            if (i % 40 == 0) {
                changes.compare();
            }
        }
        changes.compare();
    }
}

Battle ofUnits(int count) {
    Battle battle = empty();
    for (int i = 0; i < count; ++i) {
        const Id id = "unit-" + std::to_string(i);
        battle.add({id, SubjectKind::Unit, id, "first", "red", {}});
    }
    return battle;
}

TEST(BattleLists, CopiesShareWhatDidNotChange) {
    const Battle battle = ofUnits(1000);
    Battle copy = battle;
    copy.set("unit-7", "lost", 1);
    for (const Symbol id : battle.symbolsOf(SubjectKind::Unit)) {
        ASSERT_EQ(battle.find(id) == copy.find(id), id.text() != "unit-7");
    }
    EXPECT_EQ(battle.symbolsOf(SubjectKind::Unit).data(), copy.symbolsOf(SubjectKind::Unit).data());
    copy.add({"late", SubjectKind::Unit, "late", "first", "red", {}});
    EXPECT_EQ(battle.symbolsOf(SubjectKind::Unit).size(), 1000U);
    EXPECT_EQ(battle.find("late"), nullptr);
    EXPECT_EQ(copy.stationOf("late").place, 1004U);
}

TEST(BattleLists, AreReadWithoutVisitingAnybodyElse) {
    std::vector<std::uint64_t> visits;
    for (const int count : {100, 10000}) {
        Battle battle = ofUnits(count);
        const std::uint64_t at = Visits::counted();
        battle.set("unit-50", "lost", 1);
        battle.setStation("unit-50", {"Fifty", "second", "blue", Battle::atEnd});
        const Ids line = battle.line(*battle.find("unit-50"));
        const Ids officers = battle.officersOf(*battle.find("unit-50"));
        const Ids units = battle.unitsOf(*battle.find("second"));
        EXPECT_EQ(line, (Ids{"second", "red"}));
        EXPECT_EQ(units, Ids{"unit-50"});
        visits.push_back(Visits::counted() - at);
    }
    EXPECT_EQ(visits[0], visits[1]);
}

TEST(BattleLists, KnowWhoNamesOthers) {
    const auto units =
        std::make_shared<const KindLayout>(std::vector<Symbol>{Symbol("lost"), Symbol("prey")});
    auto layout = std::make_shared<Layout>();
    layout->attributes.fill(units);
    for (const bool adopts : {false, true}) {
        Battle battle = ofUnits(20);
        battle.set("unit-9", "prey", "unit-1");
        if (adopts) {
            battle.adopt(layout);
        }
        battle.set("unit-3", "prey", "unit-2");
        battle.set("unit-5", "prey", "unit-2");
        battle.set("unit-5", "prey", Value());
        const Battle was = battle;
        battle.remove("unit-3");
        battle.setStation("unit-9", {"Nine", "first", "red", 0});
        battle.set("unit-4", "prey", "unit-2");
        EXPECT_EQ(was.holdersOf(SubjectKind::Unit, "prey"),
                  (std::vector<Symbol>{Symbol("unit-3"), Symbol("unit-9")}));
        EXPECT_EQ(battle.holdersOf(SubjectKind::Unit, "prey"),
                  (std::vector<Symbol>{Symbol("unit-9"), Symbol("unit-4")}));
        EXPECT_EQ(was.holdersOf(SubjectKind::Unit, "prey", "unit-2"), std::vector<Symbol>{Symbol("unit-3")});
        EXPECT_EQ(battle.holdersOf(SubjectKind::Unit, "prey", "unit-2"),
                  std::vector<Symbol>{Symbol("unit-4")});
    }
}

TEST(BattleLists, OfAllBelowSeveralHaveEachOnce) {
    const Battle battle = ofUnits(3);
    EXPECT_EQ(battle.withAllBelow(Ids{"unit-2", "first", "unit-0"}),
              (Ids{"first", "unit-0", "unit-1", "unit-2"}));
}

} // namespace
} // namespace umpire::test::battle_lists_test

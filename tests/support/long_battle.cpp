#include "support/long_battle.h"

namespace umpire::test {

namespace {

constexpr int brigades = 30;
constexpr int unitsOfBrigade = 17; // 60 times; the last 20 are left out
constexpr int mostUnits = 1000;
constexpr std::size_t mostOwed = 30;

struct Kind {
    const char* type;
    int elements;
};

/// What a brigade of 17 is made of, over and over.
constexpr Kind kinds[] = {{"infantry", 6}, {"cavalry", 4},      {"infantry", 5},    {"machine-guns", 2},
                          {"camelry", 4},  {"artillery", 2},    {"infantry", 6},    {"mounted-infantry", 4},
                          {"infantry", 5}, {"armoured-car", 1}, {"infantry", 6},    {"cavalry", 5},
                          {"mortar", 1},   {"infantry", 6},     {"patrol-cars", 3}, {"infantry", 5},
                          {"sniper", 1}};

Json unitOf(const Id& brigade, bool empire, int n) {
    const Kind& kind = kinds[static_cast<std::size_t>(n) % std::size(kinds)];
    Json unit{{"id", "unit-" + std::to_string(n + 1)},
              {"name", std::to_string(n + 1) + " " + brigade},
              {"formation", brigade},
              {"type", kind.type},
              {"nation", empire ? (n % 2 == 0 ? "anzac" : "british") : "turkish"},
              {"elements", kind.elements}};
    if (kind.elements > 3) {
        unit["machine-gun"] = n % 3 == 0;
        unit["order"] = n % 2 == 0 ? "lets-get-the-buggers" : "shes-mine";
    }
    return unit;
}

/// A brigade with its officer and units; `n` counts the units made so far.
void addBrigade(Json& battle, const Id& side, int number, int& n) {
    const Id id = side + "-brigade-" + std::to_string(number);
    battle["formations"].push_back(
        {{"id", id}, {"name", std::to_string(number) + ". Brigade"}, {"kind", "brigade"}, {"side", side}});
    battle["officers"].push_back({{"id", id + "-officer"},
                                  {"name", "Brigadier " + std::to_string(number)},
                                  {"kind", "officer"},
                                  {"commands", id}});
    for (int i = 0; i < unitsOfBrigade && n < mostUnits; ++i) {
        battle["units"].push_back(unitOf(id, side == "empire", n++));
    }
}

} // namespace

Json largeRoster() {
    Json battle{{"format", "desert-umpire-battle"},
                {"version", 1},
                {"rules", "sand-sweat-and-camels"},
                {"title", "A long battle"},
                {"first-side", "empire"},
                {"sides", {{{"id", "empire"}, {"name", "Empire"}}, {{"id", "ottoman"}, {"name", "Ottoman"}}}},
                {"formations", Json::array()},
                {"officers", Json::array()},
                {"units", Json::array()}};
    int n = 0;
    for (const char* side : {"empire", "ottoman"}) {
        for (int brigade = 1; brigade <= brigades; ++brigade) {
            addBrigade(battle, side, brigade, n);
        }
    }
    return battle;
}

void LongPlay::playTo(int records) {
    while (m_session.cursor() < records) {
        execute(nextCommand());
    }
}

Json LongPlay::nextCommand() {
    const std::size_t due = m_session.battle().due.size();
    const std::size_t ticket = below(100);
    if (due > mostOwed || (due > 0 && ticket < 20)) {
        return owed();
    }
    return ticket < 85     ? fight()
           : ticket < 95   ? reinforcement()
           : ticket < 98   ? note()
           : below(4) == 0 ? Json{{"do", "end-turn"}}
                           : Json{{"do", "next-phase"}};
}

/// The test that has been owed longest, waived when it can no longer be taken.
Json LongPlay::owed() {
    const Due& due = m_session.battle().due.front();
    if (m_session.preview(due.command).ok) {
        return due.command;
    }
    return {{"do", "waive"}, {"due", due.id}, {"reason", "too late"}};
}

Json LongPlay::fight() {
    const std::size_t ticket = below(10);
    return ticket < 6 ? shot() : ticket < 8 ? check() : melee();
}

/// Any unit of the side that is not gone, or any at all should there be none.
Id LongPlay::unitOf(const Id& side) {
    const auto units = m_session.battle().all(SubjectKind::Unit);
    const std::size_t from = below(units.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Subject& unit = *units[(from + i) % units.size()];
        if (unit.side == side && unit.value("state").text() != "gone") {
            return unit.id;
        }
    }
    return units[from]->id;
}

Json LongPlay::facts() {
    return {{"in-cover", below(2) == 0}, {"supported", below(3) == 0}, {"enemies-within-8", below(3)}};
}

Json LongPlay::shot() {
    const Id& active = m_session.battle().clock.side;
    return {{"do", "shoot"},
            {"unit", unitOf(active)},
            {"target", unitOf(active == "empire" ? "ottoman" : "empire")},
            {"facts", facts()}};
}

Json LongPlay::check() {
    const Id unit = unitOf(below(2) == 0 ? "empire" : "ottoman");
    return {
        {"do", "check"}, {"check", "morale"}, {"unit", unit}, {"facts", facts()}, {"dice", {1 + below(8)}}};
}

/// A charge or a round of melee.
Json LongPlay::melee() {
    const Id a = unitOf("empire");
    const Id b = unitOf("ottoman");
    if (below(2) == 0) {
        return {{"do", "charge"}, {"unit", a}, {"target", b}};
    }
    return {{"do", "melee"}, {"a", {{"unit", a}, {"facts", {{"charging", true}}}}}, {"b", {{"unit", b}}}};
}

/// A unit that is gone, or else any, is made whole again, so that the battle never ends.
Json LongPlay::reinforcement() {
    const auto units = m_session.battle().all(SubjectKind::Unit);
    const std::size_t from = below(units.size());
    std::size_t chosen = from;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const std::size_t at = (from + i) % units.size();
        if (units[at]->value("state").text() == "gone") {
            chosen = at;
            break;
        }
    }
    return {{"do", "adjust"},
            {"subject", units[chosen]->id},
            {"set", {{"state", "steady"}, {"lost", 0}, {"captured", 0}, {"in-melee", false}}},
            {"reason", "drafts came up"}};
}

Json LongPlay::note() {
    const auto record = 1 + below(static_cast<std::size_t>(std::max(1, m_session.cursor())));
    return {
        {"do", "note"}, {"record", record}, {"text", "Seen by both players."}, {"bookmark", record % 2 == 0}};
}

} // namespace umpire::test

// What is told on the table, for every outcome of every check by every type of unit in every state, under the
// rulings that bear on it: read as a player would read it, against what has happened.

#include "support/field.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <regex>
#include <set>

namespace umpire::test::texts_of_outcomes_test {
namespace {

const std::vector<std::string>& types() {
    static const std::vector<std::string> all{
        "cavalry", "mounted-infantry",   "camelry",      "infantry",    "machine-guns", "artillery", "mortar",
        "sniper",  "artillery-observer", "armoured-car", "patrol-cars", "tank",         "vehicle",   "plane"};
    return all;
}

const std::vector<std::string>& states() {
    static const std::vector<std::string> all{"steady", "spittin-the-dummy", "buggering-off",
                                              "mad-as-a-cut-snake"};
    return all;
}

bool single(const std::string& type) {
    static const std::set<std::string> models{
        "sniper", "artillery-observer", "armoured-car", "tank", "vehicle", "plane"};
    return models.contains(type);
}

bool armour(const std::string& type) {
    return type == "armoured-car" || type == "tank";
}

/// One who is told about: how it stood before, and how afterwards.
struct Told {
    std::string type;
    Json before;
    Json after;
    std::string text;

    std::string was() const { return before["state"].get<std::string>(); }
    std::string is() const { return after["state"].get<std::string>(); }
    int elementsLost() const {
        return after["lost"].get<int>() + after["captured"].get<int>() - before["lost"].get<int>() -
               before["captured"].get<int>();
    }
    bool says(const char* pattern) const {
        static std::map<std::string, std::regex> known; // making one takes longer than using it
        const auto found = known.try_emplace(pattern, pattern, std::regex::icase).first;
        return std::regex_search(text, found->second);
    }
    /// All that the judgements look at.
    std::string essence() const {
        return (armour(type) ? "armour " : "") + was() + ' ' + is() + ' ' + std::to_string(elementsLost()) +
               (after["in-melee"].get<bool>() ? " fights " : " ") +
               (after.value("bogged", false) ? "stuck " : "") + text;
    }
};

/// Judgements that need no rulebook: "" or what is wrong with the words.
struct Judgement {
    const char* wrong;
    std::function<bool(const Told&)> isWrong;
};

const char* const ordersToTheLiving =
    "goes (back|on)|hold|charge|runs|running|retire|stands|recoil|pursue|fights on|may |good order|facing|"
    "steady|next turn";

const std::vector<Judgement>& judgements() {
    static const std::vector<Judgement> all{
        {"one that is gone is told to do something",
         [](const Told& t) { return t.is() == "gone" && t.says(ordersToTheLiving); }},
        {"one that is here is taken off the table",
         [](const Told& t) { return t.is() != "gone" && t.says("take it off|last element,|destroyed"); }},
        {"one that runs stands, turns on the enemy or keeps order",
         [](const Told& t) {
             return t.is() == "buggering-off" &&
                    (t.says("charges|stands|facing|hold its ground|holds|fire on|pursues|steady|recoil|"
                            "fights on|goes back") ||
                     (t.says("in good order") && !t.says("friends in good order")));
         }},
        {"one that ran already turns to run",
         [](const Told& t) { return t.was() == "buggering-off" && t.says("turns and runs|retires"); }},
        {"one that begins to run is told nothing of it",
         [](const Told& t) {
             return t.was() != "buggering-off" && t.is() == "buggering-off" && !t.says("runs|retires");
         }},
        {"one that runs on is told nothing of it",
         [](const Told& t) {
             return t.was() == "buggering-off" && t.is() == "buggering-off" && !t.says("running");
         }},
        {"one that stopped running is told nothing of it",
         [](const Told& t) {
             return t.was() == "buggering-off" && t.is() == "steady" && !t.says("stops running");
         }},
        {"one that is not running runs",
         [](const Told& t) {
             return t.is() != "buggering-off" && t.says("running|runs|retires") && !t.says("stops running");
         }},
        {"a disordered one is in good order, or the other way round",
         [](const Told& t) {
             return (t.is() == "spittin-the-dummy") != t.says("disordered") && t.is() != "gone";
         }},
        {"one that is not mad is mad",
         [](const Told& t) {
             return t.is() != "mad-as-a-cut-snake" &&
                    (t.says("\\bmad\\b") || t.says(" charges| countercharges and"));
         }},
        {"armour goes mad, spits, or loses elements",
         [](const Told& t) { return armour(t.type) && t.says("\\bmad\\b|element|dummy|charge"); }},
        {"one that is stuck moves",
         [](const Told& t) { return t.after.value("bogged", false) && t.says("(falls|goes) back|moves"); }},
        {"it loses what it does not lose",
         [](const Told& t) { return t.says("loses an element") && t.elementsLost() != 1; }},
        {"it loses nothing, but does",
         [](const Told& t) { return t.says("loses nothing") && t.elementsLost() != 0; }},
        {"its last element is safe, but it is no veteran",
         [](const Told& t) { return t.says("last element is safe") && t.is() == "gone"; }},
        {"it fights on, but not in a melee",
         [](const Told& t) {
             return t.says("fights on|the melee goes on") && !t.after["in-melee"].get<bool>();
         }},
    };
    return all;
}

/// As a proof-reader reads any text.
std::string slip(const std::string& text) {
    static const std::vector<std::pair<std::regex, const char*>> slips{
        {std::regex("^$"), "empty"},
        {std::regex("\\b[Aa] [AEIOUaeio]"), "a for an"},
        {std::regex("\\b[Aa]n [^AEIOUaeiouMS]"), "an for a"},
        {std::regex("  |^ | $| [,.;:]"), "blanks"},
        {std::regex("[{}]"), "a place not filled"},
        {std::regex("\\(\\)|\"\""), "something missing"},
    };
    for (const auto& [pattern, what] : slips) {
        if (std::regex_search(text, pattern)) {
            return what;
        }
    }
    return {};
}

/// Everything wrong that was found, each kind of finding once, and how many texts were read.
class Reader {
  public:
    void read(const Told& told, const std::string& where) {
        ++m_read;
        m_texts.insert(told.text);
        if (!m_judged.insert(told.essence()).second) {
            return;
        }
        for (const Judgement& judgement : judgements()) {
            if (judgement.isWrong(told)) {
                add(judgement.wrong, told.type + ", " + told.was() + " to " + told.is() + ", " + where,
                    told.text);
            }
        }
        proof(told.text, where);
    }

    void proof(const std::string& text, const std::string& where) {
        ++m_proofs;
        const std::string found = slip(text);
        if (!found.empty()) {
            add(found, where, text);
        }
    }

    void add(const std::string& wrong, const std::string& where, const std::string& text) {
        if (m_seen.insert(wrong + text).second) {
            m_findings += wrong + " (" + where + "): " + text + '\n';
        }
    }

    const std::string& findings() const { return m_findings; }
    int readTexts() const { return m_read; }
    int proofs() const { return m_proofs; }
    std::size_t different() const { return m_texts.size(); }

  private:
    std::string m_findings;
    std::set<std::string> m_seen;
    std::set<std::string> m_judged;
    std::set<std::string> m_texts;
    int m_read = 0;
    int m_proofs = 0;
};

/// A unit of that type for one side: A or B, with the elements it has left.
struct Kind {
    std::string type;
    std::string nation = "turkish";
    std::string quality = "mixed";
    std::string state = "steady";
    int left = 3;
};

std::vector<Kind> kinds() {
    std::vector<Kind> all;
    for (const std::string& type : types()) {
        for (const std::string& state : states()) {
            for (const char* quality : {"mixed", "veteran"}) {
                for (const int left : single(type) ? std::vector{1} : std::vector{1, 3}) {
                    all.push_back({type, "turkish", quality, state, left});
                }
            }
        }
    }
    all.push_back({"cavalry", "british", "mixed", "steady", 3});
    all.push_back({"infantry", "arab-independent", "green", "mad-as-a-cut-snake", 3});
    return all;
}

int elementsOf(const Kind& kind) {
    return single(kind.type) ? 1 : 4;
}

/// One battle with all of them: reading the rules anew for each would take most of the time.
class Ground {
  public:
    Ground(const std::map<Id, Id>& rulings, const std::vector<Kind>& own, const std::vector<Kind>& enemies) {
        Field field;
        for (const auto& [ruling, reading] : rulings) {
            field.ruling(ruling, reading);
        }
        for (const Kind& kind : own) {
            m_own.push_back("own-" + std::to_string(m_own.size()));
            field.ours(m_own.back(), kind.type, kind.nation, elementsOf(kind),
                       {{"quality", kind.quality}, {"order", "lets-get-the-buggers"}});
        }
        for (const Kind& kind : enemies) {
            m_enemies.push_back("enemy-" + std::to_string(m_enemies.size()));
            field.theirs(m_enemies.back(), kind.type, kind.nation, elementsOf(kind),
                         {{"quality", kind.quality}, {"order", "goin-nowhere"}});
        }
        m_session = field.open();
        place(own, m_own);
        place(enemies, m_enemies);
    }

    Session& session() { return *m_session; }
    const std::vector<Id>& own() const { return m_own; }
    const std::vector<Id>& enemies() const { return m_enemies; }

    /// Plays the command on the field as it stands, reads its texts, and takes it back.
    void read(const Json& command, Reader& reader) {
        std::map<Id, Json> before;
        for (const Json& named : {command.value("unit", Json()), command.value("target", Json()),
                                  command.value("a", Json::object()).value("unit", Json()),
                                  command.value("b", Json::object()).value("unit", Json())}) {
            if (named.is_string()) {
                before[named.get<Id>()] = m_session->show(named.get<Id>());
            }
        }
        RandomDice unused(1);
        const Answer answer = m_session->execute(command, unused);
        if (!answer.ok) {
            reader.proof(answer.refusal.message, command.dump());
            return;
        }
        for (const std::string& warning : answer.warnings) {
            reader.proof(warning, command.dump());
        }
        for (const Json& step : answer.steps) {
            const Id subject = step["subject"].get<Id>();
            if (before.contains(subject) && ofMorale(step["check"].get<Id>())) {
                const Json after = m_session->show(subject);
                reader.read({after["type"].get<std::string>(), before.at(subject), after,
                             step["text"].get<std::string>()},
                            command.dump());
            } else {
                reader.proof(step["text"].get<std::string>(), command.dump());
            }
        }
        done(*m_session, {{"do", "undo"}});
    }

  private:
    static bool ofMorale(const Id& check) {
        return check == "morale" || check == "charge-response" || check == "crash" || check == "melee";
    }
    void place(const std::vector<Kind>& kinds, const std::vector<Id>& ids) {
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            adjusted(*m_session, ids[i],
                     {{"lost", elementsOf(kinds[i]) - kinds[i].left}, {"state", kinds[i].state}});
        }
    }

    std::unique_ptr<Session> m_session;
    std::vector<Id> m_own;
    std::vector<Id> m_enemies;
};

/// Dice that give each of the five outcomes when no line counts.
const std::vector<int> throws{1, 3, 5, 7, 8};

/// Puts every line out of the way that these units may have.
Json noLines() {
    return {{"elements-lost", 0},        {"officer-near", 0},    {"supported", 0}, {"in-cover", 0},
            {"green-troops", 0},         {"already-spittin", 0}, {"shelled", 0},   {"heavy-fire", 0},
            {"machine-gun-attached", 0}, {"weak-firer", 0}};
}

Json bare(Json command) {
    command["overrides"] = noLines();
    return command;
}

void readChecks(const std::vector<Kind>& kinds, const std::map<Id, Id>& rulings, Reader& reader) {
    Ground ground(rulings, kinds, std::vector<Kind>{Kind{"infantry"}});
    const Id enemy = ground.enemies().front();
    for (const Id& unit : ground.own()) {
        for (const int die : throws) {
            for (const char* check : {"morale", "charge-response", "crash"}) {
                ground.read(bare(checkOf(check, "unit", unit, {die})), reader);
            }
            ground.read(bare(shoot(enemy, unit, {die})), reader);
            ground.read(bare(charge(enemy, unit, {die})), reader);
            ground.read(bare(charge(enemy, unit, {die}, {{"linear-obstacle", true}})), reader);
        }
    }
}

const std::vector<std::map<Id, Id>>& rulingsOfMorale() {
    static const std::vector<std::map<Id, Id>> all{
        {{"s-routcheck", "rally-on-6"}}, {{"s-routcheck", "no-checks"}}, {{"s-spitend", "reform-only"}},
        {{"s-vetrout", "no-loss"}},      {{"s-routfirst", "next-move"}}, {{"s-chargeloss", "movement-only"}},
        {{"s-madtiming", "at-once"}},    {{"s-madstand", "ready-sheet"}}};
    return all;
}

std::vector<Kind> kindsOf(const std::string& type) {
    std::vector<Kind> some = kinds();
    std::erase_if(some, [&type](const Kind& kind) { return kind.type != type; });
    return some;
}

TEST(TextsOfOutcomes, OfChecksFitEveryTypeAndState) {
    Reader reader;
    for (const std::string& type : types()) {
        readChecks(kindsOf(type), {}, reader);
    }
    for (const std::map<Id, Id>& rulings : rulingsOfMorale()) {
        std::vector<Kind> bearing = kindsOf("infantry");
        bearing.push_back({"artillery"});
        readChecks(bearing, rulings, reader);
    }
    EXPECT_EQ(reader.findings(), "");
    EXPECT_GE(reader.readTexts(), 5000);
    EXPECT_GE(reader.different(), 15U) << "the five outcomes and what becomes of them";
}

void readMelees(const std::vector<Kind>& own, const std::vector<Kind>& enemies,
                const std::map<Id, Id>& rulings, Reader& reader) {
    Ground ground(rulings, own, enemies);
    for (const Id& unit : ground.own()) {
        for (const Id& enemy : ground.enemies()) {
            for (const int die : throws) {
                for (const int other : throws) {
                    Json command = melee(unit, enemy, die, other);
                    command["a"]["overrides"] = noLines();
                    command["b"]["overrides"] = noLines();
                    ground.read(command, reader);
                }
            }
        }
    }
}

/// Both sides of a melee: every pair of outcomes, of types that differ in what a melee does to them.
TEST(TextsOfOutcomes, OfMeleesFitBothSides) {
    Reader reader;
    const std::vector<Kind> enemies{{"infantry"},
                                    {"infantry", "turkish", "mixed", "steady", 1},
                                    {"infantry", "turkish", "mixed", "buggering-off", 2},
                                    {"tank", "turkish", "mixed", "steady", 1},
                                    {"sniper", "turkish", "mixed", "steady", 1}};
    const auto mixed = [](const std::string& type) {
        std::vector<Kind> some = kindsOf(type);
        std::erase_if(some, [](const Kind& kind) { return kind.quality == "veteran"; });
        return some;
    };
    for (const char* type : {"infantry", "cavalry", "artillery", "tank", "sniper", "vehicle"}) {
        readMelees(mixed(type), enemies, {}, reader);
    }
    for (const std::map<Id, Id>& rulings : rulingsOfMorale()) {
        readMelees(mixed("infantry"), {enemies[0], enemies[2]}, rulings, reader);
    }
    EXPECT_EQ(reader.findings(), "");
    EXPECT_GE(reader.readTexts(), 10000);
    EXPECT_GE(reader.different(), 25U);
}

/// Fire at armour and by it, in every condition of the model.
TEST(TextsOfOutcomes, OfVehiclesFitTheirCondition) {
    Reader reader;
    const std::vector<Json> conditions{
        Json::object(), {{"gun-jammed", true}}, {{"stunned", true}}, {{"bogged", true}}};
    const std::vector<Json> jam{1, 2, 3, "jam"};
    Ground ground({},
                  {{"armoured-car", "british", "mixed", "steady", 1},
                   {"tank", "british", "mixed", "steady", 1},
                   {"patrol-cars", "british"}},
                  std::vector<Kind>{Kind{"artillery"}});
    const Id guns = ground.enemies().front();
    for (const Id& unit : ground.own()) {
        for (const Json& condition : conditions) {
            if (!condition.empty()) {
                adjusted(ground.session(), unit, condition);
            }
            for (const Json& first : jam) {
                ground.read(checkOf("off-road", "unit", unit, {first}), reader);
                ground.read(checkOf("tank-move", "unit", unit, {first}), reader);
                for (const Json& second : jam) {
                    ground.read(checkOf("repair", "unit", unit, {first, second}), reader);
                    ground.read(shoot(guns, unit, {first, second}), reader);
                }
                ground.read(shoot(guns, unit, {first}), reader);
                ground.read(shoot(unit, guns, {first, 5}), reader);
                ground.read(shoot(unit, guns, {first}), reader);
            }
            if (!condition.empty()) {
                done(ground.session(), {{"do", "undo"}});
            }
        }
    }
    EXPECT_EQ(reader.findings(), "");
    EXPECT_GE(reader.proofs(), 400);
}

} // namespace
} // namespace umpire::test::texts_of_outcomes_test

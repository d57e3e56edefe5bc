// What is told on the table, for every outcome of every check by every type of unit in every state, under the
// rulings that bear on it: read as a player would read it, against what has happened.

#include "support/field.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <regex>
#include <set>

namespace umpire::test {
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
        return std::regex_search(text, std::regex(pattern, std::regex::icase));
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
         [](const Told& t) {
             return t.is() != "gone" && t.says("^\\w+ .*(take it off|last element,|destroyed)");
         }},
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
    static const std::vector<std::pair<const char*, const char*>> slips{
        {"^$", "empty"},
        {"\\b[Aa] [AEIOUaeio]", "a for an"},
        {"\\b[Aa]n [^AEIOUaeiouMS]", "an for a"},
        {"  |^ | $| [,.;:]", "blanks"},
        {"[{}]", "a place not filled"},
        {"\\(\\)|\"\"", "something missing"},
    };
    for (const auto& [pattern, what] : slips) {
        if (std::regex_search(text, std::regex(pattern))) {
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
        for (const Judgement& judgement : judgements()) {
            if (judgement.isWrong(told)) {
                add(judgement.wrong, told.type + ", " + told.was() + " to " + told.is() + ", " + where,
                    told.text);
            }
        }
        proof(told.text, where);
    }

    void proof(const std::string& text, const std::string& where) {
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
    std::size_t different() const { return m_texts.size(); }

  private:
    std::string m_findings;
    std::set<std::string> m_seen;
    std::set<std::string> m_texts;
    int m_read = 0;
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

std::unique_ptr<Session> fieldOf(const Kind& a, const Kind& b, const std::map<Id, Id>& rulings) {
    Field field;
    for (const auto& [ruling, reading] : rulings) {
        field.ruling(ruling, reading);
    }
    const auto elements = [](const Kind& kind) { return single(kind.type) ? 1 : 4; };
    field.ours("alpha", a.type, a.nation, elements(a),
               {{"quality", a.quality}, {"order", "lets-get-the-buggers"}});
    field.theirs("bravo", b.type, b.nation, elements(b), {{"quality", b.quality}, {"order", "goin-nowhere"}});
    auto session = field.open();
    for (const auto& [id, kind] : {std::pair{"alpha", a}, std::pair{"bravo", b}}) {
        adjusted(*session, id, {{"lost", elements(kind) - kind.left}, {"state", kind.state}});
    }
    return session;
}

Json all(const Session& session, const Id& subject) {
    return session.show(subject);
}

/// Plays the command on the field as it stands, reads its texts, and takes it back.
void readOn(Session& session, const Json& command, Reader& reader, const std::string& where) {
    const std::map<Id, Json> before{{"alpha", all(session, "alpha")}, {"bravo", all(session, "bravo")}};
    const Answer answer = session.execute(command, *std::make_unique<RandomDice>(1));
    if (!answer.ok) {
        reader.proof(answer.refusal.message, where + ' ' + command.dump());
        return;
    }
    for (const std::string& warning : answer.warnings) {
        reader.proof(warning, where + ' ' + command.dump());
    }
    for (const Json& step : answer.steps) {
        const Id subject = step["subject"].get<std::string>();
        if (!before.contains(subject)) {
            continue;
        }
        const Json after = all(session, subject);
        reader.read(
            {after["type"].get<std::string>(), before.at(subject), after, step["text"].get<std::string>()},
            where + ' ' + command.dump());
    }
    RandomDice none(1);
    EXPECT_TRUE(session.execute({{"do", "undo"}}, none).ok);
}

/// Dice that give each of the five outcomes when no line counts.
const std::vector<int> throws{1, 3, 5, 7, 8};

/// Puts every line out of the way that these units may have.
Json bare(Json command) {
    const Json none{{"elements-lost", 0},
                    {"officer-near", 0},
                    {"supported", 0},
                    {"in-cover", 0},
                    {"green-troops", 0},
                    {"already-spittin", 0},
                    {"machine-gun-attached", 0},
                    {"shelled", 0},
                    {"heavy-fire", 0},
                    {"weak-firer", 0}};
    command["overrides"] = none;
    return command;
}

void readChecks(const Kind& kind, const std::map<Id, Id>& rulings, Reader& reader) {
    const auto session = fieldOf(kind, {"infantry"}, rulings);
    const std::string where = kind.type + ' ' + kind.state + ' ' + kind.quality;
    for (const int die : throws) {
        for (const char* check : {"morale", "charge-response", "crash"}) {
            readOn(*session, bare(checkOf(check, "unit", "alpha", {die})), reader, where);
        }
        readOn(*session, bare(shoot("bravo", "alpha", {die})), reader, where);
        readOn(*session, bare(charge("bravo", "alpha", {die})), reader, where);
        readOn(*session, bare(charge("bravo", "alpha", {die}, {{"linear-obstacle", true}})), reader, where);
    }
}

const std::vector<std::map<Id, Id>>& rulingsOfMorale() {
    static const std::vector<std::map<Id, Id>> all{{},
                                                   {{"s-routcheck", "rally-on-6"}},
                                                   {{"s-routcheck", "no-checks"}},
                                                   {{"s-spitend", "reform-only"}},
                                                   {{"s-vetrout", "no-loss"}},
                                                   {{"s-routfirst", "next-move"}},
                                                   {{"s-chargeloss", "movement-only"}},
                                                   {{"s-madtiming", "at-once"}},
                                                   {{"s-madstand", "ready-sheet"}}};
    return all;
}

TEST(TextsOfOutcomes, OfChecksFitEveryTypeAndState) {
    Reader reader;
    const std::set<std::string> differ{"infantry", "artillery", "patrol-cars", "sniper"};
    for (const std::map<Id, Id>& rulings : rulingsOfMorale()) {
        for (const Kind& kind : kinds()) {
            if (rulings.empty() || differ.contains(kind.type)) {
                readChecks(kind, rulings, reader);
            }
        }
    }
    EXPECT_EQ(reader.findings(), "");
    EXPECT_GE(reader.readTexts(), 10000);
    EXPECT_GE(reader.different(), 15U) << "the five outcomes and what becomes of them";
}

void readMelees(const Kind& a, const Kind& b, const std::map<Id, Id>& rulings, Reader& reader) {
    const auto session = fieldOf(a, b, rulings);
    const std::string where = a.type + ' ' + a.state + " and " + b.type + ' ' + b.state;
    for (const int dieA : throws) {
        for (const int dieB : throws) {
            readOn(*session, bare(melee("alpha", "bravo", dieA, dieB)), reader, where);
        }
    }
}

/// Both sides of a melee: every pair of outcomes, of types that differ in what a melee does to them.
TEST(TextsOfOutcomes, OfMeleesFitBothSides) {
    Reader reader;
    const std::set<std::string> differ{"infantry", "cavalry", "artillery", "tank", "sniper", "vehicle"};
    const std::vector<Kind> enemies{{"infantry"},
                                    {"infantry", "turkish", "mixed", "steady", 1},
                                    {"infantry", "turkish", "mixed", "buggering-off", 2},
                                    {"tank"},
                                    {"sniper"}};
    for (const std::map<Id, Id>& rulings : rulingsOfMorale()) {
        for (const Kind& own : kinds()) {
            const bool wanted = rulings.empty() ? differ.contains(own.type) : own.type == "infantry";
            for (const Kind& enemy : enemies) {
                if (wanted && own.quality != "veteran") {
                    readMelees(own, enemy, rulings, reader);
                }
            }
        }
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
    for (const char* type : {"armoured-car", "tank", "patrol-cars"}) {
        for (const Json& condition : conditions) {
            const auto session = fieldOf({type, "british", "mixed", "steady", single(type) ? 1 : 3},
                                         {"artillery", "turkish"}, {});
            if (!condition.empty()) {
                adjusted(*session, "alpha", condition);
            }
            for (const Json& first : jam) {
                readOn(*session, checkOf("off-road", "unit", "alpha", {first}), reader, type);
                readOn(*session, checkOf("tank-move", "unit", "alpha", {first}), reader, type);
                for (const Json& second : jam) {
                    readOn(*session, checkOf("repair", "unit", "alpha", {first, second}), reader, type);
                    readOn(*session, shoot("bravo", "alpha", {first, second}), reader, type);
                }
                readOn(*session, shoot("bravo", "alpha", {first}), reader, type);
                readOn(*session, shoot("alpha", "bravo", {first, 5}), reader, type);
                readOn(*session, shoot("alpha", "bravo", {first}), reader, type);
            }
        }
    }
    EXPECT_EQ(reader.findings(), "");
    EXPECT_GE(reader.readTexts(), 200);
}

} // namespace
} // namespace umpire::test

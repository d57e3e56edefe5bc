// Random conditions over places, tables and lists within lists: code gives what the expressions mean, in
// every manner in which it is written.

#include "../../../src/engine/rules/expression_parser.h"
#include "mapped_pack.h"
#include "support/plain_evaluate.h"
#include "support/test_scale.h"
#include "umpire/checks/roll.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/written_expressions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace umpire::test::random_lookups_test {
namespace {

/// Makes expressions of the wanted kind, fewer parts the deeper they stand.
class RandomExpressions {
  public:
    explicit RandomExpressions(std::mt19937& random) : m_random(random) {}

    Json flag(int depth) {
        switch (depth <= 0 ? below(3) : below(11)) {
        case 0:
            return "$fact.near";
        case 1:
            return {{"adjacent", {place(depth - 1), place(depth - 1)}}};
        case 2:
            return {{"=", {below(2) == 0 ? "$self.spot" : "$other.spot", place(depth - 1)}}};
        case 3:
            return {{"in", {place(depth - 1), places(depth - 1)}}};
        case 4:
            return overPlaces(below(2) == 0 ? "some" : "every", depth);
        case 5:
            return {{below(2) == 0 ? "all" : "any", {flag(depth - 1), flag(depth - 1)}}};
        case 6:
            return {{"not", flag(depth - 1)}};
        case 7:
            return {{below(2) == 0 ? "<=" : ">",
                     {{{"distance", {place(depth - 1), place(depth - 1)}}}, number(depth - 1)}}};
        case 8:
            return {{"known", known(depth - 1)}};
        case 9:
            return {{"trait", "wet"}, {"of", {{"table", "lie"}, {"row", place(depth - 1)}}}};
        default:
            return {{"=", {odds(depth - 1), below(2) == 0 ? "bold" : "shy"}}};
        }
    }

    Json number(int depth) {
        switch (depth <= 0 ? below(4) : below(11)) {
        case 0:
            return static_cast<int>(below(9)) - 1;
        case 1:
            return below(2) == 0 ? "$self.size" : "$other.size";
        case 2:
            return {{"distance", {place(depth - 1), place(depth - 1)}}};
        case 3:
            return {{below(2) == 0 ? "row-of" : "column-of", place(depth - 1)}};
        case 4:
            return {{below(2) == 0 ? "+" : "-", {number(depth - 1), number(depth - 1)}}};
        case 5:
            return overPlaces("count", depth);
        case 6:
            return {{"trait", "toil"}, {"of", {{"table", "lie"}, {"row", place(depth - 1)}}}};
        case 7: {
            Json sum = overPlaces(below(2) == 0 ? "sum" : "max", depth);
            const bool named = sum.contains("as");
            sum["of"] =
                inPlaces(named ? sum["as"].get<std::string>() : "", [&] { return number(depth - 2); });
            return sum;
        }
        case 8:
            return {{"table", "weight"}, {"row", number(depth - 1)}};
        case 9:
            return {{"count", "$units"}, {"where", {{"=", {"$each.spot", place(depth - 1, false)}}}}};
        default:
            return earlier("count");
        }
    }

    Json place(int depth, bool each = true) {
        if (each && m_each && below(2) == 0) {
            return "$each";
        }
        if (!m_named.empty() && below(3) == 0) {
            return "$as." + m_named[below(m_named.size())];
        }
        switch (depth <= 0 ? below(3) : below(6)) {
        case 0:
            return "$self.spot";
        case 1:
            return "$other.spot";
        case 2:
            return "0" + std::to_string(1 + below(6)) + "0" + std::to_string(1 + below(5));
        case 3:
            return {{"place-at", {number(depth - 1), number(depth - 1)}}};
        case 4:
            return {{"if", {flag(depth - 1), place(depth - 1), place(depth - 1)}}};
        default:
            return overPlaces("first", depth);
        }
    }

    Json places(int depth) {
        switch (depth <= 0 ? below(3) : below(5)) {
        case 0:
            return {{"neighbours", place(depth - 1)}};
        case 1:
            return {{"near", place(depth - 1)}, {"most", below(3)}};
        case 2:
            return "$places";
        case 3:
            return overPlaces("each", depth);
        default:
            return reach(depth);
        }
    }

    Json heading() {
        return {{"heading",
                 {{"table", "odds"},
                  {"column", {number(1), number(1)}},
                  {"shift", static_cast<int>(below(5)) - 2}}}};
    }
    void hadCount(const std::string& id) { m_counts.push_back(id); }

  private:
    std::uint32_t below(std::size_t most) { return static_cast<std::uint32_t>(m_random() % most); }

    Json reach(int depth) {
        Json json{{"reach", place(depth - 1)}, {"most", below(4)}};
        const std::string name = below(2) == 0 ? "n" + std::to_string(++m_names) : "";
        if (!name.empty()) {
            json["as"] = name;
        }
        for (const char* key : {"through", "stops"}) {
            if (below(2) == 0) {
                json[key] = inPlaces(name, [&] { return flag(depth - 2); });
            }
        }
        if (below(2) == 0) {
            json["across"] = {{"not", {{"trait", "bars"}, {"of", {{"table", "rims"}, {"row", "$each"}}}}}};
        }
        return json;
    }

    Json odds(int depth) {
        return {{"table", "odds"},
                {"row", number(depth - 1)},
                {"column", {number(depth - 1), number(depth - 1)}},
                {"shift", number(0)}};
    }

    Json known(int depth) {
        if (below(2) == 0) {
            return {{"table", "weight"}, {"row", number(depth)}};
        }
        Json json = odds(depth);
        for (const char* key : {"row", "column"}) {
            if (below(3) == 0) {
                json.erase(key);
            }
        }
        if (!json.contains("column")) {
            json.erase("shift");
        }
        return json;
    }

    Json overPlaces(const std::string& op, int depth) {
        Json json{{op, places(depth - 1)}};
        const std::string name = below(2) == 0 ? "n" + std::to_string(++m_names) : "";
        if (!name.empty()) {
            json["as"] = name;
        }
        json["where"] = inPlaces(name, [&] { return flag(depth - 1); });
        return json;
    }

    /// What stands where $each is a place, which may have a name.
    template <typename Make>
    Json inPlaces(const std::string& name, const Make& make) {
        const bool outer = std::exchange(m_each, true);
        if (!name.empty()) {
            m_named.push_back(name);
        }
        Json made = make();
        if (!name.empty()) {
            m_named.pop_back();
        }
        m_each = outer;
        return made;
    }

    /// A derived attribute of somebody, made before.
    Json earlier(const std::string&) {
        const std::string who = below(2) == 0 ? "$self." : "$other.";
        return m_counts.empty() ? Json(2) : Json(who + m_counts[below(m_counts.size())]);
    }

    std::mt19937& m_random;
    bool m_each = false;
    std::vector<std::string> m_named;
    std::vector<std::string> m_counts;
    int m_names = 0;
};

/// In attributes nobody is $other.
Json aboutSelf(const Json& expression) {
    std::string text = expression.dump();
    for (std::size_t at = text.find("$other"); at != std::string::npos; at = text.find("$other")) {
        text.replace(at, 6, "$self");
    }
    return Json::parse(text);
}

SmallPack randomPack(std::mt19937& random) {
    SmallPack pack = mappedPack();
    RandomExpressions make(random);
    Json& attributes = pack.file("attributes")["attributes"];
    Json& modifiers = pack.file("modifiers")["modifiers"];
    const auto derived = [&](const std::string& id, const char* kind, const Json& expression) {
        attributes.push_back(
            {{"id", id}, {"of", "unit"}, {"name", id}, {"kind", kind}, {"derived", aboutSelf(expression)}});
    };
    for (int i = 0; i < 8; ++i) {
        const std::string number = std::to_string(i);
        derived("count-" + number, "count", make.number(3));
        make.hadCount("count-" + number);
        derived("flag-" + number, "flag", make.flag(3));
        derived("place-" + number, "place", make.place(3));
        derived("places-" + number, "places", make.places(3));
        derived("text-" + number, "text", make.heading());
        modifiers.push_back({{"id", "m" + number},
                             {"label", "M"},
                             {"section", "1"},
                             {"checks", {"courage"}},
                             {"when", make.flag(3)},
                             {"value", {{"+", {"$self.lost", make.number(3)}}}}});
    }
    return pack;
}

void scatter(Battle& battle, const RulePack& rules, std::mt19937& random) {
    const auto somewhere = [&] {
        const std::vector<Hex> all = rules.map->all();
        return HexGrid::nameOf(all[random() % all.size()]);
    };
    for (const char* unit : {"fox", "hen", "owl"}) {
        battle.set(unit, "spot", random() % 5 == 0 ? Value() : Value(somewhere()));
        battle.set(unit, "size", static_cast<std::int64_t>(random() % 9));
    }
    for (int i = 0; i < 12; ++i) {
        battle.setCell({"lie", somewhere(), ""}, random() % 2 == 0 ? "lake" : "hill");
        const auto borders = rules.map->borders();
        const auto& [one, other] = borders[random() % borders.size()];
        battle.setCell({"rims", rules.map->borderOf(one, other), ""}, random() % 3 == 0 ? "open" : "stream");
    }
    battle.setCell({"odds", "*columns", ""},
                   random() % 4 == 0 ? Value() : Value(Ids{"1:2", "1:1", "3:2", "2:1", "4:1"}));
    for (const char* column : {"1:2", "1:1", "3:2", "2:1", "4:1"}) {
        for (int row = 1; row <= 6; ++row) {
            const Value value = random() % 5 == 0 ? Value() : Value(random() % 2 == 0 ? "bold" : "shy");
            battle.setCell({"odds", std::to_string(row), column}, value);
        }
    }
}

void expectSameValue(const Expression& expression, const Scope& scope, const std::string& place) {
    const Value coded = evaluate(expression, scope);
    const Value plain = plainEvaluate(expression, scope);
    EXPECT_TRUE(coded.same(plain)) << place << ": " << toJson(coded) << " for " << toJson(plain);
}

void expectSameLines(const Check& check, const Scope& scope) {
    std::map<Id, std::int64_t> plain;
    std::int64_t sum = 0;
    for (const Modifier* modifier : scope.rules.modifiersOf(check.id)) {
        const bool counts = !modifier->when || plainEvaluate(*modifier->when, scope).flag();
        const std::int64_t value = counts ? plainEvaluate(modifier->value, scope).number() : 0;
        if (value != 0) {
            plain[modifier->id] = value;
            sum += value;
        }
    }
    std::map<Id, std::int64_t> lines;
    for (const Line& line : linesOf(check, scope)) {
        lines[line.id] = line.value;
    }
    EXPECT_EQ(lines, plain);
    EXPECT_EQ(modifiersOf(check, scope), sum);
}

/// The expressions of a pack are the same when they are written out.
void expectSameWrittenOut(SmallPack pack, const RulePack& rules) {
    const auto writeOut = [](Json& entry, const char* key) {
        const auto text = entry.contains(key) ? printFormula(entry[key]) : std::string();
        ASSERT_TRUE(text) << entry;
        entry[key] = isFormula(*text) ? Json(*text) : entry[key];
    };
    for (Json& attribute : pack.file("attributes")["attributes"]) {
        if (attribute.contains("derived")) {
            writeOut(attribute, "derived");
        }
    }
    for (Json& modifier : pack.file("modifiers")["modifiers"]) {
        for (const char* key : {"when", "value"}) {
            if (modifier.contains(key)) {
                writeOut(modifier, key);
            }
        }
    }
    const LoadedPack written = pack.load();
    ASSERT_NE(written.pack, nullptr) << written.issues.front().line();
    EXPECT_EQ(fingerprintOf(*written.pack), fingerprintOf(rules));
}

void expectSameInARandomPack(std::uint32_t seed) {
    std::mt19937 random(seed);
    SmallPack pack = randomPack(random);
    const auto loaded = pack.load();
    ASSERT_NE(loaded.pack, nullptr) << loaded.issues.front().line();
    const RulePack& rules = *loaded.pack;
    Battle battle = smallBattle();
    for (int round = 0; round < 6; ++round) {
        scatter(battle, rules, random);
        const Facts facts{{"near", random() % 2 == 0}};
        for (const char* self : {"fox", "owl"}) {
            Scope scope{rules, battle, self};
            scope.other = random() % 4 == 0 ? Id() : Id("hen");
            scope.facts = &facts;
            for (const Attribute& attribute : rules.attributes) {
                if (attribute.derived && attribute.of == SubjectKind::Unit) {
                    expectSameValue(*attribute.derived, scope.about(self), attribute.id);
                }
            }
            scope.check = "courage";
            expectSameLines(*rules.check("courage"), scope);
        }
    }
    expectSameWrittenOut(std::move(pack), rules);
}

TEST(RandomLookups, AreTheSameInCodeAndTree) {
    for (int number = 0; number < scaled(40) && !HasFailure(); ++number) {
        SCOPED_TRACE(testSeed32(number));
        expectSameInARandomPack(testSeed32(number));
    }
}

} // namespace
} // namespace umpire::test::random_lookups_test

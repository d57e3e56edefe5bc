// A number of the rules stands in one place; what is told of it comes from there.

#include "rules/pack_copy.h"
#include "umpire/base/text.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/rules/written_expressions.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <regex>
#include <set>

namespace umpire::test::pack_numbers_test {
namespace {

const std::vector<std::string> files{"vocabulary.json", "attributes.json", "facts.json",   "checks.json",
                                     "modifiers.json",  "turn.json",       "rulings.json", "actions.json",
                                     "texts.json",      "roster.json",     "balance.json", "sheets.json",
                                     "dice.json",       "effects.json",    "roles.json"};

/// Calls `visit` with every text of a file and where it stands; what only names something is no text.
void eachText(const Json& node, const std::string& place,
              const std::function<void(const std::string& place, const std::string& text)>& visit) {
    static const std::set<std::string> names{"$schema", "id", "item", "section", "key"};
    if (node.is_string()) {
        visit(place, node.get<std::string>());
    }
    if (!node.is_structured()) {
        return;
    }
    for (const auto& entry : node.items()) {
        const bool named = entry.value().is_object() && entry.value().contains("id");
        const std::string step = named ? entry.value()["id"].get<std::string>() : entry.key();
        if (!node.is_object() || !names.contains(entry.key()) || !entry.value().is_string()) {
            eachText(entry.value(), place + "/" + step, visit);
        }
    }
}

std::string withoutPlaces(const std::string& text) {
    return filled(text, [](std::string_view) { return std::string(); });
}

/// Why a digit or a number in words may stand in a text after all.
const std::map<std::string, std::string>& allowed() {
    static const std::string printed = "what the rulebook prints, not what is played";
    static const std::string chosen = "the reading is that number";
    static const std::string name = "a name to begin with";
    static const std::map<std::string, std::string> reasons{
        {"dice.json/dice/d8/name", "the name of the die"},
        {"sheets.json/reference/footnotes/mortar-in-feet/text", printed},
        {"sheets.json/reference/footnotes/car-range-printed-thrice/text", printed},
        {"sheets.json/reference/footnotes/patrol-range-printed-twice/text", printed},
        {"sheets.json/reference/footnotes/damage-misprint/text", printed},
        {"rulings.json/rulings/s-acmax/readings/3/text", chosen},
        {"rulings.json/rulings/s-acmax/readings/3/short", chosen},
        {"rulings.json/rulings/s-acmax/readings/4/text", chosen},
        {"rulings.json/rulings/s-acmax/readings/4/short", chosen},
        {"rulings.json/rulings/s-acmax/readings/6/text", chosen},
        {"rulings.json/rulings/s-acmax/readings/6/short", chosen},
        {"roster.json/new/side/name", name},
        {"roster.json/new/formation/name", name},
        {"roster.json/new/officer/name", name},
        {"roster.json/new/unit/name", name}};
    return reasons;
}

/// Words of conditions are ids, and so are the names of what is used.
bool isId(const std::string& text) {
    return text.starts_with('$') || isFormula(text) ||
           std::regex_match(text, std::regex("[a-z0-9]+(-[a-z0-9]+)*"));
}

TEST(PackNumbers, NoNumberStandsRawInAnyText) {
    const std::regex number("[0-9]|\\b(three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty)\\b",
                            std::regex::icase);
    PackCopy pack;
    std::set<std::string> found;
    for (const std::string& file : files) {
        eachText(Json::parse(pack.read(file)), file, [&](const std::string& place, const std::string& text) {
            if (isId(text) || !std::regex_search(withoutPlaces(text), number)) {
                return;
            }
            found.insert(place);
            EXPECT_TRUE(allowed().contains(place)) << place << ": " << text;
        });
    }
    for (const auto& [place, reason] : allowed()) {
        EXPECT_TRUE(found.contains(place)) << place << " needs no leave";
    }
}

/// Everything that a pack tells without a battle, by where it is told.
class Told {
  public:
    explicit Told(const RulePack& rules) : m_rules(rules) {
        for (const auto& [id, text] : rules.texts) {
            add("text " + id, text);
        }
        for (const Fact& fact : rules.facts) {
            add("question " + fact.id, fact.question);
        }
        for (const Modifier& modifier : rules.modifiers) {
            add("line " + modifier.id, modifier.label);
        }
        for (const Outcome& outcome : rules.outcomes) {
            add("outcome " + outcome.id, outcome.text);
        }
        for (const Attribute& attribute : rules.attributes) {
            add("attribute " + std::string(name(attribute.of)) + " " + attribute.id, attribute.text);
        }
        addVocabularies();
        addRulings();
        addReference(sheets::Reader::Umpire);
        addReference(sheets::Reader::Players);
    }

    const std::map<std::string, std::string>& texts() const { return m_texts; }

  private:
    void add(const std::string& place, const std::string& text) {
        m_texts[place] = fillSheetText(text, m_rules, {});
    }

    void addVocabularies() {
        for (const Vocabulary& vocabulary : m_rules.vocabularies) {
            for (const Word& word : vocabulary.words) {
                add("word " + vocabulary.id + " " + word.id, word.text);
            }
        }
    }

    void addRulings() {
        for (const Ruling& ruling : m_rules.rulings) {
            add("ruling " + ruling.id, ruling.title);
            for (const Ruling::Reading& reading : ruling.readings) {
                add("reading " + ruling.id + " " + reading.id, reading.text + " / " + reading.brief);
            }
        }
    }

    void addReference(sheets::Reader reader) {
        const std::string who = reader == sheets::Reader::Umpire ? "umpire " : "players ";
        sheets::SheetWish wish;
        wish.sheet = "ready-reference";
        wish.reader = reader;
        const sheets::Sheet sheet = sheets::makeSheet({m_rules, nullptr}, wish);
        for (const sheets::Section& section : sheet.sections) {
            int line = 0;
            const auto next = [&] { return who + section.id + " " + std::to_string(line++); };
            m_texts[next()] = sheets::plainText(section.title);
            for (const sheets::Block& block : section.blocks) {
                if (const auto* paragraph = std::get_if<sheets::Paragraph>(&block)) {
                    m_texts[next()] = sheets::plainText(paragraph->words);
                } else if (const auto* list = std::get_if<sheets::List>(&block)) {
                    for (const sheets::Phrase& item : list->items) {
                        m_texts[next()] = sheets::plainText(item);
                    }
                } else if (const auto* table = std::get_if<sheets::Table>(&block)) {
                    addTable(*table, next);
                }
            }
        }
    }

    template <typename Next>
    void addTable(const sheets::Table& table, const Next& next) {
        for (const auto* rows : {&table.heads, &table.rows}) {
            for (const sheets::Row& row : *rows) {
                std::string text;
                for (const sheets::Cell& cell : row.cells) {
                    text += sheets::plainText(cell) + " | ";
                }
                m_texts[next()] = text;
            }
        }
    }

    const RulePack& m_rules;
    std::map<std::string, std::string> m_texts;
};

std::map<std::string, std::string> toldBy(const PackCopy& pack) {
    const LoadedPack loaded = pack.load();
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    return loaded.pack ? Told(*loaded.pack).texts() : std::map<std::string, std::string>();
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
        text.replace(at, from.size(), to);
    }
    return text;
}

/// Odd enough to stand nowhere else. Shares are per cent, rising; nobody throws over a thousand dice.
std::int64_t oddNumber(const Id& id) {
    static const std::map<Id, std::int64_t> small{
        {"knackered-first", 23}, {"knackered-second", 53}, {"knackered-third", 83}, {"repair-dice", 857}};
    const auto one = small.find(id);
    return one == small.end() ? 7919 : one->second;
}

/// Numbers of the rules that nobody is told, because something else says the same.
const std::set<Id>& untold() {
    static const std::set<Id> ids{"gives-ground"}; // the outcomes say whether a unit goes back
    return ids;
}

TEST(PackNumbers, AChangedNumberChangesEveryPlaceThatTellsIt) {
    const PackCopy shipped;
    const auto before = toldBy(shipped);
    const Json texts = Json::parse(shipped.read("texts.json"));
    for (const auto& number : texts["numbers"].items()) {
        const std::string old = std::to_string(number.value().get<std::int64_t>());
        const std::string fresh = std::to_string(oddNumber(number.key()));
        PackCopy pack;
        Json changed = texts;
        changed["numbers"][number.key()] = oddNumber(number.key());
        pack.write("texts.json", changed.dump());
        const auto after = toldBy(pack);
        ASSERT_EQ(after.size(), before.size()) << number.key();
        int told = 0;
        for (const auto& [place, text] : after) {
            const std::string& was = before.at(place);
            told += text == was ? 0 : 1;
            // The new number stands where the old one stood, and nothing else has changed.
            EXPECT_EQ(replaced(text, fresh, old), was) << number.key() << " in " << place;
        }
        EXPECT_EQ(told == 0, untold().contains(number.key())) << number.key();
    }
}

/// Every place of the pack that names a number shows it.
TEST(PackNumbers, TheReachOfAnOfficerIsToldEverywhere) {
    PackCopy pack;
    pack.replace("texts.json", "\"officer-range\": 9", "\"officer-range\": 12");
    const auto told = toldBy(pack);
    for (const char* place : {"question officer-within-9", "line officer-near"}) {
        EXPECT_NE(told.at(place).find("within 12\""), std::string::npos) << place << ": " << told.at(place);
    }
    const auto onSheet = std::count_if(told.begin(), told.end(), [](const auto& entry) {
        return entry.first.find("morale-lines") != std::string::npos &&
               entry.second.find("Officer of its line within 12\"") != std::string::npos;
    });
    EXPECT_EQ(onSheet, 2) << "umpire and players";
}

std::string referenceText(const PackCopy& pack) {
    std::string text;
    for (const auto& [place, line] : toldBy(pack)) {
        text += place.starts_with("umpire ") ? line + "\n" : "";
    }
    return text;
}

TEST(PackNumbers, ChangedTraitsStandOnTheReadyReference) {
    const PackCopy shipped;
    const Json vocabulary = Json::parse(shipped.read("vocabulary.json"));
    const std::set<std::string> rates{"move", "road", "range", "range-moving", "charge-bonus"};
    int changes = 0;
    for (std::size_t v = 0; v < vocabulary["vocabularies"].size(); ++v) {
        const Json& words = vocabulary["vocabularies"][v]["words"];
        for (std::size_t w = 0; w < words.size(); ++w) {
            for (const auto& trait : words[w].items()) {
                if (!rates.contains(trait.key()) || words[w]["id"] == "plane") {
                    continue;
                }
                PackCopy pack;
                Json changed = vocabulary;
                changed["vocabularies"][v]["words"][w][trait.key()] = 7919;
                pack.write("vocabulary.json", changed.dump());
                EXPECT_NE(referenceText(pack).find("7919"), std::string::npos)
                    << words[w]["id"] << ' ' << trait.key();
                ++changes;
            }
        }
    }
    EXPECT_GT(changes, 40);
}

TEST(PackNumbers, ChangedModifiersStandOnTheReadyReference) {
    const PackCopy shipped;
    const Json modifiers = Json::parse(shipped.read("modifiers.json"));
    for (std::size_t i = 0; i < modifiers["modifiers"].size(); ++i) {
        if (!modifiers["modifiers"][i]["value"].is_number()) {
            continue;
        }
        PackCopy pack;
        Json changed = modifiers;
        changed["modifiers"][i]["value"] = -7919;
        pack.write("modifiers.json", changed.dump());
        EXPECT_NE(referenceText(pack).find("\u22127919"), std::string::npos)
            << modifiers["modifiers"][i]["id"];
    }
}

/// Moves the border between two bands up by one, where there is room for it.
bool moveBorder(Json& bands, std::size_t i) {
    Json& next = bands[i + 1];
    const std::int64_t to = bands[i]["to"].get<std::int64_t>() + 1;
    if (next.contains("to") && next["to"].get<std::int64_t>() <= to) {
        return false;
    }
    bands[i]["to"] = to;
    next["from"] = to + 1;
    return true;
}

TEST(PackNumbers, ChangedBandsStandOnTheReadyReference) {
    const PackCopy shipped;
    const std::string before = referenceText(shipped);
    const Json checks = Json::parse(shipped.read("checks.json"));
    int changes = 0;
    for (std::size_t c = 0; c < checks["checks"].size(); ++c) {
        const Json& check = checks["checks"][c];
        const std::size_t tables = check.contains("tables") ? check["tables"].size() : 1;
        for (std::size_t t = 0; t < tables; ++t) {
            const auto bandsOf = [&](Json& file) -> Json& {
                Json& one = file["checks"][c];
                return one.contains("tables") ? one["tables"][t]["bands"] : one["bands"];
            };
            Json whole = checks;
            for (std::size_t i = 0; i + 1 < bandsOf(whole).size(); ++i) {
                Json changed = checks;
                if (moveBorder(bandsOf(changed), i)) {
                    PackCopy pack;
                    pack.write("checks.json", changed.dump());
                    EXPECT_NE(referenceText(pack), before) << check["id"] << ' ' << i;
                    ++changes;
                }
            }
        }
    }
    EXPECT_GT(changes, 15);
}

} // namespace
} // namespace umpire::test::pack_numbers_test

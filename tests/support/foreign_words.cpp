#include "support/foreign_words.h"

#include "support/battles.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>

namespace umpire::test {

namespace {

namespace fs = std::filesystem;

/// Ids and names of packs that are plain English, and where the program says them of any game.
const std::map<std::string, std::string>& plainEnglish() {
    static const std::map<std::string, std::string> words{
        {"acted", "units that have not"},
        {"acts", "who acts"},
        {"after", "when"},
        {"all", "how many"},
        {"always", "when"},
        {"article", "part of an HTML page"},
        {"auto", "part of a style sheet, and a setting"},
        {"average", "what fair dice give on average"},
        {"back", "to take back, and the way back"},
        {"base", "of a pack"},
        {"battle", "what is fought in every game"},
        {"before", "when"},
        {"begins", "a battle, a turn"},
        {"better", "to put it better"},
        {"blank", "a page that is"},
        {"both", "both sides"},
        {"card", "of a unit"},
        {"cards", "of units, the name of a sheet"},
        {"carry", "losses into the next battle"},
        {"chooses", "the umpire"},
        {"chosen", "what is pointed at"},
        {"col", "part of an HTML page"},
        {"colour", "of paper"},
        {"column", "a place in a line of a script"},
        {"command", "of the program, and the line of command"},
        {"commands", "of the program, and what an officer does"},
        {"copies", "of a sheet"},
        {"count", "a kind of value in answers"},
        {"counted", "dice that are, and losses that are"},
        {"counts", "what is counted, and what has a say"},
        {"damage", "to a file"},
        {"dice", "what is thrown"},
        {"die", "what is thrown"},
        {"div", "part of an HTML page"},
        {"does", "what the program does"},
        {"draw", "a die of the program's"},
        {"drawn", "a die by the program"},
        {"draws", "dice of the program"},
        {"elsewhere", "to print elsewhere"},
        {"enemy", "whoever is on another side"},
        {"extra", "a line more"},
        {"facts", "what is stated, in commands"},
        {"falls", "becomes due"},
        {"far", "how far, and as far as"},
        {"field", "the field of battle, and one of a command"},
        {"fight", "sides do"},
        {"figure", "part of an HTML page"},
        {"first", "before all others"},
        {"first move", "of a side"},
        {"formation", "kind of subject"},
        {"fought", "on which side"},
        {"from", "where to, and where from"},
        {"full", "the whole window, and in full"},
        {"goes", "a battle goes on"},
        {"gone", "out of play"},
        {"hand", "by hand"},
        {"hidden", "from the players"},
        {"hidden from the players", "what they do not see"},
        {"higher", "a place in a list"},
        {"kind", "of record"},
        {"knows", "who knows"},
        {"least", "how many"},
        {"leaves", "the table"},
        {"left", "a side of the window, and what remains"},
        {"level", "part of a chart"},
        {"light", "a theme of the window"},
        {"lone", "alone"},
        {"loses", "steps of strength"},
        {"lost", "what is crossed off already"},
        {"lower", "a place in a list"},
        {"mixed", "numbers of dice"},
        {"modifiers", "of a roll"},
        {"most", "how many"},
        {"move", "a unit in a list"},
        {"moved", "a file elsewhere"},
        {"moves", "first"},
        {"moves first", "a side"},
        {"needs", "what somebody needs"},
        {"new side", "a button"},
        {"new unit", "a button"},
        {"no.", "number, above a column"},
        {"nobody", "nobody at all"},
        {"none", "nothing"},
        {"number", "of a unit"},
        {"objective", "what the sides fight for"},
        {"odd", "how odd"},
        {"odds", "of a roll"},
        {"off", "off a list"},
        {"officer", "kind of subject"},
        {"on the table", "where dice are thrown"},
        {"once", "at once"},
        {"one", "a number"},
        {"open", "what is still to be said"},
        {"order", "in order"},
        {"orders", "the name of a sheet"},
        {"pass", "a mark"},
        {"place", "a place in a list"},
        {"plays", "as the rule pack does"},
        {"points", "of a side"},
        {"program", "this program"},
        {"reach", "what can be reached"},
        {"ready", "the name of a sheet"},
        {"removed", "from a list"},
        {"replaced in turn", "what is written down of an officer"},
        {"return", "a key"},
        {"reveal", "the secret of sealed dice"},
        {"rolled", "dice that were"},
        {"room", "as wide as there is"},
        {"save", "a file"},
        {"second", "of a minute"},
        {"secret", "of sealed dice"},
        {"set up", "before the battle"},
        {"side", "kind of subject"},
        {"stand", "may stand here"},
        {"standing", "records in force"},
        {"stands", "stands there"},
        {"stands in", "what stands in a file"},
        {"state", "the name of a sheet, and how somebody fares"},
        {"stay", "where they are"},
        {"stays", "where it is"},
        {"straight", "straight on"},
        {"target", "a field of commands"},
        {"strike off", "a unit from the roster"},
        {"tests", "that are owed"},
        {"the other", "one or the other"},
        {"the turn", "of the game"},
        {"thrown", "dice that were"},
        {"to come", "dice to come"},
        {"total", "of a roll, and a key of answers"},
        {"turn", "of the game"},
        {"turns", "of the game"},
        {"type", "on the keyboard"},
        {"unit", "kind of subject"},
        {"units", "kind of subject"},
        {"used", "what was"},
        {"with", "what goes along"},
        {"yes", "of what is so"},
    };
    return words;
}

/// What texts of packs are full of, though it is no name.
const std::set<std::string>& fromTexts() {
    static const std::set<std::string> words{
        "element", "elements",  "inch",   "inches",  "brigade",  "brigades", "battalion", "battalions",
        "camel",   "camels",    "plane",  "planes",  "vehicle",  "vehicles", "tank",      "tanks",
        "gun",     "guns",      "horse",  "horses",  "regiment", "squadron", "cavalry",   "infantry",
        "nation",  "nations",   "army",   "armies",  "captured", "routed",   "charge",    "charges",
        "light",   "knackered", "figure", "figures", "hit",      "hits",     "melee",     "machine gun"};
    return words;
}

std::string inSmall(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

void addNames(const Json& json, std::set<std::string>& words) {
    static const std::set<std::string> keys{"id", "name", "short", "title", "set-text", "one", "many"};
    constexpr std::size_t shortest = 3; // shorter ones stand in any text
    for (const auto& [key, value] : json.items()) {
        if (value.is_structured()) {
            addNames(value, words);
        } else if (json.is_object() && keys.contains(key) && value.is_string()) {
            const std::string word = inSmall(value.get<std::string>());
            const bool letters =
                std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
            if (word.size() >= shortest && letters) {
                words.insert(word);
            }
        }
    }
}

bool isPartOfWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '\'' || (c & 0x80) != 0;
}

bool standsIn(const std::string& text, const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isPartOfWord(text[at - 1])) && (end == text.size() || !isPartOfWord(text[end]))) {
            return true;
        }
    }
    return false;
}

} // namespace

ForeignWords::ForeignWords() : m_words(fromTexts()) {
    for (const auto& entry : fs::recursive_directory_iterator(sourceFolder() / "rules")) {
        const fs::path& path = entry.path();
        const bool schema = path.string().find("/schema/") != std::string::npos;
        if (path.extension() == ".json" && !schema) {
            std::ifstream file(path);
            addNames(Json::parse(file), m_words);
        }
    }
    for (const auto& [word, reason] : plainEnglish()) {
        m_words.erase(word);
    }
}

std::set<std::string> ForeignWords::in(const std::string& text) const {
    const std::string plain = inSmall(text);
    std::set<std::string> found;
    for (const std::string& word : m_words) {
        if (standsIn(plain, word)) {
            found.insert(word);
        }
    }
    return found;
}

std::string nonsensePack() {
    return (sourceFolder() / "tests/support/glorpian-frundle").string();
}

std::string nonsenseBattle() {
    return nonsensePack() + "/glorp.battle.json";
}

} // namespace umpire::test

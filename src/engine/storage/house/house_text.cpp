#include "house_text.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <map>

namespace umpire {

namespace {

constexpr std::nullopt_t noHelp = std::nullopt;

/// Those for one list stand before those for all.
const std::vector<HouseKey>& houseKeys() {
    using Kind = HouseKind;
    static const std::vector<HouseKey> list{
        {"modifiers", "value", Saying("house rules", "Worth"),
         Saying("house rules", "What the line adds to the total; a number, or an expression that gives one"),
         Kind::Expression},
        {"modifiers", "when", Saying("house rules", "Counts while"),
         Saying("house rules", "The line counts while this holds; without it, always"), Kind::Expression},
        {"modifiers", "checks", Saying("house rules", "In the checks"),
         Saying("house rules", "The checks in which the line counts"), Kind::Choices, HouseSource::Checks},
        {"facts", "checks", Saying("house rules", "In the checks"),
         Saying("house rules", "The checks for which it may be stated"), Kind::Choices, HouseSource::Checks},
        {"rulings", "readings", Saying("house rules", "Played unless a battle says otherwise"),
         Saying("house rules", "The reading that counts where a battle names none"), Kind::Choice},
        {"", "label", Saying("house rules", "Label"),
         Saying("house rules", "What it is called on the screen; it may hold places in braces")},
        {"", "name", Saying("house rules", "Name"), noHelp},
        {"", "title", Saying("house rules", "Title"), noHelp},
        {"", "section", Saying("house rules", "Section"), Saying("house rules", "Where the rulebook has it")},
        {"", "sheet", Saying("house rules", "On printed sheets"),
         Saying("house rules", "What stands on printed sheets in its place")},
        {"", "worth", Saying("house rules", "Worth on printed sheets"),
         Saying("house rules", "In words, where the value cannot be printed")},
        {"", "text", Saying("house rules", "Text"), noHelp},
        {"", "short", Saying("house rules", "In short"),
         Saying("house rules", "The same where there is little room")},
        {"", "tone", Saying("house rules", "Tone"),
         Saying("house rules", "The colour of the outcome in the window"), Kind::Choice, HouseSource::Tones},
        {"", "bands", Saying("house rules", "Bands"),
         Saying("house rules", "Which totals come to which outcome; without gaps, the first from below, the "
                               "last upwards"),
         Kind::Bands, HouseSource::Outcomes},
        {"",
         "die",
         Saying("house rules", "Die"),
         Saying("house rules", "The die that is thrown"),
         {},
         HouseSource::Dice},
        {"", "count", Saying("house rules", "Dice"),
         Saying("house rules", "How many dice are thrown together; without it, one"), Kind::Expression},
        {"", "threshold", Saying("house rules", "Threshold"),
         Saying("house rules", "A die counts at this number or more"), Kind::Expression},
        {"", "total", Saying("house rules", "Total"), noHelp, Kind::Expression},
        {"", "faces", Saying("house rules", "Faces"),
         Saying("house rules", "Each face as often as it stands on the die")},
        {"", "question", Saying("house rules", "Question"),
         Saying("house rules", "What the umpire is asked")},
        {"", "key", Saying("house rules", "Key"), Saying("house rules", "The letter or digit that ticks it")},
        {"", "ticked", Saying("house rules", "Ticked beforehand"), noHelp},
        {"", "default", Saying("house rules", "At first"),
         Saying("house rules", "Its value where nobody says another")},
        {"", "when", Saying("house rules", "While"),
         Saying("house rules", "The condition under which it holds"), Kind::Expression},
        {"", "derived", Saying("house rules", "Worked out from"), noHelp, Kind::Expression},
        {"", "effects", Saying("house rules", "Effects"), Saying("house rules", "What happens, in order")},
        {"", "least", Saying("house rules", "At least"), noHelp},
        {"", "most", Saying("house rules", "At most"), noHelp},
    };
    return list;
}

using Keys = std::vector<std::string_view>;

const std::map<std::string_view, Keys>& offered() {
    static const std::map<std::string_view, Keys> lists{
        {"modifiers", {"label", "value", "when", "checks", "section", "sheet", "worth"}},
        {"outcomes", {"name", "text", "sheet", "tone"}},
        {"checks", {"name", "section", "die", "count", "threshold", "bands"}},
        {"contests", {"name", "section"}},
        {"facts", {"question", "key", "ticked", "checks", "default"}},
        {"rulings", {"title", "readings"}},
        {"readings", {"text", "short"}},
        {"attributes", {"name", "short", "text", "default", "most"}},
        {"dice", {"name", "faces"}},
        {"words", {"name", "short"}},
        {"phases", {"name", "short"}},
        {"actions", {"name", "section", "text"}},
        {"templates", {"name", "text"}},
    };
    return lists;
}

const std::map<std::string_view, Saying>& listNames() {
    static const std::map<std::string_view, Saying> names{
        {"modifiers", Saying("house rules", "Modifiers")},
        {"outcomes", Saying("house rules", "Outcomes")},
        {"checks", Saying("house rules", "Checks")},
        {"contests", Saying("house rules", "Contests")},
        {"tables", Saying("house rules", "Tables")},
        {"numbers", Saying("house rules", "Numbers")},
        {"texts", Saying("house rules", "Texts")},
        {"rulings", Saying("house rules", "Rulings")},
        {"readings", Saying("house rules", "Readings")},
        {"vocabularies", Saying("house rules", "Lists of words")},
        {"words", Saying("house rules", "Words")},
        {"traits", Saying("house rules", "Traits")},
        {"facts", Saying("house rules", "Questions and facts")},
        {"attributes", Saying("house rules", "Attributes")},
        {"notes", Saying("house rules", "Notes")},
        {"dice", Saying("house rules", "Dice")},
        {"routines", Saying("house rules", "Routines")},
        {"actions", Saying("house rules", "Actions")},
        {"fields", Saying("house rules", "Fields")},
        {"cells", Saying("house rules", "Cells")},
        {"phases", Saying("house rules", "Phases")},
        {"moments", Saying("house rules", "Moments")},
        {"templates", Saying("house rules", "Templates")},
        {"measures", Saying("house rules", "Measures")},
        {"examples", Saying("house rules", "Examples")},
    };
    return names;
}

} // namespace

const HouseKey* knownKey(std::string_view list, std::string_view key) {
    const auto known = std::find_if(houseKeys().begin(), houseKeys().end(), [&](const HouseKey& each) {
        return each.key == key && (each.list.empty() || each.list == list);
    });
    return known == houseKeys().end() ? nullptr : &*known;
}

std::vector<std::string_view> offeredKeys(std::string_view list) {
    const auto known = offered().find(list);
    return known == offered().end() ? Keys() : known->second;
}

bool offersUnsaid(std::string_view list) {
    static const std::vector<std::string_view> oneKind{"modifiers", "outcomes", "rulings",
                                                       "readings",  "words",    "phases"};
    return listed(oneKind, list);
}

std::string nameOfList(std::string_view list) {
    const auto known = listNames().find(list);
    return known == listNames().end() ? std::string(list) : known->second.said();
}

const std::vector<std::string>& partsForPeople() {
    static const std::vector<std::string> parts{
        "modifiers", "checks",     "texts",  "rulings",   "vocabulary", "facts",  "dice",  "turn", "actions",
        "effects",   "attributes", "roster", "templates", "balance",    "sheets", "roles", "map"};
    return parts;
}

std::string HousePath::text() const {
    std::string text = part;
    for (const std::string& step : steps) {
        text += '/';
        text += step;
    }
    return text;
}

std::optional<HousePath> HousePath::of(std::string_view text) {
    HousePath path;
    bool first = true;
    while (true) {
        const std::size_t end = text.find('/');
        const std::string step(text.substr(0, end));
        if (step.empty()) {
            return std::nullopt;
        }
        if (first) {
            path.part = step;
        } else {
            path.steps.push_back(step);
        }
        first = false;
        if (end == std::string_view::npos) {
            return path;
        }
        text.remove_prefix(end + 1);
    }
}

HousePath HousePath::with(std::string step) const {
    HousePath path = *this;
    path.steps.push_back(std::move(step));
    return path;
}

HousePath HousePath::above() const {
    HousePath path = *this;
    if (!path.steps.empty()) {
        path.steps.pop_back();
    }
    return path;
}

} // namespace umpire

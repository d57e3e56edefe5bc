#include "house_choices.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

std::vector<HouseChoice> tones() {
    return {{"good", say("house rules", "good")},
            {"plain", say("house rules", "plain")},
            {"caution", say("house rules", "caution")},
            {"alarm", say("house rules", "alarm")},
            {"flight", say("house rules", "flight")}};
}

/// What fills a place: a number of the pack; what is known only at the table is three dots.
std::string placeIn(std::string_view place, const HouseDocs& docs) {
    const std::vector<std::string> parts = splitAtDots(place);
    const JsonNode* number =
        parts.size() == 2 && parts[0] == "number" ? docs.eitherAt({"texts", {"numbers", parts[1]}}) : nullptr;
    return number ? dumpLine(number->scalar()) : std::string("\u2026");
}

} // namespace

std::string calledInForms(const JsonNode& entry, const HouseDocs& docs) {
    for (const char* key : {"label", "name", "title", "question", "short"}) {
        if (const std::string word = wordOf(entry, key); !word.empty()) {
            return filled(word, [&docs](std::string_view place) { return placeIn(place, docs); });
        }
    }
    return wordOf(entry, "id");
}

std::vector<HouseChoice> choicesIn(const HousePath& list, const HouseDocs& docs) {
    std::vector<HouseChoice> choices;
    const JsonNode* node = docs.nowAt(list);
    if (!node) {
        return choices;
    }
    for (const JsonNode& item : node->items()) {
        if (const std::string id = wordOf(item, "id"); !id.empty()) {
            choices.push_back({id, calledInForms(item, docs)});
        }
    }
    return choices;
}

std::vector<HouseChoice> choicesFrom(HouseSource source, const HouseDocs& docs) {
    switch (source) {
    case HouseSource::Checks:
        return choicesIn({"checks", {"checks"}}, docs);
    case HouseSource::Outcomes:
        return choicesIn({"checks", {"outcomes"}}, docs);
    case HouseSource::Dice:
        return choicesIn({"dice", {"dice"}}, docs);
    case HouseSource::Tones:
        return tones();
    case HouseSource::None:
        break;
    }
    return {};
}

std::vector<HouseChoice> wordsOfVocabulary(const std::string& vocabulary, const HouseDocs& docs) {
    if (vocabulary == "check") {
        return choicesFrom(HouseSource::Checks, docs);
    }
    if (vocabulary == "outcome") {
        return choicesFrom(HouseSource::Outcomes, docs);
    }
    if (vocabulary == "phase") {
        return choicesIn({"turn", {"phases"}}, docs);
    }
    const HousePath words{"vocabulary", {"vocabularies", vocabulary, "words"}};
    return docs.nowAt(words) ? choicesIn(words, docs)
                             : choicesIn({"rulings", {"rulings", vocabulary, "readings"}}, docs);
}

} // namespace umpire

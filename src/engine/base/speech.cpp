#include "umpire/base/speech.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <span>

namespace umpire {

namespace {

thread_local const Translator* present = nullptr;

std::string either(std::string translated, const char* english) {
    return translated.empty() ? std::string(english) : translated;
}

std::string filledFrom(std::string_view sentence, std::span<const PlaceView> places) {
    return filled(sentence, [places](std::string_view name) {
        const auto place = std::find_if(places.begin(), places.end(),
                                        [name](const PlaceView& one) { return one.name == name; });
        return place != places.end() ? std::string(place->text) : "{" + std::string(name) + "}";
    });
}

} // namespace

Speaking::Speaking(const Translator* translator) : m_outer(present) {
    present = translator;
}

Speaking::~Speaking() {
    present = m_outer;
}

const Translator* Speaking::translator() {
    return present;
}

std::string say(const char* context, const char* source) {
    return present ? either(present->translate(context, source), source) : source;
}

std::string fill(std::string_view sentence, std::initializer_list<PlaceView> places) {
    return filledFrom(sentence, {places.begin(), places.size()});
}

std::string fill(std::string_view sentence, const Places& places) {
    return filledFrom(sentence, std::vector<PlaceView>(places.begin(), places.end()));
}

std::string CountedSentence::of(long long n, std::initializer_list<PlaceView> places) const {
    return filledFor(n, places);
}

std::string CountedSentence::of(long long n, const Places& places) const {
    return filledFor(n, {places.begin(), places.end()});
}

std::string CountedSentence::filledFor(long long n, std::vector<PlaceView> places) const {
    const char* english = n == 1 ? m_one : m_many;
    const std::string sentence =
        present ? either(present->translatePlural(m_context, m_one, m_many, n), english) : english;
    const std::string number = std::to_string(n);
    places.push_back({"n", number});
    return filledFrom(sentence, places);
}

std::string Saying::said() const {
    return say(m_context, m_source);
}

} // namespace umpire

#include "umpire/base/speech.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

thread_local const Translator* present = nullptr;

std::string either(std::string translated, const char* english) {
    return translated.empty() ? std::string(english) : translated;
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

std::string fill(std::string_view sentence, const Places& places) {
    return filled(sentence, [&places](std::string_view name) {
        const auto place =
            std::find_if(places.begin(), places.end(), [name](const Place& one) { return one.name == name; });
        return place != places.end() ? place->text : "{" + std::string(name) + "}";
    });
}

std::string CountedSentence::of(long long n, Places places) const {
    const char* english = n == 1 ? m_one : m_many;
    const std::string sentence =
        present ? either(present->translatePlural(m_context, m_one, m_many, n), english) : english;
    places.push_back({"n", std::to_string(n)});
    return fill(sentence, places);
}

std::string Saying::said() const {
    return say(m_context, m_source);
}

} // namespace umpire

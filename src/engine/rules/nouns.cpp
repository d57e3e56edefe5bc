#include "nouns.h"

#include "umpire/base/speech.h"

#include <algorithm>
#include <array>

namespace umpire {

namespace {

using KindSayings = std::array<Saying, 5>;

std::string of(SubjectKind kind, const KindSayings& sayings) {
    return sayings.at(static_cast<std::size_t>(kind)).said();
}

constexpr std::array nouns{Saying("pack", "action"),
                           Saying("pack", "attribute"),
                           Saying("pack", "attribute in rosters"),
                           Saying("pack", "attribute that can be adjusted"),
                           Saying("pack", "attribute that can be written down"),
                           Saying("pack", "attribute that counts points"),
                           Saying("pack", "cell"),
                           Saying("pack", "check"),
                           Saying("pack", "choice of words"),
                           Saying("pack", "choice of words in rosters"),
                           Saying("pack", "command"),
                           Saying("pack", "contest"),
                           Saying("pack", "count"),
                           Saying("pack", "count in rosters"),
                           Saying("pack", "count with marks"),
                           Saying("pack", "die"),
                           Saying("pack", "entry"),
                           Saying("pack", "example"),
                           Saying("pack", "face"),
                           Saying("pack", "fact"),
                           Saying("pack", "field"),
                           Saying("pack", "flag"),
                           Saying("pack", "footnote"),
                           Saying("pack", "formation attribute"),
                           Saying("pack", "measure"),
                           Saying("pack", "modifier"),
                           Saying("pack", "moment"),
                           Saying("pack", "note"),
                           Saying("pack", "number"),
                           Saying("pack", "officer attribute"),
                           Saying("pack", "other count"),
                           Saying("pack", "outcome"),
                           Saying("pack", "phase"),
                           Saying("pack", "reading"),
                           Saying("pack", "roster check"),
                           Saying("pack", "routine"),
                           Saying("pack", "ruling"),
                           Saying("pack", "side attribute"),
                           Saying("pack", "stored attribute"),
                           Saying("pack", "stored choice of words"),
                           Saying("pack", "stored count"),
                           Saying("pack", "substitute"),
                           Saying("pack", "symbol"),
                           Saying("pack", "table"),
                           Saying("pack", "template"),
                           Saying("pack", "text"),
                           Saying("pack", "thing attribute"),
                           Saying("pack", "text of these words"),
                           Saying("pack", "trait"),
                           Saying("pack", "unit attribute"),
                           Saying("pack", "vocabulary"),
                           Saying("pack", "word")};

} // namespace

std::string noun(std::string_view english) {
    const auto found =
        std::ranges::find_if(nouns, [english](const Saying& each) { return each.english() == english; });
    return found == nouns.end() ? std::string(english) : found->said();
}

std::string kindWord(SubjectKind kind) {
    static constexpr KindSayings words{Saying("pack", "side"), Saying("pack", "formation"),
                                       Saying("pack", "officer"), Saying("pack", "unit"),
                                       Saying("pack", "thing")};
    return of(kind, words);
}

std::string oneOf(SubjectKind kind) {
    static constexpr KindSayings words{Saying("pack", "a side"), Saying("pack", "a formation"),
                                       Saying("pack", "an officer"), Saying("pack", "a unit"),
                                       Saying("pack", "a thing")};
    return of(kind, words);
}

std::string severalOf(SubjectKind kind) {
    static constexpr KindSayings words{Saying("pack", "sides"), Saying("pack", "formations"),
                                       Saying("pack", "officers"), Saying("pack", "units"),
                                       Saying("pack", "things")};
    return of(kind, words);
}

} // namespace umpire

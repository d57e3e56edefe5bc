#include "report_photos.h"

#include "../words/battle_words.h"
#include "story.h"
#include "umpire/sheets/dates.h"

#include <algorithm>
#include <limits>

namespace umpire::sheets {

namespace {

/// Those of no known time come last.
std::time_t orderOf(const TimedPhoto& photo) {
    return momentOf(photo.when).value_or(std::numeric_limits<std::time_t>::max());
}

Id passageAt(std::time_t moment, const Chronicle& chronicle) {
    Id passage = "opening";
    for (const Chapter& chapter : chronicle.chapters) {
        const auto first = momentOf(chapter.first);
        if (first && moment >= *first) {
            passage = passageOf(chapter);
        }
    }
    const auto last = chronicle.chapters.empty() ? std::nullopt : momentOf(chronicle.chapters.back().last);
    return last && moment > *last ? "closing" : passage;
}

/// The last that was told of this passage's turn by then.
const Tale* toldBefore(std::time_t moment, const Id& passage, const Chronicle& chronicle) {
    const Tale* last = nullptr;
    const auto found = std::find_if(chronicle.chapters.begin(), chronicle.chapters.end(),
                                    [&](const Chapter& chapter) { return passageOf(chapter) == passage; });
    if (found == chronicle.chapters.end()) {
        return last;
    }
    for (const HalfTurn& half : found->halves) {
        for (const Tale& tale : half.tales) {
            const auto when = momentOf(tale.when);
            if (when && *when <= moment && (!last || tale.record > last->record)) {
                last = &tale;
            }
        }
    }
    return last;
}

/// "31 October, 15:20 · 12th Light Horse fires on I/67th"; the file's name for one of no known time.
Phrase caption(const TimedPhoto& photo, const Tale* last) {
    std::string text = momentOf(photo.when) ? momentInWords(photo.when)
                                            : photo.path.substr(photo.path.find_last_of('/') + 1);
    if (last && !last->who.empty()) {
        text += " · " + last->who;
    }
    return {quiet(text)};
}

} // namespace

std::map<Id, std::vector<PlacedPhoto>> placed(const std::vector<TimedPhoto>& photos,
                                              const Chronicle& chronicle) {
    std::vector<TimedPhoto> sorted = photos;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const TimedPhoto& a, const TimedPhoto& b) { return orderOf(a) < orderOf(b); });
    std::map<Id, std::vector<PlacedPhoto>> result;
    for (const TimedPhoto& photo : sorted) {
        const auto moment = momentOf(photo.when);
        const Id passage = moment ? passageAt(*moment, chronicle) : "closing";
        const Tale* last = moment ? toldBefore(*moment, passage, chronicle) : nullptr;
        result[passage].push_back({{photo.path, caption(photo, last)}, last ? last->record : 0});
    }
    return result;
}

} // namespace umpire::sheets

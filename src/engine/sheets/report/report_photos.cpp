#include "report_photos.h"

#include "../dates.h"
#include "../words/battle_words.h"
#include "story.h"

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

} // namespace

std::map<Id, std::vector<Photo>> placed(const std::vector<TimedPhoto>& photos, const Chronicle& chronicle) {
    std::vector<TimedPhoto> sorted = photos;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const TimedPhoto& a, const TimedPhoto& b) { return orderOf(a) < orderOf(b); });
    std::map<Id, std::vector<Photo>> result;
    for (const TimedPhoto& photo : sorted) {
        const auto moment = momentOf(photo.when);
        const Id passage = moment ? passageAt(*moment, chronicle) : "closing";
        Photo shown{photo.path, {}};
        if (moment) {
            shown.caption = {quiet(momentInWords(photo.when))};
        }
        result[passage].push_back(std::move(shown));
    }
    return result;
}

} // namespace umpire::sheets

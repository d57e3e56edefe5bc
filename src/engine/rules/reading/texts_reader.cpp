#include "part_readers.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

void readTextsAndNumbers(ObjectReader& file, PackDraft& draft) {
    const auto members = [&file](const std::string& key, const auto& read) {
        readMembers(file, key, [&](const JsonNode::Member& member) {
            if (!isKebab(member.key)) {
                Issue issue = file.context().document.issue(
                    member.value,
                    fill(say("pack", "{key} is no id; use small letters, digits and single hyphens"),
                         {{"key", inQuotes(member.key)}}));
                issue.at = member.at;
                file.context().report(std::move(issue));
            }
            read(member);
        });
    };
    file.need("texts");
    members("texts", [&](const auto& member) {
        draft.pack().texts[member.key] = readWords(member.value, file.context()).value_or("");
    });
    members("numbers", [&](const auto& member) {
        draft.pack().numbers[member.key] = readWhole(member.value, file.context()).value_or(0);
    });
}

void readRulings(ObjectReader& file, PackDraft& draft) {
    file.objects("rulings", [&draft](ObjectReader& reader) {
        Ruling ruling;
        ruling.id = readNewId(reader, "ruling", idsOf(draft.pack().rulings));
        ruling.item = reader.text("item");
        ruling.title = draft.withNumbers(reader, "title", reader.words("title"));
        ruling.advice = reader.flag("advice");
        reader.objects("readings", [&](ObjectReader& inner) {
            Ruling::Reading reading{inner.id("id"), draft.withNumbers(inner, "text", inner.words("text")),
                                    ""};
            reading.brief = draft.withNumbers(inner, "short", inner.words("short", reading.text));
            duplicate(inner, "reading", ruling.find(reading.id) != nullptr);
            ruling.readings.push_back(std::move(reading));
        });
        if (ruling.readings.size() < 2) {
            reader.error("readings",
                         say("pack", "a ruling needs at least two readings; the first is the default"));
            ruling.readings.resize(std::max<std::size_t>(1, ruling.readings.size()));
        }
        draft.pack().rulings.push_back(std::move(ruling));
    });
}

} // namespace umpire

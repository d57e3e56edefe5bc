#include "texts_reader.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

void TextsReader::read(ObjectReader& file) {
    const auto members = [&file](const std::string& key, const auto& read) {
        const JsonNode* node = file.need(key);
        if (!node) {
            return;
        }
        ObjectReader inner(*node, file.context()); // reports what is no object
        for (const auto& member : node->members()) {
            inner.skip(member.key);
            if (!isKebab(member.key)) {
                Issue issue = file.context().document.issue(
                    member.value,
                    fill(say("pack", "{key} is no id; use small letters, digits and single hyphens"),
                         {{"key", inQuotes(member.key)}}));
                issue.at = member.at;
                file.context().report(std::move(issue));
            }
            read(member);
        }
    };
    members("texts", [&](const auto& member) {
        m_pack.texts[member.key] = readWords(member.value, file.context()).value_or("");
    });
    members("numbers", [&](const auto& member) {
        m_pack.numbers[member.key] = readWhole(member.value, file.context()).value_or(0);
    });
}

} // namespace umpire

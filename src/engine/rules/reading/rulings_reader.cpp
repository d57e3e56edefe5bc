#include "rulings_reader.h"

#include "entry_parts.h"

#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire {

void RulingsReader::read(ObjectReader& file) {
    file.objects("rulings", true, [this](ObjectReader& reader) {
        Ruling ruling;
        ruling.id = reader.id("id");
        duplicate(reader, "ruling", m_pack.ruling(ruling.id) != nullptr);
        ruling.item = reader.text("item");
        ruling.title = m_draft.withNumbers(reader, "title", reader.words("title"));
        ruling.advice = reader.flag("advice", false);
        reader.objects("readings", true, [&](ObjectReader& inner) {
            Ruling::Reading reading{inner.id("id"), m_draft.withNumbers(inner, "text", inner.words("text")),
                                    ""};
            reading.brief = m_draft.withNumbers(inner, "short", inner.words("short", reading.text));
            duplicate(inner, "reading", ruling.find(reading.id) != nullptr);
            ruling.readings.push_back(std::move(reading));
        });
        if (ruling.readings.size() < 2) {
            reader.error("readings",
                         say("pack", "a ruling needs at least two readings; the first is the default"));
            ruling.readings.resize(std::max<std::size_t>(1, ruling.readings.size()));
        }
        m_pack.rulings.push_back(std::move(ruling));
    });
}

} // namespace umpire

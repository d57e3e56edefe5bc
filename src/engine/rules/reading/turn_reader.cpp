#include "turn_reader.h"

#include "entry_parts.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

void TurnReader::readNames(ObjectReader& file) {
    file.objects("phases", true, [this](ObjectReader& reader) {
        m_pack.phases.push_back({reader.id("id"), reader.text("name"), reader.text("short", "")});
    });
}

void TurnReader::read(ObjectReader& file) {
    readPhases(file);
    std::set<Id> named;
    file.objects("moments", false, [&](ObjectReader& reader) {
        readName(reader, "moment", named);
        readMoment(reader);
    });
}

void TurnReader::readPhases(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("phases", true, [&](ObjectReader& reader) {
        Phase& phase = m_pack.phases[next++];
        phase.id = reader.id("id");
        duplicate(reader, "phase", !seen.insert(phase.id).second);
        phase.name = reader.text("name");
        phase.brief = reader.text("short", "");
    });
    if (m_pack.phases.empty()) {
        file.error("phases", say("pack", "a turn has at least one phase"));
        m_pack.phases.push_back({"turn", "Turn", ""});
    }
}

void TurnReader::readMoment(ObjectReader& reader) {
    const std::vector<std::string> times{"phase-start", "phase-end", "half-turn-start", "half-turn-end"};
    Moment moment;
    const std::string at = reader.choice("at", times);
    moment.at = static_cast<Moment::At>(std::find(times.begin(), times.end(), at) - times.begin());
    const bool ofPhase = at == "phase-start" || at == "phase-end";
    moment.phase = readKnownOne(reader, "phase", idsOf(m_pack.phases), "phase", ofPhase);
    if (!ofPhase && reader.has("phase")) {
        reader.error(
            "phase",
            fill(say("pack",
                     "{moment} belongs to no phase; remove \"phase\", or use phase-start or phase-end"),
                 {{"moment", inQuotes(at)}}));
    }
    moment.of = readSubjectKind(reader, "for-each", "");
    const Roles roles{moment.of, std::nullopt, {}, Stage::Start};
    moment.when =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("when"), roles, Kind::Flag);
    moment.effects = m_draft.readEffects(reader, "effects", roles, false);
    moment.text = m_draft.readTextId(reader, "text", roles, false);
    if (!reader.has("text") && moment.effects.empty()) {
        reader.context().error(
            reader.node(), say("pack", "nothing happens at this moment; give it \"effects\" or a \"text\""));
    }
    m_pack.moments.push_back(std::move(moment));
}

} // namespace umpire

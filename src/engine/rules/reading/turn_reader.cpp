#include "part_readers.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

namespace {

using At = Moment::At;

bool isOfHalfTurn(At at) {
    return at == At::HalfTurnStart || at == At::HalfTurnEnd;
}

/// Expressions anywhere may name who acts, so it is known beforehand of which kind that is.
void readDrawnName(ObjectReader& reader, Phase& phase) {
    const JsonNode* node = reader.want("owner");
    if (node && node->isObject() && node->find("drawn")) {
        ObjectReader owner(*node, reader.context(), reader.shapeUnder("owner"));
        phase.owner = Phase::Owner::Drawn;
        phase.drawn = readSubjectKind(owner, "drawn");
    }
}

/// Whom "$acting" means is of one kind.
void checkDrawn(ObjectReader& owner, const Phase& phase, const RulePack& pack) {
    const auto first = std::ranges::find(pack.phases, Phase::Owner::Drawn, &Phase::owner);
    if (first->drawn != phase.drawn) {
        owner.error("drawn", fill(say("pack", "the phase {phase} draws {others}; all phases that draw draw "
                                              "subjects of the same kind"),
                                  {{"phase", inQuotes(first->id)}, {"others", severalOf(first->drawn)}}));
    }
}

void readOwnerObject(ObjectReader& owner, Phase& phase, const RulePack& pack) {
    ExpressionReader expressions(pack, owner.context());
    if (owner.has("drawn") == owner.has("side")) {
        owner.skip("drawn");
        owner.skip("side");
        owner.skip("among");
        owner.context().error(owner.node(), say("pack", "the owner of a phase is \"active\", \"both\", or an "
                                                        "object with either \"side\" or \"drawn\""));
        return;
    }
    if (const JsonNode* side = owner.want("side")) {
        const Roles nobody{SubjectKind::Side, std::nullopt, {}, Stage::Start, {}, true};
        phase.owner = Phase::Owner::Side;
        phase.side = expressions.readTyped(*side, nobody, {Kind::Subject, SubjectKind::Side, ""});
        return;
    }
    phase.owner = Phase::Owner::Drawn;
    phase.drawn = readSubjectKind(owner, "drawn");
    const Roles each{phase.drawn, std::nullopt, {}, Stage::Start};
    phase.among = expressions.readOptional(owner.want("among"), each, Kind::Flag);
    checkDrawn(owner, phase, pack);
}

void readOwner(ObjectReader& reader, Phase& phase, const RulePack& pack) {
    phase.owner = pack.halves ? Phase::Owner::Active : Phase::Owner::Both;
    const JsonNode* node = reader.want("owner");
    if (!node) {
        return;
    }
    if (node->isObject()) {
        ObjectReader owner(*node, reader.context(), reader.shapeUnder("owner"));
        readOwnerObject(owner, phase, pack);
        return;
    }
    const std::string word = reader.choice("owner", {"active", "both"});
    phase.owner = word == "both" ? Phase::Owner::Both : phase.owner;
    if (word == "active" && !pack.halves) {
        reader.error("owner", say("pack", "a turn without half-turns has no active side; write \"both\", or "
                                          "name the side as in {\"side\": \"$first-side\"}"));
    }
}

void readPhases(ObjectReader& file, RulePack& pack) {
    readEntries(file, "phases", "phase", pack.phases, [&](ObjectReader& reader, Phase& phase) {
        phase.name = reader.words("name");
        phase.brief = reader.words("short");
        readOwner(reader, phase, pack);
    });
    if (pack.phases.empty()) {
        file.error("phases", say("pack", "a turn has at least one phase"));
        pack.phases.push_back({"turn", "Turn", ""});
    }
}

void readMoment(ObjectReader& reader, PackDraft& draft) {
    RulePack& pack = draft.pack();
    Moment moment;
    moment.at = static_cast<At>(reader.whichChoice("at"));
    moment.phase = readKnownOne(reader, "phase", idsOf(pack.phases), "phase", Moment::isOfPhase(moment.at));
    if (!Moment::isOfPhase(moment.at) && reader.has("phase")) {
        reader.error(
            "phase",
            fill(say("pack",
                     "{moment} belongs to no phase; remove \"phase\", or use phase-start or phase-end"),
                 {{"moment", inQuotes(reader.node().text("at"))}}));
    }
    if (isOfHalfTurn(moment.at) && !pack.halves) {
        reader.error("at", say("pack", "this turn has no half-turns; use turn-start or turn-end"));
    }
    moment.once = !reader.has("for-each");
    moment.of = moment.once ? SubjectKind::Side : readSubjectKind(reader, "for-each");
    const Roles roles{moment.of, std::nullopt, {}, Stage::Start, {}, moment.once};
    moment.when = readCondition(reader, "when", roles, pack);
    moment.effects = draft.readEffects(reader, "effects", roles, false);
    moment.text = draft.readTextId(reader, "text", roles, false);
    if (!reader.has("text") && moment.effects.empty()) {
        reader.context().error(
            reader.node(), say("pack", "nothing happens at this moment; give it \"effects\" or a \"text\""));
    }
    pack.moments.push_back(std::move(moment));
}

} // namespace

void readTurnNames(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    pack.halves = file.flag("halves");
    file.objects("phases", [&](ObjectReader& reader) {
        pack.phases.push_back({reader.id("id"), reader.words("name"), reader.words("short")});
        readDrawnName(reader, pack.phases.back());
    });
}

void readTurn(ObjectReader& file, PackDraft& draft) {
    draft.pack().halves = file.flag("halves");
    readPhases(file, draft.pack());
    std::set<Id> named;
    file.objects("moments", [&](ObjectReader& reader) {
        readName(reader, "moment", named);
        readMoment(reader, draft);
    });
}

} // namespace umpire

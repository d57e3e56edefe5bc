// What the game that plays a pack needs of it.

#include "../known_names.h"
#include "pack_judges.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

using Needs = ModuleNeeds;

/// Looks for everything that the procedures of a game name.
class NeedsJudge {
  public:
    NeedsJudge(const RulePack& pack, const Needs& needs, const PackReport& report)
        : m_pack(pack), m_needs(needs), m_report(report) {}

    void run() {
        judgeEach(m_needs.commands);
        judgeEach(m_needs.checks);
        judgeNames("contest", m_needs.contests, idsOf(m_pack.contests), {"checks", {}, "contests"});
        judgeEach(m_needs.routines);
        judgeEach(m_needs.attributes);
        judgeEach(m_needs.facts);
        judgeEach(m_needs.rulings);
        judgeNames("phase", m_needs.phases, idsOf(m_pack.phases), {"turn", {}, "phases"});
        judgeNames("text", m_needs.texts, keysOf(m_pack.texts), {"texts", {}, "texts"});
        judgeNames("number", m_needs.numbers, keysOf(m_pack.numbers), {"texts", {}, "numbers"});
    }

  private:
    /// `sentence` begins with the game, as its place {game}.
    void tell(const PackPlace& place, const std::string& sentence, Places places) {
        places.push_back({"game", inQuotes(m_needs.module)});
        m_report(place, fill(sentence, places));
    }

    /// False when it is not there, which is told.
    bool there(const std::string& what, const Id& id, const KnownNames& known, const PackPlace& place) {
        if (known.has(id)) {
            return true;
        }
        const std::string near = nearest(id, known.all());
        const std::string hint = near.empty() ? say("pack", "; add it")
                                              : fill(say("pack", "; is it {near}? Then call that so again"),
                                                     {{"near", inQuotes(near)}});
        tell(place, say("pack", "the game {game} needs the {what} {id}, which is not there{hint}"),
             {{"what", noun(what)}, {"id", inQuotes(id)}, {"hint", hint}});
        return false;
    }

    template <typename Entry>
    void judgeEach(const std::vector<Entry>& entries) {
        for (const Entry& each : entries) {
            judge(each);
        }
    }

    void judgeNames(const std::string& what, const std::vector<Id>& ids, const KnownNames& known,
                    const PackPlace& place) {
        for (const Id& id : ids) {
            there(what, id, known, place);
        }
    }

    template <typename Entries>
    static std::size_t indexOf(const Entries& entries, const Id& id) {
        return static_cast<std::size_t>(findById(entries, id) - entries.data());
    }

    void judge(const Needs::Command& command) {
        if (!there("command", command.id, idsOf(m_pack.actions), {"actions", {}, "actions"})) {
            return;
        }
        const Action& action = *m_pack.action(command.id);
        const PackPlace::Step step{"actions", indexOf(m_pack.actions, command.id)};
        if (command.played && !(action.does.empty() && action.states.empty())) {
            tell({"actions", {step}, action.does.empty() ? "states" : "does"},
                 say("pack", "the game {game} plays the command {id} itself; remove this"),
                 {{"id", inQuotes(command.id)}});
        }
        for (const Needs::Field& field : command.fields) {
            if (there("field", field.id, idsOf(action.fields), {"actions", {step}, "fields"})) {
                judge(field, *action.field(field.id),
                      {"actions", {step, {"fields", indexOf(action.fields, field.id)}}, ""});
            }
        }
    }

    void judge(const Needs::Field& need, const ActionField& field, PackPlace place) {
        using FieldKind = ActionField::Kind;
        const char* const words[] = {"subject", "subjects", "count", "choice", "facts", "party", "text"};
        const bool names = need.kind == FieldKind::Subject || need.kind == FieldKind::Subjects ||
                           need.kind == FieldKind::Party;
        if (field.kind != need.kind) {
            place.key = "kind";
            tell(place, say("pack", "the game {game} needs the field {need} to be of the kind {kind}"),
                 {{"need", inQuotes(need.id)},
                  {"kind", inQuotes(words[static_cast<std::size_t>(need.kind)])}});
        } else if (names && field.subject != need.subject) {
            place.key = "subject";
            tell(place, say("pack", "the game {game} needs the field {need} to name {kind}"),
                 {{"need", inQuotes(need.id)}, {"kind", oneOf(need.subject)}});
        } else if (names && !need.optional && (field.optional || field.needed)) {
            place.key = field.optional ? "optional" : "needed-when";
            tell(place, say("pack", "the game {game} cannot do without the field {need}; remove {key}"),
                 {{"need", inQuotes(need.id)}, {"key", inQuotes(place.key)}});
        }
    }

    void judge(const Needs::Roll& roll) {
        if (!there("check", roll.id, idsOf(m_pack.checks), {"checks", {}, "checks"})) {
            return;
        }
        const Check& check = *m_pack.check(roll.id);
        const PackPlace::Step step{"checks", indexOf(m_pack.checks, roll.id)};
        if (check.subject != roll.of) {
            tell({"checks", {step}, "subject"},
                 say("pack", "the game {game} needs the check {roll} to be taken by {kind}"),
                 {{"roll", inQuotes(roll.id)}, {"kind", oneOf(roll.of)}});
        }
        if (roll.owed && !check.direct) {
            tell({"checks", {step}, "direct"},
                 say("pack", "the game {game} puts the check {roll} on the list of what is due; it needs "
                             "\"direct\": true"),
                 {{"roll", inQuotes(roll.id)}});
        }
        judgeNames("outcome", roll.outcomes, idsOf(m_pack.outcomes), {"checks", {}, "outcomes"});
    }

    void judge(const Needs::Routine& routine) {
        if (there("routine", routine.id, m_pack.routineOrder, {"effects", {}, "routines"}) &&
            m_pack.routineSubjects.find(routine.id)->second != routine.of) {
            tell({"effects", {}, "routines"},
                 say("pack", "the game {game} needs the routine {routine} to be of {kind}"),
                 {{"routine", inQuotes(routine.id)}, {"kind", oneOf(routine.of)}});
        }
    }

    /// What a type is called in a pack.
    static std::string kindName(Type::Kind kind) {
        const char* const words[] = {"nothing", "flag", "count", "choice", "subject", "choices", "subjects"};
        return inQuotes(words[static_cast<std::size_t>(kind)]);
    }

    void judge(const Needs::Attribute& need) {
        const Ids known =
            idsThat(m_pack.attributes, [&need](const Attribute& each) { return each.of == need.of; });
        const std::string what = std::string(name(need.of)) + " attribute";
        if (!there(what, need.id, known, {"attributes", {}, "attributes"})) {
            return;
        }
        const Attribute& attribute = *m_pack.attribute(need.of, need.id);
        const auto index = static_cast<std::size_t>(&attribute - m_pack.attributes.data());
        const PackPlace::Step step{"attributes", index};
        if (attribute.type.kind != need.kind) {
            tell({"attributes", {step}, "kind"},
                 say("pack", "the game {game} needs the {what} {need} to be of the kind {kind}"),
                 {{"what", noun(what)}, {"need", inQuotes(need.id)}, {"kind", kindName(need.kind)}});
        } else if (need.stored && attribute.derived) {
            tell({"attributes", {step}, "derived"},
                 say("pack", "the game {game} sets the {what} {need}, so it cannot be derived"),
                 {{"what", noun(what)}, {"need", inQuotes(need.id)}});
        } else {
            judgeWords(need, attribute, step);
        }
    }

    void judgeWords(const Needs::Attribute& need, const Attribute& attribute, const PackPlace::Step& at) {
        const Vocabulary* words = m_pack.vocabulary(attribute.type.vocabulary);
        if (need.words.empty() && need.traits.empty()) {
            return;
        }
        if (!words) {
            tell({"attributes", {at}, "kind"},
                 say("pack", "the game {game} needs the attribute {need} to be a choice"),
                 {{"need", inQuotes(need.id)}});
            return;
        }
        const PackPlace::Step step{"vocabularies", indexOf(m_pack.vocabularies, words->id)};
        judgeNames("word", need.words, words->ids(), {"vocabulary", {step}, "words"});
        judgeNames("trait", need.traits, idsOf(words->traits), {"vocabulary", {step}, "traits"});
    }

    void judge(const Needs::Fact& need) {
        if (!there("fact", need.id, idsOf(m_pack.facts), {"facts", {}, "facts"})) {
            return;
        }
        const Fact& fact = *m_pack.fact(need.id);
        const PackPlace::Step step{"facts", indexOf(m_pack.facts, need.id)};
        if (fact.type.kind != need.kind) {
            tell({"facts", {step}, "kind"},
                 say("pack", "the game {game} needs the fact {need} to be of the kind {kind}"),
                 {{"need", inQuotes(need.id)}, {"kind", kindName(need.kind)}});
        } else if (fact.derived) {
            tell({"facts", {step}, "derived"},
                 say("pack", "the game {game} gives the fact {need}, so it cannot be derived"),
                 {{"need", inQuotes(need.id)}});
        }
    }

    void judge(const Needs::Switch& need) {
        if (!there("ruling", need.id, idsOf(m_pack.rulings), {"rulings", {}, "rulings"})) {
            return;
        }
        const PackPlace::Step step{"rulings", indexOf(m_pack.rulings, need.id)};
        judgeNames("reading", need.readings, idsOf(m_pack.ruling(need.id)->readings),
                   {"rulings", {step}, "readings"});
    }

    const RulePack& m_pack;
    const Needs& m_needs;
    const PackReport& m_report;
};

/// Whether a procedure of the game carries the command out.
bool isPlayed(const Id& action, const Needs* game) {
    const std::vector<Needs::Command> none;
    const auto& commands = game ? game->commands : none;
    return std::ranges::any_of(commands, [&action](const Needs::Command& command) {
        return command.played && command.id == action;
    });
}

/// A command that nobody carries out would be accepted, and nothing would come of it.
void judgeIdle(const RulePack& pack, const Needs* game, const PackReport& report) {
    for (std::size_t i = 0; i < pack.actions.size(); ++i) {
        const Action& action = pack.actions[i];
        if (action.does.empty() && action.effects.empty() && !isPlayed(action.id, game)) {
            report({"actions", {{"actions", i}}, "id"},
                   fill(say("pack", "the command {id} does nothing; say what it \"does\", or give it "
                                    "\"effects\""),
                        {{"id", inQuotes(action.id)}}));
        }
    }
}

} // namespace

const Needs* gameOf(const RulePack& pack, const GameNeeds& games) {
    const auto found =
        std::ranges::find_if(games, [&pack](const Needs* needs) { return needs->module == pack.module; });
    return found == games.end() ? nullptr : *found;
}

void checkNeeds(const RulePack& pack, const GameNeeds& games, const PackReport& report) {
    const Needs* needs = gameOf(pack, games);
    if (needs) {
        NeedsJudge(pack, *needs, report).run();
    }
    // Without the games nobody knows what their procedures do.
    if (!games.empty() || pack.module.empty()) {
        judgeIdle(pack, needs, report);
    }
}

} // namespace umpire

#include "umpire/worksheet/offers.h"

#include "fields.h"
#include "umpire/base/text.h"
#include "umpire/battle/turn_actions.h"
#include "umpire/checks/candidates.h"
#include "umpire/rules/commands.h"
#include "umpire/worksheet/worksheet.h"

#include <algorithm>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;

bool asksForPhase(const Expression& condition) {
    return hasAny(condition, [](const Expression& node) {
        return node.op == Expression::Op::Context && node.word == "phase";
    });
}

/// How far the turn is from the phase that a condition asks for, 0 when it asks for none.
int phasesAway(const Expression& condition, const Scope& scope) {
    std::ptrdiff_t nearest = 0;
    const auto& phases = scope.rules.phases;
    const auto placeOf = [&phases](const Id& id) {
        return std::ranges::find(phases, id, &Phase::id) - phases.begin();
    };
    const std::ptrdiff_t now = placeOf(scope.battle.clock.phase);
    visit(condition, [&](const Expression& node) {
        if (node.op == Expression::Op::Literal && scope.rules.phase(node.literal.text())) {
            const std::ptrdiff_t away = std::abs(placeOf(node.literal.text()) - now);
            nearest = nearest == 0 ? away : std::min(nearest, away);
        }
    });
    return asksForPhase(condition) ? static_cast<int>(nearest) : 0;
}

/// What is out of its phase is seldom meant, the less the farther that phase is; any other objection may well
/// be.
int weightOf(const Expression& condition, const Scope& scope) {
    constexpr int outOfPhase = 10;
    const int away = phasesAway(condition, scope);
    return away > 0 ? outOfPhase + away : 1;
}

/// Whether a condition asks for the phase and names the one that is on.
bool namesThisPhase(const Expression& condition, const Scope& scope) {
    return asksForPhase(condition) && hasAny(condition, [&scope](const Expression& node) {
               return node.op == Expression::Op::Literal && node.literal.text() == scope.battle.clock.phase;
           });
}

bool raises(const Effects& effects, const Id& id) {
    return std::ranges::any_of(effects, [&id](const Effect& effect) {
        return (effect.kind == Effect::Kind::Due && effect.word == id) || raises(effect.effects, id);
    });
}

/// Whether it falls due as the phase that is on begins.
bool isRaisedInPhase(const Id& id, const Scope& scope) {
    const auto& moments = scope.rules.moments;
    return std::ranges::any_of(moments, [&](const Moment& moment) {
        return moment.at == Moment::At::PhaseStart && moment.phase == scope.battle.clock.phase &&
               raises(moment.effects, id);
    });
}

/// What falls due in the phase, or is excepted from a warning in it, is what the phase is for.
int objectionsOf(const Id& id, const std::vector<Clause>& warns, const Scope& scope) {
    constexpr int ofPhase = 3;
    int weight = 0;
    bool isOfPhase = isRaisedInPhase(id, scope);
    bool late = false;
    for (const Clause& clause : warns) {
        const bool holds = evaluate(clause.when, scope).flag();
        weight += holds ? weightOf(clause.when, scope) : 0;
        late = late || (holds && phasesAway(clause.when, scope) > 0);
        isOfPhase = isOfPhase || (!holds && namesThisPhase(clause.when, scope));
    }
    return isOfPhase && !late ? weight - ofPhase : weight;
}

/// What is owed by whoever acts comes before everything else.
int likelierAsDue(const Id& id, const Scope& scope) {
    constexpr int owed = 100;
    const auto& due = scope.battle.due;
    return std::ranges::any_of(
               due, [&](const Due& each) { return each.check == id && each.subject == scope.self; })
               ? owed
               : 0;
}

/// Nobody points at another for what is done by oneself.
int weightAlone(const Scope& scope) {
    constexpr int alone = 50;
    return scope.other.empty() ? 0 : alone;
}

/// Two with a bond between them are likely to come to blows.
int likelierBy(const Action& action, const Scope& scope) {
    constexpr int bound = 8;
    if (scope.other.empty() || partyOf(action, "self")->kind != FieldKind::Party) {
        return 0;
    }
    const std::vector<Tie> ties = tiesOf(scope.rules, scope.battle);
    return std::ranges::any_of(ties,
                               [&scope](const Tie& tie) {
                                   return (tie.from == scope.self && tie.to == scope.other) ||
                                          (tie.from == scope.other && tie.to == scope.self);
                               })
               ? bound
               : 0;
}

/// Whether there is anybody at all whom it could act upon, once nobody is named: whom the pack names, or else
/// those of other sides.
bool anybody(const Action& action, const Scope& scope) {
    if (!scope.other.empty()) {
        return true;
    }
    const Subject* self = scope.battle.find(scope.self);
    const ActionField& field = *partyOf(action, "other");
    const Ids some = amongOf(field.among, field.subject, scope);
    return std::ranges::any_of(some, [&](const Id& id) {
        Scope inner = scope;
        inner.other = id;
        return (field.among || scope.battle.find(id)->side != self->side) && meets(action.needs, inner);
    });
}

/// A door is no unit; and where the pack names those of a unit's own side, it is no use against anybody else
/// who is pointed at.
bool mayBeMeant(const ActionField& other, const Scope& scope) {
    const Subject* meant = scope.battle.find(scope.other);
    if (meant && meant->kind != other.subject) {
        return false;
    }
    return !other.among || isAmong(scope.other, other.among, other.subject, scope);
}

/// Whom the rules name as those who do it. An umpire may let another do it, so it is offered all the same.
bool mayAct(const ActionField& acting, const Scope& scope) {
    return !acting.among ||
           isAmong(scope.self, acting.among, acting.subject, Scope{scope.rules, scope.battle});
}

/// With two parties what is needed of the other is left to the decision, whose words say what is in the way.
void offerAction(const Action& action, const Scope& scope, std::vector<Offer>& offers) {
    const ActionField* acting = partyOf(action, "self");
    if (!acting || acting->subject != scope.battle.find(scope.self)->kind) {
        return;
    }
    const ActionField* other = partyOf(action, "other");
    const bool two = other != nullptr;
    if (two && !scope.other.empty() && !mayBeMeant(*other, scope)) {
        return;
    }
    const bool may =
        two ? meetsItsOwn(action.needs, scope) && mayContest(action, *acting, scope) && anybody(action, scope)
            : meets(action.needs, scope);
    if (may) {
        offers.push_back({action.id, false, two, action.name, action.section,
                          objectionsOf(action.id, action.warns, scope) - likelierBy(action, scope) -
                              likelierAsDue(action.id, scope) + (two ? 0 : weightAlone(scope)),
                          mayAct(*acting, scope)});
    }
}

void offerCheck(const Check& check, const Scope& scope, std::vector<Offer>& offers) {
    if (meets(check.needs, scope)) {
        offers.push_back({check.id, true, false, check.name, check.section,
                          objectionsOf(check.id, check.warns, scope) - likelierAsDue(check.id, scope) +
                              weightAlone(scope)});
    }
}

/// Whether a condition looks at the turn, and not at who acts.
bool looksAtMoment(const Expression& condition) {
    return hasAny(condition, [](const Expression& node) { return node.op == Expression::Op::Context; });
}

/// Whether it changes how anybody stands.
bool costs(const RulePack& rules, const Json& changes) {
    const Id& state = rules.roles.state(SubjectKind::Unit).by;
    const Id& strength = rules.roles.strength.now;
    return std::ranges::any_of(changes, [&](const Json& change) {
        return change.contains(state) || (!strength.empty() && change.contains(strength));
    });
}

/// One who points at a unit is likely to point at another next, but for what is due or of the phase: the
/// number that is typed for that other must not be taken for a die.
int weightUnasked(const Offer& offer) {
    constexpr int alone = 50;
    return offer.objections + (offer.two || offer.objections < 0 ? 0 : alone);
}

/// Whether it may stand ready though nobody asked for it.
bool mayStand(const Session& session, const Offer& offer, const Id& subject, const Id& target) {
    if (offer.two && target.empty()) {
        return true;
    }
    const Worksheet sheet = worksheet(session, draftFor(session, offer, subject, target), {false, false, 0});
    const bool alone =
        target.empty() && likelierAsDue(offer.id, {session.rules(), session.battle(), subject}) == 0;
    return sheet.ok && (!sheet.complete || (!alone && !costs(session.rules(), sheet.changes)));
}

} // namespace

std::string wordName(const RulePack& rules, const std::string& word) {
    for (const Vocabulary& vocabulary : rules.vocabularies) {
        if (const Word* known = vocabulary.find(word)) {
            return known->name;
        }
    }
    return word;
}

std::vector<NeededWord> neededWords(const Session& session, const Offer& offer, const Id& subject) {
    std::vector<NeededWord> words;
    const Action* action = offer.check ? nullptr : session.rules().action(offer.id);
    const Scope scope{session.rules(), session.battle(), subject};
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        const bool needed = field.kind == FieldKind::Choice && !field.optional && holds(field.needed, scope);
        for (const std::string& word : needed ? field.words : std::vector<std::string>{}) {
            words.push_back({field.id, word, wordName(session.rules(), word)});
        }
    }
    return words;
}

bool askedByItself(const Session& session, const Check& check) {
    return check.direct || (session.module() && session.module()->checks.contains(check.id));
}

bool takenByAll(const Session& session, const Check& check) {
    return check.subject == SubjectKind::Side &&
           session.preview(commandOf(Verb::Check, {{"check", check.id}})).ok;
}

std::optional<std::string> whyNot(const Session& session, const Check& check, const Id& subject) {
    const Scope scope{session.rules(), session.battle(), subject};
    for (const Clause& need : check.needs) {
        if (!evaluate(need.when, scope).flag()) {
            return fillText(session.rules().text(need.text), scope);
        }
    }
    return std::nullopt;
}

std::string whyNothing(const Session& session, const Id& subject) {
    const Subject* acting = session.battle().find(subject);
    const Scope scope{session.rules(), session.battle(), subject};
    for (const Action& action : session.rules().actions) {
        const ActionField* self = partyOf(action, "self");
        if (!acting || !self || !partyOf(action, "other") || self->subject != acting->kind) {
            continue;
        }
        for (const Clause& need : action.needs) {
            if (!meetsItsOwn({need}, scope)) {
                return fillText(scope.rules.text(need.text), scope);
            }
        }
    }
    return {};
}

bool suits(const Session& session, const Action& action, const Id& unit) {
    const Scope scope{session.rules(), session.battle(), unit};
    return std::ranges::none_of(action.warns, [&scope](const Clause& clause) {
        return !looksAtMoment(clause.when) && evaluate(clause.when, scope).flag();
    });
}

std::vector<Offer> offersFor(const Session& session, const Id& subject, const Id& target) {
    std::vector<Offer> offers;
    const Subject* acting = session.battle().find(subject);
    if (!acting) {
        return offers;
    }
    const bool unit = acting->kind == SubjectKind::Unit;
    const Scope scope{session.rules(), session.battle(), subject, target};
    for (const Action& action : session.rules().actions) {
        offerAction(action, scope, offers);
    }
    for (const Check& check : session.rules().checks) {
        if (check.subject == acting->kind && (unit ? check.direct : askedByItself(session, check))) {
            offerCheck(check, scope, offers);
        }
    }
    return offers;
}

const Offer* likeliest(const Session& session, const std::vector<Offer>& offers, const Id& subject,
                       const Id& target) {
    std::vector<const Offer*> ranked;
    for (const Offer& offer : offers) {
        if (target.empty() ? offer.meant : offer.two) {
            ranked.push_back(&offer);
        }
    }
    std::ranges::stable_sort(ranked, [](const Offer* a, const Offer* b) {
        return a->meant != b->meant ? a->meant : weightUnasked(*a) < weightUnasked(*b);
    });
    const Subject* acting = session.battle().find(subject);
    const bool side = acting && acting->kind == SubjectKind::Side && target.empty();
    const auto best = std::ranges::find_if(ranked, [&](const Offer* offer) {
        // A side is pointed at for what it does now, such as to pass.
        return side ? offer->objections <= 0 : mayStand(session, *offer, subject, target);
    });
    // Of what cannot be done to a target the likeliest says why.
    return best != ranked.end() ? *best : target.empty() || ranked.empty() ? nullptr : ranked.front();
}

Json draftFor(const Session& session, const Offer& offer, const Id& subject, const Id& target) {
    if (offer.check) {
        return checkCommand(session.rules(), offer.id, subject);
    }
    Json command{{"do", offer.id}};
    const Action* action = session.rules().action(offer.id);
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        const Id& who = field.party == "self" ? subject : target;
        const bool known = (field.party == "self" || field.party == "other") && !who.empty();
        if (known && field.kind == FieldKind::Party) {
            command[field.id] = Json{{"unit", who}};
        } else if (known && field.kind == FieldKind::Subject) {
            command[field.id] = who;
        }
    }
    return command;
}

} // namespace umpire

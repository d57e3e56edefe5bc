#include "resolve/offers.h"

#include "document/text.h"
#include "umpire/battle/deeds.h"

#include <algorithm>

namespace umpire::gui {

namespace {

using FieldKind = ActionField::Kind;

const ActionField* unitField(const Action& action, std::string_view party) {
    for (const ActionField& field : action.fields) {
        const bool named = field.kind == FieldKind::Subject || field.kind == FieldKind::Party;
        if (named && field.party == party && field.subject == SubjectKind::Unit) {
            return &field;
        }
    }
    return nullptr;
}

bool met(const std::vector<Clause>& needs, const Scope& scope) {
    return std::all_of(needs.begin(), needs.end(),
                       [&scope](const Clause& clause) { return evaluate(clause.when, scope).flag(); });
}

/// The letters that take what a unit does by itself; a pack that has one of these actions gets its key.
constexpr std::pair<const char*, char> keys[] = {{"mount", 'M'},    {"dismount", 'M'},   {"limber", 'L'},
                                                 {"unlimber", 'L'}, {"give-order", 'O'}, {"reform", 'H'},
                                                 {"call-off", 'X'}};

QString keyOf(const Id& action) {
    const auto found = std::find_if(std::begin(keys), std::end(keys),
                                    [&action](const auto& key) { return action == key.first; });
    return found == std::end(keys) ? QString() : QString(QLatin1Char(found->second));
}

/// How far the turn is from the phase that a condition asks for, 0 when it asks for none.
int phasesAway(const Expression& condition, const Scope& scope) {
    std::ptrdiff_t nearest = 0;
    bool asked = false;
    const auto& phases = scope.rules.phases;
    const auto placeOf = [&phases](const Id& id) {
        return std::find_if(phases.begin(), phases.end(),
                            [&id](const Phase& phase) { return phase.id == id; }) -
               phases.begin();
    };
    const std::ptrdiff_t now = placeOf(scope.battle.clock.phase);
    visit(condition, [&](const Expression& node) {
        asked = asked || (node.op == Expression::Op::Context && node.word == "phase");
        if (node.op == Expression::Op::Literal && scope.rules.phase(node.literal.text())) {
            const std::ptrdiff_t away = std::abs(placeOf(node.literal.text()) - now);
            nearest = nearest == 0 ? away : std::min(nearest, away);
        }
    });
    return asked ? static_cast<int>(nearest) : 0;
}

/// What is out of its phase is seldom meant, the less the farther that phase is; any other objection may well
/// be.
int weightOf(const Expression& condition, const Scope& scope) {
    constexpr int outOfPhase = 10;
    const int away = phasesAway(condition, scope);
    return away > 0 ? outOfPhase + away : 1;
}

int objectionsOf(const std::vector<Clause>& warns, const Scope& scope) {
    int weight = 0;
    for (const Clause& clause : warns) {
        weight += evaluate(clause.when, scope).flag() ? weightOf(clause.when, scope) : 0;
    }
    return weight;
}

/// Two with a bond between them are likely to come to blows.
int likelierBy(const Action& action, const Scope& scope) {
    constexpr int bound = 8;
    if (scope.other.empty() || unitField(action, "self")->kind != FieldKind::Party) {
        return 0;
    }
    const std::vector<Tie> ties = tiesOf(scope.rules, scope.battle);
    return std::any_of(ties.begin(), ties.end(),
                       [&scope](const Tie& tie) {
                           return (tie.from == scope.self && tie.to == scope.other) ||
                                  (tie.from == scope.other && tie.to == scope.self);
                       })
               ? bound
               : 0;
}

bool asksOfOther(const Expression& condition) {
    bool asks = false;
    visit(condition, [&asks](const Expression& node) { asks = asks || node.op == Expression::Op::Other; });
    return asks;
}

/// What is asked of the unit itself, whatever it acts on.
bool meetsItsOwn(const std::vector<Clause>& needs, const Scope& scope) {
    return std::all_of(needs.begin(), needs.end(), [&scope](const Clause& clause) {
        return asksOfOther(clause.when) || evaluate(clause.when, scope).flag();
    });
}

/// In a contest the unit itself is tested.
bool mayContest(const Action& action, const Scope& scope) {
    const ActionField* self = unitField(action, "self");
    return self->kind != FieldKind::Party ||
           std::all_of(action.checks.begin(), action.checks.end(), [&scope](const Id& id) {
               const Check* check = scope.rules.check(id);
               return !check || meetsItsOwn(check->needs, scope);
           });
}

/// With two parties what is needed of the other is left to the engine, whose words say what is in the way.
void offerAction(const Action& action, const Scope& scope, std::vector<Offer>& offers) {
    if (!unitField(action, "self")) {
        return;
    }
    const bool two = unitField(action, "other") != nullptr;
    if (two ? meetsItsOwn(action.needs, scope) && mayContest(action, scope) : met(action.needs, scope)) {
        offers.push_back({action.id, false, two, toText(action.name), toText(action.section),
                          keyOf(action.id), objectionsOf(action.warns, scope) - likelierBy(action, scope)});
    }
}

void offerCheck(const Check& check, const Scope& scope, std::vector<Offer>& offers) {
    if (check.direct && check.subject == SubjectKind::Unit && met(check.needs, scope)) {
        offers.push_back({check.id, true, false, toText(check.name), toText(check.section), QString(),
                          objectionsOf(check.warns, scope)});
    }
}

} // namespace

QString wordName(const RulePack& rules, const std::string& word) {
    for (const Vocabulary& vocabulary : rules.vocabularies) {
        if (const Word* known = vocabulary.find(word)) {
            return toText(known->name);
        }
    }
    return toText(word);
}

std::vector<NeededWord> neededWords(const BattleDocument& document, const Offer& offer, const Id& subject) {
    std::vector<NeededWord> words;
    const Action* action = offer.check ? nullptr : document.rules().action(offer.id);
    const Scope scope{document.rules(), document.battle(), subject};
    for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
        const bool needed = field.kind == FieldKind::Choice && !field.optional && holds(field.needed, scope);
        for (const std::string& word : needed ? field.words : std::vector<std::string>{}) {
            words.push_back({field.id, word, wordName(document.rules(), word)});
        }
    }
    return words;
}

bool askedByItself(const BattleDocument& document, const Check& check) {
    const GameModule* module = document.session().module();
    return check.direct || (module && module->checks.contains(check.id));
}

std::vector<Offer> offersFor(const BattleDocument& document, const Id& subject, const Id& target) {
    std::vector<Offer> offers;
    const Subject* unit = document.battle().find(subject);
    if (!unit || unit->kind != SubjectKind::Unit) {
        return offers;
    }
    const GameModule* module = document.session().module();
    const Scope scope{document.rules(), document.battle(), subject, target};
    for (const Action& action : document.rules().actions) {
        if (module && module->actions.contains(action.id)) {
            offerAction(action, scope, offers);
        }
    }
    for (const Check& check : document.rules().checks) {
        offerCheck(check, scope, offers);
    }
    return offers;
}

const Offer* likeliest(const std::vector<Offer>& offers, bool withTarget) {
    const Offer* best = nullptr;
    for (const Offer& offer : offers) {
        if (offer.two && (!best || offer.objections < best->objections)) {
            best = &offer;
        }
    }
    return best || withTarget || offers.empty() ? best : &offers.front();
}

} // namespace umpire::gui

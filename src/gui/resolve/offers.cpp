#include "resolve/offers.h"

#include "document/text.h"

#include <algorithm>

namespace umpire::gui {

namespace {

using Kind = ActionField::Kind;

const ActionField* unitField(const Action& action, std::string_view party) {
    for (const ActionField& field : action.fields) {
        const bool named = field.kind == Kind::Subject || field.kind == Kind::Party;
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

/// What is out of its phase is seldom meant; any other objection may well be.
int weightOf(const Expression& condition) {
    int weight = 1;
    visit(condition, [&weight](const Expression& node) {
        if (node.op == Expression::Op::Context && node.word == "phase") {
            weight = 10;
        }
    });
    return weight;
}

int objectionsOf(const std::vector<Clause>& warns, const Scope& scope) {
    int weight = 0;
    for (const Clause& clause : warns) {
        weight += evaluate(clause.when, scope).flag() ? weightOf(clause.when) : 0;
    }
    return weight;
}

/// With two parties the needs are left to the engine, whose words say what is in the way.
void offerAction(const Action& action, const Scope& scope, std::vector<Offer>& offers) {
    if (!unitField(action, "self")) {
        return;
    }
    const bool two = unitField(action, "other") != nullptr;
    if (two || met(action.needs, scope)) {
        offers.push_back({action.id, false, two, toText(action.name), toText(action.section),
                          objectionsOf(action.warns, scope)});
    }
}

void offerCheck(const Check& check, const Scope& scope, std::vector<Offer>& offers) {
    if (check.direct && check.subject == SubjectKind::Unit && met(check.needs, scope)) {
        offers.push_back({check.id, true, false, toText(check.name), toText(check.section),
                          objectionsOf(check.warns, scope)});
    }
}

} // namespace

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
    const Scope scope{document.rules(), document.battle(), subject, target, nullptr, nullptr, nullptr, {}};
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

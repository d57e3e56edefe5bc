// Effects that bring subjects into a battle, take them off it, place them anew and give points.

#include "leaving.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

bool holdsOthers(const Subject* subject) {
    return subject && (subject->kind == SubjectKind::Side || subject->kind == SubjectKind::Formation);
}

Ids idsIn(const Value& value) {
    return value.isList() ? value.list() : Ids{value.text()};
}

/// An id that is free, and the number it was made with.
std::pair<Id, int> freeId(const std::string& base, const Battle& battle) {
    int number = 1;
    while (battle.find(base + "-" + std::to_string(number))) {
        ++number;
    }
    return {base + "-" + std::to_string(number), number};
}

/// Called by the text; the second of them and those after it have their number behind it.
std::string nameFor(const std::string& text, int number) {
    return number == 1 ? text : text + " " + std::to_string(number);
}

} // namespace

void Resolution::runOnBattle(const Effect& effect, const Scope& scope) {
    switch (effect.kind) {
    case Effect::Kind::FirstSide:
        letMoveFirst(evaluate(*effect.target, scope).text());
        break;
    case Effect::Kind::Add:
        bring(effect, scope);
        break;
    case Effect::Kind::Remove:
        takeOff(effect, scope);
        break;
    case Effect::Kind::Move:
        place(effect, scope);
        break;
    case Effect::Kind::Score:
        score(effect, scope);
        break;
    case Effect::Kind::Draw:
        draw(effect, scope);
        break;
    default:
        break;
    }
}

void Resolution::bring(const Effect& effect, const Scope& scope) {
    const Subject* above = effect.under ? m_battle.find(evaluate(*effect.under, scope).text()) : nullptr;
    const bool thing = effect.kindAdded == SubjectKind::Thing;
    if (!thing && !holdsOthers(above)) {
        return; // what is not there reads as nothing, and nothing stands under it
    }
    Subject subject;
    subject.kind = effect.kindAdded;
    subject.parent = above ? above->id : Id();
    subject.side = above ? above->side : Id();
    const auto [id, number] = freeId((thing ? Id() : above->id + "-") + effect.word, m_battle);
    subject.id = id;
    subject.name = nameFor(fillText(m_rules.text(effect.word), scope), number);
    for (const auto& [attribute, expression] : effect.given) {
        const Value value = evaluate(expression, scope);
        if (!value.isNone()) {
            subject.values[attribute] = value;
        }
    }
    add(std::move(subject));
    Scope inner = scope.about(id);
    inner.other = scope.self;
    run(effect.effects, inner);
}

void Resolution::takeOff(const Effect& effect, const Scope& scope) {
    Ids going = idsIn(evaluate(*effect.target, scope));
    std::erase_if(going, [this](const Id& id) {
        const Subject* subject = m_battle.find(id);
        return !subject || subject->kind == SubjectKind::Side;
    });
    takeAway(going, "taken off the battle", *this);
}

void Resolution::place(const Effect& effect, const Scope& scope) {
    const Subject* above = m_battle.find(evaluate(*effect.under, scope).text());
    if (!holdsOthers(above)) {
        return;
    }
    const Id under = above->id;
    const Id side = above->side;
    for (const Id& id : idsIn(evaluate(*effect.target, scope))) {
        const Subject* subject = m_battle.find(id);
        const bool placed =
            subject && subject->kind != SubjectKind::Side && subject->kind != SubjectKind::Thing;
        const Ids below = placed ? m_battle.withAllBelow(id) : Ids();
        if (!placed || std::find(below.begin(), below.end(), under) != below.end()) {
            continue; // nobody can stand under himself
        }
        const Station now = m_battle.stationOf(id);
        setStation(id, {now.name, under, side, Battle::atEnd});
        followSide(id, *this);
    }
}

void Resolution::score(const Effect& effect, const Scope& scope) {
    const Id side = evaluate(*effect.target, scope).text();
    score(side, effect.word, evaluate(*effect.value, scope).number(),
          fillText(m_rules.text(effect.text), scope));
}

void Resolution::score(const Id& side, const Id& attribute, std::int64_t by, const std::string& text) {
    const Subject* known = m_battle.find(side);
    if (!known || known->kind != SubjectKind::Side || by == 0) {
        return;
    }
    const std::int64_t total = known->value(attribute).number() + by;
    set(side, attribute, total);
    happen(Scored{{side, attribute, by, total, text, m_battle.clock.turn}});
}

} // namespace umpire

#include "umpire/battle/draw_odds.h"
#include "../effects.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/resolution.h"
#include "umpire/dice/die.h"

#include <algorithm>

namespace umpire {

namespace {

Ids amongIn(const Preview& preview) {
    Ids ids;
    for (const auto& [key, value] : preview.next ? preview.next->extra : decltype(Step::extra){}) {
        if (key == amongKey) {
            ids = value.get<Ids>();
        }
    }
    return ids;
}

std::string kindOf(const Id& id, const RulePack& rules, const Battle& battle) {
    const Subject* subject = battle.find(id);
    const std::string type = subject ? subject->value(rules.roles.type).text() : std::string();
    return type.empty() && subject ? subject->name : type;
}

/// The die for one of those left: its n-th side is the n-th of them. A player who drew one himself may say
/// which, by its name: that is a die that fell so.
Die lotsOf(const Ids& left, const Battle& battle) {
    Die die = lots(left.size());
    for (std::size_t i = 0; i < left.size(); ++i) {
        die.substitutes.push_back({battle.find(left[i])->name, {die.faces[i]}});
    }
    return die;
}

Ids known(const Value& list, const Battle& battle) {
    Ids ids = subjectsIn(list);
    std::erase_if(ids, [&battle](const Id& id) { return !battle.find(id); });
    return ids;
}

/// Takes one of those left, when so many are still wanted. Where all are, nothing is left to chance.
Id drawOne(Ids& left, std::int64_t wanted, const Battle& battle, DiceSource& dice, Step& step) {
    std::size_t which = 0;
    if (static_cast<std::int64_t>(left.size()) > wanted) {
        const Die die = lotsOf(left, battle);
        step.dice.push_back(dice.roll(die, 1, say("command", "the draw")).front());
        step.kinds.push_back(die.id);
        which = static_cast<std::size_t>(step.dice.back().number - 1);
    }
    const Id drawn = left[which];
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(which));
    return drawn;
}

} // namespace

double chanceOfAny(std::int64_t wanted, std::int64_t all, std::int64_t drawn) {
    if (wanted <= 0 || drawn <= 0) {
        return 0;
    }
    double none = 1; // that each of those drawn is another
    for (std::int64_t i = 0; i < drawn; ++i) {
        none *=
            static_cast<double>(std::max<std::int64_t>(all - wanted - i, 0)) / static_cast<double>(all - i);
    }
    return 1 - none;
}

std::optional<DrawOdds> drawOdds(const Preview& preview, const RulePack& rules, const Battle& battle) {
    const Ids among = amongIn(preview);
    if (among.empty()) {
        return std::nullopt;
    }
    DrawOdds ahead{preview.next->total, static_cast<std::int64_t>(among.size()), {}};
    std::vector<std::pair<std::string, std::int64_t>> kinds;
    for (const Id& id : among) {
        const std::string kind = kindOf(id, rules, battle);
        const auto known =
            std::ranges::find_if(kinds, [&kind](const auto& each) { return each.first == kind; });
        known == kinds.end() ? kinds.emplace_back(kind, 1) : (++known->second, *known);
    }
    for (const auto& [kind, count] : kinds) {
        ahead.chances.emplace_back(kind, chanceOfAny(count, ahead.from, ahead.count));
    }
    return ahead;
}

std::vector<std::string> namesToDraw(const Preview& preview, const Battle& battle) {
    std::vector<std::string> names;
    for (const Id& id : amongIn(preview)) {
        const Subject* subject = battle.find(id);
        if (subject && !listed(names, subject->name)) {
            names.push_back(subject->name);
        }
    }
    return names;
}

// Draws some of a list, such as cards of a pile whose order nobody knows: a die for each, with as many sides
// as are left. That is the same as a shuffle, but nothing hidden has to be kept anywhere before it is drawn.

void Resolution::draw(const Effect& effect, const Scope& scope) {
    Ids left = known(evaluate(*effect.target, scope), m_battle);
    Step step;
    step.subject = scope.self;
    step.total = std::clamp<std::int64_t>(evaluate(*effect.value, scope).number(), 0,
                                          static_cast<std::int64_t>(left.size()));
    if (step.total == 0) {
        return;
    }
    const std::string pattern = effect.text.empty() ? std::string() : m_rules.text(effect.text);
    step.text = wholeText(pattern, scope).value_or(std::string());
    if (step.text.empty()) { // there is none, or it names who is drawn
        step.text = fill(say("command", "{subject}: {n} drawn of {count}."),
                         {{"subject", nameOf(scope.self)},
                          {"n", std::to_string(step.total)},
                          {"count", std::to_string(left.size())}});
    }
    m_pending = step;
    m_dice.again(); // what may be drawn is walked by nobody who looks ahead
    Ids drawn;
    while (static_cast<std::int64_t>(drawn.size()) < step.total) {
        m_pending->extra = {{amongKey, Json(left)}};
        const std::int64_t wanted = step.total - static_cast<std::int64_t>(drawn.size());
        drawn.push_back(drawOne(left, wanted, m_battle, m_dice, step));
    }
    m_pending.reset();
    step.die = step.kinds.empty() ? Id() : step.kinds.front();
    step.extra.emplace_back(drawnKey, drawn);
    if (!effect.text.empty()) {
        Scope told = scope;
        told.each = drawn.front();
        step.text = fillText(pattern, told);
    }
    addStep(step);
    for (const Id& id : drawn) {
        Scope inner = scope.about(id);
        inner.other = scope.self;
        run(effect.effects, inner);
    }
}

} // namespace umpire

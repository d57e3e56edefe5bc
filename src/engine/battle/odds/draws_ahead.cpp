#include "umpire/battle/draws_ahead.h"

#include "umpire/base/listed.h"

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

std::optional<DrawAhead> drawAhead(const Preview& preview, const RulePack& rules, const Battle& battle) {
    const Ids among = amongIn(preview);
    if (among.empty()) {
        return std::nullopt;
    }
    DrawAhead ahead{preview.next->total, static_cast<std::int64_t>(among.size()), {}};
    std::vector<std::pair<std::string, std::int64_t>> kinds;
    for (const Id& id : among) {
        const std::string kind = kindOf(id, rules, battle);
        const auto known = std::find_if(kinds.begin(), kinds.end(),
                                        [&kind](const auto& each) { return each.first == kind; });
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

} // namespace umpire

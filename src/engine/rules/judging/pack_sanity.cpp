// Problems that only show when all files are read.

#include "../check_outcomes.h"
#include "../nouns.h"
#include "pack_judges.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

namespace {

using Op = Expression::Op;
using Label = std::string;

/// Follows derived attributes and facts through each other and finds those that need themselves.
class LoopFinder {
  public:
    LoopFinder(const RulePack& pack, const PackReport& report) : m_pack(pack), m_report(report) {}

    void run() {
        for (const Attribute& attribute : m_pack.attributes) {
            enter(attribute);
        }
        for (const Fact& fact : m_pack.facts) {
            enter(fact);
        }
    }

  private:
    static Label labelOf(const std::string& what, const Id& id) {
        return fill(say("pack", "{what} {id}"), {{"what", noun(what)}, {"id", inQuotes(id)}});
    }

    void enter(const Attribute& attribute) {
        const auto index = static_cast<std::size_t>(&attribute - m_pack.attributes.data());
        enter({"attributes", {{"attributes", index}}, "derived"},
              labelOf(std::string(name(attribute.of)) + " attribute", attribute.id), attribute.derived);
    }

    void enter(const Fact& fact) {
        const auto index = static_cast<std::size_t>(&fact - m_pack.facts.data());
        enter({"facts", {{"facts", index}}, "derived"}, labelOf("fact", fact.id), fact.derived);
    }

    void enter(const PackPlace& place, const Label& label, const std::optional<Expression>& derived) {
        if (!derived || m_done.contains(label)) {
            return;
        }
        const auto open = std::find(m_open.begin(), m_open.end(), label);
        if (open != m_open.end()) {
            tell(place, open);
            m_done.insert(label);
            return;
        }
        m_open.push_back(label);
        visit(*derived, [this](const Expression& e) { follow(e); });
        m_open.pop_back();
        m_done.insert(label);
    }

    /// `first` is where the loop begins among what is followed now.
    void tell(const PackPlace& place, std::vector<Label>::iterator first) {
        std::string steps;
        for (auto link = first + 1; link != m_open.end(); ++link) {
            steps += fill(say("pack", "the {label}, that from "), {{"label", *link}});
        }
        m_report(place,
                 fill(say("pack",
                          "a loop: the {label} is derived from {steps}itself; take one of these steps away"),
                      {{"label", *first}, {"steps", steps}}));
    }

    void follow(const Expression& e) {
        if (e.op == Op::Fact) {
            enter(*m_pack.fact(e.word));
        } else if (e.op == Op::Of) {
            if (const Attribute* attribute = m_pack.attribute(e.operands[0].type.subject, e.word)) {
                enter(*attribute);
            }
        }
    }

    const RulePack& m_pack;
    const PackReport& m_report;
    std::vector<Label> m_open;
    std::set<Label> m_done;
};

std::string edge(std::int64_t value) {
    return std::to_string(value);
}

void checkBand(const std::vector<Band>& bands, std::size_t i, const PackPlace& place,
               const PackReport& report) {
    const Band& band = bands[i];
    if (band.from && band.to && *band.from > *band.to) {
        report(place,
               fill(say("pack",
                        "the band from {from} to {to} holds no total; \"from\" must not be above \"to\""),
                    {{"from", edge(*band.from)}, {"to", edge(*band.to)}}));
        return;
    }
    if ((i > 0) != band.from.has_value()) {
        report(place, i > 0 ? say("pack", "only the first band may lack \"from\"; say where this one starts")
                            : say("pack", "remove \"from\" of the first band: every low total needs a band"));
    }
    if ((i + 1 < bands.size()) != band.to.has_value()) {
        report(place, i + 1 < bands.size()
                          ? say("pack", "only the last band may lack \"to\"; say where this one ends")
                          : say("pack", "remove \"to\" of the last band: every high total needs a band"));
    }
    const bool known = i > 0 && bands[i - 1].to && band.from;
    if (!known || bands[i - 1].from.value_or(*bands[i - 1].to) > *bands[i - 1].to) {
        return;
    }
    const std::int64_t expected = *bands[i - 1].to + 1;
    if (*band.from > expected) {
        const std::string gap =
            *band.from - 1 > expected
                ? say("pack", "a gap: no band holds {from} to {to}; start this band at {from}")
                : say("pack", "a gap: no band holds {from}; start this band at {from}");
        report(place, fill(gap, {{"from", edge(expected)}, {"to", edge(*band.from - 1)}}));
    } else if (*band.from < expected) {
        report(place, fill(say("pack", "an overlap: the band before this one goes up to {last}; start "
                                       "this band at {expected}"),
                           {{"last", edge(expected - 1)}, {"expected", edge(expected)}}));
    }
}

void checkBands(const std::vector<Band>& bands, const PackPlace& check, const PackReport& report) {
    if (bands.empty()) {
        report(check, say("pack", "there are no bands, so no total has an outcome; add at least one"));
    }
    for (std::size_t i = 0; i < bands.size(); ++i) {
        PackPlace place = check;
        place.steps.push_back({"bands", i});
        checkBand(bands, i, place, report);
    }
}

/// A table without a condition always applies, so that those after it are never looked at.
void checkTables(const Check& check, const PackPlace& place, const PackReport& report) {
    for (std::size_t i = 0; i < check.tables.size(); ++i) {
        PackPlace table = place;
        if (check.tables.size() > 1 || check.tables[i].when) {
            table.steps.push_back({"tables", i});
        }
        if (i > 0 && !check.tables[i - 1].when) {
            report(table,
                   say("pack",
                       "this table is never used: the one before it has no condition and always applies"));
        }
        checkBands(check.tables[i].bands, table, report);
    }
}

void checkModifiers(const RulePack& pack, const PackReport& report) {
    for (std::size_t i = 0; i < pack.modifiers.size(); ++i) {
        if (pack.modifiers[i].when && neverHolds(*pack.modifiers[i].when)) {
            report({"modifiers", {{"modifiers", i}}, "when"},
                   say("pack", "nobody can reach this modifier: its condition never holds"));
        }
    }
}

/// The default of one attribute is worked out before those of later ones are known.
void checkDefaults(const RulePack& pack, const PackReport& report) {
    for (std::size_t i = 0; i < pack.attributes.size(); ++i) {
        const Attribute& attribute = pack.attributes[i];
        if (!attribute.fallback) {
            continue;
        }
        visit(*attribute.fallback, [&](const Expression& e) {
            const bool own = e.op == Op::Of && e.operands[0].op == Op::Self;
            const Attribute* needed = own ? pack.attribute(attribute.of, e.word) : nullptr;
            if (needed && needed->fallback && needed >= &attribute) {
                report({"attributes", {{"attributes", i}}, "default"},
                       fill(say("pack", "this default needs the default of {needed}, which is not known yet; "
                                        "put that attribute before this one"),
                            {{"needed", inQuotes(needed->id)}}));
            }
        });
    }
}

/// Looks for a way from one name back to itself; `next` gives what a name leads to.
class ChainFinder {
  public:
    using Next = std::function<std::vector<Id>(const Id&)>;

    explicit ChainFinder(Next next) : m_next(std::move(next)) {}

    /// The names from `start` back to `start`, or nothing.
    std::vector<Id> back(const Id& start) {
        m_seen.clear();
        std::vector<Id> chain{start};
        return search(start, chain) ? chain : std::vector<Id>{};
    }

  private:
    bool search(const Id& start, std::vector<Id>& chain) {
        for (const Id& next : m_next(chain.back())) {
            if (next == start) {
                chain.push_back(next);
                return true;
            }
            if (m_seen.insert(next).second) {
                chain.push_back(next);
                if (search(start, chain)) {
                    return true;
                }
                chain.pop_back();
            }
        }
        return false;
    }

    Next m_next;
    std::set<Id> m_seen;
};

std::string linked(const std::vector<Id>& chain, const std::string& link) {
    std::string result = chain.front();
    for (std::size_t i = 1; i < chain.size(); ++i) {
        result = fill(link, {{"chain", result}, {"next", chain[i]}});
    }
    return result;
}

void checkFollowUps(const RulePack& pack, const PackReport& report) {
    ChainFinder finder([&pack](const Id& id) {
        std::vector<Id> next;
        const Check* check = pack.check(id);
        for (const FollowUp& follow : check ? check->then : std::vector<FollowUp>{}) {
            next.push_back(follow.check);
        }
        return next;
    });
    std::set<Id> told;
    for (std::size_t i = 0; i < pack.checks.size(); ++i) {
        const Id& id = pack.checks[i].id;
        const std::vector<Id> chain = told.contains(id) ? std::vector<Id>{} : finder.back(id);
        if (!chain.empty()) {
            told.insert(chain.begin(), chain.end());
            report({"checks", {{"checks", i}}, "then"},
                   fill(say("pack",
                            "a loop of follow-ups that never ends: {chain}; take one of these steps away"),
                        {{"chain", linked(chain, say("pack", "{chain} leads to {next}"))}}));
        }
    }
}

void addCalls(const Effects& effects, std::vector<Id>& calls) {
    for (const Effect& effect : effects) {
        if (effect.kind == Effect::Kind::Do) {
            calls.push_back(effect.word);
        }
        addCalls(effect.effects, calls);
    }
}

void checkRoutines(const RulePack& pack, const PackReport& report) {
    ChainFinder finder([&pack](const Id& id) {
        std::vector<Id> calls;
        if (const Effects* effects = pack.routine(id)) {
            addCalls(*effects, calls);
        }
        return calls;
    });
    std::set<Id> told;
    for (std::size_t i = 0; i < pack.routineOrder.size(); ++i) {
        const Id& id = pack.routineOrder[i];
        const std::vector<Id> chain = told.contains(id) ? std::vector<Id>{} : finder.back(id);
        if (!chain.empty()) {
            told.insert(chain.begin(), chain.end());
            report(
                {"effects", {{"routines", i}}, "effects"},
                fill(say("pack", "a loop of routines that never ends: {chain}; take one of these steps away"),
                     {{"chain", linked(chain, say("pack", "{chain} does {next}"))}}));
        }
    }
}

void checkContest(const RulePack& pack, std::size_t index, const PackReport& report) {
    const Contest& contest = pack.contests[index];
    const Check* check = pack.check(contest.check);
    const std::vector<Id> outcomes = check ? outcomesOf(*check) : std::vector<Id>{};
    const auto covers = [](const Contest::Cell& cell, const Id& own, const Id& enemy) {
        return std::count(cell.own.begin(), cell.own.end(), own) &&
               std::count(cell.enemy.begin(), cell.enemy.end(), enemy);
    };
    for (std::size_t a = 0; a < outcomes.size(); ++a) {
        for (std::size_t b = a; b < outcomes.size(); ++b) {
            const bool covered =
                std::any_of(contest.cells.begin(), contest.cells.end(), [&](const auto& cell) {
                    return !cell.when &&
                           (covers(cell, outcomes[a], outcomes[b]) || covers(cell, outcomes[b], outcomes[a]));
                });
            if (!covered) {
                report({"checks", {{"contests", index}}, "cells"},
                       fill(say("pack", "no cell without a condition holds {own} against {enemy}; add one"),
                            {{"own", outcomes[a]}, {"enemy", outcomes[b]}}));
            }
        }
    }
}

} // namespace

void checkSanity(const RulePack& pack, const PackReport& report) {
    LoopFinder(pack, report).run();
    checkDefaults(pack, report);
    for (std::size_t i = 0; i < pack.checks.size(); ++i) {
        checkTables(pack.checks[i], {"checks", {{"checks", i}}, ""}, report);
    }
    checkModifiers(pack, report);
    checkFollowUps(pack, report);
    checkRoutines(pack, report);
    for (std::size_t i = 0; i < pack.contests.size(); ++i) {
        checkContest(pack, i, report);
    }
}

} // namespace umpire

// What uses what in a pack.

#include "pack_judges.h"

#include "../expression_reader.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

namespace {

using Op = Expression::Op;

/// Facts that some expression or text reads, other than the derivation of the fact itself.
std::set<Id> factsUsed(const RulePack& pack) {
    std::set<Id> used;
    visitPack(pack, [&used](const Expression& e) {
        if (namesFact(e)) {
            used.insert(e.word);
        }
    });
    const auto addText = [&used](const std::string& text) {
        const std::vector<Id> facts = factsIn(text);
        used.insert(facts.begin(), facts.end());
    };
    for (const auto& [id, text] : pack.texts) {
        addText(text);
    }
    for (const Modifier& modifier : pack.modifiers) {
        addText(modifier.label);
    }
    for (const Outcome& outcome : pack.outcomes) {
        addText(outcome.text);
    }
    return used;
}

std::set<Id> vocabulariesUsed(const RulePack& pack) {
    std::set<Id> used;
    if (pack.map) {
        used.insert({placeWords, borderWords});
    }
    for (const Attribute& attribute : pack.attributes) {
        used.insert(attribute.type.vocabulary);
    }
    for (const Fact& fact : pack.facts) {
        used.insert(fact.type.vocabulary);
    }
    for (const Vocabulary& vocabulary : pack.vocabularies) {
        for (const Trait& trait : vocabulary.traits) {
            used.insert(trait.type.vocabulary);
        }
    }
    for (const Table& table : pack.tables) {
        used.insert({table.rows.vocabulary, table.type.vocabulary});
        used.insert(table.columns ? table.columns->vocabulary : std::string());
    }
    for (const ReferencePart& part : pack.sheets.reference.parts) {
        used.insert(part.vocabulary);
    }
    for (const Action& action : pack.actions) {
        for (const ActionField& field : action.fields) {
            used.insert(field.vocabulary);
        }
    }
    return used;
}

} // namespace

void checkUsage(const RulePack& pack, const PackReport& report) {
    const std::set<Id> facts = factsUsed(pack);
    for (std::size_t i = 0; i < pack.facts.size(); ++i) {
        if (!facts.contains(pack.facts[i].id)) {
            report({"facts", {{"facts", i}}, "id"},
                   fill(say("pack",
                            "the fact {i} is never used; use it in a condition or a value, or remove it"),
                        {{"i", inQuotes(pack.facts[i].id)}}));
        }
    }
    const std::set<Id> vocabularies = vocabulariesUsed(pack);
    for (std::size_t i = 0; i < pack.vocabularies.size(); ++i) {
        if (!vocabularies.contains(pack.vocabularies[i].id)) {
            report({"vocabulary", {{"vocabularies", i}}, "id"},
                   fill(say("pack", "the vocabulary {i} is never used; give an attribute or a fact words "
                                    "from it, or remove it"),
                        {{"i", inQuotes(pack.vocabularies[i].id)}}));
        }
    }
    std::set<Id> read;
    visitPack(pack, [&read](const Expression& e) {
        if (e.op == Op::Cell || e.op == Op::Known) {
            read.insert(e.word);
        }
    });
    if (pack.roles.map.way) {
        read.insert(pack.roles.map.way->cost); // by whoever pulls a stack on the map
    }
    for (std::size_t i = 0; i < pack.tables.size(); ++i) {
        if (!read.contains(pack.tables[i].id)) {
            report({"checks", {{"tables", i}}, "id"},
                   fill(say("pack", "nothing reads the table {id}; read it with {example}, or remove it"),
                        {{"id", inQuotes(pack.tables[i].id)}, {"example", "{\"table\": ...}"}}));
        }
    }
    for (std::size_t i = 0; i < pack.dice.size(); ++i) {
        const Id& id = pack.dice[i].id;
        if (std::ranges::none_of(pack.checks, [&id](const Check& check) { return check.mayThrow(id); })) {
            report({"dice", {{"dice", i}}, "id"},
                   fill(say("pack", "no check throws the die {id}; use it in a check, or remove it"),
                        {{"id", inQuotes(id)}}));
        }
    }
}

} // namespace umpire

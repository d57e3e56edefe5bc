#include "document/attribute_readers.h"

#include <algorithm>

namespace umpire::gui {

namespace {

using Op = Expression::Op;

bool goesThroughList(const Expression& formula) {
    return formula.op == Op::Some || formula.op == Op::Every || formula.op == Op::Count ||
           formula.op == Op::Sum || formula.op == Op::LeastOf || formula.op == Op::MostOf ||
           formula.op == Op::EachGives;
}

bool namesParent(const std::string& word) {
    return word == "formation" || word == "parent" || word == "commands";
}

/// The words of the moment that differ between two.
std::vector<std::string> changedWords(const Clock& from, const Clock& to) {
    const std::pair<const char*, bool> words[] = {{"turn", from.turn != to.turn},
                                                  {"active-side", from.side != to.side},
                                                  {"phase", from.phase != to.phase},
                                                  {"half-turn", from.halfTurn != to.halfTurn}};
    std::vector<std::string> changed;
    for (const auto& [word, differs] : words) {
        if (differs) {
            changed.emplace_back(word);
        }
    }
    return changed;
}

} // namespace

AttributeReaders::AttributeReaders(const RulePack& rules) : m_rules(rules) {
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.derived) {
            read(attribute, *attribute.derived, Reach::Anybody);
        }
    }
}

void AttributeReaders::read(const Attribute& reader, const Expression& formula, Reach each) {
    if (formula.op == Op::Of) {
        const Reader found{&reader, reachOf(formula.operands[0], each)};
        std::vector<Reader>& known = m_readers[formula.word];
        if (std::find(known.begin(), known.end(), found) == known.end()) {
            known.push_back(found);
        }
    } else if (formula.op == Op::Context) {
        m_clockReaders[formula.word].push_back(&reader);
    } else if (formula.op == Op::Fact) {
        readFact(reader, formula.word, each);
    }
    for (std::size_t i = 0; i < formula.operands.size(); ++i) {
        const bool perItem = goesThroughList(formula) && i > 0;
        read(reader, formula.operands[i], perItem ? reachOfItems(formula.operands[0]) : each);
    }
}

/// Outside of an action nobody has stated a fact, so a derived one is what its formula gives.
void AttributeReaders::readFact(const Attribute& reader, const Id& fact, Reach each) {
    const Fact* known = m_rules.fact(fact);
    if (known && known->derived && m_factsAhead.insert(fact).second) {
        read(reader, *known->derived, each);
        m_factsAhead.erase(fact);
    }
}

AttributeReaders::Reach AttributeReaders::reachOf(const Expression& subject, Reach each) {
    if (subject.op == Op::Self || subject.op == Op::Each) {
        return subject.op == Op::Self ? Reach::Self : each;
    }
    const bool ofSelf = subject.op == Op::Of && subject.operands[0].op == Op::Self;
    return ofSelf && namesParent(subject.word) ? Reach::Formation : Reach::Anybody;
}

AttributeReaders::Reach AttributeReaders::reachOfItems(const Expression& list) {
    if (list.op != Op::Of || list.operands[0].op != Op::Self) {
        return Reach::Anybody;
    }
    return list.word == "units"        ? Reach::Units
           : list.word == "formations" ? Reach::Formations
           : list.word == "officers"   ? Reach::Officers
                                       : Reach::Anybody;
}

/// Those whose formula reaches the subject that was read.
std::vector<const Subject*> AttributeReaders::readersOf(const Battle& battle, const Subject& read,
                                                        const Reader& reader) {
    std::vector<const Subject*> found;
    const auto add = [&](const Id& id) {
        const Subject* subject = battle.find(id);
        if (subject && subject->kind == reader.attribute->of) {
            found.push_back(subject);
        }
    };
    const auto addAll = [&](const Ids& ids) { std::for_each(ids.begin(), ids.end(), add); };
    switch (reader.reach) {
    case Reach::Self:
        add(read.id);
        break;
    case Reach::Formation:
        addAll(battle.withAllBelow(read.id));
        std::erase_if(found, [&read](const Subject* subject) { return subject->parent != read.id; });
        break;
    case Reach::Units:
        if (read.kind == SubjectKind::Unit) {
            addAll({read.parent, read.side});
        }
        break;
    case Reach::Formations:
        if (read.kind == SubjectKind::Formation) {
            add(read.parent);
        }
        break;
    case Reach::Officers:
        if (read.kind == SubjectKind::Officer) {
            addAll(battle.withAllBelow(read.parent));
        }
        break;
    case Reach::Anybody:
        return battle.all(reader.attribute->of);
    }
    return found;
}

std::set<Place> AttributeReaders::withReaders(const Battle& battle, std::set<Place> places) const {
    std::vector<Place> ahead(places.begin(), places.end());
    while (!ahead.empty()) {
        const auto [id, word] = ahead.back();
        ahead.pop_back();
        const Subject* subject = battle.find(id);
        const auto readers = m_readers.find(word);
        if (!subject || readers == m_readers.end()) {
            continue;
        }
        for (const Reader& reader : readers->second) {
            for (const Subject* other : readersOf(battle, *subject, reader)) {
                const Place place{other->id, reader.attribute->id};
                if (places.insert(place).second) {
                    ahead.push_back(place);
                }
            }
        }
    }
    return places;
}

std::set<Place> AttributeReaders::readingClock(const Battle& battle, const Clock& from,
                                               const Clock& to) const {
    std::set<Place> places;
    for (const std::string& word : changedWords(from, to)) {
        const auto readers = m_clockReaders.find(word);
        for (const Attribute* reader :
             readers == m_clockReaders.end() ? std::vector<const Attribute*>{} : readers->second) {
            for (const Subject* subject : battle.all(reader->of)) {
                places.emplace(subject->id, reader->id);
            }
        }
    }
    return places;
}

} // namespace umpire::gui

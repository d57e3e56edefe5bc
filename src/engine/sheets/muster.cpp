#include "muster.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <sstream>

namespace umpire::sheets {

namespace {

bool onlyHiddenBelow(const Battle& battle, const Id& formation, const std::set<Id>& hidden) {
    bool any = false;
    for (const Id& id : battle.withAllBelow(formation)) {
        if (battle.find(id)->kind == SubjectKind::Unit) {
            any = true;
            if (!hidden.contains(id)) {
                return false;
            }
        }
    }
    return any;
}

/// Formations of which nothing else is left in any battle that knows them, and the officers in these.
void addEmptied(std::initializer_list<const Battle*> battles, std::set<Id>& hidden) {
    std::set<Id> emptied;
    std::set<Id> others;
    for (const Battle* battle : battles) {
        for (const Subject* formation : battle->all(SubjectKind::Formation)) {
            (onlyHiddenBelow(*battle, formation->id, hidden) ? emptied : others).insert(formation->id);
        }
    }
    std::erase_if(emptied, [&others](const Id& id) { return others.contains(id); });
    hidden.insert(emptied.begin(), emptied.end());
    for (const Battle* battle : battles) {
        for (const Subject* officer : battle->all(SubjectKind::Officer)) {
            if (emptied.contains(officer->parent)) {
                hidden.insert(officer->id);
            }
        }
    }
}

Muster musterOf(const Battle& battle, const Subject& head, const std::set<Id>& hidden) {
    Muster muster{&head};
    for (const Symbol officer : battle.symbolsBelow(head.symbol, SubjectKind::Officer)) {
        muster.officers.push_back(battle.find(officer));
    }
    for (const Symbol id : battle.symbolsBelow(head.symbol, SubjectKind::Unit)) {
        const Subject* unit = battle.find(id);
        if (!hidden.contains(unit->id)) {
            muster.units.push_back(unit);
        }
    }
    const Ids below = battle.withAllBelow(head.id);
    muster.hasHidden = std::ranges::any_of(below, [&hidden](const Id& id) { return hidden.contains(id); });
    return muster;
}

void addFormations(const Battle& battle, const Subject& above, const std::set<Id>& hidden,
                   std::vector<Muster>& musters) {
    for (const Id& id : battle.formationsOf(above)) {
        if (!onlyHiddenBelow(battle, id, hidden)) {
            musters.push_back(musterOf(battle, *battle.find(id), hidden));
            addFormations(battle, *battle.find(id), hidden, musters);
        }
    }
}

/// What is worked out from a formation's units says nothing where it has none, and too much where some are
/// hidden.
/// A corps is no division, though the rules may know nothing above one: what a formation below it is called
/// as well is left out.
std::vector<Id> headsOf(const BattleText& words, const Muster& muster) {
    const auto& all = words.rules().sheets.heads;
    const auto found = all.find(muster.head->kind);
    std::vector<Id> heads = found == all.end() ? std::vector<Id>() : found->second;
    const Ids below = words.battle().formationsOf(*muster.head);
    std::erase_if(heads, [&](const Id& id) {
        const Attribute* attribute = words.rules().attribute(muster.head->kind, id);
        const bool empty = (muster.units.empty() || muster.hasHidden) && attribute && attribute->derived;
        return empty || std::ranges::any_of(below, [&](const Id& formation) {
                   return words.text(*words.battle().find(formation), id) == words.text(*muster.head, id);
               });
    });
    return heads;
}

/// Whether the sheet has a word for how somebody fares, which says that he is gone.
bool tellsState(const BattleText& words, const Subject& subject) {
    const auto& lists = words.rules().sheets.state;
    const auto list = lists.find(subject.kind);
    const Id& state = words.rules().roles.state(subject.kind).by;
    return list != lists.end() && listed(list->second, state);
}

} // namespace

Viewer viewerOf(const SheetWish& wish) {
    return wish.reader == Reader::Umpire ? Viewer::ofUmpire()
           : wish.side.empty()           ? Viewer::ofEverybody()
                                         : Viewer::of(wish.side);
}

std::set<Id> hiddenFrom(const SheetWish& wish, const RulePack& rules,
                        std::initializer_list<const Battle*> battles) {
    std::set<Id> hidden;
    if (wish.reader == Reader::Umpire) {
        return hidden;
    }
    for (const Battle* battle : battles) {
        hidden.merge(unseenBy(viewerOf(wish), rules, *battle));
        const BattleText words(rules, *battle);
        for (const Subject* unit : battle->all(SubjectKind::Unit)) {
            if (words.isSecret(*unit)) {
                hidden.insert(unit->id);
            }
        }
    }
    if (!hidden.empty()) {
        addEmptied(battles, hidden);
    }
    return hidden;
}

std::vector<Muster> mustersOf(const Battle& battle, const Id& side, const std::set<Id>& hidden) {
    std::vector<Muster> musters;
    const Subject* head = battle.find(side);
    if (!head) {
        return musters;
    }
    Muster own = musterOf(battle, *head, hidden);
    if (!own.officers.empty() || !own.units.empty()) {
        musters.push_back(std::move(own));
    }
    addFormations(battle, *head, hidden, musters);
    return musters;
}

std::vector<const Subject*> sidesOf(const Battle& battle, const SheetWish& wish) {
    std::vector<const Subject*> sides = battle.all(SubjectKind::Side);
    std::erase_if(sides,
                  [&wish](const Subject* side) { return !wish.side.empty() && side->id != wish.side; });
    return sides;
}

Column narrow(Column::Align align) {
    return {align, 0};
}

Column wide(int share) {
    return {Column::Align::Start, share};
}

Heading musterHeading(const BattleText& words, const Muster& muster) {
    Heading heading{{strong(muster.head->name)}, 3};
    const std::string more = words.texts(*muster.head, headsOf(words, muster));
    if (muster.head->kind == SubjectKind::Formation && !more.empty()) {
        heading.words.push_back(quiet(" · " + more));
    }
    return heading;
}

Cell numberCell(const UnitNumbers& numbers, const Subject& unit) {
    return strong(numbers.of(unit.id));
}

Cell nameCell(const BattleText& words, const Subject& unit) {
    std::vector<Piece> pieces{strong(unit.name)};
    if (words.isSecret(unit)) {
        const Attribute* secret = words.rules().attribute(unit.kind, words.rules().roles.secret);
        pieces.emplace_back(quiet(" (" + small(secret->brief) + ")"));
    }
    return pieces;
}

Cell orderCell(const BattleText& words, const Subject& unit, int letters, bool told) {
    if (!words.takesOrder(unit)) {
        return {};
    }
    if (!told) {
        return Cell({Blank{letters}});
    }
    const PackRoles::Orders& orders = words.rules().roles.orders;
    const std::string order = words.text(unit, orders.order);
    const std::string objective = orders.objective.empty() ? "" : words.text(unit, orders.objective);
    std::vector<Piece> pieces;
    if (order.empty()) {
        pieces.emplace_back(Blank{letters});
    } else {
        pieces.emplace_back(plain(order));
    }
    if (!objective.empty()) {
        pieces.emplace_back(quiet((order.empty() ? " " : say("words", ": ")) + objective));
    }
    return pieces;
}

std::string nameOfUnits(const RulePack& rules, const Id& id) {
    const Attribute* attribute = rules.attribute(SubjectKind::Unit, id);
    return attribute ? attribute->name : std::string();
}

Cell stateCell(const BattleText& words, const Subject& subject, const std::vector<Id>& besides) {
    std::vector<Words> all = words.state(subject, besides);
    if (words.isOut(subject) && !tellsState(words, subject)) {
        Words out = words.toned(subject, words.rules().roles.state(subject.kind).by);
        out.text = out.text.empty() ? say("state", "Out of play") : out.text;
        all.insert(all.begin(), std::move(out));
    }
    if (const std::string marks = words.marks(subject); !marks.empty()) {
        all.push_back(strong(marks));
    }
    return cellOf(joinedBy(", ", std::move(all)));
}

void addParagraphs(std::vector<Block>& blocks, const std::string& text, Words::Style style) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty() && line.back() == '\r') {
            line.pop_back();
        }
        if (line.find_first_not_of(" \t") != std::string::npos) {
            blocks.emplace_back(Paragraph{{Words{line, style}}});
        }
    }
}

} // namespace umpire::sheets

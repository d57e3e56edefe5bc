#include "cards/card_facts.h"

#include "document/text.h"
#include "umpire/checks/scope.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
struct CardFactsText {
    Q_DECLARE_TR_FUNCTIONS(CardFacts)
};

/// The names of cards in the same pile that one of the two names in an attribute.
QStringList boundTo(const BattleDocument& document, const Subject& card) {
    QStringList names;
    const Id& lies = document.rules().roles.cards.pile;
    for (const Attribute& attribute : document.rules().attributes) {
        const bool binds = attribute.of == SubjectKind::Unit && !attribute.derived &&
                           attribute.type.kind == Type::Kind::Subject;
        for (const Subject* other :
             binds ? document.battle().all(SubjectKind::Unit) : std::vector<const Subject*>{}) {
            const bool bound =
                card.value(attribute.id).text() == other->id || other->value(attribute.id).text() == card.id;
            if (bound && other->value(lies).text() == card.value(lies).text()) {
                names << toText(other->name);
            }
        }
    }
    return names;
}

/// What it counts by itself, or adds to others.
QString valueOf(const BattleDocument& document, const Subject& card) {
    const PackRoles::Cards& cards = document.rules().roles.cards;
    const Scope scope{document.rules(), document.battle(), card.id};
    const std::int64_t value = cards.value.empty() ? 0 : attributeValue(card.id, cards.value, scope).number();
    const bool adds = cards.adds && holds(cards.adds, scope);
    return value == 0 ? QString() : (adds ? QStringLiteral("+%1") : QStringLiteral("%1")).arg(value);
}

CardFacts cardOf(const BattleDocument& document, const Subject& card, int side, bool open) {
    CardFacts facts;
    facts.open = open;
    if (open) {
        const BattleReader reader(document);
        facts.unit = reader.unit(card.id);
        const PackRoles::Cards& cards = document.rules().roles.cards;
        facts.value = valueOf(document, card);
        const Word* kind = facts.unit.silhouette.isEmpty() ? reader.word(card, cards.kind) : nullptr;
        facts.kind = kind ? toText(kind->name) : QString();
        facts.ready = !cards.playable.empty() && reader.value(card.id, cards.playable).flag();
        for (const QString& name : boundTo(document, card)) {
            facts.with << CardFactsText::tr("with %1").arg(name);
        }
    }
    facts.unit.side = side;
    const auto& states = document.rules().roles.states;
    const auto state = states.find(SubjectKind::Unit);
    if (state != states.end() && state->second.by == document.rules().roles.cards.pile) {
        facts.unit.state.clear(); // where it lies is seen
    }
    return facts;
}

QStringList notesOf(const BattleDocument& document, const Subject& side) {
    QStringList notes;
    const Scope scope{document.rules(), document.battle(), side.id};
    for (const Note& note : document.rules().notes) {
        if (note.of == SubjectKind::Side && holds(note.when, scope)) {
            notes << toText(fillText(document.rules().text(note.text), scope));
        }
    }
    return notes;
}

/// Cards of one kind lie beside each other, the most worth first.
bool liesBefore(const CardFacts& a, const CardFacts& b) {
    const int one = a.value.toInt();
    const int other = b.value.toInt();
    return one != other ? one > other : a.unit.name < b.unit.name;
}

bool isLaidOut(const RulePack& rules, const Id& pile) {
    const auto& piles = rules.roles.cards.piles;
    return std::any_of(piles.begin(), piles.end(),
                       [&pile](const PackRoles::Pile& each) { return each.id == pile && each.laidOut; });
}

PileFacts pileOf(const BattleDocument& document, const PileCount& pile, int side) {
    PileFacts facts{toText(pile.pile),
                    toText(pile.name),
                    static_cast<int>(pile.cards),
                    isLaidOut(document.rules(), pile.pile),
                    {}};
    const Id& lies = document.rules().roles.cards.pile;
    for (const Subject* card : document.battle().all(SubjectKind::Unit)) {
        const bool here = card->side == pile.side && card->value(lies).text() == pile.pile;
        if (facts.spread && here) {
            facts.cards << cardOf(document, *card, side, pile.open);
        }
    }
    std::stable_sort(facts.cards.begin(), facts.cards.end(), liesBefore);
    return facts;
}

} // namespace

QString CardFacts::sentence() const {
    if (!open) {
        return CardFactsText::tr("A card, face down");
    }
    QStringList words{unit.name};
    if (!value.isEmpty()) {
        words << value;
    }
    if (!unit.state.isEmpty()) {
        words << unit.state;
    }
    if (!kind.isEmpty()) {
        words << kind;
    }
    words << unit.marks << unit.turnActions << with;
    if (ready) {
        words << CardFactsText::tr("may be played now");
    }
    return words.join(QStringLiteral(", "));
}

bool hasCards(const RulePack& rules) {
    return !rules.roles.cards.pile.empty();
}

QList<CardSideFacts> cardsOnTable(const BattleDocument& document, const Viewer& viewer) {
    QList<CardSideFacts> sides;
    if (!document.isOpen() || !hasCards(document.rules())) {
        return sides;
    }
    const RulePack& rules = document.rules();
    const Battle& battle = document.battle();
    for (const Subject* side : battle.all(SubjectKind::Side)) {
        sides.append({toText(side->id),
                      toText(side->name),
                      static_cast<int>(sides.size()),
                      {},
                      notesOf(document, *side)});
    }
    for (const PileCount& pile : pilesOf(rules, battle, viewer)) {
        const auto side = std::find_if(sides.begin(), sides.end(), [&pile](const CardSideFacts& each) {
            return fromText(each.id) == pile.side;
        });
        if (side != sides.end()) {
            side->piles << pileOf(document, pile, side->side);
        }
    }
    return sides;
}

} // namespace umpire::gui

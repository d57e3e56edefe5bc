// A card for each unit, to cut out and lay beside it.

#include "muster.h"
#include "sheet_frame.h"
#include "strength_boxes.h"
#include "umpire/base/speech.h"
#include "umpire/checks/standing.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// What fits on a card beside the rest.
constexpr std::size_t mostNotes = 2;

class CardMaker {
  public:
    CardMaker(const BattleText& words, const UnitNumbers& numbers, const SheetWish& wish, bool standing)
        : m_words(words), m_numbers(numbers), m_wish(wish), m_standing(standing) {}

    Card card(const Subject& unit) const {
        Card card;
        card.title = {strong(m_numbers.of(unit.id) + "  " + unit.name)};
        card.silhouette.shape = silhouetteOf(m_words.rules(), m_words.battle(), unit);
        addFormation(unit, card.lines);
        addWords(unit, card.lines);
        card.lines.emplace_back(strengthBoxes(m_words, unit));
        if (m_standing) {
            card.lines.push_back(stateCell(m_words, unit));
        }
        addCounts(unit, card.lines);
        addNotes(unit, card.lines);
        addOrder(unit, card.lines);
        std::erase_if(card.lines, [](const Cell& line) { return line.pieces.empty(); });
        return card;
    }

    /// The same for a spreadsheet.
    Table table(const std::string& name, const std::vector<const Subject*>& units) const {
        Table table{name};
        const auto add = [&](const std::string& head, const auto& says) {
            addColumn(table, units, {}, head, says);
        };
        add(say("sheet", "No."), [this](const Subject& unit) { return numberCell(m_numbers, unit); });
        add(say("sheet", "Unit"), [this](const Subject& unit) { return nameCell(m_words, unit); });
        add(say("cards", "Formation"), [this](const Subject& unit) {
            const Subject* above = m_words.battle().find(unit.parent);
            return above ? above->name : "";
        });
        for (const Id& id : columns()) {
            add(m_words.rules().attribute(SubjectKind::Unit, id)->name,
                [&](const Subject& unit) { return m_words.text(unit, id); });
        }
        if (!m_words.rules().roles.strength.start.empty()) {
            add(m_words.rules().roles.strength.step.head(),
                [this](const Subject& unit) { return strengthBoxes(m_words, unit); });
        }
        add(say("sheet", "State"), [this](const Subject& unit) { return stateCell(m_words, unit); });
        return table;
    }

  private:
    /// What stands on cards, a value a column; orders where they may be told.
    std::vector<Id> columns() const {
        std::vector<Id> ids = wanted(false);
        const std::vector<Id> numbers = wanted(true);
        ids.insert(ids.end(), numbers.begin(), numbers.end());
        const PackRoles::Orders& orders = m_words.rules().roles.orders;
        for (const Id& id : {orders.order, orders.objective}) {
            if (!id.empty() && m_wish.reader == Reader::Umpire) {
                ids.push_back(id);
            }
        }
        return ids;
    }

    void addFormation(const Subject& unit, std::vector<Cell>& lines) const {
        const Subject* above = m_words.battle().find(unit.parent);
        std::string text = above ? above->name : "";
        if (m_words.isSecret(unit)) {
            text +=
                " (" + small(m_words.rules().attribute(unit.kind, m_words.rules().roles.secret)->brief) + ")";
        }
        if (!text.empty()) {
            lines.emplace_back(quiet(text));
        }
    }

    /// What the pack wants on cards, numbers or the rest; the order has a line of its own.
    std::vector<Id> wanted(bool numbers) const {
        const PackRoles::Orders& orders = m_words.rules().roles.orders;
        std::vector<Id> result;
        for (const Id& id : m_words.rules().sheets.cardLines) {
            const Attribute* attribute = m_words.rules().attribute(SubjectKind::Unit, id);
            const bool order = id == orders.order || id == orders.objective;
            if (attribute && !order && (attribute->type.kind == Type::Kind::Number) == numbers) {
                result.push_back(id);
            }
        }
        return result;
    }

    /// "Cavalry · ANZAC · Veteran".
    void addWords(const Subject& unit, std::vector<Cell>& lines) const {
        const std::string text = m_words.texts(unit, wanted(false));
        if (!text.empty()) {
            lines.emplace_back(plain(text));
        }
    }

    /// "Move 6 · Range 8".
    void addCounts(const Subject& unit, std::vector<Cell>& lines) const {
        std::vector<Piece> pieces;
        for (const Id& id : wanted(true)) {
            const std::string number = m_words.text(unit, id);
            if (!number.empty()) {
                const std::string& name = m_words.rules().attribute(SubjectKind::Unit, id)->name;
                pieces.emplace_back(quiet((pieces.empty() ? "" : " · ") + name + " "));
                pieces.emplace_back(strong(number));
            }
        }
        lines.emplace_back(std::move(pieces));
    }

    /// The shortest of the pack's notes that hold for it, in the pack's order.
    void addNotes(const Subject& unit, std::vector<Cell>& lines) const {
        const Scope scope = m_words.scope(unit.id);
        std::vector<std::string> notes;
        for (const Note& note : m_words.rules().notes) {
            if (note.of == SubjectKind::Unit && holds(note.when, scope)) {
                notes.push_back(fillText(m_words.rules().text(note.text), scope));
            }
        }
        while (notes.size() > mostNotes) {
            notes.erase(std::ranges::max_element(
                notes, [](const auto& a, const auto& b) { return a.size() < b.size(); }));
        }
        for (const std::string& note : notes) {
            lines.emplace_back(quiet(note));
        }
    }

    void addOrder(const Subject& unit, std::vector<Cell>& lines) const {
        if (!m_words.takesOrder(unit)) {
            return;
        }
        std::vector<Piece> pieces{
            quiet(nameOfUnits(m_words.rules(), m_words.rules().roles.orders.order) + " ")};
        const Cell order = orderCell(m_words, unit, 18, m_wish.reader == Reader::Umpire);
        pieces.insert(pieces.end(), order.pieces.begin(), order.pieces.end());
        lines.emplace_back(std::move(pieces));
    }

    const BattleText& m_words;
    const UnitNumbers& m_numbers;
    const SheetWish& m_wish;
    bool m_standing; ///< as the battle stands now
};

} // namespace

Sheet unitCards(const SheetSource& source, const SheetWish& wish) {
    Sheet sheet = framed(source, wish, say("cards", "unit cards"));
    tellShowing(sheet, *source.session, wish);
    const Battle battle = shownBattle(*source.session, wish);
    const BattleText words(source.rules, battle);
    const UnitNumbers numbers(source.session->setUp(), source.session->battle(), source.rules);
    const CardMaker maker(words, numbers, wish, asItStands(*source.session, wish));
    const std::set<Id> hidden = hiddenFrom(wish, source.rules, {&battle, &source.session->battle()});
    for (const Subject* side : sidesOf(battle, wish)) {
        std::vector<const Subject*> units;
        Cards cards;
        for (const Muster& muster : mustersOf(battle, side->id, hidden)) {
            for (const Subject* unit : muster.units) {
                units.push_back(unit);
                cards.cards.push_back(maker.card(*unit));
            }
        }
        cards.table = maker.table(fill(say("sheet", "Units of {name}"), {{"name", side->name}}), units);
        if (!units.empty()) {
            sheet.sections.push_back({side->id, {strong(side->name)}, {std::move(cards)}, true});
        }
    }
    auto legend = boxLegend(source.rules);
    if (legend && !sheet.sections.empty()) {
        std::vector<Block>& first = sheet.sections.front().blocks;
        first.insert(first.begin(), std::move(*legend));
    }
    return sheet;
}

} // namespace umpire::sheets

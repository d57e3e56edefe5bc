// For players to give their orders on before the game.

#include "muster.h"
#include "sheet_frame.h"
#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

class OrderSheetMaker {
  public:
    OrderSheetMaker(const BattleText& words, const UnitNumbers& numbers, std::set<Id> hidden)
        : m_words(words), m_numbers(numbers), m_hidden(std::move(hidden)) {
        const Attribute* order = words.rules().attribute(SubjectKind::Unit, words.rules().roles.orders.order);
        m_vocabulary = order ? words.rules().vocabulary(order->type.vocabulary) : nullptr;
    }

    /// Without blocks for a side of which nobody takes an order.
    Section side(const Subject& side) const {
        Section section{side.id, {strong(side.name)}, {}, true};
        for (const Muster& muster : mustersOf(m_words.battle(), side.id, m_hidden)) {
            addMuster(muster, section.blocks);
        }
        if (!section.blocks.empty()) {
            // Above all, where it cannot be left alone on a page.
            section.blocks.insert(section.blocks.begin(), signature());
            addMeanings(section.blocks);
        }
        return section;
    }

  private:
    void addMuster(const Muster& muster, std::vector<Block>& blocks) const {
        std::vector<const Subject*> units = muster.units;
        std::erase_if(units, [this](const Subject* unit) { return !m_words.takesOrder(*unit); });
        if (!m_vocabulary || units.empty()) {
            return;
        }
        Table table{fill(say("orders", "Orders of {name}"), {{"name", muster.head->name}})};
        addColumn(table, units, narrow(Column::Align::End), say("sheet", "No."),
                  [this](const Subject& unit) { return numberCell(m_numbers, unit); });
        addColumn(table, units, wide(16), say("sheet", "Unit"),
                  [this](const Subject& unit) { return nameCell(m_words, unit); });
        for (const Word& word : m_vocabulary->words) {
            // Wide enough for the name of an order on two lines.
            const auto half = static_cast<int>(word.name.size() + 1) / 2;
            addColumn(table, units, {Column::Align::Centre, std::clamp(half, 5, 12)}, word.name,
                      [](const Subject&) { return std::vector<Piece>{Choice{}}; });
        }
        if (const Id& objective = m_words.rules().roles.orders.objective; !objective.empty()) {
            addColumn(table, units, wide(14), nameOfUnits(m_words.rules(), objective),
                      [](const Subject&) { return std::vector<Piece>{Blank{42}}; });
        }
        blocks.emplace_back(musterHeading(m_words, muster));
        blocks.emplace_back(std::move(table));
    }

    void addMeanings(std::vector<Block>& blocks) const {
        List meanings;
        for (const Word& word : m_vocabulary->words) {
            meanings.items.push_back({strong(word.name), plain(word.text.empty() ? "" : " " + word.text)});
        }
        blocks.emplace_back(Heading{{strong(say("orders", "What the orders mean"))}, 3});
        blocks.emplace_back(std::move(meanings));
    }

    static Table signature() {
        Table table{say("orders", "Signature"), {wide(1), wide(1)}};
        table.rows.push_back({{Cell({quiet(say("orders", "Commander") + " "), Blank{24}}),
                               Cell({quiet(say("orders", "Signed") + " "), Blank{24}})}});
        return table;
    }

    const BattleText& m_words;
    const UnitNumbers& m_numbers;
    std::set<Id> m_hidden;
    const Vocabulary* m_vocabulary = nullptr;
};

} // namespace

Sheet orderSheets(const SheetSource& source, const SheetWish& wish) {
    Sheet sheet = framed(source, wish, say("orders", "orders"));
    const Battle battle = source.session->setUp();
    const BattleText words(source.rules, battle);
    const UnitNumbers numbers(battle, source.session->battle(), source.rules);
    const OrderSheetMaker maker(words, numbers,
                                hiddenFrom(wish, source.rules, {&battle, &source.session->battle()}));
    for (const Subject* side : sidesOf(battle, wish)) {
        Section section = maker.side(*side);
        if (!section.blocks.empty()) {
            sheet.sections.push_back(std::move(section));
        }
    }
    return sheet;
}

} // namespace umpire::sheets

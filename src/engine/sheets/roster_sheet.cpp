// The roster: what each side brings, with boxes to tick off what it loses.

#include "../rules/attribute_names.h"
#include "muster.h"
#include "sections.h"
#include "sheet_frame.h"
#include "strength_boxes.h"
#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

class RosterMaker {
  public:
    RosterMaker(const BattleText& words, const UnitNumbers& numbers, std::set<Id> hidden,
                const SheetWish& wish, bool standing)
        : m_words(words), m_numbers(numbers), m_hidden(std::move(hidden)), m_wish(wish),
          m_standing(standing) {}

    Section side(const Subject& side) const {
        Section section{side.id, {strong(side.name)}, {}, true};
        addParagraphs(section.blocks, aboutSide(side), Words::Style::Quiet);
        if (auto legend = boxLegend(m_words.rules())) {
            section.blocks.emplace_back(std::move(*legend));
        }
        for (const Muster& muster : mustersOf(m_words.battle(), side.id, m_hidden)) {
            addMuster(muster, section.blocks);
        }
        return section;
    }

  private:
    bool hasStrength() const { return !m_words.rules().roles.strength.start.empty(); }

    /// "Table edge: East · Attacker".
    std::string aboutSide(const Subject& side) const {
        const auto beside = m_words.rules().sheets.heads.find(SubjectKind::Side);
        std::string about;
        for (const Id& id :
             beside == m_words.rules().sheets.heads.end() ? std::vector<Id>{} : beside->second) {
            const Attribute* attribute = m_words.rules().attribute(SubjectKind::Side, id);
            const std::string text = m_words.texts(side, {id});
            if (attribute && !text.empty()) {
                about += (about.empty() ? "" : " · ") +
                         (text == attribute->name ? "" : attribute->name + say("words", ": ")) + text;
            }
        }
        return about;
    }

    void addMuster(const Muster& muster, std::vector<Block>& blocks) const {
        if (muster.head->kind == SubjectKind::Formation) {
            blocks.emplace_back(musterHeading(m_words, muster));
        }
        if (!muster.officers.empty()) {
            blocks.emplace_back(officers(muster));
        }
        if (!muster.units.empty()) {
            blocks.emplace_back(units(muster));
        }
        // What is hidden would show in the number of boxes.
        if (const auto track = lossTrack(m_words, *muster.head); track && !muster.hasHidden) {
            blocks.emplace_back(losses(*muster.head, *track));
        }
    }

    Table officers(const Muster& muster) const {
        Table table{fill(say("sheet", "Officers of {name}"), {{"name", muster.head->name}}),
                    {wide(3), wide(2), wide(2)}};
        table.withNext = true; // a division on its own is followed by its brigades
        for (const Subject* officer : muster.officers) {
            std::vector<Piece> name{strong(officer->name)};
            const auto beside = m_words.rules().sheets.heads.find(SubjectKind::Officer);
            const std::string more = beside == m_words.rules().sheets.heads.end()
                                         ? std::string()
                                         : m_words.texts(*officer, beside->second);
            if (!more.empty()) {
                name.emplace_back(quiet(" · " + more));
            }
            Row row{{Cell(name)}};
            if (m_standing) {
                row.cells.push_back(stateCell(m_words, *officer));
                row.cells.emplace_back(std::vector<Piece>{Blank{12}});
            } else {
                addFate(row);
            }
            table.rows.push_back(std::move(row));
        }
        return table;
    }

    /// Room to write what becomes of an officer, in the pack's word for one out of play.
    void addFate(Row& row) const {
        const PackRoles::State& state = m_words.rules().roles.state(SubjectKind::Officer);
        const Attribute* is = m_words.rules().attribute(SubjectKind::Officer, state.by);
        const Word* out = is ? m_words.rules().word(is->type.vocabulary, state.out) : nullptr;
        const std::string fate = out ? small(out->name) : say("roster sheet", "out of play");
        row.cells.emplace_back(
            std::vector<Piece>{Choice{fill(say("roster sheet", "is {out}"), {{"out", fate}}), false}});
        std::vector<Piece> back;
        if (!state.back.empty()) {
            back = {quiet(say("roster sheet", "replaced in turn") + " "), Blank{4}};
        }
        row.cells.emplace_back(std::move(back));
    }

    /// Columns in which no unit of the formation has anything are left out.
    std::vector<const Attribute*> columnsOf(const Muster& muster) const {
        std::vector<const Attribute*> columns;
        const PackRoles::Orders& orders = m_words.rules().roles.orders;
        for (const Id& id : m_words.rules().sheets.rosterColumns) {
            const Attribute* attribute = m_words.rules().attribute(SubjectKind::Unit, id);
            const bool used = std::ranges::any_of(
                muster.units, [&](const Subject* unit) { return !m_words.text(*unit, id).empty(); });
            if (attribute && used && id != orders.order && id != orders.objective) {
                columns.push_back(attribute);
            }
        }
        return columns;
    }

    Table units(const Muster& muster) const {
        const std::vector<const Attribute*> columns = columnsOf(muster);
        const bool orders = std::ranges::any_of(
            muster.units, [this](const Subject* unit) { return m_words.takesOrder(*unit); });
        Table table{fill(say("sheet", "Units of {name}"), {{"name", muster.head->name}})};
        const auto add = [&](const Column& column, const std::string& head, const auto& says) {
            addColumn(table, muster.units, column, head, says);
        };
        add(narrow(Column::Align::End), say("sheet", "No."),
            [this](const Subject& unit) { return numberCell(m_numbers, unit); });
        add(wide(4), say("sheet", "Unit"), [this](const Subject& unit) { return nameCell(m_words, unit); });
        for (const Attribute* column : columns) {
            const bool number = column->type.kind == Type::Kind::Number;
            add(number ? narrow(Column::Align::End) : wide(2), number ? column->brief : column->name,
                [&](const Subject& unit) { return m_words.text(unit, column->id); });
        }
        if (hasStrength()) {
            add(wide(3), m_words.rules().roles.strength.step.head(),
                [this](const Subject& unit) { return strengthBoxes(m_words, unit); });
        }
        if (m_standing) {
            add(wide(3), say("sheet", "State"),
                [&](const Subject& unit) { return stateCell(m_words, unit, placesIn(columns)); });
        }
        if (orders) {
            add(wide(4), nameOfUnits(m_words.rules(), m_words.rules().roles.orders.order),
                [this](const Subject& unit) {
                    return orderCell(m_words, unit, 16, maySeeOrders(m_wish, unit.side));
                });
        }
        return table;
    }

    /// Where a unit stands has a column of its own.
    static std::vector<Id> placesIn(const std::vector<const Attribute*>& columns) {
        std::vector<Id> ids;
        for (const Attribute* column : columns) {
            if (isPlace(*column)) {
                ids.push_back(column->id);
            }
        }
        return ids;
    }

    static Table losses(const Subject& formation, const LossTrack& track) {
        Table table{fill(say("sheet", "Losses of {name}"), {{"name", formation.name}}), {narrow(), wide(1)}};
        table.rows.push_back({{quiet(track.name), Cell(track.pieces())}});
        return table;
    }

    const BattleText& m_words;
    const UnitNumbers& m_numbers;
    std::set<Id> m_hidden;
    const SheetWish& m_wish;
    bool m_standing; ///< as the battle stands now
};

} // namespace

Sheet rosterSheet(const SheetSource& source, const SheetWish& wish) {
    Sheet sheet = framed(source, wish, say("roster sheet", "roster"));
    tellShowing(sheet, *source.session, wish);
    const Battle battle = shownBattle(*source.session, wish);
    const BattleText words(source.rules, battle);
    const UnitNumbers numbers(source.session->setUp(), source.session->battle(), source.rules);
    const RosterMaker maker(words, numbers,
                            hiddenFrom(wish, source.rules, {&battle, &source.session->battle()}), wish,
                            asItStands(*source.session, wish));
    for (const Subject* side : sidesOf(battle, wish)) {
        sheet.sections.push_back(maker.side(*side));
    }
    addThings(sheet, words);
    if (wish.reader == Reader::Umpire && !battle.notes.empty() && !sheet.sections.empty()) {
        Section notes{"notes", {strong(say("roster sheet", "Notes"))}};
        addParagraphs(notes.blocks, battle.notes);
        sheet.sections.push_back(std::move(notes));
    }
    return sheet;
}

} // namespace umpire::sheets

// The battle as it stands, to go on with on paper.

#include "muster.h"
#include "sections.h"
#include "sheet_frame.h"
#include "strength_boxes.h"
#include "umpire/base/speech.h"
#include "umpire/battle/session.h"
#include "umpire/battle/visibility.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/sheet.h"
#include "umpire/sheets/standing_records.h"
#include "visibility.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

constexpr std::size_t lastRecords = 8;

class StateMaker {
  public:
    StateMaker(const Session& session, const SheetWish& wish)
        : m_session(session), m_wish(wish), m_words(session.rules(), session.battle()),
          m_numbers(session.setUp(), session.battle(), session.rules()), m_visibility(session, wish),
          m_hidden(m_visibility.hidden()) {}

    void fill(Sheet& sheet) const {
        const auto sides = sidesOf(m_session.battle(), m_wish);
        if (sides.empty()) {
            return;
        }
        sheet.sections.push_back(moment());
        for (const Subject* side : sides) {
            sheet.sections.push_back(this->side(*side));
        }
        addPiles(sheet, m_session, viewerOf(m_wish));
        addThings(sheet, m_words);
        addObjectives(sheet, m_session.battle());
        addLedger(sheet, m_session.battle());
        if (m_wish.reader == Reader::Umpire) {
            addRemarks(sheet, m_session);
        }
        addRulings(sheet);
        addRecords(sheet);
    }

  private:
    bool hasStrength() const { return !m_words.rules().roles.strength.start.empty(); }
    bool hasOrders() const { return !m_words.rules().roles.orders.order.empty(); }

    std::string nameOf(const Id& subject) const {
        const Subject* known = m_session.battle().find(subject);
        return known ? known->name : std::string();
    }

    Section moment() const {
        const Battle& battle = m_session.battle();
        Section section{"moment", {strong(say("state", "Where the game stands"))}};
        const Phase* phase = m_session.rules().phase(battle.clock.phase);
        Paragraph now{{strong(turnText(battle))}};
        if (const std::string side = nameOf(battle.clock.side); !side.empty()) {
            now.words.push_back(plain(" · " + side));
        }
        now.words.push_back(plain(phase ? " · " + phase->name : ""));
        if (const std::string acting = nameOf(battle.clock.acting); !acting.empty()) {
            now.words.push_back(plain(" · " + acting));
        }
        section.blocks.emplace_back(std::move(now));
        addFirstMove(section.blocks);
        if (const std::string noted = notedRecord(m_session); !noted.empty()) {
            section.blocks.emplace_back(Paragraph{{quiet(noted + ".")}});
        }
        addDue(section.blocks);
        return section;
    }

    /// A turn without half-turns may know no first move.
    void addFirstMove(std::vector<Block>& blocks) const {
        const std::string first = nameOf(m_session.battle().firstSide);
        if (first.empty() && !m_session.rules().halves) {
            return;
        }
        blocks.emplace_back(Paragraph{
            {plain(first.empty() ? say("state", "Nobody has the first move yet.")
                                 : umpire::fill(say("state", "First move: {side}."), {{"side", first}}))}});
    }

    void addDue(std::vector<Block>& blocks) const {
        List due;
        for (const Due& owed : m_session.battle().due) {
            if (!m_visibility.covers(owed)) {
                due.items.push_back(
                    {plain(owed.optional ? umpire::fill(say("state", "{test} (if it applies)"),
                                                        {{"test", m_visibility.textOf(owed)}})
                                         : m_visibility.textOf(owed))});
            }
        }
        blocks.emplace_back(Heading{
            {strong(due.items.empty() ? say("state", "No test is owed.") : say("state", "Tests owed"))}, 3});
        if (!due.items.empty()) {
            blocks.emplace_back(std::move(due));
        }
    }

    Section side(const Subject& side) const {
        Section section{side.id, {strong(side.name)}};
        if (auto legend = boxLegend(m_session.rules())) {
            section.blocks.emplace_back(std::move(*legend));
        }
        addState(side, section.blocks);
        std::vector<const Subject*> gone;
        for (Muster muster : mustersOf(m_session.battle(), side.id, m_hidden)) {
            const auto out =
                std::stable_partition(muster.units.begin(), muster.units.end(),
                                      [this](const Subject* unit) { return !m_words.isOut(*unit); });
            gone.insert(gone.end(), out, muster.units.end());
            muster.units.erase(out, muster.units.end());
            addMuster(muster, section.blocks);
        }
        if (!gone.empty()) {
            section.blocks.emplace_back(Heading{{strong(say("state", "Out of play"))}, 3});
            section.blocks.emplace_back(goneTable(side, gone));
        }
        return section;
    }

    /// What is counted of a side as a whole.
    void addState(const Subject& side, std::vector<Block>& blocks) const {
        Paragraph state{joinedBy(" · ", m_words.state(side))};
        if (!state.words.empty()) {
            blocks.emplace_back(std::move(state));
        }
    }

    void addMuster(const Muster& muster, std::vector<Block>& blocks) const {
        Heading heading = musterHeading(m_words, muster);
        for (Words& word : m_words.state(*muster.head)) {
            heading.words.push_back(plain(" · "));
            heading.words.push_back(std::move(word));
        }
        blocks.emplace_back(std::move(heading));
        if (const auto track = lossTrack(m_words, *muster.head); track && !muster.hasHidden) {
            blocks.emplace_back(losses(*muster.head, *track));
        }
        if (!muster.officers.empty()) {
            blocks.emplace_back(officers(muster));
        }
        if (!muster.units.empty()) {
            blocks.emplace_back(units(muster));
        }
    }

    static Table losses(const Subject& formation, const LossTrack& track) {
        Table table{umpire::fill(say("sheet", "Losses of {name}"), {{"name", formation.name}}),
                    {narrow(), wide(1)}};
        table.withNext = true;
        const std::string count =
            umpire::fill(say("sheet", "{part} of {whole}"),
                         {{"part", std::to_string(track.worn)}, {"whole", std::to_string(track.whole)}});
        table.rows.push_back({{Cell({quiet(track.name + " "), strong(count)}), Cell(track.pieces())}});
        return table;
    }

    Table officers(const Muster& muster) const {
        Table table{umpire::fill(say("sheet", "Officers of {name}"), {{"name", muster.head->name}}),
                    {wide(2), wide(3), wide(3)}};
        table.withNext = true; // a division on its own is followed by its brigades
        for (const Subject* officer : muster.officers) {
            table.rows.push_back({{strong(officer->name), stateCell(m_words, *officer), Cell({Blank{16}})}});
        }
        return table;
    }

    Table units(const Muster& muster) const {
        Table table{umpire::fill(say("sheet", "Units of {name}"), {{"name", muster.head->name}})};
        const auto add = [&](const Column& column, const std::string& head, const auto& says) {
            addColumn(table, muster.units, column, head, says);
        };
        add(narrow(Column::Align::End), say("sheet", "No."),
            [this](const Subject& unit) { return numberCell(m_numbers, unit); });
        add(wide(5), say("sheet", "Unit"), [this](const Subject& unit) { return nameCell(m_words, unit); });
        if (hasStrength()) {
            add(wide(4), m_words.rules().roles.strength.step.head(),
                [this](const Subject& unit) { return strengthBoxes(m_words, unit); });
        }
        add(wide(6), say("sheet", "State"), [this](const Subject& unit) { return stateCell(m_words, unit); });
        if (hasOrders()) {
            add(wide(5), nameOfUnits(m_words.rules(), m_words.rules().roles.orders.order),
                [this](const Subject& unit) {
                    return orderCell(m_words, unit, 12, maySeeOrders(m_wish, unit.side));
                });
        }
        add(wide(3), say("sheet", "Next turn"), [](const Subject&) { return Cell({Blank{9}}); });
        return table;
    }

    Table goneTable(const Subject& side, const std::vector<const Subject*>& gone) const {
        Table table{umpire::fill(say("state", "Out of play: {side}"), {{"side", side.name}}),
                    {narrow(Column::Align::End), wide(3), wide(3), wide(4)}};
        for (const Subject* unit : gone) {
            const Subject* above = m_session.battle().find(unit->parent);
            table.rows.push_back({{numberCell(m_numbers, *unit), nameCell(m_words, *unit),
                                   quiet(above ? above->name : ""), stateCell(m_words, *unit)}});
        }
        return table;
    }

    void addRulings(Sheet& sheet) const {
        List list;
        for (const auto& [id, reading] : m_session.battle().rulings) {
            const Ruling* ruling = m_session.rules().ruling(id);
            const Ruling::Reading* chosen = ruling ? ruling->find(reading) : nullptr;
            if (chosen) {
                list.items.push_back({strong(ruling->title + say("words", ": ")), plain(chosen->text)});
            }
        }
        addSection(sheet, "rulings", say("state", "Rulings of this battle"), std::move(list));
    }

    Phrase lineOf(Record record, const RecordText& words) const {
        std::erase_if(record.events, [this](const Event& event) {
            const auto* raised = std::get_if<DueRaised>(&event);
            return raised && m_visibility.keepsRoll(raised->due);
        });
        for (Event& event : record.events) {
            if (auto* raised = std::get_if<DueRaised>(&event)) {
                raised->due.text = m_visibility.textOf(raised->due);
            }
        }
        const std::string how = words.how(record);
        const std::string follows = words.follows(record);
        return {quiet(words.place(record) + " "), plain(words.who(record)),
                plain((how.empty() ? "" : " – " + how) + (follows.empty() ? "" : " – " + follows))};
    }

    void addRecords(Sheet& sheet) const {
        const RecordText words(m_session);
        const StandingRecords standing(m_session);
        List list;
        for (int number = m_session.cursor(); number > 0 && list.items.size() < lastRecords; --number) {
            const StandingRecords::Changed* changed = standing.changed(number);
            const Record& record =
                changed ? changed->record : m_session.records()[static_cast<std::size_t>(number - 1)];
            if ((changed && changed->dropped) || !pagesOf(record, m_session.rules()).isPlay) {
                continue;
            }
            if (m_visibility.covers(record)) {
                if (const std::string drawn = drawnWords(record); !drawn.empty()) {
                    list.items.push_back({quiet(words.place(record) + " "), plain(drawn)});
                }
                continue;
            }
            Phrase line = lineOf(record, words);
            if (!m_visibility.betrays(plainText(line))) {
                list.items.push_back(std::move(line));
            }
        }
        std::reverse(list.items.begin(), list.items.end());
        addSection(sheet, "records", say("state", "What happened last"), std::move(list));
    }

    const Session& m_session;
    const SheetWish& m_wish;
    BattleText m_words;
    UnitNumbers m_numbers;
    Visibility m_visibility;
    const std::set<Id>& m_hidden;
};

} // namespace

Sheet stateSheet(const SheetSource& source, const SheetWish& wish) {
    Sheet sheet = framed(source, wish, say("state", "to go on with on paper"));
    sheet.form.type = 8.5;
    StateMaker(*source.session, wish).fill(sheet);
    return sheet;
}

} // namespace umpire::sheets

// A check with several tables, such as those for each composition of a formation and each share it has lost.

#include "reference_parts.h"

#include "umpire/base/speech.h"
#include "umpire/checks/roll.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>
#include <set>

namespace umpire::sheets {

namespace {

/// Who takes the check in a battle of nobody else.
const Id taker = "somebody";

/// The check's table for one word of the groups and one step.
class GridTables {
  public:
    GridTables(const ReferenceWriter& writer, const ReferencePart& part, const Check& check)
        : m_writer(writer), m_check(check), m_groups(*writer.rules.attribute(check.subject, part.groups)),
          m_steps(*writer.rules.attribute(check.subject, part.steps)) {
        Subject subject;
        subject.id = taker;
        subject.kind = check.subject;
        m_battle.rulings = writer.battle().rulings;
        m_battle.adopt(writer.rules.layout);
        m_battle.add(std::move(subject));
    }

    const Attribute& groups() const { return m_groups; }

    /// Null where no table of the check is for these.
    const BandTable* of(const Id& group, std::int64_t step) {
        m_battle.set(taker, m_groups.id, group);
        m_battle.set(taker, m_steps.id, step);
        Known known;
        known.keep(Symbol(taker), m_groups, group);
        known.keep(Symbol(taker), m_steps, step);
        return tableOf(m_check,
                       {m_writer.rules, m_battle, taker, {}, nullptr, nullptr, nullptr, {}, {}, &known});
    }

  private:
    const ReferenceWriter& m_writer;
    const Check& m_check;
    const Attribute& m_groups;
    const Attribute& m_steps;
    Battle m_battle;
};

/// "20 to under 40 %", "40 to 60 %", "over 60 %".
std::string stepText(const std::vector<ShareMark>& marks, std::size_t i) {
    const ShareMark& mark = marks[i];
    const std::string from = std::to_string(mark.percent);
    if (i + 1 == marks.size()) {
        return fill(mark.above ? say("reference", "over {from} %") : say("reference", "from {from} %"),
                    {{"from", from}});
    }
    const ShareMark& next = marks[i + 1];
    std::string sentence;
    if (mark.above) {
        sentence = next.above ? say("reference", "over {from} to {to} %")
                              : say("reference", "over {from} to under {to} %");
    } else {
        sentence =
            next.above ? say("reference", "{from} to {to} %") : say("reference", "{from} to under {to} %");
    }
    return fill(sentence, {{"from", from}, {"to", std::to_string(next.percent)}});
}

/// Where any of the tables of a row begins another band.
std::vector<std::int64_t> startsOf(const std::vector<const BandTable*>& tables) {
    std::set<std::int64_t> starts;
    for (const BandTable* table : tables) {
        for (const Band& band : table ? table->bands : std::vector<Band>{}) {
            if (band.from) {
                starts.insert(*band.from);
            }
        }
    }
    return {starts.begin(), starts.end()};
}

Id outcomeAt(const BandTable& table, std::optional<std::int64_t> total) {
    for (const Band& band : table.bands) {
        const bool low = !band.from || (total && *band.from <= *total);
        const bool high = !band.to || !total || *total <= *band.to;
        if (low && high) {
            return band.outcome;
        }
    }
    return {};
}

/// The bands that all tables of a row can be told in.
std::vector<Band> bandsOf(const std::vector<const BandTable*>& tables) {
    std::vector<Band> bands{Band{}};
    for (const std::int64_t start : startsOf(tables)) {
        bands.back().to = start - 1;
        bands.push_back({start, std::nullopt, {}});
    }
    return bands;
}

Cell outcomeCell(const ReferenceWriter& writer, const BandTable* table, const Band& band) {
    const Outcome* outcome = table ? writer.rules.outcome(outcomeAt(*table, band.from)) : nullptr;
    return outcome ? outcome->name : "\u2013";
}

void addGroup(const ReferenceWriter& writer, const Check& check, const Word& word,
              const std::vector<const BandTable*>& tables, Table& grid) {
    const int columns = static_cast<int>(grid.columns.size());
    grid.rows.push_back({{Cell({strong(word.name)}, columns)}, Row::Kind::Group});
    for (const Band& band : bandsOf(tables)) {
        Row row{{strong(scoreText(writer.rules, check, band))}, Row::Kind::Body};
        for (const BandTable* table : tables) {
            row.cells.push_back(outcomeCell(writer, table, band));
        }
        grid.rows.push_back(std::move(row));
    }
}

Table emptyGrid(const ReferenceWriter& writer, const Check& check, const std::vector<ShareMark>& marks) {
    Table grid;
    grid.name = check.name;
    grid.columns = {{Column::Align::Start, 0}};
    Row head{{strong(dieNames(writer.rules, check))}, Row::Kind::Body};
    for (std::size_t i = 0; i < marks.size(); ++i) {
        grid.columns.push_back({Column::Align::Start, 1});
        head.cells.emplace_back(strong(stepText(marks, i)));
    }
    grid.heads.push_back(std::move(head));
    return grid;
}

List explanations(ReferenceWriter& writer, const ReferencePart& part, const Check& check) {
    List list;
    std::set<Id> told;
    for (const BandTable& table : check.tables) {
        for (auto band = table.bands.rbegin(); band != table.bands.rend(); ++band) {
            if (told.insert(band->outcome).second) {
                list.items.push_back(outcomeLine(writer, part, band->outcome));
            }
        }
    }
    return list;
}

} // namespace

std::vector<Block> gridBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    const Check& check = *writer.rules.check(part.columns.front().of);
    const std::vector<ShareMark>& marks = writer.rules.attribute(check.subject, part.marks)->marks;
    GridTables tables(writer, part, check);
    Table grid = emptyGrid(writer, check, marks);
    const Vocabulary* words = writer.rules.vocabulary(tables.groups().type.vocabulary);
    for (const Word& word : words ? words->words : std::vector<Word>{}) {
        std::vector<const BandTable*> row;
        for (std::size_t step = 1; step <= marks.size(); ++step) {
            row.push_back(tables.of(word.id, static_cast<std::int64_t>(step)));
        }
        if (std::any_of(row.begin(), row.end(), [](const BandTable* table) { return table != nullptr; })) {
            addGroup(writer, check, word, row, grid);
        }
    }
    std::vector<Block> blocks{std::move(grid), explanations(writer, part, check)};
    writer.addTexts(blocks, part);
    return blocks;
}

} // namespace umpire::sheets

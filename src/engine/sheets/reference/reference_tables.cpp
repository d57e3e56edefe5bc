#include "reference_writer.h"
#include "umpire/base/lengths.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/checks/roll.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/rules/table_heads.h"
#include "umpire/sheets/rules_at_hand.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace umpire::sheets {

// The tables that rules leave blank, as far as the battle fills them in.

namespace {

std::string saidIn(const RulePack& rules, const umpire::Table& table, const Value& value) {
    return value.isNumber() ? std::to_string(value.number())
                            : rules.wordName(table.type.vocabulary, value.text());
}

/// Whatever is filled in by itself, by the rules or by the battle, with the rest and without heads.
std::map<umpire::Table::Cell, Value> filledCells(const Battle& battle, const umpire::Table& table) {
    std::map<umpire::Table::Cell, Value> cells = table.cells;
    for (const TableCell& cell : filledIn(battle, table.id)) {
        cells[{cell.row, cell.column}] = battle.cell(cell);
    }
    cells.erase({headsOfRows, ""});
    cells.erase({headsOfColumns, ""});
    return cells;
}

/// A row for each head, a column for each of the others.
Block gridOf(const ReferenceWriter& writer, const umpire::Table& table) {
    Table grid;
    grid.name = table.name;
    grid.addColumn({Column::Align::Start, 1}, strong(table.rows.name));
    const std::vector<std::string> columns = keysIn(writer.rules, writer.battle(), table, true);
    for (const std::string& column : columns) {
        grid.addColumn({Column::Align::Centre},
                       strong(writer.rules.wordName(table.columns->vocabulary, column)));
    }
    for (const std::string& row : keysIn(writer.rules, writer.battle(), table, false)) {
        Row line{{strong(writer.rules.wordName(table.rows.vocabulary, row))}};
        for (const std::string& column : columns) {
            line.cells.emplace_back(
                saidIn(writer.rules, table, cellIn(writer.battle(), table, {table.id, row, column})));
        }
        grid.rows.push_back(std::move(line));
    }
    return grid;
}

/// A table of one column is long: what its cells say, and behind each where that is so.
std::vector<Block> listsOf(const ReferenceWriter& writer, const umpire::Table& table) {
    std::vector<std::pair<Value, std::vector<std::string>>> groups;
    for (const auto& [cell, value] : filledCells(writer.battle(), table)) {
        const auto known = std::ranges::find_if(
            groups, [&value = value](const auto& group) { return group.first == value; });
        std::vector<std::string>& heads =
            known != groups.end() ? known->second : groups.emplace_back(value, Ids()).second;
        heads.push_back(cell.first == restOfTable ? say("reference", "all others")
                                                  : writer.rules.wordName(table.rows.vocabulary, cell.first));
    }
    std::vector<Block> blocks;
    for (const auto& [value, heads] : groups) {
        blocks.emplace_back(Paragraph{{strong(saidIn(writer.rules, table, value) + say("words", ": ")),
                                       plain(joinedBy(say("words", ", "), heads))}});
    }
    return blocks;
}

} // namespace

std::vector<Section> tableSections(const ReferenceWriter& writer) {
    std::vector<Section> sections;
    for (const umpire::Table& table : writer.rules.tables) {
        if (filledCells(writer.battle(), table).empty()) {
            continue;
        }
        sections.push_back(
            {"table-" + table.id,
             {strong(table.name)},
             table.columns ? std::vector<Block>{gridOf(writer, table)} : listsOf(writer, table)});
    }
    return sections;
}

// The readings that the battle sets otherwise than the rules, run together.

std::vector<Block> rulingBlocks(ReferenceWriter& writer) {
    Phrase line;
    for (const Ruling& ruling : writer.rules.rulings) {
        const Ruling::Reading& reading = readingOf(ruling, writer.battle());
        if (reading.id != ruling.standard()) {
            line.push_back(plain(reading.brief));
        }
    }
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        line[i].text += line[i].text.ends_with('.') ? " " : say("words", "; ");
    }
    if (!line.empty()) {
        line.back().text += line.back().text.ends_with('.') ? "" : ".";
    }
    if (line.empty()) {
        line.push_back(plain(say("reference", "All as the rules have them.")));
    }
    return {Paragraph{std::move(line)}};
}

// The phases of a half-turn or turn, with what happens before, in and after them.

namespace {

void addMoment(ReferenceWriter& writer, const ReferencePart& part, const char* moment,
               std::vector<Block>& blocks) {
    Phrase line;
    writer.addTo(line, part, moment);
    if (!line.empty()) {
        blocks.emplace_back(Paragraph{std::move(line)});
    }
}

/// As the language has it, with the space before it that some want; the one behind it stands already.
std::string colon() {
    std::string sign = say("words", ": ");
    sign.erase(sign.find_last_not_of(' ') + 1);
    return sign;
}

} // namespace

std::vector<Block> phaseBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    std::vector<Block> blocks;
    addMoment(writer, part, writer.rules.halves ? "half-turn-start" : "turn-start", blocks);
    List phases{{}, true};
    for (const Phase& phase : writer.rules.phases) {
        Phrase line{beginning(placeOfPhase(phase.id), strong(phase.name))};
        writer.addTo(line, part, phase.id);
        line.front().text += line.size() > 1 ? colon() : "";
        phases.items.push_back(std::move(line));
    }
    blocks.emplace_back(std::move(phases));
    addMoment(writer, part, writer.rules.halves ? "half-turn-end" : "turn-end", blocks);
    return blocks;
}

// The modifiers of checks, grouped by the checks they count in.

namespace {

/// The heads of the part's checks that a modifier counts in: "Under fire, charged"; "" for none.
std::string headOf(const ReferenceWriter& writer, const ReferencePart& part, const Modifier& modifier) {
    std::vector<std::string> heads;
    for (const ReferencePart::Column& column : part.columns) {
        if (everCounts(modifier, column.of, writer.scope())) {
            heads.push_back(column.head);
        }
    }
    return joinedBy(", ", heads);
}

/// The groups in the order of their first modifiers.
std::vector<std::string> headsOf(const ReferenceWriter& writer, const ReferencePart& part) {
    std::vector<std::string> heads;
    for (const Modifier& modifier : writer.rules.modifiers) {
        const std::string head = headOf(writer, part, modifier);
        if (!head.empty() && !listed(heads, head)) {
            heads.push_back(head);
        }
    }
    return heads;
}

} // namespace

Phrase modifierLine(ReferenceWriter& writer, const ReferencePart& part, const Modifier& modifier) {
    std::string text = writer.fill(modifier.onSheet.empty() ? modifier.label : modifier.onSheet);
    std::string joint = say("words", ": ");
    for (const auto& [value, words] : worthByWord(writer.rules, modifier)) {
        text += joint + signedText(value) + " " + joinedBy(", ", words);
        joint = say("words", "; ");
    }
    Phrase line{beginning(placeOfModifier(modifier.id), plain(std::move(text)))};
    writer.addTo(line, part, modifier.id);
    if (writer.wish.letters && !modifier.section.empty()) {
        line.push_back(quiet(" (" + modifier.section + ")"));
    }
    return line;
}

std::vector<Block> modifierBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    Table table;
    table.name = writer.fill(part.title);
    table.columns = {{Column::Align::End, 0}, {Column::Align::Start, 1}};
    for (const std::string& head : headsOf(writer, part)) {
        table.rows.push_back({{Cell({strong(withCapital(head))}, 2)}, Row::Kind::Group});
        for (const Modifier& modifier : writer.rules.modifiers) {
            if (headOf(writer, part, modifier) == head) {
                table.rows.push_back(
                    {{Cell(strong(worthText(writer.rules, asRuled(modifier, writer.scope())))),
                      cellOf(modifierLine(writer, part, modifier))}});
            }
        }
    }
    return {std::move(table)};
}

// Own outcome against the enemy's: what the own side does.

namespace {

/// A square of texts over the bands of the contest's check, own down and enemy across.
struct Matrix {
    std::vector<Band> down;
    std::vector<Band> across;
    std::vector<std::vector<std::string>> texts; ///< by row
};

/// What a cell says of the side that has `own`; nothing when it is not about these outcomes.
std::optional<std::string> saidBy(const ReferenceWriter& writer, const Contest::Cell& cell, const Id& own,
                                  const Id& enemy) {
    const std::string full = writer.rules.text(cell.text);
    if (listed(cell.own, own) && listed(cell.enemy, enemy)) {
        return writer.fill(cell.onSheet.empty() ? full : cell.onSheet);
    }
    if (listed(cell.own, enemy) && listed(cell.enemy, own)) {
        return writer.fill(cell.enemyOnSheet.empty() ? full : cell.enemyOnSheet);
    }
    return std::nullopt;
}

/// What is said before a semicolon in both is not said again.
std::string withoutShared(const std::string& text, const std::string& said) {
    const std::size_t end = text.find("; ");
    const bool shared = end != std::string::npos && said.compare(0, end + 2, text, 0, end + 2) == 0;
    return shared ? said.substr(end + 2) : said;
}

/// The first cell that holds is used, so that one with a condition leaves room for those after it.
std::string textFor(const ReferenceWriter& writer, const Contest& contest, const Id& own, const Id& enemy) {
    std::string text;
    for (const Contest::Cell& cell : contest.cells) {
        const auto said = saidBy(writer, cell, own, enemy);
        if (!said) {
            continue;
        }
        if (text != *said) {
            text = text.empty() ? *said
                                : fill(say("reference", "{first}, else {other}"),
                                       {{"first", text}, {"other", withoutShared(text, *said)}});
        }
        if (!cell.when) {
            break;
        }
    }
    return text;
}

/// A check that the umpire states has an outcome for each of its choices.
std::vector<Band> bandsOf(const Check& check) {
    std::vector<Band> bands = check.tables.empty() ? std::vector<Band>{} : check.tables.front().bands;
    for (const Id& choice : check.choices) {
        bands.push_back({{}, {}, choice});
    }
    return bands;
}

Matrix matrixOf(const ReferenceWriter& writer, const Contest& contest) {
    Matrix matrix{
        bandsOf(*writer.rules.check(contest.check)), bandsOf(*writer.rules.check(contest.enemyCheck)), {}};
    for (const Band& own : matrix.down) {
        std::vector<std::string> row;
        for (const Band& enemy : matrix.across) {
            row.push_back(textFor(writer, contest, own.outcome, enemy.outcome));
        }
        matrix.texts.push_back(std::move(row));
    }
    return matrix;
}

/// Takes the band after `i` into it.
void unite(std::vector<Band>& bands, std::size_t i) {
    bands[i].to = bands[i + 1].to;
    bands.erase(bands.begin() + static_cast<std::ptrdiff_t>(i) + 1);
}

/// Neighbours that say the same become one row, and one column.
void simplify(Matrix& matrix) {
    for (std::size_t i = 0; i + 1 < matrix.down.size();) {
        if (matrix.texts[i] == matrix.texts[i + 1]) {
            unite(matrix.down, i);
            matrix.texts.erase(matrix.texts.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        } else {
            ++i;
        }
    }
    for (std::size_t i = 0; i + 1 < matrix.across.size();) {
        const bool same =
            std::ranges::all_of(matrix.texts, [i](const auto& row) { return row[i] == row[i + 1]; });
        if (!same) {
            ++i;
            continue;
        }
        unite(matrix.across, i);
        for (std::vector<std::string>& row : matrix.texts) {
            row.erase(row.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
    }
}

} // namespace

std::vector<Block> contestBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    const Contest* contest = writer.rules.contest(part.contest);
    const Check* check = contest ? writer.rules.check(contest->check) : nullptr;
    const Check* enemys = contest ? writer.rules.check(contest->enemyCheck) : nullptr;
    std::vector<Block> blocks;
    if (check && enemys) {
        Matrix matrix = matrixOf(writer, *contest);
        if (check->choices.empty()) {
            simplify(matrix);
        }
        Table table;
        table.name = fill(say("reference", "{contest}: own total down, the enemy's across"),
                          {{"contest", contest->name}});
        table.addColumn({}, quiet(say("reference", "Own down, enemy across")));
        for (const Band& band : matrix.across) {
            table.addColumn({Column::Align::Start, 1}, strong(scoreText(writer.rules, *enemys, band)));
        }
        for (std::size_t i = 0; i < matrix.down.size(); ++i) {
            Row row{{strong(scoreText(writer.rules, *check, matrix.down[i]))}};
            row.cells.insert(row.cells.end(), matrix.texts[i].begin(), matrix.texts[i].end());
            table.rows.push_back(std::move(row));
        }
        blocks.emplace_back(std::move(table));
    }
    return blocks;
}

// A check with several tables, such as those for each composition of a formation and each share it has lost.

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
    const std::int64_t total = band.from.value_or(std::numeric_limits<std::int64_t>::min());
    const Outcome* outcome = table ? writer.rules.outcome(outcomeIn(*table, total)) : nullptr;
    return outcome ? outcome->name : "\u2013";
}

void addGroup(const ReferenceWriter& writer, const Check& check, const Word& word,
              const std::vector<const BandTable*>& tables, Table& grid) {
    const int columns = static_cast<int>(grid.columns.size());
    grid.rows.push_back({{Cell({strong(word.name)}, columns)}, Row::Kind::Group});
    for (const Band& band : bandsOf(tables)) {
        Row row{{strong(scoreText(writer.rules, check, band))}};
        for (const BandTable* table : tables) {
            row.cells.push_back(outcomeCell(writer, table, band));
        }
        grid.rows.push_back(std::move(row));
    }
}

Table emptyGrid(const ReferenceWriter& writer, const Check& check, const std::vector<ShareMark>& marks) {
    Table grid;
    grid.name = check.name;
    grid.addColumn({}, strong(dieNames(writer.rules, check)));
    for (std::size_t i = 0; i < marks.size(); ++i) {
        grid.addColumn({Column::Align::Start, 1}, strong(stepText(marks, i)));
    }
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
        if (std::ranges::any_of(row, [](const BandTable* table) { return table != nullptr; })) {
            addGroup(writer, check, word, row, grid);
        }
    }
    return {std::move(grid), explanations(writer, part, check)};
}

// Words of a vocabulary with traits as columns; those with the same numbers share a row, under heads where a
// trait groups them.

namespace {

struct WordRow {
    std::string names;
    std::vector<std::int64_t> values;
    Id word;            ///< the only one, when texts are added to it
    bool alone = false; ///< with additions of its own
};

bool hasAdditions(const ReferencePart& part, const Id& word) {
    return std::ranges::any_of(part.additions,
                               [&word](const SheetAddition& addition) { return addition.to == word; });
}

const ReferencePart::ExtraRow* replacement(const ReferencePart& part, const Id& word) {
    const auto found = std::ranges::find_if(part.rows, [&word](const auto& row) { return row.word == word; });
    return found == part.rows.end() ? nullptr : &*found;
}

std::vector<std::int64_t> valuesOf(const Vocabulary& words, const ReferencePart& part, const Id& word) {
    std::vector<std::int64_t> values;
    for (const ReferencePart::Column& column : part.columns) {
        values.push_back(words.traitOf(word, column.of).number());
    }
    return values;
}

std::string valueText(const ReferencePart& part, std::int64_t value) {
    return value == 0 ? "\u2013" : measured(value, part.measure);
}

Row rowOf(ReferenceWriter& writer, const ReferencePart& part, const WordRow& words) {
    Phrase name{plain(words.names)};
    writer.addTo(name, part, words.word);
    Row row{{cellOf(name)}};
    for (std::size_t i = 0; i < part.columns.size(); ++i) {
        Phrase value{plain(valueText(part, words.values[i]))};
        writer.addTo(value, part, words.word, part.columns[i].of);
        row.cells.push_back(cellOf(value));
    }
    return row;
}

Row rowOf(const ReferenceWriter& writer, const ReferencePart::ExtraRow& extra) {
    Row row{{writer.fill(extra.name)}};
    for (const std::string& cell : extra.cells) {
        row.cells.emplace_back(writer.fill(cell));
    }
    return row;
}

/// The rows of words, where a row with texts of its own stands by its word alone.
std::vector<WordRow> rowsOf(const Vocabulary& words, const ReferencePart& part, const Id& group) {
    std::vector<WordRow> rows;
    for (const Word& word : words.words) {
        if (!group.empty() && words.traitOf(word.id, part.groups).text() != group) {
            continue;
        }
        WordRow row{word.name, valuesOf(words, part, word.id), word.id, hasAdditions(part, word.id)};
        const bool replaced = replacement(part, word.id) != nullptr;
        const bool bare = std::ranges::all_of(row.values, [](auto v) { return v == 0; });
        const auto same = std::ranges::find_if(
            rows, [&row](const WordRow& other) { return !other.alone && other.values == row.values; });
        if (replaced || row.alone) {
            row.alone = true;
            rows.push_back(std::move(row));
        } else if (!bare && same != rows.end()) {
            same->names += ", " + word.name;
        } else if (!bare) {
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

void addRows(ReferenceWriter& writer, const ReferencePart& part, const Vocabulary& words, const Id& group,
             Table& table) {
    for (const WordRow& row : rowsOf(words, part, group)) {
        const ReferencePart::ExtraRow* texts = replacement(part, row.word);
        table.rows.push_back(texts ? rowOf(writer, *texts) : rowOf(writer, part, row));
    }
}

/// Below each word that the trait may have, those that have it.
void addGroups(ReferenceWriter& writer, const ReferencePart& part, const Vocabulary& words, Table& table) {
    const Vocabulary* groups = writer.rules.vocabulary(words.trait(part.groups)->type.vocabulary);
    const int columns = static_cast<int>(table.columns.size());
    for (const Word& group : groups->words) {
        const std::size_t before = table.rows.size();
        table.rows.push_back({{Cell({strong(group.name)}, columns)}, Row::Kind::Group});
        addRows(writer, part, words, group.id, table);
        if (table.rows.size() == before + 1) {
            table.rows.pop_back();
        }
    }
}

} // namespace

std::vector<Block> wordBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    const Vocabulary& words = *writer.rules.vocabulary(part.vocabulary);
    Table table;
    table.name = writer.fill(part.title);
    table.addColumn({Column::Align::Start, 1}, strong(words.name));
    for (const ReferencePart::Column& column : part.columns) {
        table.addColumn({Column::Align::End}, strong(column.head));
    }
    part.groups.empty() ? addRows(writer, part, words, {}, table) : addGroups(writer, part, words, table);
    for (const ReferencePart::ExtraRow& extra : part.rows) {
        if (extra.word.empty()) {
            table.rows.push_back(rowOf(writer, extra));
        }
    }
    return {std::move(table)};
}

} // namespace umpire::sheets

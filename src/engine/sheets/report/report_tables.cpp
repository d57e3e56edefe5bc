#include "report_tables.h"

#include "../muster_text.h"
#include "../strength_boxes.h"
#include "umpire/base/speech.h"
#include "umpire/sheets/record_text.h"

#include <algorithm>
#include <iterator>

namespace umpire::sheets {

namespace {

/// A table of few columns and rows needs no chart of more lines than eyes can tell apart.
constexpr std::size_t linesOfChart = 6;

std::int64_t percentOf(std::int64_t part, std::int64_t whole) {
    return whole > 0 ? (part * 200 + whole) / (whole * 2) : 0;
}

std::int64_t sum(const BattleText& words, const std::vector<const Subject*>& units, const Id& attribute) {
    std::int64_t total = 0;
    for (const Subject* unit : units) {
        total += words.count(*unit, attribute);
    }
    return total;
}

/// What a formation lost of what it began with, in per cent; by its units where the pack counts no share.
double shareLost(const BattleText& words, const Id& formation) {
    const Subject* known = words.battle().find(formation);
    if (!known) {
        return 0;
    }
    std::int64_t lost = 0;
    std::int64_t whole = 0;
    if (const auto track = lossTrack(words, *known)) {
        lost = track->worn;
        whole = track->whole;
    } else {
        for (const Id& id : words.battle().unitsOf(*known)) {
            const Subject& unit = *words.battle().find(id);
            whole += words.count(unit, words.rules().roles.strength.start);
            lost += words.count(unit, words.rules().roles.strength.start) -
                    words.count(unit, words.rules().roles.strength.now);
        }
    }
    return whole > 0 ? 100.0 * static_cast<double>(lost) / static_cast<double>(whole) : 0;
}

void addLevels(const BattleText& words, const Subject& formation, Chart& chart) {
    const auto track = lossTrack(words, formation);
    for (const ShareMark& mark : track ? track->marks : std::vector<ShareMark>{}) {
        chart.levels.push_back({static_cast<double>(mark.percent), LossTrack::label(mark)});
    }
}

/// Whether the game counts what formations lose: then only those for which it does are drawn.
bool countsShares(const RulePack& rules) {
    return std::any_of(rules.attributes.begin(), rules.attributes.end(), [](const Attribute& attribute) {
        return attribute.of == SubjectKind::Formation && !attribute.marks.empty();
    });
}

Chart diceChart(const DiceTally& tally, const std::string& title) {
    Chart chart;
    chart.kind = Chart::Kind::Bars;
    chart.title = title;
    chart.across = say("report", "Face");
    chart.up = say("report", "Times");
    for (const Face& face : tally.faces) {
        chart.places.push_back(face.text());
    }
    chart.series = {{say("report", "Fell"), {tally.counts.begin(), tally.counts.end()}},
                    {say("report", "To be expected"), tally.expected}};
    return chart;
}

} // namespace

/// Those that joined during play count from the start, so that the columns agree.
std::vector<const Subject*> ReportTables::unitsOf(const Id& side) const {
    std::vector<const Subject*> units = m_session.battle().all(SubjectKind::Unit);
    std::erase_if(units, [this, &side](const Subject* unit) {
        return unit->side != side || m_hidden.contains(unit->id);
    });
    return units;
}

/// The counts in which losses stand, such as captured.
std::vector<const Attribute*> ReportTables::quantities() const {
    std::vector<const Attribute*> result;
    const auto wanted = m_session.rules().sheets.state.find(SubjectKind::Unit);
    if (wanted != m_session.rules().sheets.state.end()) {
        for (const Id& id : wanted->second) {
            const Attribute* attribute = m_session.rules().attribute(SubjectKind::Unit, id);
            if (attribute && isQuantity(*attribute)) {
                result.push_back(attribute);
            }
        }
    }
    return result;
}

Row ReportTables::sideRow(const Subject& side) const {
    const PackRoles::Strength& strength = m_session.rules().roles.strength;
    const auto now = unitsOf(side.id);
    const auto gone =
        std::count_if(now.begin(), now.end(), [this](const Subject* unit) { return m_now.isOut(*unit); });
    Row row{{strong(side.name)}, Row::Kind::Body};
    if (!strength.start.empty()) {
        row.cells.emplace_back(std::to_string(sum(m_now, now, strength.start)));
        row.cells.emplace_back(std::to_string(sum(m_now, now, strength.now)));
    }
    for (const Attribute* quantity : quantities()) {
        row.cells.emplace_back(std::to_string(sum(m_now, now, quantity->id)));
    }
    row.cells.emplace_back(fill(say("report", "{part} of {whole}"),
                                {{"part", std::to_string(gone)}, {"whole", std::to_string(now.size())}}));
    return row;
}

Table ReportTables::strengths() const {
    const Column number = narrow(Column::Align::End);
    const PackRoles::Strength& strength = m_session.rules().roles.strength;
    Table table{say("report", "Strengths"), {wide(1)}, {}, {}};
    Row head{{say("report", "Side")}, Row::Kind::Body};
    if (!strength.start.empty()) {
        table.columns.insert(table.columns.end(), {number, number});
        head.cells.emplace_back(
            fill(say("report", "{Steps} at the start"), {{"Steps", strength.step.head()}}));
        head.cells.emplace_back(say("report", "At the end"));
    }
    for (const Attribute* quantity : quantities()) {
        table.columns.push_back(number);
        head.cells.emplace_back(quantity->name);
    }
    table.columns.push_back(number);
    head.cells.emplace_back(say("report", "Units out of play"));
    table.heads.push_back(std::move(head));
    for (const Subject* side : m_sides) {
        table.rows.push_back(sideRow(*side));
    }
    return table;
}

Row ReportTables::headRow(const Muster& muster, int columns) const {
    std::vector<Piece> pieces{strong(muster.head->name)};
    for (Words& word : m_now.state(*muster.head)) {
        pieces.emplace_back(plain(" · "));
        pieces.emplace_back(std::move(word));
    }
    if (const auto track = lossTrack(m_now, *muster.head); track && !muster.veiled) {
        pieces.emplace_back(
            quiet(" · " + fill(say("report", "{what} {part} of {whole} ({percent} %)"),
                               {{"what", small(track->name)},
                                {"part", std::to_string(track->worn)},
                                {"whole", std::to_string(track->whole)},
                                {"percent", std::to_string(percentOf(track->worn, track->whole))}})));
    }
    for (const Subject* officer : muster.officers) {
        pieces.emplace_back(quiet(" · " + officer->name));
        for (const Words& word : m_now.state(*officer)) {
            pieces.emplace_back(quiet(", " + small(word.text)));
        }
    }
    return {{Cell(std::move(pieces), columns)}, Row::Kind::Group};
}

Table ReportTables::ending(const Subject& side) const {
    const Column number = narrow(Column::Align::End);
    const PackRoles::Strength& strength = m_session.rules().roles.strength;
    Table table{fill(say("report", "At the end: {side}"), {{"side", side.name}}), {wide(3)}, {}, {}};
    Row head{{side.name}, Row::Kind::Body};
    if (!strength.start.empty()) {
        table.columns.insert(table.columns.end(), {number, number});
        head.cells.emplace_back(say("report", "Start"));
        head.cells.emplace_back(say("report", "End"));
    }
    table.columns.push_back(wide(3));
    head.cells.emplace_back(say("report", "State"));
    table.heads.push_back(std::move(head));
    for (const Muster& muster : mustersOf(m_session.battle(), side.id, m_hidden)) {
        table.rows.push_back(headRow(muster, static_cast<int>(table.columns.size())));
        for (const Subject* unit : muster.units) {
            table.rows.push_back(endRow(*unit));
        }
    }
    return table;
}

Row ReportTables::endRow(const Subject& unit) const {
    const PackRoles::Strength& strength = m_session.rules().roles.strength;
    Row row{{unit.name}, Row::Kind::Body};
    if (!strength.start.empty()) {
        row.cells.emplace_back(std::to_string(m_now.count(unit, strength.start)));
        row.cells.emplace_back(std::to_string(m_now.count(unit, strength.now)));
    }
    std::vector<Piece> state;
    for (Words& word : m_now.state(unit)) {
        if (!state.empty()) {
            state.emplace_back(plain(", "));
        }
        state.emplace_back(std::move(word));
    }
    row.cells.emplace_back(std::move(state));
    return row;
}

std::vector<Block> ReportTables::endings() const {
    std::vector<Block> blocks;
    for (const Subject* side : m_sides) {
        blocks.emplace_back(ending(*side));
    }
    return blocks;
}

std::vector<Block> ReportTables::losses() const {
    std::vector<Block> blocks;
    const RulePack& rules = m_session.rules();
    const bool counted = !rules.roles.strength.start.empty() || countsShares(rules);
    if (m_chronicle.stands.size() < 2 || !counted) {
        return blocks;
    }
    Chart empty;
    empty.across = say("report", "Game turns played");
    empty.up = say("report", "Per cent lost");
    empty.top = 100;
    for (const Stand& stand : m_chronicle.stands) {
        empty.places.push_back(stand.label);
    }
    for (const Subject* side : m_sides) {
        addLosses(*side, empty, blocks);
    }
    return blocks;
}

void ReportTables::addLosses(const Subject& side, const Chart& empty, std::vector<Block>& blocks) const {
    const RulePack& rules = m_session.rules();
    Chart chart = empty;
    chart.title = side.name;
    for (const Muster& muster : mustersOf(m_session.battle(), side.id, m_hidden)) {
        const bool drawn = !countsShares(rules) || lossTrack(m_now, *muster.head).has_value();
        if (muster.head->kind != SubjectKind::Formation || muster.units.empty() || muster.veiled || !drawn) {
            continue;
        }
        if (chart.series.size() == linesOfChart) {
            blocks.emplace_back(chart);
            chart = empty;
            chart.title = fill(say("report", "{side}, continued"), {{"side", side.name}});
        }
        Chart::Series series{muster.head->name, {}};
        for (const Stand& stand : m_chronicle.stands) {
            series.values.push_back(shareLost(BattleText(rules, stand.battle), muster.head->id));
        }
        chart.series.push_back(std::move(series));
        if (chart.levels.empty()) {
            addLevels(m_now, *muster.head, chart);
        }
    }
    if (!chart.series.empty()) {
        blocks.emplace_back(std::move(chart));
    }
}

/// Those without secret rolls, which could be told from the faces counted; none where there are no such
/// rolls.
std::vector<Record> ReportTables::toldRecords() const {
    const auto first = m_session.records().begin();
    const auto last = first + m_session.cursor();
    const auto kept = [this](const Record& record) { return m_veil.keepsRoll(record); };
    std::vector<Record> told;
    if (std::any_of(first, last, kept)) {
        std::remove_copy_if(first, last, std::back_inserter(told), kept);
    }
    return told;
}

/// By side in the order of the order of battle, then by die in the order of the pack.
std::vector<DiceTally> ReportTables::talliesOf(DiceOrigin origin) const {
    const RulePack& rules = m_session.rules();
    const auto counted = [&](const std::vector<Record>& records, int cursor) {
        return tallyDice(records, cursor, rules, m_session.battle(), origin);
    };
    const std::vector<Record> told = toldRecords();
    const int played = m_session.cursor();
    std::vector<DiceTally> tallies =
        told.empty() ? counted(m_session.records(), played) : counted(told, static_cast<int>(told.size()));
    const auto place = [this, &rules](const DiceTally& tally) {
        const auto side = std::find_if(m_sides.begin(), m_sides.end(),
                                       [&tally](const Subject* other) { return other->id == tally.side; });
        const auto die = std::find_if(rules.dice.begin(), rules.dice.end(),
                                      [&tally](const Die& other) { return other.id == tally.die; });
        return std::pair(side - m_sides.begin(), die - rules.dice.begin());
    };
    std::stable_sort(tallies.begin(), tallies.end(),
                     [&place](const DiceTally& a, const DiceTally& b) { return place(a) < place(b); });
    return tallies;
}

void ReportTables::addDice(DiceOrigin origin, const std::string& whose, std::vector<Block>& blocks) const {
    const RulePack& rules = m_session.rules();
    for (const DiceTally& tally : talliesOf(origin)) {
        const auto side = std::find_if(m_sides.begin(), m_sides.end(),
                                       [&tally](const Subject* other) { return other->id == tally.side; });
        if (side == m_sides.end() || tally.thrown == 0) {
            continue;
        }
        const Die* die = rules.die(tally.die);
        const std::string title = (*side)->name + ", " + (die ? die->name : tally.die) + ", " + whose;
        // Of a handful of dice a picture says nothing.
        if (tally.thrown >= 2 * static_cast<std::int64_t>(tally.faces.size())) {
            blocks.emplace_back(diceChart(tally, title));
        }
        blocks.emplace_back(Paragraph{{strong(title + say("words", ": ")), plain(reading(tally) + ".")}});
    }
}

std::vector<Block> ReportTables::dice() const {
    std::vector<Block> blocks;
    addDice(DiceOrigin::Players, say("report", "thrown on the table"), blocks);
    addDice(DiceOrigin::Program, say("report", "thrown by the program"), blocks);
    if (const std::string strays = StrayThrowText(m_session).counted(); !strays.empty()) {
        blocks.emplace_back(
            Paragraph{{plain(fill(say("report", "Not counted: {dice}."), {{"dice", strays}}))}});
    }
    return blocks;
}

} // namespace umpire::sheets

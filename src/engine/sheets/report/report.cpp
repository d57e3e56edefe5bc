// The after-action report: what happened turn by turn, told from the record, and what the umpire wrote.

#include "umpire/sheets/report.h"
#include "../muster.h"
#include "../sections.h"
#include "../sheet_frame.h"
#include "../strength_boxes.h"
#include "../text/battle_text.h"
#include "chronicle.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/dice_statistics.h"
#include "umpire/battle/record_audit.h"
#include "umpire/sheets/dates.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/secret_rolls.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>

namespace umpire::sheets {

namespace {

/// The id of a chapter's passage: "turn-2".
Id passageOf(const Chapter& chapter) {
    return "turn-" + std::to_string(chapter.turn);
}

/// The turn that a passage tells of, or null.
const Chapter* chapterOf(const Id& passage, const Chronicle& chronicle) {
    const auto found = std::ranges::find_if(
        chronicle.chapters, [&](const Chapter& chapter) { return passageOf(chapter) == passage; });
    return found == chronicle.chapters.end() ? nullptr : &*found;
}

/// The sentence around what a side has {missing}: how many of its units are left.
std::string outOfPlay(std::int64_t gone, std::int64_t all) {
    if (gone == 0) {
        return all == 1 ? say("report", "{missing}, and its unit is still in play.")
                        : say("report", "{missing}, and all of its units are still in play.");
    }
    if (gone == all) {
        return all == 1 ? say("report", "{missing}, and its only unit is out of play.")
                        : say("report", "{missing}, and all of its units are out of play.");
    }
    return sayCounted("report", "{missing}, and {n} of its {units} units is out of play.",
                      "{missing}, and {n} of its {units} units are out of play.")
        .of(gone, {{"units", std::to_string(all)}});
}

/// The same as a sentence, where nothing is counted but units.
std::string stillInPlay(const std::string& side, std::int64_t gone, std::int64_t all) {
    if (gone == 0 || gone == all) {
        return fill(gone == 0 ? say("report", "All units of {side} are still in play.")
                              : say("report", "All units of {side} are out of play."),
                    {{"side", side}});
    }
    return sayCounted("report", "{n} of the {units} units of {side} is out of play.",
                      "{n} of the {units} units of {side} are out of play.")
        .of(gone, {{"units", std::to_string(all)}, {"side", side}});
}

/// The units of a side that the reader may see; those that joined during play count from the start.
std::vector<const Subject*> unitsOf(const Battle& battle, const Id& side, const std::set<Id>& hidden) {
    std::vector<const Subject*> units = battle.all(SubjectKind::Unit);
    std::erase_if(units,
                  [&](const Subject* unit) { return unit->side != side || hidden.contains(unit->id); });
    return units;
}

std::int64_t sum(const BattleText& words, const std::vector<const Subject*>& units, const Id& attribute) {
    std::int64_t total = 0;
    for (const Subject* unit : units) {
        total += words.count(*unit, attribute);
    }
    return total;
}

/// The program's words for the passages of a report, a paragraph a line.
class Story {
  public:
    Story(const Session& session, const Chronicle& chronicle, std::set<Id> hidden)
        : m_session(session), m_chronicle(chronicle), m_hidden(std::move(hidden)) {}

    /// What the sides brought, with what joined them during play.
    std::string opening() const {
        std::vector<std::string> sides;
        for (const Subject* side : m_session.battle().all(SubjectKind::Side)) {
            sides.push_back(brought(*side));
        }
        if (sides.empty()) {
            return say("report", "Nobody had come to the field.");
        }
        std::string text = sides.front();
        for (std::size_t i = 1; i < sides.size(); ++i) {
            text = fill(i + 1 == sides.size() ? say("report", "{sides}; and {side}")
                                              : say("report", "{sides}; {side}"),
                        {{"sides", text}, {"side", sides[i]}});
        }
        return fill(say("report", "To the field came {sides}."), {{"sides", text}});
    }

    /// Half-turn by half-turn: the side, then what happened.
    std::string turn(const Chapter& chapter) const {
        std::string text;
        for (const HalfTurn& half : chapter.halves) {
            std::string tales;
            for (const Tale& tale : half.tales) {
                tales += tale.text.empty() ? "" : tale.text + "\n";
            }
            const std::string head = half.side.empty() ? "" : nameOf(half.side) + "\n";
            text += tales.empty() ? "" : head + tales;
        }
        return text.empty() ? say("report", "A quiet turn.") + "\n" : text;
    }

    std::string closing() const {
        if (m_chronicle.chapters.empty()) {
            return say("report", "The battle has not begun.");
        }
        std::string text = fill(say("report", "So it stands in turn {turn}."),
                                {{"turn", std::to_string(m_session.battle().clock.turn)}});
        for (const Subject* side : m_session.battle().all(SubjectKind::Side)) {
            text += " " + lost(*side);
        }
        return text;
    }

    std::string nameOf(const Id& side) const {
        const Subject* known = m_session.battle().find(side);
        return known ? known->name : say("report", "Before the first move");
    }

  private:
    /// Those that joined during play count as brought too, as they do in the closing and the tables.
    /// "III Corps, with 7 units and 24 steps".
    std::string brought(const Subject& side) const {
        const BattleText words(m_session.rules(), m_session.battle());
        const auto units = unitsOf(m_session.battle(), side.id, m_hidden);
        const std::int64_t steps = sum(words, units, m_session.rules().roles.strength.start);
        const std::string strength =
            sayCounted("report", "{n} unit", "{n} units").of(static_cast<long long>(units.size()));
        const Places places{{"side", side.name},
                            {"units", strength},
                            {"n", std::to_string(steps)},
                            {"steps", m_session.rules().roles.strength.step.of(steps)}};
        return fill(steps > 0 ? say("report", "{side}, with {units} and {n} {steps}")
                              : say("report", "{side}, with {units}"),
                    places);
    }

    /// "III Corps has lost 7 of 24 steps, and 2 of its 7 units are out of play".
    std::string lost(const Subject& side) const {
        const BattleText words(m_session.rules(), m_session.battle());
        const PackRoles::Strength& strength = m_session.rules().roles.strength;
        const auto units = unitsOf(m_session.battle(), side.id, m_hidden);
        const std::int64_t start = sum(words, units, strength.start);
        const std::int64_t now = sum(words, units, strength.now);
        const auto gone =
            std::ranges::count_if(units, [&words](const Subject* unit) { return words.isOut(*unit); });
        const auto all = static_cast<std::int64_t>(units.size());
        if (strength.start.empty()) {
            return stillInPlay(side.name, gone, all);
        }
        const std::string has = start == now ? say("report", "{side} still has all of its {n} {steps}")
                                             : say("report", "{side} has lost {missing} of {n} {steps}");
        const std::string lost = fill(has, {{"side", side.name},
                                            {"missing", std::to_string(start - now)},
                                            {"n", std::to_string(start)},
                                            {"steps", strength.step.of(start)}});
        return fill(outOfPlay(gone, all), {{"missing", lost}});
    }

    const Session& m_session;
    const Chronicle& m_chronicle;
    std::set<Id> m_hidden;
};

/// A table of few columns and rows needs no chart of more lines than eyes can tell apart.
constexpr std::size_t linesOfChart = 6;

std::int64_t percentOf(std::int64_t part, std::int64_t whole) {
    return whole > 0 ? (part * 200 + whole) / (whole * 2) : 0;
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
    return std::ranges::any_of(rules.attributes, [](const Attribute& attribute) {
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

/// The numbers of a report: strengths, losses and dice.
class ReportTables {
  public:
    /// It refers to all of these.
    ReportTables(const Session& session, const Chronicle& chronicle, std::vector<const Subject*> sides,
                 const Visibility& visibility)
        : m_session(session), m_chronicle(chronicle), m_sides(std::move(sides)), m_visibility(visibility),
          m_hidden(visibility.hidden()), m_now(session.rules(), session.battle()) {}

    /// What each side had at the start and at the end.
    Table strengths() const {
        const Column number = narrow(Column::Align::End);
        const PackRoles::Strength& strength = m_session.rules().roles.strength;
        Table table{say("report", "Strengths")};
        addColumn(table, m_sides, wide(1), say("report", "Side"),
                  [](const Subject& side) { return strong(side.name); });
        const auto addSum = [&](const std::string& head, const Id& attribute) {
            addColumn(table, m_sides, number, head, [&](const Subject& side) {
                return std::to_string(sum(m_now, unitsNow(side), attribute));
            });
        };
        if (!strength.start.empty()) {
            addSum(fill(say("report", "{Steps} at the start"), {{"Steps", strength.step.head()}}),
                   strength.start);
            addSum(say("report", "At the end"), strength.now);
        }
        for (const Attribute* quantity : quantities()) {
            addSum(quantity->name, quantity->id);
        }
        addColumn(table, m_sides, number, say("report", "Units out of play"), [this](const Subject& side) {
            const auto units = unitsNow(side);
            const auto gone =
                std::ranges::count_if(units, [this](const Subject* unit) { return m_now.isOut(*unit); });
            return fill(say("report", "{part} of {whole}"),
                        {{"part", std::to_string(gone)}, {"whole", std::to_string(units.size())}});
        });
        return table;
    }

    /// How each unit stood at the end, a table a side.
    std::vector<Block> endings() const {
        std::vector<Block> blocks;
        for (const Subject* side : m_sides) {
            blocks.emplace_back(ending(*side));
        }
        return blocks;
    }

    /// What each formation had lost after each half-turn, a chart a side; none before anything was played.
    std::vector<Block> losses() const {
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

    /// The faces that fell against those to be expected, by side, die and whoever threw.
    std::vector<Block> dice() const {
        std::vector<Block> blocks;
        addDice(DiceOrigin::Players, say("report", "thrown on the table"), blocks);
        addDice(DiceOrigin::Program, say("report", "thrown by the program"), blocks);
        if (const std::string strays = StrayThrowText(m_session).counted(); !strays.empty()) {
            blocks.emplace_back(
                Paragraph{{plain(fill(say("report", "Not counted: {dice}."), {{"dice", strays}}))}});
        }
        return blocks;
    }

  private:
    /// Those without secret rolls, which could be told from the faces counted; none where there are no such
    /// rolls.
    std::vector<Record> reportedRecords() const {
        const auto first = m_session.records().begin();
        const auto last = first + m_session.cursor();
        const auto kept = [this](const Record& record) { return m_visibility.keepsRoll(record); };
        std::vector<Record> told;
        if (std::any_of(first, last, kept)) {
            std::remove_copy_if(first, last, std::back_inserter(told), kept);
        }
        return told;
    }

    /// By side in the order of the order of battle, then by die in the order of the pack.
    std::vector<DiceTally> talliesOf(DiceOrigin origin) const {
        const RulePack& rules = m_session.rules();
        const auto counted = [&](const std::vector<Record>& records, int cursor) {
            return tallyDice(records, cursor, rules, m_session.battle(), origin);
        };
        const std::vector<Record> told = reportedRecords();
        const int played = m_session.cursor();
        std::vector<DiceTally> tallies = told.empty() ? counted(m_session.records(), played)
                                                      : counted(told, static_cast<int>(told.size()));
        const auto place = [this, &rules](const DiceTally& tally) {
            const auto side = std::ranges::find(m_sides, tally.side, &Subject::id);
            const auto die = std::ranges::find(rules.dice, tally.die, &Die::id);
            return std::pair(side - m_sides.begin(), die - rules.dice.begin());
        };
        std::ranges::stable_sort(tallies, {}, place);
        return tallies;
    }

    /// The counts in which losses stand, such as captured.
    std::vector<const Attribute*> quantities() const {
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

    std::vector<const Subject*> unitsNow(const Subject& side) const {
        return unitsOf(m_session.battle(), side.id, m_hidden);
    }

    Table ending(const Subject& side) const {
        const Column number = narrow(Column::Align::End);
        const PackRoles::Strength& strength = m_session.rules().roles.strength;
        Table table{fill(say("report", "At the end: {side}"), {{"side", side.name}})};
        table.addColumn(wide(3), side.name);
        if (!strength.start.empty()) {
            table.addColumn(number, say("report", "Start"));
            table.addColumn(number, say("report", "End"));
        }
        table.addColumn(wide(3), say("report", "State"));
        for (const Muster& muster : mustersOf(m_session.battle(), side.id, m_hidden)) {
            table.rows.push_back(headRow(muster, static_cast<int>(table.columns.size())));
            for (const Subject* unit : muster.units) {
                table.rows.push_back(endRow(*unit));
            }
        }
        return table;
    }

    Row endRow(const Subject& unit) const {
        const PackRoles::Strength& strength = m_session.rules().roles.strength;
        Row row{{unit.name}};
        if (!strength.start.empty()) {
            row.cells.emplace_back(std::to_string(m_now.count(unit, strength.start)));
            row.cells.emplace_back(std::to_string(m_now.count(unit, strength.now)));
        }
        row.cells.push_back(cellOf(joinedBy(", ", m_now.state(unit))));
        return row;
    }

    void addLosses(const Subject& side, const Chart& empty, std::vector<Block>& blocks) const {
        const RulePack& rules = m_session.rules();
        Chart chart = empty;
        chart.title = side.name;
        for (const Muster& muster : mustersOf(m_session.battle(), side.id, m_hidden)) {
            const bool drawn = !countsShares(rules) || lossTrack(m_now, *muster.head).has_value();
            if (muster.head->kind != SubjectKind::Formation || muster.units.empty() || muster.hasHidden ||
                !drawn) {
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

    Row headRow(const Muster& muster, int columns) const {
        std::vector<Piece> pieces{strong(muster.head->name)};
        for (Words& word : m_now.state(*muster.head)) {
            pieces.emplace_back(plain(" · "));
            pieces.emplace_back(std::move(word));
        }
        if (const auto track = lossTrack(m_now, *muster.head); track && !muster.hasHidden) {
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

    void addDice(DiceOrigin origin, const std::string& whose, std::vector<Block>& blocks) const {
        const RulePack& rules = m_session.rules();
        for (const DiceTally& tally : talliesOf(origin)) {
            const auto side = std::ranges::find(m_sides, tally.side, &Subject::id);
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

    const Session& m_session;
    const Chronicle& m_chronicle;
    std::vector<const Subject*> m_sides;
    const Visibility& m_visibility;
    const std::set<Id>& m_hidden;
    BattleText m_now;
};

/// A photo in its place within a passage.
struct PlacedPhoto {
    Photo photo;
    int after = 0; ///< the record told last before it; 0: before the first
};

/// Those of no known time come last.
std::time_t orderOf(const TimedPhoto& photo) {
    return momentOf(photo.when).value_or(std::numeric_limits<std::time_t>::max());
}

Id passageAt(std::time_t moment, const Chronicle& chronicle) {
    Id passage = "opening";
    for (const Chapter& chapter : chronicle.chapters) {
        const auto first = momentOf(chapter.first);
        if (first && moment >= *first) {
            passage = passageOf(chapter);
        }
    }
    const auto last = chronicle.chapters.empty() ? std::nullopt : momentOf(chronicle.chapters.back().last);
    return last && moment > *last ? "closing" : passage;
}

/// The last that was told of this passage's turn by then.
const Tale* taleBefore(std::time_t moment, const Id& passage, const Chronicle& chronicle) {
    const Tale* last = nullptr;
    const Chapter* found = chapterOf(passage, chronicle);
    if (!found) {
        return last;
    }
    for (const HalfTurn& half : found->halves) {
        for (const Tale& tale : half.tales) {
            const auto when = momentOf(tale.when);
            if (when && *when <= moment && (!last || tale.record > last->record)) {
                last = &tale;
            }
        }
    }
    return last;
}

/// "31 October, 15:20 · 12th Light Horse fires on I/67th"; the file's name for one of no known time.
Phrase caption(const TimedPhoto& photo, const Tale* last) {
    std::string text = momentOf(photo.when) ? momentInWords(photo.when)
                                            : photo.path.substr(photo.path.find_last_of('/') + 1);
    if (last && !last->who.empty()) {
        text += " · " + last->who;
    }
    return {quiet(text)};
}

/// Photos by passage of the report, in the order they were taken. One stands in the turn during which it was
/// taken, behind what had happened then; one from between two turns in the earlier; those from before the
/// first record in the opening, those from after the last, or of no known time, in the closing.
std::map<Id, std::vector<PlacedPhoto>> placed(const std::vector<TimedPhoto>& photos,
                                              const Chronicle& chronicle) {
    std::vector<TimedPhoto> sorted = photos;
    std::ranges::stable_sort(sorted, {}, orderOf);
    std::map<Id, std::vector<PlacedPhoto>> result;
    for (const TimedPhoto& photo : sorted) {
        const auto moment = momentOf(photo.when);
        const Id passage = moment ? passageAt(*moment, chronicle) : "closing";
        const Tale* last = moment ? taleBefore(*moment, passage, chronicle) : nullptr;
        result[passage].push_back({{photo.path, caption(photo, last)}, last ? last->record : 0});
    }
    return result;
}

std::string turnTitle(std::int64_t turn) {
    return fill(say("report", "Turn {turn}"), {{"turn", std::to_string(turn)}});
}

/// As the program tells them.
std::vector<Passage> passagesOf(const Story& story, const Chronicle& chronicle) {
    std::vector<Passage> told{{"opening", say("report", "Before the battle"), story.opening()}};
    for (const Chapter& chapter : chronicle.chapters) {
        told.push_back({passageOf(chapter), turnTitle(chapter.turn), story.turn(chapter)});
    }
    told.push_back({"closing", say("report", "How it ended"), story.closing()});
    return told;
}

const std::string* writtenFor(const Session& session, const Id& passage) {
    const auto found = session.battle().prose.find(passage);
    return found == session.battle().prose.end() ? nullptr : &found->second;
}

std::vector<Passage> passagesOf(const Session& session) {
    const Chronicle chronicle = chronicleOf(session, Visibility(session, SheetWish()));
    return passagesOf(Story(session, chronicle, {}), chronicle);
}

class ReportMaker {
  public:
    ReportMaker(const Session& session, const SheetWish& wish)
        : m_session(session), m_wish(wish), m_visibility(session, wish), m_hidden(m_visibility.hidden()),
          m_chronicle(chronicleOf(session, m_visibility)), m_story(session, m_chronicle, m_hidden),
          m_photos(placed(wish.photos, m_chronicle)) {}

    void fill(Sheet& sheet) {
        const auto sides = sidesOf(m_session.battle(), m_wish);
        if (sides.empty()) {
            return;
        }
        const ReportTables tables(m_session, m_chronicle, sides, m_visibility);
        sheet.sections.push_back({"sides", {strong(say("report", "The sides"))}, {tables.strengths()}});
        addNotes(sheet);
        for (const Passage& told : passagesOf(m_story, m_chronicle)) {
            sheet.sections.push_back(passage(told));
        }
        sheet.sections.push_back(
            {"end", {strong(say("report", "How it stood at the end"))}, tables.endings()});
        addThings(sheet, BattleText(m_session.rules(), m_session.battle()));
        addObjectives(sheet, m_session.battle());
        addLedger(sheet, m_session.battle());
        addSection(sheet, "losses", say("report", "Losses over time"), tables.losses());
        addSection(sheet, "dice", say("report", "The dice"), tables.dice());
        addTimes(sheet, m_session);
        if (m_wish.reader == Reader::Umpire) {
            addRemarks(sheet, m_session);
        }
        addSection(sheet, "rulings", say("report", "Rulings"), rulings());
        addSection(sheet, "corrections", say("report", "Put right and waived"), corrections());
        addSection(sheet, "proof", say("report", "To be noted"), listOf(proofLines(m_session)));
        addCheck(sheet);
    }

  private:
    /// Apart from the passages: what the umpire writes for players is not to hold them.
    void addNotes(Sheet& sheet) const {
        std::vector<Block> notes;
        if (m_wish.reader == Reader::Umpire) {
            addParagraphs(notes, m_session.battle().notes);
        }
        addSection(sheet, "notes", say("report", "The umpire's notes"), std::move(notes));
    }

    Section passage(const Passage& told) {
        Section section{told.id, {strong(told.title)}};
        const Chapter* chapter = chapterOf(told.id, m_chronicle);
        const std::vector<PlacedPhoto>& photos = m_photos[told.id];
        if (const std::string* written = writtenFor(m_session, told.id)) {
            addParagraphs(section.blocks, *written);
            addBookmarks(chapter, section.blocks);
        } else if (chapter) {
            addChapter(*chapter, photos, section.blocks);
            return section;
        } else {
            addParagraphs(section.blocks, told.text);
        }
        for (const PlacedPhoto& placed : photos) {
            section.blocks.emplace_back(placed.photo);
        }
        return section;
    }

    static void addPhotos(const std::vector<PlacedPhoto>& photos, int after, std::vector<Block>& blocks) {
        for (const PlacedPhoto& placed : photos) {
            if (placed.after == after) {
                blocks.emplace_back(placed.photo);
            }
        }
    }

    /// Each photo behind what had happened when it was taken.
    void addChapter(const Chapter& chapter, const std::vector<PlacedPhoto>& photos,
                    std::vector<Block>& blocks) const {
        addPhotos(photos, 0, blocks);
        for (const HalfTurn& half : chapter.halves) {
            if (half.tales.empty()) {
                continue;
            }
            if (!half.side.empty()) {
                blocks.emplace_back(Heading{{strong(m_story.nameOf(half.side))}, 3});
            }
            for (const Tale& tale : half.tales) {
                blocks.emplace_back(Paragraph{lineOf(tale, tale.text.empty() ? tale.who + "." : tale.text)});
                addPhotos(photos, tale.record, blocks);
            }
        }
        if (blocks.empty()) {
            addParagraphs(blocks, m_story.turn(chapter));
        }
    }

    static Phrase lineOf(const Tale& tale, const std::string& text) {
        Phrase line;
        if (tale.note.bookmark) {
            line.push_back(strong("★ "));
        }
        line.push_back(plain(text));
        if (!tale.note.text.empty()) {
            line.push_back(quiet(
                " " + umpire::fill(say("report", "The umpire notes: {note}"), {{"note", tale.note.text}})));
        }
        return line;
    }

    /// Where the umpire told the turn, what he marked in the record still stands below it.
    static void addBookmarks(const Chapter* chapter, std::vector<Block>& blocks) {
        List list;
        for (const HalfTurn& half : chapter ? chapter->halves : std::vector<HalfTurn>{}) {
            for (const Tale& tale : half.tales) {
                if (!tale.note.empty()) {
                    list.items.push_back(lineOf(tale, tale.who + "."));
                }
            }
        }
        if (!list.items.empty()) {
            blocks.emplace_back(std::move(list));
        }
    }

    static List listOf(const std::vector<std::string>& lines) {
        List list;
        for (const std::string& line : lines) {
            list.items.push_back({plain(line)});
        }
        return list;
    }

    /// The secrets that are kept apart are for the umpire's own check; the sheet goes by what the file tells.
    void addCheck(Sheet& sheet) const {
        if (!m_wish.checked) {
            return;
        }
        std::vector<std::string> lines = auditLines(m_session, auditRecords(m_session));
        if (m_wish.reader == Reader::Players) {
            lines.erase(lines.begin(), lines.end() - 1); // the others name what may be secret
        }
        sheet.sections.push_back(
            {"check", {strong(say("report", "The record, checked"))}, {listOf(lines)}, true});
    }

    bool isDecidedInPlay(const Id& ruling) const {
        return std::ranges::any_of(m_chronicle.rulings, [&ruling](const Record& record) {
            return memberText(record.command, "ruling") == ruling;
        });
    }

    List rulings() const {
        List list;
        for (const auto& [id, reading] : m_session.battle().rulings) {
            if (!isDecidedInPlay(id)) {
                addRuling(id, reading, {}, list);
            }
        }
        for (const Record& record : m_chronicle.rulings) {
            addRuling(memberText(record.command, "ruling"), memberText(record.command, "reading"),
                      record.clock.turn, list);
        }
        return list;
    }

    void addRuling(const Id& id, const Id& reading, std::optional<std::int64_t> turn, List& list) const {
        const Ruling* ruling = m_session.rules().ruling(id);
        const Ruling::Reading* chosen = ruling ? ruling->find(reading) : nullptr;
        if (chosen) {
            const std::string text =
                turn ? umpire::fill(say("report", "{reading} (decided in turn {turn})"),
                                    {{"reading", chosen->text}, {"turn", std::to_string(*turn)}})
                     : chosen->text;
            list.items.push_back({strong(ruling->title + say("words", ": ")), plain(text)});
        }
    }

    List corrections() const {
        List list;
        const RecordText words(m_session);
        for (const Record& record : m_chronicle.corrections) {
            const Record* corrected = recordPutRight(m_session, record);
            const std::string what = corrected ? words.who(*corrected) : std::string();
            const std::string number = std::to_string(record.command.value("record", 0));
            const std::string title = umpire::fill(say("report", "Record {number}"), {{"number", number}});
            list.items.push_back(
                around(putRight(what, memberText(record.command, "reason")), "record", strong(title)));
        }
        addWaived(list);
        return list;
    }

    /// A line a turn.
    void addWaived(List& list) const {
        std::map<std::int64_t, std::string> turns;
        for (const Record& record : m_chronicle.waived) {
            const std::string reason = memberText(record.command, "reason");
            std::string& line = turns[record.clock.turn];
            line += (line.empty() ? "" : say("words", "; ")) + waivedText(record) +
                    (reason.empty() ? "" : " (" + reason + ")");
        }
        for (const auto& [turn, line] : turns) {
            const std::string title =
                umpire::fill(say("report", "Turn {turn}, waived:"), {{"turn", std::to_string(turn)}});
            list.items.push_back({strong(title + " "), plain(line + ".")});
        }
    }

    std::string waivedText(const Record& record) const {
        for (const Event& event : record.events) {
            if (const auto* settled = std::get_if<DueSettled>(&event)) {
                return m_visibility.textOf(settled->due);
            }
        }
        return memberText(record.command, "due");
    }

    /// The sentence around the {record}.
    static std::string putRight(const std::string& what, const std::string& reason) {
        std::string sentence;
        if (what.empty()) {
            sentence = reason.empty() ? say("report", "{record}, was put right.")
                                      : say("report", "{record}, was put right: {reason}");
        } else {
            sentence = reason.empty() ? say("report", "{record}, {what}, was put right.")
                                      : say("report", "{record}, {what}, was put right: {reason}");
        }
        return umpire::fill(sentence, {{"what", what}, {"reason", reason}});
    }

    const Session& m_session;
    const SheetWish& m_wish;
    Visibility m_visibility;
    const std::set<Id>& m_hidden;
    Chronicle m_chronicle;
    Story m_story;
    std::map<Id, std::vector<PlacedPhoto>> m_photos;
};

} // namespace

Sheet reportSheet(const SheetSource& source, const SheetWish& wish) {
    Sheet sheet = framed(source, wish, say("report", "after-action report"));
    const std::string date = dateInWords(source.session->battle().date);
    sheet.subtitle = date + (date.empty() ? "" : " · ") + sheet.subtitle;
    ReportMaker(*source.session, wish).fill(sheet);
    return sheet;
}

std::vector<Passage> passages(const Session& session) {
    std::vector<Passage> all = passagesOf(session);
    for (Passage& passage : all) {
        if (const std::string* written = writtenFor(session, passage.id)) {
            passage.text = *written;
            passage.written = true;
        }
    }
    return all;
}

std::string programText(const Session& session, const Id& passage) {
    for (const Passage& told : passagesOf(session)) {
        if (told.id == passage) {
            return told.text;
        }
    }
    return {};
}

} // namespace umpire::sheets

// The after-action report: what happened turn by turn, told from the record, and what the umpire wrote.

#include "umpire/sheets/report.h"
#include "../muster_text.h"
#include "../sheet_frame.h"
#include "../text/battle_text.h"
#include "../thing_table.h"
#include "../umpire_sections.h"
#include "chronicle.h"
#include "report_sheet.h"
#include "report_tables.h"
#include "story.h"
#include "umpire/base/speech.h"
#include "umpire/battle/record_audit.h"
#include "umpire/sheets/dates.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/record_text.h"

#include <algorithm>
#include <limits>
#include <map>

namespace umpire::sheets {

/// A photo in its place within a passage.
struct PlacedPhoto {
    Photo photo;
    int after = 0; ///< the record told last before it; 0: before the first
};

/// Photos by passage of the report, in the order they were taken. One stands in the turn during which it was
/// taken, behind what had happened then; one from between two turns in the earlier; those from before the
/// first record in the opening, those from after the last, or of no known time, in the closing.
std::map<Id, std::vector<PlacedPhoto>> placed(const std::vector<TimedPhoto>& photos,
                                              const Chronicle& chronicle);

namespace {

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
const Tale* toldBefore(std::time_t moment, const Id& passage, const Chronicle& chronicle) {
    const Tale* last = nullptr;
    const auto found = std::find_if(chronicle.chapters.begin(), chronicle.chapters.end(),
                                    [&](const Chapter& chapter) { return passageOf(chapter) == passage; });
    if (found == chronicle.chapters.end()) {
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

} // namespace

std::map<Id, std::vector<PlacedPhoto>> placed(const std::vector<TimedPhoto>& photos,
                                              const Chronicle& chronicle) {
    std::vector<TimedPhoto> sorted = photos;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const TimedPhoto& a, const TimedPhoto& b) { return orderOf(a) < orderOf(b); });
    std::map<Id, std::vector<PlacedPhoto>> result;
    for (const TimedPhoto& photo : sorted) {
        const auto moment = momentOf(photo.when);
        const Id passage = moment ? passageAt(*moment, chronicle) : "closing";
        const Tale* last = moment ? toldBefore(*moment, passage, chronicle) : nullptr;
        result[passage].push_back({{photo.path, caption(photo, last)}, last ? last->record : 0});
    }
    return result;
}

namespace {

/// A passage as the program tells it.
struct Told {
    Id id;
    std::string title;
    std::string text;
    const Chapter* chapter = nullptr;
};

std::string turnTitle(std::int64_t turn) {
    return fill(say("report", "Turn {turn}"), {{"turn", std::to_string(turn)}});
}

std::vector<Told> toldBy(const Story& story, const Chronicle& chronicle) {
    std::vector<Told> told{{"opening", say("report", "Before the battle"), story.opening(), nullptr}};
    for (const Chapter& chapter : chronicle.chapters) {
        told.push_back({passageOf(chapter), turnTitle(chapter.turn), story.turn(chapter), &chapter});
    }
    told.push_back({"closing", say("report", "How it ended"), story.closing(), nullptr});
    return told;
}

const std::string* writtenFor(const Session& session, const Id& passage) {
    const auto found = session.battle().prose.find(passage);
    return found == session.battle().prose.end() ? nullptr : &found->second;
}

std::vector<Told> toldOf(const Session& session) {
    const Chronicle chronicle = chronicleOf(session, Visibility(session, Reader::Umpire));
    std::vector<Told> told = toldBy(Story(session, chronicle, {}), chronicle);
    for (Told& passage : told) {
        passage.chapter = nullptr; // it does not outlive the chronicle
    }
    return told;
}

class ReportMaker {
  public:
    ReportMaker(const Session& session, const SheetWish& wish)
        : m_session(session), m_wish(wish), m_veil(session, wish), m_hidden(m_veil.hidden()),
          m_chronicle(chronicleOf(session, m_veil)), m_story(session, m_chronicle, m_hidden),
          m_photos(placed(wish.photos, m_chronicle)) {}

    void fill(Sheet& sheet) {
        const auto sides = sidesOf(m_session.battle(), m_wish);
        if (sides.empty()) {
            return;
        }
        const ReportTables tables(m_session, m_chronicle, sides, m_veil);
        sheet.sections.push_back(
            {"sides", {strong(say("report", "The sides"))}, {tables.strengths()}, false});
        addNotes(sheet);
        for (const Told& told : toldBy(m_story, m_chronicle)) {
            sheet.sections.push_back(passage(told));
        }
        sheet.sections.push_back(
            {"end", {strong(say("report", "How it stood at the end"))}, tables.endings(), false});
        for (std::optional<Section> section :
             {thingSection(BattleText(m_session.rules(), m_session.battle())),
              objectiveSection(m_session.battle()), ledgerSection(m_session.battle())}) {
            add(sheet, std::move(section));
        }
        add(sheet, "losses", say("report", "Losses over time"), tables.losses());
        add(sheet, "dice", say("report", "The dice"), tables.dice());
        add(sheet, timeSection(m_session));
        if (m_wish.reader == Reader::Umpire) {
            add(sheet, remarkSection(m_session));
        }
        add(sheet, "rulings", say("report", "Rulings"), rulings());
        add(sheet, "corrections", say("report", "Put right and waived"), corrections());
        add(sheet, "proof", say("report", "To be noted"), proof());
        addCheck(sheet);
    }

  private:
    static void add(Sheet& sheet, std::optional<Section> section) {
        if (section) {
            sheet.sections.push_back(std::move(*section));
        }
    }
    static void add(Sheet& sheet, const Id& id, const std::string& title, std::vector<Block> blocks) {
        if (!blocks.empty()) {
            sheet.sections.push_back({id, {strong(title)}, std::move(blocks), false});
        }
    }

    /// Apart from the passages: what the umpire writes for players is not to hold them.
    void addNotes(Sheet& sheet) const {
        std::vector<Block> notes;
        if (m_wish.reader == Reader::Umpire) {
            addParagraphs(notes, m_session.battle().notes);
        }
        add(sheet, "notes", say("report", "The umpire's notes"), std::move(notes));
    }

    Section passage(const Told& told) {
        Section section{told.id, {strong(told.title)}, {}, false};
        const std::vector<PlacedPhoto>& photos = m_photos[told.id];
        if (const std::string* written = writtenFor(m_session, told.id)) {
            addParagraphs(section.blocks, *written);
            addBookmarks(told.chapter, section.blocks);
        } else if (told.chapter) {
            addChapter(*told.chapter, photos, section.blocks);
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

    std::vector<Block> proof() const {
        List list;
        for (const std::string& line : proofLines(m_session)) {
            list.items.push_back({plain(line)});
        }
        return list.items.empty() ? std::vector<Block>() : std::vector<Block>{std::move(list)};
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
        List list;
        for (const std::string& line : lines) {
            list.items.push_back({plain(line)});
        }
        sheet.sections.push_back(
            {"check", {strong(say("report", "The record, checked"))}, {std::move(list)}, true});
    }

    bool isDecidedInPlay(const Id& ruling) const {
        return std::any_of(
            m_chronicle.rulings.begin(), m_chronicle.rulings.end(),
            [&ruling](const Record& record) { return memberText(record.command, "ruling") == ruling; });
    }

    std::vector<Block> rulings() const {
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
        if (list.items.empty()) {
            return {};
        }
        return {std::move(list)};
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

    std::vector<Block> corrections() const {
        List list;
        const RecordText words(m_session);
        for (const Record& record : m_chronicle.corrections) {
            const int number = record.command.value("record", 0);
            const auto at = static_cast<std::size_t>(number - 1);
            const std::string what = number > 0 && at < m_session.records().size()
                                         ? words.who(m_session.records()[at])
                                         : std::string();
            const std::string title =
                umpire::fill(say("report", "Record {number}"), {{"number", std::to_string(number)}});
            list.items.push_back(
                around(putRight(what, memberText(record.command, "reason")), "record", strong(title)));
        }
        addWaived(list);
        if (list.items.empty()) {
            return {};
        }
        return {std::move(list)};
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
                return m_veil.textOf(settled->due);
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
    Visibility m_veil;
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
    std::vector<Passage> result;
    for (Told& told : toldOf(session)) {
        const std::string* written = writtenFor(session, told.id);
        result.push_back({told.id, told.title, written ? *written : told.text, written != nullptr});
    }
    return result;
}

std::string programText(const Session& session, const Id& passage) {
    for (Told& told : toldOf(session)) {
        if (told.id == passage) {
            return told.text;
        }
    }
    return {};
}

} // namespace umpire::sheets

#pragma once

#include "../styled_text.h"
#include "umpire/checks/scope.h"
#include "umpire/sheets/make_sheet.h"

namespace umpire::sheets {

/// What every part of the ready reference is written with: the pack, the rulings in force, and the footnotes
/// in the order in which they are referred to.
class ReferenceWriter {
  public:
    ReferenceWriter(const SheetSource& source, const SheetWish& wanted)
        : rules(source.rules), wish(wanted), m_session(source.session) {}

    const RulePack& rules;
    const SheetWish& wish;

    /// The battle whose rulings are in force; one without anything when there is none.
    const Battle& battle() const { return m_session ? m_session->battle() : m_nothing; }
    Scope scope() const { return {rules, battle()}; }
    bool inForce(const SheetText& text) const { return holds(text.when, scope()); }
    std::string fill(const std::string& text) const;
    /// The number of a footnote, as a list to put behind words; empty for "".
    std::vector<int> footnote(const Id& id);
    std::vector<Phrase> footnotes() const;

    /// A text with its lead and footnote.
    Phrase phrase(const SheetText& text);
    /// Puts the part's additions to a line behind it: of words only those to that column.
    void addTo(Phrase& line, const ReferencePart& part, const Id& to, const Id& column = {});

  private:
    const Session* m_session;
    Battle m_nothing;
    std::vector<Id> m_footnotes; ///< as they are numbered
};

/// Whether a modifier can count in a check at all under the rulings in force, whoever takes it.
bool everCounts(const Modifier& modifier, const Id& check, const Scope& rulings);

/// The tables of a check that may be used under the rulings in force, up to the one that is used in any case.
std::vector<const BandTable*> tablesInForce(const Check& check, const Scope& rulings);

/// A modifier with what the rulings in force make of its value.
Modifier asRuled(Modifier modifier, const Scope& rulings);

/// The blocks of a part of the ready reference, without its texts.
std::vector<Block> phaseBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> outcomeBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> modifierBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> contestBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> gridBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> wordBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> rulingBlocks(ReferenceWriter& writer);
/// The chances of a part's outcomes, which stand below its texts.
void addChances(const ReferenceWriter& writer, const ReferencePart& part, std::vector<Block>& blocks);
/// The tables that are filled in, each a section by itself.
std::vector<Section> tableSections(const ReferenceWriter& writer);

/// Name and what to do of an outcome, as the part adds to it.
Phrase outcomeLine(ReferenceWriter& writer, const ReferencePart& part, const Id& outcome);
/// A modifier's label and, where words are worth more or less, which.
Phrase modifierLine(ReferenceWriter& writer, const ReferencePart& part, const Modifier& modifier);

/// The reading of a ruling that is in force in a battle.
const Ruling::Reading& readingOf(const Ruling& ruling, const Battle& battle);

} // namespace umpire::sheets

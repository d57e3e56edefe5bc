#pragma once

#include "umpire/battle/session.h"
#include "umpire/sheets/make_sheet.h"

#include <set>
#include <string>
#include <vector>

namespace umpire::sheets {

/// What the reader of a sheet is not to learn: who is hidden from him, and what would give them away. For the
/// umpire it covers nothing. It refers to the session.
class Visibility {
  public:
    /// That of a sheet, which may be just one side's.
    Visibility(const Session& session, const SheetWish& wish);

    /// Units that are secret now, and formations and officers with nothing but such units below them.
    const std::set<Id>& hidden() const { return m_hidden; }
    /// Whether the umpire's notes and reasons are left out.
    bool coversNotes() const { return m_reader != Reader::Umpire; }

    /// Whether a text names somebody hidden.
    bool betrays(const std::string& text) const;
    bool covers(const Due& due) const;
    bool covers(const Record& record) const;
    /// Whether a record holds a roll that is another side's secret as things stand now.
    bool keepsRoll(const Record& record) const;
    /// Whether what is owed gives such a roll away.
    bool keepsRoll(const Due& due) const;
    /// What is owed, without the numbers of a formation of which a part is hidden.
    std::string textOf(const Due& due) const;
    /// Takes every line out of a sheet that names somebody hidden, whoever wrote it.
    void cover(Sheet& sheet) const;

  private:
    void gatherNames();
    bool coversPart(const Id& formation) const;
    bool tellsOrders(const Record& record) const;

    const Session& m_session;
    Reader m_reader;
    Id m_side; ///< whose orders may be known
    std::set<Id> m_hidden;
    std::vector<std::string> m_names; ///< of those hidden
    std::vector<std::string> m_open;  ///< of others, that hold one of those; longest first
};

} // namespace umpire::sheets

#pragma once

#include "csv_header.h"
#include "umpire/base/json.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <deque>
#include <set>
#include <variant>

namespace umpire {

/// Why a cell cannot be read, in words.
struct CellProblem {
    std::string text;
};

/// The cell of an attribute as a battle file writes it; null when the cell is empty.
std::variant<Json, CellProblem> valueOfCell(const RulePack& rules, const Attribute& attribute,
                                            const std::string& cell);

/// The value as a cell; nothing is an empty cell.
std::string cellOfValue(const Value& value);

/// What one row of a roster sheet says; row 0 is a side or formation that is only named by others.
struct CsvEntry {
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    SubjectKind kind = SubjectKind::Unit;
    int row = 0;
    Id id; ///< "" until somebody refers to it
    std::string name;
    std::string under; ///< what it belongs to, as written: an id or a name
    std::string side;  ///< the same of its side
    Json values = Json::object();
    std::size_t place = nowhere;     ///< what it belongs to
    std::size_t sidePlace = nowhere; ///< the side it states
};

/// The sides and formations of a sheet and of the battle it is read for. Finds what each row belongs to,
/// makes what is only named, and gives ids to what is referred to.
class CsvPlaces {
  public:
    CsvPlaces(std::deque<CsvEntry>& entries, const Battle* existing, const CsvHeader& header);

    /// Settles what every entry belongs to. Sides and formations that are made come behind the entries.
    void settle();

    const Id& id(std::size_t place) const { return m_places[place].id; }
    bool isSide(std::size_t place) const { return m_places[place].kind == SubjectKind::Side; }

  private:
    static constexpr std::size_t nowhere = CsvEntry::nowhere;

    struct Place {
        SubjectKind kind = SubjectKind::Side;
        Id id;
        std::string name;
        std::size_t entry = nowhere; ///< nowhere: it stands in the battle already
        std::size_t above = nowhere;
    };

    void addExisting(const Battle& battle);
    std::size_t add(Place place);
    std::size_t make(SubjectKind kind, const std::string& name, std::size_t above);

    std::size_t sideFor(const CsvEntry& entry);
    std::size_t placeFor(const CsvEntry& entry, std::size_t own);
    std::size_t settleMissing(const CsvEntry& entry);
    std::vector<std::size_t> candidates(const std::string& text, std::size_t side, std::size_t except) const;
    std::vector<std::size_t> preferred(const std::vector<std::size_t>& found) const;
    std::size_t topmost(std::size_t place) const;
    std::size_t sideOf(std::size_t place) const;
    std::size_t onlySide() const;
    void agreeOnSide(const CsvEntry& entry, std::size_t place);
    void checkCircles() const;
    void giveIds();

    std::string label(std::size_t place) const;
    void ambiguous(const CsvEntry& entry, const std::string& column, const std::string& text,
                   const std::vector<std::size_t>& found) const;
    std::vector<std::string> names() const;

    std::deque<CsvEntry>& m_entries; ///< grows while references to its entries are held
    const CsvHeader& m_header;
    std::vector<Place> m_places;
    std::map<Id, std::size_t> m_byId;
    std::map<std::string, std::vector<std::size_t>> m_byName;
    std::map<std::size_t, std::size_t> m_placeOfEntry;
    std::set<Id> m_taken{"turn", "due"}; // words of the program
};

} // namespace umpire

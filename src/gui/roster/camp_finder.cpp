#include "roster/camp_finder.h"

#include "document/text.h"
#include "umpire/rules/roster_keys.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace umpire::gui {

namespace {

constexpr std::size_t usualSides = 2;

using Camps = std::set<std::string>;

/// Finds the translations of this file.
class CampFinderText {
    Q_DECLARE_TR_FUNCTIONS(CampFinder)
};

/// The camps of units, as the pack tells them.
class CampsOf {
  public:
    explicit CampsOf(const RulePack& rules)
        : m_by(rules.attribute(SubjectKind::Unit, rules.roles.camps.by)), m_trait(rules.roles.camps.trait) {
        m_words = m_by ? rules.vocabulary(m_by->type.vocabulary) : nullptr;
    }

    Camps of(const Json& roster) const {
        Camps camps;
        const auto units = roster.find(rosterList(SubjectKind::Unit));
        for (const Json& unit : units == roster.end() ? Json::array() : *units) {
            const Json word = m_by ? unit.value(m_by->rosterKey, Json()) : Json();
            add(camps, word.is_string() ? word.get<std::string>() : std::string());
        }
        return camps;
    }

    Camps of(const Battle& battle, const Subject& side) const {
        Camps camps;
        for (const Id& unit : battle.unitsOf(side)) {
            add(camps, m_by ? battle.find(unit)->value(m_by->id).text() : std::string());
        }
        return camps;
    }

  private:
    void add(Camps& camps, const std::string& word) const {
        const std::string camp = m_words ? m_words->traitOf(word, m_trait).text() : std::string();
        if (!camp.empty()) {
            camps.insert(camp);
        }
    }

    const Attribute* m_by;
    Id m_trait;
    const Vocabulary* m_words = nullptr;
};

} // namespace

TemplateHome homeFor(const BattleDocument& document, const Json& roster, const QString& current) {
    const Battle& battle = document.battle();
    const CampsOf camps(document.rules());
    const Camps own = camps.of(roster);
    const auto sides = battle.all(SubjectKind::Side);
    const Subject* at = battle.find(fromText(current));
    const Subject* here = at ? battle.find(at->kind == SubjectKind::Side ? at->id : at->side)
                             : (sides.empty() ? nullptr : sides.front());
    const auto takes = [&](const Subject* side, bool empty) {
        const Camps there = camps.of(battle, *side);
        return empty ? there.empty() : there == own;
    };
    if (own.size() != 1 || !here || takes(here, false) || takes(here, true)) {
        return {current, false, {}};
    }
    const QString from = toText(here->name);
    const QString these = toText(document.rules().roles.camps.these);
    for (const bool empty : {false, true}) {
        const auto better =
            std::find_if(sides.begin(), sides.end(), [&](const Subject* side) { return takes(side, empty); });
        if (better != sides.end()) {
            return {toText((*better)->id), false,
                    CampFinderText::tr("Put under %1: its %2 fought those of %3.")
                        .arg(toText((*better)->name), these, from)};
        }
    }
    if (sides.size() < usualSides) {
        return {
            {},
            true,
            CampFinderText::tr("Put under a side of its own: its %1 fought those of %2.").arg(these, from)};
    }
    return {current, false, {}};
}

} // namespace umpire::gui

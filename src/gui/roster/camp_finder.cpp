#include "roster/camp_finder.h"

#include "document/text.h"
#include "models/attribute_words.h"
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

/// The camps of nations, as the pack tells them.
class Nations {
  public:
    explicit Nations(const RulePack& rules) : m_nation(rules.attribute(SubjectKind::Unit, words::nation)) {
        m_words = m_nation ? rules.vocabulary(m_nation->type.vocabulary) : nullptr;
    }

    Camps of(const Json& roster) const {
        Camps camps;
        const auto units = roster.find(rosterList(SubjectKind::Unit));
        for (const Json& unit : units == roster.end() ? Json::array() : *units) {
            const Json nation = m_nation ? unit.value(m_nation->rosterKey, Json()) : Json();
            add(camps, nation.is_string() ? nation.get<std::string>() : std::string());
        }
        return camps;
    }

    Camps of(const Battle& battle, const Subject& side) const {
        Camps camps;
        for (const Id& unit : battle.unitsOf(side)) {
            add(camps, battle.find(unit)->value(words::nation).text());
        }
        return camps;
    }

  private:
    void add(Camps& camps, const std::string& nation) const {
        const std::string camp = m_words ? m_words->traitOf(nation, words::camp).text() : std::string();
        if (!camp.empty()) {
            camps.insert(camp);
        }
    }

    const Attribute* m_nation;
    const Vocabulary* m_words = nullptr;
};

} // namespace

TemplateHome homeFor(const BattleDocument& document, const Json& roster, const QString& current) {
    const Battle& battle = document.battle();
    const Nations nations(document.rules());
    const Camps own = nations.of(roster);
    const auto sides = battle.all(SubjectKind::Side);
    const Subject* at = battle.find(fromText(current));
    const Subject* here = at ? battle.find(at->kind == SubjectKind::Side ? at->id : at->side)
                             : (sides.empty() ? nullptr : sides.front());
    const auto takes = [&](const Subject* side, bool empty) {
        const Camps there = nations.of(battle, *side);
        return empty ? there.empty() : there == own;
    };
    if (own.size() != 1 || !here || takes(here, false) || takes(here, true)) {
        return {current, false, {}};
    }
    const QString from = toText(here->name);
    for (const bool empty : {false, true}) {
        const auto better =
            std::find_if(sides.begin(), sides.end(), [&](const Subject* side) { return takes(side, empty); });
        if (better != sides.end()) {
            return {toText((*better)->id), false,
                    CampFinderText::tr("Put under %1: its nations fought those of %2.")
                        .arg(toText((*better)->name), from)};
        }
    }
    if (sides.size() < usualSides) {
        return {{},
                true,
                CampFinderText::tr("Put under a side of its own: its nations fought those of %1.").arg(from)};
    }
    return {current, false, {}};
}

} // namespace umpire::gui

#include "window/two_players.h"

#include "roster/roster_editor.h"
#include "settings/prompts.h"
#include "umpire/rules/roster_keys.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class TwoPlayersText {
    Q_DECLARE_TR_FUNCTIONS(TwoPlayers)
};

std::size_t sidesIn(const ArmyTemplate& army) {
    const auto sides = army.roster.find(rosterList(SubjectKind::Side));
    return sides == army.roster.end() ? 0 : sides->size();
}

} // namespace

/// There are hands to hide, and what the pack has ready makes two sides.
bool TwoPlayers::mayPlay() const {
    const RulePack& rules = m_document.rules();
    const auto& piles = rules.roles.cards.piles;
    std::size_t sides = 0;
    for (const ArmyTemplate& army : rules.templates) {
        sides += sidesIn(army);
    }
    return sides == 2 && std::any_of(piles.begin(), piles.end(), [](const auto& pile) { return !pile.open; });
}

bool TwoPlayers::want() {
    return m_prompts.askChoice(&m_window, TwoPlayersText::tr("New battle"),
                               TwoPlayersText::tr("&Who sits at this laptop?"),
                               {TwoPlayersText::tr("The umpire, who sees all"),
                                TwoPlayersText::tr("Two players, one after the other")},
                               0) == 1;
}

bool TwoPlayers::begin() {
    if (!mayPlay() || !want()) {
        return false;
    }
    m_document.cover(); // before anything of it stands anywhere
    RosterEditor editor(m_document);
    for (const ArmyTemplate& army : m_document.rules().templates) {
        if (sidesIn(army) > 0) {
            editor.enlist(army.roster, {});
        }
    }
    return m_document.battle().all(SubjectKind::Side).size() == 2;
}

} // namespace umpire::gui

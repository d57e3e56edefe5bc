#include "houserules/odds_scene.h"

#include "document/battle_document.h"
#include "document/text.h"
#include "umpire/games/games.h"
#include "window/example_battles.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class OddsSceneText {
    Q_DECLARE_TR_FUNCTIONS(OddsScene)
};

QString firstError(const Issues& issues) {
    for (const Issue& issue : issues) {
        if (issue.severity == Severity::Error) {
            return toText(issue.text);
        }
    }
    return {};
}

} // namespace

/// By these rules, by house rules of the same base, or by others of the same game.
bool OddsScene::plays(const RulePack& rules, const RulePack& base) const {
    return rules.id == base.id || (!rules.module.empty() && rules.module == base.module);
}

std::unique_ptr<Session> OddsScene::found(const RulePack& base) {
    m_ofDocument = m_document.isOpen() && plays(m_document.rules(), base);
    if (m_ofDocument) {
        m_title = m_document.title();
        return std::make_unique<Session>(m_document.session());
    }
    for (const ExampleBattles::Entry& entry : m_shelf.entries()) {
        LoadedBattle loaded = entry.rules == toText(base.id)
                                  ? BattleFiles(m_document.shelf(), findGame).load(fromText(entry.path))
                                  : LoadedBattle();
        if (loaded.session) {
            m_title = entry.title;
            return std::move(loaded.session);
        }
    }
    return nullptr;
}

bool OddsScene::set(const std::shared_ptr<const RulePack>& base, const std::shared_ptr<const RulePack>& house,
                    bool anew) {
    m_after.reset();
    m_problem.clear();
    if (!base || !house) {
        m_problem =
            OddsSceneText::tr("The rules have errors: their odds are worked out once they are put right.");
        return false;
    }
    if (anew || !m_before) {
        m_before.reset();
        m_battle = found(*base);
        m_before = m_battle ? playedBy(*m_battle, base, findGame).session : nullptr;
    }
    if (!m_battle) {
        m_problem = OddsSceneText::tr("Open a battle of this game: odds are those of somebody in a battle.");
        return false;
    }
    LoadedBattle after = playedBy(*m_battle, house, findGame);
    m_after = std::move(after.session);
    if (!m_after || !m_before) {
        m_problem = OddsSceneText::tr("%1 cannot be played by these rules: %2")
                        .arg(m_title, firstError(after.issues));
        return false;
    }
    return true;
}

} // namespace umpire::gui

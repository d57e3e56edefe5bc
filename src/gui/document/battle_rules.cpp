#include "document/battle_document.h"
#include "document/battle_repository.h"
#include "document/text.h"
#include "umpire/games/games.h"

namespace umpire::gui {

namespace {

/// The battle as its file would give it, were it opened with those rules.
LoadedBattle playedBy(const Session& session, std::shared_ptr<const RulePack> rules, const QString& name) {
    return BattleFiles(std::move(rules), findGame).parse(BattleFiles::write(session), fromText(name));
}

} // namespace

std::unique_ptr<BattleDocument> BattleDocument::trial(std::shared_ptr<const RulePack> rules,
                                                      Issues& issues) const {
    LoadedBattle loaded = playedBy(*m_session, rules, title());
    issues = std::move(loaded.issues);
    if (!loaded.session) {
        return nullptr;
    }
    auto trial = std::make_unique<BattleDocument>(BattleFiles(std::move(rules), findGame));
    trial->m_session = std::move(loaded.session);
    trial->m_safe.open(*trial->m_session, SecretDice::homeOf({})); // dice of its own
    trial->m_savedAt = trial->m_session->cursor();
    trial->m_told.tell(telling());
    trial->m_told.begin(trial->m_session.get(), m_files.shelf());
    trial->m_numbers = UnitNumbers(trial->m_session->setUp(), trial->battle(), trial->rules());
    return trial;
}

Issues BattleDocument::goOnBy(std::shared_ptr<const RulePack> rules) {
    if (isPast() || m_repository->isReadOnly()) {
        return {{Severity::Error, fromText(m_path), {}, "", fromText(tr("this battle is open read only"))}};
    }
    LoadedBattle loaded = playedBy(*m_session, std::move(rules), title());
    if (!loaded.session) {
        return loaded.issues;
    }
    m_session = std::move(loaded.session);
    showAnew();
    m_savedAt = -1;
    put();
    m_path.isEmpty() || !m_plan.on ? QString() : save();
    m_safe.open(*m_session, SecretDice::homeOf(fromText(m_path)));
    Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
    return loaded.issues;
}

} // namespace umpire::gui

#include "window/damaged_battle.h"

#include "document/counted.h"
#include "document/text.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class DamagedBattleText {
    Q_DECLARE_TR_FUNCTIONS(DamagedBattle)
};

QString wordsOf(const Recovery& recovery) {
    QStringList words;
    for (const std::string& sentence : recovery.words) {
        words << toText(sentence);
    }
    return sayCounted("DamagedBattle", "What can be saved of it: turn %1, %n record. %2",
                      "What can be saved of it: turn %1, %n records. %2", recovery.session->cursor())
        .arg(recovery.session->battle().clock.turn)
        .arg(words.join(QLatin1Char(' ')));
}

} // namespace

void DamagedBattle::offerRest(const Issues& issues) {
    if (!m_document.isDamaged() || m_document.keeping().kind == Keeping::Kind::ReadOnly) {
        return;
    }
    QStringList told;
    for (const Issue& issue : issues) {
        told << DamagedBattleText::tr("%1.").arg(toText(issue.text));
    }
    told << DamagedBattleText::tr(
        "Save what can be saved? Lost records are noted in their place; what stands on the disk now is kept "
        "beside the file.");
    if (m_prompts.confirm(&m_window, DamagedBattleText::tr("The battle is damaged"),
                          told.join(QStringLiteral("\n\n")),
                          DamagedBattleText::tr("Save what can be saved"))) {
        m_document.takeUpRest();
    }
}

bool DamagedBattle::offerEarlier(const QString& path) {
    QStringList choices;
    const Recovery recovery = m_document.recovery(path);
    const bool saves = recovery.session && !recovery.onlyEarlier;
    if (saves) {
        choices << wordsOf(recovery);
    }
    const std::vector<EarlierBattle> earlier = m_document.earlier(path);
    for (const EarlierBattle& each : earlier) {
        choices << QStringLiteral("%1: %2").arg(toText(each.path.filename().string()), toText(each.words()));
    }
    if (choices.isEmpty()) {
        return false;
    }
    const int chosen = m_prompts.askChoice(
        &m_window, DamagedBattleText::tr("%1 cannot be opened").arg(QFileInfo(path).fileName()),
        DamagedBattleText::tr(
            "This can be opened in its place, as a new battle.\nThe damaged file stays as it is."),
        choices, 0);
    if (chosen < 0) {
        return false;
    }
    const int first = saves ? 1 : 0;
    const Issues issues =
        chosen < first
            ? m_document.openRecovered(path)
            : m_document.openEarlier(toText(earlier[static_cast<std::size_t>(chosen - first)].path.string()));
    return !hasErrors(issues);
}

} // namespace umpire::gui

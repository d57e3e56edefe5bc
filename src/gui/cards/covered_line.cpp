#include "cards/covered_line.h"

#include "document/text.h"
#include "umpire/base/speech.h"

#include <QLocale>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Less than half of one per cent is told as such, and what is not certain is never told as certain.
QString inHundred(double chance) {
    const double whole = chance > 0 && chance < 1 ? std::clamp(chance * 100, 0.1, 99.9) : chance * 100;
    const bool fine = whole != 0 && whole != 100 && (whole < 1 || whole > 99);
    return CoveredLine::tr("%1 %", "per cent").arg(QLocale().toString(whole, 'f', fine ? 1 : 0));
}

std::vector<Id> sidesOf(const Battle& battle, const Viewer& viewer) {
    std::vector<Id> sides;
    for (const Subject* side : battle.all(SubjectKind::Side)) {
        const bool looks = viewer.whose == Viewer::Whose::Umpire || viewer.side == side->id;
        if (looks && viewer.whose != Viewer::Whose::Everybody) {
            sides.push_back(side->id);
        }
    }
    return sides;
}

bool isLaid(const CoveredOdds& odds) {
    return odds.why.empty() && (odds.count > 0 || odds.total != 0 || odds.equal < 1);
}

QString certainWords(const CoveredOdds& odds) {
    return odds.beats > 0   ? CoveredLine::tr("As the cards lie now, your total beats theirs.")
           : odds.equal > 0 ? CoveredLine::tr("As the cards lie now, your total equals theirs.")
                            : CoveredLine::tr("As the cards lie now, your total is less than theirs.");
}

QString wordsFor(const CoveredOdds& odds) {
    return odds.count == 0
               ? certainWords(odds)
               : CoveredLine::tr("Your total beats theirs: %1, equals it: %2", "per cents of a chance")
                     .arg(inHundred(odds.beats), inHundred(odds.equal));
}

} // namespace

CoveredLine::CoveredLine(QWidget* parent) : ElidedLabel(parent) {
    setObjectName(QStringLiteral("coveredLine"));
    m_pool.setMaxThreadCount(1);
    hide();
}

CoveredLine::~CoveredLine() {
    m_pool.clear();
    m_pool.waitForDone();
}

void CoveredLine::forget() {
    m_pool.clear();
    ++m_question;
    setWhole({});
    hide();
}

void CoveredLine::follow(const BattleDocument& document, const Viewer& viewer) {
    m_pool.clear();
    const int question = ++m_question;
    if (viewer.whose != m_eyes.whose || viewer.side != m_eyes.side) {
        setWhole({});
        hide();
    }
    m_eyes = viewer;
    if (!document.isOpen() || document.rules().roles.cards.covered.pile.empty()) {
        hide();
        return;
    }
    const Session& session = document.session();
    m_pool.start([this, question, rules = session.sharedRules(), module = session.module(),
                  battle = session.battle(), viewer, translator = Speaking::translator()] {
        const Speaking speaking(translator);
        std::vector<CoveredOdds> odds;
        for (const Id& side : sidesOf(battle, viewer)) {
            odds.push_back(coveredOdds(side, *rules, module, battle));
        }
        QMetaObject::invokeMethod(this, [this, question, battle, odds = std::move(odds)] {
            if (question == m_question) {
                tell(odds, battle);
            }
        });
    });
}

/// What each side knows is told to the umpire in one sentence; what lies open he sees.
void CoveredLine::tell(const std::vector<CoveredOdds>& odds, const Battle& battle) {
    const bool laid =
        std::any_of(odds.begin(), odds.end(), isLaid) &&
        std::all_of(odds.begin(), odds.end(), [](const auto& each) { return each.why.empty(); });
    const auto name = [&](std::size_t i) { return toText(battle.find(odds[i].side)->name); };
    if (laid && odds.size() == 1) {
        setWhole(wordsFor(odds.front()));
    } else if (laid && odds.size() == 2) {
        setWhole(
            tr("Chance of the higher total, as each side must judge it from its own cards: %1 %2, %3 %4.",
               "sides and per cents of chances")
                .arg(name(0), inHundred(odds[0].beats), name(1), inHundred(odds[1].beats)));
    }
    const bool open = odds.size() > 1 &&
                      std::all_of(odds.begin(), odds.end(), [](const auto& each) { return each.count == 0; });
    setVisible(laid && !open);
    Q_EMIT told();
}

} // namespace umpire::gui

#include "balance/balance_work.h"

#include "document/text.h"
#include "umpire/base/speech.h"

namespace umpire::gui {

namespace {

/// Longer rehearsals would say no more: no formation of that size is left.
constexpr int mostLosses = 40;

} // namespace

BalanceWork::BalanceWork(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

BalanceWork::~BalanceWork() {
    forget();
    m_pool.waitForDone();
}

void BalanceWork::compare(const Session& session, const QString& formation) {
    m_pool.clear();
    const int question = ++m_comparison;
    m_pool.start([this, question, rules = session.sharedRules(), module = session.module(),
                  battle = session.battle(), translator = Speaking::translator()] {
        const Speaking speaking(translator);
        BalanceFacts facts = balanceFacts(*rules, module, battle);
        QMetaObject::invokeMethod(this, [this, question, facts = std::move(facts)] {
            if (question == m_comparison) {
                Q_EMIT compared(facts);
            }
        });
    });
    if (!formation.isEmpty()) {
        rehearse(session, formation);
    }
}

void BalanceWork::rehearse(const Session& session, const QString& formation) {
    const int question = ++m_rehearsal;
    m_pool.start([this, question, rules = session.sharedRules(), module = session.module(),
                  battle = session.battle(), id = fromText(formation), translator = Speaking::translator()] {
        const Speaking speaking(translator);
        auto facts =
            question == m_rehearsal ? rehearsalFacts(*rules, module, battle, id, mostLosses) : std::nullopt;
        QMetaObject::invokeMethod(this, [this, question, facts = std::move(facts)] {
            if (question == m_rehearsal) {
                Q_EMIT rehearsed(facts);
            }
        });
    });
}

void BalanceWork::forget() {
    m_pool.clear();
    ++m_comparison;
    ++m_rehearsal;
}

} // namespace umpire::gui

#include "balance/balance_page.h"

#include "balance/balance_table.h"
#include "balance/rehearsal_pane.h"
#include "document/text.h"
#include "look/widgets.h"
#include "umpire/base/speech.h"

namespace umpire::gui {

namespace {

/// Changes that follow each other closely are worked out once.
constexpr int lateBy = 150;
/// Longer rehearsals would say no more: no formation of that size is left.
constexpr int mostLosses = 40;
constexpr int betweenParts = 12;

} // namespace

BalancePage::BalancePage(const Look& look, BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new BalanceModel(this)),
      m_empty(makeLabel(this, "balanceEmpty", "reading")), m_table(new BalanceTable(look, *m_model, this)),
      m_rehearsal(new RehearsalPane(look, this)) {
    setObjectName(QStringLiteral("balancePage"));
    setAttribute(Qt::WA_StyledBackground);
    m_empty->setAlignment(Qt::AlignCenter);
    m_pool.setMaxThreadCount(1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_table, 5);
    layout->addWidget(m_rehearsal, 6);
    m_late.setSingleShot(true);
    m_late.setInterval(lateBy);
    connect(&m_document, &BattleDocument::changed, this, &BalancePage::changed);
    connect(&m_late, &QTimer::timeout, this, &BalancePage::work);
    connect(m_table, &BalanceTable::chosen, this, &BalancePage::chosen);
    keepSpaced(look, *layout, {16, 12, 16, 12}, betweenParts);
    showNothing();
}

BalancePage::~BalancePage() {
    forget();
    m_pool.waitForDone();
}

void BalancePage::forget() {
    m_pool.clear();
    ++m_comparison;
    ++m_rehearsed;
}

/// Beside the window, on a copy of the battle, so that nobody waits while he types. Only the latest question
/// of each kind is answered.
template <class Compute, class Then>
void BalancePage::workOut(std::atomic<int>& latest, Compute compute, Then then) {
    const int question = ++latest;
    const Session& session = m_document.session();
    m_pool.start([=, this, &latest, rules = session.sharedRules(), module = session.module(),
                  battle = session.battle(), translator = Speaking::translator()] {
        if (question != latest) {
            return; // what is out of date is not begun
        }
        const Speaking speaking(translator);
        QMetaObject::invokeMethod(this, [=, this, &latest, facts = compute(*rules, module, battle)] {
            if (question == latest) {
                (this->*then)(facts);
            }
        });
    });
}

void BalancePage::rehearse() {
    workOut(
        m_rehearsed,
        [id = fromText(m_wanted)](const RulePack& rules, const GameModule* module, const Battle& battle) {
            return rehearsalFacts(rules, module, battle, id, mostLosses);
        },
        &BalancePage::showRehearsal);
}

void BalancePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        work();
    }
}

void BalancePage::changed(const ChangeEvent& event) {
    if (!event.changesBattle()) {
        return;
    }
    m_stale = true;
    if (!m_document.isOpen() || event.kind == ChangeEvent::Kind::Opened) {
        // What is shown is of another battle.
        forget();
        m_wanted.clear();
        showNothing();
    }
    if (isVisible()) {
        m_late.start();
    }
}

void BalancePage::work() {
    if (!isVisible()) {
        return;
    }
    m_late.stop();
    m_stale = false;
    m_comparing = m_document.isOpen();
    m_rehearsing = m_comparing && !m_wanted.isEmpty();
    if (m_comparing) {
        m_pool.clear();
        workOut(m_comparison, balanceFacts, &BalancePage::showComparison);
    }
    if (m_rehearsing) {
        rehearse();
    }
    settle();
}

void BalancePage::showNothing() {
    m_model->setFacts({});
    m_comparing = false;
    m_rehearsing = false;
    showParts();
}

void BalancePage::showParts() {
    const BalanceFacts& facts = m_model->facts();
    const bool something = facts.hasFormations && !facts.columns.empty();
    const bool formations = m_document.isOpen() && !m_document.battle().all(SubjectKind::Formation).empty();
    const QString named = m_document.isOpen() ? toText(m_document.rules().roles.formations.many) : QString();
    const QString put = named.isEmpty() ? tr("formations") : named;
    m_empty->setText(facts.hasFormations ? tr("The rules of this battle name nothing to compare.")
                     : formations        ? tr("Working it out…")
                                  : tr("Nothing to compare yet: put %1 on the roster first.").arg(put));
    m_empty->setVisible(!something);
    m_table->setVisible(something);
    m_rehearsal->setVisible(something && facts.rehearsable);
}

void BalancePage::showComparison(const BalanceFacts& facts) {
    m_comparing = false;
    m_model->setFacts(facts);
    showParts();
    if (m_model->rowOf(m_wanted) >= 0) {
        m_table->choose(m_wanted);
    } else if (m_model->rowCount() > 0) {
        m_table->choose(m_model->row(std::max(0, m_model->firstThatTires())).id);
    }
    settle();
}

void BalancePage::showRehearsal(const std::optional<RehearsalFacts>& facts) {
    m_rehearsing = false;
    if (facts && facts->last() > 0) {
        m_rehearsal->setRehearsal(*facts);
    } else {
        m_rehearsal->setMessage(whyNot(m_wanted));
    }
    settle();
}

/// In words why there is no rehearsal of it.
QString BalancePage::whyNot(const QString& subject) const {
    const int row = m_model->rowOf(subject);
    if (row < 0) {
        return {};
    }
    return m_model->row(row).tires
               ? tr("%1 has nothing to lose yet: put units under it.").arg(m_model->row(row).name)
               : tr("%1 does not take the check \"%2\". Choose a formation that does, and see what its "
                    "losses do to it.")
                     .arg(m_model->row(row).name, m_model->facts().check);
}

void BalancePage::choose(const QString& subject) {
    m_table->choose(subject);
}

void BalancePage::chosen(const QString& subject) {
    if (subject == m_wanted || !m_document.isOpen()) {
        return;
    }
    m_wanted = subject;
    m_rehearsing = true;
    rehearse();
}

void BalancePage::settle() {
    if (!m_stale && !m_comparing && !m_rehearsing) {
        Q_EMIT settled();
    }
}

} // namespace umpire::gui

#include "houserules/odds_pane.h"

#include "document/battle_document.h"
#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "preferences/example_battles.h"
#include "roster/roster_field.h"
#include "umpire/base/speech.h"
#include "umpire/games/games.h"

#include <QApplication>
#include <QCheckBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QPainter>
#include <QSpinBox>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace umpire::gui {

namespace {

/// Changes that follow each other closely are worked out once.
constexpr std::chrono::milliseconds changePause(150);
constexpr int mostCounted = 99;

QString toneOf(const RulePack* rules, const Id& outcome) {
    const Outcome* known = rules ? rules->outcome(outcome) : nullptr;
    return known ? toText(known->tone) : QString();
}

QString inHundred(double chance) {
    return QString::number(100 * chance, 'f', 1);
}

/// The check, whose it is, and how often it comes to that where that is not sure.
QString headOf(const OddsBeside& roll) {
    const QString check = toText(roll.name);
    const QString head =
        roll.subject.empty() ? check : OddsPane::tr("%1: %2").arg(check, toText(roll.subject));
    const bool sure = roll.madeBefore > 0.9995 && roll.madeAfter > 0.9995;
    return sure ? head
                : OddsPane::tr("%1 (is made in %2 % of the cases, by the base in %3 %)")
                      .arg(head, inHundred(roll.madeAfter), inHundred(roll.madeBefore));
}

QStringList refusals(const OddsBesides& odds) {
    const QString before = toText(odds.refusedBefore);
    const QString after = toText(odds.refusedAfter);
    if (before == after) {
        return before.isEmpty() ? QStringList()
                                : QStringList{OddsPane::tr("It is not possible: %1").arg(before)};
    }
    QStringList words;
    before.isEmpty() ? words : words << OddsPane::tr("By the base it is not possible: %1").arg(before);
    after.isEmpty() ? words : words << OddsPane::tr("By the house rules it is not possible: %1").arg(after);
    return words;
}

} // namespace

OddsPane::OddsPane(const Look& look, HouseDraft& draft, BattleDocument& document,
                   const ExampleBattles& examples, std::function<Json()> panel, QWidget* parent)
    : QWidget(parent), m_look(look), m_draft(draft), m_document(document), m_panel(std::move(panel)),
      m_scene(document, examples), m_drafting(nullptr, {false, true, 1}),
      m_battle(makeLabel(this, "oddsBattle", "muted")), m_who(new ChoiceBox(this)),
      m_whom(new ChoiceBox(this)), m_what(new ChoiceBox(this)),
      m_said(makeLabel(this, "oddsSaid", "reading")) {
    setObjectName(QStringLiteral("oddsPane"));
    build();
    m_pool.setMaxThreadCount(1);
    m_rest.setSingleShot(true);
    m_rest.setInterval(changePause);
    connect(&m_rest, &QTimer::timeout, this, &OddsPane::setScene);
    connect(&m_draft, &HouseDraft::opened, this, [this] {
        m_picked = false;
        stale(true);
    });
    connect(&m_draft, &HouseDraft::changed, this, [this] { stale(false); });
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.changesBattle()) {
            stale(true);
        }
    });
    for (const ChoiceBox* party : {m_who, m_whom}) {
        connect(party, &ChoiceBox::chosen, this, [this] {
            m_picked = true;
            pick();
        });
    }
    connect(m_what, &ChoiceBox::chosen, this, &OddsPane::choose);
    connect(m_take, &QPushButton::clicked, this, &OddsPane::takePanel);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (isVisible()) {
            offerPanel();
        }
    });
}

OddsPane::~OddsPane() {
    m_pool.clear();
    m_pool.waitForDone();
}

void OddsPane::forget() {
    ++m_question;
    m_pool.clear();
}

/// Beside the window, on copies of both battles; only the latest question is answered.
template <class Compute, class Then>
void OddsPane::workOut(Compute compute, Then then) {
    forget();
    const auto before = std::make_shared<Session>(*m_scene.before());
    const auto after = std::make_shared<Session>(*m_scene.after());
    m_pool.start([=, this, number = m_question, translator = Speaking::translator()] {
        const Speaking speaking(translator);
        const auto answer = compute(*before, *after);
        QMetaObject::invokeMethod(this, [this, then, answer, number] {
            if (number == m_question) {
                (this->*then)(answer);
            }
        });
    });
}

void OddsPane::build() {
    auto* contents = new TallContents(this);
    m_column = filling<QVBoxLayout>(contents);
    m_questions = new QWidget(contents);
    m_conditions = makeLabel(contents, "", "heading", tr("Conditions"));
    m_column->addWidget(m_said);
    m_column->addWidget(m_conditions);
    m_column->addWidget(m_questions);
    m_column->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_battle);
    layout->addWidget(choices());
    layout->addWidget(scrollDown(contents, this), 1);
    keepSpaced(m_look, *m_column, {}, 10);
    keepSpaced(m_look, *layout, {16, 12, 12, 8}, 8);
}

QWidget* OddsPane::choices() {
    auto* part = new QWidget(this);
    auto* form = filling<QFormLayout>(part);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const std::tuple<ChoiceBox*, const char*, QString, QString> rows[] = {
        {m_who, "oddsWho", tr("&Who"), tr("Who acts")},
        {m_whom, "oddsWhom", tr("&Upon"), tr("Upon whom")},
        {m_what, "oddsWhat", tr("Wha&t"), tr("What is done, or which check is taken")}};
    for (const auto& [box, name, label, spoken] : rows) {
        named(box, name, spoken);
        form->addRow(label, box);
    }
    auto* row = new QWidget(part);
    auto* bar = filling<QHBoxLayout>(row);
    m_take = addRowButton(row, "oddsTakePanel", tr("What stands in the &panel"),
                          tr("Takes what is being resolved in the open battle, with its answers"));
    bar->addStretch(1);
    form->addRow(QString(), row);
    return part;
}

void OddsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        setScene();
    }
    offerPanel();
}

/// Somebody may have pointed at a unit meanwhile.
void OddsPane::offerPanel() {
    m_take->setEnabled(m_scene.after() && m_scene.isOpenOne() && m_panel && !m_panel().is_null());
}

void OddsPane::stale(bool anew) {
    m_stale = true;
    m_anew = m_anew || anew;
    if (isVisible()) {
        m_rest.start();
    }
}

/// What was chosen stays chosen where the battle still has it.
void OddsPane::setScene() {
    m_rest.stop();
    m_stale = false;
    m_searched = false;
    forget();
    const Draft before = m_drafting.draft();
    const bool anew = std::exchange(m_anew, false);
    const bool there = m_draft.isOpen() && m_scene.set(m_draft.rules().base(), m_draft.rules().pack(), anew);
    m_drafting.open(m_scene.after());
    for (QWidget* part :
         {static_cast<QWidget*>(m_who), static_cast<QWidget*>(m_whom), static_cast<QWidget*>(m_what)}) {
        part->setEnabled(there);
    }
    m_battle->setText(!there ? QString()
                      : m_scene.isOpenOne()
                          ? tr("In the battle that is open, %1, as it stands.").arg(m_scene.title())
                          : tr("In %1, as it begins: no battle of this game is open.").arg(m_scene.title()));
    offerPanel();
    if (!there) {
        showQuestions();
        say(m_draft.isOpen() ? m_scene.problem() : QString());
        return;
    }
    if (anew || m_who->count() == 0) {
        fillWho();
    }
    const bool known =
        !before.empty() && (before.subject.empty() || m_scene.after()->battle().find(before.subject));
    known ? m_drafting.resume(before) : pick();
    fillWhat();
    ask();
}

void OddsPane::fillWho() {
    const QString who = m_who->currentData().toString();
    const QString whom = m_whom->currentData().toString();
    m_who->clear();
    m_whom->clear();
    m_whom->addItem(tr("nobody"), QString());
    const Battle& battle = m_scene.after()->battle();
    for (const SubjectKind kind : {SubjectKind::Unit, SubjectKind::Formation}) {
        for (const Subject* each : battle.all(kind)) {
            m_who->addItem(toText(each->name), toText(each->id));
            m_whom->addItem(toText(each->name), toText(each->id));
        }
    }
    m_who->setShown(std::max(0, m_who->findData(who)));
    m_whom->setShown(std::max(0, m_whom->findData(whom)));
}

/// Somebody else: what he is likely to do.
void OddsPane::pick() {
    const Id who = fromText(m_who->currentData().toString());
    if (!m_scene.after() || who.empty()) {
        return;
    }
    m_drafting.clear();
    m_drafting.choose(who, fromText(m_whom->currentData().toString()));
    chooseAlone();
    fillWhat();
    ask();
}

/// Upon nobody, what needs nobody.
void OddsPane::chooseAlone() {
    const Offer* likely = m_drafting.offer();
    const auto alone = std::find_if(m_drafting.offers().begin(), m_drafting.offers().end(),
                                    [](const Offer& offer) { return offer.check && !offer.two; });
    if (m_drafting.target().empty() && (!likely || likely->two) && alone != m_drafting.offers().end()) {
        m_drafting.setOffer(Id(alone->id));
    }
}

void OddsPane::fillWhat() {
    m_what->clear();
    for (const Offer& offer : m_drafting.offers()) {
        m_what->addItem(toText(offer.name), toText(offer.id));
    }
    const Offer* chosen = m_drafting.offer();
    m_what->setShown(chosen ? m_what->findData(toText(chosen->id)) : -1);
    const auto showIn = [](ChoiceBox& box, const Id& id) {
        box.setShown(std::max(0, box.findData(toText(id))));
    };
    showIn(*m_who, m_drafting.subject());
    showIn(*m_whom, m_drafting.target());
}

void OddsPane::choose() {
    m_picked = true;
    m_drafting.setOffer(fromText(m_what->currentData().toString()));
    ask();
}

void OddsPane::takePanel() {
    const Json command = m_panel ? m_panel() : Json();
    if (command.is_null() || !m_scene.after()) {
        return;
    }
    m_picked = true;
    m_drafting.take(command);
    fillWhat();
    ask();
}

/// Nobody said what is compared: a case that the house rules change says more than one that they do not.
void OddsPane::showFound(const Draft& draft) {
    if (!draft.empty()) {
        m_drafting.resume(draft);
        fillWhat();
    }
    ask();
}

void OddsPane::ask() {
    showQuestions();
    const Json command = this->command();
    const Offer* offer = m_drafting.offer();
    if (command.is_null() || (offer && offer->two && m_drafting.target().empty())) {
        say(command.is_null() ? tr("Choose who does what.") : tr("Choose upon whom."));
        Q_EMIT settled();
        return;
    }
    workOut(
        [command](const Session& before, const Session& after) { return oddsBeside(before, after, command); },
        &OddsPane::showAnswer);
}

/// Conditions that only eyes can see, as the panel asks them.
void OddsPane::showQuestions() {
    QString asked;
    std::vector<WorksheetQuestion> questions;
    for (const WorksheetRoll& roll : m_drafting.sheet().rolls) {
        for (const WorksheetQuestion& question : roll.questions) {
            questions.push_back(question);
            asked += toText(question.place + '/' + question.fact + '=' + dumpLine(question.value)) +
                     QLatin1Char(' ');
        }
    }
    m_conditions->setVisible(!questions.empty());
    if (asked == m_asked) {
        return;
    }
    const QString focus = m_questions->focusWidget() && m_questions->focusWidget()->hasFocus()
                              ? m_questions->focusWidget()->objectName()
                              : QString();
    m_asked = asked;
    auto* old = m_questions;
    m_questions = new QWidget(old->parentWidget());
    filling<QVBoxLayout>(m_questions);
    for (const WorksheetQuestion& question : questions) {
        addQuestion(question);
    }
    delete m_column->replaceWidget(old, m_questions); // the item that held it is the caller's
    old->hide();
    old->deleteLater();
    m_questions->show();
    auto* again = focus.isEmpty() ? nullptr : m_questions->findChild<QWidget*>(focus);
    if (again) {
        again->setFocus();
    }
}

/// A tick or a number; words are taken from the panel.
void OddsPane::addQuestion(const WorksheetQuestion& question) {
    const QString text = toText(question.text);
    const QString name = QStringLiteral("odds-%1-%2").arg(toText(question.place), toText(question.fact));
    const auto answer = [this, place = question.place, fact = question.fact](Value value) {
        m_picked = true;
        m_drafting.setAnswer(place, fact, std::move(value));
        ask();
    };
    if (question.kind == AskKind::Flag) {
        auto* box = named(new QCheckBox(asWritten(text), m_questions), name, text);
        box->setChecked(question.amount != 0);
        connect(box, &QCheckBox::clicked, this, [answer](bool on) { answer(Value(on)); });
        m_questions->layout()->addWidget(box);
    } else if (question.kind == AskKind::Count) {
        auto* row = new QWidget(m_questions);
        auto* layout = filling<QHBoxLayout>(row);
        auto* box = named(new QSpinBox(row), name, text);
        box->setRange(0, mostCounted);
        box->setValue(static_cast<int>(question.amount));
        layout->addWidget(box);
        layout->addWidget(new QLabel(text, row), 1);
        connect(box, &QSpinBox::valueChanged, this,
                [answer](int count) { answer(Value(static_cast<std::int64_t>(count))); });
        m_questions->layout()->addWidget(row);
    }
}

void OddsPane::say(const QString& text) {
    for (OddsPairs* pairs : m_pairs) {
        pairs->deleteLater();
    }
    m_pairs.clear();
    showIfAny(*m_said, text);
}

void OddsPane::showAnswer(const OddsBesides& odds) {
    QStringList words = refusals(odds);
    const bool differs = std::any_of(odds.rolls.begin(), odds.rolls.end(),
                                     [](const OddsBeside& roll) { return roll.differs(); });
    if (!differs && !m_picked && !std::exchange(m_searched, true)) {
        say(tr("Looking for a case that the house rules change …"));
        workOut(touchedCase, &OddsPane::showFound);
        return;
    }
    if (words.isEmpty()) {
        words << (odds.rolls.empty() ? tr("Nothing is rolled for this.")
                  : differs          ? tr("Upper bar: by the base. Lower bar: by the house rules.")
                                     : tr("Here the house rules change nothing."));
    }
    say(words.join(QLatin1Char('\n')));
    for (const OddsBeside& roll : odds.rolls) {
        QList<OddsPair> pairs;
        for (const OddsBeside::Outcome& outcome : roll.outcomes) {
            pairs << OddsPair{toText(outcome.name), toneOf(m_draft.rules().pack().get(), outcome.id),
                              outcome.before, outcome.after};
        }
        auto* shown = new OddsPairs(m_look, m_said->parentWidget());
        shown->setPairs(headOf(roll), pairs);
        m_column->insertWidget(m_column->indexOf(m_conditions), shown);
        m_pairs << shown;
    }
    Q_EMIT settled();
}

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
    for (const ExampleBattles::Entry& entry : m_examples.entries()) {
        LoadedBattle loaded = entry.rules == toText(base.id)
                                  ? BattleFiles(m_document.searchPath(), findGame).load(fromText(entry.path))
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

namespace {

constexpr double rowHeight = 40;
constexpr double headHeight = 28;
constexpr double wordsWidth = 190; ///< of the numbers at the right

/// Less than a twentieth of a hundredth is not seen.
bool differs(const OddsPair& pair) {
    return std::abs(pair.after - pair.before) >= 0.0005;
}

/// Both, the present one first.
QString inWords(const OddsPair& pair) {
    return !differs(pair) ? OddsPairs::tr("%1, as before").arg(exactPercent(pair.after))
           : pair.after > pair.before
               ? OddsPairs::tr("▲ %1, was %2").arg(exactPercent(pair.after), exactPercent(pair.before))
               : OddsPairs::tr("▼ %1, was %2").arg(exactPercent(pair.after), exactPercent(pair.before));
}

/// "Mad: ▲ 36.5 %, was 33.3 %; …": as it is read and heard.
QString pairsInWords(const QList<OddsPair>& pairs) {
    QStringList words;
    for (const OddsPair& pair : pairs) {
        words << QStringLiteral("%1: %2").arg(pair.name, inWords(pair));
    }
    return words.join(QStringLiteral("; "));
}

} // namespace

OddsPairs::OddsPairs(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("oddsPairs"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus); // so that it can be read out
    connect(&m_look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void OddsPairs::setPairs(const QString& heading, const QList<OddsPair>& pairs) {
    m_heading = heading;
    m_pairs = pairs;
    setAccessibleName(tr("%1. %2").arg(heading, pairsInWords(pairs)));
    setVisible(!pairs.isEmpty());
    updateGeometry();
    update();
}

QSize OddsPairs::sizeHint() const {
    const int rows = static_cast<int>(m_pairs.size());
    return {m_look.px(420), m_look.px(headHeight) + rows * m_look.px(rowHeight) + m_look.px(4)};
}

void OddsPairs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_look.font(14, QFont::Bold));
    painter.setPen(m_look.theme().ink);
    const QRect head(0, 0, width(), m_look.px(headHeight));
    painter.drawText(head, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_heading, Qt::ElideRight, head.width()));
    QRect row(0, head.bottom() + 1, width(), m_look.px(rowHeight));
    for (const OddsPair& pair : m_pairs) {
        paintRow(painter, row, pair);
        row.translate(0, row.height());
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_look.theme().selection, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void OddsPairs::paintRow(QPainter& painter, const QRect& row, const OddsPair& pair) const {
    const bool changed = differs(pair);
    const QFontMetrics metrics(m_look.font(14, QFont::Bold));
    int label = 0;
    for (const OddsPair& each : m_pairs) {
        label = std::max(label, metrics.horizontalAdvance(each.name));
    }
    label = std::min(label + m_look.px(16), row.width() / 3);
    const int words = std::min(m_look.px(wordsWidth), row.width() / 2);
    painter.setFont(m_look.font(14, changed ? QFont::Bold : QFont::Normal));
    painter.setPen(changed ? m_look.theme().ink : m_look.theme().muted);
    painter.drawText(QRect(row.left() + m_look.px(4), row.top(), label - m_look.px(8), row.height()),
                     Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(pair.name, Qt::ElideRight, label - m_look.px(8)));
    painter.drawText(row.adjusted(0, 0, -m_look.px(4), 0), Qt::AlignRight | Qt::AlignVCenter, inWords(pair));
    paintBars(painter, QRect(row.left() + label, row.top(), row.width() - label - words, row.height()), pair);
}

void OddsPairs::paintBars(QPainter& painter, const QRect& room, const OddsPair& pair) const {
    const int thick = m_look.px(12);
    const int top = room.top() + (room.height() - 2 * thick - m_look.px(2)) / 2;
    const auto bar = [&](int at, double chance) {
        return QRectF(room.left() + 0.5, at + 0.5, std::max(2.0, room.width() * chance), thick - 1);
    };
    painter.setPen(QPen(m_look.theme().muted, 1.5));
    painter.setBrush(Qt::NoBrush);
    if (pair.before > 0) {
        painter.drawRect(bar(top, pair.before));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.tone(pair.tone));
    if (pair.after > 0) {
        painter.drawRect(bar(top + thick + m_look.px(2), pair.after));
    }
}

} // namespace umpire::gui

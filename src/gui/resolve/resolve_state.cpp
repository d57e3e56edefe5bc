#include "resolve/resolve_state.h"

#include "document/record_text.h"
#include "document/text.h"
#include "resolve/action_row.h"
#include "umpire/dice/die.h"

#include <algorithm>

namespace umpire::gui {

namespace {

/// More ways than these are worked out beside the window, and what other answers would make of the odds is
/// told by what they add.
constexpr WorksheetWish atTheTable{false, false, 600};

const Session* sessionOf(const BattleDocument& document) {
    return document.isOpen() ? &document.session() : nullptr;
}

} // namespace

ResolveState::ResolveState(BattleDocument& document, DiceThrowers& throwers, QObject* parent)
    : QObject(parent), m_document(document), m_throwers(throwers),
      m_drafting(sessionOf(document), atTheTable) {
    connect(&m_document, &BattleDocument::changed, this, &ResolveState::documentChanged);
    const auto again = [this] {
        if (!idle() && !m_done) {
            write();
        }
    };
    connect(&m_throwers, &DiceThrowers::changed, this, again);
    connect(&m_oddsWork, &OddsWork::answered, this, again);
    connect(&m_moreWork, &OddsWork::answered, this, again);
    connect(&m_face, &FaceEntry::given, this, [this](const QString& key) {
        for (const PanelFace& face : m_panel.dice ? m_panel.dice->faces : std::vector<PanelFace>{}) {
            if (face.key == key) {
                giveDie(Json(face.value));
                return;
            }
        }
    });
    connect(&m_face, &FaceEntry::typing, this, [this](const QString& typed) {
        if (m_panel.dice) {
            m_panel.dice->typed = typed;
            Q_EMIT changed();
        }
    });
    connect(&m_face, &FaceEntry::refused, this, [this](const QString& typed) {
        Q_EMIT noSuchFace(m_panel.dice ? m_panel.dice->name : QString(), typed);
    });
}

/// Whether the die asked for is of a kind that the program throws.
bool ResolveState::programsTurn() const {
    return wantsDie() && !m_panel.result.complete && m_throwers.of(m_panel.dice->die) == DiceThrower::Program;
}

bool ResolveState::canRoll() const {
    return wantsDie() && !m_panel.result.complete && (m_drafting.dice().empty() || programsTurn());
}

/// What was carried out was shown until now.
void ResolveState::beginAnew() {
    m_face.clear();
    if (m_done) {
        m_drafting.clear();
        m_done = false;
        m_doneAt = 0;
    }
}

QString ResolveState::invited() const {
    return m_document.isOpen() ? invitation(m_document.rules(), m_document.session().cursor() > 0)
                               : QString();
}

void ResolveState::compose() {
    m_panel = idle() ? PanelSheet() : writePanel(m_document, m_throwers, m_oddsWork, m_moreWork, m_drafting);
    if (idle()) {
        m_panel.hint = invited();
    }
    if (m_panel.dice) {
        m_panel.dice->typed = m_face.typed();
    }
}

void ResolveState::write() {
    compose();
    Q_EMIT changed();
}

/// By value, like the next ones: what is chosen may be of what is cleared.
void ResolveState::choose(Id unit) {
    if (m_document.isOpen() && m_document.battle().find(unit)) {
        beginAnew();
        m_drafting.choose(unit);
        m_work += m_drafting.subject() == unit; // else it is whom the same one acts on
        write();
    }
}

void ResolveState::choose(Id unit, Id target, Id offer) {
    beginAnew();
    ++m_work;
    m_drafting.choose(unit, target, offer);
    write();
}

void ResolveState::setOffer(const Id& id) {
    if (!m_done) {
        m_face.clear();
        m_drafting.setOffer(Id(id));
        write();
    }
}

bool ResolveState::nextOffer(int step) {
    if (m_done || !m_drafting.nextOffer(step)) {
        return false;
    }
    write();
    return true;
}

void ResolveState::take(Json command) {
    beginAnew();
    ++m_work;
    m_drafting.take(command);
    write();
}

void ResolveState::resume(Draft draft, const std::vector<Json>& dice) {
    beginAnew();
    ++m_work;
    m_drafting.resume(std::move(draft));
    write();
    showDice(dice);
}

bool ResolveState::showDice(const std::vector<Json>& dice) {
    const std::vector<Json> before = m_drafting.dice();
    for (const Json& die : dice) {
        const auto known = wantsDie() ? m_panel.dice->faces : std::vector<PanelFace>{};
        const auto face = std::ranges::find(known, die, &PanelFace::value);
        if (face == known.end() || m_panel.result.complete) {
            m_drafting.setDice(before);
            write();
            return false;
        }
        m_drafting.giveDie(Json(face->value));
        write();
    }
    return true;
}

void ResolveState::clear() {
    ++m_work;
    m_face.clear();
    m_done = false;
    m_doneAt = 0;
    m_drafting.clear();
    write();
}

void ResolveState::setAnswer(const std::string& place, const Id& fact, Value value) {
    if (!m_done) {
        m_drafting.setAnswer(place, fact, std::move(value));
        write();
    }
}

/// What stands in a command of its own is carried out at once: a cell of a table that is filled in.
bool ResolveState::carriedOut(const Id& field, const Json& value) {
    for (const WorksheetField& known : m_drafting.sheet().fields) {
        if (known.id == field && !known.command.is_null() && !value.is_null()) {
            Json command = known.command;
            command["value"] = value;
            m_document.execute(command);
            return true;
        }
    }
    return false;
}

void ResolveState::setField(const Id& field, Json value) {
    if (!m_done && !carriedOut(field, value)) {
        m_drafting.setField(field, std::move(value));
        write();
    }
}

void ResolveState::leaveOut(const Id& field) {
    if (!m_done) {
        m_drafting.leaveOut(field);
        write();
    }
}

void ResolveState::setOverride(const std::string& place, const Id& modifier,
                               std::optional<std::int64_t> value, const QString& reason) {
    if (!m_done) {
        m_drafting.setOverride(place, modifier, value, fromText(reason));
        write();
    }
}

void ResolveState::setFreeLine(int number, const std::string& place, const FreeLine& line) {
    if (!m_done) {
        m_drafting.setFreeLine(number, place, line);
        write();
    }
}

void ResolveState::dropFreeLine(int number, const std::string& place) {
    if (!m_done) {
        m_drafting.dropFreeLine(number, place);
        write();
    }
}

bool ResolveState::answerKey(const QString& key, bool second) {
    if (m_done || !m_drafting.answerKey(fromText(key), second)) {
        return false;
    }
    write();
    return true;
}

bool ResolveState::wordKey(const QString& key) {
    if (m_done || !m_drafting.wordKey(fromText(key))) {
        return false;
    }
    write();
    return true;
}

bool ResolveState::numberKey(QChar digit) {
    const WorksheetField* missing = m_done ? nullptr : m_drafting.numberMissing(digit.digitValue());
    if (!missing) {
        return false;
    }
    setField(Id(missing->id), Json(digit.digitValue()));
    return true;
}

bool ResolveState::offerKey(const QString& key, const Id& current) {
    const Id unit = idle() || m_done ? current : subject();
    for (const Offer& offer :
         m_document.isOpen() ? offersFor(m_document.session(), unit) : std::vector<Offer>{}) {
        const QString own = keyOfAction(m_document.rules(), offer.id);
        if (!offer.two && !own.isEmpty() && own.compare(key, Qt::CaseInsensitive) == 0) {
            choose(unit, {}, offer.id);
            applyPlain();
            return true;
        }
    }
    return false;
}

void ResolveState::applyPlain() {
    const Offer* chosen = offer();
    if (m_atOnce && chosen && !chosen->two && !chosen->check && ready() && m_drafting.dice().empty()) {
        apply();
    }
}

void ResolveState::giveDie(const Json& face) {
    if (wantsDie()) {
        m_drafting.giveDie(Json(face));
        compose();
        applyOrShow();
    }
}

/// The last die may carry the command out by itself; what was to be seen before it is not laid out then.
void ResolveState::applyOrShow() {
    if (m_atOnce && ready()) {
        apply();
    } else {
        Q_EMIT changed();
    }
}

bool ResolveState::dieKey(const QString& key) {
    return wantsDie() && m_face.type(key, m_panel.dice->keys());
}

void ResolveState::giveFace(const QString& label) {
    m_face.clear();
    for (const PanelFace& face : wantsDie() ? m_panel.dice->faces : std::vector<PanelFace>{}) {
        if (face.label.compare(label, Qt::CaseInsensitive) == 0) {
            giveDie(Json(face.value));
            return;
        }
    }
}

QString ResolveState::giveDrawn(const QString& text) {
    if (!wantsDie() || m_panel.result.complete || m_panel.dice->names.isEmpty()) {
        return {};
    }
    m_drafting.giveDie(Json(fromText(text)));
    const QString problem = m_drafting.sheet().ok ? QString() : toText(m_drafting.sheet().refusal.message);
    if (!problem.isEmpty()) {
        m_drafting.takeBackDie();
    }
    compose();
    applyOrShow();
    return problem;
}

bool ResolveState::giveTogether(const QString& text) {
    const std::optional<DiceGroup> diceGroup =
        wantsDie() && !m_panel.result.complete ? m_panel.dice->together : std::nullopt;
    DiceGroupRead read = diceGroup ? readDiceGroup(*diceGroup, fromText(text)) : DiceGroupRead();
    if (read.dice.empty()) {
        return false;
    }
    m_drafting.giveDice(std::move(read.dice));
    compose();
    applyOrShow();
    return true;
}

void ResolveState::takeBackDie() {
    if (!m_face.typed().isEmpty()) {
        m_face.clear();
        return;
    }
    const bool ours = m_done && m_doneAt > 0 && m_document.session().cursor() == m_doneAt;
    if (ours && !m_drafting.dice().empty()) {
        Draft draft = m_drafting.draft();
        std::vector<Json> dice = m_drafting.dice();
        m_running = true; // it goes on with the same
        m_document.undo();
        m_running = false;
        dice.pop_back();
        beginAnew();
        m_drafting.resume(std::move(draft));
        m_drafting.setDice(std::move(dice));
        write();
    } else if (!m_done && !m_drafting.dice().empty()) {
        m_drafting.takeBackDie();
        write();
    }
}

void ResolveState::stepBack() {
    if (!m_face.typed().isEmpty()) {
        m_face.clear();
    } else if (hasDice()) {
        m_drafting.setDice({});
        write();
    } else {
        clear();
    }
}

bool ResolveState::apply() {
    return ready() && run(command());
}

bool ResolveState::roll() {
    if (!canRoll()) {
        return false;
    }
    return programsTurn() ? rollOwn() : run(command(false));
}

/// The program throws one throw after the other, until a die is the players' or none is missing.
bool ResolveState::rollOwn() {
    while (programsTurn()) {
        const std::string wanted = m_drafting.sheet().wanted->die;
        const std::optional<Die> lot = lotsNamed(wanted);
        const Die* die = lot ? &*lot : m_document.rules().die(wanted);
        std::vector<Json> faces;
        for (int i = 0; i < m_drafting.sheet().wanted->count; ++i) {
            faces.push_back(m_document.throwDie(*die));
        }
        m_drafting.giveDice(std::move(faces));
        compose();
    }
    applyOrShow();
    return true;
}

bool ResolveState::run(const Json& command) {
    m_running = true;
    const Answer answer = m_document.execute(command);
    m_running = false;
    if (!answer.ok) {
        m_panel.refusal = toText(answer.refusal.message);
        Q_EMIT changed();
        return false;
    }
    m_done = true;
    m_doneAt = answer.record;
    writeResultPanel(m_document, m_panel, m_document.session().records().back());
    Q_EMIT changed();
    return true;
}

void ResolveState::documentChanged(const ChangeEvent& event) {
    m_oddsWork.forget();
    m_moreWork.forget();
    if (event.kind == ChangeEvent::Kind::Opened) {
        m_drafting.open(sessionOf(m_document));
        clear();
        return;
    }
    if (m_running || event.kind == ChangeEvent::Kind::Saved || (idle() && m_panel.hint == invited())) {
        return;
    }
    const bool there = subject().empty() || (m_document.isOpen() && m_document.battle().find(subject()));
    if (m_done || !there) {
        clear();
        return;
    }
    m_drafting.refresh();
    write();
}

} // namespace umpire::gui

#include "help/palette_search.h"

#include "document/text.h"
#include "models/battle_reader.h"
#include "umpire/base/text.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace umpire::gui {

namespace {

constexpr int certain = 2 * FuzzyMatch::best; ///< named by number: nothing else is meant
constexpr int usedLately = 60;
constexpr int furtherOff = 50; ///< what is named so comes before what is only asked about it
constexpr int dueFirst = 100;  ///< a test that is owed comes before the menu's word for it
constexpr qsizetype mostEntries = 60;

/// Finds the translations of this file.
class PaletteSearchText {
    Q_DECLARE_TR_FUNCTIONS(PaletteSearch)
};

QString plain(QString text) {
    return text.remove(QLatin1Char('&'));
}

QString keyOf(const char* kind, const Id& a, const Id& b = {}, const Id& c = {}) {
    return QStringLiteral("%1 %2 %3 %4").arg(QLatin1String(kind), toText(a), toText(b), toText(c)).trimmed();
}

/// The score of an entry for what was typed, and a little for having been used lately.
void rank(PaletteEntries& entries, const FuzzyMatch& match, const QStringList& recent) {
    for (PaletteEntry& entry : entries) {
        if (entry.score == 0) {
            const QString& own = entry.search.isEmpty() ? entry.text : entry.search;
            const QString words = own + QLatin1Char(' ') + entry.detail;
            const int fits = match.score(words);
            const int further =
                fits > 0 ? fits : match.score(words + QLatin1Char(' ') + entry.also) - furtherOff;
            entry.score = further > 0 ? std::max(1, further - entry.handicap) : 0;
        }
        const qsizetype used = recent.indexOf(entry.key);
        if (entry.score > 0 && used >= 0) {
            entry.score += usedLately - static_cast<int>(used);
        }
        if (!entry.enabled && entry.score > 0) {
            entry.score = std::max(1, entry.score - 2 * usedLately);
        }
    }
    entries.removeIf([](const PaletteEntry& entry) { return entry.score == 0; });
    std::stable_sort(entries.begin(), entries.end(),
                     [](const PaletteEntry& a, const PaletteEntry& b) { return a.score > b.score; });
}

} // namespace

QString PaletteSearch::called(const Id& unit) const {
    return QStringLiteral("%1 · %2").arg(m_document.number(unit), m_document.nameOf(unit));
}

QString PaletteSearch::stateOf(const Id& unit) const {
    const UnitFacts facts = BattleReader(m_document).unit(unit);
    const QString state = facts.sign.isEmpty() ? facts.state : facts.sign + QLatin1Char(' ') + facts.state;
    return PaletteSearchText::tr("%1, %2 of %3")
        .arg(state, QString::number(facts.strength), QString::number(facts.start));
}

PaletteSearch::Query PaletteSearch::take(const QString& typed) const {
    static const QRegularExpression between(QStringLiteral("[\\s,>→-]+"));
    Query query;
    query.whole = typed.trimmed();
    QStringList words;
    for (const QString& part : typed.split(between, Qt::SkipEmptyParts)) {
        const Id unit = query.units.size() < 2 ? m_document.numbers().unit(fromText(part)) : Id();
        unit.empty() ? words.append(part) : query.units.push_back(unit);
    }
    query.words = words.join(QLatin1Char(' '));
    if (query.units.empty()) {
        takeNames(query, words);
    }
    return query;
}

/// "12lh shoot i/67": a name on either side of what one does to the other.
void PaletteSearch::takeNames(Query& query, const QStringList& words) const {
    constexpr qsizetype leastOfVerb = 3;
    for (qsizetype at = 1; at + 1 < words.size(); ++at) {
        const auto& actions = m_document.rules().actions;
        const bool verb = words[at].size() >= leastOfVerb &&
                          std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
                              return toText(action.name).startsWith(words[at], Qt::CaseInsensitive);
                          });
        const Id unit = verb ? bestUnit(words.mid(0, at).join(QLatin1Char(' '))) : Id();
        const Id target = verb ? bestUnit(words.mid(at + 1).join(QLatin1Char(' '))) : Id();
        if (!unit.empty() && !target.empty() && unit != target) {
            query.units = {unit, target};
            query.words = words[at];
            return;
        }
    }
}

Id PaletteSearch::bestUnit(const QString& words) const {
    const FuzzyMatch match(words);
    Id best;
    int most = 0;
    for (const Subject* unit : m_document.battle().all(SubjectKind::Unit)) {
        const int fits = match.score(toText(unit->name));
        if (fits > most) {
            most = fits;
            best = unit->id;
        }
    }
    return best;
}

PaletteEntries PaletteSearch::find(const QString& typed, const QStringList& recent) const {
    PaletteEntries entries;
    const FuzzyMatch match(typed);
    if (m_document.isOpen()) {
        const Query query = take(typed);
        addPairs(entries, query);
        addTargets(entries, query);
        addVerbs(entries, query);
        addDue(entries);
        addOffers(entries, m_host.chosenUnit());
        addUnits(entries);
        addThings(entries);
        if (!match.isEmpty()) {
            addChecks(entries);
            addTurns(entries);
            addHistories(entries);
        }
    }
    addMenus(entries);
    rank(entries, match, recent);
    QStringList seen;
    entries.removeIf([&seen](const PaletteEntry& entry) {
        const bool twice = seen.contains(entry.key);
        seen << entry.key;
        return twice;
    });
    return entries.mid(0, mostEntries);
}

PaletteEntry PaletteSearch::pair(const Id& unit, const Id& target, const Offer& offer) const {
    return {.key = keyOf("act", unit, target, offer.id),
            .text = target.empty() ? called(unit) : called(unit) + QStringLiteral(" → ") + called(target),
            .detail = toText(offer.name),
            .search = m_document.nameOf(unit),
            .run = [this, unit, target, id = offer.id] { m_host.choose(unit, target, id); }};
}

/// Units named by number, alone or two of them, with a verb or without.
void PaletteSearch::addPairs(PaletteEntries& entries, const Query& query) const {
    if (query.units.empty()) {
        return;
    }
    const Id& unit = query.units.front();
    const Id target = query.units.size() > 1 ? query.units[1] : Id();
    const FuzzyMatch verb(query.words);
    if (target.empty() && verb.isEmpty()) {
        entries << PaletteEntry{.key = keyOf("unit", unit),
                                .text = called(unit),
                                .detail = stateOf(unit),
                                .score = certain + FuzzyMatch::best,
                                .run = [this, unit] { m_host.choose(unit); }};
    }
    const std::vector<Offer> offers = offersFor(m_document.session(), unit, target);
    const Offer* likely = likeliest(m_document.session(), offers, unit, target);
    int place = 0;
    for (const Offer& offer : offers) {
        const int fits = verb.score(toText(offer.name));
        ++place;
        addWays(entries, query.words, unit, target, offer);
        if (fits == 0 || (!target.empty() && !offer.two)) {
            continue;
        }
        PaletteEntry entry = pair(unit, target, offer);
        entry.score = certain + (verb.isEmpty() ? 100 : fits) - place + (&offer == likely ? 50 : 0);
        entries << entry;
    }
}

/// "strafe": an action in one of the ways it can be done.
void PaletteSearch::addWays(PaletteEntries& entries, const QString& verb, const Id& unit, const Id& target,
                            const Offer& offer) const {
    const FuzzyMatch match(verb);
    for (const NeededWord& way :
         match.isEmpty() ? std::vector<NeededWord>{} : neededWords(m_document.session(), offer, unit)) {
        const int fits = match.score(toText(way.name + ' ' + offer.name));
        if (fits > 0) {
            PaletteEntry entry = pair(unit, target, offer);
            entry.key += QLatin1Char(' ') + toText(way.word);
            entry.detail = toText(offer.name) + QStringLiteral(" · ") + toText(way.name);
            entry.score = certain + fits;
            entry.run = [this, unit, target, id = offer.id, way] {
                m_host.choose(unit, target, id, way.field, way.word);
            };
            entries << entry;
        }
    }
}

/// "crash", "strafe": what only some units can do, found by its name alone.
void PaletteSearch::addVerbs(PaletteEntries& entries, const Query& query) const {
    constexpr qsizetype leastOfVerb = 4;
    constexpr qsizetype mostOfThem = 20;
    if (!query.units.empty() || query.words.size() < leastOfVerb) {
        return;
    }
    const FuzzyMatch verb(query.words);
    PaletteEntries found;
    for (const Subject* unit : m_document.battle().all(SubjectKind::Unit)) {
        for (const Offer& offer : offersFor(m_document.session(), unit->id)) {
            const int fits = offer.two ? 0 : verb.score(toText(offer.name));
            if (fits > 0) {
                found << pair(unit->id, {}, offer);
                found.back().score = fits;
            }
            addWays(found, query.words, unit->id, {}, offer);
        }
        if (found.size() >= mostOfThem) {
            break;
        }
    }
    for (PaletteEntry& entry : found) {
        entry.score = std::clamp(entry.score, 1, FuzzyMatch::best) / 2; // what is named whole comes first
    }
    entries << found;
}

/// "12 i/67", "12 shoot auck": a number, and the other unit by its name.
void PaletteSearch::addTargets(PaletteEntries& entries, const Query& query) const {
    if (query.units.size() != 1 || query.words.isEmpty()) {
        return;
    }
    const Id& unit = query.units.front();
    const Subject* acting = m_document.battle().find(unit);
    const QString first = query.words.section(QLatin1Char(' '), 0, 0);
    const QString rest = query.words.section(QLatin1Char(' '), 1);
    const std::vector<Offer> offers = offersFor(m_document.session(), unit);
    for (const Subject* target : m_document.battle().all(SubjectKind::Unit)) {
        if (!acting || target->side == acting->side) {
            continue;
        }
        const int whole = FuzzyMatch(query.words).score(toText(target->name));
        const int named = rest.isEmpty() ? 0 : FuzzyMatch(rest).score(toText(target->name));
        for (const Offer& offer : offers) {
            const int verb = named > 0 ? FuzzyMatch(first).score(toText(offer.name)) : 0;
            const bool plainPair = whole > 0 && offer.two && offer.id == offers.front().id;
            if (!offer.two || (verb == 0 && !plainPair)) {
                continue;
            }
            PaletteEntry entry = pair(unit, target->id, offer);
            entry.score = FuzzyMatch::best + (verb > 0 ? (verb + named) / 2 : whole);
            entries << entry;
        }
    }
}

void PaletteSearch::addUnits(PaletteEntries& entries) const {
    for (const Subject* unit : m_document.battle().all(SubjectKind::Unit)) {
        entries << PaletteEntry{.key = keyOf("unit", unit->id),
                                .text = called(unit->id),
                                .detail = stateOf(unit->id),
                                .search = toText(unit->name),
                                .run = [this, id = unit->id] { m_host.choose(id); }};
    }
}

void PaletteSearch::addOffers(PaletteEntries& entries, const Id& unit) const {
    if (unit.empty()) {
        return;
    }
    for (const Offer& offer : offersFor(m_document.session(), unit)) {
        entries << pair(unit, {}, offer);
    }
}

void PaletteSearch::addDue(PaletteEntries& entries) const {
    for (const Due& due : m_document.battle().due) {
        entries << PaletteEntry{.key = keyOf("due", due.id),
                                .text = toText(due.text),
                                .detail = due.optional ? PaletteSearchText::tr("Due, if it holds")
                                                       : PaletteSearchText::tr("Due"),
                                .search = PaletteSearchText::tr("due %1").arg(toText(due.text)),
                                .handicap = -dueFirst,
                                .run = [this, command = due.command] { m_host.take(command); }};
    }
}

/// The tests of formations, officers and sides that may be asked for.
void PaletteSearch::addChecks(PaletteEntries& entries) const {
    const Battle& battle = m_document.battle();
    for (const Check& check : m_document.rules().checks) {
        if (!askedByItself(m_document.session(), check) || check.subject == SubjectKind::Unit) {
            continue;
        }
        QStringList asked;
        for (const Fact* fact : m_document.rules().questionsOf(check.id)) {
            asked << toText(fact->question);
        }
        for (const Subject* subject : battle.all(check.subject)) {
            PaletteEntry entry;
            entry.key = keyOf("check", check.id, subject->id);
            entry.also = asked.join(QLatin1Char(' '));
            entry.text = toText(check.name);
            entry.detail = toText(subject->name);
            if (const auto why = whyNot(m_document.session(), check, subject->id)) {
                entry.enabled = false;
                entry.whyNot = toText(*why);
            }
            entry.run = [this, command = checkCommand(m_document.rules(), check.id, subject->id)] {
                m_host.take(command);
            };
            entries << entry;
        }
    }
}

void PaletteSearch::addTurns(PaletteEntries& entries) const {
    std::set<std::int64_t> turns;
    const Session& session = m_document.session();
    for (int i = 0; i < session.cursor(); ++i) {
        turns.insert(session.records()[static_cast<std::size_t>(i)].clock.turn);
    }
    for (const std::int64_t turn : turns) {
        entries << PaletteEntry{.key = keyOf("turn", std::to_string(turn)),
                                .text = PaletteSearchText::tr("Turn %1").arg(turn),
                                .detail = PaletteSearchText::tr("In the record"),
                                .run = [this, turn] { m_host.showTurn(static_cast<int>(turn)); }};
    }
}

/// They stand on no side of the field.
void PaletteSearch::addThings(PaletteEntries& entries) const {
    for (const Subject* thing : m_document.battle().all(SubjectKind::Thing)) {
        entries << PaletteEntry{.key = keyOf("thing", thing->id),
                                .text = toText(thing->name),
                                .detail = PaletteSearchText::tr("Everything about it, to set right"),
                                .run = [this, id = thing->id] { m_host.showSheet(id); }};
    }
}

void PaletteSearch::addHistories(PaletteEntries& entries) const {
    for (const Subject* subject : m_document.battle().all()) {
        const bool unit = subject->kind == SubjectKind::Unit;
        entries << PaletteEntry{.key = keyOf("history", subject->id),
                                .text = unit ? called(subject->id) : toText(subject->name),
                                .detail = PaletteSearchText::tr("History"),
                                .search = toText(subject->name),
                                .handicap = 200,
                                .run = [this, id = subject->id] { m_host.showHistory(id); }};
    }
}

void PaletteSearch::addMenus(PaletteEntries& entries) const {
    for (QAction* action : m_host.menuActions()) {
        if (action->isSeparator() || action->menu() || action->text().isEmpty()) {
            continue;
        }
        PaletteEntry entry;
        entry.key = QStringLiteral("menu ") + action->objectName();
        entry.text = plain(action->text());
        for (const QObject* owner : action->associatedObjects()) {
            const auto* menu = qobject_cast<const QMenu*>(owner);
            entry.detail = menu ? plain(menu->title()) : entry.detail;
        }
        entry.also = action->property("alsoCalled").toString();
        entry.hint = action->shortcut().toString(QKeySequence::NativeText);
        entry.enabled = action->isEnabled();
        entry.whyNot = action->property("whyNot").toString();
        entry.run = [action] { action->trigger(); };
        entries << entry;
    }
}

void PaletteModel::setEntries(PaletteEntries entries) {
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const PaletteEntry& entry = m_entries[index.row()];
    const QString detail = entry.enabled || entry.whyNot.isEmpty()
                               ? entry.detail
                               : tr("%1 – %2").arg(entry.detail, entry.whyNot);
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case DetailRole:
        return detail;
    case HintRole:
        return entry.hint;
    case EnabledRole:
        return entry.enabled;
    case Qt::AccessibleTextRole: {
        const QString said = tr("%1, %2").arg(entry.text, detail);
        return entry.enabled ? said : tr("%1, not now").arg(said);
    }
    case Qt::ToolTipRole:
        return entry.whyNot;
    default:
        return {};
    }
}

namespace {

constexpr int wholeWord = 1000;
constexpr int begunWord = 900;
constexpr int runTogether = 760;
constexpr int insideWord = 560;
constexpr int lettersMissing = 420;
constexpr int wrongLetter = 360;

/// Whether `typed` is made of the beginnings of words that follow each other from `first` on.
bool madeOfBeginnings(QStringView typed, const QStringList& words, qsizetype first) {
    if (typed.isEmpty()) {
        return true;
    }
    if (first >= words.size()) {
        return false;
    }
    const QString& word = words[first];
    qsizetype most = 0;
    while (most < std::min(typed.size(), word.size()) && typed[most] == word[most]) {
        ++most;
    }
    for (qsizetype taken = most; taken > 0; --taken) {
        if (madeOfBeginnings(typed.mid(taken), words, first + 1)) {
            return true;
        }
    }
    return false;
}

/// The same first letter, the others in order with some left out.
bool lacksLetters(const QString& typed, const QString& word) {
    if (typed.size() < 3 || word.size() <= typed.size() || typed[0] != word[0]) {
        return false;
    }
    qsizetype at = 0;
    for (const QChar letter : typed) {
        at = word.indexOf(letter, at) + 1;
        if (at == 0) {
            return false;
        }
    }
    return true;
}

/// A wrong letter is forgiven in a longer word, also while only its beginning is typed; never a wrong digit.
bool nearlyBegins(const QString& typed, const QString& word) {
    const bool digits =
        std::any_of(typed.begin(), typed.end(), [](QChar letter) { return letter.isDigit(); });
    if (typed.size() < 4 || digits) {
        return false;
    }
    const int allowed = typed.size() >= 7 ? 2 : 1;
    for (qsizetype length : {typed.size() - 1, typed.size(), typed.size() + 1}) {
        if (editDistance<QStringView>(typed, QStringView(word).left(length)) <= allowed) {
            return true;
        }
    }
    return false;
}

int scoreOf(const QString& typed, const QStringList& words) {
    int score = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        const int earlier = static_cast<int>(std::min<qsizetype>(i, 5)) * 6;
        const int here = word == typed                              ? wholeWord
                         : word.startsWith(typed)                   ? begunWord
                         : madeOfBeginnings(typed, words, i)        ? runTogether
                         : typed.size() > 1 && word.contains(typed) ? insideWord
                         : lacksLetters(typed, word)                ? lettersMissing
                         : nearlyBegins(typed, word)                ? wrongLetter
                                                                    : 0;
        score = std::max(score, here > 0 ? here - earlier : 0);
    }
    return score;
}

} // namespace

FuzzyMatch::FuzzyMatch(const QString& typed) : m_words(wordsOf(typed)) {}

QStringList FuzzyMatch::wordsOf(const QString& text) {
    QString folded;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (letter.isLetterOrNumber()) {
            folded += letter;
        } else if (letter.category() != QChar::Mark_NonSpacing && letter != QLatin1Char('\'') &&
                   letter != QChar(0x2019)) {
            folded += QLatin1Char(' ');
        }
    }
    return folded.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

int FuzzyMatch::score(const QString& name) const {
    if (m_words.isEmpty()) {
        return 1;
    }
    const QStringList words = wordsOf(name);
    int sum = 0;
    for (const QString& typed : m_words) {
        const int score = scoreOf(typed, words);
        if (score == 0) {
            return 0;
        }
        sum += score;
    }
    // Of two that fit alike the shorter name is meant.
    const int mean = sum / static_cast<int>(m_words.size());
    return std::max(1, mean - static_cast<int>(std::min<qsizetype>(words.size(), 12)));
}

} // namespace umpire::gui

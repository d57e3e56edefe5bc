#include "resolve/panel_writer.h"

#include "document/battle_document.h"
#include "document/numbered.h"
#include "document/record_text.h"
#include "document/text.h"
#include "help/reading_pane.h"
#include "look/theme.h"
#include "resolve/dice_row.h"
#include "resolve/dice_thrower.h"
#include "resolve/field_row.h"
#include "umpire/battle/record_json.h"
#include "umpire/battle/session.h"
#include "umpire/dice/die.h"
#include "umpire/worksheet/drafting.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace umpire::gui {

QString faceLabel(const RulePack& rules, const Json& entry) {
    if (const Json* told = possibleFaces(entry)) {
        return toText(possibleFacesText(*told));
    }
    const Json& die = entry.is_object() && !entry.empty() ? *entry.begin() : entry;
    return die.is_string() ? toText(rules.symbolName(die.get<std::string>())) : toText(die.dump());
}

QString titleOf(const BattleDocument& document, const Draft& draft) {
    const Json& taken = draft.taken;
    const bool whole = taken.is_object();
    const Action* action = document.rules().action(whole ? taken.value("do", "") : draft.offer);
    const Check* check = document.rules().check(whole ? taken.value("check", "") : draft.offer);
    const QString what = action ? toText(action->name) : check ? toText(check->name) : QString();
    const QString who = draft.subject.empty() ? QString() : document.nameOf(draft.subject);
    QString title = who.isEmpty() ? what : what.isEmpty() ? who : QStringLiteral("%1: %2").arg(who, what);
    return draft.target.empty() ? title : title + QStringLiteral(" → ") + document.nameOf(draft.target);
}

namespace {

/// Finds the translations of this file.
class PanelDiceText {
    Q_DECLARE_TR_FUNCTIONS(PanelDice)
};

void addKeys(PanelDice& dice) {
    QStringList labels;
    for (const PanelFace& face : dice.faces) {
        labels << face.label;
    }
    const QStringList keys = faceKeys(labels);
    for (std::size_t i = 0; i < dice.faces.size(); ++i) {
        dice.faces[i].key = keys[static_cast<qsizetype>(i)];
    }
}

/// With another die in its place the umpire sees and types that die's sides.
void addFaces(PanelDice& dice, const Die& die, DiceThrower thrower) {
    if (!die.substitutes.empty() && thrower == DiceThrower::Substitute) {
        const Die::Substitute& other = die.substitutes.front();
        for (int side = 1; side <= static_cast<int>(other.faces.size()); ++side) {
            const QString label = QString::number(side);
            dice.faces.push_back({label, {}, Json{{other.id, side}}});
        }
        return;
    }
    for (const Face& face : die.distinct()) {
        dice.faces.push_back({toText(face.label()), {}, toJson(face)});
    }
}

QString promptOf(const PanelDice& dice, DiceThrower thrower, int count) {
    const bool plain = thrower == DiceThrower::Substitute && !dice.substitute.isEmpty();
    const QString thrown =
        plain ? PanelDiceText::tr("%1 for the %2").arg(dice.substitute, dice.name) : dice.name;
    const QString prompt =
        thrower == DiceThrower::Program  ? PanelDiceText::tr("The program throws the %1").arg(dice.name)
        : FaceEntry::goesOn(dice.keys()) ? PanelDiceText::tr("Type the %1, then Enter or a pause").arg(thrown)
                                         : PanelDiceText::tr("Type the %1").arg(thrown);
    return count > 1 ? PanelDiceText::tr("%1 (%n more)", "dice", count).arg(prompt) : prompt;
}

/// So many dice are told sooner all at once than one by one.
constexpr int manyDice = 4;

/// Of many dice thrown together each face says how many show it, in place of a long row of numbers.
void addTogether(PanelDice& dice, const BattleDocument& document, const Drafting& drafting) {
    const auto diceGroup = diceGroupOf(document.session(), drafting.beforeLastDie().command);
    if (!diceGroup || diceGroup->thrown < manyDice) {
        return;
    }
    dice.together = diceGroup;
    const auto given = static_cast<qsizetype>(diceGroup->thrown - diceGroup->count);
    const QStringList ofThis = dice.before.mid(dice.before.size() - given);
    dice.before.resize(dice.before.size() - given);
    for (std::size_t i = 0; i < dice.faces.size(); ++i) {
        const bool last = static_cast<int>(i) == dice.chosen;
        dice.shown.push_back(static_cast<int>(ofThis.count(dice.faces[i].label)) + (last ? 1 : 0));
    }
}

/// All draws are one habit, out of however many is drawn.
const char* const lots = "lots";

/// One of many is drawn: it has a name rather than a face.
std::optional<PanelDice> panelDraw(const BattleDocument& document, const DiceThrowers& throwers,
                                   const Drafting& drafting) {
    PanelDice dice;
    for (const WorksheetDie& die : drafting.beforeLastDie().dice) {
        for (const Face& face : die.faces) {
            dice.names << toText(face.symbol);
        }
    }
    if (dice.names.isEmpty()) {
        return std::nullopt;
    }
    dice.die = QLatin1String(lots);
    dice.name = toText(document.rules().roles.cards.noun.one);
    dice.prompt = throwers.of(dice.die) == DiceThrower::Program
                      ? PanelDiceText::tr("The program draws the %1").arg(dice.name)
                      : PanelDiceText::tr("What was drawn?");
    for (const Json& drawn : drafting.dice()) {
        if (drawn.is_string()) {
            dice.before << toText(drawn.get<std::string>());
        }
    }
    return dice;
}

/// Which face the last die shows, -1 while it is not thrown.
int chosenFace(const PanelDice& dice, const Json& last) {
    const auto found = std::find_if(dice.faces.begin(), dice.faces.end(), [&last](const PanelFace& face) {
        return face.value == last ||
               (last.is_object() && last.contains("drawn") && last["drawn"] == face.value);
    });
    return found == dice.faces.end() ? -1 : static_cast<int>(found - dice.faces.begin());
}

/// The dice asked for now, as the players throw them; nothing while none are.
std::optional<PanelDice> panelDice(const BattleDocument& document, const DiceThrowers& throwers,
                                   const Drafting& drafting) {
    const auto& wanted = drafting.beforeLastDie().wanted;
    if (wanted && lotsNamed(wanted->die)) {
        return panelDraw(document, throwers, drafting);
    }
    const Die* die = wanted ? document.rules().die(wanted->die) : nullptr;
    if (!die) {
        return std::nullopt;
    }
    PanelDice dice;
    dice.die = toText(die->id);
    dice.name = toText(die->name);
    dice.substitute = die->substitutes.empty() ? QString() : toText(die->substitutes.front().id).toUpper();
    const DiceThrower thrower = throwers.of(dice.die);
    addFaces(dice, *die, thrower);
    addKeys(dice);
    dice.prompt = promptOf(dice, thrower, wanted->count);
    const bool all = drafting.sheet().complete;
    const std::size_t before = drafting.dice().size() - (all && !drafting.dice().empty() ? 1 : 0);
    for (std::size_t i = 0; i < before; ++i) {
        dice.before << faceLabel(document.rules(), drafting.dice()[i]);
    }
    if (before < drafting.dice().size()) {
        dice.chosen = chosenFace(dice, drafting.dice().back());
    }
    if (thrower != DiceThrower::Substitute || dice.substitute.isEmpty()) {
        addTogether(dice, document, drafting);
    }
    return dice;
}

/// Finds the translations of this file.
class PanelWriterText {
    Q_DECLARE_TR_FUNCTIONS(PanelWriter)
};

/// Whom it is about stands in the title; anybody else whom it names is picked.
bool isShown(const WorksheetField& field) {
    return field.matters && !field.pointed && field.kind != AskKind::Values;
}

/// The roll of the panel for the same check of the same subject.
auto rollLike(const PanelSheet& panel, const WorksheetRoll& roll) {
    return std::find_if(panel.rolls.begin(), panel.rolls.end(), [&roll](const WorksheetRoll& shown) {
        return shown.check == roll.check && shown.subject == roll.subject;
    });
}

/// What a total comes out as where the check has one table.
const Outcome* outcomeOf(const RulePack& rules, const Id& id, std::int64_t total) {
    const Check* check = rules.check(id);
    for (const Band& band :
         check && !check->tables.empty() ? check->tables.back().bands : std::vector<Band>{}) {
        if ((!band.from || total >= *band.from) && (!band.to || total <= *band.to)) {
            return rules.outcome(band.outcome);
        }
    }
    return nullptr;
}

/// Neighbouring totals that share a row.
struct TotalsRow {
    std::int64_t from = 0;
    std::int64_t to = 0;
    double chance = 0;
    const Outcome* outcome = nullptr;
};

/// The first of the two neighbours of one outcome that weigh least together; the end where there are none.
std::vector<TotalsRow>::iterator lightest(std::vector<TotalsRow>& rows) {
    auto found = rows.end();
    for (auto row = rows.begin(); row != rows.end() && row + 1 != rows.end(); ++row) {
        const bool alike = row->outcome == (row + 1)->outcome;
        const auto weight = [](const auto& first) { return first->chance + (first + 1)->chance; };
        if (alike && (found == rows.end() || weight(row) < weight(found))) {
            found = row;
        }
    }
    return found;
}

QString nameOf(const TotalsRow& row, bool last) {
    const QString from = QString::number(row.from);
    if (row.from == row.to) {
        return from;
    }
    return last ? PanelWriterText::tr("%1 and more").arg(from)
                : PanelWriterText::tr("%1 to %2").arg(from).arg(row.to);
}

/// A roll that is made only so often, with how often it is not.
Foretold foretoldRoll(const std::string& name, std::vector<WorksheetOutcome> parts, double reached) {
    for (WorksheetOutcome& part : parts) {
        part.chance *= reached;
    }
    if (reached < 1) {
        parts.insert(parts.begin(), {{}, fromText(PanelWriterText::tr("no roll")), {}, {}, 1 - reached});
    }
    return {toText(name), std::move(parts)};
}

using Shares = std::vector<std::pair<Id, double>>;

double chanceIn(const Shares& shares, const Id& outcome) {
    const auto found = std::find_if(shares.begin(), shares.end(),
                                    [&outcome](const auto& each) { return each.first == outcome; });
    return found == shares.end() ? 0 : found->second;
}

/// How much of what may come is another outcome then: from 0 to 1.
double differenceOf(const Shares& now, const Shares& then) {
    double more = 0;
    for (const auto& [outcome, chance] : then) {
        more += std::max(0.0, chance - chanceIn(now, outcome));
    }
    return more;
}

/// A roll with something changed.
struct Changed {
    QString name;
    Shares outcomes;
    double difference = 0;
};

std::vector<WorksheetOutcome> partsOf(const RulePack& rules, const Shares& shares) {
    std::vector<WorksheetOutcome> parts;
    for (const auto& [id, chance] : shares) {
        const Outcome* outcome = rules.outcome(id);
        if (outcome && chance > 0) {
            parts.push_back({id, outcome->name, {}, outcome->tone, chance});
        }
    }
    return parts;
}

/// Whether the pack carries it out, and units may be named besides.
bool namesSeveral(const Action* action) {
    return action && !action->does.empty() &&
           std::any_of(action->fields.begin(), action->fields.end(), [](const ActionField& field) {
               return field.kind == ActionField::Kind::Subjects && field.among;
           });
}

/// Those that change most first, and nobody who changes nothing.
std::vector<Foretold> foremost(const RulePack& rules, std::vector<Changed> all) {
    constexpr std::size_t rowsAtMost = 3;
    constexpr double tooLittle = 0.0005;
    std::erase_if(all, [](const Changed& each) { return each.difference < tooLittle; });
    std::stable_sort(all.begin(), all.end(),
                     [](const Changed& a, const Changed& b) { return a.difference > b.difference; });
    all.resize(std::min(rowsAtMost, all.size()));
    std::vector<Foretold> rows;
    for (const Changed& each : all) {
        rows.push_back({each.name, partsOf(rules, each.outcomes)});
    }
    return rows;
}

/// To whom somebody belongs from now on, such as a leader to those he leads.
void addBond(const BattleDocument& document, PanelSheet& panel, const Id& subject, const Id& field,
             const Json& to) {
    const Subject* who = document.battle().find(subject);
    const Attribute* attribute = who ? document.rules().attribute(who->kind, field) : nullptr;
    const Subject* whom = to.is_string() ? document.battle().find(to.get<Id>()) : nullptr;
    if (attribute && !attribute->derived && attribute->shown && attribute->type.kind == Type::Kind::Subject &&
        whom) {
        panel.result.changes << PanelWriterText::tr("%1 · %2: %3")
                                    .arg(toText(who->name), toText(attribute->name), toText(whom->name));
    }
}

/// The roll that says what happened comes first, then the others as they were thrown.
void writeResults(const BattleDocument& document, PanelSheet& panel, const Record& record) {
    const RecordText words(document.session());
    const KeptList& steps = record.steps;
    const std::vector<Json> thrown = RecordText::thrown(record.command, steps);
    PanelResult& result = panel.result;
    result.rolls.clear();
    QStringList told = result.told + result.changes;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Json& step = steps[i];
        const Outcome* outcome = document.rules().outcome(step.value("outcome", ""));
        const QString sum = toText(words.sum(step, thrown[i]));
        const QString came = toText(words.outcomeAmong(step, steps));
        const bool named = steps.size() == 1 || came != toText(words.outcome(step));
        const QString who = document.nameOf(step.value("subject", ""));
        QString text = toText(step.value("text", ""));
        text = told.contains(text) ? QString() : text;
        told << text;
        result.rolls.push_back(
            {came, outcome ? toText(outcome->tone) : QString(),
             named ? sum : PanelWriterText::tr("%1 %2", "who, what he threw").arg(who, sum),
             std::move(text)});
    }
    if (const int first = words.foremost(record); first > 0) {
        std::rotate(result.rolls.begin(), result.rolls.begin() + first, result.rolls.begin() + first + 1);
    }
}

/// Puts a worksheet into the words of the panel. It works nothing out.
class PanelWriter {
    Q_DECLARE_TR_FUNCTIONS(PanelWriter)

  public:
    PanelWriter(const BattleDocument& document, const DiceThrowers& throwers, OddsWork& oddsWork,
                OddsWork& moreWork)
        : m_document(document), m_throwers(throwers), m_oddsWork(oddsWork), m_moreWork(moreWork) {}

    PanelSheet write(const Drafting& drafting) const {
        PanelSheet panel;
        const Worksheet& sheet = drafting.sheet();
        panel.title = drafting.subject().empty() ? titleOf(m_document, drafting.draft())
                                                 : numbered(m_document, drafting.subject());
        if (!drafting.target().empty()) {
            panel.title += QStringLiteral(" → ") + numbered(m_document, drafting.target());
        }
        panel.subtitle = subtitle(sheet);
        panel.hint = hint(drafting);
        if (!sheet.ok) {
            panel.refusal = toText(sheet.refusal.message);
        }
        std::copy_if(sheet.fields.begin(), sheet.fields.end(), std::back_inserter(panel.fields), isShown);
        for (WorksheetField& field : panel.fields) {
            nameSubjects(field.choices, field.kind);
        }
        panel.warnings = toTexts(sheet.warnings);
        panel.result.complete = sheet.ok && sheet.complete;
        writeRolls(panel, sheet);
        writeOdds(panel, drafting.beforeLastDie());
        writeForetold(panel, drafting.beforeLastDie());
        writeOneMore(panel, drafting.beforeLastDie());
        panel.dice = sheet.ok ? panelDice(m_document, m_throwers, drafting) : std::nullopt;
        // What is told before it is carried out is what will be told of it afterwards.
        if (const auto record =
                panel.result.complete ? foreseen(m_document.session(), sheet.command) : std::nullopt) {
            writeResultPanel(m_document, panel, *record);
            panel.result.changesNothing = sheet.changes.empty();
        } else {
            Record begun;
            begun.command = sheet.command;
            begun.steps = keptSteps(sheet.steps);
            writeResults(m_document, panel, begun);
        }
        return panel;
    }

  private:
    using Totals = std::vector<std::pair<std::int64_t, double>>;

    /// What it is, by which section, and how far the acting unit reaches.
    QString subtitle(const Worksheet& sheet) const {
        QStringList parts;
        if (!sheet.name.empty()) {
            parts << toText(sheet.name);
        }
        if (!sheet.section.empty()) {
            parts << tr("section %1").arg(sectionName(toText(sheet.section)));
        }
        if (!sheet.head.empty()) {
            parts << toText(sheet.head);
        }
        return parts.join(QStringLiteral(" · "));
    }

    /// What to do while nothing is chosen of what is offered.
    QString hintOf(const Drafting& drafting) const {
        const std::vector<Offer>& offers = drafting.offers();
        const auto none = [&offers](bool Offer::*is) {
            return std::none_of(offers.begin(), offers.end(), [is](const Offer& offer) { return offer.*is; });
        };
        if (!drafting.target().empty() && none(&Offer::two)) {
            const QString whom = m_document.nameOf(drafting.target());
            const std::string why = whyNothing(m_document.session(), drafting.subject());
            return why.empty()
                       ? tr("The rules have nothing that it could do to %1 now.").arg(whom)
                       : tr("The rules have nothing that it could do to %1 now: %2.").arg(whom, toText(why));
        }
        if (offers.empty()) {
            return {};
        }
        return none(&Offer::meant) ? tr("The rules have nothing for it to do now. What it may "
                                        "do all the same stands under More.")
                                   : tr("Choose what it is to do.");
    }

    QString hint(const Drafting& drafting) const {
        const WorksheetField* open = drafting.sheet().ok ? drafting.sheet().open() : nullptr;
        if (!open) {
            return drafting.offer() ? QString() : hintOf(drafting);
        }
        if (open->pointed && drafting.isDoneTo(SubjectKind::Thing)) {
            return tr("Now click what it is done to: it stands below the field.");
        }
        if (open->pointed) {
            return m_document.rules().roles.cards.pile.empty()
                       ? tr("Now point at the enemy unit: click it, or type its number.")
                       : tr("Now click the card that it is done to: those that may be have a ring.");
        }
        if (open->kind == AskKind::Count) {
            return tr("Type the number for “%1”.").arg(toText(open->name));
        }
        if (open->kind != AskKind::Choice) {
            return tr("First choose the %1.").arg(withinSentence(toText(open->name)));
        }
        const WorksheetField* word = drafting.wordMissing();
        return choiceHint(word ? *word : *open);
    }

    /// A place is clicked on the map; a word is called by its first letter.
    QString choiceHint(const WorksheetField& field) const {
        const Vocabulary* places = m_document.rules().map ? m_document.rules().vocabulary("place") : nullptr;
        const bool place = places && !field.choices.empty() && places->find(field.choices.front().id);
        const bool typed = field.choices.size() > mostFieldButtons;
        const QString how = place && typed
                                ? tr("First choose the %1: click it on the map, or press Enter and type it.")
                            : place ? tr("First choose the %1: click it, here or on the map.")
                            : typed ? tr("First give the %1: press Enter and type it.")
                                    : tr("First choose the %1: click it, or press its first letter.");
        return how.arg(withinSentence(toText(field.name)));
    }

    /// Subjects are told with their numbers, an officer with what he commands.
    void nameSubjects(std::vector<WorksheetChoice>& choices, AskKind kind) const {
        if (kind != AskKind::Subject && kind != AskKind::Subjects) {
            return;
        }
        for (WorksheetChoice& choice : choices) {
            const Subject* subject = m_document.battle().find(choice.id);
            QString name = numbered(m_document, choice.id);
            if (subject && subject->kind == SubjectKind::Officer) {
                const QString post = m_document.nameOf(subject->parent);
                name = tr("%1, %2").arg(officerIn(post, name), post);
            }
            choice.name = fromText(name);
        }
    }

    /// One that is thrown again, or of which nothing can be said, needs no place of its own. Each is called
    /// after who throws; what an answer brings stands with its question.
    void writeRolls(PanelSheet& panel, const Worksheet& sheet) const {
        for (const WorksheetRoll& roll : sheet.rolls) {
            if (rollLike(panel, roll) != panel.rolls.end() ||
                (roll.lines.empty() && roll.questions.empty())) {
                continue;
            }
            WorksheetRoll& shown = panel.rolls.emplace_back(roll);
            shown.name = fromText(QStringLiteral("%1: %2").arg(numbered(m_document, roll.subject),
                                                               withinSentence(toText(roll.name))));
            std::erase_if(shown.lines, [](const WorksheetLine& line) { return line.ofQuestion; });
            for (WorksheetQuestion& question : shown.questions) {
                nameSubjects(question.choices, question.kind);
            }
        }
    }

    /// "2 × D6 + D8".
    QString kindsOf(const DiceWanted& wanted) const {
        QStringList kinds;
        const auto add = [&](const Id& die, int count) {
            const QString name = toText(m_document.rules().die(die)->name);
            kinds << (count > 1 ? QStringLiteral("%1 × %2").arg(count).arg(name) : name);
        };
        add(wanted.die, wanted.count);
        for (const auto& [die, count] : wanted.with) {
            add(die, count);
        }
        return kinds.join(QStringLiteral(" + "));
    }

    /// Who throws the die that is wanted, and what for.
    QString throwing(const Worksheet& sheet, const Id& who, const QString& what) const {
        const Die* die = sheet.wanted ? m_document.rules().die(sheet.wanted->die) : nullptr;
        if (!die) {
            return {};
        }
        if (who.empty()) {
            return what;
        }
        const QString name = m_document.nameOf(who);
        if (!sheet.wanted->with.empty()) {
            return tr("%1 throws %2: %3").arg(name, kindsOf(*sheet.wanted), what);
        }
        return sheet.wanted->count > 1 ? tr("%1 throws %n × %2: %3", "dice", sheet.wanted->count)
                                             .arg(name, toText(die->name), what)
                                       : tr("%1 throws the %2: %3").arg(name, toText(die->name), what);
    }

    void writeOdds(PanelSheet& panel, const Worksheet& sheet) const {
        if (!sheet.ok || sheet.next < 0) {
            panel.oddsOf =
                sheet.ok && sheet.wanted ? throwing(sheet, {}, toText(sheet.wanted->purpose)) : QString();
            return;
        }
        const WorksheetRoll& roll = sheet.rolls[static_cast<std::size_t>(sheet.next)];
        panel.oddsOf = throwing(sheet, roll.subject, withinSentence(toText(roll.name)));
        const auto shown = rollLike(panel, roll);
        panel.next = shown == panel.rolls.end() ? -1 : static_cast<int>(shown - panel.rolls.begin());
        if (roll.totals.size() > roll.odds.size() && sheet.oddsKnown) {
            panel.odds = totalsOf(roll.check, roll.totals);
            const QString what = toText(roll.odds.size() == 1 ? roll.odds.front().name : roll.name);
            panel.oddsOf = throwing(sheet, roll.subject, withinSentence(what));
            return;
        }
        panel.odds = roll.odds;
        if (!sheet.oddsKnown) {
            writeLateOdds(panel, sheet, roll);
        }
        panel.odds.resize(panel.odds.size() == 1 ? 0 : panel.odds.size()); // what is certain has no bar
    }

    /// Of many dice the number is what one waits for: a row for each that is likely, neighbours that are not
    /// together.
    std::vector<WorksheetOutcome> totalsOf(const Id& check, const Totals& totals) const {
        constexpr std::size_t most = 7;
        std::vector<TotalsRow> rows;
        for (const auto& [total, chance] : totals) {
            rows.push_back({total, total, chance, outcomeOf(m_document.rules(), check, total)});
        }
        for (auto row = lightest(rows); rows.size() > most && row != rows.end(); row = lightest(rows)) {
            row->to = (row + 1)->to;
            row->chance += (row + 1)->chance;
            rows.erase(row + 1);
        }
        std::vector<WorksheetOutcome> shown;
        for (const TotalsRow& row : rows) {
            shown.push_back({row.outcome ? row.outcome->id : Id(),
                             fromText(nameOf(row, &row == &rows.back())),
                             {},
                             row.outcome ? row.outcome->tone : std::string(),
                             row.chance});
        }
        return shown;
    }

    /// What both rolls of a contest come to, and for whom. What cannot be has no row.
    ContestTable tableOf(const ContestOdds& odds) const {
        const Contest& contest = *m_document.rules().contest(odds.contest);
        const auto headOf = [this](const Id& party) {
            const QString number = m_document.number(party);
            return number.isEmpty() ? m_document.nameOf(party) : number;
        };
        ContestTable table{{toText(contest.name), {}}, headOf(odds.own), headOf(odds.enemy), {}};
        for (const auto& [result, chance] : odds.results) {
            if (chance <= 0) {
                continue;
            }
            const QString name = toText(contest.nameOf(result.result));
            const bool nobody = result.by.empty();
            auto row = std::find_if(table.rows.begin(), table.rows.end(), [&](const ContestTable::Row& each) {
                return each.name == name && (each.nobody > 0) == nobody;
            });
            if (row == table.rows.end()) {
                row = table.rows.insert(row, {name});
            }
            (nobody ? row->nobody : result.by == odds.own ? row->own : row->enemy) += chance;
            const QString who = nobody ? QString() : headOf(result.by); // there is little room for it
            table.parts.push_back({{},
                                   fromText(who.isEmpty() ? name : QStringLiteral("%1: %2").arg(who, name)),
                                   {},
                                   {},
                                   chance});
        }
        return table;
    }

    void writeContest(PanelSheet& panel, const Worksheet& sheet) const {
        const WorksheetRoll& next = sheet.rolls[static_cast<std::size_t>(sheet.next)];
        const ContestOdds* contest = sheet.oddsKnown && next.contest ? &*next.contest : nullptr;
        if (!sheet.oddsKnown) {
            const Odds* late = m_oddsWork.ask(m_document.session(), sheet.command, OddsWork::Wait::None);
            const Id& subject = next.subject;
            const auto isOf = [&subject](const ContestOdds& each) {
                return each.own == subject || each.enemy == subject;
            };
            if (late && std::any_of(late->contests.begin(), late->contests.end(), isOf)) {
                contest = &*std::find_if(late->contests.begin(), late->contests.end(), isOf);
            }
        }
        if (contest) {
            panel.contest = tableOf(*contest);
        }
    }

    /// What all this comes to: by the last of the rolls that follow by themselves, or by one that is made
    /// once all is done, as far as the pack tells it beforehand. That is worked out beside the window.
    void writeForetold(PanelSheet& panel, const Worksheet& sheet) const {
        if (!sheet.ok || sheet.next < 0) {
            return;
        }
        writeContest(panel, sheet);
        if (panel.contest) {
            return;
        }
        const Action* action = m_document.rules().action(sheet.command.value("do", ""));
        if (!action || action->foretells.empty()) {
            writeLastRoll(panel, sheet);
            return;
        }
        const Odds* odds = m_oddsWork.ask(m_document.session(), sheet.command, OddsWork::Wait::None);
        if (odds && !odds->foretold.empty()) {
            const RollOdds& roll = odds->foretold.front();
            const Check* check = m_document.rules().check(roll.check);
            panel.foretold = foretoldRoll(check ? check->name : std::string(),
                                          totalsOf(roll.check, roll.totals), roll.reached);
        }
    }

    void writeLastRoll(PanelSheet& panel, const Worksheet& sheet) const {
        const WorksheetRoll& last = sheet.rolls.back();
        if (!sheet.oddsKnown || last.check == sheet.rolls[static_cast<std::size_t>(sheet.next)].check) {
            return;
        }
        const bool byTotal = last.totals.size() > last.odds.size();
        std::vector<WorksheetOutcome> parts = byTotal ? totalsOf(last.check, last.totals) : last.odds;
        if (!byTotal) {
            std::erase_if(parts, [](const WorksheetOutcome& part) { return part.chance <= 0; });
        }
        panel.foretold = foretoldRoll(last.name, std::move(parts), last.reached);
    }

    /// What one more unit, or a number one higher, would make of the last roll. It is worked out beside the
    /// window.
    void writeOneMore(PanelSheet& panel, const Worksheet& sheet) const {
        const RulePack& rules = m_document.rules();
        const bool asked =
            sheet.ok && sheet.next >= 0 && namesSeveral(rules.action(sheet.command.value("do", "")));
        const Odds* odds =
            asked ? m_moreWork.ask(m_document.session(), sheet.command, OddsWork::Wait::None) : nullptr;
        if (!odds || !odds->ok || odds->rolls.empty()) {
            return;
        }
        const Shares& now = odds->rolls.back().outcomes;
        // Who might join comes first, then the numbers, then who else is named, such as those who help the
        // enemy.
        std::vector<Changed> joining;
        std::vector<Changed> numbers;
        std::vector<Changed> others;
        for (const auto& [id, outcomes] : odds->higher) {
            const Fact* fact = rules.fact(id);
            numbers.push_back({tr("+1: %1").arg(fact ? toText(fact->question) : QString()), outcomes,
                               differenceOf(now, outcomes)});
        }
        for (const Odds::OneMore& more : odds->oneMore) {
            (more.field == odds->oneMore.front().field ? joining : others)
                .push_back({tr("With %1").arg(numbered(m_document, more.subject)), more.outcomes,
                            differenceOf(now, more.outcomes)});
        }
        const Check* check = rules.check(odds->rolls.back().check);
        panel.oneMore.heading = tr("%1, with one more (in %)").arg(check ? toText(check->name) : QString());
        for (std::vector<Changed>* part : {&joining, &numbers, &others}) {
            const auto rows = foremost(rules, std::move(*part));
            panel.oneMore.rows.insert(panel.oneMore.rows.end(), rows.begin(), rows.end());
        }
    }

    /// The dice can fall in so many ways that their odds are worked out beside the window.
    void writeLateOdds(PanelSheet& panel, const Worksheet& sheet, const WorksheetRoll& roll) const {
        const Odds* odds = m_oddsWork.ask(m_document.session(), sheet.command);
        if (!odds || !odds->ok) {
            panel.odds.clear();
            panel.oddsMissing = odds ? toText(odds->refusal.message) : tr("The odds are being worked out …");
            return;
        }
        const auto found =
            std::find_if(odds->rolls.begin(), odds->rolls.end(), [&roll](const RollOdds& each) {
                return each.check == roll.check && each.subject == roll.subject;
            });
        if (found != odds->rolls.end() && found->totals.size() > found->outcomes.size()) {
            panel.odds = totalsOf(found->check, found->totals);
            return;
        }
        for (WorksheetOutcome& row : panel.odds) {
            row.chance = found == odds->rolls.end() ? 0 : found->of(row.outcome);
        }
    }

    const BattleDocument& m_document;
    const DiceThrowers& m_throwers;
    OddsWork& m_oddsWork;
    OddsWork& m_moreWork; ///< what one more unit would make of them
};

} // namespace

PanelSheet writePanel(const BattleDocument& document, const DiceThrowers& throwers, OddsWork& oddsWork,
                      OddsWork& moreWork, const Drafting& drafting) {
    return PanelWriter(document, throwers, oddsWork, moreWork).write(drafting);
}

void writeResultPanel(const BattleDocument& document, PanelSheet& panel, const Record& record) {
    const RecordText words(document.session());
    panel.result.told.clear();
    if (const std::string verdict = words.verdict(record); !verdict.empty()) {
        panel.result.told << toText(verdict);
    }
    QStringList plain; // where dice fell, what has no tone stands behind what came of them
    for (const auto& [key, value] : record.extra.list()) {
        for (const Json& said : key == saidKey ? value : Json::array()) {
            const std::string tone = said.value("tone", "");
            const bool led = tone == "plain" && !record.steps.empty();
            (led ? plain : panel.result.told)
                << toneSignBefore(toText(tone)) + toText(said.value("text", ""));
        }
    }
    panel.result.changes = toTexts(ChangeText(document.session()).of(record.events));
    for (const Event& event : record.events) {
        if (const auto* raised = std::get_if<DueRaised>(&event)) {
            panel.result.changes << PanelWriterText::tr("Due: %1").arg(toText(raised->due.text));
        }
        if (const auto* scored = std::get_if<Scored>(&event)) {
            panel.result.told << toText(words.scoreWords(scored->score));
        }
        if (const auto* set = std::get_if<FieldSet>(&event)) {
            addBond(document, panel, set->subject, set->field, toJson(set->to));
        }
    }
    panel.result.changes << plain;
    writeResults(document, panel, record);
    panel.result.changesNothing = record.events.empty();
    panel.result.complete = true;
    panel.hint.clear();
    panel.warnings = toTexts(record.warnings);
}

} // namespace umpire::gui

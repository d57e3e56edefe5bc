#include "models/record_model.h"

#include "document/record_text.h"
#include "document/text.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/roster.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class RecordFactsText {
    Q_DECLARE_TR_FUNCTIONS(RecordFacts)
};

void addNamed(const Json& json, const Battle& battle, QStringList& ids) {
    if (json.is_string() && battle.find(json.get<std::string>())) {
        ids << toText(json.get<std::string>());
    } else if (json.is_structured()) {
        for (const Json& item : json) {
            addNamed(item, battle, ids);
        }
    }
}

/// The kind (see `recordKinds`) under which a command is listed.
struct KindOf {
    QString operator()(const Call& call) const { return toText(call.name); }
    QString operator()(const CheckCommand&) const { return recordKind(Verb::Check); }
    QString operator()(const OneOf<NextPhaseCommand, EndTurnCommand, DrawCommand> auto&) const {
        return recordKind(Verb::NextPhase);
    }
    QString operator()(const OneOf<EnlistCommand, StrikeCommand, AmendCommand, RegroupCommand,
                                   ScenarioCommand, RulingCommand, ResetCommand> auto&) const {
        return recordKind(Verb::Amend);
    }
    QString operator()(const OneOf<NoteCommand, ProseCommand, TimeCommand> auto&) const {
        return recordKind(Verb::Note);
    }
    QString operator()(
        const OneOf<AdjustCommand, CatchUpCommand, WaiveCommand, FillCommand, ObjectiveCommand,
                    SeveralCommand, CorrectCommand, UndoCommand, RedoCommand, ShowCommand> auto&) const {
        return recordKind(Verb::Adjust);
    }
};

/// Changes that nobody is shown, such as when something was last set, make no history.
bool shows(const FieldSet& set, const Session& session) {
    const Subject* subject = session.battle().find(set.subject);
    const Attribute* attribute = subject ? session.rules().attribute(subject->kind, set.field) : nullptr;
    return attribute && attribute->shown && !(set.from == set.to);
}

QStringList subjectsOf(const Record& record, const Session& session) {
    QStringList ids;
    addNamed(record.command, session.battle(), ids);
    for (const Json& step : record.steps) {
        ids << toText(step.value("subject", ""));
    }
    for (const Event& event : record.events) {
        if (const auto* set = std::get_if<FieldSet>(&event); set && shows(*set, session)) {
            ids << toText(set->subject);
        } else if (const auto* added = std::get_if<SubjectAdded>(&event)) {
            ids << toText(added->subject.id);
        } else if (const auto* removed = std::get_if<SubjectRemoved>(&event)) {
            ids << toText(removed->subject.id);
        } else if (const auto* placed = std::get_if<StationSet>(&event)) {
            ids << toText(placed->subject);
        } else if (const auto* raised = std::get_if<DueRaised>(&event)) {
            ids << toText(raised->due.subject);
        } else if (const auto* settled = std::get_if<DueSettled>(&event)) {
            ids << toText(settled->due.subject);
        }
    }
    ids.removeDuplicates();
    return ids;
}

QString sideOf(const Record& record, const Battle& battle) {
    QStringList named;
    addNamed(record.command, battle, named);
    const Subject* actor = named.isEmpty() ? nullptr : battle.find(fromText(named.first()));
    return toText(actor ? actor->side : record.clock.side);
}

} // namespace

QString recordKind(Verb verb) {
    return toText(ownCommand(verb).name);
}

std::vector<std::pair<QString, QString>> recordKinds(const RulePack& rules) {
    std::vector<std::pair<QString, QString>> kinds;
    for (const Action& action : rules.actions) {
        kinds.emplace_back(toText(action.id), toText(action.name));
    }
    kinds.emplace_back(recordKind(Verb::Check), RecordFactsText::tr("Tests"));
    kinds.emplace_back(recordKind(Verb::NextPhase), RecordFactsText::tr("Turn and phases"));
    kinds.emplace_back(recordKind(Verb::Adjust), RecordFactsText::tr("Set by hand, corrected"));
    kinds.emplace_back(recordKind(Verb::Amend), RecordFactsText::tr("Roster, scenario and rulings"));
    kinds.emplace_back(recordKind(Verb::Note), RecordFactsText::tr("★ Bookmarks and notes"));
    return kinds;
}

RecordNote noteOf(const Battle& battle, int record) {
    const auto found = battle.recordNotes.find(record);
    return found == battle.recordNotes.end() ? RecordNote() : found->second;
}

RecordModel::RecordModel(BattleDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document),
      m_count(document.isOpen() ? document.session().cursor() : 0) {
    read();
    connect(&m_document, &BattleDocument::changed, this, &RecordModel::update);
}

void RecordModel::read() {
    m_standing = m_document.isOpen() ? StandingRecords(m_document.session()) : StandingRecords();
}

void RecordModel::update(const ChangeEvent& event) {
    const int count = m_document.isOpen() ? m_document.session().cursor() : 0;
    if (event.kind == ChangeEvent::Kind::Opened) {
        beginResetModel();
        m_count = count;
        read();
        endResetModel();
    } else if (event.concerns(ChangeEvent::Records)) {
        if (event.everything || !event.marked.isEmpty()) {
            read();
        }
        resize(event.kept, count);
        tell(event);
    }
}

/// The newest is on top, so rows come and go there.
void RecordModel::resize(int kept, int count) {
    if (m_count > kept) {
        beginRemoveRows({}, 0, m_count - kept - 1);
        m_count = kept;
        endRemoveRows();
    }
    if (count > m_count) {
        beginInsertRows({}, 0, count - m_count - 1);
        m_count = count;
        endInsertRows();
    }
}

/// Notes and corrections change rows that were there before; other names change any of them.
void RecordModel::tell(const ChangeEvent& event) {
    if (event.concerns(ChangeEvent::Roster) && event.kept > 0) {
        Q_EMIT dataChanged(indexOf(event.kept).siblingAtColumn(0), index(m_count - 1, ColumnCount - 1));
        return;
    }
    for (const int number : event.marked) {
        const QModelIndex row = indexOf(number);
        Q_EMIT dataChanged(row.siblingAtColumn(0), row.siblingAtColumn(ColumnCount - 1));
    }
}

const Record& RecordModel::standing(int number) const {
    const StandingRecords::Changed* changed = m_standing.changed(number);
    return changed ? changed->record : m_document.session().records()[static_cast<std::size_t>(number - 1)];
}

QModelIndex RecordModel::indexOf(int number) const {
    return number >= 1 && number <= m_count ? index(m_count - number, Who) : QModelIndex();
}

QString RecordModel::text(const Record& record, int column) const {
    const RecordText words(m_document.session());
    switch (column) {
    case Place:
        return toText(words.place(record));
    case Who:
        return toText(words.who(record));
    case How:
        return toText(words.how(record));
    case Follows:
        return toText(words.follows(record));
    default:
        return marks(record);
    }
}

/// What stands at the right edge: a word to click, or what became of it.
QString RecordModel::marks(const Record& record) const {
    const StandingRecords::Changed* changed = m_standing.changed(record.number);
    const QString beside = note(record.number).text.empty() ? tr("note") : tr("✎ noted");
    const Json& command = record.command;
    const bool stated = command.contains("facts") || (command.contains("set") && !isSetUp(command));
    if (!changed && record.steps.empty() && !stated) {
        return beside; // nothing was rolled or stated that could be put right
    }
    const QString correct = !changed ? tr("correct") : changed->dropped ? tr("↺ dropped") : tr("↺ corrected");
    return correct + QStringLiteral(" · ") + beside; // two words to click, each for itself
}

bool RecordModel::followsStray(int number) const {
    const auto& strays = m_document.session().strayThrows();
    return std::any_of(strays.begin(), strays.end(), [number](const StrayThrow& thrown) {
        return thrown.fate != StrayThrow::Fate::Waiting && thrown.after + 1 == number;
    });
}

/// With what the signs of the row say, in words.
QString RecordModel::withSigns(const QString& text, int number) const {
    const QString whole = note(number).bookmark ? tr("%1, bookmarked").arg(text) : text;
    return followsStray(number) ? tr("%1, after dice that were seen and not kept").arg(whole) : whole;
}

QString RecordModel::searched(const Record& record) const {
    QStringList words;
    for (const int column : {Place, Who, How, Follows}) {
        words << text(record, column);
    }
    return words.join(QLatin1Char(' ')) + QLatin1Char(' ') + toText(note(record.number).text);
}

QVariant RecordModel::fact(const Record& record, int role) const {
    const Session& session = m_document.session();
    switch (role) {
    case KindRole:
        return std::visit(KindOf{}, commandIn(record.command, session.rules()));
    case SubjectsRole:
        return subjectsOf(record, session);
    case SideRole:
        return sideOf(record, session.battle());
    case TurnRole:
        return QVariant::fromValue(record.clock.turn);
    case SearchRole:
        return searched(record);
    default:
        return {};
    }
}

QVariant RecordModel::data(const QModelIndex& index, int role) const {
    // A row may be asked for between an undo and the signal that tells of it.
    const int known = m_document.isOpen() ? static_cast<int>(m_document.session().records().size()) : 0;
    if (!index.isValid() || m_count > known) {
        return {};
    }
    const int number = m_count - index.row();
    const Record& shown = standing(number);
    const StandingRecords::Changed* changed = m_standing.changed(number);
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, index.column());
    case Qt::ToolTipRole:
        return index.column() == Tools && !note(number).text.empty() ? toText(note(number).text)
                                                                     : text(shown, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Who ? withSigns(text(shown, Who), number) : text(shown, index.column());
    case ToneRole:
        return toText(RecordText(m_document.session()).tone(shown));
    case OutcomeRole:
        return shown.steps.empty() ? QString()
                                   : toText(RecordText(m_document.session()).outcome(shown.steps.back()));
    case NumberRole:
        return number;
    case NoteRole:
        return toText(note(number).text);
    case BookmarkRole:
        return note(number).bookmark;
    case CorrectedByRole:
        return changed ? changed->by.back() : 0;
    case DroppedRole:
        return changed && changed->dropped;
    case StrayRole:
        return followsStray(number);
    default:
        return fact(shown, role);
    }
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Turn · phase · number"), tr("Who"), tr("How it came out"), tr("What follows"),
                            tr("Correct, note")};
    return names.value(section);
}

} // namespace umpire::gui

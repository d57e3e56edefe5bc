#pragma once

#include "document/battle_document.h"
#include "umpire/rules/commands.h"
#include "umpire/sheets/standing_records.h"

#include <QAbstractTableModel>

namespace umpire::gui {

using sheets::StandingRecords;

/// The kind of records that this command of the engine's own stands for: `Verb::Check` for tests,
/// `Verb::NextPhase` for the turn, `Verb::Adjust` for what is set by hand, `Verb::Amend` for the roster,
/// `Verb::Note` for notes. The kind of an action of the rules is its id.
QString recordKind(Verb verb);
/// The kinds of this game with their names, in the order of the rules, the engine's own last.
std::vector<std::pair<QString, QString>> recordKinds(const RulePack& rules);

/// What the umpire wrote beside a record.
RecordNote noteOf(const Battle& battle, int record);

/// The records in force, newest first, one line each, as the latest correction left them.
class RecordModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Place, Who, How, Follows, Tools, ColumnCount };
    enum Role {
        ToneRole = Qt::UserRole + 1,
        NumberRole,
        OutcomeRole, ///< the name of the last outcome, "" when nothing was rolled
        NoteRole,    ///< what the umpire wrote beside it
        BookmarkRole,
        CorrectedByRole, ///< the number of the last correction that changed it, 0 for none
        DroppedRole,     ///< a correction left it out
        StrayRole,       ///< the program's dice were seen before it, and stand in no record
        KindRole,        ///< see recordKind()
        SubjectsRole,    ///< everyone the command names and everyone it did something to
        SideRole,        ///< of whoever acted, or whose turn it was
        TurnRole,
        SearchRole, ///< all its words
    };

    explicit RecordModel(BattleDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_count; }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : ColumnCount;
    }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// A record in force as it stands now.
    const Record& standing(int number) const;
    /// Its row, or an invalid index.
    QModelIndex indexOf(int number) const;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    void update(const ChangeEvent& event);
    void resize(int kept, int count);
    void read();
    void tell(const ChangeEvent& event);
    QString text(const Record& record, int column) const;
    QString marks(const Record& record) const;
    QString searched(const Record& record) const;
    QVariant fact(const Record& record, int role) const;
    RecordNote note(int number) const { return noteOf(m_document.battle(), number); }
    bool followsStray(int number) const;
    QString withSigns(const QString& text, int number) const;

    BattleDocument& m_document;
    StandingRecords m_standing;
    int m_count = 0;
};

} // namespace umpire::gui

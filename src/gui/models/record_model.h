#pragma once

#include "document/battle_document.h"
#include "umpire/sheets/standing_records.h"

#include <QAbstractTableModel>

namespace umpire::gui {

using sheets::StandingRecords;

/// What a record is about, for finding it again: its kind, whom it concerns, whose it is. It knows the
/// engine's own commands; every other kind is an action of the rules.
class RecordFacts {
  public:
    /// Kinds that are no action of the rules; an action's kind is its id.
    static QString tests();
    static QString turns();
    static QString byHand();
    static QString roster();
    static QString notes();

    explicit RecordFacts(const Session& session) : m_session(session) {}

    QString kind(const Record& record) const;
    /// Everyone the command names and everyone it did something to.
    QStringList subjects(const Record& record) const;
    /// The side of whoever acted, or whose turn it was.
    QString side(const Record& record) const;

    /// The kinds of this game with their names, in the order of the rules, the engine's own last.
    static std::vector<std::pair<QString, QString>> kindsOf(const RulePack& rules);

  private:
    bool shows(const FieldSet& set) const;

    const Session& m_session;
};

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
        KindRole,        ///< see RecordFacts
        SubjectsRole,
        SideRole,
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
    RecordNote note(int number) const;
    bool followsStray(int number) const;
    QString withSigns(const QString& text, int number) const;

    BattleDocument& m_document;
    StandingRecords m_standing;
    std::map<int, RecordNote> m_notes;
    int m_count = 0;
};

} // namespace umpire::gui

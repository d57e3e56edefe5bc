#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "umpire/checks/scope.h"

#include <QAbstractTableModel>

#include <map>
#include <vector>

namespace umpire::gui {

/// What was typed in from a turn played on paper: the subjects in the order of the state sheet, their values
/// as they were and as they are to be. Nothing reaches the battle before its command is carried out.
class CatchUpTable {
  public:
    struct Row {
        Id subject;
        SubjectKind kind = SubjectKind::Unit;
        QString name;
        int depth = 0; ///< under its side: 0 for a formation
    };
    /// A field that some kind of subject has; kinds that share its id share the column.
    struct Column {
        Id field;
        QString name;
        bool mark = false;
    };

    explicit CatchUpTable(const BattleDocument& document);

    const std::vector<Row>& rows() const { return m_rows; }
    const std::vector<Column>& columns() const { return m_columns; }
    /// The attribute of a cell, or null where that subject has no such field.
    const Attribute* attribute(int row, int column) const;
    /// As typed, else as it was.
    Json value(int row, int column) const;
    bool isChanged(int row, int column) const;
    void setValue(int row, int column, const Json& value);
    /// The largest count of a cell.
    std::int64_t most(int row, int column) const;

    void setClock(const Clock& clock) { m_clock = clock; }
    const Clock& clock() const { return m_clock; }
    int changedFields() const;
    bool isEmpty() const { return command().at("set").empty(); }
    /// `catch-up` with what was changed.
    Json command() const;

  private:
    using Key = std::pair<Id, Id>;

    void addSide(const Subject& side);
    void addBelow(const Subject& group, int depth);
    void addRow(const Subject& subject, int depth);
    void addColumns();
    bool isListed(SubjectKind kind, const Id& field) const;
    bool isAsked(const Id& subject, const Attribute& attribute) const;
    Scope scopeOf(const Id& subject) const;
    Value present(const Id& subject, const Id& field) const;

    const BattleDocument& m_document;
    std::vector<Row> m_rows;
    std::vector<Column> m_columns;
    std::map<Key, Json> m_typed;
    Clock m_clock;
};

/// The form for a turn played on paper as a table: a row for each formation, officer and unit, a column for
/// the name and one for each field.
class CatchUpModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role { ChangedRole = Qt::UserRole, WordsRole, MostRole, CountRole };

    CatchUpModel(const Look& look, const BattleDocument& document, QObject* parent = nullptr);

    CatchUpTable& sheet() { return m_sheet; }
    const CatchUpTable& sheet() const { return m_sheet; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  Q_SIGNALS:
    void edited();

  private:
    QVariant nameData(int row, int role) const;
    QVariant cellData(int row, int column, int role) const;
    QString shown(int row, int column, const Attribute& attribute) const;
    QVariant words(const Attribute& attribute) const;

    const Look& m_look;
    const BattleDocument& m_document;
    CatchUpTable m_sheet;
};

} // namespace umpire::gui

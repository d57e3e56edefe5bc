#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "umpire/checks/scope.h"

#include <QAbstractTableModel>
#include <QDialog>

#include <map>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableView;

namespace umpire::gui {

/// What was typed in from a turn played on paper as a table: the subjects in the order of the state sheet, a
/// column for the name and one for each field, their values as they were and as they are to be. Nothing
/// reaches the battle before its command is carried out.
class CatchUpModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role { WordsRole = Qt::UserRole, MostRole, CountRole };

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

    CatchUpModel(const Look& look, const BattleDocument& document, QObject* parent = nullptr);

    const std::vector<Row>& rows() const { return m_rows; }
    const std::vector<Column>& columns() const { return m_columns; }
    void setClock(const Clock& clock) { m_clock = clock; }
    int changedFields() const;
    bool isEmpty() const { return command().at("set").empty(); }
    /// `catch-up` with what was changed.
    Json command() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  Q_SIGNALS:
    void edited();

  private:
    void addBelow(const Subject& group, int depth);
    void addRow(const Subject& subject, int depth);
    void addColumns();
    const Attribute* attribute(const QModelIndex& index) const;
    bool isAsked(const Id& subject, const Attribute& attribute) const;
    Scope scopeOf(const Id& subject) const;
    Json present(const Id& subject, const Attribute& attribute) const;
    Json value(const Id& subject, const Attribute& attribute) const;
    int most(const Id& subject, const Attribute& attribute) const;
    QVariant nameData(const Row& row, int role) const;
    QVariant cellData(const Row& row, const Attribute& attribute, int role) const;
    QString shown(const Json& value, const Attribute& attribute) const;
    QStringList words(const Attribute& attribute) const;

    const Look& m_look;
    const BattleDocument& m_document;
    std::vector<Row> m_rows;
    std::vector<Column> m_columns;
    std::map<std::pair<Id, Id>, Json> m_typed; ///< by subject and field
    Clock m_clock;
};

/// A fast form for a turn that was played on paper: every unit in the order of the state sheet. What is typed
/// becomes one record, or nothing.
class CatchUpDialog : public QDialog {
    Q_OBJECT

  public:
    CatchUpDialog(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    void accept() override;
    void reject() override;

  private:
    void build();
    QWidget* makeClock();
    QWidget* makeButtons();
    void fillClock();
    void readClock();
    void refresh();
    Json command() const;

    const Look& m_look;
    BattleDocument& m_document;
    CatchUpModel* m_model;
    QTableView* m_table;
    QSpinBox* m_turn = nullptr;
    QComboBox* m_side = nullptr;
    QComboBox* m_phase = nullptr;
    QLineEdit* m_reason = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_accept = nullptr;
};

} // namespace umpire::gui

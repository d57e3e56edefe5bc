#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QAbstractTableModel>
#include <QDialog>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableView;

namespace umpire::gui {

/// The cells of one table of the rules as a battle fills them in. What is typed becomes a command with its
/// record and undo; a word may be typed by its first letters.
class CellsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    explicit CellsModel(BattleDocument& document, QObject* parent = nullptr);

    void setTable(const Id& table);
    const Table* table() const;
    /// Reads the battle anew.
    void refresh();

    /// What heads the rows or columns, as it is typed: "1:2, 1:1, 3:2"; "" while blank.
    QString heads(bool columns) const;
    /// What all other cells say.
    QString rest() const;
    /// Both as commands; the answer is told by `answered`.
    void setHeads(bool columns, const QString& text);
    void setRest(const QString& text);
    /// How many cells a table has, and how many of them are blank.
    static std::pair<int, int> count(const BattleDocument& document, const Table& table);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

  Q_SIGNALS:
    /// A cell was filled in, or why not.
    void answered(const umpire::Answer& answer);

  private:
    QString told(const Value& value) const;
    Json meant(const QString& text) const;
    bool run(const Json& fields);

    BattleDocument& m_document;
    Id m_table;
    std::vector<std::string> m_rows;
    std::vector<std::string> m_columns; ///< one "" for a table without columns
};

/// The tables that the rules leave blank, to be filled in from the book that lies on the table: once, for
/// they can be kept for later battles.
class TablesDialog : public QDialog {
    Q_OBJECT

  public:
    TablesDialog(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// Goes to a table.
    void showTable(const Id& table);
    /// Takes over what is being written.
    void commit();

  Q_SIGNALS:
    void answered(const umpire::Answer& answer);

  private:
    void build();
    void join();
    void refresh();
    void listTables();
    void showCurrent();
    void showHeads();
    void say(const Answer& answer);
    void keep();
    QString nameOf(const Table& table) const;

    const Look& m_look;
    BattleDocument& m_document;
    CellsModel* m_model;
    QListWidget* m_list;
    QLabel* m_text;
    QLineEdit* m_rows;
    QLineEdit* m_columns;
    QLineEdit* m_rest;
    QLineEdit* m_find;
    QTableView* m_cells;
    QLabel* m_said;
    QPushButton* m_keep;
    bool m_refreshing = false;
};

} // namespace umpire::gui

#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableView;

namespace umpire::gui {

class CellsModel;

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

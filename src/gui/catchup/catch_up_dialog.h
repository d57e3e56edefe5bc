#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QDialog>
#include <QStyledItemDelegate>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableView;

namespace umpire::gui {

/// Edits the cells of the form: a number is typed, a word is chosen by its first letter.
class CatchUpDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

class CatchUpModel;

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
    void restyle();
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

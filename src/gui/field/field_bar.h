#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "models/battle_reader.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace umpire::gui {

/// Which units the field shows. Empty: all.
struct FieldFilter {
    QString side;      ///< id, "" for all
    QString formation; ///< id, with all formations under it; "" for all
    QString text;      ///< part of the name, or the beginning of the number
    bool standing = false;
    bool idle = false; ///< only units that stand and have done nothing in this phase
    bool due = false;  ///< only units of which something is owed, themselves or through their formation

    bool empty() const { return *this == FieldFilter(); }
    bool shows(const UnitFacts& unit, const BattleDocument& document) const;

    bool operator==(const FieldFilter&) const = default;
};

class FieldView;
class WrappedRow;

/// One slim row below the field: which units stand out, and the others are faint. Hidden while nothing is
/// filtered.
class FieldBar : public QWidget {
    Q_OBJECT

  public:
    FieldBar(const Look& look, BattleDocument& document, FieldView& field, QWidget* parent = nullptr);

    /// Unfolds the row and puts the keyboard into the text.
    void open();
    /// Shows every unit again and folds the row up.
    void showAll();
    bool isOpen() const;

  Q_SIGNALS:
    /// The keyboard is wanted where the units are.
    void focusLost();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    void join();
    void restyle();
    QString idleTip() const;
    void fillSides();
    void fillFormations();
    void passOn();
    void showCount(int shown, int all);

    const Look& m_look;
    BattleDocument& m_document;
    FieldView& m_field;
    WrappedRow* m_row = nullptr;
    WrappedRow* m_ticks = nullptr;
    QComboBox* m_side = nullptr;
    QComboBox* m_formation = nullptr;
    QLineEdit* m_text = nullptr;
    QCheckBox* m_standing = nullptr;
    QCheckBox* m_idle = nullptr;
    QCheckBox* m_due = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_all = nullptr;
    bool m_filling = false;
};

} // namespace umpire::gui

#pragma once

#include "field/field_filter.h"
#include "look/look.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace umpire::gui {

class FieldView;

/// One slim row over the field that narrows what it shows; away while nothing is filtered.
class FieldBar : public QWidget {
    Q_OBJECT

  public:
    FieldBar(const Look& look, BattleDocument& document, FieldView& field, QWidget* parent = nullptr);

    /// Unfolds the row and puts the keyboard into the text.
    void open();
    /// Shows every unit again and folds the row up.
    void showAll();
    bool isOpen() const;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void build();
    void join();
    void restyle();
    QString idleTip() const;
    void fillSides();
    void fillFormations();
    void passOn();
    void showCount(int shown, int all);
    void unfold(bool open);
    void arrange();

    const Look& m_look;
    BattleDocument& m_document;
    FieldView& m_field;
    QWidget* m_row = nullptr;
    QBoxLayout* m_halves = nullptr;
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

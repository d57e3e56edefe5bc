#pragma once

#include "look/look.h"
#include "record/correction_draft.h"

#include <QWidget>

#include <functional>

class QPushButton;
class QSpinBox;

namespace umpire::gui {

class ChoiceBox;
class PickList;

/// Who or what a field of the command names, to be named anew.
class CorrectFieldRow : public QWidget {
    Q_OBJECT

  public:
    CorrectFieldRow(const Look& look, const CorrectionField& field, QWidget* parent = nullptr);

    void show(const CorrectionField& field);
    static QString nameOf(const CorrectionField& field);

  Q_SIGNALS:
    void named(const umpire::Json& value);

  private:
    CorrectionField m_field;
    ChoiceBox* m_one = nullptr;
    PickList* m_several = nullptr;
    QSpinBox* m_count = nullptr;
};

/// A line of a roll: its value, as it was worked out or by the umpire's hand.
class CorrectLineRow : public QWidget {
    Q_OBJECT

  public:
    CorrectLineRow(const Look& look, const CorrectionDraft::Row& row, QWidget* parent = nullptr);

    void show(const CorrectionDraft::Row& row);
    static QString nameOf(const CorrectionDraft::Row& row);

  Q_SIGNALS:
    void set(int value);
    void takenBack();

  private:
    QSpinBox* m_value;
    QPushButton* m_back;
};

} // namespace umpire::gui

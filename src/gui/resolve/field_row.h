#pragma once

#include "resolve/resolve_sheet.h"

#include <QWidget>

namespace umpire::gui {

/// A further choice of a command: its words as buttons, or a number.
class FieldRow : public QWidget {
    Q_OBJECT

  public:
    explicit FieldRow(const SheetField& field, QWidget* parent = nullptr);

    const SheetField& field() const { return m_field; }

  Q_SIGNALS:
    void picked(const QString& field, const QString& word);
    void counted(const QString& field, int number);

  private:
    void addWords();
    void addNumber();

    SheetField m_field;
};

} // namespace umpire::gui

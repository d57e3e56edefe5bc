#pragma once

#include "resolve/typed_row.h"
#include "umpire/worksheet/handful.h"

namespace umpire::gui {

/// All dice of a throw in one line: how many show what, or how many count. What is typed is told back before
/// it is given.
class HandfulRow : public TypedRow {
    Q_OBJECT

  public:
    explicit HandfulRow(const Look& look, QWidget* parent = nullptr);

    void setHandful(const Handful& handful, bool open);

  protected:
    void give() override;

  private:
    void tellBack();
    QString example() const;
    QString hint() const;

    Handful m_handful;
};

} // namespace umpire::gui

#pragma once

#include <QDialog>
#include <QStringList>

namespace umpire::gui {

/// What came of playing the record anew, to be read and copied.
class CheckDialog : public QDialog {
    Q_OBJECT

  public:
    explicit CheckDialog(const QStringList& lines, QWidget* parent = nullptr);
};

} // namespace umpire::gui

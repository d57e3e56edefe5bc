#pragma once

#include "umpire/base/issue.h"

#include <QDialog>

namespace umpire::gui {

/// Lists what is wrong with a file, each problem with its place, and copies the list.
class IssueDialog : public QDialog {
    Q_OBJECT

  public:
    IssueDialog(const QString& title, const Issues& issues, QWidget* parent = nullptr);

    static QString text(const Issues& issues);
};

} // namespace umpire::gui

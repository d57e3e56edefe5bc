#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read some headers of libstdc++ 12
#include "umpire/base/issue.h"
#endif

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

#pragma once

#include "umpire/battle/roster.h"

#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace umpire::gui {

/// What the checks of the roster say, each with a way to it and, where one click mends it, that click. They
/// warn and stop nobody.
class FindingsList : public QWidget {
    Q_OBJECT

  public:
    explicit FindingsList(QWidget* parent = nullptr);

    void show(const std::vector<Finding>& findings);

  Q_SIGNALS:
    /// `key`: the field of the subject that mends it, "" for none.
    void goAsked(const QString& subject, const QString& key);
    void fixAsked(const umpire::Json& command);

  private:
    void change(const std::vector<Finding>& wanted);
    QWidget* row(const Finding& finding);

    QLabel* m_head;
    QVBoxLayout* m_rows;
    QWidget* m_contents;
    QLabel* m_more; ///< how many are not shown
    QScrollArea* m_scroll = nullptr;
    std::vector<Finding> m_shown;
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"
#include "resolve/resolve_sheet.h"

#include <QWidget>

class QVBoxLayout;

namespace umpire::gui {

class LineRow;
class QuestionRow;

/// The lines and questions of the rolls of a command. Rows are kept as long as the same things are asked, so
/// that nothing jumps and no focus is lost.
class RollList : public QWidget {
    Q_OBJECT

  public:
    explicit RollList(const Look& look, QWidget* parent = nullptr);

    void setRolls(const std::vector<SheetRoll>& rolls);
    /// Builds all rows anew, at another text size.
    void rebuild();

  Q_SIGNALS:
    void answered(const QString& place, const QString& fact, int value);

  private:
    static QStringList keysOf(const std::vector<SheetRoll>& rolls);
    void build();
    void fill(const std::vector<SheetRoll>& rolls);

    const Look& m_look;
    QVBoxLayout* m_layout;
    QStringList m_keys;
    std::vector<SheetRoll> m_rolls;
    std::vector<LineRow*> m_lines;
    std::vector<QuestionRow*> m_questions;
};

} // namespace umpire::gui

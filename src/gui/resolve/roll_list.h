#pragma once

#include "look/look.h"
#include "resolve/resolve_sheet.h"

#include <QWidget>

class QVBoxLayout;

namespace umpire::gui {

class ChoiceRow;
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
    void picked(const QString& place, const QString& fact, const QStringList& ids);
    /// The umpire wants his own value for a line.
    void overrideAsked(const QString& place, const umpire::gui::SheetLine& line);

  private:
    static QStringList keysOf(const std::vector<SheetRoll>& rolls);
    void build();
    void addLines(std::size_t roll);
    void addQuestions(const SheetRoll& roll);
    void addOthers(std::size_t roll);
    void fill(const std::vector<SheetRoll>& rolls);

    const Look& m_look;
    QVBoxLayout* m_layout;
    QStringList m_keys;
    std::vector<SheetRoll> m_rolls;
    std::vector<LineRow*> m_lines;
    std::vector<QuestionRow*> m_questions;
    std::vector<ChoiceRow*> m_choices;
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"
#include "umpire/base/value.h"
#include "umpire/worksheet/worksheet.h"

#include <QWidget>

#include <functional>

class QMenu;
class QPushButton;
class QVBoxLayout;

namespace umpire::gui {

class LineRow;

/// The lines and questions of the rolls of a command. Rows are kept as long as the same things are asked, so
/// that nothing jumps and no focus is lost. Of several who throw, such as the two of a melee, the one whose
/// dice come next is open, until the umpire opens another.
class RollList : public QWidget {
    Q_OBJECT

  public:
    explicit RollList(const Look& look, QWidget* parent = nullptr);

    /// `next`: which of them the dice are thrown for; -1: none.
    void setRolls(const std::vector<WorksheetRoll>& rolls, int next);
    /// Builds all rows anew, at another text size.
    void rebuild();

  Q_SIGNALS:
    /// The dice of another come next; its rows begin below this one.
    void turnedTo(const QWidget* head);
    void answered(const std::string& place, const umpire::Id& fact, const umpire::Value& value);
    /// The umpire wants his own value for a line, which stands in this row, or for a modifier that does not
    /// count here and has no row; or, with an empty line, he has a reason that no rule knows.
    void byHandAsked(const umpire::WorksheetRoll& roll, const umpire::WorksheetLine& line,
                     const QWidget* row);

  private:
    /// Shows a question anew in its row.
    using Show = std::function<void(const WorksheetQuestion&)>;

    /// One who throws: where several do, his rows are shown or not by his head line.
    struct Party {
        QPushButton* fold = nullptr;
        QWidget* rows = nullptr;
    };

    void addParty(std::size_t roll);
    void open(int party);
    void openNext(int next);
    void build();
    void addLines(std::size_t roll);
    void addQuestions(const WorksheetRoll& roll);
    Show addQuestion(const WorksheetQuestion& question);
    Show addTick(const WorksheetQuestion& question);
    void addOthers(std::size_t roll);
    void fillOthers(QMenu& menu, std::size_t roll);
    void fill();

    const Look& m_look;
    QVBoxLayout* m_layout;
    QVBoxLayout* m_rows = nullptr; ///< where rows are added now
    std::vector<Party> m_parties;
    int m_open = 0;
    int m_next = -1;        ///< whose dice were last asked for
    QStringList m_headings; ///< of those who throw
    QStringList m_keys;
    std::vector<WorksheetRoll> m_rolls;
    std::vector<LineRow*> m_lines;
    std::vector<Show> m_questions; ///< of all rolls, in their order
};

} // namespace umpire::gui

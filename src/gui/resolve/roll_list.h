#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QWidget>

class QMenu;
class QPushButton;
class QVBoxLayout;

namespace umpire::gui {

class ChoiceRow;
class LineRow;
class OneRow;
class QuestionRow;
class TicksRow;

/// The lines and questions of the rolls of a command. Rows are kept as long as the same things are asked, so
/// that nothing jumps and no focus is lost. Of several who throw, such as the two of a melee, the one whose
/// dice come next is open, until the umpire opens another.
class RollList : public QWidget {
    Q_OBJECT

  public:
    explicit RollList(const Look& look, QWidget* parent = nullptr);

    void setRolls(const std::vector<PanelRoll>& rolls);
    /// Builds all rows anew, at another text size.
    void rebuild();

  Q_SIGNALS:
    /// The dice of another come next; its rows begin below this one.
    void turnedTo(const QWidget* head);
    void answered(const QString& place, const QString& fact, int value);
    void picked(const QString& place, const QString& fact, const QStringList& ids);
    void chosen(const QString& place, const QString& fact, const QString& choice);
    /// The umpire wants his own value for a line, or for a modifier that does not count here.
    void overrideAsked(const umpire::gui::PanelRoll& roll, const umpire::gui::LineRow* row);
    void otherAsked(const umpire::gui::PanelRoll& roll, const umpire::gui::PanelLine& line);
    /// He has a reason that no rule knows.
    void ownLineAsked(const umpire::gui::PanelRoll& roll);

  private:
    /// How many rows of each kind are filled.
    struct Places {
        std::size_t question = 0;
        std::size_t choice = 0;
        std::size_t ticks = 0;
        std::size_t one = 0;
    };

    /// One who throws: where several do, his rows are shown or not by his head line.
    struct Party {
        QPushButton* fold = nullptr;
        QWidget* rows = nullptr;
    };

    void addParty(std::size_t roll);
    void open(int party);
    void openNext();
    static QStringList keysOf(const std::vector<PanelRoll>& rolls);
    void build();
    void rebuildRows();
    void addLines(std::size_t roll);
    void addQuestions(const PanelRoll& roll);
    void addOne(const PanelQuestion& question);
    void addTicks(const PanelQuestion& question);
    void addChoices(const PanelQuestion& question);
    void fillTick(QuestionRow& row, const PanelQuestion& shown);
    void fillQuestion(const PanelQuestion& shown, Places& places);
    void addOthers(std::size_t roll);
    void fillOthers(QMenu& menu, std::size_t roll);
    void fill(const std::vector<PanelRoll>& rolls);

    const Look& m_look;
    QVBoxLayout* m_layout;
    QVBoxLayout* m_rows = nullptr; ///< where rows are added now
    std::vector<Party> m_parties;
    int m_open = 0;
    int m_next = -1;        ///< whose dice were last asked for
    QStringList m_headings; ///< of those who throw
    QStringList m_keys;
    std::vector<PanelRoll> m_rolls;
    std::vector<LineRow*> m_lines;
    std::vector<QuestionRow*> m_questions;
    std::vector<ChoiceRow*> m_choices;
    std::vector<TicksRow*> m_ticks;
    std::vector<OneRow*> m_ones;
};

} // namespace umpire::gui

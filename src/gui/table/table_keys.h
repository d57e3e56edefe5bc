#pragma once

#include "umpire/base/value.h"

#include <QChar>
#include <QObject>

#include <functional>

class QKeyEvent;
class QString;
class QWidget;

namespace umpire::gui {

/// Buttons under a widget take the keyboard from the Tab key only, never from the mouse: after a click the
/// keys still mean what they mean at the table, and Space or Enter press nothing by surprise.
class KeyboardButtons : public QObject {
    Q_OBJECT

  public:
    explicit KeyboardButtons(QWidget& of);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& m_of;
};

class FieldView;
class NumberEntry;
class ResolveState;

/// The keys of the desk: digits are dice while dice are asked for, else the short number of a unit, and what
/// is typed in one breath with a number never is a die; letters answer questions; Enter applies and goes on
/// to what comes next, Esc steps back, Backspace takes the last die back, + goes where many are told at once,
/// A goes to the next action.
class TableKeys {
  public:
    /// What is done elsewhere; each gives false when there is nothing to do.
    struct Further {
        std::function<bool()> next;
        std::function<bool()> park;
        std::function<bool()> filter;
        std::function<bool()> find;
        std::function<bool()> tellTogether;
        std::function<bool()> type; ///< into the line that waits for a word
        /// The program was asked to roll where dice were typed already.
        std::function<void()> typedAlready;
        /// A digit was typed right after a number and was not taken for a die.
        std::function<void(const QString& digit)> swallowed;
        std::function<Id()> current; ///< the unit that the keyboard is on
        std::function<bool()> press; ///< what it is on is meant, where that is no field
    };

    TableKeys(ResolveState& state, FieldView& field, NumberEntry& numbers, Further further)
        : m_state(state), m_field(field), m_numbers(numbers), m_further(std::move(further)) {}

    /// False when the key means nothing here.
    bool handle(const QKeyEvent& event);

    /// A result came: until the keyboard moves on, Enter means what follows from it.
    void rest();

  private:
    bool enter();
    bool escape();
    bool letter(const QKeyEvent& event);
    bool digit(QChar digit);
    bool roll();

    ResolveState& m_state;
    FieldView& m_field;
    NumberEntry& m_numbers;
    Further m_further;
    Id m_resting; ///< the unit the keyboard was on when the last result came
};

} // namespace umpire::gui

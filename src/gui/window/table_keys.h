#pragma once

class QKeyEvent;

namespace umpire::gui {

class FieldView;
class NumberEntry;
class ResolveState;

/// The keys of the desk: digits are dice while dice are asked for, else the short number of a unit; letters
/// answer questions; Enter applies, Esc steps back.
class TableKeys {
  public:
    TableKeys(ResolveState& state, FieldView& field, NumberEntry& numbers)
        : m_state(state), m_field(field), m_numbers(numbers) {}

    /// False when the key means nothing here.
    bool handle(const QKeyEvent& event);

  private:
    bool enter();
    bool escape();
    bool letter(const QKeyEvent& event);

    ResolveState& m_state;
    FieldView& m_field;
    NumberEntry& m_numbers;
};

} // namespace umpire::gui

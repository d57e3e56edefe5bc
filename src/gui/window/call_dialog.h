#pragma once

#include <cstdint>
#include <optional>

#include <QDialog>

class QLineEdit;

namespace umpire::gui {

/// Asks for the number that the players call, beside the pledge that they see before they call it.
class CallDialog : public QDialog {
    Q_OBJECT

  public:
    CallDialog(const QString& pledge, std::optional<std::uint64_t> called, QWidget* parent = nullptr);

    std::uint64_t number() const;

  private:
    QLineEdit* m_number = nullptr;
};

} // namespace umpire::gui

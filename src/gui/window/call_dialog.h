#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read some headers of libstdc++ 12
#include <cstdint>
#include <optional>
#endif

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

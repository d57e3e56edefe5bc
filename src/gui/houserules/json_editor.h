#pragma once

#include "houserules/value_editor.h"

class QPushButton;
class QSpinBox;

namespace umpire::gui {

class CodeEdit;

/// A value as the files have it: an expression, a list, an object. An expression that is a mere number has a
/// box for it, and a way to write something else.
class JsonEditor : public ValueEditor {
    Q_OBJECT

  public:
    JsonEditor(const Look& look, const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();
    void showText(const HouseValue& value);
    void turn(bool number);
    void sendText();

    const Look& m_look;
    QSpinBox* m_number;
    QPushButton* m_other; ///< something else than a number
    CodeEdit* m_text;
    std::optional<Json> m_now;
    bool m_isNumber = false; ///< the box is shown
    bool m_byText = false;   ///< the umpire wants to write it
};

} // namespace umpire::gui

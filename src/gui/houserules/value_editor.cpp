#include "houserules/value_editor.h"

#include "document/text.h"
#include "houserules/json_editor.h"
#include "houserules/plain_editors.h"

#include <chrono>

namespace umpire::gui {

namespace {

/// Long enough for the next letter.
constexpr std::chrono::milliseconds editPause(350);

} // namespace

ValueEditor::ValueEditor(QWidget* parent) : QWidget(parent) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(editPause);
    connect(&m_rest, &QTimer::timeout, this, [this] { send(); });
}

void ValueEditor::typed() {
    m_rest.start();
}

void ValueEditor::flush() {
    if (m_rest.isActive()) {
        m_rest.stop();
        send();
    }
}

void ValueEditor::name(QWidget& field, const HouseValue& value) {
    field.setObjectName(QStringLiteral("house-value-%1")
                            .arg(toText(value.path.steps.empty() ? std::string() : value.path.steps.back())));
    field.setAccessibleName(toText(value.name));
    field.setAccessibleDescription(toText(value.help));
    setFocusProxy(&field);
}

ValueEditor* ValueEditor::make(const Look& look, const HouseValue& value, QWidget* parent) {
    switch (value.kind) {
    case HouseKind::Number:
        return new NumberEditor(look, value, parent);
    case HouseKind::Flag:
        return new FlagEditor(value, parent);
    case HouseKind::Text:
        return new TextEditor(look, value, parent);
    case HouseKind::Choice:
        return new ChoiceEditor(value, parent);
    case HouseKind::Choices:
        return new ChoicesEditor(look, value, parent);
    case HouseKind::Bands:
        return new BandsEditor(look, value, parent);
    case HouseKind::Expression:
    case HouseKind::AnyJson:
        break;
    }
    return new JsonEditor(look, value, parent);
}

} // namespace umpire::gui

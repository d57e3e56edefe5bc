#pragma once

#include "houserules/value_editor.h"

class QListWidget;

namespace umpire::gui {

/// Several of a list of words, ticked.
class ChoicesEditor : public ValueEditor {
    Q_OBJECT

  public:
    ChoicesEditor(const Look& look, const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;

  private:
    void addChoice(const QString& id, const QString& name, bool on);

    const Look& m_look;
    QListWidget* m_list;
    Json m_order = Json::array(); ///< as they stand in the rules
};

} // namespace umpire::gui

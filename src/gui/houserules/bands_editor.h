#pragma once

#include "houserules/value_editor.h"

class QGridLayout;

namespace umpire::gui {

/// The bands of a check: from which total to which, and what that comes out as. An end that is left blank is
/// open.
class BandsEditor : public ValueEditor {
    Q_OBJECT

  public:
    BandsEditor(const Look& look, const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;

  private:
    void build();
    void addRow(int row);
    QWidget* addEnd(int row, const char* key, const QString& spoken);
    QWidget* addOutcome(int row, const QString& spoken);
    void addBand();
    void dropBand(int row);

    const Look& m_look;
    HouseValue m_value;
    Json m_bands = Json::array();
    QWidget* m_rows = nullptr;
    QGridLayout* m_grid = nullptr;
};

} // namespace umpire::gui

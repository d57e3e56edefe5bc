#pragma once

#include "houserules/house_draft.h"
#include "look/look.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace umpire::gui {

/// Asks what new house rules build on and what they are called; what cannot be is said while it is typed.
class NewRulesDialog : public QDialog {
    Q_OBJECT

  public:
    /// `base`: suggested.
    NewRulesDialog(const Look& look, const HouseDraft& draft, const QString& base, QWidget* parent = nullptr);

    HouseWish wish() const;

  private:
    void build();
    QWidget* makeButtons();
    void fillBases(const QString& base);
    void suggest();
    void check();

    const HouseDraft& m_draft;
    QComboBox* m_base;
    QLineEdit* m_title;
    QLineEdit* m_id;
    QLabel* m_problem;
    QPushButton* m_make = nullptr;
};

/// A title or whatever was typed as an id: small letters, digits and single hyphens.
QString asHouseId(const QString& text);

} // namespace umpire::gui

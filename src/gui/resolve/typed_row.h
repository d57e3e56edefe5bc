#pragma once

#include "look/look.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace umpire::gui {

class ElidedLabel;

/// A line in which a throw or a draw is typed, a button that gives it, and below what is understood of it.
class TypedRow : public QWidget {
    Q_OBJECT

  public:
    /// `name` begins the names of its parts: "handful" gives "handfulEdit", "handfulButton", "handfulTold".
    TypedRow(const Look& look, const QString& name, QWidget* parent);

    /// The keyboard goes there. False while nothing is asked for.
    bool begin();

  Q_SIGNALS:
    void given(const QString& text);
    /// The keyboard is wanted here no longer.
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    virtual void give() = 0;
    /// As a refusal, or in passing.
    void tell(const QString& text, bool wrong);

    QLineEdit* m_edit;
    QPushButton* m_give;

  private:
    ElidedLabel* m_told;
};

} // namespace umpire::gui

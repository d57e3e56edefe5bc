#pragma once

#include "look/look.h"
#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read some headers of libstdc++ 12
#include "umpire/worksheet/handful.h"
#endif

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace umpire::gui {

class ElidedLabel;

/// All dice of a throw in one line: how many show what, or how many count. What is typed is told back before
/// it is given.
class HandfulRow : public QWidget {
    Q_OBJECT

  public:
    explicit HandfulRow(const Look& look, QWidget* parent = nullptr);

    void setHandful(const Handful& handful, bool open);
    /// The keyboard goes there. False while no dice are asked for.
    bool begin();

  Q_SIGNALS:
    void given(const QString& text);
    /// The keyboard is wanted here no longer.
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void give();
    void tellBack();
    QString example() const;
    QString hint() const;

    Handful m_handful;
    QLineEdit* m_edit;
    QPushButton* m_give;
    ElidedLabel* m_told;
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"

#include <QWidget>

class QCompleter;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace umpire::gui {

class ElidedLabel;

/// What a player drew with his own hands, by some letters of its name.
class DrawRow : public QWidget {
    Q_OBJECT

  public:
    explicit DrawRow(const Look& look, QWidget* parent = nullptr);

    /// `names`: of those that can still be drawn, each once. `drawn`: what was drawn so far.
    void setNames(const QStringList& names, const QStringList& drawn, bool open);
    /// Why what was given cannot be; "" when it was taken.
    void answer(const QString& problem);
    /// The keyboard goes there. False while nothing is drawn.
    bool begin();

  Q_SIGNALS:
    void given(const QString& text);
    /// The keyboard is wanted here no longer.
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void complete();
    void give();
    void tell(const QString& text, bool wrong);

    QLineEdit* m_edit;
    QCompleter* m_completer = nullptr;
    QPushButton* m_give;
    ElidedLabel* m_told;
    QStringListModel* m_names;
    QStringList m_drawn;
};

} // namespace umpire::gui

#pragma once

#include "resolve/typed_row.h"

class QCompleter;
class QStringListModel;

namespace umpire::gui {

/// What a player drew with his own hands, by some letters of its name.
class DrawRow : public TypedRow {
    Q_OBJECT

  public:
    explicit DrawRow(const Look& look, QWidget* parent = nullptr);

    /// `names`: of those that can still be drawn, each once. `drawn`: what was drawn so far.
    void setNames(const QStringList& names, const QStringList& drawn, bool open);
    /// Why what was given cannot be; "" when it was taken.
    void answer(const QString& problem);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void give() override;

  private:
    void complete();
    void tellDrawn();

    QCompleter* m_completer = nullptr;
    QStringListModel* m_names;
    QStringList m_drawn;
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;

namespace umpire::gui {

/// How it comes out: the outcome in its colour, what changes, what to do on the table, the sum; and Apply. In
/// less height than it needs it scrolls.
class ResultBox : public QFrame {
    Q_OBJECT

  public:
    explicit ResultBox(const Look& look, QWidget* parent = nullptr);

    /// `next` is what Enter does once it is done, "" for nothing.
    void setSheet(const PanelContents& sheet, bool done, const QString& next);
    /// The height at which all of it is seen.
    int heightNeeded(int width) const;

  Q_SIGNALS:
    void applied();
    void cancelled();
    void nextAsked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QString html(const PanelContents& sheet) const;
    void fitApply();

    const Look& m_look;
    QColor m_colour;
    QScrollArea* m_scroll;
    QLabel* m_text;
    QPushButton* m_apply;
    QPushButton* m_cancel;
    bool m_done = false;
};

} // namespace umpire::gui

#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;

namespace umpire::gui {

/// How it comes out: the outcome in its colour, the sum, what to do on the table, what changes; and Apply. It
/// has the height it is given: more words than that scroll, and nothing above it moves.
class ResultBox : public QFrame {
    Q_OBJECT

  public:
    explicit ResultBox(const Look& look, QWidget* parent = nullptr);

    /// `next` is what one key takes up once it is done, "" for nothing; `atOnce` when the last die carries it
    /// out.
    void setSheet(const PanelContents& sheet, bool done, const QString& next, bool atOnce);

  Q_SIGNALS:
    void applied();
    void cancelled();
    void nextAsked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QString html(const PanelContents& sheet, bool atOnce) const;
    QString resultHtml(const PanelResult& result, bool last) const;
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

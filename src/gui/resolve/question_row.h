#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QCheckBox>

class QSpinBox;

namespace umpire::gui {

/// A question to the umpire: a big box to tick (or a number), its key, and what it changes.
class QuestionRow : public QCheckBox {
    Q_OBJECT

  public:
    QuestionRow(const Look& look, const PanelQuestion& question, QWidget* parent = nullptr);

    void setQuestion(const PanelQuestion& question);
    const PanelQuestion& question() const { return m_question; }
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  Q_SIGNALS:
    void answered(const QString& place, const QString& fact, int value);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool hitButton(const QPoint& pos) const override;
    void nextCheckState() override;

  private:
    QRect textRoom(const QSize& size) const;
    void paintBox(QPainter& painter) const;
    void paintValue(QPainter& painter) const;
    void paintKey(QPainter& painter) const;
    void send(int value);

    const Look& m_look;
    PanelQuestion m_question;
    QSpinBox* m_number = nullptr;
};

} // namespace umpire::gui

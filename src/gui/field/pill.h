#pragma once

#include "look/look.h"

#include <QWidget>

namespace umpire::gui {

/// A word in an outlined pill, in the colour of its tone.
class Pill : public QWidget {
    Q_OBJECT

  public:
    explicit Pill(const Look& look, QWidget* parent = nullptr);

    void setWord(const QString& text, const QString& tone);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// The same on any painter; gives the width it took.
    static int paint(QPainter& painter, const Look& look, const QRect& room, const QString& text,
                     const QColor& ink);
    static int widthOf(const Look& look, const QString& text);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Look& m_look;
    QString m_text;
    QString m_tone;
};

} // namespace umpire::gui

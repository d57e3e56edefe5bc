#pragma once

#include "look/look.h"
#include "models/battle_reader.h"

#include <QWidget>

namespace umpire::gui {

/// What counts towards a formation's test as a bar with the marks of the rules, and the per cent beside it.
/// Its losses are filled, what the rules add to them is hatched.
class LossBar : public QWidget {
    Q_OBJECT

  public:
    explicit LossBar(const Look& look, QWidget* parent = nullptr);

    void setLosses(const GroupFacts& facts);
    /// Where a name needs the room; with none, the per cent stand alone.
    enum class Length { Whole, Half, Third, None };
    void setLength(Length length);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString toNextMark() const;
    int filled() const;
    QString counted() const;
    int percent() const;
    double barWidth() const;
    void paintBar(QPainter& painter) const;
    void fill(QPainter& painter, const QRectF& bar, int from, int to, const QBrush& brush) const;

    const Look& m_look;
    GroupFacts m_facts;
    Length m_length = Length::Whole;
};

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

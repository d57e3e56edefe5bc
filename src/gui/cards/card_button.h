#pragma once

#include "cards/card_facts.h"
#include "look/look.h"

#include <QAbstractButton>

namespace umpire::gui {

class Silhouettes;

/// A card on the table, to be pointed at by mouse and keys.
class CardButton : public QAbstractButton {
    Q_OBJECT

  public:
    enum class Part { None, Chosen, Target, Listed, Open };

    CardButton(const Look& look, Silhouettes& silhouettes, QWidget* parent = nullptr);

    void show(const CardFacts& card);
    const CardFacts& card() const { return m_card; }
    /// What it is in what is being resolved: who acts, on whom, one of several that go along, or one that may
    /// still be chosen.
    void setPart(Part part);
    Part part() const { return m_part; }
    /// A filter leaves it out.
    void setFaint(bool faint);
    bool isFaint() const { return m_faint; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintBack(QPainter& painter, const QRectF& face) const;
    void paintFace(QPainter& painter, const QRectF& face) const;
    void paintKind(QPainter& painter, const QRect& beside, const QRect& below) const;
    void paintWords(QPainter& painter, const QRect& room) const;
    void paintFrame(QPainter& painter, const QRectF& face) const;
    QPen frame() const;
    void paintName(QPainter& painter, const QRect& room, bool low) const;
    void paintMarks(QPainter& painter, const QRect& room, bool low) const;
    QStringList marks() const;

    const Look& m_look;
    Silhouettes& m_silhouettes;
    CardFacts m_card;
    Part m_part = Part::None;
    bool m_faint = false;
};

} // namespace umpire::gui

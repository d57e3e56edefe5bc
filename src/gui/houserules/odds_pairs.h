#pragma once

#include "look/look.h"

#include <QList>
#include <QWidget>

namespace umpire::gui {

/// The chance of one outcome by two packs.
struct OddsPair {
    QString name;
    QString tone;
    double before = 0;
    double after = 0;
};

/// "Mad: ▲ 36.5 %, was 33.3 %; …": as it is read and heard.
QString pairsInWords(const QList<OddsPair>& pairs);

/// What each outcome's chance was and is: two bars one above the other, the upper, an outline, as it was, the
/// lower, filled, as it is; what changed is in bold, with a sign.
class OddsPairs : public QWidget {
    Q_OBJECT

  public:
    explicit OddsPairs(const Look& look, QWidget* parent = nullptr);

    void setPairs(const QString& heading, const QList<OddsPair>& pairs);
    const QList<OddsPair>& pairs() const { return m_pairs; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintRow(QPainter& painter, const QRect& row, const OddsPair& pair) const;
    void paintBars(QPainter& painter, const QRect& room, const OddsPair& pair) const;

    const Look& m_look;
    QString m_heading;
    QList<OddsPair> m_pairs;
};

} // namespace umpire::gui

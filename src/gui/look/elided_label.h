#pragma once

#include <QLabel>

namespace umpire::gui {

/// A one-line label that shortens its text to the room it has and shows the whole as its tool tip.
class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setWhole(const QString& text);
    QString whole() const { return m_whole; }
    /// What is shown, and cut if need be, where the whole has no room; "" for the whole.
    void setBrief(const QString& text);
    QString brief() const { return m_brief; }
    /// The widest of these texts keeps its room whichever is shown, so that what stands beside does not move.
    void keepRoomFor(const QStringList& texts);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_whole;
    QString m_brief;
    QStringList m_roomFor;
};

} // namespace umpire::gui

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

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_whole;
};

} // namespace umpire::gui

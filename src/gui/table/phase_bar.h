#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QWidget>

namespace umpire::gui {

/// The phases of a half-turn as a row: done ones ticked, the present one filled.
class PhaseBar : public QWidget {
    Q_OBJECT

  public:
    PhaseBar(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

    void refresh();
    /// Names phases in full as far as that takes no more than so much room.
    void spellOut(int room);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Step {
        QString brief;
        QString whole;
        QString text; ///< one of them
        bool past = false;
        bool now = false;
    };

    int widthOf(const QString& text) const;
    void paintStep(QPainter& painter, const QRectF& pill, const Step& step) const;

    const Look& m_look;
    const BattleDocument& m_document;
    std::vector<Step> m_steps;
};

} // namespace umpire::gui

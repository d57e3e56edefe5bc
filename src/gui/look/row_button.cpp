#include "look/row_button.h"

#include "look/text_width.h"

#include <QStyle>
#include <QStyleOptionButton>

namespace umpire::gui {

QSize SignButton::sizeHint() const {
    ensurePolished();
    QStyleOptionButton option;
    initStyleOption(&option);
    const QString shown = text().isEmpty() ? QStringLiteral("XXXX") : plainWords(text());
    option.rect.setSize({textWidth(font(), shown), fontMetrics().height()});
    const int arrow = menu() ? style()->pixelMetric(QStyle::PM_MenuButtonIndicator, &option, this) : 0;
    return style()->sizeFromContents(QStyle::CT_PushButton, &option, option.rect.size() + QSize(arrow, 0),
                                     this);
}

} // namespace umpire::gui

#include "look/look.h"

#include "look/desk_style.h"
#include "look/plain_texts.h"
#include "look/style_sheet.h"
#include "look/text_family.h"

#include <QApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// The desktop's palette, as it was before this program's own colours.
const QPalette& desktop() {
    static const QPalette palette = QApplication::palette();
    return palette;
}

} // namespace

Look::Look(QObject* parent) : QObject(parent), m_family(textFamily()) {
    desktop();
    new PlainTexts(this);
}

Look::Look(QWidget& window, QObject* parent) : Look(parent) {
    m_window = &window;
}

void Look::setThemeName(const QString& name) {
    setTheme(Theme::named(name, desktop()));
}

void Look::setTheme(const Theme& theme) {
    m_theme = theme;
    applyTo();
}

void Look::setPercent(int percent) {
    const int fitting = std::clamp(percent, leastPercent, mostPercent);
    if (fitting != m_percent) {
        m_percent = fitting;
        applyTo();
    }
}

int Look::px(double length) const {
    return qRound(length * m_percent / 100.0);
}

QFont Look::font(double size, int weight) const {
    QFont font(m_family);
    font.setPixelSize(std::max(1, px(size)));
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

void Look::applyTo() {
    if (m_window) {
        m_window->setPalette(m_theme.palette());
        m_window->setFont(font(14));
        m_window->setStyleSheet(styleSheet(*this));
    } else {
        applyToProgram();
    }
    Q_EMIT changed();
}

/// The style of the whole program is set once: it costs all widgets their polish.
void Look::applyToProgram() const {
    static const bool dressed = (QApplication::setStyle(new DeskStyle), true);
    Q_UNUSED(dressed)
    QApplication::setPalette(m_theme.palette());
    QApplication::setFont(font(14));
    qApp->setStyleSheet(styleSheet(*this));
}

} // namespace umpire::gui

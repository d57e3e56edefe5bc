#include "look/look.h"

#include "look/plain_texts.h"
#include "look/text_width.h"
#include "look/umpire_style.h"

#include <QApplication>

namespace umpire::gui {

namespace {

/// The desktop's palette, as it was before this program's own colours.
const QPalette& desktop() {
    static const QPalette palette = QApplication::palette();
    return palette;
}

} // namespace

Look::Look(QObject* parent) : QObject(parent) {
    desktop();
    m_dress.family = textFamily();
    m_dress.halfBold = halfBoldOf(m_dress.family);
    new PlainTexts(this);
}

Look::Look(QWidget& window, QObject* parent) : Look(parent) {
    m_window = &window;
}

void Look::setThemeName(const QString& name) {
    setTheme(Theme::named(name, desktop()));
}

void Look::setTheme(const Theme& theme) {
    m_dress.theme = theme;
    applyTo();
}

void Look::setPercent(int percent) {
    const int fitting = std::clamp(percent, leastPercent, mostPercent);
    if (fitting != m_dress.percent) {
        m_dress.percent = fitting;
        applyTo();
    }
}

void Look::setTouch(int pixels) {
    if (pixels == m_dress.touch) {
        return;
    }
    m_dress.touch = pixels;
    applyTo();
    // No font changes by it: widgets must be told that what they remember of their size is out of date.
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent stale(QEvent::StyleChange);
        QApplication::sendEvent(widget, &stale);
    }
}

QFont Look::font(double size, int weight) const {
    constexpr double parts = 10;
    const std::pair key(qRound(size * parts), weight);
    auto known = m_fonts.constFind(key);
    if (known == m_fonts.constEnd()) {
        known = m_fonts.insert(key, m_dress.font(size, weight));
    }
    return *known;
}

void Look::applyTo() {
    m_fonts.clear();
    UmpireStyle& style = UmpireStyle::ofProgram();
    m_window ? style.wear(m_dress, *m_window) : style.wear(m_dress);
    Q_EMIT changed();
}

} // namespace umpire::gui

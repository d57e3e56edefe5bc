#include "look/look.h"

#include "look/style_sheet.h"

#include <QApplication>
#include <QFontDatabase>
#include <QStyleFactory>

#include <algorithm>

namespace umpire::gui {

namespace {

/// A humanist sans where there is one; else what the desktop uses.
QString chooseFamily() {
    const QStringList there = QFontDatabase::families();
    for (const QString& wanted : {QStringLiteral("Noto Sans"), QStringLiteral("Open Sans")}) {
        if (there.contains(wanted)) {
            return wanted;
        }
    }
    return QApplication::font().family();
}

} // namespace

Look::Look(QObject* parent) : QObject(parent), m_family(chooseFamily()), m_desktop(QApplication::palette()) {}

void Look::setThemeName(const QString& name) {
    if (name == QLatin1String("auto")) {
        setTheme(Theme::fitting(m_desktop));
    } else {
        setTheme(name == QLatin1String("dark") ? Theme::night() : Theme::light());
    }
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
    if (QApplication::style()->name() != QLatin1String("fusion")) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    }
    QApplication::setPalette(m_theme.palette());
    QApplication::setFont(font(14));
    qApp->setStyleSheet(styleSheet(*this));
    Q_EMIT changed();
}

} // namespace umpire::gui

#include "look/umpire_style.h"

#include "look/bar_painter.h"
#include "look/button_painter.h"
#include "look/ground.h"
#include "look/input_painter.h"
#include "look/item_kind.h"
#include "look/menu_painter.h"
#include "look/strokes.h"
#include "look/text_kinds.h"

#include <QApplication>
#include <QIcon>
#include <QPainter>
#include <QPalette>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleFactory>
#include <QTabBar>
#include <QTextEdit>
#include <QToolTip>

namespace umpire::gui {

/// The sign of a message box: a letter in a ring of ink; null for what is no message.
QIcon standardSign(QStyle::StandardPixmap icon);

namespace {

/// "" for what is no message.
QString signOf(QStyle::StandardPixmap icon) {
    switch (icon) {
    case QStyle::SP_MessageBoxQuestion:
        return QStringLiteral("?");
    case QStyle::SP_MessageBoxInformation:
        return QStringLiteral("i");
    case QStyle::SP_MessageBoxWarning:
    case QStyle::SP_MessageBoxCritical:
        return QStringLiteral("!");
    default:
        return {};
    }
}

/// A ring of ink with the sign in it.
QPixmap drawn(const QString& sign, int side) {
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = side / 16.0;
    painter.setPen(QPen(QApplication::palette().color(QPalette::WindowText), line));
    painter.drawEllipse(QRectF(0, 0, side, side).adjusted(line, line, -line, -line));
    QFont font = QApplication::font();
    font.setPixelSize(side * 6 / 10);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(QRect(0, 0, side, side), Qt::AlignCenter, sign);
    return pixmap;
}

} // namespace

QIcon standardSign(QStyle::StandardPixmap icon) {
    const QString sign = signOf(icon);
    QIcon own;
    if (!sign.isEmpty()) {
        for (const int side : {32, 48, 64, 96, 128}) {
            own.addPixmap(drawn(sign, side));
        }
    }
    return own;
}

namespace {

template <class Option>
const Option* as(const QStyleOption& option) {
    return qstyleoption_cast<const Option*>(&option);
}

/// What scrolls has no ground of its own.
void clearGround(QScrollArea& area) {
    area.setFrameShape(QFrame::NoFrame);
    area.viewport()->setAutoFillBackground(false);
    if (area.widget()) {
        area.widget()->setAutoFillBackground(false);
    }
}

/// The ground of a part that has one is drawn by the style.
void dressGround(QWidget& widget) {
    const Ground* ground = groundOf(widget);
    if (!ground) {
        return;
    }
    widget.setAttribute(Qt::WA_StyledBackground);
    widget.setAutoFillBackground(false);
    if (ground->left && qobject_cast<QAbstractScrollArea*>(&widget)) {
        widget.setContentsMargins(1, 0, 0, 0);
    }
    if (auto* text = qobject_cast<QTextEdit*>(&widget)) {
        text->viewport()->setAutoFillBackground(false);
    }
}

} // namespace

UmpireStyle::UmpireStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

UmpireStyle& UmpireStyle::ofProgram() {
    auto* style = qobject_cast<UmpireStyle*>(QApplication::style());
    if (!style) {
        style = new UmpireStyle;
        QApplication::setStyle(style);
    }
    return *style;
}

/// A palette reaches every widget by itself, and so does the font; only what has a size of its own is told.
void UmpireStyle::wear(const Dress& dress) {
    m_dress = dress;
    const QPalette palette = dress.theme.palette();
    if (QApplication::palette() != palette) {
        QApplication::setPalette(palette);
        QToolTip::setPalette(palette);
        // Qt tells the widgets later; whoever is told of a change of look measures with what is new.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationPaletteChange);
    }
    if (const QFont font = dress.font(14); QApplication::font() != font) {
        QApplication::setFont(font);
        QToolTip::setFont(font);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationFontChange);
        for (QWidget* widget : QApplication::allWidgets()) {
            if (!m_own.contains(widget->window())) {
                dressText(*widget, dress);
            }
        }
    }
}

void UmpireStyle::wear(const Dress& dress, QWidget& window) {
    if (!m_own.contains(&window)) {
        connect(&window, &QObject::destroyed, this, [this](QObject* gone) { m_own.remove(gone); });
    }
    m_own.insert(&window, dress);
    window.setPalette(dress.theme.palette());
    window.setFont(dress.font(14));
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        dressText(*widget, dress);
    }
}

const Dress& UmpireStyle::dressOf(const QWidget* widget) const {
    if (m_own.isEmpty() || !widget) {
        return m_dress;
    }
    const auto own = m_own.constFind(widget->window());
    return own == m_own.constEnd() ? m_dress : *own;
}

void UmpireStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    dressText(*widget, dressOf(widget));
    if (auto* view = qobject_cast<QAbstractItemView*>(widget)) {
        dressView(*view);
    } else if (auto* area = qobject_cast<QScrollArea*>(widget)) {
        clearGround(*area);
    } else if (qobject_cast<QScrollBar*>(widget)) {
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false);
    }
    dressGround(*widget);
}

void UmpireStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    if (!paintPanel(element, *option, *painter, widget) && !paintSign(element, *option, *painter, widget)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

/// Grounds and frames; false for what is something else.
bool UmpireStyle::paintPanel(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                             const QWidget* widget) const {
    const Dress& dress = dressOf(widget);
    switch (element) {
    case PE_Widget:
        if (const Ground* ground = widget ? groundOf(*widget) : nullptr) {
            paintGround(painter, *widget, *ground, dress);
        }
        return true;
    case PE_PanelLineEdit:
        if (input::isFramed(&option)) {
            input::paintLine(painter, option, dress);
        }
        return true;
    case PE_PanelButtonTool:
    case PE_PanelButtonCommand:
        paintButtonBox(painter, option, dress);
        return true;
    case PE_PanelMenu:
        drawBox(painter, option.rect, dress.theme.pane, QPen(dress.theme.line, 1));
        return true;
    case PE_PanelTipLabel:
        drawBox(painter, option.rect, dress.theme.tile, QPen(dress.theme.line, 1));
        return true;
    case PE_Frame:
        paintFrame(option, painter, widget);
        return true;
    case PE_FrameTabBarBase:
    case PE_IndicatorDockWidgetResizeHandle:
        painter.fillRect(option.rect, dress.theme.line);
        return true;
    case PE_FrameLineEdit:
    case PE_FrameMenu:
    case PE_PanelMenuBar:
    case PE_FrameStatusBarItem:
    case PE_PanelScrollAreaCorner:
        return true;
    default:
        return false;
    }
}

/// Boxes to tick, items, the frame of the keyboard; false for what is something else.
bool UmpireStyle::paintSign(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                            const QWidget* widget) const {
    const Dress& dress = dressOf(widget);
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        input::paintTick(painter, option, dress);
        return true;
    case PE_IndicatorRadioButton:
        input::paintDot(painter, option, dress);
        return true;
    case PE_FrameFocusRect:
        if (!qobject_cast<const QAbstractItemView*>(widget)) {
            drawBox(painter, option.rect, Qt::NoBrush, focusPen(dress), dress.px(4));
        }
        return true;
    case PE_PanelItemViewItem:
        if (const auto* item = as<QStyleOptionViewItem>(option)) {
            paintItemGround(painter, *item, itemKindOf(widget), dress);
        }
        return true;
    default:
        return false;
    }
}

/// A list is as round as its frame; a part with a ground has its frame from that.
void UmpireStyle::paintFrame(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    if (widget && groundOf(*widget)) {
        return;
    }
    const Dress& dress = dressOf(widget);
    const QPen line(dress.theme.line, 1);
    if (const ItemKind kind = itemKindOf(widget); kind.framed) {
        drawBox(painter, option.rect, option.palette.brush(kind.ground), line, dress.px(4));
    } else {
        drawBox(painter, option.rect, Qt::NoBrush, line);
    }
}

void UmpireStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    const Dress& dress = dressOf(widget);
    if (element == CE_PushButton) {
        if (const auto* button = as<QStyleOptionButton>(*option)) {
            paintButton(*painter, *button, widget, dress);
        }
    } else if (element == CE_ComboBoxLabel) {
        paintComboWords(*option, *painter, widget);
    } else if (element == CE_ItemViewItem) {
        paintItem(*option, *painter, widget);
    } else if (!paintMenus(element, *option, *painter, dress) &&
               !paintBars(element, *option, *painter, widget)) {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

bool UmpireStyle::paintMenus(ControlElement element, const QStyleOption& option, QPainter& painter,
                             const Dress& dress) const {
    const auto* entry = as<QStyleOptionMenuItem>(option);
    switch (element) {
    case CE_MenuItem:
        if (entry) {
            menus::paintEntry(painter, *entry, dress);
        }
        return true;
    case CE_MenuBarItem:
        if (entry) {
            menus::paintBarEntry(painter, *entry, dress);
        }
        return true;
    case CE_MenuBarEmptyArea:
        painter.fillRect(option.rect, dress.theme.pane);
        return true;
    case CE_MenuEmptyArea:
        return true;
    default:
        return false;
    }
}

/// Tabs, heads and the lines between parts; false for what is something else.
bool UmpireStyle::paintBars(ControlElement element, const QStyleOption& option, QPainter& painter,
                            const QWidget* widget) const {
    const Dress& dress = dressOf(widget);
    const auto* tab = as<QStyleOptionTab>(option);
    const auto* head = as<QStyleOptionHeader>(option);
    switch (element) {
    case CE_TabBarTabShape:
        if (tab) {
            bars::paintTab(painter, *tab, dress);
        }
        return true;
    case CE_TabBarTabLabel:
        if (tab) {
            bars::paintTabWords(painter, *tab, dress);
        }
        return true;
    case CE_HeaderSection:
        bars::paintHead(painter, option.rect, dress);
        return true;
    case CE_HeaderEmptyArea:
        painter.fillRect(option.rect, dress.theme.background);
        return true;
    case CE_HeaderLabel:
        if (head) {
            QStyleOptionHeader muted(*head);
            muted.palette.setColor(QPalette::ButtonText, dress.theme.muted);
            QProxyStyle::drawControl(element, &muted, &painter, widget);
        }
        return true;
    case CE_Splitter:
        painter.fillRect(option.rect, dress.theme.line);
        return true;
    default:
        return false;
    }
}

/// The chosen of a lined table stand on the background, in ink.
void UmpireStyle::paintItem(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    const auto* item = as<QStyleOptionViewItem>(option);
    if (!item || itemKindOf(widget).row != ItemKind::Row::Lined) {
        QProxyStyle::drawControl(CE_ItemViewItem, &option, &painter, widget);
        return;
    }
    QStyleOptionViewItem own(*item);
    own.palette.setColor(QPalette::HighlightedText, dressOf(widget).theme.ink);
    QProxyStyle::drawControl(CE_ItemViewItem, &own, &painter, widget);
}

void UmpireStyle::paintComboWords(const QStyleOption& option, QPainter& painter,
                                  const QWidget* widget) const {
    const auto* combo = as<QStyleOptionComboBox>(option);
    if (!combo || combo->editable) {
        return;
    }
    const QRect room = input::comboPart(*combo, SC_ComboBoxEditField, dressOf(widget));
    const auto along = visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(option.palette.color(QPalette::ButtonText));
    painter.drawText(room, int(along) | Qt::TextSingleLine,
                     option.fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room.width()));
}

void UmpireStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
    const Dress& dress = dressOf(widget);
    if (control == CC_ComboBox && as<QStyleOptionComboBox>(*option)) {
        input::paintCombo(*painter, *as<QStyleOptionComboBox>(*option), dress);
    } else if (control == CC_SpinBox && as<QStyleOptionSpinBox>(*option)) {
        input::paintSpin(*painter, *as<QStyleOptionSpinBox>(*option), dress);
    } else if (control == CC_ScrollBar && as<QStyleOptionSlider>(*option)) {
        bars::paintScrollBar(*painter, *as<QStyleOptionSlider>(*option), dress);
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

QIcon UmpireStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                                const QWidget* widget) const {
    const QIcon own = standardSign(icon);
    return own.isNull() ? QProxyStyle::standardIcon(icon, option, widget) : own;
}

} // namespace umpire::gui

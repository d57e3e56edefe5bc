#include "look/umpire_style.h"

#include "look/control_painter.h"
#include "look/ground.h"
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
#include <QTextEdit>
#include <QToolTip>

#include <algorithm>
#include <optional>

namespace umpire::gui {

namespace {

/// Scroll bars, tabs and heads of tables.
namespace bars {

constexpr double leastHandle = 32;
// From the edge of a head to its words.
constexpr double headAcross = 10;
constexpr double headDown = 6;

QRect scrollPart(const QStyleOptionSlider& option, QStyle::SubControl part, const Dress& dress) {
    const bool level = option.orientation == Qt::Horizontal;
    const int length = level ? option.rect.width() : option.rect.height();
    const qint64 range = qint64(option.maximum) - option.minimum;
    const qint64 whole = range + option.pageStep;
    const int share = whole > 0 ? static_cast<int>(qint64(option.pageStep) * length / whole) : length;
    const int handle =
        range > 0 ? std::clamp(share, std::min(dress.px(leastHandle), length), length) : length;
    const int from = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                     length - handle, option.upsideDown);
    const auto stretch = [&](int begin, int size) {
        const QRect place =
            level ? QRect(option.rect.left() + begin, option.rect.top(), size, option.rect.height())
                  : QRect(option.rect.left(), option.rect.top() + begin, option.rect.width(), size);
        return QStyle::visualRect(option.direction, option.rect, place);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, from);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(from + handle, length - from - handle);
    case QStyle::SC_ScrollBarSlider:
        return stretch(from, handle);
    case QStyle::SC_ScrollBarGroove:
        return option.rect;
    default:
        return {};
    }
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const Dress& dress) {
    if (option.maximum == option.minimum) {
        return;
    }
    const bool held = (option.activeSubControls & QStyle::SC_ScrollBarSlider) &&
                      (option.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    drawBox(painter, scrollPart(option, QStyle::SC_ScrollBarSlider, dress).adjusted(2, 2, -2, -2),
            held ? dress.theme.muted : dress.theme.line, Qt::NoPen, dress.px(4));
}

void paintTab(QPainter& painter, const QStyleOptionTab& option, const Dress& dress) {
    const Theme& theme = dress.theme;
    const bool front = option.state & QStyle::State_Selected;
    const int thick = dress.px(2);
    painter.fillRect(option.rect, front ? theme.pane : theme.background);
    painter.fillRect(option.rect.left(), option.rect.bottom() + 1 - thick, option.rect.width(), thick,
                     front ? theme.accent : theme.line);
    if (option.state & QStyle::State_HasFocus) {
        drawBox(painter, option.rect, Qt::NoBrush, focusPen(dress));
    }
}

void paintTabWords(QPainter& painter, const QStyleOptionTab& option, const Dress& dress) {
    const bool front = option.state & QStyle::State_Selected;
    painter.setPen(option.state & QStyle::State_HasFocus ? dress.theme.accent
                   : front                               ? dress.theme.ink
                                                         : dress.theme.muted);
    painter.drawText(option.rect.adjusted(0, 0, 0, -dress.px(2)), Qt::AlignCenter | Qt::TextShowMnemonic,
                     option.text);
}

QSize headSize(const QStyleOptionHeader& option, const Dress& dress) {
    const int arrow = option.sortIndicator == QStyleOptionHeader::None ? 0 : dress.px(16);
    return option.fontMetrics.size(0, option.text) +
           QSize(2 * dress.px(headAcross) + arrow, 2 * dress.px(headDown) + 1);
}

QRect headWords(const QRect& head, const Dress& dress) {
    return head.adjusted(dress.px(headAcross), dress.px(headDown), -dress.px(headAcross),
                         -dress.px(headDown) - 1);
}

void paintHead(QPainter& painter, const QRect& head, const Dress& dress) {
    painter.fillRect(head, dress.theme.background);
    painter.fillRect(head.left(), head.bottom(), head.width(), 1, dress.theme.line);
}

} // namespace bars

/// Entries of menus and of the menu bar.
namespace menus {

constexpr double margin = 24; ///< beside the words: room for a tick, and for what leads to more
constexpr double cornerOfBox = 4;

int keysShown(const QStyleOption& option) {
    return qApp->style()->styleHint(QStyle::SH_UnderlineShortcut, &option) ? Qt::TextShowMnemonic
                                                                           : Qt::TextHideMnemonic;
}

/// The box round what is pointed at, and the ink on it.
QColor paintBack(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress) {
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool chosen = option.state & QStyle::State_Selected;
    if (chosen && enabled) {
        drawBox(painter, option.rect, dress.theme.accent, Qt::NoPen, dress.px(cornerOfBox));
    } else if (chosen) {
        drawBox(painter, option.rect, Qt::NoBrush, QPen(dress.theme.line, 1), dress.px(cornerOfBox));
    }
    return !enabled ? disabledInk(dress.theme) : chosen ? dress.theme.onAccent : dress.theme.ink;
}

void paintWords(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress) {
    const int across = dress.px(margin);
    const QRect room = option.rect.adjusted(across, 0, -across, 0);
    const qsizetype tab = option.text.indexOf(QLatin1Char('\t'));
    const auto place = [&option](const QRect& rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const auto along = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    const int flags = int(along) | Qt::TextSingleLine | keysShown(option);
    painter.drawText(place(room), flags, tab < 0 ? option.text : option.text.left(tab));
    if (tab >= 0) {
        const QRect keys = room.adjusted(room.width() - option.reservedShortcutWidth, 0, 0, 0);
        painter.drawText(place(keys), flags, option.text.mid(tab + 1));
    }
}

void paintSigns(QPainter& painter, const QStyleOptionMenuItem& option, const QColor& ink,
                const Dress& dress) {
    const int across = dress.px(margin);
    const int side = dress.px(14);
    QRect place(0, 0, side, side);
    if (option.checkType != QStyleOptionMenuItem::NotCheckable && option.checked) {
        place.moveCenter({option.rect.left() + across / 2, option.rect.center().y()});
        drawTick(painter, QStyle::visualRect(option.direction, option.rect, place), ink);
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        place.moveCenter({option.rect.right() - across / 2, option.rect.center().y()});
        const auto along = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
        painter.drawText(QStyle::visualRect(option.direction, option.rect, place), int(along),
                         option.direction == Qt::LeftToRight ? QStringLiteral("›") : QStringLiteral("‹"));
    }
}

QSize entrySize(const QStyleOptionMenuItem& option, const QSize& words, const Dress& dress) {
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        return {words.width(), 1 + 2 * dress.px(4)};
    }
    const int gap = option.text.contains(QLatin1Char('\t')) ? dress.px(16) : 0;
    return {words.width() + gap + 2 * dress.px(margin),
            std::max(words.height(), option.fontMetrics.height()) + 2 * dress.px(6)};
}

QSize barEntrySize(const QSize& words, const Dress& dress) {
    return words + 2 * QSize(dress.px(8), dress.px(4));
}

void paintEntry(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress) {
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        const int in = dress.px(8);
        painter.fillRect(option.rect.left() + in, option.rect.center().y(), option.rect.width() - 2 * in, 1,
                         dress.theme.line);
        return;
    }
    const QColor ink = paintBack(painter, option, dress);
    painter.setFont(option.font);
    painter.setPen(ink);
    paintWords(painter, option, dress);
    paintSigns(painter, option, ink, dress);
}

void paintBarEntry(QPainter& painter, const QStyleOptionMenuItem& option, const Dress& dress) {
    painter.fillRect(option.rect, dress.theme.pane);
    painter.setPen(paintBack(painter, option, dress));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextSingleLine | keysShown(option), option.text);
}

} // namespace menus

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

/// The sign of a message box: a letter in a ring of ink; null for what is no message.
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

/// A list is as round as its frame; a part with a ground has its frame from that.
void paintFrame(const QStyleOption& option, QPainter& painter, const QWidget* widget, const Dress& dress) {
    if (widget && groundOf(*widget)) {
        return;
    }
    const QPen line(dress.theme.line, 1);
    if (const ItemKind kind = itemKindOf(widget); kind.framed) {
        drawBox(painter, option.rect, option.palette.brush(kind.ground), line, dress.px(4));
    } else {
        drawBox(painter, option.rect, Qt::NoBrush, line);
    }
}

/// Grounds and frames; false for what is something else.
bool paintPanel(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                const QWidget* widget, const Dress& dress) {
    switch (element) {
    case QStyle::PE_Widget:
        if (const Ground* ground = widget ? groundOf(*widget) : nullptr) {
            paintGround(painter, *widget, *ground, dress);
        }
        return true;
    case QStyle::PE_PanelLineEdit:
        if (input::isFramed(&option)) {
            input::paintLine(painter, option, dress);
        }
        return true;
    case QStyle::PE_PanelButtonTool:
    case QStyle::PE_PanelButtonCommand:
        paintButtonBox(painter, option, dress);
        return true;
    case QStyle::PE_PanelMenu:
        drawBox(painter, option.rect, dress.theme.pane, QPen(dress.theme.line, 1));
        return true;
    case QStyle::PE_PanelTipLabel:
        drawBox(painter, option.rect, dress.theme.tile, QPen(dress.theme.line, 1));
        return true;
    case QStyle::PE_Frame:
        paintFrame(option, painter, widget, dress);
        return true;
    case QStyle::PE_FrameTabBarBase:
    case QStyle::PE_IndicatorDockWidgetResizeHandle:
        painter.fillRect(option.rect, dress.theme.line);
        return true;
    case QStyle::PE_FrameLineEdit:
    case QStyle::PE_FrameMenu:
    case QStyle::PE_PanelMenuBar:
    case QStyle::PE_FrameStatusBarItem:
    case QStyle::PE_PanelScrollAreaCorner:
        return true;
    default:
        return false;
    }
}

/// Boxes to tick, items, the frame of the keyboard; false for what is something else.
bool paintSign(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter,
               const QWidget* widget, const Dress& dress) {
    switch (element) {
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorItemViewItemCheck:
        input::paintTick(painter, option, dress);
        return true;
    case QStyle::PE_IndicatorRadioButton:
        input::paintDot(painter, option, dress);
        return true;
    case QStyle::PE_FrameFocusRect:
        if (!qobject_cast<const QAbstractItemView*>(widget)) {
            drawBox(painter, option.rect, Qt::NoBrush, focusPen(dress), dress.px(4));
        }
        return true;
    case QStyle::PE_PanelItemViewItem:
        if (const auto* item = as<QStyleOptionViewItem>(option)) {
            paintItemGround(painter, *item, itemKindOf(widget), dress);
        }
        return true;
    default:
        return false;
    }
}

bool paintMenus(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter,
                const Dress& dress) {
    const auto* entry = as<QStyleOptionMenuItem>(option);
    switch (element) {
    case QStyle::CE_MenuItem:
        if (entry) {
            menus::paintEntry(painter, *entry, dress);
        }
        return true;
    case QStyle::CE_MenuBarItem:
        if (entry) {
            menus::paintBarEntry(painter, *entry, dress);
        }
        return true;
    case QStyle::CE_MenuBarEmptyArea:
        painter.fillRect(option.rect, dress.theme.pane);
        return true;
    case QStyle::CE_MenuEmptyArea:
        return true;
    default:
        return false;
    }
}

void paintComboWords(const QStyleOption& option, QPainter& painter, const Dress& dress) {
    const auto* combo = as<QStyleOptionComboBox>(option);
    if (!combo || combo->editable) {
        return;
    }
    const QRect room = input::comboPart(*combo, QStyle::SC_ComboBoxEditField, dress);
    const auto along = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(option.palette.color(QPalette::ButtonText));
    painter.drawText(room, int(along) | Qt::TextSingleLine,
                     option.fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room.width()));
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
    if (!paintPanel(element, *option, *painter, widget, dressOf(widget)) &&
        !paintSign(element, *option, *painter, widget, dressOf(widget))) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
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
        paintComboWords(*option, *painter, dress);
    } else if (element == CE_ItemViewItem) {
        paintItem(*option, *painter, widget);
    } else if (!paintMenus(element, *option, *painter, dress) &&
               !paintBars(element, *option, *painter, widget)) {
        QProxyStyle::drawControl(element, option, painter, widget);
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

// How large the plain parts are, and where what is in them lies.

namespace {

constexpr double leastNumber = 40; // the width of a spin box's number

QSize tickSize(const QSize& words, const Dress& dress) {
    const int side = input::tickSide(dress);
    return QSize(words.width() + side + input::tickGap(dress), std::max(words.height(), side)) +
           2 * input::tickEdge(dress);
}

bool hasButtons(const QStyleOption* option) {
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    return !spin || spin->buttonSymbols != QAbstractSpinBox::NoButtons;
}

/// Lengths that are the same for every widget.
std::optional<int> metricOf(QStyle::PixelMetric metric, const Dress& dress) {
    switch (metric) {
    case QStyle::PM_IndicatorWidth:
    case QStyle::PM_IndicatorHeight:
    case QStyle::PM_ExclusiveIndicatorWidth:
    case QStyle::PM_ExclusiveIndicatorHeight:
        return input::tickSide(dress);
    case QStyle::PM_ScrollBarExtent:
        return dress.px(12);
    case QStyle::PM_ScrollBarSliderMin:
        return dress.px(bars::leastHandle);
    case QStyle::PM_MenuBarHMargin:
        return dress.px(14);
    case QStyle::PM_TabBarTabHSpace:
        return 2 * dress.px(16);
    case QStyle::PM_TabBarTabVSpace:
        return 2 * dress.px(4) + dress.px(2);
    case QStyle::PM_TabBarBaseOverlap:
        return dress.px(2);
    case QStyle::PM_MenuHMargin:
    case QStyle::PM_MenuVMargin:
    case QStyle::PM_DockWidgetSeparatorExtent:
    case QStyle::PM_ToolTipLabelFrameWidth:
        return dress.px(4);
    case QStyle::PM_MenuPanelWidth:
    case QStyle::PM_SplitterWidth:
    case QStyle::PM_DefaultFrameWidth:
        return 1;
    case QStyle::PM_MenuBarPanelWidth:
    case QStyle::PM_MenuBarVMargin:
    case QStyle::PM_TabBarTabShiftVertical:
    case QStyle::PM_TabBarTabShiftHorizontal:
    case QStyle::PM_ButtonDefaultIndicator:
        return 0;
    default:
        return {};
    }
}

/// How far a finger makes something grow that is pressed.
QSize targetOf(QStyle::ContentsType type, const QStyleOption* option, int touch) {
    switch (type) {
    case QStyle::CT_PushButton:
    case QStyle::CT_ToolButton:
    case QStyle::CT_CheckBox:
    case QStyle::CT_RadioButton:
    case QStyle::CT_LineEdit:
    case QStyle::CT_ComboBox:
    case QStyle::CT_SpinBox:
    case QStyle::CT_MenuBarItem:
    case QStyle::CT_TabBarTab:
        return {touch, touch};
    case QStyle::CT_ItemViewItem:
    case QStyle::CT_HeaderSection:
        return {0, touch};
    case QStyle::CT_MenuItem: {
        const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        const bool pressed = entry && entry->menuItemType != QStyleOptionMenuItem::Separator;
        return {0, pressed ? touch : 0};
    }
    default:
        return {0, 0};
    }
}

} // namespace

QSize UmpireStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                    const QWidget* widget) const {
    const QSize usual = usualSize(type, option, contents, widget);
    const int touch = dressOf(widget).touch;
    return touch > 0 ? usual.expandedTo(targetOf(type, option, touch)) : usual;
}

QSize UmpireStyle::usualSize(ContentsType type, const QStyleOption* option, const QSize& contents,
                             const QWidget* widget) const {
    const Dress& dress = dressOf(widget);
    switch (type) {
    case CT_PushButton:
    case CT_ToolButton:
        return buttonSize(contents, widget, dress);
    case CT_CheckBox:
    case CT_RadioButton:
        return tickSize(contents, dress);
    case CT_LineEdit:
    case CT_ComboBox:
    case CT_SpinBox:
        return inputSize(type, option, contents, widget);
    case CT_MenuItem:
        if (const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            return menus::entrySize(*entry, contents, dress);
        }
        return contents;
    case CT_MenuBarItem:
        return menus::barEntrySize(contents, dress);
    case CT_TabBarTab:
        return contents;
    case CT_HeaderSection:
        if (const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            return bars::headSize(*head, dress);
        }
        return contents;
    case CT_ItemViewItem:
        return QProxyStyle::sizeFromContents(type, option, contents, widget) +
               QSize(0, 2 * dress.px(itemKindOf(widget).down));
    default:
        return QProxyStyle::sizeFromContents(type, option, contents, widget);
    }
}

QSize UmpireStyle::inputSize(ContentsType type, const QStyleOption* option, const QSize& contents,
                             const QWidget* widget) const {
    const Dress& dress = dressOf(widget);
    const QSize edge = input::lineEdge(dress);
    if (type == CT_LineEdit) {
        return input::isFramed(option) ? contents + 2 * edge : contents;
    }
    const int least = type == CT_SpinBox ? dress.px(leastNumber) : 0;
    const int beside = edge.width() + (!hasButtons(option)  ? edge.width()
                                       : type == CT_SpinBox ? input::steps(dress)
                                                            : input::handle(dress));
    return {std::max(contents.width(), least) + beside, contents.height() + 2 * edge.height()};
}

QRect UmpireStyle::subElementRect(SubElement element, const QStyleOption* option,
                                  const QWidget* widget) const {
    const Dress& dress = dressOf(widget);
    switch (element) {
    case SE_CheckBoxIndicator:
    case SE_RadioButtonIndicator:
    case SE_CheckBoxContents:
    case SE_RadioButtonContents:
        return tickPart(element, *option, dress);
    case SE_CheckBoxFocusRect:
    case SE_RadioButtonFocusRect:
    case SE_CheckBoxClickRect:
    case SE_RadioButtonClickRect:
    case SE_CheckBoxLayoutItem: // so that the frame of the keyboard has its room
    case SE_RadioButtonLayoutItem:
        return option->rect;
    case SE_LineEditContents: {
        const QSize edge = input::isFramed(option) ? input::lineEdge(dress) : QSize(0, 0);
        return option->rect.adjusted(edge.width(), edge.height(), -edge.width(), -edge.height());
    }
    case SE_HeaderLabel:
        return bars::headWords(option->rect, dress);
    default:
        return QProxyStyle::subElementRect(element, option, widget);
    }
}

/// The box to tick, or the words beside it.
QRect UmpireStyle::tickPart(SubElement element, const QStyleOption& option, const Dress& dress) const {
    const int side = input::tickSide(dress);
    const QSize edge = input::tickEdge(dress);
    const QRect all = option.rect;
    const bool box = element == SE_CheckBoxIndicator || element == SE_RadioButtonIndicator;
    const QRect place =
        box ? QRect(all.left() + edge.width(), all.top() + (all.height() - side) / 2, side, side)
            : all.adjusted(edge.width() + side + input::tickGap(dress), 0, -edge.width(), 0);
    return visualRect(option.direction, all, place);
}

QRect UmpireStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const {
    const Dress& dress = dressOf(widget);
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        control == CC_ComboBox && combo) {
        return input::comboPart(*combo, part, dress);
    }
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        control == CC_SpinBox && spin) {
        return input::spinPart(*spin, part, dress);
    }
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        control == CC_ScrollBar && bar) {
        return bars::scrollPart(*bar, part, dress);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

int UmpireStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    const int touch = dressOf(widget).touch;
    if (touch > 0 &&
        (metric == PM_SliderThickness || metric == PM_SliderControlThickness || metric == PM_SliderLength)) {
        return touch;
    }
    const std::optional<int> own = metricOf(metric, dressOf(widget));
    if (own) {
        return *own;
    }
    if (metric == PM_MenuButtonIndicator && qobject_cast<const QPushButton*>(widget)) {
        return 0;
    }
    if (metric == PM_FocusFrameHMargin) {
        // Qt adds one to it and has the room beside the words of an item.
        const double across = itemKindOf(widget).across;
        return across > 0 ? dressOf(widget).px(across) - 1 : QProxyStyle::pixelMetric(metric, option, widget);
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int UmpireStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* returned) const {
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
        return 0;
    case SH_Table_GridLineColor:
        return static_cast<int>(dressOf(widget).theme.line.rgba());
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

} // namespace umpire::gui

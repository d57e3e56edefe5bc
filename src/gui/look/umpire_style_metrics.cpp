// How large the plain parts of the program are, and where what is in them lies.

#include "look/bar_painter.h"
#include "look/button_painter.h"
#include "look/input_painter.h"
#include "look/item_kind.h"
#include "look/menu_painter.h"
#include "look/umpire_style.h"

#include <QPushButton>

#include <optional>

namespace umpire::gui {

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
        return bars::scrollBreadth(dress);
    case QStyle::PM_ScrollBarSliderMin:
        return bars::leastHandle(dress);
    case QStyle::PM_MenuHMargin:
    case QStyle::PM_MenuVMargin:
        return menus::edge(dress);
    case QStyle::PM_MenuBarHMargin:
        return menus::barEdge(dress);
    case QStyle::PM_TabBarTabHSpace:
        return bars::tabRoom(dress).width();
    case QStyle::PM_TabBarTabVSpace:
        return bars::tabRoom(dress).height();
    case QStyle::PM_TabBarBaseOverlap:
        return dress.px(2);
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

} // namespace

namespace {

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

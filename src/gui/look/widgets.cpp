#include "look/widgets.h"

#include "look/plain_texts.h"
#include "look/text_width.h"

#include <QDialogButtonBox>
#include <QDropEvent>
#include <QMimeData>
#include <QPainter>
#include <QScreen>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace umpire::gui {

QLabel* makeLabel(QWidget* parent, QAnyStringView name, const char* kind, const QString& text) {
    auto* label = makeLine(parent, name, kind, text);
    label->setWordWrap(true);
    return label;
}

QLabel* makeLine(QWidget* parent, QAnyStringView name, const char* kind, const QString& text) {
    auto* label = named(new QLabel(text, parent), name);
    label->setProperty("kind", QLatin1String(kind));
    return label;
}

void showIfAny(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

QPushButton* makeButton(QWidget* parent, QAnyStringView name, const char* kind, const QString& text,
                        const QString& tip) {
    auto* button = named(new QPushButton(text, parent), name);
    if (*kind) {
        button->setProperty("kind", QLatin1String(kind));
    }
    button->setAccessibleName(plainWords(text));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

void spaceOut(const Look& look, QWidget& page, int spacing) {
    page.layout()->setContentsMargins(look.px(16), look.px(12), look.px(16), look.px(12));
    page.layout()->setSpacing(look.px(spacing));
}

void keepSpaced(const Look& look, QLayout& layout, const QMargins& margins, int spacing) {
    const auto space = [&look, &layout, margins, spacing] {
        layout.setContentsMargins(look.px(margins.left()), look.px(margins.top()), look.px(margins.right()),
                                  look.px(margins.bottom()));
        layout.setSpacing(look.px(spacing));
    };
    QObject::connect(&look, &Look::changed, &layout, space);
    space();
}

QSize dialogSize(const Look& look, const QWidget& dialog, int width, int height) {
    const QWidget* owner = dialog.parentWidget() ? dialog.parentWidget()->window() : nullptr;
    const QSize screen = dialog.screen()->availableSize();
    const QSize room = owner ? screen.boundedTo(owner->size().expandedTo(QSize(640, 400))) : screen;
    return QSize(look.px(width), look.px(height)).boundedTo(room * 95 / 100);
}

void giveSize(const Look& look, QWidget& window, int width, int height) {
    constexpr const char* given = "given-size";
    constexpr const char* percent = "given-percent";
    const QVariant before = window.property(given);
    const bool own = before.isValid() && before.toSize() != window.size();
    if (own || window.property(percent) == QVariant(look.percent())) {
        return;
    }
    window.resize(dialogSize(look, window, width, height));
    window.setProperty(given, window.size());
    window.setProperty(percent, look.percent());
}

void bringUp(QWidget& window) {
    window.show();
    window.raise();
    window.activateWindow();
}

void speakButtons(const QDialogButtonBox& buttons) {
    for (QAbstractButton* button : buttons.buttons()) {
        button->setAccessibleName(plainWords(button->text()));
    }
}

QScrollArea* scrollFreely(QWidget* contents, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(contents);
    return area;
}

QScrollArea* scrollDown(QWidget* contents, QWidget* parent) {
    QScrollArea* area = scrollFreely(contents, parent);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

void emptyOut(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        } else if (QLayout* inner = item->layout()) {
            emptyOut(*inner);
        }
        delete item;
    }
}

namespace {

/// Sees what is dragged over a window before the window does.
class FileDrop : public QObject {
  public:
    FileDrop(QWidget& window, std::function<void(const QStringList& paths)> take)
        : QObject(&window), m_take(std::move(take)) {
        window.setAcceptDrops(true);
        window.installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const QEvent::Type type = event->type();
        if (type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop) {
            look(*static_cast<QDropEvent*>(event));
            return true;
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    void look(QDropEvent& drop) {
        QStringList paths;
        for (const QUrl& url : drop.mimeData()->urls()) {
            if (url.isLocalFile()) {
                paths << url.toLocalFile();
            }
        }
        if (paths.isEmpty()) {
            drop.ignore();
            return;
        }
        // The file stays where it is, whatever the other program would offer.
        drop.setDropAction(Qt::CopyAction);
        drop.accept();
        if (drop.type() == QEvent::Drop) {
            QTimer::singleShot(0, this, [this, paths] { m_take(paths); });
        }
    }

    std::function<void(const QStringList& paths)> m_take;
};

} // namespace

void takeDrops(QWidget& window, std::function<void(const QStringList& paths)> take) {
    new FileDrop(window, std::move(take));
}

bool pressFocused(const QWidget& window, const QKeyEvent& event) {
    auto* button = qobject_cast<QPushButton*>(window.focusWidget());
    const bool pressed = button && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
    if (pressed) {
        button->click();
    }
    return pressed;
}

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

TallContents::TallContents(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_StyledBackground);
}

bool TallContents::event(QEvent* event) {
    const QEvent::Type type = event->type();
    const bool done = QWidget::event(event); // with a deferred delete it is gone now
    if ((type == QEvent::Resize || type == QEvent::LayoutRequest) && layout()) {
        const int needed = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width())
                                                         : layout()->sizeHint().height();
        setMinimumHeight(std::max(1, needed));
    }
    return done;
}

WrappedRow::WrappedRow(QWidget* parent, Wide wide)
    : QWidget(parent), m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this)), m_first(new QHBoxLayout),
      m_second(new QHBoxLayout) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->addLayout(m_first, wide == Wide::First ? 1 : 0);
    m_rows->addLayout(m_second, wide == Wide::Second ? 1 : 0);
}

void WrappedRow::setSpacing(int spacing) {
    for (QBoxLayout* layout : std::initializer_list<QBoxLayout*>{m_rows, m_first, m_second}) {
        layout->setSpacing(spacing);
    }
    arrange();
}

/// As wide as one row, whichever way they stand now: with room again they go back to it.
QSize WrappedRow::sizeHint() const {
    return {m_first->sizeHint().width() + m_rows->spacing() + m_second->sizeHint().width(),
            QWidget::sizeHint().height()};
}

QSize WrappedRow::minimumSizeHint() const {
    return {std::max(m_first->minimumSize().width(), m_second->minimumSize().width()),
            QWidget::minimumSizeHint().height()};
}

bool WrappedRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        arrange(); // one of its widgets came or became wider
    }
    return QWidget::event(event);
}

void WrappedRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void WrappedRow::arrange() {
    const int needed = m_first->minimumSize().width() + m_rows->spacing() + m_second->minimumSize().width();
    m_rows->setDirection(needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setWhole(const QString& text) {
    if (text == m_whole) {
        return;
    }
    m_whole = text;
    setText(text);
    setAccessibleName(text);
    updateGeometry();
}

void ElidedLabel::setBrief(const QString& text) {
    if (text != m_brief) {
        m_brief = text;
        update();
    }
}

void ElidedLabel::keepRoomFor(const QStringList& texts) {
    if (texts != m_roomFor) {
        m_roomFor = texts;
        updateGeometry();
    }
}

QSize ElidedLabel::sizeHint() const {
    ensurePolished();
    int width = textWidth(font(), m_whole);
    for (const QString& text : m_roomFor) {
        width = std::max(width, textWidth(font(), text));
    }
    return {width + 2, fontMetrics().height() + 2 * margin()};
}

QSize ElidedLabel::minimumSizeHint() const {
    const int little = fontMetrics().averageCharWidth() * 6;
    return {std::min(little, sizeHint().width()), sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const bool fits = m_brief.isEmpty() || textWidth(font(), m_whole) <= width();
    const QString shown = cutText(font(), fits ? m_whole : m_brief, width());
    setToolTip(shown == m_whole ? QString() : tipOf(m_whole));
    painter.setPen(palette().color(foregroundRole()));
    drawTextLine(painter, rect(), QStyle::visualAlignment(layoutDirection(), alignment()), shown);
}

} // namespace umpire::gui

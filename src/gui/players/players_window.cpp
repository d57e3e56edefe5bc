#include "players/players_window.h"

#include "field/field_view.h"
#include "field/short_name.h"
#include "look/plain_texts.h"
#include "look/text_size.h"
#include "settings/settings.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

constexpr int zoomStep = 10;
constexpr int usualPercent = 130;
constexpr int leastPercent = 100;

QScreen* screenNamed(const QString& name) {
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen->name() == name) {
            return screen;
        }
    }
    return nullptr;
}

} // namespace

PlayersWindow::PlayersWindow(BattleDocument& document, Settings& settings, QWidget* parent)
    : QWidget(parent, Qt::Window), m_document(document), m_settings(settings), m_look(new Look(*this, this)) {
    setObjectName(QStringLiteral("playersWindow"));
    setAttribute(Qt::WA_StyledBackground);
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_ShowWithoutActivating); // the keyboard stays at the table
    setAccessibleName(tr("The players' view of the field"));
    m_boards = new QStackedLayout(this);
    m_textSize = new TextSize(*m_look, this, leastPercent);
    m_live = addBoard(m_document);
    connect(&m_document, &BattleDocument::changed, this, &PlayersWindow::entitle);
    connect(m_textSize, &TextSize::changed, this,
            [this](int percent) { m_settings.set(Settings::Key::PlayersPercent, percent); });
    m_look->setPercent(m_settings.value(Settings::Key::PlayersPercent).toInt());
    setThemeName(m_settings.value(Settings::Key::Theme).toString());
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() * 95 / 100));
    restoreGeometry(m_settings.value(Settings::Key::PlayersGeometry).toByteArray());
    entitle();
}

PlayersWindow::~PlayersWindow() {
    if (isVisible()) {
        remember();
    }
}

PlayersBoard* PlayersWindow::addBoard(BattleDocument& document) {
    auto* board = new PlayersBoard(*m_look, document, this);
    connect(&board->field(), &FieldView::zoomed, this,
            [this](int steps) { m_textSize->step(steps * zoomStep); });
    m_boards->addWidget(board);
    return board;
}

void PlayersWindow::entitle() {
    const bool open = m_document.isOpen();
    setWindowTitle(open ? tr("%1 – for the players").arg(inTitle(m_document.title()))
                        : tr("For the players"));
    if (open) {
        m_look->setAbbreviations(abbreviationsOf(m_document.rules()));
    }
}

void PlayersWindow::lookBack(BattleDocument* past) {
    delete std::exchange(m_past, nullptr);
    if (past) {
        m_past = addBoard(*past);
        m_past->showMap(m_mapShown);
    }
    m_boards->setCurrentWidget(m_past ? m_past : m_live);
}

void PlayersWindow::setChoice(const Id& subject, const Id& target) {
    m_live->setChoice({subject, target});
}

void PlayersWindow::showMap(bool shown) {
    m_mapShown = shown;
    m_live->showMap(shown);
    if (m_past) {
        m_past->showMap(shown);
    }
}

void PlayersWindow::setThemeName(const QString& name) {
    m_look->setThemeName(name);
}

void PlayersWindow::setPercent(int percent) {
    m_look->setPercent(std::max(leastPercent, percent));
    m_settings.set(Settings::Key::PlayersPercent, m_look->percent());
}

void PlayersWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
    m_settings.set(Settings::Key::PlayersFullScreen, isFullScreen());
}

void PlayersWindow::showOnItsScreen() {
    QScreen* screen = screenNamed(m_settings.value(Settings::Key::PlayersScreen).toString());
    const auto screens = QGuiApplication::screens();
    if (!screen && screens.size() > 1) {
        screen = screens.at(1);
    }
    if (screen && !screen->geometry().contains(geometry().center())) {
        move(screen->availableGeometry().topLeft());
    }
    if (m_settings.value(Settings::Key::PlayersFullScreen).toBool()) {
        showFullScreen();
    } else {
        show();
    }
}

/// Ctrl with plus, minus or 0.
bool PlayersWindow::sized(const QKeyEvent& event) {
    if (!event.modifiers().testFlag(Qt::ControlModifier)) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_textSize->step(zoomStep);
        return true;
    case Qt::Key_Minus:
        m_textSize->step(-zoomStep);
        return true;
    case Qt::Key_0:
        m_textSize->ask(usualPercent);
        return true;
    default:
        return false;
    }
}

/// Esc leaves the full screen first; it and the key that opened the window close it.
void PlayersWindow::keyPressEvent(QKeyEvent* event) {
    const bool escape = event->key() == Qt::Key_Escape;
    if (event->key() == Qt::Key_F11 || (escape && isFullScreen())) {
        toggleFullScreen();
    } else if (escape || event->keyCombination() == ownKey) {
        close();
    } else if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp) {
        (m_past ? m_past : m_live)->field().scrollPages(event->key() == Qt::Key_PageDown ? 1 : -1);
    } else if (!sized(*event)) {
        QWidget::keyPressEvent(event);
    }
}

bool PlayersWindow::event(QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange) {
        setThemeName(m_settings.value(Settings::Key::Theme).toString());
    }
    return QWidget::event(event);
}

void PlayersWindow::remember() const {
    m_settings.set(Settings::Key::PlayersGeometry, saveGeometry());
    m_settings.set(Settings::Key::PlayersScreen, screen()->name());
    m_settings.set(Settings::Key::PlayersFullScreen, isFullScreen());
}

void PlayersWindow::closeEvent(QCloseEvent* event) {
    remember();
    QWidget::closeEvent(event);
    Q_EMIT closed();
}

} // namespace umpire::gui

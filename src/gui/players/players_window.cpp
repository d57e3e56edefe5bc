#include "players/players_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/short_name.h"
#include "look/plain_texts.h"
#include "look/text_kinds.h"
#include "look/widgets.h"
#include "map/map_view.h"
#include "players/action_board.h"
#include "players/replay_screen.h"
#include "settings/settings.h"

#include <QGuiApplication>
#include <QPainter>
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

namespace {

constexpr double actionShare = 0.3; ///< of the height: so much is always told large, and nothing moves

} // namespace

PlayersBoard::PlayersBoard(const Look& look, BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_order(document, Viewer::ofEverybody()) {
    setObjectName(QStringLiteral("playersBoard"));
    build();
    m_pointSoon.setSingleShot(true);
    m_pointSoon.setInterval(0);
    connect(&m_pointSoon, &QTimer::timeout, this, &PlayersBoard::pointOut);
    m_cursor = m_document.isOpen() ? m_document.session().cursor() : 0;
    connect(&m_document, &BattleDocument::changed, this, &PlayersBoard::follow);
    connect(&m_look, &Look::changed, this, &PlayersBoard::restyle);
    restyle();
}

void PlayersBoard::build() {
    m_head = named(new QWidget(this), "playersHead");
    m_head->setAttribute(Qt::WA_StyledBackground);
    m_turn = named(new QLabel(m_head), "playersTurn");
    m_side = named(new ElidedLabel(m_head), "playersSide");
    m_phase = named(new ElidedLabel(m_head), "playersPhase");
    m_past = named(new QLabel(tr("Looking back"), m_head), "playersPast");
    m_past->setVisible(m_document.isPast());
    auto* head = new QHBoxLayout(m_head);
    for (QWidget* part : std::initializer_list<QWidget*>{m_past, m_turn, m_side, m_phase}) {
        head->addWidget(part);
    }
    head->addStretch(1);
    m_field = new FieldView(m_look, m_order, this);
    m_field->setReadOnly(true);
    m_empty = named(new QLabel(tr("No battle is open."), this), "playersEmpty");
    m_empty->setAlignment(Qt::AlignCenter);
    m_action = new ActionBoard(m_look, this);
    m_proof = makeLabel(this, "playersProof", "");
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_action);
    layout->addWidget(m_proof);
}

void PlayersBoard::restyle() {
    const int edge = m_document.isPast() ? pastEdge(m_look) : 0;
    layout()->setContentsMargins(edge, edge, edge, edge);
    m_head->layout()->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(8));
    m_head->layout()->setSpacing(m_look.px(16));
    m_proof->setContentsMargins(m_look.px(16), 0, m_look.px(16), m_look.px(8));
    refresh();
}

void PlayersBoard::refresh() {
    const bool open = m_document.isOpen();
    for (QWidget* part : std::initializer_list<QWidget*>{m_head, m_action, m_proof}) {
        part->setVisible(open);
    }
    showFieldOrMap();
    m_empty->setVisible(!open);
    if (open) {
        showClock();
        showAction();
        showProof();
    }
}

void PlayersBoard::showMap(bool shown) {
    m_mapShown = shown;
    showFieldOrMap();
    m_pointSoon.start();
}

void PlayersBoard::showFieldOrMap() {
    const bool open = m_document.isOpen();
    const bool map = open && m_mapShown && hasMap(m_document.rules());
    if (map && !m_map) {
        m_map = new MapView(m_look, m_document, this, MapAudience::Players);
        auto* column = static_cast<QVBoxLayout*>(layout());
        column->insertWidget(column->indexOf(m_field), m_map, 1);
    }
    if (m_map) {
        m_map->refresh();
        m_map->setVisible(map);
    }
    m_field->setVisible(open && !map);
}

void PlayersBoard::follow(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Saved) {
        return;
    }
    if (event.concerns(ChangeEvent::Records)) {
        m_settled = event.everything || cameToPass() ? m_choice : m_settled;
        m_cursor = m_document.isOpen() ? m_document.session().cursor() : 0;
    }
    if (event.kind == ChangeEvent::Kind::Opened || event.concerns(ChangeEvent::Records)) {
        refresh();
    } else { // a number called or dice opened: nobody is pointed out anew
        showProof();
    }
}

/// A note, a bookmark or the time beside the game settles nothing; what was undone does.
bool PlayersBoard::cameToPass() const {
    const Session& session = m_document.session();
    const auto isPlayed = [this](const Record& record) {
        return !record.steps.empty() || partiesOf(record, m_document.rules()) == m_choice;
    };
    const auto from = session.records().begin();
    return session.cursor() < m_cursor || std::any_of(from + m_cursor, from + session.cursor(), isPlayed);
}

void PlayersBoard::showClock() {
    const Clock& clock = m_document.battle().clock;
    const Phase* phase = m_document.rules().phase(clock.phase);
    m_turn->setText(turnText(m_document.battle()));
    setInk(*m_side, m_look.theme().side(actingSide(m_document.rules(), m_document.battle())));
    m_side->setWhole(actorWords(m_document.rules(), m_document.battle()));
    m_phase->setWhole(phase ? toText(phase->name) : QString());
}

/// What is about to happen, else what happened last.
void PlayersBoard::showAction() {
    const PublicResult last = lastPublicResult(m_document);
    m_acted = last.parties;
    const QString intent = m_choice == m_settled ? QString() : publicIntent(m_document, m_choice);
    intent.isEmpty() ? m_action->show(last) : m_action->announce(intent);
    m_pointSoon.start();
}

void PlayersBoard::setChoice(const RecordParties& choice) {
    if (choice == m_choice) {
        return;
    }
    m_choice = choice;
    if (choice.target.empty()) {
        m_settled = {};
    }
    if (m_document.isOpen()) {
        showAction();
    }
}

/// Brings them into view too.
void PlayersBoard::pointOut() {
    const bool about = m_choice != m_settled && !m_choice.actor.empty();
    const RecordParties& parties = about ? m_choice : m_acted;
    m_field->setChoice(parties.actor, parties.target);
    if (m_map) {
        m_map->setChosen(toText(parties.actor), toText(parties.target));
    }
}

/// To note: whoever did can tell afterwards whether records were dropped, swapped or put in.
void PlayersBoard::showProof() {
    const Session& session = m_document.session();
    QStringList parts{
        tr("Record %1: letters %2").arg(session.cursor()).arg(toText(notedLetters(session.link())))};
    if (const QString pledge = m_document.pledge(); !pledge.isEmpty()) {
        parts << tr("dice pledged: %1").arg(toText(notedLetters(fromText(pledge))));
    }
    if (const auto called = m_document.called()) {
        parts << tr("number called: %1").arg(*called);
    }
    m_proof->setText(parts.join(QStringLiteral("  ·  ")));
}

void PlayersBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_action->setFixedHeight(qRound(height() * actionShare));
    m_pointSoon.start();
}

void PlayersBoard::paintEvent(QPaintEvent*) {
    if (m_document.isPast()) {
        QPainter painter(this);
        paintPastEdge(painter, rect(), m_look);
    }
}

} // namespace umpire::gui

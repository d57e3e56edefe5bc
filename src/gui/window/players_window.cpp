#include "window/players_window.h"

#include "document/text.h"
#include "document/turn_words.h"
#include "field/field_view.h"
#include "field/short_name.h"
#include "look/elided_label.h"
#include "look/plain_texts.h"
#include "look/text_kinds.h"
#include "look/text_size.h"
#include "look/tone_sign.h"
#include "settings/settings.h"
#include "umpire/checks/scope.h"
#include "window/public_result.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QTextDocumentFragment>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int zoomStep = 10;
constexpr int usualPercent = 130;
constexpr int leastPercent = 100;

QString span(const QString& text, const QColor& colour, int size, int weight) {
    return QStringLiteral("<span style='color:%1; font-size:%2px; font-weight:%3'>%4</span>")
        .arg(colour.name(), QString::number(size), QString::number(weight), text.toHtmlEscaped());
}

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
    : QWidget(parent, Qt::Window), m_document(document), m_settings(settings), m_look(new Look(*this, this)),
      m_order(document, OrderOfBattleModel::Audience::Players) {
    setObjectName(QStringLiteral("playersWindow"));
    setAttribute(Qt::WA_StyledBackground);
    setAttribute(Qt::WA_QuitOnClose, false);
    setAccessibleName(tr("The players' view of the field"));
    build();
    connect(&m_document, &BattleDocument::changed, this, &PlayersWindow::follow);
    connect(m_look, &Look::changed, this, &PlayersWindow::restyle);
    m_textSize = new TextSize(*m_look, this, leastPercent);
    connect(m_textSize, &TextSize::changed, this,
            [this](int percent) { m_settings.set(Settings::Key::PlayersPercent, percent); });
    connect(m_field, &FieldView::zoomed, this, [this](int steps) { m_textSize->step(steps * zoomStep); });
    m_look->setPercent(m_settings.value(Settings::Key::PlayersPercent).toInt());
    setThemeName(m_settings.value(Settings::Key::Theme).toString());
    resize(1280, 800);
    restoreGeometry(m_settings.value(Settings::Key::PlayersGeometry).toByteArray());
    refresh();
}

PlayersWindow::~PlayersWindow() = default;

void PlayersWindow::build() {
    m_head = new QWidget(this);
    m_head->setObjectName(QStringLiteral("playersHead"));
    m_head->setAttribute(Qt::WA_StyledBackground);
    m_turn = new QLabel(m_head);
    m_turn->setObjectName(QStringLiteral("playersTurn"));
    m_side = new ElidedLabel(m_head);
    m_side->setObjectName(QStringLiteral("playersSide"));
    m_phase = new ElidedLabel(m_head);
    m_phase->setObjectName(QStringLiteral("playersPhase"));
    auto* head = new QHBoxLayout(m_head);
    head->addWidget(m_turn);
    head->addWidget(m_side);
    head->addWidget(m_phase);
    head->addStretch(1);
    m_field = new FieldView(*m_look, m_order, this);
    m_field->setReadOnly(true);
    m_empty = new QLabel(tr("No battle is open."), this);
    m_empty->setObjectName(QStringLiteral("playersEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_result = new QLabel(this);
    m_result->setObjectName(QStringLiteral("playersResult"));
    m_result->setTextFormat(Qt::RichText);
    m_result->setWordWrap(true);
    m_result->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_proof = new QLabel(this);
    m_proof->setObjectName(QStringLiteral("playersProof"));
    m_proof->setTextFormat(Qt::PlainText);
    m_proof->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_result);
    layout->addWidget(m_proof);
}

void PlayersWindow::restyle() {
    m_head->layout()->setContentsMargins(m_look->px(16), m_look->px(8), m_look->px(16), m_look->px(8));
    m_head->layout()->setSpacing(m_look->px(16));
    m_result->setContentsMargins(m_look->px(16), m_look->px(8), m_look->px(16), m_look->px(8));
    m_proof->setContentsMargins(m_look->px(16), 0, m_look->px(16), m_look->px(8));
    refresh();
}

void PlayersWindow::refresh() {
    const bool open = m_document.isOpen();
    for (QWidget* part : std::initializer_list<QWidget*>{m_head, m_field, m_result, m_proof}) {
        part->setVisible(open);
    }
    m_empty->setVisible(!open);
    setWindowTitle(open ? tr("%1 – for the players").arg(inTitle(m_document.title()))
                        : tr("For the players"));
    if (open) {
        m_look->setAbbreviations(abbreviationsOf(m_document.rules()));
        showClock();
        showResult();
        showProof();
    }
}

void PlayersWindow::follow(const ChangeEvent& event) {
    const bool title = event.kind != ChangeEvent::Kind::State || event.concerns(ChangeEvent::Details);
    if (title || event.everything) {
        refresh();
        return;
    }
    event.concerns(ChangeEvent::Clock) ? showClock() : void();
    event.concerns(ChangeEvent::Records) ? showResult() : void();
    showProof();
}

void PlayersWindow::showClock() {
    const Clock& clock = m_document.battle().clock;
    const Id acting = phaseSide({m_document.rules(), m_document.battle()});
    const auto sides = m_document.battle().all(SubjectKind::Side);
    const auto active = std::find_if(sides.begin(), sides.end(),
                                     [&acting](const Subject* side) { return side->id == acting; });
    const Phase* phase = m_document.rules().phase(clock.phase);
    m_turn->setText(turnWords(m_document.battle()));
    setInk(*m_side, m_look->theme().side(static_cast<int>(active - sides.begin())));
    m_side->setWhole(actorWords(m_document.rules(), m_document.battle()));
    m_phase->setWhole(phase ? toText(phase->name) : QString());
}

void PlayersWindow::showResult() {
    const PublicResult last = lastPublicResult(m_document);
    const Theme& theme = m_look->theme();
    QStringList lines;
    if (last.who.isEmpty()) {
        lines << span(tr("Nothing has happened yet."), theme.muted, m_look->px(18), 400);
    } else {
        lines << span(last.who, theme.ink, m_look->px(18), 600);
    }
    for (const PublicRoll& roll : last.rolls) {
        const QString name =
            span(toneSignBefore(roll.tone) + roll.outcome, m_look->tone(roll.tone), m_look->px(26), 700);
        const QString whose = last.rolls.size() > 1
                                  ? span(roll.subject + QStringLiteral(": "), theme.ink, m_look->px(18), 400)
                                  : QString();
        const QString text = roll.text.isEmpty() ? QString()
                                                 : QStringLiteral("&nbsp;&nbsp; ") +
                                                       span(roll.text, theme.ink, m_look->px(18), 400);
        lines << whose + name + text;
    }
    m_result->setText(lines.join(QStringLiteral("<br>")));
    m_result->setAccessibleName(QTextDocumentFragment::fromHtml(m_result->text()).toPlainText());
}

/// To note: whoever did can tell afterwards whether records were dropped, swapped or put in.
void PlayersWindow::showProof() {
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

void PlayersWindow::setChoice(const Id& subject, const Id& target) {
    m_field->setChoice(subject, target);
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

void PlayersWindow::keyPressEvent(QKeyEvent* event) {
    const bool leave = event->key() == Qt::Key_Escape && isFullScreen();
    if (event->key() == Qt::Key_F11 || leave) {
        toggleFullScreen();
    } else if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp) {
        m_field->scrollPages(event->key() == Qt::Key_PageDown ? 1 : -1);
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

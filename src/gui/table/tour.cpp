#include "table/tour.h"

#include "look/widgets.h"
#include <QApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int dimming = 150;

} // namespace

Tour::Tour(const Look& look, QWidget* window)
    : QWidget(window), m_look(look), m_panel(new QFrame(this)), m_title(new QLabel(m_panel)),
      m_text(makeLabel(m_panel, "tourText", "")), m_count(makeLine(m_panel, "", "muted")) {
    setObjectName(QStringLiteral("tour"));
    setAccessibleName(tr("Tour of the screen"));
    setFocusPolicy(Qt::StrongFocus);
    m_panel->setObjectName(QStringLiteral("tourPanel"));
    m_title->setObjectName(QStringLiteral("tourTitle"));
    auto* layout = new QVBoxLayout(m_panel);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    auto* row = new QHBoxLayout;
    row->addWidget(m_count);
    row->addStretch(1);
    QPushButton* close = addButton("tourClose", tr("Close"), tr("Ends the tour (Esc)"));
    m_back = addButton("tourBack", tr("◂ Back"), tr("Left arrow"));
    m_next = addButton("tourNext", {}, tr("Right arrow or Enter"));
    m_next->setProperty("kind", QStringLiteral("primary"));
    for (QPushButton* button : {close, m_back, m_next}) {
        row->addWidget(button);
    }
    layout->addLayout(row);
    connect(close, &QPushButton::clicked, this, &Tour::finish);
    connect(m_back, &QPushButton::clicked, this, &Tour::back);
    connect(m_next, &QPushButton::clicked, this, &Tour::next);
    connect(&look, &Look::changed, this, &Tour::restyle);
    window->installEventFilter(this);
    restyle();
    hide();
}

QPushButton* Tour::addButton(const char* name, const QString& text, const QString& tip) {
    auto* button = named(new QPushButton(text, m_panel), name, text);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void Tour::restyle() {
    m_panel->layout()->setContentsMargins(m_look.px(20), m_look.px(16), m_look.px(20), m_look.px(16));
    m_panel->layout()->setSpacing(m_look.px(10));
    arrange();
}

void Tour::start(const QList<TourStep>& steps) {
    m_steps.clear();
    for (const TourStep& step : steps) {
        // What is not in sight is left out, but for what the step itself brings there.
        if (!step.widget || step.enter || step.widget->isVisibleTo(parentWidget())) {
            m_steps << step;
        }
    }
    if (m_steps.isEmpty()) {
        return;
    }
    m_before = QApplication::focusWidget();
    m_step = 0;
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
    showStep();
}

void Tour::showStep() {
    const TourStep& step = m_steps[m_step];
    const bool last = m_step + 1 == m_steps.size();
    if (step.enter) {
        step.enter();
    }
    m_title->setText(step.title);
    m_text->setText(step.text);
    m_count->setText(tr("%1 of %2").arg(m_step + 1).arg(m_steps.size()));
    m_next->setText(last ? tr("Done") : tr("Next ▸"));
    m_next->setAccessibleName(last ? tr("Done") : tr("Next"));
    m_back->setAccessibleName(tr("Back"));
    m_back->setEnabled(m_step > 0);
    setAccessibleDescription(tr("%1. %2").arg(step.title, step.text));
    arrange();
}

void Tour::next() {
    if (m_step + 1 >= m_steps.size()) {
        finish();
        return;
    }
    ++m_step;
    showStep();
}

void Tour::back() {
    if (m_step > 0) {
        --m_step;
        showStep();
    }
}

void Tour::finish() {
    hide();
    if (m_before) {
        m_before->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT finished();
}

QRect Tour::place() const {
    const QWidget* widget = m_step < m_steps.size() ? m_steps[m_step].widget.data() : nullptr;
    if (!widget || !widget->isVisible()) {
        return {};
    }
    const int around = m_look.px(4);
    const QRect there(widget->mapTo(parentWidget(), QPoint(0, 0)), widget->size());
    return there.adjusted(-around, -around, around, around).intersected(rect());
}

/// The panel stands where there is most room beside what it speaks of; over it when that fills the window.
void Tour::arrange() {
    setGeometry(parentWidget()->rect());
    const int gap = m_look.px(16);
    const int wide = std::min(m_look.px(430), width() - 2 * gap);
    const int tall =
        std::min(m_panel->layout()->hasHeightForWidth() ? m_panel->layout()->totalHeightForWidth(wide)
                                                        : m_panel->sizeHint().height(),
                 height() - 2 * gap);
    const QRect spot = place();
    QPoint at((width() - wide) / 2, (height() - tall) / 2);
    if (!spot.isEmpty()) {
        const QPoint beside(spot.center().x() - wide / 2, spot.center().y() - tall / 2);
        const std::pair<int, QPoint> places[] = {
            {height() - spot.bottom() - tall - gap, {beside.x(), spot.bottom() + gap}},
            {spot.top() - tall - gap, {beside.x(), spot.top() - tall - gap}},
            {width() - spot.right() - wide - gap, {spot.right() + gap, beside.y()}},
            {spot.left() - wide - gap, {spot.left() - wide - gap, beside.y()}},
        };
        const auto* best = std::max_element(std::begin(places), std::end(places),
                                            [](const auto& a, const auto& b) { return a.first < b.first; });
        at = best->first >= 0 ? best->second : spot.center() - QPoint(wide / 2, tall / 2);
    }
    m_panel->setGeometry(std::clamp(at.x(), gap, std::max(gap, width() - wide - gap)),
                         std::clamp(at.y(), gap, std::max(gap, height() - tall - gap)), wide, tall);
    update();
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) {
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void Tour::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        next();
        break;
    case Qt::Key_Left:
    case Qt::Key_Backspace:
        back();
        break;
    case Qt::Key_Escape:
        finish();
        break;
    default:
        break; // the window below takes no keys meanwhile
    }
}

void Tour::mousePressEvent(QMouseEvent* event) {
    event->accept();
}

void Tour::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath dim;
    dim.addRect(rect());
    const QRect spot = place();
    const double radius = m_look.px(8);
    if (!spot.isEmpty()) {
        QPainterPath hole;
        hole.addRoundedRect(spot, radius, radius);
        dim = dim.subtracted(hole);
    }
    painter.fillPath(dim, QColor(0, 0, 0, dimming));
    if (!spot.isEmpty()) {
        painter.setPen(QPen(m_look.theme().selection, m_look.px(3)));
        painter.drawRoundedRect(QRectF(spot).adjusted(1, 1, -1, -1), radius, radius);
    }
}

namespace {

/// Nobody sees more dice than these asked for in one check.
constexpr int mostDemoDice = 12;
/// Looking further among hundreds of units shows nothing else.
constexpr std::size_t mostTried = 8;

} // namespace

void TourDemo::begin(bool carryOut) {
    end();
    m_running = true;
    m_carryOut = carryOut;
    m_atOnce = m_state.appliesAtOnce();
    m_state.setApplyAtOnce(false);
}

bool TourDemo::tryPair(const Id& unit, const Id& enemy, bool warned) {
    m_state.choose(unit, enemy);
    return m_state.wantsDie() && (warned || m_state.sheet().warnings.isEmpty());
}

bool TourDemo::findPair(bool warned) {
    const Battle& battle = m_document.battle();
    const auto units = battle.all(SubjectKind::Unit);
    std::size_t tried = 0;
    for (const Subject* unit : units) {
        const auto enemy = std::find_if(units.begin(), units.end(),
                                        [unit](const Subject* other) { return other->side != unit->side; });
        if (unit->side != battle.clock.side || enemy == units.end()) {
            continue;
        }
        if (tryPair(Id(unit->id), Id((*enemy)->id), warned)) {
            return true;
        }
        if (++tried == mostTried) {
            break;
        }
    }
    return false;
}

void TourDemo::point() {
    if (m_running) {
        takeBack();
        if (!findPair(false) && !findPair(true)) {
            m_state.clear();
        }
    }
}

/// A face from the middle of each die: what happens most days.
void TourDemo::throwDice() {
    if (!m_running || m_state.idle()) {
        return;
    }
    for (int thrown = 0; thrown < mostDemoDice && m_state.wantsDie() && !m_state.ready(); ++thrown) {
        const auto& faces = m_state.sheet().dice->faces;
        m_state.giveDie(Json(faces[faces.size() / 2].value));
    }
    if (m_carryOut && m_state.ready() && m_state.apply()) {
        m_record = m_document.session().cursor();
    }
}

void TourDemo::takeBack() {
    if (m_record > 0 && m_document.isOpen() && m_document.session().cursor() == m_record) {
        m_document.undo();
    }
    m_record = 0;
}

void TourDemo::end() {
    if (!m_running) {
        return;
    }
    m_running = false;
    takeBack();
    m_state.clear();
    m_state.setApplyAtOnce(m_atOnce);
}

} // namespace umpire::gui

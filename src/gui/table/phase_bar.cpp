#include "table/phase_bar.h"

#include "document/text.h"
#include "look/text_width.h"

#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double tall = 34;
constexpr double phasePadding = 14;
constexpr double pillGap = 4;

} // namespace

PhaseBar::PhaseBar(const Look& look, const BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PhaseBar::refresh() {
    m_steps.clear();
    bool past = true;
    QString now;
    for (const Phase& phase : m_document.isOpen() ? m_document.rules().phases : std::vector<Phase>{}) {
        const bool current = phase.id == m_document.battle().clock.phase;
        past = past && !current;
        const QString name = toText(phase.brief.empty() ? phase.name : phase.brief);
        now = current ? toText(phase.name) : now;
        m_steps.push_back({name, toText(phase.name), name, past, current});
    }
    setAccessibleName(tr("Phase: %1").arg(now));
    setVisible(!m_steps.empty());
    updateGeometry();
    update();
}

/// Those that need least more come first.
void PhaseBar::spellOut(int room) {
    const auto more = [this](const Step& step) { return widthOf(step.whole) - widthOf(step.brief); };
    std::vector<Step*> steps;
    for (Step& step : m_steps) {
        step.text = step.brief;
        steps.push_back(&step);
    }
    std::stable_sort(steps.begin(), steps.end(),
                     [&more](const Step* a, const Step* b) { return more(*a) < more(*b); });
    for (Step* step : steps) {
        room -= more(*step);
        step->text = room < 0 ? step->brief : step->whole;
    }
    updateGeometry();
    update();
}

int PhaseBar::widthOf(const QString& text) const {
    return textWidth(m_look.font(14, QFont::DemiBold), text) + m_look.px(2 * phasePadding);
}

QSize PhaseBar::sizeHint() const {
    int width = 0;
    for (const Step& step : m_steps) {
        width += widthOf(step.text) + m_look.px(pillGap);
    }
    return {width, m_look.px(tall) + 2};
}

/// Where the row does not fit, only the phase that is on shows.
QSize PhaseBar::minimumSizeHint() const {
    int width = 0;
    for (const Step& step : m_steps) {
        width = step.now ? widthOf(step.text) : width;
    }
    return {width, m_look.px(tall) + 2};
}

void PhaseBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool all = width() >= sizeHint().width() - m_look.px(pillGap);
    double left = 0.5;
    for (const Step& step : m_steps) {
        if (!all && !step.now) {
            continue;
        }
        Step shown = step;
        if (!all && widthOf(step.whole) <= width()) {
            shown.text = step.whole; // alone it has the room
        }
        const QRectF pill(left, 1, widthOf(shown.text) - 1, m_look.px(tall));
        paintStep(painter, pill, shown);
        left += widthOf(shown.text) + m_look.px(pillGap);
    }
}

void PhaseBar::paintStep(QPainter& painter, const QRectF& pill, const Step& step) const {
    const Theme& theme = m_look.theme();
    painter.setPen(step.now ? QPen(Qt::NoPen) : QPen(theme.line, 1));
    painter.setBrush(step.now ? QBrush(theme.accent) : QBrush(theme.pane));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setFont(m_look.font(14, step.now ? QFont::DemiBold : QFont::Normal));
    painter.setPen(step.now ? theme.onAccent : step.past ? theme.steady : theme.muted);
    // The sign that it is done stands in the margin, so that a phase that ends moves nothing.
    constexpr double signAt = 5;
    const double aside = step.past ? m_look.px(4) : 0;
    painter.drawText(pill.translated(aside, 0), Qt::AlignCenter, step.text);
    if (step.past) {
        painter.drawText(pill.adjusted(m_look.px(signAt), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         QStringLiteral("✓"));
    }
}

} // namespace umpire::gui

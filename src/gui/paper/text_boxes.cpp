#include "paper/layout_box.h"

#include <algorithm>

namespace umpire::gui::paper {

namespace {

constexpr double noteSize = 0.86;

/// Lines beside a sign that hangs in the margin.
LayoutBoxes hanging(const QString& sign, const TypeStyle& signStyle, const sheets::Phrase& words,
                    const TypeStyle& base, double indent, double above, const Setting& setting) {
    const SetLines lines = breakLines(textRuns(words, base, setting), setting.width - indent, setting.type);
    LayoutBoxes boxes = textBoxes(lines, above, indent);
    if (!boxes.empty()) {
        TextRun run{{0, lines.front().ascent - signStyle.raised}, sign, signStyle, 0};
        run.width = setting.type.width(sign, signStyle);
        boxes.front().drawing.add(std::move(run));
    }
    return boxes;
}

/// Lines across a whole page are easier to follow with more space between them.
LayoutBoxes spaced(LayoutBoxes boxes, const Setting& setting) {
    for (LayoutBox& box : boxes) {
        box.height += setting.wholeWidth ? 0.12 * setting.size : 0;
    }
    return boxes;
}

} // namespace

LayoutBoxes textBoxes(const SetLines& lines, double above, double indent) {
    LayoutBoxes boxes;
    for (const SetLine& line : lines) {
        LayoutBox box;
        box.drawing.add(line.drawing, {indent, line.ascent});
        box.height = line.height();
        box.above = boxes.empty() ? above : 0;
        boxes.push_back(std::move(box));
    }
    if (boxes.size() > 1) {
        boxes.front().keeps = true;
        boxes[boxes.size() - 2].keeps = true;
    }
    return boxes;
}

void addLines(Drawing& drawing, const SetLines& lines, QPointF corner) {
    double y = corner.y();
    for (const SetLine& line : lines) {
        drawing.add(line.drawing, {corner.x(), y + line.ascent});
        y += line.height();
    }
}

LayoutBoxes boxesOf(const sheets::Heading& heading, const Setting& setting) {
    const bool title = heading.level <= 2;
    TypeStyle style = setting.text(title ? 1.18 : heading.level == 3 ? 1.05 : 1.0, true);
    style.ink = title ? setting.inks.accent : setting.inks.ink;
    const SetLines lines = breakLines(textRuns(heading.words, style, setting), setting.width, setting.type);
    LayoutBoxes boxes = textBoxes(lines, setting.air(title ? 1.2 : 0.8));
    for (LayoutBox& box : boxes) {
        box.keeps = true;
    }
    if (title && !boxes.empty()) {
        LayoutBox& last = boxes.back();
        last.height += setting.air(0.15);
        last.drawing.line({0, last.height}, {setting.width, last.height}, 0.7, setting.inks.accent);
        last.height += setting.air(0.25);
    }
    return boxes;
}

LayoutBoxes boxesOf(const sheets::Paragraph& paragraph, const Setting& setting) {
    return spaced(
        textBoxes(breakLines(textRuns(paragraph.words, setting.text(), setting), setting.width, setting.type),
                  setting.air(0.45)),
        setting);
}

LayoutBoxes boxesOf(const sheets::List& list, const Setting& setting) {
    const QString last = QStringLiteral("%1. ").arg(list.items.size());
    const double indent =
        list.numbered ? setting.type.width(last, setting.text()) + 0.3 * setting.size : 1.0 * setting.size;
    LayoutBoxes boxes;
    int number = 0;
    for (const sheets::Phrase& item : list.items) {
        const QString sign = list.numbered ? QStringLiteral("%1.").arg(++number) : QStringLiteral("•");
        append(boxes, hanging(sign, setting.text(), item, setting.text(), indent,
                              setting.air(boxes.empty() ? 0.35 : 0.2), setting));
    }
    return spaced(std::move(boxes), setting);
}

LayoutBoxes footnoteBoxes(const std::vector<sheets::Phrase>& notes, const Setting& setting) {
    const TypeStyle base = setting.text(noteSize);
    TypeStyle sign = base;
    sign.raised = 0.3 * base.size;
    sign.size *= 0.7;
    const double indent = setting.type.width(QString::number(notes.size()), sign) + 0.4 * base.size;
    LayoutBoxes boxes;
    int number = 0;
    for (const sheets::Phrase& note : notes) {
        append(boxes,
               hanging(QString::number(++number), sign, note, base, indent, 0.15 * base.size, setting));
    }
    if (!boxes.empty()) {
        LayoutBox rule;
        rule.above = setting.air(0.9);
        rule.height = 0.25 * setting.size;
        rule.keeps = true;
        rule.drawing.line({0, 0}, {std::min(setting.width, 90.0), 0}, 0.5, setting.inks.quiet);
        boxes.insert(boxes.begin(), std::move(rule));
    }
    return boxes;
}

} // namespace umpire::gui::paper

#include "strength_boxes.h"

#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// More boxes than that are no help with a pencil.
constexpr std::int64_t mostOfUnit = 40;
constexpr std::int64_t mostOfFormation = 200;

std::vector<Piece> strengthInWords(const Noun& step, std::int64_t now, std::int64_t start) {
    const std::string text =
        fill(say("sheet", "{now} of {n} {steps}"),
             {{"now", std::to_string(now)}, {"n", std::to_string(start)}, {"steps", step.of(start)}});
    return {plain(text + " "), Blank{6}};
}

Boxes::Box boxOf(const PackRoles::LastStep& step) {
    const bool square = step.shape == PackRoles::Shape::Square;
    return {square ? Boxes::Kind::Square : Boxes::Kind::Diamond, false, step.letter};
}

/// From the last box that stands back to the first; those drawn otherwise stay as they are.
void markHurt(Boxes& boxes, std::size_t standing, const BattleText& words, const Subject& unit) {
    std::size_t place = standing;
    for (const PackRoles::Hurt& hurt : words.rules().roles.strength.hurt) {
        for (std::int64_t left = words.count(unit, hurt.by); left > 0 && place > 0;) {
            Boxes::Box& box = boxes.boxes[--place];
            if (box.kind == Boxes::Kind::Plain) {
                box.letter = hurt.letter;
                --left;
            }
        }
    }
}

} // namespace

std::vector<Piece> strengthBoxes(const BattleText& words, const Subject& unit) {
    const PackRoles::Strength& strength = words.rules().roles.strength;
    const std::int64_t now = std::max<std::int64_t>(words.count(unit, strength.now), 0);
    // Some may have joined it since.
    const std::int64_t start = std::max(words.count(unit, strength.start), now);
    if (start > mostOfUnit) {
        return strengthInWords(strength.step, now, start);
    }
    if (start < 1) {
        return {};
    }
    Boxes boxes;
    boxes.boxes.resize(static_cast<std::size_t>(start));
    std::size_t next = 0;
    for (const PackRoles::LastStep& step : strength.last) {
        const bool has = step.of.empty() || words.value(unit, step.of).flag();
        if (has && next < boxes.boxes.size()) {
            boxes.boxes[next++] = boxOf(step);
        }
    }
    for (auto i = static_cast<std::size_t>(now); i < boxes.boxes.size(); ++i) {
        boxes.boxes[i].crossed = true;
    }
    markHurt(boxes, static_cast<std::size_t>(now), words, unit);
    return {boxes};
}

std::optional<Table> boxLegend(const RulePack& rules) {
    const PackRoles::Strength& strength = rules.roles.strength;
    if (strength.start.empty()) {
        return std::nullopt;
    }
    Table table{say("sheet", "What the boxes mean")};
    Row row;
    const auto add = [&table, &row](const Boxes::Box& box, const std::string& meaning) {
        table.columns.push_back({Column::Align::Start, 1});
        row.cells.emplace_back(std::vector<Piece>{Boxes{{box}}, quiet(" " + meaning)});
    };
    for (const PackRoles::LastStep& step : strength.last) {
        if (!step.legend.empty()) {
            add(boxOf(step), step.legend);
        }
    }
    for (const PackRoles::Hurt& hurt : strength.hurt) {
        add({Boxes::Kind::Plain, false, hurt.letter}, hurt.legend);
    }
    add({Boxes::Kind::Plain, true}, say("sheet", "lost already"));
    table.rows.push_back(std::move(row));
    return table;
}

std::string LossTrack::label(const ShareMark& mark) {
    return fill(mark.above ? say("sheet", "over {percent} %") : say("sheet", "{percent} %"),
                {{"percent", std::to_string(mark.percent)}});
}

std::vector<Piece> LossTrack::pieces() const {
    if (whole > mostOfFormation) {
        std::string text = fill(say("sheet", "{part} of {whole}"),
                                {{"part", std::to_string(worn)}, {"whole", std::to_string(whole)}});
        for (const ShareMark& mark : marks) {
            text += say("words", "; ");
            text += fill(say("sheet", "{share} at {losses}"),
                         {{"share", label(mark)}, {"losses", std::to_string(mark.reachedAt(whole))}});
        }
        return {plain(text + " "), Blank{8}};
    }
    Boxes boxes;
    boxes.boxes.resize(static_cast<std::size_t>(whole));
    const auto crossed = static_cast<std::size_t>(std::clamp<std::int64_t>(worn, 0, whole));
    for (std::size_t i = 0; i < crossed; ++i) {
        boxes.boxes[i].crossed = true;
    }
    for (const ShareMark& mark : marks) {
        const std::int64_t at = mark.reachedAt(whole);
        if (at >= 1 && at <= whole) {
            // In a small formation one loss may reach several.
            if (!boxes.marks.empty() && boxes.marks.back().at == at) {
                boxes.marks.back().label += ", " + label(mark);
            } else {
                boxes.marks.push_back({at, label(mark)});
            }
        }
    }
    return {boxes};
}

std::optional<LossTrack> lossTrack(const BattleText& words, const Subject& formation) {
    for (const Attribute& attribute : words.rules().attributes) {
        if (attribute.of != formation.kind || attribute.marks.empty()) {
            continue;
        }
        LossTrack track{attribute.name, words.count(formation, attribute.id),
                        words.count(formation, attribute.shareOf), attribute.marks};
        return track.whole > 0 ? std::optional(track) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace umpire::sheets

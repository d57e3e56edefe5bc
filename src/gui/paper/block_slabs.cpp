#include "paper/block_slabs.h"

#include "document/text.h"
#include "paper/card_slabs.h"
#include "paper/chart_slabs.h"
#include "paper/photo_slabs.h"
#include "paper/table_slabs.h"
#include "paper/text_slabs.h"

namespace umpire::gui::paper {

namespace {

struct BlockSetter {
    const Setting& setting;
    double used; ///< of the page, by the title above

    Slabs operator()(const sheets::Heading& heading) const { return headingSlabs(heading, setting); }
    Slabs operator()(const sheets::Paragraph& paragraph) const { return paragraphSlabs(paragraph, setting); }
    Slabs operator()(const sheets::List& list) const { return listSlabs(list, setting); }
    Slabs operator()(const sheets::Table& table) const {
        Slabs slabs = tableSlabs(table, setting);
        for (Slab& slab : slabs) {
            slab.keeps = slab.keeps || table.withNext;
        }
        return slabs;
    }
    Slabs operator()(const sheets::Chart& chart) const { return chartSlabs(chart, setting); }
    Slabs operator()(const sheets::Photo& photo) const { return photoSlabs(photo, setting); }
    Slabs operator()(const sheets::Cards& cards) const {
        // A page of cards leaves room for the title above it.
        Setting below = setting;
        below.height -= used;
        return cardSlabs(cards, below);
    }
};

double heightOf(const Slabs& slabs) {
    double height = 0;
    for (const Slab& slab : slabs) {
        height += slab.above + slab.height;
    }
    return height;
}

/// What is said below a table is about it.
bool explains(const sheets::Block& block, const sheets::Block& before) {
    return std::holds_alternative<sheets::Paragraph>(block) && std::holds_alternative<sheets::Table>(before);
}

QString headingText(const sheets::Phrase& title) {
    QString text;
    for (const sheets::Words& words : title) {
        text += toText(words.text);
    }
    return text;
}

} // namespace

Slabs sectionSlabs(const sheets::Section& section, const Setting& setting) {
    Slabs slabs;
    if (!section.title.empty()) {
        slabs = headingSlabs({section.title, 2}, setting);
        slabs.front().heading = headingText(section.title);
    }
    const sheets::Block* before = nullptr;
    for (const sheets::Block& block : section.blocks) {
        if (before && explains(block, *before) && !slabs.empty()) {
            slabs.back().keeps = true;
        }
        before = &block;
        // A long text before cards is not above them.
        const double used = heightOf(slabs);
        Slabs more = std::visit(BlockSetter{setting, used < setting.height / 2 ? used : 0}, block);
        slabs.insert(slabs.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    if (!slabs.empty()) {
        slabs.back().keeps = false;
    }
    return slabs;
}

} // namespace umpire::gui::paper

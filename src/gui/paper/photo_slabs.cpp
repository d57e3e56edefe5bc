#include "paper/photo_slabs.h"

#include "document/text.h"
#include "paper/line_breaker.h"
#include "paper/pictures.h"
#include "paper/text_atoms.h"
#include "paper/text_slabs.h"

#include <QCoreApplication>

namespace umpire::gui::paper {

namespace {

constexpr double captionSize = 0.9;
/// A picture takes no more of a page's height, so that text stands with it.
constexpr double mostOfPage = 0.42;

Slabs captionSlabs(const sheets::Phrase& caption, double above, const Setting& setting) {
    return textSlabs(
        breakLines(textAtoms(caption, setting.quiet(captionSize), setting), setting.width, setting.type),
        above);
}

Slab pictureSlab(const QString& path, const QSize& shape, const Setting& setting) {
    QSizeF size(shape);
    size.scale(setting.width, mostOfPage * setting.height, Qt::KeepAspectRatio);
    Slab slab;
    slab.drawing.add(Picture{{{0, 0}, size}, path, setting.inks.colour});
    slab.height = size.height();
    slab.above = 0.7 * setting.size;
    return slab;
}

} // namespace

Slabs photoSlabs(const sheets::Photo& photo, const Setting& setting) {
    const QString path = toText(photo.path);
    const QSize shape = pictureShape(path);
    if (shape.isEmpty()) {
        sheets::Phrase caption = photo.caption;
        const QString missing = QCoreApplication::translate("PhotoSlabs", "(picture not found)");
        caption.push_back({fromText(caption.empty() ? missing : QLatin1Char(' ') + missing), {}, {}, {}});
        return captionSlabs(caption, 0.5 * setting.size, setting);
    }
    Slabs slabs{pictureSlab(path, shape, setting)};
    Slabs caption = captionSlabs(photo.caption, 0.2 * setting.size, setting);
    slabs.front().keeps = !caption.empty();
    slabs.insert(slabs.end(), caption.begin(), caption.end());
    return slabs;
}

} // namespace umpire::gui::paper

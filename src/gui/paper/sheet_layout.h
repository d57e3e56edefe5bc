#pragma once

#include "paper/drawing.h"
#include "paper/setting.h"
#include "paper/sheet_pages.h"

#include <QPageLayout>

namespace umpire::gui::paper {

/// A sheet as it lies on its pages.
struct LaidSheet {
    std::vector<Drawing> pages;
    QPageLayout layout; ///< of every page
    double type = 0;    ///< points
    QString title;
    /// The title of a section, where it begins.
    struct Heading {
        QString text;
        std::size_t page = 0;
    };
    std::vector<Heading> headings;
};

/// Lays a sheet out, in the largest type with which it fits the pages it asks for.
LaidSheet laySheet(const sheets::Sheet& sheet, const PageFormat& format, const Typeface& type);

} // namespace umpire::gui::paper

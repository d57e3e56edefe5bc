#pragma once

#include "paper/drawing.h"
#include "paper/setting.h"

namespace umpire::gui::paper {

/// What frames a sheet's text on its pages: the title above the first, a line at the foot of each.
class PageFurniture {
  public:
    PageFurniture(const sheets::Sheet& sheet, const Setting& setting);

    double titleHeight() const { return m_titleHeight; }
    double footHeight() const;
    Drawing title() const;
    /// From the upper left corner of its place.
    Drawing foot(int page, int pages) const;

  private:
    QString footText(int page) const;
    TypeStyle footStyle() const;
    double numberRoom() const;

    const sheets::Sheet& m_sheet;
    Setting m_setting;
    double m_titleHeight = 0;
    Drawing m_title;
};

} // namespace umpire::gui::paper

#pragma once

#include "paper/setting.h"
#include "paper/slab.h"

namespace umpire::gui::paper {

/// A picture with its caption; only the caption, and why, when the file cannot be read.
Slabs photoSlabs(const sheets::Photo& photo, const Setting& setting);

} // namespace umpire::gui::paper

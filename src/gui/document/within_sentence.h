#pragma once

#include <QString>

namespace umpire::gui {

/// A name of the pack (a state, a mark, a deed) as it stands within a sentence: in small letters in English;
/// a translation says whether its language does so too.
QString withinSentence(const QString& name);

} // namespace umpire::gui

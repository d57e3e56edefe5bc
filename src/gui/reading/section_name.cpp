#include "section_name.h"

#include <algorithm>

#include <QCoreApplication>

namespace umpire::gui {

namespace {

struct SectionNameText {
    Q_DECLARE_TR_FUNCTIONS(SectionName)
};

/// A small letter tells a title from "C, H" and "7.3.1".
bool isTitle(const QString& section) {
    return std::any_of(section.begin(), section.end(), [](QChar letter) { return letter.isLower(); });
}

} // namespace

QString sectionName(const QString& section) {
    return isTitle(section) ? SectionNameText::tr("“%1”", "the title of a section").arg(section) : section;
}

} // namespace umpire::gui

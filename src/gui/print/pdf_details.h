#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace umpire::gui {

/// A place in a PDF that a reader can go to by name.
struct PdfBookmark {
    QString text;
    int page = 0;        ///< counted from 0
    bool within = false; ///< below the last one that is not within another
};

/// What Qt does not write into a PDF: the author, the language of its text, its title in the window's bar,
/// and bookmarks. `language`: such as "de". Gives the PDF unchanged if it cannot be read, or the library
/// `umpire-pdf` is not there.
QByteArray withDetails(const QByteArray& pdf, const std::vector<PdfBookmark>& bookmarks,
                       const QByteArray& language);

} // namespace umpire::gui

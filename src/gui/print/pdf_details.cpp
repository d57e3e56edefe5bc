#include "print/pdf_details.h"

#include <QCoreApplication>
#include <QLibrary>

namespace umpire::gui {

namespace {

using AddDetails = void (*)(const QByteArray&, const std::vector<PdfBookmark>&, const QByteArray&,
                            QByteArray&);

/// libqpdf brings a dozen libraries along, none of which anybody needs before the first page is printed.
AddDetails loaded() {
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString& folder : {here, here + QStringLiteral("/" UMPIRE_MODULES_FROM_PROGRAM)}) {
        const auto found = QLibrary::resolve(folder + QStringLiteral("/umpire-pdf"), "umpirePdfDetails");
        if (found) {
            return reinterpret_cast<AddDetails>(found);
        }
    }
    return nullptr;
}

} // namespace

QByteArray withDetails(const QByteArray& pdf, const std::vector<PdfBookmark>& bookmarks,
                       const QByteArray& language) {
    static const AddDetails addDetails = loaded();
    QByteArray done = pdf;
    if (addDetails) {
        addDetails(pdf, bookmarks, language, done);
    }
    return done;
}

} // namespace umpire::gui

#include "print/pdf_pages.h"

#include "document/text.h"
#include "umpire/base/file.h"

#include <QFile>

namespace umpire::gui {

PdfPages::PdfPages(const SheetPages& pages, const QString& title)
    : m_buffer(&m_bytes), m_writer(&m_buffer), m_press(pages, m_writer) {
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setTitle(title);
    m_writer.setCreator(QStringLiteral("Desert Umpire"));
}

QString PdfPages::write(const QString& path) {
    if (!m_press.end()) {
        return QStringLiteral("%1: the PDF could not be made").arg(path);
    }
    const std::filesystem::path file = QFile::encodeName(path).toStdString();
    const std::string problem = writeFileAtomically(file, m_bytes.toStdString());
    return problem.empty() ? QString() : path + QStringLiteral(": the file ") + toText(problem);
}

} // namespace umpire::gui

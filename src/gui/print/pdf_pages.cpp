#include "print/pdf_pages.h"

#include "document/text.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"

#include <QCoreApplication>
#include <QFile>
#include <QPagedPaintDevice>

#include <set>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class PdfPagesText {
    Q_DECLARE_TR_FUNCTIONS(PdfPages)
};

} // namespace

PdfPages::PdfPages(const SheetPages& pages, const QString& title)
    : m_pages(pages), m_buffer(&m_bytes), m_writer(&m_buffer), m_press(pages, m_writer) {
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setTitle(title);
    m_writer.setCreator(QStringLiteral("Desert Umpire"));
}

bool PdfPages::put(int page) {
    m_order.push_back(page);
    return m_press.put(page);
}

/// Each sheet where it begins first, with its sections.
std::vector<PdfBookmark> PdfPages::bookmarks() const {
    std::vector<PdfBookmark> bookmarks;
    std::set<int> seen;
    for (std::size_t place = 0; place < m_order.size(); ++place) {
        if (!seen.insert(m_order[place]).second) {
            continue;
        }
        for (const SheetPages::Heading& heading : m_pages.headings(m_order[place])) {
            bookmarks.push_back({heading.text, static_cast<int>(place), heading.ofSection});
        }
    }
    return bookmarks;
}

QString PdfPages::write(const QString& path) {
    if (!m_press.end()) {
        return PdfPagesText::tr("%1: the PDF could not be made").arg(path);
    }
    const std::filesystem::path file = QFile::encodeName(path).toStdString();
    const QByteArray language = QByteArray::fromStdString(say("language", "en"));
    const std::string problem =
        writeFileAtomically(file, withDetails(m_bytes, bookmarks(), language).toStdString());
    return problem.empty() ? QString() : PdfPagesText::tr("%1: the file %2").arg(path, toText(problem));
}

PagePress::PagePress(const SheetPages& pages, QPagedPaintDevice& device) : m_pages(pages), m_device(device) {}

bool PagePress::begin(int page) {
    m_device.setPageLayout(m_pages.layout(page));
    if (m_painter.isActive()) {
        return m_device.newPage();
    }
    return m_painter.begin(&m_device);
}

bool PagePress::put(int page) {
    if (!begin(page)) {
        return false;
    }
    m_painter.save();
    m_painter.scale(m_device.logicalDpiX() / 72.0, m_device.logicalDpiY() / 72.0);
    m_pages.paint(page, m_painter);
    m_painter.restore();
    return true;
}

bool PagePress::end() {
    return m_painter.isActive() && m_painter.end();
}

} // namespace umpire::gui

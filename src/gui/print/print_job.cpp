#include "print/print_job.h"

#include "document/text.h"
#include "print/pdf_details.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

#include <set>

namespace umpire::gui {

/// Puts pages on a printer or into a PDF, one after the other. Paper and orientation may change between them.
/// A PDF grows in memory and then becomes a file in one piece: Qt's own writing to a file does not say when
/// the disk is full.
class PagePress {
    Q_DECLARE_TR_FUNCTIONS(PdfPages)

  public:
    /// Into a PDF. The pages outlive the press.
    PagePress(const SheetPages& pages, QString path, const QString& title)
        : m_pages(pages), m_path(std::move(path)), m_buffer(&m_bytes) {
        m_buffer.open(QIODevice::WriteOnly);
        auto writer = std::make_unique<QPdfWriter>(&m_buffer);
        writer->setTitle(title);
        writer->setCreator(QStringLiteral("Desert Umpire"));
        m_device = std::move(writer);
    }

    PagePress(const SheetPages& pages, std::unique_ptr<QPrinter> printer)
        : m_pages(pages), m_printer(printer.get()), m_device(std::move(printer)) {}

    bool isPdf() const { return !m_printer; }

    /// False when the device does not take it.
    bool put(int page) {
        m_order.push_back(page);
        m_device->setPageLayout(m_pages.layout(page));
        if (m_painter.isActive() ? !m_device->newPage() : !m_painter.begin(m_device.get())) {
            return false;
        }
        m_painter.save();
        m_painter.scale(m_device->logicalDpiX() / 72.0, m_device->logicalDpiY() / 72.0);
        m_pages.paint(page, m_painter);
        m_painter.restore();
        return true;
    }

    /// "" or what the printer says.
    QString trouble() const {
        return m_printer && m_printer->printerState() == QPrinter::Error
                   ? PrintJob::tr("The printer %1 reports an error.").arg(m_printer->printerName())
                   : QString();
    }

    /// Gives "" or in words why not all came out. A file that was there before is then unchanged.
    QString complete() {
        const bool ended = m_painter.isActive() && m_painter.end();
        if (isPdf()) {
            return ended ? write() : tr("%1: the PDF could not be made").arg(m_path);
        }
        const QString problem = trouble();
        return !problem.isEmpty() ? problem
               : ended            ? QString()
                       : PrintJob::tr("The printer %1 did not take the pages.").arg(m_printer->printerName());
    }

    void abort() {
        if (m_printer) {
            m_printer->abort();
        }
    }

  private:
    QString write() const {
        const QByteArray language = QByteArray::fromStdString(say("language", "en"));
        const std::string problem =
            writeFileAtomically(pathOf(m_path), withDetails(m_bytes, bookmarks(), language).toStdString());
        return problem.empty() ? QString() : tr("%1: the file %2").arg(m_path, toText(problem));
    }

    /// Each sheet where it begins first, with its sections.
    std::vector<PdfBookmark> bookmarks() const {
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

    const SheetPages& m_pages;
    std::vector<int> m_order;      ///< the pages put so far
    QString m_path;                ///< of the PDF
    QPrinter* m_printer = nullptr; ///< null for a PDF
    QByteArray m_bytes;
    QBuffer m_buffer;
    std::unique_ptr<QPagedPaintDevice> m_device;
    QPainter m_painter; ///< ends before what it paints on
};

namespace {

QString nothingToPrint() {
    return PrintJob::tr("There is nothing to print.");
}

} // namespace

PrintJob::PrintJob(std::shared_ptr<const SheetPages> pages, std::vector<int> order, QObject* parent)
    : QObject(parent), m_pages(std::move(pages)), m_order(std::move(order)) {
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &PrintJob::putNext);
}

PrintJob::~PrintJob() {
    if (m_press) {
        m_press->abort();
    }
}

void PrintJob::startPdf(const QString& path, const QString& title) {
    if (!running()) {
        begin(std::make_unique<PagePress>(*m_pages, path, title));
    }
}

void PrintJob::start(std::unique_ptr<QPrinter> printer) {
    if (running()) {
        return;
    }
    if (printer->outputFormat() == QPrinter::PdfFormat && !printer->outputFileName().isEmpty()) {
        startPdf(printer->outputFileName(), printer->docName());
        return;
    }
    printer->setFullPage(true);
    printer->setCreator(QStringLiteral("Desert Umpire"));
    begin(std::make_unique<PagePress>(*m_pages, std::move(printer)));
}

void PrintJob::begin(std::unique_ptr<PagePress> press) {
    m_press = std::move(press);
    m_done = 0;
    m_next.start();
}

void PrintJob::putNext() {
    const int total = static_cast<int>(m_order.size());
    if (total == 0) {
        end(nothingToPrint());
        return;
    }
    if (!m_press->put(m_order[m_done])) {
        const QString trouble = m_press->trouble();
        end(trouble.isEmpty() ? tr("Page %1 of %2 could not be printed.").arg(m_done + 1).arg(total)
                              : trouble);
        return;
    }
    ++m_done;
    Q_EMIT progressed(static_cast<int>(m_done), total);
    // Whoever heard of the progress may have cancelled.
    if (running() && m_done == m_order.size()) {
        m_next.stop();
        end(m_press->complete());
    }
}

void PrintJob::end(const QString& problem) {
    m_next.stop();
    if (!problem.isEmpty()) {
        m_press->abort();
    }
    m_press.reset();
    Q_EMIT finished(problem);
}

void PrintJob::cancel() {
    if (running()) {
        end(m_press->isPdf() ? tr("Cancelled; nothing was written.") : tr("Printing was cancelled."));
    }
}

QString PrintJob::writePdf(const SheetPages& pages, const QString& path, const QString& title) {
    if (pages.count() == 0) {
        return nothingToPrint();
    }
    PagePress press(pages, path, title);
    for (int page = 0; page < pages.count(); ++page) {
        if (!press.put(page)) {
            return tr("Page %1 of %2 could not be made.").arg(page + 1).arg(pages.count());
        }
    }
    return press.complete();
}

} // namespace umpire::gui

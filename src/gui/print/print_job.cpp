#include "print/print_job.h"

#include "document/text.h"
#include "print/pdf_details.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QTimer>

#include <set>

namespace umpire::gui {

/// Puts pages on a device one after the other. Paper and orientation may change between them.
class PagePress {
  public:
    /// Both outlive the press.
    PagePress(const SheetPages& pages, QPagedPaintDevice& device) : m_pages(pages), m_device(device) {}

    /// False when the device does not take it.
    bool put(int page) {
        if (!begin(page)) {
            return false;
        }
        m_painter.save();
        m_painter.scale(m_device.logicalDpiX() / 72.0, m_device.logicalDpiY() / 72.0);
        m_pages.paint(page, m_painter);
        m_painter.restore();
        return true;
    }

    bool end() { return m_painter.isActive() && m_painter.end(); }

  private:
    bool begin(int page) {
        m_device.setPageLayout(m_pages.layout(page));
        if (m_painter.isActive()) {
            return m_device.newPage();
        }
        return m_painter.begin(&m_device);
    }

    const SheetPages& m_pages;
    QPagedPaintDevice& m_device;
    QPainter m_painter;
};

/// A PDF that grows in memory page by page and then becomes a file in one piece: Qt's own writing to a file
/// does not say when the disk is full.
class PdfPages {
    Q_DECLARE_TR_FUNCTIONS(PdfPages)

  public:
    PdfPages(const SheetPages& pages, const QString& title)
        : m_pages(pages), m_buffer(&m_bytes), m_writer(&m_buffer), m_press(pages, m_writer) {
        m_buffer.open(QIODevice::WriteOnly);
        m_writer.setTitle(title);
        m_writer.setCreator(QStringLiteral("Desert Umpire"));
    }

    bool put(int page) {
        m_order.push_back(page);
        return m_press.put(page);
    }

    /// Gives "" or in words why it could not be written; what was there before is then unchanged.
    QString write(const QString& path) {
        if (!m_press.end()) {
            return tr("%1: the PDF could not be made").arg(path);
        }
        const std::filesystem::path file = QFile::encodeName(path).toStdString();
        const QByteArray language = QByteArray::fromStdString(say("language", "en"));
        const std::string problem =
            writeFileAtomically(file, withDetails(m_bytes, bookmarks(), language).toStdString());
        return problem.empty() ? QString() : tr("%1: the file %2").arg(path, toText(problem));
    }

  private:
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
    std::vector<int> m_order; ///< the pages put so far
    QByteArray m_bytes;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    PagePress m_press;
};

namespace {

QString nothingToPrint() {
    return PrintJob::tr("There is nothing to print.");
}

} // namespace

struct PrintJob::Work {
    std::shared_ptr<const SheetPages> pages;
    std::vector<int> order;
    QTimer next;
    std::size_t done = 0;
    bool running = false;

    QString path; ///< of the PDF
    std::unique_ptr<PdfPages> pdf;
    std::unique_ptr<QPrinter> printer;
    std::unique_ptr<PagePress> press; ///< to the printer; ends before it

    bool put(int page) const { return pdf ? pdf->put(page) : press->put(page); }

    /// "" or what the printer says.
    QString trouble() const {
        if (printer && printer->printerState() == QPrinter::Error) {
            return PrintJob::tr("The printer %1 reports an error.").arg(printer->printerName());
        }
        return {};
    }

    QString complete() {
        if (pdf) {
            return pdf->write(path);
        }
        const bool ended = press->end();
        const QString problem = trouble();
        return !problem.isEmpty() ? problem
               : ended            ? QString()
                       : PrintJob::tr("The printer %1 did not take the pages.").arg(printer->printerName());
    }

    void drop() {
        if (printer) {
            printer->abort();
        }
        press.reset();
        pdf.reset();
        printer.reset();
    }
};

PrintJob::PrintJob(std::shared_ptr<const SheetPages> pages, std::vector<int> order, QObject* parent)
    : QObject(parent), m_work(std::make_unique<Work>()) {
    m_work->pages = std::move(pages);
    m_work->order = std::move(order);
    m_work->next.setInterval(0);
    connect(&m_work->next, &QTimer::timeout, this, &PrintJob::putNext);
}

PrintJob::~PrintJob() {
    if (m_work->running) {
        m_work->drop();
    }
}

void PrintJob::startPdf(const QString& path, const QString& title) {
    if (!m_work->running) {
        m_work->path = path;
        m_work->pdf = std::make_unique<PdfPages>(*m_work->pages, title);
        begin();
    }
}

void PrintJob::start(std::unique_ptr<QPrinter> printer) {
    if (m_work->running) {
        return;
    }
    if (printer->outputFormat() == QPrinter::PdfFormat && !printer->outputFileName().isEmpty()) {
        startPdf(printer->outputFileName(), printer->docName());
        return;
    }
    printer->setFullPage(true);
    printer->setCreator(QStringLiteral("Desert Umpire"));
    m_work->printer = std::move(printer);
    m_work->press = std::make_unique<PagePress>(*m_work->pages, *m_work->printer);
    begin();
}

void PrintJob::begin() {
    m_work->running = true;
    m_work->done = 0;
    m_work->next.start();
}

void PrintJob::putNext() {
    const int total = static_cast<int>(m_work->order.size());
    if (total == 0) {
        end(nothingToPrint());
        return;
    }
    const int page = m_work->order[m_work->done];
    if (!m_work->put(page)) {
        const QString trouble = m_work->trouble();
        end(trouble.isEmpty()
                ? PrintJob::tr("Page %1 of %2 could not be printed.").arg(m_work->done + 1).arg(total)
                : trouble);
        return;
    }
    ++m_work->done;
    Q_EMIT progressed(static_cast<int>(m_work->done), total);
    // Whoever heard of the progress may have cancelled.
    if (m_work->running && m_work->done == m_work->order.size()) {
        m_work->next.stop();
        const QString problem = m_work->complete();
        end(problem);
    }
}

void PrintJob::end(const QString& problem) {
    m_work->next.stop();
    if (problem.isEmpty()) {
        m_work->press.reset();
        m_work->pdf.reset();
        m_work->printer.reset();
    } else {
        m_work->drop();
    }
    m_work->running = false;
    Q_EMIT finished(problem);
}

void PrintJob::cancel() {
    if (m_work->running) {
        end(m_work->pdf ? PrintJob::tr("Cancelled; nothing was written.")
                        : PrintJob::tr("Printing was cancelled."));
    }
}

bool PrintJob::running() const {
    return m_work->running;
}

QString PrintJob::writePdf(const SheetPages& pages, const QString& path, const QString& title) {
    if (pages.count() == 0) {
        return nothingToPrint();
    }
    PdfPages pdf(pages, title);
    for (int page = 0; page < pages.count(); ++page) {
        if (!pdf.put(page)) {
            return PrintJob::tr("Page %1 of %2 could not be made.").arg(page + 1).arg(pages.count());
        }
    }
    return pdf.write(path);
}

} // namespace umpire::gui

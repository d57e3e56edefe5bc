#include "print/print_job.h"

#include "print/pdf_pages.h"

#include <QPrinter>
#include <QTimer>

namespace umpire::gui {

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

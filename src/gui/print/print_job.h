#pragma once

#include "paper/sheet_pages.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <vector>

class QPrinter;

namespace umpire::gui {

class PagePress;

/// Puts pages on a printer or into a PDF, one after the other, while the window goes on working. A PDF is
/// written under another name and takes its own only when it is whole; a cancelled or failed one leaves what
/// was there before.
class PrintJob : public QObject {
    Q_OBJECT

  public:
    /// The pages in the order in which they come out, by number; a page may come more than once.
    PrintJob(std::shared_ptr<const SheetPages> pages, std::vector<int> order, QObject* parent = nullptr);
    ~PrintJob() override;

    void startPdf(const QString& path, const QString& title);
    /// A printer that prints into a PDF file is taken for just that file.
    void start(std::unique_ptr<QPrinter> printer);
    void cancel();
    bool running() const { return m_press != nullptr; }

    /// Writes a PDF at once, without an event loop. Gives "" or in words why it could not.
    static QString writePdf(const SheetPages& pages, const QString& path, const QString& title);

  Q_SIGNALS:
    void progressed(int done, int total);
    /// `problem` is "" when everything is out, else says in words what went wrong or that it was cancelled.
    void finished(const QString& problem);

  private:
    void begin(std::unique_ptr<PagePress> press);
    void putNext();
    void end(const QString& problem);

    std::shared_ptr<const SheetPages> m_pages;
    std::vector<int> m_order;
    std::size_t m_done = 0; ///< of those
    QTimer m_next;
    std::unique_ptr<PagePress> m_press; ///< while it runs
};

} // namespace umpire::gui

#pragma once

#include <QString>
#include <QStringList>

namespace umpire::gui::test {

/// A PDF file as poppler's tools see it.
class PdfFile {
  public:
    explicit PdfFile(QString path) : m_path(std::move(path)) {}

    /// The text of each page, in the order of drawing.
    QStringList pages() const;
    QString text() const { return pages().join(QLatin1Char('\n')); }
    /// A line of pdfinfo, such as "Title"; "Page +1 size" for a page's paper.
    QString info(const QString& key) const;
    int pageCount() const { return info(QStringLiteral("Pages")).toInt(); }
    /// A line for each font.
    QStringList fonts() const;
    /// The fonts that are not in the file.
    QStringList foreignFonts() const;

  private:
    QString m_path;
};

} // namespace umpire::gui::test

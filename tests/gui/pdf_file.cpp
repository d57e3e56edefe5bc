#include "pdf_file.h"

#include <QProcess>
#include <QRegularExpression>

#include <gtest/gtest.h>

namespace umpire::gui::test {

namespace {

QString outputOf(const char* program, const QStringList& arguments) {
    QProcess process;
    process.start(QLatin1String(program), arguments);
    EXPECT_TRUE(process.waitForFinished()) << program << ": is poppler-utils installed?";
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace

QStringList PdfFile::pages() const {
    QStringList pages =
        outputOf("pdftotext", {QStringLiteral("-raw"), m_path, QStringLiteral("-")}).split(QLatin1Char('\f'));
    pages.removeLast();
    return pages;
}

QString PdfFile::info(const QString& key) const {
    const QRegularExpression line(QStringLiteral("^%1: *(.*)$").arg(key),
                                  QRegularExpression::MultilineOption);
    return line.match(outputOf("pdfinfo", {QStringLiteral("-l"), QStringLiteral("-1"), m_path}))
        .captured(1)
        .trimmed();
}

QStringList PdfFile::fonts() const {
    return outputOf("pdffonts", {m_path}).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
}

QStringList PdfFile::foreignFonts() const {
    // emb, sub, uni, and the object's two numbers.
    static const QRegularExpression embedded(QStringLiteral(" yes +(yes|no) +(yes|no) +\\d+ +\\d+$"));
    QStringList foreign;
    for (const QString& font : fonts()) {
        if (!embedded.match(font).hasMatch()) {
            foreign << font;
        }
    }
    return foreign;
}

} // namespace umpire::gui::test

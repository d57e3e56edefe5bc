// A library of its own, which is loaded when a PDF is written: see pdf_details.h.

#include "print/pdf_details.h"

// The library's own pointers are those of the standard.
#define POINTERHOLDER_TRANSITION 4
#include <exception>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace umpire::gui {

namespace {

using Object = QPDFObjectHandle;

Object text(const QString& text) {
    return Object::newUnicodeString(text.toStdString());
}

/// Chains entries that stand beside each other, and hangs them under `above`.
void chain(Object above, const std::vector<Object>& entries) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Object entry = entries[i];
        entry.replaceKey("/Parent", above);
        if (i > 0) {
            entry.replaceKey("/Prev", entries[i - 1]);
        }
        if (i + 1 < entries.size()) {
            entry.replaceKey("/Next", entries[i + 1]);
        }
    }
    if (!entries.empty()) {
        above.replaceKey("/First", entries.front());
        above.replaceKey("/Last", entries.back());
        above.replaceKey("/Count", Object::newInteger(static_cast<long long>(entries.size())));
    }
}

Object entryFor(QPDF& pdf, const PdfBookmark& bookmark, const std::vector<Object>& pages) {
    Object entry = pdf.makeIndirectObject(Object::newDictionary());
    entry.replaceKey("/Title", text(bookmark.text));
    const Object page = pages[static_cast<std::size_t>(bookmark.page)];
    entry.replaceKey("/Dest", Object::newArray({page, Object::newName("/Fit")}));
    return entry;
}

void addBookmarks(QPDF& pdf, const std::vector<PdfBookmark>& bookmarks) {
    const std::vector<Object> pages = pdf.getAllPages();
    Object outlines = pdf.makeIndirectObject(Object::newDictionary());
    std::vector<Object> outer;
    std::vector<Object> inner;
    for (const PdfBookmark& bookmark : bookmarks) {
        if (bookmark.page < 0 || bookmark.page >= static_cast<int>(pages.size())) {
            continue;
        }
        Object entry = entryFor(pdf, bookmark, pages);
        if (bookmark.within && !outer.empty()) {
            inner.push_back(entry);
            continue;
        }
        if (!outer.empty()) {
            chain(outer.back(), inner);
        }
        inner.clear();
        outer.push_back(entry);
    }
    if (outer.empty()) {
        return;
    }
    chain(outer.back(), inner);
    chain(outlines, outer);
    outlines.replaceKey("/Type", Object::newName("/Outlines"));
    pdf.getRoot().replaceKey("/Outlines", outlines);
}

void addDetails(QPDF& pdf, const QByteArray& language) {
    Object root = pdf.getRoot();
    root.replaceKey("/Lang", Object::newString(language.toStdString()));
    Object preferences = Object::newDictionary();
    preferences.replaceKey("/DisplayDocTitle", Object::newBool(true));
    root.replaceKey("/ViewerPreferences", preferences);
    if (pdf.getTrailer().getKey("/Info").isDictionary()) {
        pdf.getTrailer().getKey("/Info").replaceKey("/Author", text(QStringLiteral("Desert Umpire")));
    }
}

} // namespace

} // namespace umpire::gui

extern "C" Q_DECL_EXPORT void umpirePdfDetails(const QByteArray& bytes,
                                               const std::vector<umpire::gui::PdfBookmark>& bookmarks,
                                               const QByteArray& language, QByteArray& done) {
    using namespace umpire::gui;
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("pages", bytes.constData(), static_cast<std::size_t>(bytes.size()));
        addDetails(pdf, language);
        addBookmarks(pdf, bookmarks);
        QPDFWriter writer(pdf);
        writer.setOutputMemory();
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        done = {reinterpret_cast<const char*>(buffer->getBuffer()),
                static_cast<qsizetype>(buffer->getSize())};
    } catch (const std::exception&) {
        // The pages themselves are whole without it.
    }
}

#include "help/sheet_html.h"

#include "document/text.h"

namespace umpire::gui {

namespace {

using sheets::Words;

/// What stands behind words that a house rule changed.
constexpr QLatin1Char houseMark('*');

/// Writes the blocks of a sheet one after the other.
class SheetHtml {
  public:
    explicit SheetHtml(const Look& look) : m_look(look) {}

    void section(const sheets::Section& section);
    QString text() const { return m_text; }
    void footnotes(const std::vector<sheets::Phrase>& notes);

    void operator()(const sheets::Heading& heading) { paragraph(heading.words, 8); }
    void operator()(const sheets::Paragraph& words) { paragraph(words.words, 4); }
    void operator()(const sheets::List& list);
    void operator()(const sheets::Table& table);
    void operator()(const auto&) {} // pictures and cards are paper's

  private:
    QString words(const Words& words) const;
    QString line(const sheets::Phrase& phrase) const;
    QString line(const sheets::Cell& cell) const;
    void paragraph(const sheets::Phrase& phrase, double above);
    void row(const sheets::Table& table, const sheets::Row& row);
    QString anchor(const QString& name) const { return QStringLiteral("<a name=\"%1\"></a>").arg(name); }

    const Look& m_look;
    QString m_text;
};

QString SheetHtml::words(const Words& words) const {
    QString text = toText(words.text).toHtmlEscaped();
    text.replace(houseMark,
                 QStringLiteral("<b><font color=\"%1\">*</font></b>").arg(m_look.theme().accent.name()));
    for (const int note : words.footnotes) {
        text += QStringLiteral("<sup>%1</sup>").arg(note);
    }
    if (words.style == Words::Style::Strong) {
        text = QStringLiteral("<b>%1</b>").arg(text);
    }
    const QColor ink = words.style == Words::Style::Quiet ? m_look.theme().muted
                       : words.tone.empty()               ? m_look.theme().ink
                                                          : m_look.tone(toText(words.tone));
    if (ink != m_look.theme().ink) {
        text = QStringLiteral("<font color=\"%1\">%2</font>").arg(ink.name(), text);
    }
    return words.about.empty() ? text : anchor(toText(words.about).toHtmlEscaped()) + text;
}

QString SheetHtml::line(const sheets::Phrase& phrase) const {
    QString text;
    for (const Words& piece : phrase) {
        text += words(piece);
    }
    return text;
}

QString SheetHtml::line(const sheets::Cell& cell) const {
    QString text;
    for (const sheets::Piece& piece : cell.pieces) {
        if (const auto* found = std::get_if<Words>(&piece)) {
            text += words(*found);
        }
    }
    return text;
}

void SheetHtml::paragraph(const sheets::Phrase& phrase, double above) {
    m_text += QStringLiteral("<p style=\"margin:%1px 0 0 0\">%2</p>")
                  .arg(QString::number(m_look.px(above)), line(phrase));
}

void SheetHtml::operator()(const sheets::List& list) {
    const QString tag = list.numbered ? QStringLiteral("ol") : QStringLiteral("ul");
    m_text += QStringLiteral("<%1 style=\"margin:%2px 0 0 0; -qt-list-indent:1\">")
                  .arg(tag, QString::number(m_look.px(4)));
    for (const sheets::Phrase& item : list.items) {
        m_text += QStringLiteral("<li>%1</li>").arg(line(item));
    }
    m_text += QStringLiteral("</%1>").arg(tag);
}

void SheetHtml::row(const sheets::Table& table, const sheets::Row& row) {
    m_text += QStringLiteral("<tr>");
    std::size_t column = 0;
    for (const sheets::Cell& cell : row.cells) {
        const sheets::Column& form = table.columns[std::min(column, table.columns.size() - 1)];
        const QString align = form.align == sheets::Column::Align::End      ? QStringLiteral("right")
                              : form.align == sheets::Column::Align::Centre ? QStringLiteral("center")
                                                                            : QStringLiteral("left");
        // Words are kept on one line where that leaves room for the others.
        constexpr std::size_t most = 14;
        const bool narrow = form.share == 0 && cell.across == 1 && sheets::plainText(cell).size() <= most;
        m_text += QStringLiteral("<td align=\"%1\" colspan=\"%2\" style=\"border-bottom:1px solid %3; "
                                 "white-space:%4\">%5</td>")
                      .arg(cell.across > 1 ? QStringLiteral("left") : align, QString::number(cell.across),
                           m_look.theme().line.name(),
                           narrow ? QStringLiteral("nowrap") : QStringLiteral("normal"), line(cell));
        column += static_cast<std::size_t>(cell.across);
    }
    m_text += QStringLiteral("</tr>");
}

void SheetHtml::operator()(const sheets::Table& table) {
    m_text += QStringLiteral("<table width=\"99%\" cellspacing=\"0\" cellpadding=\"%1\" "
                             "style=\"border-collapse:collapse; margin-top:%2px\">")
                  .arg(m_look.px(4))
                  .arg(m_look.px(4));
    for (const sheets::Row& head : table.heads) {
        row(table, head);
    }
    for (const sheets::Row& each : table.rows) {
        row(table, each);
    }
    m_text += QStringLiteral("</table>");
}

void SheetHtml::section(const sheets::Section& section) {
    m_text += QStringLiteral("<h2 style=\"margin:%1px 0 %2px 0; font-size:%3px\">%4%5</h2>")
                  .arg(m_look.px(18))
                  .arg(m_look.px(2))
                  .arg(m_look.px(18))
                  .arg(anchor(toText(section.id)), line(section.title));
    for (const sheets::Block& block : section.blocks) {
        std::visit(*this, block);
    }
}

void SheetHtml::footnotes(const std::vector<sheets::Phrase>& notes) {
    for (std::size_t i = 0; i < notes.size(); ++i) {
        m_text +=
            QStringLiteral("<p style=\"margin:%1px 0 0 0\"><sup>%2</sup> %3</p>")
                .arg(QString::number(m_look.px(i == 0 ? 18 : 4)), QString::number(i + 1), line(notes[i]));
    }
}

} // namespace

QString chapterName(const sheets::Section& section) {
    QString name;
    for (const Words& words : section.title) {
        name += toText(words.text);
    }
    return name;
}

QString sheetHtml(const sheets::Sheet& sheet, const Look& look) {
    SheetHtml writer(look);
    for (const sheets::Section& section : sheet.sections) {
        writer.section(section);
    }
    writer.footnotes(sheet.footnotes);
    return QStringLiteral("<body style=\"font-size:%1px; color:%2\">%3</body>")
        .arg(QString::number(look.px(15)), look.theme().ink.name(), writer.text());
}

} // namespace umpire::gui

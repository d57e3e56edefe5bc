#pragma once

#include "look/look.h"

#include "umpire/base/issue.h"

#include <QPlainTextEdit>

#include <map>

namespace umpire::gui {

/// A text in lines with their numbers, as people write files by hand. Lines that something is wrong with have
/// a sign beside their number, and the place is underlined.
class CodeEdit : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit CodeEdit(const Look& look, QWidget* parent = nullptr);

    /// Whether lines have their numbers; without, long lines are broken.
    void setNumbered(bool numbered);
    /// What is wrong with the text: those without a line stand nowhere.
    void setIssues(const Issues& issues);
    /// The line the cursor is in, from 1.
    int line() const { return textCursor().blockNumber() + 1; }
    /// Puts the cursor there, in sight.
    void goTo(const Position& at);

  Q_SIGNALS:
    /// The cursor went to another line.
    void lineChanged(int line);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void restyle();
    void fit();
    int edgeWidth() const;
    void paintEdge();
    void paintLine(QPainter& painter, const QTextBlock& block, const QRect& room) const;
    void mark();
    QTextCursor cursorAt(const Position& at) const;

    const Look& m_look;
    QWidget* m_edge; ///< with the numbers
    Issues m_issues;
    std::map<int, Severity> m_worst; ///< by line
    int m_line = 1;
    bool m_numbered = true;
};

} // namespace umpire::gui

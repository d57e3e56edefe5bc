#pragma once

#include "look/look.h"

#include <QEvent>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTextCursor>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTextBrowser;

namespace umpire::gui {

/// How a sentence names a section of the rulebook: letters and numbers as they are (C, 7.3.1), a title in
/// quotation marks (“To hit”).
QString sectionName(const QString& section);

/// A long text to read and to look things up in: its chapters at the left, the text, and a line to search it.
/// Enter goes to the next place found, Shift and Enter to the one before.
class ReadingPane : public QWidget {
    Q_OBJECT

  public:
    struct Chapter {
        QString name;
        QString anchor;
    };

    ReadingPane(const Look& look, QWidget* parent = nullptr);

    /// What it is, for a screen reader.
    void setWhat(const QString& what);
    /// Rich text with its chapters; where it was read stays in sight as far as it is the same text.
    void setHtml(const QString& html, const QList<Chapter>& chapters);
    /// Brings the first of these anchors that there is to the top, and marks what stands there. False when
    /// there is none.
    bool goTo(const QStringList& anchors);
    /// What `goTo` marked, "" for nothing.
    QString markedText() const;
    void takeFocus();
    void focusFind();
    QTextBrowser& text() { return *m_text; }

  Q_SIGNALS:
    /// A link that leads out of the text.
    void linkFollowed(const QUrl& link);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// What stands at the top: a paragraph, and how far into it.
    struct Place {
        int position = 0;
        double into = 0;
    };

    Place placeInSight() const;
    void showPlace(const Place& place);
    void build();
    void restyle();
    void arrange();
    void find();
    void step(int by);
    void showFound();
    void showMarks();
    void follow(const QUrl& link);
    void showChapter();
    QTextCursor placeOf(const QString& anchor) const;
    QList<QTextCursor> lineAt(const QTextCursor& place) const;

    const Look& m_look;
    QListWidget* m_chapters;
    QLineEdit* m_find;
    QLabel* m_count;
    QPushButton* m_before;
    QPushButton* m_next;
    QTextBrowser* m_text;
    QList<QTextCursor> m_marked; ///< what was gone to: the cells of a row, or a paragraph
    QList<QTextCursor> m_found;
    QStringList m_anchors; ///< of the chapters
    int m_at = -1;         ///< which of those found
};

/// Somebody wants to read a rule. It goes to the window he is in, and on to those that window belongs to,
/// until one takes it: whoever shows a section's letter need not know who shows rules.
class RuleAsked : public QEvent {
  public:
    explicit RuleAsked(QStringList wanted) : QEvent(kind()), places(std::move(wanted)) {}
    static Type kind();

    /// Where it is told (umpire/sheets/rules_at_hand.h): the first of these that there is. Empty: wherever
    /// what is being done belongs.
    QStringList places;
};

/// Asks for a rule from somewhere in a window.
void askForRule(QWidget& from, const QStringList& places);

} // namespace umpire::gui

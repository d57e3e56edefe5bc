#pragma once

#include "houserules/house_draft.h"
#include "look/look.h"
#include "umpire/base/issue.h"

#include <QFrame>

class QLabel;
class QListWidget;
class QPushButton;
class QTextBrowser;

namespace umpire::gui {

/// What the house rules say otherwise than their base, in words.
class DifferencesPane : public QWidget {
    Q_OBJECT

  public:
    DifferencesPane(const Look& look, HouseDraft& draft, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();
    void write();

    const Look& m_look;
    HouseDraft& m_draft;
    QTextBrowser* m_text;
};

/// What the strict check says of the rules as they stand: a head that tells how it is, and a line for each
/// message. A click on one, or Return, asks for its place.
class IssueList : public QWidget {
    Q_OBJECT

  public:
    explicit IssueList(const Look& look, QWidget* parent = nullptr);

    void show(const Issues& issues);
    const Issues& issues() const { return m_issues; }
    QString head() const;

  Q_SIGNALS:
    void placeAsked(const umpire::Issue& issue);

  private:
    void restyle();
    void fit();
    void ask();

    const Look& m_look;
    QLabel* m_head;
    QListWidget* m_list;
    Issues m_issues;
};

/// Something that happened, with what can be done about it: a sentence, and buttons.
class OfferBar : public QFrame {
  protected:
    /// `name` begins the names of its parts.
    OfferBar(const Look& look, const char* name, QWidget* parent);

    QPushButton* addButton(const char* part, const QString& text);
    /// `sign` stands before the text, and is not heard. Without a text the bar is hidden.
    void say(const QString& text, const QString& sign = {});

  private:
    void restyle();

    const Look& m_look;
    const char* m_name;
    QLabel* m_text;
};

/// The same with a button that does something, and one that lets it be.
class DraftBar : public OfferBar {
    Q_OBJECT

  public:
    /// `act` and `leave` are what its buttons say.
    DraftBar(const Look& look, const char* name, const QString& act, const QString& leave,
             QWidget* parent = nullptr);

    /// `acts`: whether there is something to be done.
    void say(const QString& text, bool acts = true);

  Q_SIGNALS:
    void acted();

  private:
    QPushButton* m_act;
};

} // namespace umpire::gui

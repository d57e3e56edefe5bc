#pragma once

#include "houserules/house_draft.h"
#include "look/look.h"
#include "umpire/base/issue.h"

#include <QWidget>

class QTextBrowser;
class QLabel;
class QListWidget;

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

} // namespace umpire::gui

#pragma once

#include "houserules/house_draft.h"
#include "look/look.h"

#include <QWidget>

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

} // namespace umpire::gui

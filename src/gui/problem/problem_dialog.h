#pragma once

#include "look/look.h"
#include "prompts/prompts.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace umpire::gui {

/// Shows what there is to tell about a problem, to be read and cut before it is saved. Nothing is sent.
class ProblemDialog : public QDialog {
    Q_OBJECT

  public:
    ProblemDialog(const Look& look, Prompts& prompts, QWidget* parent = nullptr);

    void show(const QString& text, const QString& folder);

  private:
    void save();
    void restyle();

    const Look& m_look;
    Prompts& m_prompts;
    QPlainTextEdit* m_text;
    QLabel* m_told;
    QString m_folder; ///< where it is offered to be saved
};

} // namespace umpire::gui

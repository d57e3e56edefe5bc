#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "settings/prompts.h"
#include "settings/settings.h"

#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/report.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace umpire::gui {

/// The after-action report in the umpire's own words: each passage as the program wrote it, to be put
/// better. What is written is kept in the battle, with undo like everything else.
class ReportDialog : public QDialog {
    Q_OBJECT

  public:
    ReportDialog(const Look& look, BattleDocument& document, Settings& settings, Prompts& prompts,
                 QWidget* parent = nullptr);
    ~ReportDialog() override;

    /// The pictures chosen for the report.
    const std::vector<sheets::TimedPhoto>& photos() const { return m_photos; }
    void setPhotos(std::vector<sheets::TimedPhoto> photos);

    void done(int result) override;

  Q_SIGNALS:
    void printAsked();
    void photosChanged();

  private:
    void build();
    QWidget* makeButtons();
    void restyle();
    void readPassages();
    void showPassage(int row);
    void fill(const std::string& text);
    void keep();
    void backToProgram();
    void choosePhotos();
    void showPhotos();
    void showOrigin();

    const Look& m_look;
    BattleDocument& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    std::vector<sheets::Passage> m_passages;
    std::vector<sheets::TimedPhoto> m_photos;
    int m_shown = -1;
    bool m_filling = false;
    QListWidget* m_list;
    QPlainTextEdit* m_text;
    QLabel* m_title;
    QLabel* m_origin;
    QLabel* m_photoText = nullptr;
    QPushButton* m_back = nullptr;
    QTimer* m_idle; ///< what was typed is kept after a while without leaving the passage
};

} // namespace umpire::gui

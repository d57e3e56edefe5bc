#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "paper/sheet_pages.h"
#include "print/print_plan.h"
#include "settings/prompts.h"
#include "settings/settings.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QTimer;

namespace umpire::gui {

class PagePreview;
class PrintJob;
class PrintOptions;

/// Chooses what is printed, shows the pages as they will come out, and puts them on paper or into a file. It
/// does not hold up the table: the battle goes on while it is open and while it prints.
class PrintDialog : public QDialog {
    Q_OBJECT

  public:
    PrintDialog(const Look& look, const BattleDocument& document, Settings& settings, Prompts& prompts,
                QWidget* parent = nullptr);
    ~PrintDialog() override;

    /// Opens with one sheet ticked, by its PrintEntry::key.
    void showSheet(const QString& key);
    void showTonight();
    /// Pictures for the report.
    void setPhotos(std::vector<sheets::TimedPhoto> photos) { m_photos = std::move(photos); }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void build();
    QWidget* makeOptions();
    QWidget* makePreview();
    QWidget* makeButtons();
    void restyle();
    std::vector<sheets::Sheet> sheets() const;
    QString whyNever(const PrintPlan::Item& item) const;
    static QString leftOutWords(const QStringList& names, const QString& never);
    void leaveOutEmpty(std::vector<sheets::Sheet>& made);
    void makePages();
    void showFirstPage();
    void showPage(int page);
    void refreshButtons();
    std::vector<int> pageOrder() const;
    void print();
    void saveFile();
    QString suggestedFile() const;
    void saveAs(const QString& path);
    void start(const std::vector<int>& order, const std::function<void(PrintJob&)>& run,
               const QString& where);
    void finished(const QString& problem, const QString& where);
    void say(const QString& text);

    const Look& m_look;
    const BattleDocument& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    PrintOptions* m_options = nullptr;
    QScrollArea* m_scroll = nullptr;
    PagePreview* m_preview = nullptr;
    QLabel* m_page = nullptr;
    QLabel* m_zoom = nullptr;
    QLabel* m_said = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_print = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_cancel = nullptr;
    QTimer* m_soon;    ///< lays the pages out once when several things change
    QString m_leftOut; ///< what was said of sheets that are wanted but empty
    std::vector<PrintPlan::Item> m_items;
    std::vector<sheets::TimedPhoto> m_photos;
    std::shared_ptr<const SheetPages> m_pages;
    std::unique_ptr<PrintJob> m_job;
};

} // namespace umpire::gui

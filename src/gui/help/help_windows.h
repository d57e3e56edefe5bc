#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "settings/prompts.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/sheets/sheet.h"

#include <QDialog>
#include <QString>

#include <memory>

class QLabel;
class QMenuBar;
class QPushButton;
class QTimer;

namespace umpire::gui {

class ReadingPane;

/// A long text to read and to search, with some words and buttons below it.
class ReadingWindow : public QDialog {
  public:
    ReadingPane& pane() { return *m_pane; }

  protected:
    /// `size`: that of the design; `words`, `kind`: the name of the words below the text, and their kind.
    ReadingWindow(const Look& look, const char* name, QSize size, const char* words, const char* kind,
                  QWidget* parent);

    /// A button behind the words and the other buttons.
    QPushButton* addButton(const char* name, const QString& text, const QString& tip);
    void showSheet(const sheets::Sheet& sheet);
    /// The colours or the size of text have changed.
    virtual void restyle();

    const Look& m_look;
    ReadingPane* m_pane;
    QLabel* m_words;

  private:
    QSize m_size;
    QWidget* m_row;
};

/// Every key of the windows on one page: those of the menus as their entries have them, those of the table,
/// of the record, of notes, of looking back, of the players' window, and of the game at hand, if any.
sheets::Sheet keyList(const QMenuBar& menus, const RulePack* rules);

class PrintJob;
/// The list of all keys, and its one page for the printer.
class KeyWindow : public ReadingWindow {
    Q_OBJECT

  public:
    KeyWindow(const Look& look, const BattleDocument& document, Prompts& prompts, const QMenuBar& menus,
              QWidget* parent = nullptr);
    ~KeyWindow() override;

  protected:
    void showEvent(QShowEvent* event) override;
    void restyle() override;

  private:
    sheets::Sheet keys() const;
    void print();

    const BattleDocument& m_document;
    Prompts& m_prompts;
    const QMenuBar& m_menus;
    QPushButton* m_print;
    std::unique_ptr<PrintJob> m_job;
};

/// The manual that came with the program: a page for a browser, beside it or installed. "" when it is not
/// there.
QString manualFile();

/// The manual, to read and to search. The same page can be read in a browser.
class ManualWindow : public ReadingWindow {
    Q_OBJECT

  public:
    /// `file`: the page, "" when it did not come with the program; that is then said.
    ManualWindow(const Look& look, const QString& file, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void restyle() override;

  private:
    void write();
    int room() const;
    QString read() const;
    void addPictures(const QString& page);

    QString m_file;
    QTimer* m_soon;
    bool m_written = false;
    QString m_shown; ///< how and with how much room it was written last
};

/// The rules of the battle that is open, to be looked up while it is played: it stands beside the table and
/// stays there. What differs from the rules as they came is marked.
class ReferenceWindow : public ReadingWindow {
    Q_OBJECT

  public:
    ReferenceWindow(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

    /// Comes to the front, at the first of these places that there is.
    void showAt(const QStringList& places);

  Q_SIGNALS:
    /// F1 in this window: what is being done now?
    void placeAsked();

  protected:
    void showEvent(QShowEvent* event) override;
    void restyle() override;

  private:
    void documentChanged(const ChangeEvent& event);
    void write();
    void placeFirst();

    const BattleDocument& m_document;
    std::shared_ptr<const RulePack> m_original;
    bool m_stale = true;
    bool m_placed = false;
};

} // namespace umpire::gui

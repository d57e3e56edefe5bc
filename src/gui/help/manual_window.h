#pragma once

#include "look/look.h"

#include <QDialog>
#include <QString>

class QLabel;
class QPushButton;
class QTimer;

namespace umpire::gui {

/// The manual that came with the program: a page for a browser, beside it or installed. "" when it is not
/// there.
QString manualFile();

class ReadingPane;

/// The manual, to read and to search. The same page can be read in a browser.
class ManualWindow : public QDialog {
    Q_OBJECT

  public:
    /// `file`: the page, "" when it did not come with the program; that is then said.
    ManualWindow(const Look& look, const QString& file, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    void restyle();
    void write();
    int room() const;
    QString read() const;
    void addPictures(const QString& page);

    const Look& m_look;
    QString m_file;
    ReadingPane* m_pane;
    QLabel* m_where;
    QTimer* m_soon;
    bool m_written = false;
    QString m_shown; ///< how and with how much room it was written last
};

} // namespace umpire::gui

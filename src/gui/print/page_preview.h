#pragma once

#include "look/look.h"
#include "paper/sheet_pages.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <map>
#include <memory>

namespace umpire::gui {

/// Pages below each other as they will come out, as large as one likes.
class PagePreview : public QAbstractScrollArea {
    Q_OBJECT

  public:
    enum class Fit { Page, Width, None };

    explicit PagePreview(const Look& look, QWidget* parent = nullptr);

    void setPages(std::shared_ptr<const SheetPages> pages);
    int pageCount() const { return m_pages ? m_pages->count() : 0; }
    /// The page looked at, counted from 0; -1 when there is none.
    int currentPage() const { return m_shownPage; }
    void goTo(int page);
    void setFit(Fit fit);
    Fit fit() const { return m_fit; }
    /// Size on the screen in per cent of the size on paper.
    double percent() const { return m_percent; }
    void setPercent(double percent);

    static constexpr double leastPercent = 10;
    static constexpr double mostPercent = 600;

  Q_SIGNALS:
    void pageChanged(int page);
    void percentChanged(double percent);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

  private:
    double scale() const;
    QSize sizeOf(int page) const;
    int topOf(int page) const;
    int gap() const;
    int middlePage() const;
    void show(int page);
    int widest() const;
    void arrange();
    void fitPercent();
    void zoomTo(double percent, double anchor);
    void drawPage(QPainter& painter, int page, const QRect& place);
    const QPixmap& picture(int page, const QSize& size);

    const Look& m_look;
    std::shared_ptr<const SheetPages> m_pages;
    Fit m_fit = Fit::Page;
    double m_percent = 100;
    int m_shownPage = -1;
    std::map<int, QPixmap> m_pictures; ///< of pages lately seen, at the present size
};

} // namespace umpire::gui

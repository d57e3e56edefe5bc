#include "help/manual_window.h"

#include "document/text.h"
#include "look/dialog_size.h"
#include "look/widgets.h"
#include "reading/reading_pane.h"
#include "umpire/storage/example_folders.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QStyle>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace umpire::gui {

namespace {

/// What the page says about how it looks in a browser; the window dresses it itself.
QString withoutStyle(QString page) {
    static const QRegularExpression style(QStringLiteral("<style>.*?</style>"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return page.remove(style);
}

QList<ReadingPane::Chapter> chaptersOf(const QString& page) {
    static const QRegularExpression head(QStringLiteral("<h2 id=\"([^\"]+)\">([^<]+)</h2>"));
    QList<ReadingPane::Chapter> chapters;
    for (auto found = head.globalMatch(page); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        chapters << ReadingPane::Chapter{match.captured(2), match.captured(1)};
    }
    return chapters;
}

} // namespace

ManualWindow::ManualWindow(const Look& look, const QString& file, QWidget* parent)
    : QDialog(parent), m_look(look), m_file(file), m_pane(new ReadingPane(look, this)),
      m_where(new QLabel(this)), m_soon(new QTimer(this)) {
    setObjectName(QStringLiteral("manualWindow"));
    setWindowTitle(tr("Manual"));
    m_soon->setSingleShot(true);
    m_soon->setInterval(150);
    build();
    connect(m_soon, &QTimer::timeout, this, &ManualWindow::write);
    connect(&m_look, &Look::changed, this, &ManualWindow::restyle);
    restyle();
}

void ManualWindow::build() {
    m_pane->setWhat(tr("The manual"));
    m_where->setObjectName(QStringLiteral("manualPlace"));
    m_where->setProperty("kind", QStringLiteral("muted"));
    m_where->setTextFormat(Qt::PlainText);
    m_where->setWordWrap(true);
    auto* row = new QWidget(this);
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_where, 1);
    auto* browser = addRowButton(row, "manualBrowser", tr("In the &browser"),
                                 tr("Opens the same page in the browser, to print it or to keep it beside"));
    auto* close = addRowButton(row, "manualClose", tr("Close"), tr("Esc"));
    browser->setEnabled(!m_file.isEmpty());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pane, 1);
    layout->addWidget(row);
    connect(browser, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_file)); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_pane, &ReadingPane::linkFollowed, this,
            [](const QUrl& link) { QDesktopServices::openUrl(link); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_pane, &ReadingPane::focusFind);
}

void ManualWindow::restyle() {
    giveSize(m_look, *this, 980, 720);
    layout()->setContentsMargins(m_look.px(16), m_look.px(12), m_look.px(16), m_look.px(12));
    layout()->setSpacing(m_look.px(8));
    if (isVisible()) {
        m_soon->start();
    }
}

QString ManualWindow::read() const {
    QFile file(m_file);
    if (m_file.isEmpty() || !file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QString::fromUtf8(file.readAll());
}

/// How wide a picture may be.
int ManualWindow::room() const {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return m_pane->text().viewport()->width() - 2 * m_look.px(16) - bar;
}

/// As wide as there is room, and no wider than they are. Those of another size are replaced.
void ManualWindow::addPictures(const QString& page) {
    static const QRegularExpression source(QStringLiteral("<img src=\"([^\"/]+)\""));
    const int room = this->room();
    for (auto found = source.globalMatch(page); found.hasNext();) {
        const QString name = found.next().captured(1);
        QImage picture(QFileInfo(m_file).dir().filePath(name));
        if (picture.width() > room && room > 0) {
            picture = picture.scaledToWidth(room, Qt::SmoothTransformation);
        }
        m_pane->text().document()->addResource(QTextDocument::ImageResource, QUrl(name), picture);
    }
}

/// What is written already stays, with the place that is read.
void ManualWindow::write() {
    const QString shown =
        QStringLiteral("%1 %2 %3").arg(room()).arg(m_look.percent()).arg(m_look.theme().accent.name());
    if (std::exchange(m_shown, shown) == shown) {
        return;
    }
    const QString page = withoutStyle(read());
    if (page.isEmpty()) {
        m_pane->setHtml(tr("The manual did not come with this program. It is the page manual/index.html "
                           "beside it, or in share/desert-umpire where it is installed.")
                            .toHtmlEscaped(),
                        {});
        return;
    }
    m_where->setText(QDir::toNativeSeparators(m_file));
    addPictures(page);
    m_pane->setHtml(page, chaptersOf(page));
    if (!m_written) {
        m_written = true;
        m_soon->start(); // the list of chapters takes its room only now that there are some
    }
}

void ManualWindow::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    m_soon->start(0);
}

void ManualWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (isVisible()) {
        m_soon->start();
    }
}

/// It lies beside the example battles. A language that has none reads the English one.
QString manualFile() {
    const QString told = QCoreApplication::translate(
        "ManualFile", "index.html", "The file of the manual in this language; leave it where there is none.");
    for (const QString& name : {told, QStringLiteral("index.html")}) {
        for (const auto& battles : exampleFolders(fromText(QCoreApplication::applicationFilePath()))) {
            const QString file = toText((battles.parent_path() / "manual" / fromText(name)).string());
            if (QFileInfo(file).isFile()) {
                return file;
            }
        }
    }
    return {};
}

} // namespace umpire::gui

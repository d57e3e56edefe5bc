#include "print/report_dialog.h"

#include "document/text.h"
#include "look/widgets.h"
#include "umpire/rules/commands.h"
#include "umpire/storage/photo_folder.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QTimer>

namespace umpire::gui {

namespace {

constexpr int idleMilliseconds = 20'000;

/// In the list: with a sign where it stands in the umpire's words.
QString titleOf(const sheets::Passage& passage) {
    const QString title = toText(passage.title);
    return passage.written ? ReportDialog::tr("%1 ✎").arg(title) : title;
}

} // namespace

ReportDialog::ReportDialog(const Look& look, BattleDocument& document, Settings& settings, Prompts& prompts,
                           QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_list(new QListWidget(this)), m_text(new QPlainTextEdit(this)),
      m_title(makeLine(this, "", "sheetTitle")), m_origin(makeLine(this, "reportOrigin", "muted")),
      m_idle(new QTimer(this)) {
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("After-action report"));
    m_idle->setSingleShot(true);
    m_idle->setInterval(idleMilliseconds);
    build();
    restyle();
    readPassages();
    m_list->setCurrentRow(0);
    m_text->setFocus();
}

ReportDialog::~ReportDialog() = default;

void ReportDialog::build() {
    auto* layout = new QVBoxLayout(this);
    auto* columns = new QHBoxLayout;
    layout->addLayout(columns, 1);
    named(m_list, "reportPassages", tr("Passages of the report"));
    columns->addWidget(m_list);
    auto* right = new QVBoxLayout;
    columns->addLayout(right, 1);
    named(m_text, "reportText", tr("Text of the passage; each line is a paragraph"));
    m_text->setTabChangesFocus(true);
    right->addWidget(m_title);
    right->addWidget(m_origin);
    right->addWidget(m_text, 1);
    layout->addWidget(makeButtons());
    connect(m_list, &QListWidget::currentRowChanged, this, &ReportDialog::showPassage);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling) {
            m_idle->start();
        }
    });
    connect(m_idle, &QTimer::timeout, this, &ReportDialog::keep);
}

QWidget* ReportDialog::makeButtons() {
    auto* row = new QWidget(this);
    auto* layout = filling<QHBoxLayout>(row);
    auto* photos =
        addRowButton(row, "reportPhotos", tr("P&ictures…"),
                     tr("A folder with pictures; each stands where the game was when it was taken (Alt+I)"));
    m_photoText = named(new QLabel(row), "reportPhotoText");
    layout->addWidget(m_photoText, 1);
    m_back = addRowButton(row, "reportBack", tr("&Back to the program's words"),
                          tr("Takes your words for this passage out again (Alt+B)"));
    auto* print = addRowButton(row, "reportPrint", tr("P&rint…"), tr("Shows the pages (Alt+R)"));
    auto* close = addRowButton(row, "reportClose", tr("Close"), tr("Esc; what you wrote is kept"));
    connect(photos, &QPushButton::clicked, this, &ReportDialog::choosePhotos);
    connect(m_back, &QPushButton::clicked, this, &ReportDialog::backToProgram);
    connect(print, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT printAsked();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return row;
}

void ReportDialog::restyle() {
    resize(dialogSize(m_look, *this, 1000, 680));
    spaceOut(m_look, *this, 12);
    m_list->setFixedWidth(m_look.px(200));
    m_list->setSpacing(m_look.px(3));
    m_text->setFont(m_look.font(15));
}

void ReportDialog::readPassages() {
    m_passages = sheets::passages(m_document.session());
    m_list->clear();
    for (const sheets::Passage& passage : m_passages) {
        m_list->addItem(titleOf(passage));
    }
    showPhotos();
}

void ReportDialog::showPassage(int row) {
    keep();
    m_shown = row;
    const bool any = row >= 0 && row < static_cast<int>(m_passages.size());
    fill(any ? m_passages[static_cast<std::size_t>(row)].text : std::string());
    m_text->setEnabled(any);
    m_title->setText(any ? toText(m_passages[static_cast<std::size_t>(row)].title) : QString());
    showOrigin();
}

void ReportDialog::fill(const std::string& text) {
    m_filling = true;
    m_text->setPlainText(toText(text));
    m_text->document()->setModified(false);
    m_filling = false;
}

void ReportDialog::showOrigin() {
    const bool any = m_shown >= 0 && m_shown < static_cast<int>(m_passages.size());
    const bool written = any && m_passages[static_cast<std::size_t>(m_shown)].written;
    m_origin->setText(!any      ? tr("Nothing has happened yet")
                      : written ? tr("In your words. A later correction of the record does not change them.")
                                : tr("In the program's words. Type to put it better."));
    m_back->setEnabled(written);
}

/// Nothing that was typed waits for a button: leaving the passage keeps it.
void ReportDialog::keep() {
    m_idle->stop();
    if (m_shown < 0 || m_shown >= static_cast<int>(m_passages.size())) {
        return;
    }
    sheets::Passage& passage = m_passages[static_cast<std::size_t>(m_shown)];
    if (!m_text->document()->isModified()) {
        return;
    }
    const std::string typed = fromText(m_text->toPlainText().trimmed());
    m_text->document()->setModified(false);
    const Answer answer =
        m_document.execute(commandOf(Verb::Prose, {{"passage", passage.id}, {"text", typed}}));
    if (!answer.ok) {
        m_origin->setText(tr("Not kept: %1").arg(toText(answer.refusal.message)));
        return;
    }
    passage.written = !typed.empty();
    passage.text = passage.written ? typed : sheets::programText(m_document.session(), passage.id);
    if (!passage.written) {
        fill(passage.text); // nothing at all is never printed: the program's words come back
    }
    m_list->item(m_shown)->setText(titleOf(passage));
    showOrigin();
}

void ReportDialog::backToProgram() {
    if (m_shown < 0) {
        return;
    }
    const int row = m_shown;
    const Answer answer = m_document.execute(
        commandOf(Verb::Prose, {{"passage", m_passages[static_cast<std::size_t>(row)].id}, {"text", ""}}));
    m_shown = -1; // what stands in the editor is given up
    if (answer.ok) {
        readPassages();
    }
    m_list->setCurrentRow(row);
    showPassage(row);
}

void ReportDialog::choosePhotos() {
    const QString folder = m_prompts.folderToOpen(this, m_settings.folder());
    if (folder.isEmpty()) {
        return;
    }
    const PhotoFolder found = readPhotoFolder(fromText(folder));
    if (!found.issues.empty()) {
        m_prompts.showIssues(this, tr("Some pictures cannot be used"), found.issues);
    }
    m_photos.clear();
    for (const FoundPhoto& photo : found.photos) {
        m_photos.push_back({photo.path, photo.when});
    }
    showPhotos();
    Q_EMIT photosChanged();
}

void ReportDialog::setPhotos(std::vector<sheets::TimedPhoto> photos) {
    m_photos = std::move(photos);
    showPhotos();
}

void ReportDialog::showPhotos() {
    const auto count = static_cast<qsizetype>(m_photos.size());
    m_photoText->setText(count == 0 ? tr("No pictures")
                                    : sayCounted("ReportDialog", "%n picture", "%n pictures", count));
}

void ReportDialog::done(int result) {
    keep();
    QDialog::done(result);
}

} // namespace umpire::gui

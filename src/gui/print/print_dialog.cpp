#include "print/print_dialog.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "print/page_preview.h"
#include "print/print_job.h"
#include "umpire/base/file.h"
#include "umpire/base/text.h"
#include "umpire/sheets/write_sheet.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QMap>
#include <QPrinter>
#include <QProgressBar>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace umpire::gui {

namespace {

constexpr int mostCopies = 99;
constexpr int leastMargin = 5;
constexpr int mostMargin = 40;

QSpinBox* copiesBox(const QString& name, const QString& accessible, int value, QWidget* parent) {
    auto* box = named(new QSpinBox(parent), name, accessible);
    box->setToolTip(accessible);
    box->setRange(0, mostCopies);
    box->setValue(value);
    return box;
}

} // namespace

/// The left side of the dialog: which sheets, how many, on what paper.
class PrintOptions : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::PrintOptions)

  public:
    PrintOptions(const Look& look, const BattleDocument& document, Settings& settings, QWidget* parent)
        : QWidget(parent), m_look(look), m_document(document), m_settings(settings) {
        build();
        refresh();
    }

    std::function<void()> changed;

    PrintPlan plan() const {
        PrintPlan plan = m_plan;
        for (const EntryRow& row : m_rows) {
            if (row.box->isChecked()) {
                plan.ticked << row.entry.key;
            }
            if (row.copies) {
                plan.copies[row.entry.key] = row.copies->value();
            }
        }
        return plan;
    }

    PageFormat format() const {
        const double margin = m_margin->value();
        return {static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt()),
                {margin, margin, margin, margin},
                m_colour->currentData().toBool()};
    }

    /// Ticks one sheet only.
    void choose(const QString& key) {
        tick([&key](const PrintEntry& entry) { return entry.key == key; });
    }

    /// Ticks just what is printed before a game.
    void chooseTonight() {
        tick([](const PrintEntry& entry) { return entry.forTonight; });
    }

    /// Another battle has other sides, and without one some sheets cannot be made.
    void refresh() {
        const bool open = m_document.isOpen();
        for (const EntryRow& row : m_rows) {
            const sheets::SheetKind* kind = sheets::sheetKind(row.entry.wish.sheet);
            row.box->setEnabled(open || (kind && !kind->needsBattle));
            if (row.copies) {
                row.copies->setEnabled(row.box->isEnabled());
            }
        }
        m_showing->setEnabled(open && m_document.session().cursor() > m_document.session().setUpRecords());
        fillPlayers();
    }

  private:
    struct EntryRow {
        PrintEntry entry;
        QCheckBox* box;
        QSpinBox* copies; ///< null where players are counted
    };

    template <typename Wanted>
    void tick(Wanted wanted) {
        for (const EntryRow& row : m_rows) {
            const QSignalBlocker quiet(row.box);
            row.box->setChecked(wanted(row.entry));
        }
        changed();
    }

    void build() {
        auto* layout = filling<QVBoxLayout>(this);
        layout->setSpacing(m_look.px(8));
        auto* tonight = makeButton(this, "printTonight", "", tr("All for &tonight"),
                                   tr("Ticks what is printed before a game (Alt+T)"));
        connect(tonight, &QPushButton::clicked, this, &PrintOptions::chooseTonight);
        layout->addWidget(tonight);
        auto* grid = new QGridLayout;
        grid->setColumnStretch(0, 1);
        layout->addLayout(grid);
        for (const PrintEntry& entry : PrintPlan::entries()) {
            addEntry(*grid, entry);
        }
        layout->addWidget(makeLine(this, "", "heading", tr("Rosters and cards show the battle")));
        layout->addWidget(makeShowing());
        m_playersHead = makeLine(this, "", "heading", tr("Players at the table"));
        layout->addWidget(m_playersHead);
        m_players = new QGridLayout;
        m_players->setColumnStretch(0, 1);
        layout->addLayout(m_players);
        layout->addWidget(makeLine(this, "", "heading", tr("Paper")));
        layout->addWidget(makePaper());
        layout->addStretch(1);
    }

    void addEntry(QGridLayout& grid, const PrintEntry& entry) {
        const int row = grid.rowCount();
        EntryRow shown{entry, new QCheckBox(entry.name, this), nullptr};
        named(shown.box, QStringLiteral("print-") + entry.key, entry.name);
        shown.box->setToolTip(entry.text);
        grid.addWidget(shown.box, row, 0);
        connect(shown.box, &QCheckBox::toggled, this, [this] { changed(); });
        if (entry.copies == PrintEntry::Copies::Umpires) {
            shown.copies =
                copiesBox(QStringLiteral("copies-") + entry.key, tr("Copies of %1").arg(entry.name), 1, this);
            shown.copies->setMinimum(1);
            grid.addWidget(shown.copies, row, 1);
            connect(shown.copies, &QSpinBox::valueChanged, this, [this] { changed(); });
        }
        m_rows << shown;
    }

    QComboBox* makeShowing() {
        m_showing = named(new QComboBox(this), "printShowing", tr("Rosters and cards show the battle"));
        m_showing->addItem(tr("As it stands"), static_cast<int>(sheets::Showing::Now));
        m_showing->addItem(tr("As it was set up"), static_cast<int>(sheets::Showing::SetUp));
        connect(m_showing, &QComboBox::currentIndexChanged, this, [this] {
            m_plan.showing = static_cast<sheets::Showing>(m_showing->currentData().toInt());
            changed();
        });
        return m_showing;
    }

    QWidget* makePaper() {
        auto* box = new QWidget(this);
        auto* form = filling<QFormLayout>(box);
        m_paper = named(new QComboBox(box), "printPaper", tr("Paper"));
        for (const QPageSize::PageSizeId paper : PageFormat::papers()) {
            m_paper->addItem(QPageSize::name(paper), static_cast<int>(paper));
        }
        m_paper->setCurrentIndex(std::max(0, m_paper->findData(m_settings.value(Settings::Key::PrintPaper))));
        m_colour = named(new QComboBox(box), "printColour", tr("Colour"));
        m_colour->addItem(tr("Colour"), true);
        m_colour->addItem(tr("Black and white"), false);
        m_colour->setCurrentIndex(m_settings.value(Settings::Key::PrintColour).toBool() ? 0 : 1);
        m_margin = named(new QSpinBox(box), "printMargin", tr("Margins in millimetres"));
        m_margin->setRange(leastMargin, mostMargin);
        m_margin->setSuffix(tr(" mm"));
        m_margin->setValue(m_settings.value(Settings::Key::PrintMargin).toInt());
        form->addRow(tr("&Size"), m_paper);
        form->addRow(tr("&Ink"), m_colour);
        form->addRow(tr("&Margins"), m_margin);
        connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintOptions::remember);
        connect(m_colour, &QComboBox::currentIndexChanged, this, &PrintOptions::remember);
        connect(m_margin, &QSpinBox::valueChanged, this, &PrintOptions::remember);
        return box;
    }

    void remember() {
        m_settings.set(Settings::Key::PrintPaper, m_paper->currentData());
        m_settings.set(Settings::Key::PrintColour, m_colour->currentData());
        m_settings.set(Settings::Key::PrintMargin, m_margin->value());
        changed();
    }

    /// How many players each side has: so many copies of theirs.
    void fillPlayers() {
        QStringList sides;
        if (m_document.isOpen()) {
            for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
                sides << toText(side->id) + QLatin1Char('\n') + toText(side->name);
            }
        }
        if (sides == m_sides) {
            return;
        }
        m_sides = sides;
        while (QLayoutItem* item = m_players->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        m_playersHead->setVisible(!sides.isEmpty());
        for (const QString& side : sides) {
            const QString id = side.section(QLatin1Char('\n'), 0, 0);
            const QString name = side.section(QLatin1Char('\n'), 1);
            const int row = m_players->rowCount();
            auto* label = makeLabel(this, "", "", asWritten(name));
            auto* box = copiesBox(QStringLiteral("players-") + id, tr("Players of %1").arg(name),
                                  m_plan.players.value(id, 1), this);
            label->setBuddy(box);
            m_players->addWidget(label, row, 0);
            m_players->addWidget(box, row, 1);
            connect(box, &QSpinBox::valueChanged, this, [this, id](int players) {
                m_plan.players[id] = players;
                changed();
            });
        }
    }

    const Look& m_look;
    const BattleDocument& m_document;
    Settings& m_settings;
    PrintPlan m_plan; ///< but for what the rows of sheets say
    QList<EntryRow> m_rows;
    QGridLayout* m_players = nullptr;
    QLabel* m_playersHead = nullptr;
    QStringList m_sides; ///< shown with their players
    QComboBox* m_showing = nullptr;
    QComboBox* m_paper = nullptr;
    QComboBox* m_colour = nullptr;
    QSpinBox* m_margin = nullptr;
};

PrintDialog::PrintDialog(const Look& look, const BattleDocument& document, Settings& settings,
                         Prompts& prompts, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_soon(new QTimer(this)) {
    setObjectName(QStringLiteral("printDialog"));
    setWindowTitle(tr("Print"));
    m_soon->setSingleShot(true);
    m_soon->setInterval(0);
    connect(m_soon, &QTimer::timeout, this, &PrintDialog::makePages);
    build();
    connect(&m_document, &BattleDocument::changed, this, [this] {
        m_options->refresh();
        if (isVisible()) {
            m_soon->start();
        }
    });
    connect(&m_look, &Look::changed, this, &PrintDialog::restyle);
    restyle();
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::build() {
    auto* layout = new QVBoxLayout(this);
    auto* columns = new QHBoxLayout;
    columns->addWidget(makeOptions(), 0);
    columns->addWidget(makePreview(), 1);
    layout->addLayout(columns, 1);
    layout->addWidget(makeButtons());
    m_options->changed = [this] { m_soon->start(); };
}

QWidget* PrintDialog::makeOptions() {
    m_options = new PrintOptions(m_look, m_document, m_settings, this);
    m_scroll = scrollFreely(m_options, this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    return m_scroll;
}

QWidget* PrintDialog::makePreview() {
    auto* side = new QWidget(this);
    auto* layout = filling<QVBoxLayout>(side);
    auto* row = new QWidget(side);
    auto* bar = filling<QHBoxLayout>(row);
    m_page = named(new QLabel(row), "printPage");
    // Cut short rather than making the dialog wider than the screen; the tool tip has it whole.
    m_page->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_page);
    bar->addStretch(1);
    m_preview = named(new PagePreview(m_look, side), "printPreview");
    m_zoom = named(new QLabel(row), "printZoom");
    m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    bar->addWidget(m_zoom);
    const auto fit = [this](PagePreview::Fit how) { return [this, how] { m_preview->setFit(how); }; };
    connect(addRowButton(row, "printWhole", tr("Whole &page"), tr("The whole page (Alt+P)")),
            &QPushButton::clicked, this, fit(PagePreview::Fit::Page));
    connect(addRowButton(row, "printWidth", tr("Page &width"), tr("As wide as there is room (Alt+W)")),
            &QPushButton::clicked, this, fit(PagePreview::Fit::Width));
    connect(addRowButton(row, "printReal", tr("&100 %"),
                         tr("As large as on paper; Ctrl and the wheel, + and − change it")),
            &QPushButton::clicked, this, [this] { m_preview->setPercent(100); });
    layout->addWidget(row);
    layout->addWidget(m_preview, 1);
    connect(m_preview, &PagePreview::pageChanged, this, &PrintDialog::showPage);
    connect(m_preview, &PagePreview::percentChanged, this,
            [this](double percent) { m_zoom->setText(tr("%1 %").arg(qRound(percent))); });
    return side;
}

QWidget* PrintDialog::makeButtons() {
    auto* row = new QWidget(this);
    auto* layout = filling<QHBoxLayout>(row);
    m_said = makeLabel(row, "printSaid", "");
    layout->addWidget(m_said, 1);
    m_progress = named(new QProgressBar(row), "printProgress", tr("Pages printed"));
    m_progress->setFormat(tr("Page %v of %m"));
    m_progress->hide();
    layout->addWidget(m_progress);
    m_cancel = addRowButton(row, "printCancel", tr("Stop"), tr("Stops printing"));
    m_cancel->hide();
    m_save = addRowButton(row, "printSave", tr("Save as &file…"), tr("As PDF, HTML, text or CSV (Alt+F)"));
    m_print = addRowButton(row, "printPrint", tr("P&rint…"), tr("Chooses a printer (Alt+R)"));
    m_print->setDefault(true);
    auto* close = addRowButton(row, "printClose", tr("Close"), tr("Esc; what is being printed goes on"));
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::print);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::saveFile);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_job) {
            m_job->cancel();
        }
    });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    return row;
}

void PrintDialog::restyle() {
    resize(dialogSize(m_look, *this, 1160, 760));
    spaceOut(m_look, *this, 12);
    // Large type on a small screen leaves the pages more than half of it.
    // As wide as what it holds, as long as the preview keeps its share.
    const int wanted = m_options->sizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width();
    m_scroll->setFixedWidth(std::min(std::max(m_look.px(330), wanted), width() * 42 / 100));
    m_progress->setFixedWidth(m_look.px(180));
    m_zoom->setMinimumWidth(m_look.px(56));
}

void PrintDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    m_soon->start();
}

void PrintDialog::showSheet(const QString& key) {
    m_options->choose(key);
    showFirstPage();
}

void PrintDialog::showTonight() {
    m_options->chooseTonight();
    showFirstPage();
}

void PrintDialog::showFirstPage() {
    m_preview->setPages(nullptr);
    bringUp(*this);
}

std::vector<sheets::Sheet> PrintDialog::sheets() const {
    std::vector<sheets::Sheet> sheets;
    const std::shared_ptr<const RulePack> original = m_items.empty() ? nullptr : originalRules(m_document);
    for (const PrintPlan::Item& item : m_items) {
        sheets::SheetWish wish = item.wish;
        wish.photos = m_photos;
        sheets.push_back(
            sheets::makeSheet({m_document.rules(), &m_document.session(), original.get()}, wish));
    }
    return sheets;
}

/// Why no battle of these rules has such a sheet; empty where one may have it.
QString PrintDialog::whyNever(const PrintPlan::Item& item) const {
    const sheets::SheetKind* kind = sheets::sheetKind(item.wish.sheet);
    return kind ? toText(sheets::whyNoSheet(m_document.rules(), *kind)) : QString();
}

QString PrintDialog::leftOutWords(const QStringList& names, const QString& never) {
    const QString list = names.join(QStringLiteral(", "));
    return never.isEmpty() ? tr("Left out, for this battle has nothing for it yet: %1").arg(list)
                           : tr("Left out, for %1: %2").arg(never, list);
}

/// An empty page is shown only when nothing else is wanted.
void PrintDialog::leaveOutEmpty(std::vector<sheets::Sheet>& made) {
    QMap<QString, QStringList> names; // by why there is never such a sheet
    std::vector<sheets::Sheet> kept;
    std::vector<PrintPlan::Item> items;
    for (std::size_t i = 0; i < made.size(); ++i) {
        if (made[i].sections.empty()) {
            names[whyNever(m_items[i])] << m_items[i].name;
        } else {
            kept.push_back(std::move(made[i]));
            items.push_back(m_items[i]);
        }
    }
    QStringList words;
    for (auto why = names.cbegin(); why != names.cend(); ++why) {
        words << (kept.empty() ? toText(withCapital(fromText(why.key())))
                               : leftOutWords(why.value(), why.key()));
    }
    if (!kept.empty()) {
        made = std::move(kept);
        m_items = std::move(items);
    }
    words.removeAll(QString());
    const QString leftOut = words.join(u'\n');
    if (leftOut != m_leftOut) {
        m_leftOut = leftOut;
        say(leftOut);
    }
}

void PrintDialog::makePages() {
    m_items =
        m_document.isOpen() ? m_options->plan().items(&m_document.session()) : std::vector<PrintPlan::Item>();
    std::vector<sheets::Sheet> made = sheets();
    leaveOutEmpty(made);
    m_pages = std::make_shared<const SheetPages>(made, m_options->format());
    m_preview->setPages(m_pages);
    showPage(m_preview->currentPage());
    refreshButtons();
}

void PrintDialog::showPage(int page) {
    if (!m_pages || page < 0 || page >= m_pages->count()) {
        m_page->setText(tr("Nothing is ticked"));
        return;
    }
    const PrintPlan::Item& item = m_items.at(static_cast<std::size_t>(m_pages->sheetOf(page)));
    const double points = m_pages->typeSize(m_pages->sheetOf(page));
    m_page->setText(tr("Page %1 of %2 · %3 · %4 · %5 pt type")
                        .arg(page + 1)
                        .arg(m_pages->count())
                        .arg(item.name, sayCounted("PrintDialog", "%n copy", "%n copies", item.copies),
                             locale().toString(points, 'f', 1)));
    m_page->setToolTip(m_page->text());
}

void PrintDialog::refreshButtons() {
    const bool busy = m_job && m_job->running();
    const bool ready = !busy && m_pages && m_pages->count() > 0;
    m_print->setEnabled(ready);
    m_save->setEnabled(ready);
    m_cancel->setVisible(busy);
    m_progress->setVisible(busy);
}

/// Each sheet as often as it is wanted, its pages together.
std::vector<int> PrintDialog::pageOrder() const {
    std::vector<int> order;
    for (int page = 0; page < m_pages->count();) {
        const int sheet = m_pages->sheetOf(page);
        const int first = page;
        while (page < m_pages->count() && m_pages->sheetOf(page) == sheet) {
            ++page;
        }
        for (int copy = 0; copy < m_items.at(static_cast<std::size_t>(sheet)).copies; ++copy) {
            for (int each = first; each < page; ++each) {
                order.push_back(each);
            }
        }
    }
    return order;
}

void PrintDialog::say(const QString& text) {
    m_said->setText(text);
    m_said->setToolTip(text);
}

void PrintDialog::start(const std::vector<int>& order, const std::function<void(PrintJob&)>& run,
                        const QString& where) {
    m_job = std::make_unique<PrintJob>(m_pages, order);
    m_progress->setRange(0, static_cast<int>(order.size()));
    m_progress->setValue(0);
    connect(m_job.get(), &PrintJob::progressed, m_progress, [this](int done) { m_progress->setValue(done); });
    connect(m_job.get(), &PrintJob::finished, this,
            [this, where](const QString& problem) { finished(problem, where); });
    say(tr("Printing…"));
    run(*m_job);
    refreshButtons();
}

void PrintDialog::finished(const QString& problem, const QString& where) {
    say(problem.isEmpty() ? where : problem);
    refreshButtons();
}

void PrintDialog::print() {
    std::unique_ptr<QPrinter> printer = m_prompts.printer(this, m_options->format().paper);
    if (!printer) {
        return;
    }
    start(
        pageOrder(), [&printer](PrintJob& job) { job.start(std::move(printer)); },
        tr("All pages are on their way to the printer."));
}

QString PrintDialog::suggestedFile() const {
    const QString title = m_document.title().isEmpty() ? tr("Battle") : m_document.title();
    const QString what = m_items.size() == 1 ? m_items.front().name : tr("All sheets");
    const QString name =
        QStringLiteral("%1 – %2.pdf").arg(title, what).replace(QLatin1Char('/'), QLatin1Char('-'));
    return m_settings.folder() + QLatin1Char('/') + name;
}

void PrintDialog::saveFile() {
    const QString path = m_prompts.fileToSave(this, Prompts::FileKind::Sheets, suggestedFile());
    if (!path.isEmpty()) {
        saveAs(path);
    }
}

/// The name's end says which format; copies are for paper only.
void PrintDialog::saveAs(const QString& path) {
    const QString end = QFileInfo(path).suffix().toLower();
    const std::optional<sheets::SheetFormat> format = sheets::sheetFormat(end.toStdString());
    if (!format && end != QLatin1String("pdf")) {
        say(tr("%1: the name must end in .pdf, .html, .txt or .csv").arg(QFileInfo(path).fileName()));
        return;
    }
    const QString where = tr("Saved as %1").arg(path);
    if (!format) {
        std::vector<int> once(static_cast<std::size_t>(m_pages->count()));
        std::iota(once.begin(), once.end(), 0);
        start(
            once, [this, path](PrintJob& job) { job.startPdf(path, m_document.title()); }, where);
        return;
    }
    const std::string problem = writeFileAtomically(fromText(path), sheets::write(sheets(), *format));
    say(problem.empty() ? where : tr("%1: %2").arg(path, toText(problem)));
}

} // namespace umpire::gui

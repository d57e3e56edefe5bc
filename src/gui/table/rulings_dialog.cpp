#include "table/rulings_dialog.h"

#include "document/text.h"
#include "look/widgets.h"
#include "umpire/rules/commands.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>

#include <algorithm>

namespace umpire::gui {

RulingsDialog::RulingsDialog(const Look& look, BattleDocument& document, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_find(new QLineEdit(this)),
      m_onlyChanged(new QCheckBox(tr("Only those &changed"), this)), m_list(new QListWidget(this)),
      m_summary(makeLabel(this, "", "muted")), m_title(makeLabel(this, "rulingTitle", "sheetTitle")),
      m_kind(makeLabel(this, "", "muted")), m_readings(new QVBoxLayout), m_group(new QButtonGroup(this)),
      m_reset(makeButton(this, "rulingReset", "", tr("&Reset to the pack's reading"),
                         tr("Plays this one as the rule pack does (Alt+R)"))) {
    setObjectName(QStringLiteral("rulingsDialog"));
    setWindowTitle(tr("Rulings"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(
        makeLabel(this, "", "",
                  tr("Where the rulebook can be read in more than one way, this is how the battle "
                     "is played. A change counts from now on and is written into the record.")));
    auto* columns = new QHBoxLayout;
    layout->addLayout(columns, 1);
    auto* left = new QVBoxLayout;
    auto* right = new QVBoxLayout;
    columns->setSpacing(m_look.px(24));
    columns->addLayout(left, 5);
    columns->addLayout(right, 6);
    buildList(*left);
    buildReadings(*right);
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.concerns(ChangeEvent::Rulings)) {
            if (event.kind == ChangeEvent::Kind::Opened) {
                const QSignalBlocker quiet(m_list); // its rows are of the battle before
                m_list->clear();
                m_listed.clear();
            }
            refresh();
        }
    });
    connect(&m_look, &Look::changed, this, &RulingsDialog::restyle);
    restyle();
    refresh();
}

void RulingsDialog::buildList(QVBoxLayout& layout) {
    named(m_find, "rulingFind", tr("Find a ruling"));
    m_find->setPlaceholderText(tr("Find: a word or a number"));
    m_find->setClearButtonEnabled(true);
    named(m_onlyChanged, "rulingOnlyChanged", tr("Only those changed for this battle"));
    m_onlyChanged->setToolTip(tr("Alt+C"));
    named(m_list, "rulingList", tr("The rulings"));
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    layout.addWidget(m_find);
    layout.addWidget(m_onlyChanged);
    layout.addWidget(m_list, 1);
    layout.addWidget(m_summary);
    connect(m_find, &QLineEdit::textChanged, this, &RulingsDialog::refresh);
    connect(m_onlyChanged, &QCheckBox::toggled, this, &RulingsDialog::refresh);
    connect(m_list, &QListWidget::currentRowChanged, this, &RulingsDialog::showCurrent);
}

void RulingsDialog::buildReadings(QVBoxLayout& layout) {
    // Long readings scroll where the dialog has no room for them.
    auto* contents = named(new TallContents(this), "rulingContents");
    auto* inside = filling<QVBoxLayout>(contents);
    inside->addWidget(m_title);
    inside->addWidget(m_kind);
    inside->addLayout(m_readings);
    inside->addStretch(1);
    layout.addWidget(scrollDown(contents, this), 1);
    auto* close = makeButton(this, {}, "", tr("Close"), tr("Esc"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_reset);
    row->addStretch(1);
    row->addWidget(close);
    layout.addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (const Ruling* ruling = current()) {
            set(ruling->id, ruling->standard());
        }
    });
}

void RulingsDialog::restyle() {
    resize(dialogSize(m_look, *this, 900, 560));
    spaceOut(m_look, *this, 12);
    m_readings->setSpacing(m_look.px(12));
    m_list->setSpacing(m_look.px(2));
    m_shown.clear();
    showCurrent();
}

const Ruling* RulingsDialog::current() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item && m_document.isOpen() ? &shownIn(*item) : nullptr;
}

const Ruling& RulingsDialog::shownIn(const QListWidgetItem& item) const {
    return m_document.rules().rulings[item.data(PlaceRole).toUInt()];
}

Id RulingsDialog::reading(const Ruling& ruling) const {
    const auto& set = m_document.battle().rulings;
    const auto found = set.find(ruling.id);
    return found == set.end() || found->second.empty() ? ruling.standard() : found->second;
}

void RulingsDialog::showRuling(const QString& ruling) {
    m_find->clear();
    m_onlyChanged->setChecked(false);
    for (int row = 0; row < m_list->count(); ++row) {
        if (toText(shownIn(*m_list->item(row)).id) == ruling) {
            m_list->setCurrentRow(row);
        }
    }
}

/// It holds every word that was typed, and, if so wished, is changed.
bool RulingsDialog::fits(const Ruling& ruling) const {
    QStringList texts{toText(ruling.item), toText(ruling.title), toText(ruling.id)};
    for (const Ruling::Reading& reading : ruling.readings) {
        texts << toText(reading.text);
    }
    const QString text = texts.join(QLatin1Char(' '));
    const QStringList words = m_find->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return (!m_onlyChanged->isChecked() || reading(ruling) != ruling.standard()) &&
           std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

void RulingsDialog::write(QListWidgetItem& item) const {
    const Ruling& ruling = shownIn(item);
    const Id now = reading(ruling);
    const bool changed = now != ruling.standard();
    const QString title = QStringLiteral("%1  %2").arg(toText(ruling.item), toText(ruling.title));
    item.setText(changed ? tr("✎ %1 – changed").arg(title) : title);
    item.setToolTip(toText(ruling.find(now)->text));
    item.setData(Qt::AccessibleTextRole, changed ? tr("%1, changed for this battle").arg(title) : title);
    item.setData(ChangedRole, changed);
}

/// Those that fit. Where the current one does not, the next takes its place, else the last.
void RulingsDialog::fillList() {
    const auto count = m_document.isOpen() ? m_document.rules().rulings.size() : 0;
    std::vector<uint> fitting;
    for (uint place = 0; place < count; ++place) {
        if (fits(m_document.rules().rulings[place])) {
            fitting.push_back(place);
        }
    }
    const QSignalBlocker quiet(m_list);
    if (fitting != m_listed) {
        const uint before = m_list->currentItem() ? m_list->currentItem()->data(PlaceRole).toUInt() : 0;
        m_list->clear();
        for (const uint place : fitting) {
            (new QListWidgetItem(m_list))->setData(PlaceRole, place);
        }
        const auto next = std::lower_bound(fitting.begin(), fitting.end(), before) - fitting.begin();
        m_list->setCurrentRow(std::min(static_cast<int>(next), m_list->count() - 1));
        m_listed = fitting;
    }
    for (int row = 0; row < m_list->count(); ++row) {
        write(*m_list->item(row));
    }
}

void RulingsDialog::refresh() {
    fillList();
    showCurrent();
    showSummary();
}

void RulingsDialog::showSummary() {
    int changed = 0;
    for (const Ruling& ruling : m_document.isOpen() ? m_document.rules().rulings : std::vector<Ruling>{}) {
        changed += reading(ruling) == ruling.standard() ? 0 : 1;
    }
    const QString played = changed == 0 ? tr("All as the rule pack reads them.")
                                        : tr("%n changed for this battle.", "rulings", changed);
    m_summary->setText(m_list->count() > 0 ? played : tr("No ruling fits. %1").arg(played));
}

void RulingsDialog::clearReadings() {
    for (QAbstractButton* button : m_group->buttons()) {
        m_group->removeButton(button);
    }
    while (QLayoutItem* item = m_readings->takeAt(0)) {
        // The one that was just clicked may be among them.
        item->widget()->hide();
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater();
        delete item;
    }
}

void RulingsDialog::showCurrent() {
    const Ruling* ruling = current();
    const Id now = ruling ? reading(*ruling) : Id();
    const QString shown = ruling ? toText(ruling->id + ' ' + now) : QStringLiteral("-");
    if (shown == m_shown) {
        return;
    }
    m_shown = shown;
    clearReadings();
    m_reset->setEnabled(ruling && now != ruling->standard());
    m_title->setText(ruling ? tr("%1  %2").arg(toText(ruling->item), toText(ruling->title)) : QString());
    m_kind->setText(!ruling          ? QString()
                    : ruling->advice ? tr("Changes what is said, ticked beforehand or due; never the sums.")
                                     : tr("Changes what the program works out."));
    for (const Ruling::Reading& reading : ruling ? ruling->readings : std::vector<Ruling::Reading>{}) {
        addReading(*ruling, reading, reading.id == now);
    }
}

/// A radio button has one line; the text of a reading stands below it, and a click on it counts as well.
void RulingsDialog::addReading(const Ruling& ruling, const Ruling::Reading& reading, bool now) {
    auto* place = new QWidget(this);
    auto* layout = filling<QVBoxLayout>(place);
    layout->setSpacing(m_look.px(2));
    const bool standard = reading.id == ruling.standard();
    const int number = static_cast<int>(m_group->buttons().size()) + 1;
    auto* button = named(
        new QRadioButton(standard ? tr("Reading &%1, the pack's").arg(number) : tr("Reading &%1").arg(number),
                         place),
        QStringLiteral("reading-") + toText(reading.id), toText(reading.text));
    button->setChecked(now);
    button->setToolTip(tr("Alt+%1").arg(number));
    QFont bold = m_look.font(14, now ? QFont::Bold : QFont::Normal);
    button->setFont(bold);
    auto* text = makeLabel(place, "", "reading", toText(reading.text));
    text->setContentsMargins(m_look.px(26), 0, 0, 0);
    layout->addWidget(button);
    layout->addWidget(text);
    m_readings->addWidget(place);
    m_group->addButton(button);
    connect(button, &QRadioButton::clicked, this,
            [this, id = ruling.id, reading = reading.id] { set(id, reading); });
}

void RulingsDialog::set(const Id& ruling, const Id& reading) {
    const Ruling* known = m_document.rules().ruling(ruling);
    if (!known || this->reading(*known) == reading) {
        return;
    }
    Q_EMIT answered(m_document.execute(commandOf(Verb::Ruling, {{"ruling", ruling}, {"reading", reading}})));
}

} // namespace umpire::gui

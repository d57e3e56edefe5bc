#include "preferences/folders_pane.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "preferences/import_actions.h"
#include "umpire/rules/packs_found.h"
#include "umpire/storage/collection.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QMenu>
#include <QTreeWidget>
#include <QUrl>

#include <algorithm>

namespace umpire::gui {

namespace {

/// In pixels: large letters must leave the buttons below the list on the screen.
constexpr int mostMinimum = 90;

} // namespace

FoldersPane::FoldersPane(const Look& look, const BattleDocument& document, Settings& settings,
                         Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_list(new QTreeWidget(this)), m_about(makeLabel(this, "ownThingAbout", "muted")) {
    setObjectName(QStringLiteral("foldersPane"));
    named(m_list, "ownThings", tr("Rules, collections, tables and battles to begin from"));
    m_list->setHeaderLabels({tr("Name"), tr("How it is"), tr("From"), tr("What it is")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* column = filling<QVBoxLayout>(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_about);
    buildButtons();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &FoldersPane::showChosen);
    connect(&m_look, &Look::changed, this, &FoldersPane::restyle);
    restyle();
}

void FoldersPane::buildButtons() {
    auto* row = new QHBoxLayout;
    const auto add = [this, row](const char* name, const QString& text, const QString& tip) {
        auto* button = makeButton(this, name, "", text, tip);
        row->addWidget(button);
        return button;
    };
    auto* open = add("openOwnFolder", tr("&Open folder"), tr("Shows your folder in the file manager"));
    auto* take = add("takeIn", tr("&Take in…"), tr("Copies something into your folder, once it is in order"));
    m_use = add("useCollection", tr("&Use this collection"), tr("The collection that is chosen in the list"));
    row->addStretch(1);
    auto* menu = new QMenu(take);
    QAction* pack = menu->addAction(tr("A folder with a &pack of rules…"));
    pack->setObjectName(QStringLiteral("takeInPack"));
    QAction* file = menu->addAction(tr("A &file: house rules, collection, tables or battle…"));
    file->setObjectName(QStringLiteral("takeInFile"));
    take->setMenu(menu);
    open->setAccessibleName(tr("Open your folder"));
    take->setAccessibleName(tr("Take in a pack, a collection, tables or a battle"));
    m_use->setAccessibleName(tr("Use this collection"));
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(open, &QPushButton::clicked, this, &FoldersPane::openFolder);
    connect(pack, &QAction::triggered, this,
            [this] { takeIn(m_prompts.folderToOpen(this, m_settings.folder())); });
    connect(file, &QAction::triggered, this,
            [this] { takeIn(m_prompts.fileToOpen(this, Prompts::FileKind::Battle, m_settings.folder())); });
    connect(m_use, &QPushButton::clicked, this, &FoldersPane::useChosen);
}

void FoldersPane::refresh() {
    m_things = ownThings(m_document.searchPath(), userFolders(),
                         m_settings.value(Settings::Key::Collection).toString(), m_document.locale());
    m_list->clear();
    for (const OwnThing& thing : m_things) {
        addRow(thing);
    }
    for (int column = 0; column < m_list->columnCount(); ++column) {
        m_list->resizeColumnToContents(column);
    }
    if (m_list->topLevelItemCount() > 0) {
        m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    showChosen();
}

void FoldersPane::addRow(const OwnThing& thing) {
    auto* row = new QTreeWidgetItem(m_list, {thing.name, thing.state, thing.from, thing.kindWord});
    const QString place = QDir::toNativeSeparators(thing.path);
    const QString whole = (QStringList{place} + thing.messages).join(QLatin1Char('\n'));
    for (int column = 0; column < m_list->columnCount(); ++column) {
        row->setToolTip(column, tipOf(whole));
    }
    row->setData(0, Qt::AccessibleTextRole,
                 tr("%1, %2, %3, %4, in %5").arg(thing.name, thing.kindWord, thing.from, thing.state, place));
    if (thing.troubled) {
        QFont bold = m_list->font();
        bold.setBold(true);
        row->setFont(1, bold);
    }
}

const OwnThing* FoldersPane::chosen() const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 || row >= m_things.size() ? nullptr : &m_things[row];
}

/// Where it is, and the first of what is wrong with it: the tool tip and `umpire validate` have the rest.
void FoldersPane::showChosen() {
    const OwnThing* thing = chosen();
    QStringList lines;
    if (thing) {
        constexpr qsizetype mostShown = 3;
        lines << QDir::toNativeSeparators(thing->path);
        lines += thing->messages.mid(0, mostShown);
    }
    m_about->setText(lines.join(QLatin1Char('\n')));
    m_use->setEnabled(thing && thing->kind == OwnThing::Kind::Collection && !thing->troubled);
}

void FoldersPane::openFolder() {
    const QString folder = toText(userFolders().data.string());
    if (folder.isEmpty() || !QDir().mkpath(folder)) {
        m_prompts.tell(this, tr("Your folder"),
                       tr("%1 cannot be made.").arg(QDir::toNativeSeparators(folder)));
    } else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder))) {
        m_prompts.tell(this, tr("Your folder"),
                       tr("No program shows folders here. It is %1.").arg(QDir::toNativeSeparators(folder)));
    }
}

void FoldersPane::takeIn(const QString& path) {
    if (!path.isEmpty() && takeInGiven(path, m_document, m_settings, m_prompts, *this)) {
        refresh();
        Q_EMIT tookIn();
    }
}

void FoldersPane::useChosen() {
    if (const OwnThing* thing = chosen()) {
        const QString file = thing->path;
        m_settings.set(Settings::Key::Collection, file);
        Q_EMIT collectionMoved(file);
        refresh();
    }
}

void FoldersPane::restyle() {
    m_list->setMinimumHeight(std::min(m_look.px(84), mostMinimum));
    layout()->setSpacing(m_look.px(8));
}

namespace fs = std::filesystem;

namespace {

/// Finds the translations of this file.
class OwnThingsText {
    Q_DECLARE_TR_FUNCTIONS(OwnThings)
};

QStringList linesOf(const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues) {
        lines << toText(issue.line());
    }
    return lines;
}

OwnThing thingOf(const ExaminedPack& pack, const TextLocale& locale) {
    const QString state = !pack.inOrder ? OwnThingsText::tr("not in order")
                          : !pack.used  ? OwnThingsText::tr("not used")
                                        : OwnThingsText::tr("in order");
    return {OwnThing::Kind::Pack,
            toText(localizedTitle(pack.found, locale)),
            OwnThingsText::tr("Rules"),
            toText(ownerText(pack.found.owner)),
            state,
            toText(pack.found.folder.string()),
            pack.inOrder ? QStringList() : linesOf(pack.issues),
            !pack.inOrder || !pack.used};
}

OwnThing collectionAt(const QString& path, const QString& current) {
    const LoadedCollection loaded = loadCollection(fs::path(fromText(path)));
    const bool bad = hasErrors(loaded.issues);
    const bool used = QFileInfo(path) == QFileInfo(current);
    return {OwnThing::Kind::Collection,
            QFileInfo(path).completeBaseName(),
            OwnThingsText::tr("Collection"),
            OwnThingsText::tr("your own"),
            bad    ? OwnThingsText::tr("not in order")
            : used ? OwnThingsText::tr("in order, in use")
                   : OwnThingsText::tr("in order"),
            path,
            bad ? linesOf(loaded.issues) : QStringList(),
            bad};
}

QStringList filesIn(const fs::path& folder, const QString& pattern) {
    QStringList paths;
    if (!folder.empty()) {
        for (const QFileInfo& file :
             QDir(toText(folder.string())).entryInfoList({pattern}, QDir::Files, QDir::Name)) {
            paths << file.absoluteFilePath();
        }
    }
    return paths;
}

QList<OwnThing> collections(const UserFolders& own, const QString& current) {
    QStringList paths = filesIn(own.collections, QStringLiteral("*.json"));
    if (QFileInfo(current).isFile() && !paths.contains(QFileInfo(current).absoluteFilePath())) {
        paths.prepend(QFileInfo(current).absoluteFilePath());
    }
    QList<OwnThing> things;
    for (const QString& path : paths) {
        things << collectionAt(path, current);
    }
    return things;
}

/// What is read only when it is used.
void addFiles(QList<OwnThing>& things, OwnThing::Kind kind, const QString& word, const QStringList& paths) {
    for (const QString& path : paths) {
        things << OwnThing{
            kind, QFileInfo(path).fileName(), word, OwnThingsText::tr("your own"), {}, path, {}, false};
    }
}

bool isIn(const fs::path& folder, const fs::path& path) {
    return !folder.empty() && path.parent_path() == folder;
}

} // namespace

QList<OwnThing> ownThings(const PackSearchPath& searchPath, const UserFolders& own, const QString& current,
                          const TextLocale& locale) {
    QList<OwnThing> packs;
    for (const ExaminedPack& pack : examinePacks(searchPath)) {
        packs << thingOf(pack, locale);
    }
    // One's own first: there is more to do about them.
    std::stable_partition(packs.begin(), packs.end(), [&own](const OwnThing& thing) {
        return isIn(own.rules, fs::path(fromText(thing.path)));
    });
    QList<OwnThing> things = packs + collections(own, current);
    addFiles(things, OwnThing::Kind::Tables, OwnThingsText::tr("Tables filled in"),
             filesIn(own.tables, QStringLiteral("*.tables.json")));
    addFiles(things, OwnThing::Kind::Example, OwnThingsText::tr("Battle to begin from"),
             filesIn(own.examples, QStringLiteral("*.battle.json")));
    return things;
}

QStringList troublesOfOwn(const PackSearchPath& searchPath, const UserFolders& own) {
    QStringList troubles;
    const std::vector<FoundPack> found = searchPath.found();
    for (const FoundPack& pack : found) {
        if (!isIn(own.rules, pack.folder)) {
            continue;
        }
        const bool good = searchPath.in(pack.folder).pack != nullptr;
        const bool rivals = std::count_if(found.begin(), found.end(), [&pack](const FoundPack& each) {
                                return each.name == pack.name;
                            }) > 1;
        if (!good || rivals) {
            troubles << (!good ? OwnThingsText::tr(
                                     "The rules “%1” in your folder are not in order, and are not used.")
                         : pack.hidden
                             ? OwnThingsText::tr(
                                   "The rules “%1” in your folder are not used: others come first.")
                             : OwnThingsText::tr(
                                   "The rules “%1” in your folder are used in the place of those that "
                                   "came with the program."))
                            .arg(toText(pack.name));
        }
    }
    return troubles;
}

} // namespace umpire::gui

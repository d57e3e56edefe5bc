#include "pseudo_language.h"

#include "document/text.h"
#include "field/short_name.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMetaProperty>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QWidget>

#include <algorithm>

namespace umpire::gui::test {

namespace {

const QChar opening(0x27e6);
const QChar closing(0x27e7);
const QChar gap(0x1);
constexpr qsizetype longPassage = 40; ///< no sentence of the program by chance

/// What stands in no brackets. One that is never closed was cut short at the end.
QString outsideOfBrackets(const QString& text) {
    QString outside;
    int depth = 0;
    for (const QChar letter : text) {
        depth += letter == opening ? 1 : 0;
        outside += depth == 0 ? letter : gap;
        depth -= letter == closing && depth > 0 ? 1 : 0;
    }
    return outside;
}

bool hasLetters(const QString& text) {
    return std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); });
}

/// Blots the phrase out wherever it stands as whole words.
void blot(QString& text, const QString& phrase) {
    for (qsizetype at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
        const qsizetype end = at + phrase.size();
        const bool whole = (at == 0 || !text[at - 1].isLetter() || !phrase.front().isLetter()) &&
                           (end == text.size() || !text[end].isLetter() || !phrase.back().isLetter());
        if (whole) {
            text.replace(at, phrase.size(), QString(phrase.size(), gap));
        }
    }
}

class Collector {
  public:
    QList<ShownText> texts;

    void collect(QWidget& widget) {
        addProperties(widget);
        addContents(widget);
        for (QAction* action : widget.actions()) {
            addProperties(*action);
        }
    }

  private:
    static QString nameOf(const QObject& object) {
        return QLatin1String(object.metaObject()->className()) + QLatin1Char(' ') + object.objectName();
    }

    void add(const QObject& object, const char* what, const QString& text) {
        const bool markup = Qt::mightBeRichText(text);
        const QString plain = markup ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
        if (!plain.isEmpty()) {
            texts << ShownText{nameOf(object) + QLatin1Char(' ') + QLatin1String(what), plain};
        }
    }

    void addProperties(const QObject& object) {
        for (const char* name :
             {"text", "title", "windowTitle", "toolTip", "statusTip", "whatsThis", "accessibleName",
              "accessibleDescription", "placeholderText", "prefix", "suffix", "specialValueText", "format"}) {
            const QVariant value = object.property(name);
            if (value.userType() == QMetaType::QString) {
                add(object, name, value.toString());
            }
        }
    }

    void addContents(QWidget& widget) {
        if (auto* list = qobject_cast<QAbstractItemView*>(&widget); list && list->model()) {
            addRows(*list, *list->model(), list->rootIndex());
        } else if (auto* box = qobject_cast<QComboBox*>(&widget)) {
            addRows(*box, *box->model(), {});
        } else if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                add(*tabs, "tab", tabs->tabText(i));
                add(*tabs, "tip of tab", tabs->tabToolTip(i));
            }
        } else if (auto* text = qobject_cast<QTextEdit*>(&widget)) {
            add(*text, "document", text->toPlainText());
        } else if (auto* plain = qobject_cast<QPlainTextEdit*>(&widget)) {
            add(*plain, "document", plain->toPlainText());
        }
    }

    void addRows(const QObject& view, const QAbstractItemModel& model, const QModelIndex& parent) {
        static const std::pair<int, const char*> roles[] = {{Qt::DisplayRole, "cell"},
                                                            {Qt::ToolTipRole, "tip of cell"},
                                                            {Qt::StatusTipRole, "status tip of cell"},
                                                            {Qt::WhatsThisRole, "what's this of cell"},
                                                            {Qt::AccessibleTextRole, "name of cell"},
                                                            {Qt::AccessibleDescriptionRole, "description"}};
        for (int column = 0; column < model.columnCount(parent); ++column) {
            for (const auto& [role, name] : roles) {
                add(view, "heading", model.headerData(column, Qt::Horizontal, role).toString());
                for (int row = 0; row < model.rowCount(parent); ++row) {
                    const QVariant cell = model.index(row, column, parent).data(role);
                    if (cell.userType() == QMetaType::QString) {
                        add(view, name, cell.toString());
                    }
                }
            }
        }
        for (int row = 0; row < model.rowCount(parent); ++row) {
            if (const QModelIndex index = model.index(row, 0, parent); model.hasChildren(index)) {
                addRows(view, model, index);
            }
        }
    }
};

} // namespace

PseudoLanguage::PseudoLanguage() {
    QCoreApplication::installTranslator(this);
}

PseudoLanguage::~PseudoLanguage() {
    QCoreApplication::removeTranslator(this);
}

QString PseudoLanguage::translate(const char* context, const char* source, const char* /*comment*/,
                                  int /*n*/) const {
    {
        const std::lock_guard guard(m_guard);
        m_asked.insert(std::string(context).append(": ").append(source));
    }
    return std::string_view(context) == "QShortcut" ? QString()
                                                    : opening + QString::fromUtf8(source) + closing;
}

std::set<std::string> PseudoLanguage::asked() const {
    const std::lock_guard guard(m_guard);
    return m_asked;
}

QList<ShownText> shownTexts(QWidget& root) {
    Collector collector;
    collector.collect(root);
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        collector.collect(*widget);
    }
    return collector.texts;
}

namespace {

/// Whether what stands under a key of a pack is shown, though it may look like an id.
bool isName(const std::string& key) {
    static const std::set<std::string> keys{"name", "short", "set-text", "one", "many", "these"};
    return keys.contains(key);
}

} // namespace

void OwnTexts::add(const Json& json, const std::string& key) {
    static const QRegularExpression id(QStringLiteral("^[a-z0-9./-]*$"));
    static const QRegularExpression place(QStringLiteral("\\{[^}]*\\}"));
    if (json.is_string()) {
        const QString text = toText(json.get<std::string>());
        const bool named = isName(key);
        for (const QString& part : !named && id.match(text).hasMatch() ? QStringList() : text.split(place)) {
            add(part);
        }
    }
    if (json.is_array()) {
        for (const Json& inner : json) {
            add(inner, key);
        }
    } else if (json.is_object()) {
        for (const auto& [name, inner] : json.items()) {
            add(inner, name);
        }
    }
}

void OwnTexts::addName(const QString& name, const Abbreviations& abbreviations) {
    const QFontMetrics metrics{QFont()};
    for (int width = metrics.horizontalAdvance(name); width > 0; --width) {
        add(abbreviated(name, abbreviations, QFont(), width));
    }
}

void OwnTexts::add(const QString& text) {
    const QString own = text.simplified().toLower();
    const auto longer = [](const QString& a, const QString& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    };
    const auto place = std::lower_bound(m_texts.begin(), m_texts.end(), own, longer);
    if (hasLetters(own) && (place == m_texts.end() || *place != own)) {
        m_texts.insert(place, own);
    }
}

QString OwnTexts::escaped(const QString& text) const {
    QString rest = outsideOfBrackets(text.simplified()).toLower();
    if (!hasLetters(rest)) {
        return {};
    }
    // Of a long one a part may be shown, or several in a row.
    static const QRegularExpression between(QStringLiteral(" · | (?=uncertain:)"));
    for (const QString& part : rest.split(gap, Qt::SkipEmptyParts)) {
        for (const QString& passage : part.split(between, Qt::SkipEmptyParts)) {
            const QString shown = passage.trimmed();
            const bool known = shown.size() > longPassage &&
                               std::any_of(m_texts.begin(), m_texts.end(),
                                           [&](const QString& own) { return own.contains(shown); });
            if (known) {
                blot(rest, shown);
            }
        }
    }
    for (const QString& own : m_texts) {
        blot(rest, own);
    }
    // The end of a name may have been cut off.
    if (const qsizetype cut = rest.indexOf(QChar(0x2026)); cut > 0) {
        const QString start = rest.left(cut).section(gap, -1).trimmed();
        const bool known = std::any_of(m_texts.begin(), m_texts.end(),
                                       [&start](const QString& own) { return own.startsWith(start); });
        if (known) {
            blot(rest, start);
        }
    }
    return hasLetters(rest) ? rest.replace(gap, QLatin1Char('_')) : QString();
}

} // namespace umpire::gui::test

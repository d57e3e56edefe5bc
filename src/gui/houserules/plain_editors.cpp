#include "houserules/plain_editors.h"

#include "document/text.h"
#include "houserules/value_text.h"
#include "roster/roster_field.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace umpire::gui {

namespace {

constexpr int mostTextLines = 6;

int asInt(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, std::numeric_limits<int>::min() + 1,
                                                     std::numeric_limits<int>::max()));
}

QHBoxLayout* rowIn(QWidget* editor) {
    auto* row = new QHBoxLayout(editor);
    row->setContentsMargins(0, 0, 0, 0);
    return row;
}

} // namespace

NumberEditor::NumberEditor(const Look& look, const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_box(new QSpinBox(this)) {
    name(*m_box, value);
    m_box->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
    m_box->setMinimumWidth(look.px(120));
    auto* row = rowIn(this);
    row->addWidget(m_box);
    row->addStretch(1);
    connect(m_box, &QSpinBox::valueChanged, this, [this] { typed(); });
    connect(m_box, &QSpinBox::editingFinished, this, &NumberEditor::flush);
    show(value);
}

void NumberEditor::show(const HouseValue& value) {
    const QSignalBlocker quiet(m_box);
    m_said = value.now && value.now->is_number_integer();
    const int least = asInt(value.least);
    // Nothing stands below the least, where nothing may be said.
    m_box->setRange(m_said && value.needed ? least : least - 1, asInt(std::max(value.least, value.most)));
    m_box->setSpecialValueText(m_said && value.needed ? QString() : tr("nothing"));
    const int shown = m_said ? asInt(value.now->get<std::int64_t>()) : m_box->minimum();
    if (m_box->value() != shown && !isWaiting()) {
        m_box->setValue(shown);
    }
}

void NumberEditor::send() {
    const bool nothing = !m_box->specialValueText().isEmpty() && m_box->value() == m_box->minimum();
    nothing ? Q_EMIT emptied() : Q_EMIT edited(Json(m_box->value()));
}

FlagEditor::FlagEditor(const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_box(new QCheckBox(tr("Yes"), this)) {
    name(*m_box, value);
    auto* row = rowIn(this);
    row->addWidget(m_box);
    row->addStretch(1);
    connect(m_box, &QCheckBox::clicked, this, [this] { send(); });
    show(value);
}

void FlagEditor::show(const HouseValue& value) {
    m_box->setChecked(value.now && value.now->is_boolean() && value.now->get<bool>());
}

void FlagEditor::send() {
    Q_EMIT edited(Json(m_box->isChecked()));
}

TextEditor::TextEditor(const Look& look, const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_look(look), m_text(new QPlainTextEdit(this)) {
    name(*m_text, value);
    m_text->setTabChangesFocus(true);
    m_text->document()->setDocumentMargin(look.px(6));
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->installEventFilter(this);
    rowIn(this)->addWidget(m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        fit();
        typed();
    });
    show(value);
}

void TextEditor::show(const HouseValue& value) {
    m_needed = value.needed;
    const bool said = value.now && value.now->is_string();
    const QString text = said ? toText(value.now->get<std::string>()) : QString();
    m_text->setPlaceholderText(said ? QString() : tr("says nothing"));
    if (!isWaiting() && m_text->toPlainText() != text) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(text);
    }
    fit();
}

/// As tall as its text, within reason.
void TextEditor::fit() {
    const auto lines = std::clamp(static_cast<int>(m_text->document()->size().height()), 1, mostTextLines);
    m_text->setFixedHeight(lines * m_text->fontMetrics().lineSpacing() + m_look.px(16));
}

void TextEditor::resizeEvent(QResizeEvent* event) {
    ValueEditor::resizeEvent(event);
    fit();
}

bool TextEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::FocusOut) {
        flush();
    }
    return ValueEditor::eventFilter(watched, event);
}

void TextEditor::send() {
    const QString text = m_text->toPlainText();
    text.isEmpty() && !m_needed ? Q_EMIT emptied() : Q_EMIT edited(Json(fromText(text)));
}

ChoiceEditor::ChoiceEditor(const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_box(new ChoiceBox(this)) {
    name(*m_box, value);
    m_box->setFocusPolicy(Qt::StrongFocus);
    rowIn(this)->addWidget(m_box);
    connect(m_box, &ChoiceBox::chosen, this, [this] { send(); });
    show(value);
}

void ChoiceEditor::show(const HouseValue& value) {
    const bool said = value.now && value.now->is_string();
    const QString now = said ? toText(value.now->get<std::string>()) : QString();
    m_box->clear();
    if (!said || !value.needed) {
        m_box->addItem(tr("nothing"), QString());
    }
    for (const HouseChoice& choice : value.choices) {
        m_box->addItem(toText(choice.name), toText(choice.id));
    }
    if (m_box->findData(now) < 0) {
        m_box->addItem(now, now); // whatever the file says
    }
    m_box->setShown(m_box->findData(now));
}

void ChoiceEditor::send() {
    const QString id = m_box->currentData().toString();
    id.isEmpty() ? Q_EMIT emptied() : Q_EMIT edited(Json(fromText(id)));
}

namespace {

QString endOf(const Json& band, const char* key) {
    return band.is_object() && band.contains(key) && band[key].is_number_integer()
               ? QString::number(band[key].get<std::int64_t>())
               : QString();
}

QString outcomeOf(const Json& band) {
    return band.is_object() && band.contains("outcome") && band["outcome"].is_string()
               ? toText(band["outcome"].get<std::string>())
               : QString();
}

} // namespace

BandsEditor::BandsEditor(const Look& look, const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_look(look), m_value(value) {
    setObjectName(QStringLiteral("bandsEditor"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* add = new QPushButton(tr("+ Band"), this);
    add->setObjectName(QStringLiteral("addBand"));
    add->setAccessibleName(tr("Add a band above the others"));
    add->setProperty("kind", QStringLiteral("small"));
    add->setAutoDefault(false);
    layout->addWidget(add, 0, Qt::AlignLeft);
    connect(add, &QPushButton::clicked, this, &BandsEditor::addBand);
    show(value);
}

void BandsEditor::show(const HouseValue& value) {
    const Json now = value.now && value.now->is_array() ? *value.now : Json::array();
    if (isWaiting() || (m_rows && now == m_bands && value.choices == m_value.choices)) {
        return;
    }
    m_value = value;
    m_bands = now;
    build();
}

void BandsEditor::build() {
    if (m_rows) {
        m_rows->deleteLater();
    }
    if (m_rows) {
        m_rows->hide();
    }
    m_rows = new QWidget(this);
    m_grid = new QGridLayout(m_rows);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(2, 1);
    int column = 0;
    for (const QString& head : {tr("From"), tr("To"), tr("What it comes to")}) {
        auto* label = new QLabel(head, m_rows);
        label->setProperty("kind", QStringLiteral("muted"));
        m_grid->addWidget(label, 0, column++);
    }
    for (int row = 0; row < static_cast<int>(m_bands.size()); ++row) {
        addRow(row);
    }
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_rows);
    m_rows->show();
}

void BandsEditor::addRow(int row) {
    const int number = row + 1;
    m_grid->addWidget(addEnd(row, "from", tr("Band %1, from").arg(number)), number, 0);
    m_grid->addWidget(addEnd(row, "to", tr("Band %1, to").arg(number)), number, 1);
    m_grid->addWidget(addOutcome(row, tr("Band %1, what it comes to").arg(number)), number, 2);
    auto* drop = new QPushButton(QStringLiteral("×"), m_rows);
    drop->setObjectName(QStringLiteral("band-%1-drop").arg(number));
    drop->setAccessibleName(tr("Take band %1 away").arg(number));
    drop->setToolTip(tr("Take this band away"));
    drop->setProperty("kind", QStringLiteral("small"));
    drop->setAutoDefault(false);
    connect(drop, &QPushButton::clicked, this, [this, row] { dropBand(row); });
    m_grid->addWidget(drop, number, 3);
}

QWidget* BandsEditor::addEnd(int row, const char* key, const QString& spoken) {
    auto* line = new QLineEdit(endOf(m_bands[static_cast<std::size_t>(row)], key), m_rows);
    line->setObjectName(QStringLiteral("band-%1-%2").arg(row + 1).arg(QLatin1String(key)));
    line->setAccessibleName(spoken);
    line->setPlaceholderText(tr("open"));
    line->setFixedWidth(m_look.px(84));
    line->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("-?[0-9]{0,6}")), line));
    connect(line, &QLineEdit::textEdited, this, [this, row, key](const QString& text) {
        Json& band = m_bands[static_cast<std::size_t>(row)];
        bool number = false;
        const int end = text.toInt(&number);
        if (number) {
            band = band.is_object() ? band : Json::object(); // what was written by hand may be anything
            band[key] = end;
        } else if (band.is_object()) {
            band.erase(key);
        }
        typed();
    });
    connect(line, &QLineEdit::editingFinished, this, &BandsEditor::flush);
    return line;
}

QWidget* BandsEditor::addOutcome(int row, const QString& spoken) {
    auto* box = new ChoiceBox(m_rows);
    box->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
    box->setObjectName(QStringLiteral("band-%1-outcome").arg(row + 1));
    box->setAccessibleName(spoken);
    for (const HouseChoice& choice : m_value.choices) {
        box->addItem(toText(choice.name), toText(choice.id));
    }
    const QString now = outcomeOf(m_bands[static_cast<std::size_t>(row)]);
    if (box->findData(now) < 0) {
        box->addItem(now, now);
    }
    box->setShown(box->findData(now));
    connect(box, &ChoiceBox::chosen, this, [this, row, box] {
        Json& band = m_bands[static_cast<std::size_t>(row)];
        band = band.is_object() ? band : Json::object();
        band["outcome"] = fromText(box->currentData().toString());
        send();
    });
    return box;
}

/// Above the last: it begins where that ended, and that ends there.
void BandsEditor::addBand() {
    Json band = Json::object();
    if (!m_bands.empty() && m_bands.back().is_object()) {
        Json& last = m_bands.back();
        const bool open = !last.contains("to") && last.contains("from") && last["from"].is_number_integer();
        if (open) {
            last["to"] = last["from"];
        }
        if (last.contains("to") && last["to"].is_number_integer()) {
            band["from"] = last["to"].get<std::int64_t>() + 1;
        }
        if (last.contains("outcome")) {
            band["outcome"] = last["outcome"];
        }
    }
    m_bands.push_back(band);
    build();
    send();
}

void BandsEditor::dropBand(int row) {
    m_bands.erase(m_bands.begin() + row);
    build();
    send();
}

void BandsEditor::send() {
    Q_EMIT edited(m_bands);
}

namespace {

constexpr int mostRows = 6;

bool holds(const Json& list, const std::string& id) {
    return std::any_of(list.begin(), list.end(), [&id](const Json& each) { return each == id; });
}

} // namespace

ChoicesEditor::ChoicesEditor(const Look& look, const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_look(look), m_list(new QListWidget(this)) {
    name(*m_list, value);
    m_list->setProperty("kind", QStringLiteral("plan"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);
    connect(m_list, &QListWidget::itemChanged, this, [this] { send(); });
    show(value);
}

void ChoicesEditor::addChoice(const QString& id, const QString& name, bool on) {
    auto* item = new QListWidgetItem(name, m_list);
    item->setData(Qt::UserRole, id);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
}

void ChoicesEditor::show(const HouseValue& value) {
    const QSignalBlocker quiet(m_list);
    const int row = m_list->currentRow();
    m_order = value.now && value.now->is_array() ? *value.now : Json::array();
    m_list->clear();
    for (const HouseChoice& choice : value.choices) {
        addChoice(toText(choice.id), toText(choice.name), holds(m_order, choice.id));
    }
    m_list->setCurrentRow(row);
    const int rows = std::clamp(m_list->count(), 1, mostRows);
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), m_look.px(24)) + m_look.px(8));
}

/// Those that stood there keep their order; what is ticked anew stands behind them.
void ChoicesEditor::send() {
    Json now = Json::array();
    const auto ticked = [this](const std::string& id, bool known) {
        for (int i = 0; i < m_list->count(); ++i) {
            if (m_list->item(i)->data(Qt::UserRole).toString() == toText(id)) {
                return m_list->item(i)->checkState() == Qt::Checked;
            }
        }
        return known; // what the list does not offer stays
    };
    for (const Json& each : m_order) {
        if (!each.is_string() || ticked(each.get<std::string>(), true)) {
            now.push_back(each);
        }
    }
    for (int i = 0; i < m_list->count(); ++i) {
        const std::string id = fromText(m_list->item(i)->data(Qt::UserRole).toString());
        if (m_list->item(i)->checkState() == Qt::Checked && !holds(m_order, id)) {
            now.push_back(id);
        }
    }
    Q_EMIT edited(now);
}

} // namespace umpire::gui

#include "houserules/value_row.h"

#include "document/text.h"
#include "houserules/code_edit.h"
#include "houserules/value_text.h"
#include "look/widgets.h"
#include "roster/roster_field.h"
#include "umpire/rules/written_expressions.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include <algorithm>
#include <chrono>
#include <limits>

namespace umpire::gui {

namespace {

/// Long enough for the next letter.
constexpr std::chrono::milliseconds editPause(350);

constexpr int mostTextLines = 6;
constexpr int mostCodeLines = 14;
constexpr int mostChoices = 6;
/// More is written as text.
constexpr int mostPlainNumber = 999;

int asInt(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, std::numeric_limits<int>::min() + 1,
                                                     std::numeric_limits<int>::max()));
}

/// The text it says; nothing where it says none.
std::optional<QString> saidText(const HouseValue& value) {
    return value.now && value.now->is_string() ? std::optional(toText(value.now->get<std::string>()))
                                               : std::nullopt;
}

/// Words to choose from, and whatever else the file says.
void fillChoices(ChoiceBox& box, const HouseValue& value, const QString& now) {
    box.setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
    for (const HouseChoice& choice : value.choices) {
        box.addItem(toText(choice.name), toText(choice.id));
    }
    if (box.findData(now) < 0) {
        box.addItem(now, now);
    }
    box.setShown(box.findData(now));
}

/// A whole number within its limits.
class NumberEditor : public ValueEditor {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::NumberEditor)

  public:
    NumberEditor(const Look& look, const HouseValue& value, QWidget* parent)
        : ValueEditor(parent), m_box(new QSpinBox(this)) {
        name(*m_box, value);
        m_box->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
        m_box->setMinimumWidth(look.px(120));
        auto* row = filling<QHBoxLayout>(this);
        row->addWidget(m_box);
        row->addStretch(1);
        connect(m_box, &QSpinBox::valueChanged, this, [this] { typed(); });
        connect(m_box, &QSpinBox::editingFinished, this, &NumberEditor::flush);
        show(value);
    }

    void show(const HouseValue& value) override {
        const QSignalBlocker quiet(m_box);
        const bool said = value.now && value.now->is_number_integer();
        const int least = asInt(value.least);
        // Nothing stands below the least, where nothing may be said.
        m_box->setRange(said && value.needed ? least : least - 1, asInt(std::max(value.least, value.most)));
        m_box->setSpecialValueText(said && value.needed ? QString() : tr("nothing"));
        const int shown = said ? asInt(value.now->get<std::int64_t>()) : m_box->minimum();
        if (m_box->value() != shown && !isWaiting()) {
            m_box->setValue(shown);
        }
    }

  protected:
    void send() override {
        const bool nothing = !m_box->specialValueText().isEmpty() && m_box->value() == m_box->minimum();
        nothing ? Q_EMIT emptied() : Q_EMIT edited(Json(m_box->value()));
    }

  private:
    QSpinBox* m_box;
};

/// Yes or no.
class FlagEditor : public ValueEditor {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::FlagEditor)

  public:
    FlagEditor(const HouseValue& value, QWidget* parent)
        : ValueEditor(parent), m_box(new QCheckBox(tr("Yes"), this)) {
        name(*m_box, value);
        auto* row = filling<QHBoxLayout>(this);
        row->addWidget(m_box);
        row->addStretch(1);
        connect(m_box, &QCheckBox::clicked, this, [this] { send(); });
        show(value);
    }

    void show(const HouseValue& value) override {
        m_box->setChecked(value.now && value.now->is_boolean() && value.now->get<bool>());
    }

  protected:
    void send() override { Q_EMIT edited(Json(m_box->isChecked())); }

  private:
    QCheckBox* m_box;
};

/// Something written, in as many lines as it needs, up to some. It counts when the keyboard leaves it.
class LinesEditor : public ValueEditor {
  protected:
    LinesEditor(const Look& look, QPlainTextEdit* text, int mostLines, const HouseValue& value,
                QWidget* parent)
        : ValueEditor(parent), m_look(look), m_text(text), m_mostLines(mostLines) {
        name(*m_text, value);
        m_text->setTabChangesFocus(true);
        m_text->document()->setDocumentMargin(look.px(6));
        m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_text->installEventFilter(this);
        filling<QHBoxLayout>(this);
        connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
            fit();
            typed();
        });
    }

    void setText(const QString& text) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(text);
    }

    void fit() {
        const auto lines = std::clamp(static_cast<int>(m_text->document()->size().height()), 1, m_mostLines);
        m_text->setFixedHeight(lines * m_text->fontMetrics().lineSpacing() + m_look.px(16));
    }

    void resizeEvent(QResizeEvent* event) override {
        ValueEditor::resizeEvent(event);
        fit();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == m_text && event->type() == QEvent::FocusOut) {
            flush();
        }
        return ValueEditor::eventFilter(watched, event);
    }

    const Look& m_look;
    QPlainTextEdit* m_text;
    int m_mostLines;
};

/// Words.
class TextEditor : public LinesEditor {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::TextEditor)

  public:
    TextEditor(const Look& look, const HouseValue& value, QWidget* parent)
        : LinesEditor(look, new QPlainTextEdit, mostTextLines, value, parent) {
        layout()->addWidget(m_text);
        show(value);
    }

    void show(const HouseValue& value) override {
        m_needed = value.needed;
        const std::optional<QString> said = saidText(value);
        m_text->setPlaceholderText(said ? QString() : tr("says nothing"));
        if (!isWaiting() && m_text->toPlainText() != said.value_or(QString())) {
            setText(said.value_or(QString()));
        }
        fit();
    }

  protected:
    void send() override {
        const QString text = m_text->toPlainText();
        text.isEmpty() && !m_needed ? Q_EMIT emptied() : Q_EMIT edited(Json(fromText(text)));
    }

  private:
    bool m_needed = false;
};

/// One of several words.
class ChoiceEditor : public ValueEditor {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::ChoiceEditor)

  public:
    ChoiceEditor(const HouseValue& value, QWidget* parent) : ValueEditor(parent), m_box(new ChoiceBox(this)) {
        name(*m_box, value);
        filling<QHBoxLayout>(this)->addWidget(m_box);
        connect(m_box, &ChoiceBox::chosen, this, [this] { send(); });
        show(value);
    }

    void show(const HouseValue& value) override {
        const std::optional<QString> said = saidText(value);
        m_box->clear();
        if (!said || !value.needed) {
            m_box->addItem(tr("nothing"), QString());
        }
        fillChoices(*m_box, value, said.value_or(QString()));
    }

  protected:
    void send() override {
        const QString id = m_box->currentData().toString();
        id.isEmpty() ? Q_EMIT emptied() : Q_EMIT edited(Json(fromText(id)));
    }

  private:
    ChoiceBox* m_box;
};

/// Several of a list of words, ticked.
class ChoicesEditor : public ValueEditor {
  public:
    ChoicesEditor(const Look& look, const HouseValue& value, QWidget* parent)
        : ValueEditor(parent), m_look(look), m_list(new QListWidget(this)) {
        name(*m_list, value);
        m_list->setProperty("kind", QStringLiteral("plan"));
        m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        filling<QVBoxLayout>(this)->addWidget(m_list);
        connect(m_list, &QListWidget::itemChanged, this, [this] { send(); });
        show(value);
    }

    void show(const HouseValue& value) override {
        const QSignalBlocker quiet(m_list);
        const int row = m_list->currentRow();
        m_order = value.now && value.now->is_array() ? *value.now : Json::array();
        m_list->clear();
        for (const HouseChoice& choice : value.choices) {
            auto* item = new QListWidgetItem(toText(choice.name), m_list);
            item->setData(Qt::UserRole, toText(choice.id));
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(holds(m_order, choice.id) ? Qt::Checked : Qt::Unchecked);
        }
        m_list->setCurrentRow(row);
        const int rows = std::clamp(m_list->count(), 1, mostChoices);
        m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), m_look.px(24)) + m_look.px(8));
    }

  protected:
    /// Those that stood there keep their order; what is ticked anew stands behind them. What the list does
    /// not offer stays.
    void send() override {
        Json now = m_order;
        for (int i = 0; i < m_list->count(); ++i) {
            const std::string id = fromText(m_list->item(i)->data(Qt::UserRole).toString());
            if (m_list->item(i)->checkState() != Qt::Checked) {
                now.erase(std::remove(now.begin(), now.end(), Json(id)), now.end());
            } else if (!holds(now, id)) {
                now.push_back(id);
            }
        }
        Q_EMIT edited(now);
    }

  private:
    static bool holds(const Json& list, const std::string& id) {
        return std::find(list.begin(), list.end(), Json(id)) != list.end();
    }

    const Look& m_look;
    QListWidget* m_list;
    Json m_order = Json::array(); ///< as they stand in the rules
};

/// The bands of a check: from which total to which, and what that comes out as. An end that is left blank is
/// open.
class BandsEditor : public ValueEditor {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::BandsEditor)

  public:
    BandsEditor(const Look& look, const HouseValue& value, QWidget* parent)
        : ValueEditor(parent), m_look(look), m_value(value) {
        setObjectName(QStringLiteral("bandsEditor"));
        auto* add = makeButton(this, "addBand", "small", tr("+ Band"));
        add->setAccessibleName(tr("Add a band above the others"));
        filling<QVBoxLayout>(this)->addWidget(add, 0, Qt::AlignLeft);
        connect(add, &QPushButton::clicked, this, &BandsEditor::addBand);
        show(value);
    }

    void show(const HouseValue& value) override {
        const Json now = value.now && value.now->is_array() ? *value.now : Json::array();
        if (isWaiting() || (m_rows && now == m_bands && value.choices == m_value.choices)) {
            return;
        }
        m_value = value;
        m_bands = now;
        build();
    }

  protected:
    void send() override { Q_EMIT edited(m_bands); }

  private:
    void build();
    void addRow(int row);
    QWidget* addEnd(int row, const char* key, const QString& spoken);
    QWidget* addOutcome(int row, const QString& spoken);
    void addBand();

    const Json& band(int row) const { return m_bands[static_cast<std::size_t>(row)]; }
    /// What was written by hand may be anything.
    Json& editedBand(int row) {
        Json& here = m_bands[static_cast<std::size_t>(row)];
        return here = here.is_object() ? here : Json::object();
    }

    const Look& m_look;
    HouseValue m_value;
    Json m_bands = Json::array();
    QWidget* m_rows = nullptr;
    QGridLayout* m_grid = nullptr;
};

void BandsEditor::build() {
    if (m_rows) {
        m_rows->deleteLater();
        m_rows->hide();
    }
    m_rows = new QWidget(this);
    m_grid = filling<QGridLayout>(m_rows);
    m_grid->setColumnStretch(2, 1);
    int column = 0;
    for (const QString& head : {tr("From"), tr("To"), tr("What it comes to")}) {
        auto* label = makeLine(m_rows, "", "muted", head);
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
    auto* drop = makeButton(m_rows, QStringLiteral("band-%1-drop").arg(number), "small", QStringLiteral("×"),
                            tr("Take this band away"));
    drop->setAccessibleName(tr("Take band %1 away").arg(number));
    connect(drop, &QPushButton::clicked, this, [this, row] {
        m_bands.erase(m_bands.begin() + row);
        build();
        send();
    });
    m_grid->addWidget(drop, number, 3);
}

QWidget* BandsEditor::addEnd(int row, const char* key, const QString& spoken) {
    const Json& now = band(row);
    const bool closed = now.is_object() && now.contains(key) && now[key].is_number_integer();
    auto* line =
        named(new QLineEdit(closed ? QString::number(now[key].get<std::int64_t>()) : QString(), m_rows),
              QStringLiteral("band-%1-%2").arg(row + 1).arg(QLatin1String(key)), spoken);
    line->setPlaceholderText(tr("open"));
    line->setFixedWidth(m_look.px(84));
    line->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("-?[0-9]{0,6}")), line));
    connect(line, &QLineEdit::textEdited, this, [this, row, key](const QString& text) {
        bool number = false;
        const int end = text.toInt(&number);
        if (number) {
            editedBand(row)[key] = end;
        } else if (band(row).is_object()) {
            editedBand(row).erase(key);
        }
        typed();
    });
    connect(line, &QLineEdit::editingFinished, this, &BandsEditor::flush);
    return line;
}

QWidget* BandsEditor::addOutcome(int row, const QString& spoken) {
    const Json& now = band(row);
    const bool said = now.is_object() && now.contains("outcome") && now["outcome"].is_string();
    auto* box = named(new ChoiceBox(m_rows), QStringLiteral("band-%1-outcome").arg(row + 1), spoken);
    fillChoices(*box, m_value, said ? toText(now["outcome"].get<std::string>()) : QString());
    connect(box, &ChoiceBox::chosen, this, [this, row, box] {
        editedBand(row)["outcome"] = fromText(box->currentData().toString());
        send();
    });
    return box;
}

/// Above the last: it begins where that ended, and that ends there.
void BandsEditor::addBand() {
    Json fresh = Json::object();
    if (!m_bands.empty() && m_bands.back().is_object()) {
        Json& last = m_bands.back();
        const bool open = !last.contains("to") && last.contains("from") && last["from"].is_number_integer();
        if (open) {
            last["to"] = last["from"];
        }
        if (last.contains("to") && last["to"].is_number_integer()) {
            fresh["from"] = last["to"].get<std::int64_t>() + 1;
        }
        if (last.contains("outcome")) {
            fresh["outcome"] = last["outcome"];
        }
    }
    m_bands.push_back(fresh);
    build();
    send();
}

/// An expression written out, or a value as the files have it: a list, an object. An expression that is a
/// mere number has a box for it, and a way to write something else.
class JsonEditor : public LinesEditor {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::JsonEditor)

  public:
    JsonEditor(const Look& look, const HouseValue& value, QWidget* parent)
        : LinesEditor(look, makeText(look), mostCodeLines, value, parent), m_number(new QSpinBox(this)),
          m_other(makeButton(this, {}, "small", tr("Write an expression"),
                             tr("Something that is worked out, in place of a number"))) {
        named(m_number, m_text->objectName() + QStringLiteral("-number"), m_text->accessibleName());
        m_number->setAccessibleDescription(m_text->accessibleDescription());
        m_number->setRange(-mostPlainNumber, mostPlainNumber);
        m_number->setFocusPolicy(Qt::StrongFocus);
        m_number->setMinimumWidth(look.px(120));
        m_other->setAccessibleName(tr("%1: write an expression").arg(toText(value.name)));
        auto* row = static_cast<QHBoxLayout*>(layout());
        row->addWidget(m_number);
        row->addWidget(m_text, 1);
        row->addWidget(m_other);
        row->addStretch(0);
        connect(m_number, &QSpinBox::valueChanged, this, [this] { typed(); });
        connect(m_number, &QSpinBox::editingFinished, this, &JsonEditor::flush);
        connect(m_other, &QPushButton::clicked, this, [this] {
            m_byText = true;
            turn(false);
            m_text->setFocus();
        });
        show(value);
    }

    void show(const HouseValue& value) override {
        m_path = value.path;
        m_isExpression = value.kind == HouseKind::Expression;
        showText(value);
        turn(!m_byText && isPlainNumber(value));
        if (m_isNumber && !isWaiting()) {
            const QSignalBlocker quiet(m_number);
            m_number->setValue(static_cast<int>(value.now->get<std::int64_t>()));
        }
        m_now = value.now;
        fit();
    }

  protected:
    void send() override {
        const QString text = m_text->toPlainText();
        if (m_isNumber) {
            Q_EMIT edited(Json(m_number->value()));
        } else if (text.trimmed().isEmpty()) {
            Q_EMIT unreadable({});
            Q_EMIT emptied();
        } else {
            QString why;
            const std::optional<Json> meant = typedValue(text, why);
            Q_EMIT unreadable(why);
            if (meant && tidied(*meant) != m_now) {
                Q_EMIT edited(*meant);
            }
        }
    }

  private:
    static QPlainTextEdit* makeText(const Look& look) {
        auto* text = new CodeEdit(look);
        text->setNumbered(false);
        return text;
    }

    static bool isPlainNumber(const HouseValue& value) {
        return value.kind == HouseKind::Expression && value.now && value.now->is_number_integer() &&
               *value.now >= -mostPlainNumber && *value.now <= mostPlainNumber;
    }

    /// Text that means the same is left as it was laid out, and what is no JSON yet is not taken away.
    void showText(const HouseValue& value) {
        QString why;
        const QString typed = m_text->toPlainText();
        const std::optional<Json> meant = typed.trimmed().isEmpty() ? std::nullopt : typedValue(typed, why);
        m_text->setPlaceholderText(value.now ? QString() : tr("says nothing"));
        const std::optional<Json> tidy = meant ? std::optional(tidied(*meant)) : std::nullopt;
        if (!isWaiting() && why.isEmpty() && tidy != value.now) {
            setText(!value.now       ? QString()
                    : m_isExpression ? expressionText(*value.now)
                                     : jsonText(*value.now));
        }
    }

    /// Equal for what means the same.
    Json tidied(const Json& json) const { return writtenOut(json, m_path.part, m_path.steps); }

    std::optional<Json> typedValue(const QString& text, QString& why) const {
        return m_isExpression ? typedExpression(text, why) : typedJson(text, why);
    }

    void turn(bool number) {
        m_isNumber = number;
        m_number->setVisible(number);
        m_other->setVisible(number);
        m_text->setVisible(!number);
        setFocusProxy(number ? static_cast<QWidget*>(m_number) : m_text);
        auto* row = static_cast<QHBoxLayout*>(layout());
        row->setStretch(row->count() - 1, number ? 1 : 0);
    }

    QSpinBox* m_number;
    QPushButton* m_other; ///< something else than a number
    std::optional<Json> m_now;
    HousePath m_path;
    bool m_isExpression = false;
    bool m_isNumber = false; ///< the box is shown
    bool m_byText = false;   ///< the umpire wants to write it
};

} // namespace

ValueEditor::ValueEditor(QWidget* parent) : QWidget(parent) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(editPause);
    connect(&m_rest, &QTimer::timeout, this, [this] { send(); });
}

void ValueEditor::flush() {
    if (m_rest.isActive()) {
        m_rest.stop();
        send();
    }
}

void ValueEditor::name(QWidget& field, const HouseValue& value) {
    field.setObjectName(QStringLiteral("house-value-%1")
                            .arg(toText(value.path.steps.empty() ? std::string() : value.path.steps.back())));
    field.setAccessibleName(toText(value.name));
    field.setAccessibleDescription(toText(value.help));
    setFocusProxy(&field);
}

ValueEditor* ValueEditor::make(const Look& look, const HouseValue& value, QWidget* parent) {
    switch (value.kind) {
    case HouseKind::Number:
        return new NumberEditor(look, value, parent);
    case HouseKind::Flag:
        return new FlagEditor(value, parent);
    case HouseKind::Text:
        return new TextEditor(look, value, parent);
    case HouseKind::Choice:
        return new ChoiceEditor(value, parent);
    case HouseKind::Choices:
        return new ChoicesEditor(look, value, parent);
    case HouseKind::Bands:
        return new BandsEditor(look, value, parent);
    case HouseKind::Expression:
    case HouseKind::AnyJson:
        break;
    }
    return new JsonEditor(look, value, parent);
}

ValueRow::ValueRow(const Look& look, const HouseValue& value, QWidget* parent)
    : QWidget(parent), m_look(look), m_value(value), m_name(makeLabel(this, "", "question")),
      m_help(makeLabel(this, "", "muted", toText(value.help))),
      m_editor(ValueEditor::make(look, value, this)), m_base(makeLabel(this, "valueBase", "muted")),
      m_reset(makeButton(this, "valueReset", "small", tr("Back to the base"),
                         tr("Takes back what these house rules say of it"))),
      m_wrong(makeLabel(this, "valueWrong", "warning")) {
    setObjectName(QStringLiteral("valueRow"));
    build();
    connect(m_editor, &ValueEditor::edited, this,
            [this](const Json& to) { Q_EMIT edited(m_value.path, to); });
    connect(m_editor, &ValueEditor::emptied, this, [this] { Q_EMIT emptied(m_value.path); });
    connect(m_editor, &ValueEditor::unreadable, this, [this](const QString& why) {
        m_unreadable = why;
        tell();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { Q_EMIT resetAsked(m_value.path); });
    tell();
}

void ValueRow::build() {
    m_name->setBuddy(m_editor->focusProxy());
    m_help->setVisible(!m_value.help.empty());
    m_reset->setAccessibleName(tr("%1: back to what the base says").arg(toText(m_value.name)));
    QSizePolicy stays = m_reset->sizePolicy();
    stays.setRetainSizeWhenHidden(true); // nothing below it moves
    m_reset->setSizePolicy(stays);
    auto* below = new QHBoxLayout;
    below->addWidget(m_base, 1);
    below->addWidget(m_reset, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_name);
    layout->addWidget(m_help);
    layout->addWidget(m_editor);
    layout->addLayout(below);
    layout->addWidget(m_wrong);
    keepSpaced(m_look, *layout, {0, 0, 0, 10}, 4);
}

void ValueRow::show(const HouseValue& value) {
    m_value = value;
    m_editor->show(value);
    tell();
}

/// In words, with a sign: colour says nothing alone.
void ValueRow::tell() {
    const QString name = toText(m_value.name);
    m_name->setText(m_value.own ? tr("✎ %1").arg(name) : name);
    m_name->setFont(m_look.font(15, m_value.own ? QFont::Bold : QFont::DemiBold));
    const QString base = valueInWords(m_value, m_value.base);
    m_base->setText(!m_value.own   ? tr("As the base says it")
                    : m_value.base ? tr("Changed here. The base says: %1").arg(base)
                                   : tr("Said here only. The base says nothing of it"));
    m_reset->setVisible(m_value.own);
    const QString wrong = m_unreadable.isEmpty() ? m_issue : m_unreadable;
    showIfAny(*m_wrong, wrong.isEmpty() ? QString() : tr("× %1").arg(wrong));
}

void ValueRow::hideName() {
    m_name->hide();
}

void ValueRow::setWrong(const QString& text) {
    if (text != m_issue) {
        m_issue = text;
        tell();
    }
}

} // namespace umpire::gui

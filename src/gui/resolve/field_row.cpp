#include "resolve/field_row.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "resolve/panel_rows.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <optional>

namespace umpire::gui {

namespace {

/// More choices than that stand below their name, in columns, for the panel is narrow.
constexpr std::size_t besideName = 2;
/// So much of a name is seen of one of many, however long it is.
constexpr int leastLetters = 12;

/// Goes through the numbers that may be chosen, and takes no other.
class ChosenNumbers : public QSpinBox {
  public:
    explicit ChosenNumbers(QWidget* parent) : QSpinBox(parent) {}

    /// `stated`: stays to be seen, also where it may be chosen no longer.
    void setNumbers(const std::vector<WorksheetChoice>& choices, std::optional<int> stated) {
        m_numbers.clear();
        for (const WorksheetChoice& choice : choices) {
            m_numbers.push_back(toText(choice.id).toInt());
        }
        if (!m_numbers.empty()) {
            setRange(std::min(m_numbers.front(), stated.value_or(m_numbers.front())),
                     std::max(m_numbers.back(), stated.value_or(m_numbers.back())));
        }
    }

    void stepBy(int steps) override {
        const auto last = static_cast<int>(m_numbers.size()) - 1;
        const auto at = static_cast<int>(std::lower_bound(m_numbers.begin(), m_numbers.end(), value()) -
                                         m_numbers.begin());
        if (last >= 0) {
            setValue(m_numbers[static_cast<std::size_t>(std::clamp(at + steps, 0, last))]);
        }
    }

  protected:
    QValidator::State validate(QString& text, int& at) const override {
        const QValidator::State state = QSpinBox::validate(text, at);
        const bool known = std::binary_search(m_numbers.begin(), m_numbers.end(), valueFromText(text));
        return state == QValidator::Acceptable && !known ? QValidator::Intermediate : state;
    }

    /// What was begun goes back to what was there.
    void fixup(QString& text) const override { text = textFromValue(value()); }

  private:
    std::vector<int> m_numbers; ///< rising
};

bool isTyped(const WorksheetField& field) {
    return isWord(field) && field.choices.size() > mostFieldButtons;
}

} // namespace

bool isWord(const WorksheetField& field) {
    return field.kind == AskKind::Choice || field.kind == AskKind::Choices || field.kind == AskKind::Values;
}

FieldRow::FieldRow(const WorksheetField& field, QWidget* parent)
    : QWidget(parent), m_field(field), m_name(toText(field.name)) {
    if (isWord(field) && field.needed && field.choices.size() > besideName && !isTyped(field)) {
        auto* grid = new QGridLayout(this);
        grid->addWidget(makeLabel(this, "", "", toText(field.name)), 0, 0, 1, besideName);
    } else {
        auto* row = new QHBoxLayout(this);
        if (field.kind != AskKind::Flag) {
            row->addWidget(makeLabel(this, "", "", toText(field.name)), 1);
        }
    }
    layout()->setContentsMargins(0, 0, 0, 0);
    isTyped(field) ? addTyped() : add();
    setField(field);
}

void FieldRow::add() {
    switch (m_field.kind) {
    case AskKind::Flag:
        addTick();
        break;
    case AskKind::Count:
        addNumber();
        break;
    case AskKind::Subject:
        addOne(tr("nobody"));
        break;
    case AskKind::Subjects:
        addList();
        break;
    case AskKind::Text:
        addText();
        break;
    case AskKind::Choice:
    case AskKind::Choices:
    case AskKind::Values:
        m_field.needed ? addWords() : addOne(tr("as usual"));
    }
}

/// What is entered in, by its names.
template <typename Widget>
Widget* FieldRow::entry() {
    return named(new Widget(this), QStringLiteral("field-") + toText(m_field.id), m_name);
}

QPushButton* FieldRow::wordButton(const WorksheetChoice& choice) {
    const QString name = toText(choice.name);
    auto* button = named(new QPushButton(asWritten(name), this),
                         QStringLiteral("field-%1-%2").arg(toText(m_field.id), toText(choice.id)),
                         tr("%1: %2").arg(m_name, name));
    button->setCheckable(true);
    m_words.push_back(button);
    connect(button, &QPushButton::clicked, this, [this, word = choice.id] { give(word); });
    return button;
}

/// One of very many, by its name or by a beginning that only it has.
void FieldRow::addTyped() {
    m_typed = entry<QLineEdit>();
    QStringList names;
    for (const WorksheetChoice& choice : m_field.choices) {
        names << toText(choice.name);
    }
    auto* completer = new QCompleter(names, m_typed);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_typed->setCompleter(completer);
    m_typed->setProperty("passesKeys", true);
    m_typed->installEventFilter(this);
    completer->popup()->installEventFilter(this);
    addSuiting();
    connect(m_typed, &QLineEdit::textEdited, this, &FieldRow::takeTyped);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &FieldRow::takeTyped);
}

/// What suits is seen, and one click away; it stands below the line where any place is typed.
void FieldRow::addSuiting() {
    if (m_field.suits == 0 && !m_field.nowhere) {
        layout()->addWidget(m_typed);
        return;
    }
    auto* column = new QVBoxLayout;
    column->addWidget(m_typed);
    auto* grid = new QGridLayout;
    constexpr int columns = 4;
    const std::size_t shown = std::min(m_field.suits, mostFieldButtons);
    for (std::size_t i = 0; i < shown; ++i) {
        grid->addWidget(wordButton(m_field.choices[i]), static_cast<int>(i) / columns,
                        static_cast<int>(i) % columns);
    }
    if (m_field.nowhere) {
        m_nowhere = new QPushButton(tr("Nowhere"), this);
        named(m_nowhere, QStringLiteral("nowhere-%1").arg(toText(m_field.id)),
              tr("%1: %2").arg(m_name, m_nowhere->text()));
        m_nowhere->setCheckable(true);
        grid->addWidget(m_nowhere, grid->rowCount(), 0, 1, columns);
        connect(m_nowhere, &QPushButton::clicked, this, [this] { Q_EMIT leftOut(m_field.id); });
    }
    column->addLayout(grid);
    static_cast<QHBoxLayout*>(layout())->addLayout(column);
}

bool FieldRow::begin() {
    for (QWidget* entry : std::initializer_list<QWidget*>{m_typed, m_one, m_text}) {
        if (entry && entry->isEnabled()) {
            entry->setFocus(Qt::OtherFocusReason); // of one of many, arrows go from one to the next
            if (entry == m_typed) {
                m_typed->selectAll();
            }
            return true;
        }
    }
    return false;
}

/// Whether some choice is called so, or begins so.
bool FieldRow::goesOn(const QString& text) const {
    return std::any_of(m_field.choices.begin(), m_field.choices.end(),
                       [&text](const WorksheetChoice& choice) {
                           return toText(choice.name).startsWith(text, Qt::CaseInsensitive);
                       });
}

bool FieldRow::eventFilter(QObject* watched, QEvent* event) {
    if (!m_typed || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    QAbstractItemView* popup = m_typed->completer()->popup();
    if (watched == popup && popup->currentIndex().isValid()) {
        return QWidget::eventFilter(watched, event); // he chooses among what is offered
    }
    return typedKey(*static_cast<QKeyEvent*>(event)) || QWidget::eventFilter(watched, event);
}

/// Enter takes what is typed and goes on, Esc leaves; a key with which no choice goes on is the window's.
bool FieldRow::typedKey(const QKeyEvent& event) {
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (enter || event.key() == Qt::Key_Escape) {
        m_typed->completer()->popup()->hide();
        if (enter) {
            takeTyped(m_typed->text());
        }
        enter ? Q_EMIT entered() : Q_EMIT left();
        return true;
    }
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const QString text = event.text();
    QString then = m_typed->text();
    if (m_typed->hasSelectedText()) {
        then.remove(m_typed->selectionStart(), m_typed->selectionLength());
    }
    const bool arrow = event.key() >= Qt::Key_Left && event.key() <= Qt::Key_Down;
    const bool letter = text.size() == 1 && text[0].isLetterOrNumber() && !goesOn(then + text);
    if (plain && (letter || (arrow && m_typed->text().isEmpty()))) {
        m_typed->completer()->popup()->hide();
        QKeyEvent passed(event.type(), event.key(), event.modifiers(), text);
        // What scrolls round it would keep an arrow.
        QCoreApplication::sendEvent(arrow ? window() : this, &passed);
        return true;
    }
    return false;
}

void FieldRow::takeTyped(const QString& text) {
    const auto named =
        std::find_if(m_field.choices.begin(), m_field.choices.end(), [&text](const WorksheetChoice& choice) {
            return toText(choice.name).compare(text.trimmed(), Qt::CaseInsensitive) == 0;
        });
    if (named != m_field.choices.end() || text.trimmed().isEmpty()) {
        give(named == m_field.choices.end() ? Json() : Json(named->id));
    }
}

void FieldRow::addWords() {
    auto* grid = qobject_cast<QGridLayout*>(layout());
    int place = 0;
    for (const WorksheetChoice& choice : m_field.choices) {
        QPushButton* button = wordButton(choice);
        if (grid) {
            constexpr int columns = besideName;
            grid->addWidget(button, 1 + place / columns, place % columns);
            ++place;
        } else {
            layout()->addWidget(button);
        }
    }
}

void FieldRow::addList() {
    m_list = named(new PickList(m_name, this), QStringLiteral("field-") + toText(m_field.id));
    layout()->addWidget(m_list);
    connect(m_list, &PickList::picked, this, [this](const Ids& ids) { give(ids); });
}

void FieldRow::addText() {
    m_text = entry<QLineEdit>();
    layout()->addWidget(m_text);
    connect(m_text, &QLineEdit::textEdited, this,
            [this](const QString& text) { give(text.isEmpty() ? Json() : Json(fromText(text))); });
    connect(m_text, &QLineEdit::returnPressed, this, &FieldRow::entered);
}

void FieldRow::addNumber() {
    m_number = m_field.choices.empty() ? entry<QSpinBox>() : entry<ChosenNumbers>();
    m_number->setRange(static_cast<int>(m_field.from), static_cast<int>(m_field.to));
    m_number->setKeyboardTracking(m_field.command.is_null());
    layout()->addWidget(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, [this](int value) { give(value); });
}

void FieldRow::addTick() {
    m_tick = entry<QCheckBox>();
    m_tick->setText(asWritten(m_name));
    layout()->addWidget(m_tick);
    connect(m_tick, &QCheckBox::toggled, this, [this](bool on) { give(on); });
}

/// One of many, such as the leader who helps, or a weapon other than its own: none is picked at first.
void FieldRow::addOne(const QString& none) {
    m_one = entry<QComboBox>();
    m_one->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_one->setMinimumContentsLength(leastLetters);
    m_one->addItem(none);
    for (const WorksheetChoice& choice : m_field.choices) {
        m_one->addItem(toText(choice.name));
    }
    layout()->addWidget(m_one);
    connect(m_one, &QComboBox::activated, this, [this](int place) {
        give(place == 0 ? Json() : Json(m_field.choices[static_cast<std::size_t>(place) - 1].id));
    });
}

void FieldRow::setField(const WorksheetField& field) {
    m_field = field;
    for (std::size_t i = 0; i < m_words.size() && i < field.choices.size(); ++i) {
        m_words[i]->setChecked(field.choices[i].on);
    }
    if (m_nowhere) {
        m_nowhere->setChecked(field.stated && field.value.is_null());
    }
    if (m_number) {
        const QSignalBlocker quiet(m_number);
        if (auto* chosen = dynamic_cast<ChosenNumbers*>(m_number)) {
            chosen->setNumbers(field.choices, field.value.is_number() ? std::optional(field.value.get<int>())
                                                                      : std::nullopt);
        }
        m_number->setValue(field.value.is_number() ? field.value.get<int>() : m_number->minimum());
    }
    if (m_text && field.value.is_string() && toText(field.value.get<std::string>()) != m_text->text()) {
        m_text->setText(toText(field.value.get<std::string>()));
    }
    if (m_list) {
        m_list->setChoices(field.choices);
    }
    if (m_tick) {
        const QSignalBlocker quiet(m_tick);
        m_tick->setChecked(field.value.is_boolean() && field.value.get<bool>());
    }
    const auto on = std::find_if(field.choices.begin(), field.choices.end(),
                                 [](const WorksheetChoice& choice) { return choice.on; });
    if (m_typed && !m_typed->hasFocus()) {
        m_typed->setText(on == field.choices.end() ? QString() : toText(on->name));
    }
    if (m_one) {
        m_one->setCurrentIndex(on == field.choices.end() ? 0
                                                         : static_cast<int>(on - field.choices.begin()) + 1);
    }
}

} // namespace umpire::gui

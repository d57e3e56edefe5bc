#include "resolve/field_row.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "resolve/pick_list.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace umpire::gui {

namespace {

/// More choices than that stand below their name, in columns, for the panel is narrow.
constexpr std::size_t besideName = 2;
/// So much of a name is seen of one of many, however long it is.
constexpr int leastLetters = 12;

/// The panel is narrow: a long name takes two lines, and nothing beside it is cut.
QLabel* nameOf(const PanelField& field, QWidget* parent) {
    auto* name = new QLabel(field.name, parent);
    name->setTextFormat(Qt::PlainText);
    name->setWordWrap(true);
    return name;
}

bool isTyped(const PanelField& field) {
    const bool word = field.kind == PanelField::Kind::Word || field.kind == PanelField::Kind::Maybe;
    return word && field.choices.size() > mostFieldButtons;
}

} // namespace

FieldRow::FieldRow(const PanelField& field, QWidget* parent) : QWidget(parent), m_field(field) {
    if (field.kind == PanelField::Kind::Word && field.choices.size() > besideName && !isTyped(field)) {
        auto* grid = new QGridLayout(this);
        grid->addWidget(nameOf(field, this), 0, 0, 1, besideName);
    } else {
        auto* row = new QHBoxLayout(this);
        if (field.kind != PanelField::Kind::Tick) {
            row->addWidget(nameOf(field, this), 1);
        }
    }
    layout()->setContentsMargins(0, 0, 0, 0);
    isTyped(field) ? addTyped() : add();
    setField(field);
}

void FieldRow::add() {
    switch (m_field.kind) {
    case PanelField::Kind::Word:
        addWords();
        break;
    case PanelField::Kind::Number:
        addNumber();
        break;
    case PanelField::Kind::List:
        addList();
        break;
    case PanelField::Kind::Text:
        addText();
        break;
    case PanelField::Kind::Tick:
        addTick();
        break;
    case PanelField::Kind::One:
        addOne(tr("nobody"));
        break;
    case PanelField::Kind::Maybe:
        addOne(tr("as usual"));
        break;
    }
}

/// One of very many, by its name or by a beginning that only it has.
void FieldRow::addTyped() {
    m_typed = new QLineEdit(this);
    m_typed->setObjectName(QStringLiteral("field-") + toText(m_field.id));
    m_typed->setAccessibleName(m_field.name);
    QStringList names;
    for (const PanelChoice& choice : m_field.choices) {
        names << choice.name;
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
        const auto& [id, name, on] = m_field.choices[i];
        auto* button = new QPushButton(asWritten(name), this);
        button->setObjectName(QStringLiteral("field-%1-%2").arg(toText(m_field.id), toText(id)));
        button->setCheckable(true);
        button->setAccessibleName(tr("%1: %2").arg(m_field.name, name));
        m_words.push_back(button);
        grid->addWidget(button, static_cast<int>(i) / columns, static_cast<int>(i) % columns);
        connect(button, &QPushButton::clicked, this,
                [this, word = toText(id)] { Q_EMIT picked(toText(m_field.id), word); });
    }
    if (m_field.nowhere) {
        m_nowhere = new QPushButton(tr("Nowhere"), this);
        m_nowhere->setObjectName(QStringLiteral("nowhere-%1").arg(toText(m_field.id)));
        m_nowhere->setCheckable(true);
        m_nowhere->setAccessibleName(tr("%1: %2").arg(m_field.name, m_nowhere->text()));
        grid->addWidget(m_nowhere, grid->rowCount(), 0, 1, columns);
        connect(m_nowhere, &QPushButton::clicked, this, [this] { Q_EMIT leftOut(toText(m_field.id)); });
    }
    column->addLayout(grid);
    static_cast<QHBoxLayout*>(layout())->addLayout(column);
}

bool FieldRow::begin() {
    if (m_typed && m_typed->isEnabled()) {
        m_typed->setFocus(Qt::OtherFocusReason);
        m_typed->selectAll();
    } else if (m_one && m_one->isEnabled()) {
        m_one->setFocus(Qt::OtherFocusReason); // arrows go from one to the next
        return true;
    } else if (m_text && m_text->isEnabled()) {
        m_text->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return m_typed && m_typed->isEnabled();
}

/// Whether some choice is called so, or begins so.
bool FieldRow::goesOn(const QString& text) const {
    return std::any_of(m_field.choices.begin(), m_field.choices.end(), [&text](const PanelChoice& choice) {
        return choice.name.startsWith(text, Qt::CaseInsensitive);
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

/// Enter takes what is typed and goes on, Esc leaves; a key with which no choice goes on is the desk's.
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
        QKeyEvent desk(event.type(), event.key(), event.modifiers(), text);
        // What scrolls round it would keep an arrow.
        QCoreApplication::sendEvent(arrow ? window() : this, &desk);
        return true;
    }
    return false;
}

void FieldRow::takeTyped(const QString& text) {
    const auto named =
        std::find_if(m_field.choices.begin(), m_field.choices.end(), [&text](const PanelChoice& choice) {
            return choice.name.compare(text.trimmed(), Qt::CaseInsensitive) == 0;
        });
    if (named != m_field.choices.end() || text.trimmed().isEmpty()) {
        Q_EMIT picked(toText(m_field.id), named == m_field.choices.end() ? QString() : toText(named->id));
    }
}

void FieldRow::addWords() {
    for (const auto& [word, name, on] : m_field.choices) {
        auto* button = new QPushButton(asWritten(name), this);
        button->setObjectName(QStringLiteral("field-%1-%2").arg(toText(m_field.id), toText(word)));
        button->setCheckable(true);
        m_words.push_back(button);
        button->setAccessibleName(tr("%1: %2").arg(m_field.name, name));
        if (auto* grid = qobject_cast<QGridLayout*>(layout())) {
            const int place = static_cast<int>(m_words.size()) - 1;
            constexpr int columns = besideName;
            grid->addWidget(button, 1 + place / columns, place % columns);
        } else {
            layout()->addWidget(button);
        }
        connect(button, &QPushButton::clicked, this,
                [this, id = toText(word)] { Q_EMIT picked(toText(m_field.id), id); });
    }
}

void FieldRow::addList() {
    m_list = new PickList(m_field.name, this);
    m_list->setObjectName(QStringLiteral("field-") + toText(m_field.id));
    layout()->addWidget(m_list);
    connect(m_list, &PickList::picked, this,
            [this](const QStringList& ids) { Q_EMIT listed(toText(m_field.id), ids); });
}

void FieldRow::addText() {
    m_text = new QLineEdit(this);
    m_text->setObjectName(QStringLiteral("field-") + toText(m_field.id));
    m_text->setAccessibleName(m_field.name);
    layout()->addWidget(m_text);
    connect(m_text, &QLineEdit::textEdited, this,
            [this](const QString& text) { Q_EMIT written(toText(m_field.id), text); });
    connect(m_text, &QLineEdit::returnPressed, this, &FieldRow::entered);
}

void FieldRow::addNumber() {
    m_number = new QSpinBox(this);
    m_number->setObjectName(QStringLiteral("field-") + toText(m_field.id));
    m_number->setRange(static_cast<int>(m_field.from), static_cast<int>(m_field.to));
    m_number->setAccessibleName(m_field.name);
    m_number->setKeyboardTracking(!m_field.atOnce);
    layout()->addWidget(m_number);
    connect(m_number, &QSpinBox::valueChanged, this,
            [this](int value) { Q_EMIT counted(toText(m_field.id), value); });
}

void FieldRow::addTick() {
    m_tick = new QCheckBox(asWritten(m_field.name), this);
    m_tick->setObjectName(QStringLiteral("field-") + toText(m_field.id));
    m_tick->setAccessibleName(m_field.name);
    layout()->addWidget(m_tick);
    connect(m_tick, &QCheckBox::toggled, this, [this](bool on) { Q_EMIT ticked(toText(m_field.id), on); });
}

/// One of many, such as the leader who helps, or a weapon other than its own: none is picked at first.
void FieldRow::addOne(const QString& none) {
    m_one = new QComboBox(this);
    m_one->setObjectName(QStringLiteral("field-") + toText(m_field.id));
    m_one->setAccessibleName(m_field.name);
    m_one->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_one->setMinimumContentsLength(leastLetters);
    m_one->addItem(none, QString());
    for (const PanelChoice& choice : m_field.choices) {
        m_one->addItem(choice.name, toText(choice.id));
    }
    layout()->addWidget(m_one);
    connect(m_one, &QComboBox::activated, this,
            [this] { Q_EMIT picked(toText(m_field.id), m_one->currentData().toString()); });
}

void FieldRow::setField(const PanelField& field) {
    m_field = field;
    for (std::size_t i = 0; i < m_words.size() && i < field.choices.size(); ++i) {
        m_words[i]->setChecked(field.choices[i].on);
    }
    if (m_nowhere) {
        m_nowhere->setChecked(field.stated && field.value.is_null());
    }
    if (m_number) {
        const QSignalBlocker quiet(m_number);
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
    if (m_typed && !m_typed->hasFocus()) {
        const auto on = std::find_if(field.choices.begin(), field.choices.end(),
                                     [](const PanelChoice& choice) { return choice.on; });
        m_typed->setText(on == field.choices.end() ? QString() : on->name);
    }
    if (m_one) {
        const auto on = std::find_if(field.choices.begin(), field.choices.end(),
                                     [](const PanelChoice& choice) { return choice.on; });
        m_one->setCurrentIndex(on == field.choices.end() ? 0
                                                         : static_cast<int>(on - field.choices.begin()) + 1);
    }
}

} // namespace umpire::gui

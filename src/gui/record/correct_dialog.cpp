#include "record/correct_dialog.h"

#include "document/record_text.h"
#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "resolve/panel_rows.h"
#include "roster/roster_field.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTextBrowser>
#include <QUrl>

#include <algorithm>
#include <functional>

namespace umpire::gui {

namespace {

QString nameOf(const CorrectionDraft::Question& question) {
    return QStringLiteral("fact-%1-%2").arg(toText(question.place), toText(question.fact));
}

/// A big box to tick, drawn like those of the questions on the table.
class TickBox : public QCheckBox {
  public:
    TickBox(const Look& look, QWidget* parent) : QCheckBox(parent), m_look(look) {
        setFixedSize(m_look.target(24), m_look.target(26));
    }

  protected:
    bool hitButton(const QPoint& pos) const override { return rect().contains(pos); }
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = m_look.theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double side = m_look.px(20);
        const QRectF box(2, (height() - side) / 2, side, side);
        painter.setPen(QPen(hasFocus() ? theme.selection : theme.ink, hasFocus() ? 2.5 : 1.8));
        painter.setBrush(theme.tile);
        painter.drawRoundedRect(box, side / 5, side / 5);
        if (isChecked()) {
            QPainterPath tick(box.topLeft() + QPointF(side * 0.24, side * 0.54));
            tick.lineTo(box.topLeft() + QPointF(side * 0.43, side * 0.73));
            tick.lineTo(box.topLeft() + QPointF(side * 0.77, side * 0.29));
            painter.strokePath(tick, QPen(theme.ink, side / 8, Qt::SolidLine, Qt::RoundCap));
        }
    }

  private:
    const Look& m_look;
};

/// The words of a question or a row: as long as they need, and a press on them may answer.
class PressedLabel : public QLabel {
  public:
    PressedLabel(const QString& text, QWidget* parent) : QLabel(text, parent) {
        setProperty("kind", QStringLiteral("question"));
        setWordWrap(true);
        setMinimumWidth(1);
    }
    std::function<void()> pressed;

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override {
        if (pressed && rect().contains(event->pos())) {
            pressed();
        }
    }
};

QHBoxLayout* rowOf(QWidget* row, const Look& look) {
    auto* layout = filling<QHBoxLayout>(row);
    layout->setSpacing(look.px(8));
    return layout;
}

constexpr int facesInLine = 10;

} // namespace

/// One die as it fell, its faces as buttons. A typed number or first letters choose too.
class DieSlot : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::DieSlot)

  public:
    DieSlot(const Look& look, const Die& die, const QString& purpose, int place, QWidget* parent = nullptr)
        : QWidget(parent), m_faces(die.distinct()) {
        auto* layout = filling<QVBoxLayout>(this);
        layout->setSpacing(look.px(2));
        auto* label = makeLabel(this, "", "muted", tr("%1: %2").arg(toText(die.name), purpose));
        label->setMinimumWidth(1);
        layout->addWidget(label);
        auto* grid = new QGridLayout;
        grid->setSpacing(look.px(4));
        QStringList labels;
        for (const Face& face : m_faces) {
            labels << toText(face.label());
        }
        m_keys = faceKeys(labels);
        for (const QString& text : labels) {
            const int at = static_cast<int>(m_buttons.size());
            auto* button =
                named(new QPushButton(asWritten(text), this),
                      QStringLiteral("die-%1-%2").arg(place).arg(text), tr("%1: %2").arg(purpose, text));
            button->setProperty("kind", QStringLiteral("face"));
            button->setToolTip(tr("Key %1").arg(m_keys[at]));
            button->setCheckable(true);
            button->setAutoDefault(false); // Enter ends what is typed
            button->setFixedHeight(look.target(38));
            button->setMinimumWidth(look.target(26));
            button->setMaximumWidth(look.target(64));
            grid->addWidget(button, at / facesInLine, at % facesInLine);
            m_buttons.push_back(button);
            connect(button, &QPushButton::clicked, this, [this, at] { choose(at); });
        }
        grid->setColumnStretch(facesInLine, 1);
        layout->addLayout(grid);
        connect(&m_entry, &FaceEntry::given, this,
                [this](const QString& key) { choose(m_keys.indexOf(key)); });
    }

    /// Null for none yet.
    void setFace(const Json& face) {
        for (std::size_t i = 0; i < m_faces.size(); ++i) {
            m_buttons[i]->setChecked(toJson(m_faces[i]) == face);
        }
    }

    bool type(const QString& key) { return m_entry.type(key, m_keys); }

    /// What was typed is the whole face. False while nothing is typed that could go on.
    bool finish() { return m_entry.finish(); }
    void takeFocus() {
        for (QPushButton* button : m_buttons) {
            if (button->isChecked()) {
                button->setFocus(Qt::OtherFocusReason);
                return;
            }
        }
        m_buttons.front()->setFocus(Qt::OtherFocusReason);
    }

    /// As a command writes it.
    std::function<void(const Json& face)> chosen;

  private:
    void choose(qsizetype face) { chosen(toJson(m_faces[static_cast<std::size_t>(face)])); }

    std::vector<Face> m_faces;
    QStringList m_keys;
    FaceEntry m_entry;
    std::vector<QPushButton*> m_buttons;
};

/// Who or what a field of the command names, to be named anew.
class CorrectFieldRow : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::CorrectFieldRow)

  public:
    CorrectFieldRow(const Look& look, const CorrectionField& field, QWidget* parent = nullptr)
        : QWidget(parent), m_field(field) {
        QHBoxLayout* layout = rowOf(this, look);
        layout->addWidget(new PressedLabel(field.name, this), 1);
        QWidget* entry = nullptr;
        if (field.kind == CorrectionField::Kind::Count) {
            entry = m_count = new QSpinBox(this);
            m_count->setRange(static_cast<int>(field.from), static_cast<int>(field.to));
            connect(m_count, &QSpinBox::valueChanged, this, [this](int value) { given(Json(value)); });
        } else if (field.kind == CorrectionField::Kind::Several) {
            entry = m_several = new PickList(field.name, this);
            connect(m_several, &PickList::picked, this, [this](const Ids& ids) { given(ids); });
        } else {
            entry = m_one = new ChoiceBox(this);
            connect(m_one, &ChoiceBox::chosen, this, [this] {
                const auto at = static_cast<std::size_t>(std::max(0, m_one->currentIndex()));
                const Json value = at < m_field.choices.size() ? Json(m_field.choices[at].id) : Json();
                given(m_field.kind == CorrectionField::Kind::Flag ? Json(value == Json("yes")) : value);
            });
        }
        named(entry, nameOf(field), field.name);
        layout->addWidget(entry, 3);
        show(field);
    }

    void show(const CorrectionField& field) {
        const bool fresh =
            !m_one || m_one->count() == 0 ||
            !std::equal(field.choices.begin(), field.choices.end(), m_field.choices.begin(),
                        m_field.choices.end(),
                        [](const WorksheetChoice& a, const WorksheetChoice& b) { return a.id == b.id; });
        m_field = field;
        if (m_count) {
            const QSignalBlocker quiet(m_count);
            m_count->setValue(static_cast<int>(field.value));
        } else if (m_several) {
            m_several->setChoices(field.choices);
        } else {
            if (fresh) {
                m_one->clear();
                for (const WorksheetChoice& choice : field.choices) {
                    m_one->addItem(toText(choice.name));
                }
            }
            const auto on = std::find_if(field.choices.begin(), field.choices.end(),
                                         [](const WorksheetChoice& choice) { return choice.on; });
            m_one->setShown(on == field.choices.end() ? -1 : static_cast<int>(on - field.choices.begin()));
        }
    }

    static QString nameOf(const CorrectionField& field) {
        return QStringLiteral("correct-%1-%2").arg(toText(field.place), toText(field.key));
    }

    std::function<void(const Json& value)> given;

  private:
    CorrectionField m_field;
    ChoiceBox* m_one = nullptr;
    PickList* m_several = nullptr;
    QSpinBox* m_count = nullptr;
};

/// A line of a roll: its value, as it was worked out or by the umpire's hand.
class CorrectLineRow : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::CorrectLineRow)

  public:
    CorrectLineRow(const Look& look, const CorrectionDraft::Row& row, QWidget* parent = nullptr)
        : QWidget(parent), m_value(new QSpinBox(this)), m_back(new QPushButton(tr("As computed"), this)) {
        QHBoxLayout* layout = rowOf(this, look);
        const QString says = tr("%1: %2").arg(row.who, row.label);
        named(m_value, nameOf(row), says);
        m_value->setRange(-mostCounted, mostCounted);
        named(m_back, nameOf(row) + QStringLiteral("-back"), tr("%1: as computed").arg(says));
        m_back->setProperty("kind", QStringLiteral("small"));
        layout->addWidget(m_value);
        layout->addWidget(new PressedLabel(row.label, this), 1);
        layout->addWidget(m_back);
        connect(m_value, &QSpinBox::valueChanged, this, [this](int value) { set(value); });
        connect(m_back, &QPushButton::clicked, this, [this] { set(std::nullopt); });
        show(row);
    }

    void show(const CorrectionDraft::Row& row) {
        const QSignalBlocker quiet(m_value);
        m_value->setValue(static_cast<int>(row.value));
        m_back->setEnabled(row.byHand);
    }

    static QString nameOf(const CorrectionDraft::Row& row) {
        return QStringLiteral("line-%1-%2").arg(toText(row.place), toText(row.id));
    }

    /// Nothing takes the umpire's value back.
    std::function<void(std::optional<int> value)> set;

  private:
    QSpinBox* m_value;
    QPushButton* m_back;
};

CorrectDialog::CorrectDialog(const Look& look, BattleDocument& document, int record, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_record(record), m_draft(document, record) {
    setObjectName(QStringLiteral("correctDialog"));
    setWindowTitle(tr("Correct record %1").arg(record));
    build();
    resize(dialogSize(m_look, *this, 1000, 620));
    refresh();
    if (!m_slots.empty()) {
        m_slots.front()->takeFocus();
    }
}

void CorrectDialog::build() {
    auto* layout = new QVBoxLayout(this);
    const Record& record = m_document.session().records()[static_cast<std::size_t>(m_record - 1)];
    layout->addWidget(makeLabel(this, "correctHead", "heading",
                                tr("%1 · %2").arg(m_record).arg(m_document.describe(record))));
    auto* halves = new QHBoxLayout;
    halves->setSpacing(m_look.px(16));
    halves->addWidget(makeLeft(), 10);
    m_outlook = named(new QTextBrowser(this), "correctOutlook", tr("What the correction changes"));
    m_outlook->setOpenLinks(false);
    m_outlook->document()->setDocumentMargin(m_look.px(10));
    m_outlook->document()->setDefaultFont(m_look.font(15));
    m_outlook->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; }").arg(m_look.theme().accent.name()));
    halves->addWidget(m_outlook, 10);
    layout->addLayout(halves, 1);
    auto* buttons = new QDialogButtonBox(this);
    m_accept = buttons->addButton(tr("Correct it"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("correctAccept"));
    m_accept->setProperty("kind", QStringLiteral("primary"));
    auto* cancel = buttons->addButton(tr("Leave it as it was"), QDialogButtonBox::RejectRole);
    cancel->setObjectName(QStringLiteral("correctCancel"));
    cancel->setToolTip(tr("Esc"));
    speakButtons(*buttons);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &CorrectDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &CorrectDialog::reject);
    connect(m_outlook, &QTextBrowser::anchorClicked, this, &CorrectDialog::follow);
}

QWidget* CorrectDialog::makeLeft() {
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, m_look.px(8), 0);
    const auto addPart = [content, column](const QString& name, Part& part) {
        part.head = new QLabel(name, content);
        part.head->setProperty("kind", QStringLiteral("heading"));
        part.rows = new QVBoxLayout;
        column->addWidget(part.head);
        column->addLayout(part.rows);
    };
    addPart(tr("The dice as they fell"), m_dice);
    addPart(tr("Who and whom"), m_fields);
    addPart(tr("What was stated"), m_questions);
    addPart(tr("What counted"), m_lines);
    auto* reasonHead = new QLabel(tr("Reason"), content);
    reasonHead->setProperty("kind", QStringLiteral("heading"));
    auto* reason = named(new QLineEdit(content), "correctReason", tr("Reason for the correction"));
    reason->setPlaceholderText(tr("Why, in a few words"));
    column->addWidget(reasonHead);
    column->addWidget(reason);
    column->addStretch(1);
    connect(reason, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_draft.setReason(fromText(text.trimmed())); });
    return scrollDown(content, this);
}

void CorrectDialog::refresh() {
    refreshDice();
    refreshFields();
    refreshQuestions();
    refreshLines();
    foresee();
}

/// True where its rows are of something else from now on: there are none yet.
bool CorrectDialog::emptiedForOthers(Part& part, const QStringList& names) {
    if (part.shown == names) {
        return false;
    }
    part.shown = names;
    emptyOut(*part.rows);
    return true;
}

void CorrectDialog::refreshFields() {
    QStringList names;
    for (const CorrectionField& field : m_draft.fields()) {
        names << CorrectFieldRow::nameOf(field);
    }
    m_fields.head->setVisible(!names.isEmpty());
    if (emptiedForOthers(m_fields, names)) {
        m_fieldRows.clear();
        for (const CorrectionField& field : m_draft.fields()) {
            auto* row = new CorrectFieldRow(m_look, field, this);
            m_fields.rows->addWidget(row);
            m_fieldRows.push_back(row);
            row->given = [this, place = field.place, key = field.key](const Json& value) {
                m_draft.setField(place, key, value);
                refresh();
            };
        }
    }
    for (std::size_t i = 0; i < m_fieldRows.size(); ++i) {
        m_fieldRows[i]->show(m_draft.fields()[i]);
    }
}

void CorrectDialog::refreshLines() {
    QStringList names;
    for (const CorrectionDraft::Row& row : m_draft.rows()) {
        names << CorrectLineRow::nameOf(row);
    }
    if (emptiedForOthers(m_lines, names) || !m_other) {
        addLines();
    }
    for (std::size_t i = 0; i < m_lineRows.size(); ++i) {
        m_lineRows[i]->show(m_draft.rows()[i]);
    }
    m_other->setVisible(!m_draft.others().empty());
    m_lines.head->setVisible(!names.isEmpty() || !m_draft.others().empty());
}

void CorrectDialog::addLines() {
    m_lineRows.clear();
    QString who;
    for (const CorrectionDraft::Row& row : m_draft.rows()) {
        if (row.who != who) {
            who = row.who;
            m_lines.rows->addWidget(makeLine(this, "", "muted", who));
        }
        auto* line = new CorrectLineRow(m_look, row, this);
        m_lines.rows->addWidget(line);
        m_lineRows.push_back(line);
        line->set = [this, place = row.place, id = row.id](std::optional<int> value) {
            m_draft.setOverride(place, id, value);
            refresh();
        };
    }
    // What the rules did not count, for the umpire to whom it counts all the same.
    auto* button = new QPushButton(tr("✎ Another modifier…"), this);
    m_other = button;
    button->setProperty("kind", QStringLiteral("quiet"));
    named(button, "correctOther", tr("Another modifier, by hand"));
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (const CorrectionDraft::Row& row : m_draft.others()) {
            QAction* action = menu->addAction(asWritten(tr("%1: %2").arg(row.who, row.label)));
            action->setObjectName(QStringLiteral("other-") + toText(row.id));
            connect(action, &QAction::triggered, this, [this, place = row.place, id = row.id] {
                m_draft.setOverride(place, id, 0);
                refresh();
            });
        }
    });
    m_lines.rows->addWidget(button, 0, Qt::AlignLeft);
}

void CorrectDialog::refreshDice() {
    QStringList names;
    for (const CorrectionDraft::DieWanted& die : m_draft.dice()) {
        names << toText(die.die) + QLatin1Char(' ') + die.purpose;
    }
    m_dice.head->setVisible(!names.isEmpty());
    if (emptiedForOthers(m_dice, names)) {
        addDice();
    }
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        m_slots[i]->setFace(m_draft.face(i));
    }
}

void CorrectDialog::addDice() {
    const DieSlot* focused = slotWithFocus();
    const auto at = std::find(m_slots.begin(), m_slots.end(), focused) - m_slots.begin();
    m_slots.clear();
    for (std::size_t i = 0; i < m_draft.dice().size(); ++i) {
        const CorrectionDraft::DieWanted& wanted = m_draft.dice()[i];
        const std::optional<Die> lot = lotsNamed(wanted.die);
        const Die die = lot ? *lot : *m_document.rules().die(wanted.die);
        auto* slot = new DieSlot(m_look, die, wanted.purpose, static_cast<int>(i), this);
        m_dice.rows->addWidget(slot);
        m_slots.push_back(slot);
        slot->chosen = [this, i](const Json& face) {
            m_draft.setDie(i, face);
            refresh();
        };
    }
    if (focused && static_cast<std::size_t>(at) < m_slots.size()) {
        m_slots[static_cast<std::size_t>(at)]->setFace(m_draft.face(static_cast<std::size_t>(at)));
        m_slots[static_cast<std::size_t>(at)]->takeFocus();
    }
}

void CorrectDialog::refreshQuestions() {
    QStringList names;
    for (const auto& question : m_draft.questions()) {
        names << nameOf(question);
        if (auto* list = question.several() ? findChild<PickList*>(nameOf(question)) : nullptr) {
            list->setChoices(question.choices);
        }
    }
    m_questions.head->setVisible(!names.isEmpty());
    if (!emptiedForOthers(m_questions, names)) {
        return;
    }
    QString who;
    for (const auto& question : m_draft.questions()) {
        if (question.who != who) {
            who = question.who;
            m_questions.rows->addWidget(makeLine(this, "", "muted", who));
        }
        m_questions.rows->addWidget(questionRow(question));
    }
}

QWidget* CorrectDialog::questionRow(const CorrectionDraft::Question& question) {
    auto* row = new QWidget(this);
    QHBoxLayout* layout = rowOf(row, m_look);
    auto* label = new PressedLabel(toText(question.text), row);
    const QString says = tr("%1: %2").arg(question.who, toText(question.text));
    if (question.several()) { // some of a list: who else fired, which officers stood near
        auto* list = named(new PickList(says, row), nameOf(question));
        list->setChoices(question.choices);
        layout->addWidget(label, 1);
        layout->addWidget(list);
        connect(list, &PickList::picked, this,
                [this, place = question.place, fact = question.fact](const Ids& picked) {
                    m_draft.setPicked(place, fact, picked);
                    refresh();
                });
        return row;
    }
    const auto answer = [this, place = question.place, fact = question.fact](int value) {
        m_draft.setAnswer(place, fact, value);
        refresh();
    };
    if (question.kind == AskKind::Count) {
        auto* number = named(new QSpinBox(row), nameOf(question), says);
        number->setRange(0, mostCounted);
        number->setValue(static_cast<int>(question.amount));
        layout->addWidget(number);
        connect(number, &QSpinBox::valueChanged, this, answer);
    } else {
        auto* box = named(new TickBox(m_look, row), nameOf(question), says);
        box->setToolTip(tr("Key %1").arg(toText(question.key)));
        box->setChecked(question.amount != 0);
        layout->addWidget(box);
        label->pressed = [box] { box->toggle(); };
        connect(box, &QCheckBox::toggled, this, [answer](bool on) { answer(on ? 1 : 0); });
    }
    layout->addWidget(label, 1);
    layout->addWidget(makeLine(row, "", "muted", toText(question.key)));
    return row;
}

void CorrectDialog::foresee() {
    m_possible = false;
    const int scrolled = m_outlook->verticalScrollBar()->value();
    m_outlook->setHtml(
        QStringLiteral("<body style=\"font-size:%1px\">%2</body>").arg(m_look.px(15)).arg(foreseen()));
    m_outlook->verticalScrollBar()->setValue(scrolled);
    m_accept->setEnabled(m_possible);
}

QString CorrectDialog::foreseen() {
    if (!m_draft.refusal().isEmpty()) {
        return tr("Not possible: %1").arg(m_draft.refusal()).toHtmlEscaped();
    }
    if (!m_draft.complete()) {
        return tr("One more die is needed: choose the face it showed, on the left.").toHtmlEscaped();
    }
    if (!m_draft.changesSomething()) {
        return tr("Put a die or an answer right, on the left. Everything that would come out differently is "
                  "shown here before it is done.")
            .toHtmlEscaped();
    }
    const Answer tried = m_document.session().tryCorrection(m_draft.command());
    if (!tried.ok) {
        return tr("Not possible: %1").arg(toText(tried.refusal.message)).toHtmlEscaped();
    }
    m_possible = true;
    Json extra = Json::object();
    for (const auto& [key, value] : tried.extra) {
        extra[key] = value;
    }
    QStringList changes = toTexts(ChangeText(m_document.session()).of(tried.changes));
    for (QString& change : changes) {
        change = change.toHtmlEscaped();
    }
    const QString final =
        changes.isEmpty() ? tr("Nothing.").toHtmlEscaped() : changes.join(QStringLiteral("<br>"));
    return QStringLiteral("<p style=\"margin:0\"><b>%1</b><br>%2</p>")
               .arg(tr("What is different on the table").toHtmlEscaped(), final) +
           correctionText(m_look, m_document, extra, true);
}

void CorrectDialog::follow(const QUrl& link) {
    if (link.scheme() == QLatin1String("keep")) {
        m_draft.toggleKept(link.path().toInt());
        foresee();
    }
}

void CorrectDialog::accept() {
    if (!m_possible) {
        return;
    }
    const Answer answer = m_document.execute(m_draft.command());
    QDialog::accept();
    Q_EMIT answered(answer);
}

DieSlot* CorrectDialog::slotWithFocus() const {
    for (DieSlot* slot : m_slots) {
        if (slot->isAncestorOf(focusWidget())) {
            return slot;
        }
    }
    return nullptr;
}

/// A typed face goes to the die the keyboard is on, else to the first without one.
bool CorrectDialog::typeDie(const QString& key) {
    DieSlot* slot = slotWithFocus();
    for (std::size_t i = 0; !slot && i < m_slots.size(); ++i) {
        slot = m_draft.face(i).is_null() || m_slots.size() == 1 ? m_slots[i] : nullptr;
    }
    return slot && slot->type(key);
}

bool CorrectDialog::typeAnswer(const QString& key) {
    for (const auto& question : m_draft.questions()) {
        if (question.kind == AskKind::Flag && toText(question.key).compare(key, Qt::CaseInsensitive) == 0) {
            if (auto* box = findChild<QCheckBox*>(nameOf(question))) {
                box->toggle();
                return true;
            }
        }
    }
    return false;
}

void CorrectDialog::keyPressEvent(QKeyEvent* event) {
    const QString key = event->text();
    const bool letter = key.size() == 1 && key[0].isLetterOrNumber();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && std::any_of(m_slots.begin(), m_slots.end(), [](DieSlot* slot) { return slot->finish(); })) {
        return; // it ended a face; what was put right is kept with the next
    }
    if (!letter || (!typeDie(key) && !typeAnswer(key))) {
        QDialog::keyPressEvent(event);
    }
}

} // namespace umpire::gui

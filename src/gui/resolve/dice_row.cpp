#include "resolve/dice_row.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/text_width.h"
#include "look/widgets.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QStringListModel>

#include <algorithm>
#include <functional>

namespace umpire::gui {

namespace {

/// More faces than that would be too narrow to be read beside each other.
constexpr std::size_t mostInOneLine = 10;

/// Lines of one length.
int inOneLine(std::size_t faces) {
    const std::size_t lines = std::max<std::size_t>(1, (faces + mostInOneLine - 1) / mostInOneLine);
    return static_cast<int>((faces + lines - 1) / lines);
}

} // namespace

/// A face of a die; of many dice thrown together it says how many show it.
class FaceButton : public QPushButton {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::FaceButton)

  public:
    FaceButton(const Look& look, const QString& label, QWidget* parent = nullptr)
        : QPushButton(asWritten(label), parent), m_look(look), m_label(label) {
        setTimes(0);
    }

    void setTimes(int times) {
        m_times = times;
        setAccessibleName(times == 0 ? tr("Die shows %1").arg(m_label)
                                     : tr("Die shows %1: %n so far", nullptr, times).arg(m_label));
        update();
    }

  protected:
    void paintEvent(QPaintEvent* event) override {
        QPushButton::paintEvent(event);
        if (m_times == 0) {
            return;
        }
        QPainter painter(this);
        painter.setFont(m_look.font(10, QFont::Bold));
        const QString times = QStringLiteral("×%1").arg(m_times);
        const QFontMetrics metrics = painter.fontMetrics();
        // Small and in the corner: the face itself stays to be read.
        const QRect badge(width() - metrics.horizontalAdvance(times) - m_look.px(4), 0,
                          metrics.horizontalAdvance(times) + m_look.px(4), metrics.height() - m_look.px(3));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_look.theme().accent);
        painter.drawRoundedRect(badge, m_look.px(4), m_look.px(4));
        painter.setPen(m_look.theme().onAccent);
        painter.drawText(badge, Qt::AlignCenter, times);
    }

  private:
    const Look& m_look;
    QString m_label;
    int m_times = 0;
};

/// A line in which a throw or a draw is typed, a button that gives it, and below what is understood of it.
class TypedRow : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::TypedRow)

  public:
    /// `name` begins the names of its parts: "diceGroup" gives "diceGroupEdit", "diceGroupButton",
    /// "diceGroupTold".
    TypedRow(const Look& look, const QString& name, QWidget* parent)
        : QWidget(parent), m_edit(new QLineEdit(this)), m_give(new QPushButton(this)),
          m_told(new ElidedLabel(this)) {
        m_edit->setObjectName(name + QStringLiteral("Edit"));
        m_edit->setToolTip(tr("Goes there: +"));
        m_edit->installEventFilter(this);
        m_give->setObjectName(name + QStringLiteral("Button"));
        m_told->setObjectName(name + QStringLiteral("Told"));
        m_told->setProperty("kind", QStringLiteral("muted"));
        auto* layout = filling<QVBoxLayout>(this);
        layout->setSpacing(look.px(2));
        auto* line = new QHBoxLayout;
        line->addWidget(m_edit, 1);
        line->addWidget(m_give);
        layout->addLayout(line);
        layout->addWidget(m_told);
        connect(m_give, &QPushButton::clicked, this, [this] { give(); });
    }

    std::function<void(const QString& text)> given;
    /// The keyboard is wanted here no longer.
    std::function<void()> left;

    /// The keyboard goes there. False while nothing is asked for.
    bool begin() {
        if (!isVisible() || !isEnabled()) {
            return false;
        }
        m_edit->setFocus(Qt::ShortcutFocusReason);
        m_edit->selectAll();
        return true;
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool key = watched == m_edit && event->type() == QEvent::KeyPress;
        switch (key ? static_cast<QKeyEvent*>(event)->key() : 0) {
        case Qt::Key_Escape:
            m_edit->clear();
            left();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter: // the line would pass it on, and the table choose the unit anew
            give();
            return true;
        default:
            return QWidget::eventFilter(watched, event);
        }
    }

    virtual void give() = 0;

    /// As a refusal, or in passing.
    void tell(const QString& text, bool wrong) {
        m_told->setProperty("kind", wrong ? QStringLiteral("refusal") : QStringLiteral("muted"));
        m_told->setWhole(wrong ? QStringLiteral("× ") + text : text);
        m_told->update();
        m_edit->setAccessibleDescription(m_told->whole());
    }

    QLineEdit* m_edit;
    QPushButton* m_give;

  private:
    ElidedLabel* m_told;
};

/// All dice of a throw in one line: how many show what, or how many count. What is typed is told back before
/// it is given.
class DiceGroupRow : public TypedRow {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::DiceGroupRow)

  public:
    DiceGroupRow(const Look& look, QWidget* parent) : TypedRow(look, QStringLiteral("diceGroup"), parent) {
        m_edit->setAccessibleName(tr("All dice of the throw at once"));
        m_give->setText(tr("Give"));
        m_give->setAccessibleName(tr("Give all dice of the throw"));
        connect(m_edit, &QLineEdit::textChanged, this, [this] { tellBack(); });
    }

    void setDiceGroup(const DiceGroup& diceGroup, bool open) {
        m_diceGroup = diceGroup;
        setEnabled(open);
        m_edit->setPlaceholderText(diceGroup.count > 1
                                       ? tr("+  all %n at once: %1", nullptr, diceGroup.count).arg(example())
                                       : tr("+  the last of them"));
        tellBack();
    }

  protected:
    /// What cannot be read stays there to be put right.
    void give() override {
        const QString text = m_edit->text();
        if (!readDiceGroup(m_diceGroup, fromText(text)).dice.empty()) {
            m_edit->clear();
            left();
            given(text);
        }
    }

  private:
    void tellBack() {
        const DiceGroupRead read = readDiceGroup(m_diceGroup, fromText(m_edit->text()));
        m_give->setEnabled(!read.dice.empty());
        const bool wrong = !read.problem.empty();
        tell(wrong               ? toText(read.problem)
             : read.said.empty() ? hint()
                                 : QStringLiteral("= ") + toText(read.said),
             wrong);
    }

    /// Two of the die's largest face, and the others of the one below: "2x10 15x9".
    QString example() const {
        QStringList faces;
        for (const AlikeFaces& alike : m_diceGroup.alike) {
            for (const Face& face : alike.faces) {
                faces << toText(face.label());
            }
        }
        const QString two = QStringLiteral("2x") + faces.value(faces.size() - 1);
        return m_diceGroup.count < 3 || faces.size() < 2 ? two
                                                         : QStringLiteral("%1 %2x%3")
                                                               .arg(two)
                                                               .arg(m_diceGroup.count - 2)
                                                               .arg(faces[faces.size() - 2]);
    }

    QString hint() const {
        AlikeFaces counting;
        for (const AlikeFaces& alike : m_diceGroup.alike) {
            if (alike.counts) {
                counting.faces.insert(counting.faces.end(), alike.faces.begin(), alike.faces.end());
            }
        }
        return m_diceGroup.counts() ? tr("“7” alone: seven that show %1").arg(toText(counting.text()))
                                    : tr("how many, x, and what they show");
    }

    DiceGroup m_diceGroup;
};

/// What a player drew with his own hands, by some letters of its name.
class DrawRow : public TypedRow {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::DrawRow)

  public:
    DrawRow(const Look& look, QWidget* parent)
        : TypedRow(look, QStringLiteral("draw"), parent), m_names(new QStringListModel(this)) {
        m_edit->setAccessibleName(tr("What was drawn, by some letters"));
        m_edit->setPlaceholderText(tr("+  some letters of its name"));
        m_give->setText(tr("Take"));
        m_give->setAccessibleName(tr("Take what was drawn"));
        connect(m_edit, &QLineEdit::textEdited, this, [this] { tellDrawn(); });
        m_completer = new QCompleter(m_names, m_edit);
        m_completer->setCaseSensitivity(Qt::CaseInsensitive);
        m_completer->setFilterMode(Qt::MatchContains);
        m_edit->setCompleter(m_completer);
        m_completer->popup()->installEventFilter(this);
        connect(
            m_completer, qOverload<const QString&>(&QCompleter::activated), this, [this] { give(); },
            Qt::QueuedConnection);
    }

    /// `names`: of those that can still be drawn, each once. `drawn`: what was drawn so far.
    void setNames(const QStringList& names, const QStringList& drawn, bool open) {
        if (names != m_names->stringList()) {
            m_names->setStringList(names);
        }
        m_drawn = drawn;
        setEnabled(open);
        tellDrawn();
    }

    /// Why what was given cannot be; "" when it was taken.
    void answer(const QString& problem) {
        if (problem.isEmpty()) {
            m_edit->clear();
        } else {
            tell(problem, true);
            m_edit->selectAll();
        }
    }

  protected:
    /// In the list of names Enter gives what is typed, unless one is picked there.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == m_edit || event->type() != QEvent::KeyPress) {
            return TypedRow::eventFilter(watched, event);
        }
        const int key = static_cast<QKeyEvent*>(event)->key();
        QAbstractItemView* list = m_completer->popup();
        const bool typed = (key == Qt::Key_Return || key == Qt::Key_Enter) && !list->currentIndex().isValid();
        if (typed) {
            list->hide();
            give();
        }
        return typed;
    }

    void give() override {
        if (!m_edit->text().trimmed().isEmpty()) {
            given(m_edit->text().trimmed());
        }
    }

  private:
    void tellDrawn() { tell(m_drawn.join(QStringLiteral(", ")), false); }

    QCompleter* m_completer = nullptr;
    QStringListModel* m_names;
    QStringList m_drawn;
};

QStringList PanelDice::keys() const {
    QStringList keys;
    for (const PanelFace& face : faces) {
        keys << face.key;
    }
    return keys;
}

DiceRow::DiceRow(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_prompt(new ElidedLabel(this)),
      m_park(new QPushButton(tr("Park it"), this)), m_roll(new QPushButton(tr("Roll for me"), this)),
      m_throwers(new QPushButton(QStringLiteral("▾"), this)), m_faces(new QGridLayout),
      m_together(new DiceGroupRow(look, this)) {
    m_prompt->setProperty("kind", QStringLiteral("heading"));
    named(m_roll, "rollButton", m_roll->text());
    m_roll->setToolTip(tr("The program throws and records the dice (R)"));
    connect(m_roll, &QPushButton::clicked, this, &DiceRow::rollAsked);
    named(m_park, "parkButton", m_park->text());
    m_park->setToolTip(tr("Puts this aside as a card, to be resolved later (P)"));
    connect(m_park, &QPushButton::clicked, this, &DiceRow::parkAsked);
    m_throwers->setObjectName(QStringLiteral("diceThrowerButton"));
    m_throwers->setToolTip(tr("Who throws this kind of die"));
    m_throwers->setMenu(new QMenu(m_throwers));
    connect(m_throwers->menu(), &QMenu::aboutToShow, this, &DiceRow::fillThrowers);
    auto* layout = filling<QVBoxLayout>(this);
    layout->setSpacing(8);
    auto* head = new QHBoxLayout;
    head->addWidget(m_prompt, 1);
    head->addWidget(m_park);
    head->addWidget(m_roll);
    head->addWidget(m_throwers);
    layout->addLayout(head);
    layout->addLayout(m_faces);
    layout->addWidget(m_together);
    m_together->hide();
    m_together->given = [this](const QString& text) { Q_EMIT givenTogether(text); };
    m_together->left = [this] { Q_EMIT left(); };
}

void DiceRow::setDice(const std::optional<PanelDice>& dice, bool open, bool canRoll, DiceThrower thrower) {
    setVisible(dice.has_value());
    if (!dice) {
        return;
    }
    m_dice = *dice;
    m_thrower = thrower;
    m_throwers->setAccessibleName(tr("Who throws the %1").arg(dice->name));
    m_roll->setProperty("kind", thrower == DiceThrower::Program ? QStringLiteral("primary") : QString());
    m_roll->update();
    m_park->setEnabled(open);
    m_whole = !dice->typed.isEmpty() ? tr("%1: %2 …").arg(dice->prompt, dice->typed)
              : dice->before.isEmpty() || dice->together || !dice->names.isEmpty()
                  ? dice->prompt
                  : tr("%1   (so far %2)").arg(dice->prompt, dice->before.join(QStringLiteral(", ")));
    arrange();
    m_roll->setEnabled(canRoll);
    QStringList labels;
    for (const PanelFace& face : dice->faces) {
        labels << face.label;
    }
    if (labels != m_labels) {
        m_labels = labels;
        build();
    }
    mark(*dice, open);
    m_together->setVisible(dice->together.has_value());
    if (dice->together) {
        m_together->setDiceGroup(*dice->together, open);
    }
    showDraw(open);
}

void DiceRow::showDraw(bool open) {
    if (!m_draw && !m_dice.names.isEmpty()) {
        m_draw = new DrawRow(m_look, this);
        layout()->addWidget(m_draw);
        m_draw->given = [this](const QString& text) { Q_EMIT drawn(text); };
        m_draw->left = [this] { Q_EMIT left(); };
    }
    if (m_draw) {
        m_draw->setVisible(!m_dice.names.isEmpty());
        m_draw->setNames(m_dice.names, m_dice.before, open);
    }
}

void DiceRow::answerDrawn(const QString& problem) {
    if (m_draw) {
        m_draw->answer(problem);
    }
}

bool DiceRow::tellTogether() {
    return m_dice.names.isEmpty() ? m_together->begin() : m_draw->begin();
}

/// Words get shorter where the text is large for the panel.
void DiceRow::arrange() {
    m_park->setText(tr("Park it"));
    const bool draws = !m_dice.names.isEmpty();
    m_roll->setText(draws ? tr("Draw for me") : tr("Roll for me"));
    const auto fits = [this](const QString& prompt) {
        int wide = textWidth(m_look.font(15, QFont::Bold), prompt);
        for (const QPushButton* button : {m_park, m_roll, m_throwers}) {
            wide += button->sizeHint().width() + m_look.px(8);
        }
        return wide <= width();
    };
    const bool narrow = !fits(m_whole);
    m_park->setText(narrow ? tr("Park") : m_park->text());
    m_roll->setText(!narrow ? m_roll->text() : draws ? tr("Draw") : tr("Roll"));
    const bool few = !fits(m_dice.prompt) && m_dice.typed.isEmpty() && !draws;
    m_prompt->setBrief(few || !m_dice.typed.isEmpty() ? QString() : m_dice.prompt);
    m_prompt->setWhole(!few                               ? m_whole
                       : FaceEntry::goesOn(m_dice.keys()) ? tr("%1, then Enter").arg(m_dice.name)
                                                          : m_dice.name);
    m_roll->setAccessibleName(draws ? tr("Draw for me") : tr("Roll for me"));
}

void DiceRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void DiceRow::fillThrowers() {
    QMenu* menu = m_throwers->menu();
    menu->clear();
    const auto add = [this, menu](const QString& text, const char* name, DiceThrower thrower) {
        QAction* action = menu->addAction(asWritten(text));
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setChecked(m_thrower == thrower);
        connect(action, &QAction::triggered, this, [this, thrower] { Q_EMIT throwerPicked(thrower); });
    };
    const bool draws = !m_dice.names.isEmpty();
    add((draws ? tr("The players draw the %1") : tr("The players throw the %1")).arg(m_dice.name),
        "way-thrown", DiceThrower::Thrown);
    if (!m_dice.substitute.isEmpty()) {
        add(tr("The players throw a %1 in its place").arg(m_dice.substitute), "way-substitute",
            DiceThrower::Substitute);
    }
    add((draws ? tr("The program draws the %1") : tr("The program throws the %1")).arg(m_dice.name),
        "way-program", DiceThrower::Program);
}

void DiceRow::rebuild() {
    if (!m_labels.isEmpty()) {
        build();
        mark(m_dice, true);
    }
}

void DiceRow::build() {
    emptyOut(*m_faces);
    m_buttons.clear();
    auto* column = static_cast<QVBoxLayout*>(layout());
    const int at = column->indexOf(m_faces);
    // A grid keeps the columns that it once had.
    delete column->takeAt(at);
    m_faces = new QGridLayout;
    m_faces->setSpacing(faceGap());
    column->insertLayout(at, m_faces);
    const int columns = inOneLine(m_dice.faces.size());
    for (const PanelFace& face : m_dice.faces) {
        auto* button = named(new FaceButton(m_look, face.label, this), QStringLiteral("face-") + face.label);
        button->setProperty("kind", QStringLiteral("face"));
        button->setToolTip(face.key.size() != 1 ? QString() : tr("Key %1").arg(face.key));
        button->setCheckable(true);
        button->setFixedHeight(faceHeight());
        button->setMinimumWidth(faceWidth());
        button->setMaximumWidth(m_look.target(72));
        const int place = static_cast<int>(m_buttons.size());
        m_faces->addWidget(button, place / columns, place % columns);
        m_faces->setColumnStretch(place % columns, 1);
        m_buttons.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, label = face.label] { Q_EMIT given(label); });
    }
    if (m_buttons.size() < 6) {
        m_faces->setColumnStretch(columns, 1);
    }
}

int DiceRow::faceHeight() const {
    return m_look.target(m_low ? 34 : 46);
}

/// The least.
int DiceRow::faceWidth() const {
    return m_look.target(m_low ? 22 : 26);
}

int DiceRow::faceGap() const {
    return m_low ? 2 : 6;
}

void DiceRow::setLow(bool low) {
    m_low = low;
    m_faces->setSpacing(faceGap());
    for (FaceButton* button : m_buttons) {
        button->setFixedHeight(faceHeight());
        button->setMinimumWidth(faceWidth());
    }
}

void DiceRow::mark(const PanelDice& dice, bool open) {
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(static_cast<int>(i) == dice.chosen);
        m_buttons[i]->setEnabled(open);
        m_buttons[i]->setTimes(i < dice.shown.size() ? dice.shown[i] : 0);
    }
}

namespace {

/// After this pause a number that could go on is taken as it is.
constexpr int facePatience = 1500;

bool isNumber(const QString& label) {
    bool is = false;
    label.toInt(&is);
    return is;
}

/// As many letters as no other label begins with.
QString beginningOf(const QString& label, const QStringList& labels) {
    for (int length = 1; length < label.size(); ++length) {
        const QString begin = label.left(length);
        const auto alike = std::count_if(labels.begin(), labels.end(), [&begin](const QString& other) {
            return other.startsWith(begin, Qt::CaseInsensitive);
        });
        if (alike == 1) {
            return begin.toUpper();
        }
    }
    return label.toUpper();
}

/// How many of the keys begin so.
auto beginning(const QStringList& keys, const QString& typed) {
    return std::count_if(keys.begin(), keys.end(),
                         [&typed](const QString& key) { return key.startsWith(typed); });
}

} // namespace

QStringList faceKeys(const QStringList& labels) {
    const QString ten = QStringLiteral("10");
    const bool longest =
        !labels.contains(QStringLiteral("0")) &&
        std::none_of(labels.begin(), labels.end(), [](const QString& label) { return label.toInt() > 10; });
    QStringList keys;
    for (const QString& label : labels) {
        keys << (label == ten && longest ? QStringLiteral("0")
                 : isNumber(label)       ? label
                                         : beginningOf(label, labels));
    }
    return keys;
}

FaceEntry::FaceEntry(QObject* parent) : QObject(parent) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(facePatience);
    connect(&m_pause, &QTimer::timeout, this, &FaceEntry::finishByItself);
}

bool FaceEntry::goesOn(const QStringList& keys) {
    return std::any_of(keys.begin(), keys.end(),
                       [&keys](const QString& key) { return beginning(keys, key) > 1; });
}

bool FaceEntry::type(const QString& key, const QStringList& keys) {
    if (keys != m_keys) {
        clear();
        m_keys = keys;
    }
    const QString typed = m_typed + key.toUpper();
    const auto meant = beginning(m_keys, typed);
    if (meant == 0) {
        const bool number = !m_typed.isEmpty() && key.at(0).isDigit();
        if (number) {
            clear();
            Q_EMIT refused(typed);
        }
        return number;
    }
    m_typed = typed;
    if (meant == 1 && m_keys.contains(m_typed)) {
        return finishByItself();
    }
    m_pause.start();
    Q_EMIT typing(m_typed);
    return true;
}

bool FaceEntry::finishByItself() {
    constexpr int late = 1000; // milliseconds
    m_lateEnter.setRemainingTime(goesOn(m_keys) && m_typed.size() == 1 ? late : 0);
    return finish();
}

bool FaceEntry::finish() {
    const QString typed = m_typed;
    if (!m_keys.contains(typed)) {
        return false;
    }
    clear();
    Q_EMIT given(typed);
    return true;
}

bool FaceEntry::takesLateEnter() {
    const bool late = !m_lateEnter.hasExpired();
    m_lateEnter = {};
    return late;
}

void FaceEntry::clear() {
    m_pause.stop();
    if (!m_typed.isEmpty()) {
        m_typed.clear();
        Q_EMIT typing({});
    }
}

} // namespace umpire::gui

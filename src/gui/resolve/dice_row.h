#pragma once

#include "look/look.h"
#include "resolve/dice_thrower.h"
#include "umpire/base/json.h"
#include "umpire/worksheet/dice_group.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QPushButton>
#include <QStringList>
#include <QTimer>
#include <QWidget>

class QCompleter;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace umpire::gui {

class ElidedLabel;

/// The keys that give the faces of a die, by their labels. A number is typed as it is read; a ten that no
/// longer number follows is a nought. Of a word it is as many letters as tell it from the others.
QStringList faceKeys(const QStringList& labels);

/// Gathers what is typed to a face of a die. While a longer face can still follow, it waits for it; Enter or
/// a short pause ends the wait.
class FaceEntry : public QObject {
    Q_OBJECT

  public:
    explicit FaceEntry(QObject* parent = nullptr);

    /// Whether some of these keys go on where another one ends.
    static bool goesOn(const QStringList& keys);
    /// Takes a key for the die with these keys. False where it means nothing to that die.
    bool type(const QString& key, const QStringList& keys);
    /// The face is what was typed. False where nothing was, or no face yet.
    bool finish();
    /// Whether an Enter that comes now was meant for a number that was taken by itself a moment ago, of a die
    /// whose numbers have one digit or two; once.
    bool takesLateEnter();
    void clear();
    QString typed() const { return m_typed; }

  Q_SIGNALS:
    void given(const QString& key);
    /// What is typed so far, "" when done.
    void typing(const QString& typed);
    /// A number was typed that the die does not show; nothing was given.
    void refused(const QString& typed);

  private:
    bool finishByItself();

    QTimer m_pause; ///< runs while a longer face could follow
    QStringList m_keys;
    QString m_typed;
    QDeadlineTimer m_lateEnter;
};

/// A face of a die; of many dice thrown together it says how many show it.
class FaceButton : public QPushButton {
    Q_OBJECT

  public:
    FaceButton(const Look& look, const QString& label, QWidget* parent = nullptr);

    void setTimes(int times);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Look& m_look;
    QString m_label;
    int m_times = 0;
};

struct PanelFace {
    QString label;
    QString key;
    Json value;
};

/// The dice asked for now.
struct PanelDice {
    QString die; ///< id of its kind
    QString name;
    QString substitute; ///< what may be thrown in its place, "" for nothing
    QString prompt;
    std::vector<PanelFace> faces;
    int chosen = -1;    ///< index of the face just given
    QStringList before; ///< dice given earlier, in order; of many thrown together those of other throws
    std::optional<DiceGroup> together; ///< of many thrown together: they may be told in one go
    std::vector<int> shown;            ///< then how many show each face so far
    /// Where one of many is drawn: their names, each once, in place of faces. It is typed by some letters.
    QStringList names;
    QString typed; ///< of a face that a longer one can still follow

    QStringList keys() const;
};

/// A line in which a throw or a draw is typed, a button that gives it, and below what is understood of it.
class TypedRow : public QWidget {
    Q_OBJECT

  public:
    /// `name` begins the names of its parts: "diceGroup" gives "diceGroupEdit", "diceGroupButton",
    /// "diceGroupTold".
    TypedRow(const Look& look, const QString& name, QWidget* parent);

    /// The keyboard goes there. False while nothing is asked for.
    bool begin();

  Q_SIGNALS:
    void given(const QString& text);
    /// The keyboard is wanted here no longer.
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    virtual void give() = 0;
    /// As a refusal, or in passing.
    void tell(const QString& text, bool wrong);

    QLineEdit* m_edit;
    QPushButton* m_give;

  private:
    ElidedLabel* m_told;
};

/// All dice of a throw in one line: how many show what, or how many count. What is typed is told back before
/// it is given.
class DiceGroupRow : public TypedRow {
    Q_OBJECT

  public:
    explicit DiceGroupRow(const Look& look, QWidget* parent = nullptr);

    void setDiceGroup(const DiceGroup& diceGroup, bool open);

  protected:
    void give() override;

  private:
    void tellBack();
    QString example() const;
    QString hint() const;

    DiceGroup m_diceGroup;
};

/// What a player drew with his own hands, by some letters of its name.
class DrawRow : public TypedRow {
    Q_OBJECT

  public:
    explicit DrawRow(const Look& look, QWidget* parent = nullptr);

    /// `names`: of those that can still be drawn, each once. `drawn`: what was drawn so far.
    void setNames(const QStringList& names, const QStringList& drawn, bool open);
    /// Why what was given cannot be; "" when it was taken.
    void answer(const QString& problem);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void give() override;

  private:
    void complete();
    void tellDrawn();

    QCompleter* m_completer = nullptr;
    QStringListModel* m_names;
    QStringList m_drawn;
};

/// The faces of the die that is asked for, as big buttons, and "Roll for me".
class DiceRow : public QWidget {
    Q_OBJECT

  public:
    explicit DiceRow(const Look& look, QWidget* parent = nullptr);

    void setDice(const std::optional<PanelDice>& dice, bool open, bool canRoll, DiceThrower thrower);
    void rebuild();
    /// The keyboard goes where many dice are told at once. False while there are none.
    bool tellTogether();
    /// Why what was drawn cannot be; "" when it was taken.
    void answerDrawn(const QString& problem);
    /// Faces are lower where the panel is.
    void setLow(bool low);

  Q_SIGNALS:
    void given(const QString& label);
    void givenTogether(const QString& text);
    void drawn(const QString& text);
    /// The keyboard is wanted here no longer.
    void left();
    void rollAsked();
    void parkAsked();
    void throwerPicked(umpire::gui::DiceThrower thrower);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    int faceHeight() const;
    int faceWidth() const;
    int faceGap() const;
    void remakeFaces();
    void showDraw(bool open);
    void mark(const PanelDice& dice, bool open);
    void fillThrowers();
    void arrange();

    const Look& m_look;
    ElidedLabel* m_prompt;
    QString m_whole; ///< the prompt where it has room
    QPushButton* m_park;
    QPushButton* m_roll;
    QPushButton* m_throwers;
    DiceThrower m_thrower = DiceThrower::Thrown;
    QGridLayout* m_faces;
    std::vector<FaceButton*> m_buttons;
    DiceGroupRow* m_together;
    DrawRow* m_draw = nullptr; ///< made when something is drawn first
    QStringList m_labels;
    PanelDice m_dice;
    bool m_low = false;
};

} // namespace umpire::gui

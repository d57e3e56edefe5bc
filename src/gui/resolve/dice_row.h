#pragma once

#include "look/look.h"
#include "resolve/dice_thrower.h"
#include "umpire/base/json.h"
#include "umpire/worksheet/dice_group.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QWidget>

class QGridLayout;
class QPushButton;

namespace umpire::gui {

class DiceGroupRow;
class DrawRow;
class ElidedLabel;
class FaceButton;

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

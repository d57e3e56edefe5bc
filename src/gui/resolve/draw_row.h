#pragma once

#include "look/look.h"
#include "umpire/worksheet/dice_group.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QCompleter;
class QStringListModel;

namespace umpire::gui {

class ElidedLabel;

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

} // namespace umpire::gui

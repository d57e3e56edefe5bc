#pragma once

#include "houserules/house_draft.h"
#include "look/look.h"
#include "umpire/storage/house_odds.h"
#include "umpire/worksheet/drafting.h"

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace umpire::gui {

/// The chance of one outcome by two packs.
struct OddsPair {
    QString name;
    QString tone;
    double before = 0;
    double after = 0;
};

/// What each outcome's chance was and is: two bars one above the other, the upper, an outline, as it was, the
/// lower, filled, as it is; what changed is in bold, with a sign.
class OddsPairs : public QWidget {
    Q_OBJECT

  public:
    explicit OddsPairs(const Look& look, QWidget* parent = nullptr);

    void setPairs(const QString& heading, const QList<OddsPair>& pairs);
    const QList<OddsPair>& pairs() const { return m_pairs; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintRow(QPainter& painter, const QRect& row, const OddsPair& pair) const;
    void paintBars(QPainter& painter, const QRect& room, const OddsPair& pair) const;

    const Look& m_look;
    QString m_heading;
    QList<OddsPair> m_pairs;
};

class BattleDocument;
class ExampleBattles;

/// The battle on which odds are compared, as it stands by the base and by the house rules: the one that is
/// open, where it is of that game, else one to begin from.
class OddsScene {
  public:
    OddsScene(const BattleDocument& document, const ExampleBattles& examples)
        : m_document(document), m_examples(examples) {}

    /// Sets it up anew; the base only where `anew`. False where there is none: `problem` says why.
    bool set(const std::shared_ptr<const RulePack>& base, const std::shared_ptr<const RulePack>& house,
             bool anew);
    const Session* before() const { return m_before.get(); }
    const Session* after() const { return m_after.get(); }
    /// Of the battle.
    QString title() const { return m_title; }
    /// Whether it is the one that is open.
    bool isOpenOne() const { return m_ofDocument; }
    QString problem() const { return m_problem; }

  private:
    std::unique_ptr<Session> found(const RulePack& base);
    bool plays(const RulePack& rules, const RulePack& base) const;

    const BattleDocument& m_document;
    const ExampleBattles& m_examples;
    std::unique_ptr<Session> m_battle; ///< as it stands by rules of its own
    std::unique_ptr<Session> m_before;
    std::unique_ptr<Session> m_after;
    QString m_title;
    QString m_problem;
    bool m_ofDocument = false;
};

class ChoiceBox;

/// What the house rules do to the odds: who does what under which conditions, and each outcome's chance by
/// the base and by the house rules, side by side. It follows the draft while it is to be seen.
class OddsPane : public QWidget {
    Q_OBJECT

  public:
    /// `panel` gives the command that stands in the panel of the open battle; null for none.
    OddsPane(const Look& look, HouseDraft& draft, BattleDocument& document, const ExampleBattles& examples,
             std::function<Json()> panel, QWidget* parent = nullptr);
    ~OddsPane() override;

    /// What is compared at present, for tests.
    Json command() const { return m_drafting.command(false); }

  Q_SIGNALS:
    /// What is shown is of the rules as they stand.
    void settled();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void build();
    QWidget* choices();
    void stale(bool anew);
    void setScene();
    void fillWho();
    void fillWhat();
    void pick();
    void chooseAlone();
    void takePanel();
    void offerPanel();
    void choose();
    void ask();
    void showQuestions();
    void addQuestion(const WorksheetQuestion& question);
    void showAnswer(const OddsBesides& odds);
    void showFound(const Draft& draft);
    void say(const QString& text);
    void forget();
    template <class Compute, class Then>
    void workOut(Compute compute, Then then);

    const Look& m_look;
    HouseDraft& m_draft;
    BattleDocument& m_document;
    std::function<Json()> m_panel;
    OddsScene m_scene;
    QThreadPool m_pool;
    int m_question = 0; ///< the latest of those that are worked out beside the window
    Drafting m_drafting;
    QTimer m_rest;
    QLabel* m_battle;
    ChoiceBox* m_who;
    ChoiceBox* m_whom;
    ChoiceBox* m_what;
    QPushButton* m_take = nullptr;
    QWidget* m_questions = nullptr;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_said;
    QLabel* m_conditions = nullptr; ///< the head of the questions
    QList<OddsPairs*> m_pairs;
    QString m_asked; ///< the questions that are shown, so that ticks stay under the hand
    bool m_stale = true;
    bool m_anew = true;      ///< the battle, too
    bool m_picked = false;   ///< the umpire said what is compared; else it is a case that is touched
    bool m_searched = false; ///< that case was looked for, with the rules as they stand
};

} // namespace umpire::gui

#pragma once

#include "houserules/house_draft.h"
#include "houserules/odds_scene.h"
#include "look/look.h"
#include "umpire/storage/house_odds.h"
#include "umpire/worksheet/drafting.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace umpire::gui {

/// Works out what a command comes to by two packs, beside the window. Only the latest question is answered.
class HouseOddsWork : public QObject {
    Q_OBJECT

  public:
    explicit HouseOddsWork(QObject* parent = nullptr);
    ~HouseOddsWork() override;

    /// Both stand alike, each by its own rules.
    void ask(const Session& before, const Session& after, const Json& command);
    /// Looks for a case of which the two have other odds.
    void seek(const Session& before, const Session& after);
    void forget();

  Q_SIGNALS:
    void answered(const umpire::OddsBesides& odds);
    /// Empty where there is none.
    void found(const umpire::Draft& draft);

  private:
    void start(const Session& before, const Session& after,
               std::function<void(const Session&, const Session&, int)> work);

    QThreadPool m_pool;
    int m_asked = 0; ///< the number of the latest question
};

class BattleDocument;
class ChoiceBox;
class OddsPairs;

/// What the house rules do to the odds: who does what under which conditions, and each outcome's chance by
/// the base and by the house rules, side by side. It follows the draft while it is to be seen.
class OddsPane : public QWidget {
    Q_OBJECT

  public:
    /// `panel` gives the command that stands in the panel of the open battle; null for none.
    OddsPane(const Look& look, HouseDraft& draft, BattleDocument& document, const ExampleBattles& shelf,
             std::function<Json()> panel, QWidget* parent = nullptr);
    ~OddsPane() override;

    /// What is compared at present, for tests.
    Json command() const;

  Q_SIGNALS:
    /// What is shown is of the rules as they stand.
    void settled();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void build();
    QWidget* choices();
    void restyle();
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

    const Look& m_look;
    HouseDraft& m_draft;
    BattleDocument& m_document;
    std::function<Json()> m_panel;
    OddsScene m_scene;
    HouseOddsWork* m_work;
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
    bool m_anew = true;    ///< the battle, too
    bool m_picked = false; ///< the umpire said what is compared; else it is a case that is touched
    bool m_sought = false; ///< that case was looked for, with the rules as they stand
};

} // namespace umpire::gui

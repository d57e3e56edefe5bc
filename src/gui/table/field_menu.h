#pragma once

#include "document/battle_document.h"

#include <QMenu>
#include <QStringList>

#include <functional>
#include <vector>

namespace umpire::gui {

/// Something that several units do at once, without dice.
struct Together {
    QString id;   ///< "reform", "give-order-shes-mine"
    QString name; ///< "Halt and reform"
    Json commands = Json::array();
    int able = 0;       ///< how many of them can do it
    bool grim = false;  ///< it costs strength or puts a unit into a bad state: no hand should slip onto it
    QString offer = {}; ///< the id of the offer it is one of; "" for what is set by hand

    /// The one command that does all of it.
    Json command() const;
};

/// Whatever actions of the pack some of these units can take by themselves, with nothing to throw and nothing
/// to state; an action with words to choose from comes once for each.
std::vector<Together> togetherFor(const BattleDocument& document, const QStringList& units);

/// What can be set by hand alike for all of them: a word or a flag of the pack.
struct SetTogether {
    QString id;   ///< of the attribute
    QString name; ///< "State"
    std::vector<Together> values;
};
std::vector<SetTogether> setTogetherFor(const BattleDocument& document, const QStringList& units);

/// Those of a formation or a side that are still in play.
QStringList unitsInPlay(const BattleDocument& document, const Id& group);

/// Commands as one record: themselves when there is but one.
Json asOne(const std::vector<Json>& commands);

/// Who acts next in a phase whose subjects are drawn: by the program's dice, or whom the umpire names.
class DrawMenu : public QMenu {
    Q_OBJECT

  public:
    /// Carries out the command to draw.
    using Drawer = std::function<void(const Json& command)>;
    DrawMenu(const BattleDocument& document, const Drawer& draw, QWidget* parent = nullptr);
};

/// What can be done with the units, the formation or the side pointed at.
class FieldMenu : public QMenu {
    Q_OBJECT

  public:
    FieldMenu(const BattleDocument& document, const QStringList& subjects, QWidget* parent = nullptr);

  Q_SIGNALS:
    /// An action or check of a unit; with a target or questions it goes on in the panel.
    void offerAsked(const QStringList& units, const QString& offer);
    /// A command without dice.
    void commandAsked(const umpire::Json& command);
    /// One that is complete: what several do together.
    void togetherAsked(const umpire::Json& command);
    /// Units to be picked out together.
    void pickAsked(const QStringList& units);
    /// A note on the first of those pointed at.
    void noteAsked(const QString& subject);
    void sheetAsked(const QStringList& subjects);
    void historyAsked(const QString& subject);
    /// Whether the players may see these units.
    void hiddenAsked(const QStringList& units, bool hidden);

  private:
    void addOffers();
    void addCount(qsizetype units);
    void addTogether(QMenu& menu, const QStringList& units);
    void addTogetherBelow(const QStringList& units);
    bool areOfSeveral(const QStringList& units) const;
    void addSetting(const QStringList& units);
    void fillSetting(QMenu& all, const QStringList& units);
    void addPicking(const QStringList& units);
    void addChecks(const Subject& subject);
    void addActions(const Subject& subject);
    void addOfficers(const Subject& formation);
    void addViews();
    void addHiding();
    void add(const QString& name, const QString& text, std::function<void()> then, QMenu* menu = nullptr);

    const BattleDocument& m_document;
    QStringList m_subjects;
    QStringList m_together; ///< the offers that several take at once
};

} // namespace umpire::gui

#pragma once

#include "document/battle_document.h"
#include "models/unit_facts.h"
#include "umpire/battle/turn_actions.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <vector>

namespace umpire::gui {

/// The sides, their formations and their units as a tree of three levels. Formations keep the order of the
/// chain of command; those above others come before them. Units directly under a side hang under a formation
/// row that stands for the side. What a row shows is kept until it changes. The players see the same without
/// what is kept from them: hidden units, which count in no total, and orders.
class OrderOfBattleModel : public QAbstractItemModel {
    Q_OBJECT

  public:
    enum class Level { Side, Formation, Unit };
    enum Role {
        IdRole = Qt::UserRole + 1,
        LevelRole,
        UnitRole,  ///< UnitFacts
        GroupRole, ///< GroupFacts
        AboveRole, ///< the id of the formation or side above a formation
        NoteRole,  ///< what the umpire noted on it, or ""
    };

    enum class Audience { Umpire, Players };

    explicit OrderOfBattleModel(BattleDocument& document, QObject* parent = nullptr);
    OrderOfBattleModel(BattleDocument& document, Audience audience, QObject* parent = nullptr);
    ~OrderOfBattleModel() override;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The row of a unit, formation or side; invalid when there is none.
    QModelIndex indexOf(const Id& subject) const;
    const BattleDocument& document() const { return m_document; }
    Audience audience() const { return m_audience; }
    /// Whether the players may not see a subject: a unit that is kept from them, a formation with nothing but
    /// such units, an officer of those.
    static bool hidden(const BattleDocument& document, const Id& subject);
    /// The bonds that stand between units, as the audience sees them.
    const std::vector<Tie>& ties() const { return m_ties; }

  Q_SIGNALS:
    /// Bonds were made or are over.
    void tiesChanged();

  private:
    struct Node;

    void update(const ChangeEvent& event);
    void rebuild();
    void readAll();
    Node* add(Node* parent, Level level, Id id);
    void addFormations(Node* side, const Id& above);
    void addUnits(Node* formation, const Id& owner);
    void takeUp();
    Ids hiddenNow() const;
    void takeBattle();
    QStringList takeTies();
    BondFacts bond(const Tie& tie, const Id& other) const;
    QStringList shape() const;
    bool isUnveiled(const ChangeEvent& event) const;
    void reset();
    void follow(const ChangeEvent& event);
    UnitFacts unitFacts(const Node& node) const;
    GroupFacts groupFacts(const Node& node) const;
    void refresh(Node& node);
    void tellNote(const ChangeEvent& event, const Node& node);
    QString note(const Id& subject) const;
    void refreshUnit(Node& node);
    void refreshGroup(Node& node);
    void refreshAll();
    const Node* nodeOf(const QModelIndex& index) const;
    QModelIndex indexOf(const Node* node) const;
    QVariant unitData(const Node& node, int role) const;
    QVariant groupData(const Node& node, int role) const;

    BattleDocument& m_document;
    Audience m_audience = Audience::Umpire;
    Battle m_battle; ///< as the audience sees it
    Ids m_hidden;    ///< who is left out of it
    QStringList m_shape;
    std::vector<Tie> m_ties;
    QHash<QString, QList<BondFacts>> m_bonds; ///< the same by unit
    std::unique_ptr<Node> m_root;
    QHash<QString, Node*> m_nodes;
};

} // namespace umpire::gui

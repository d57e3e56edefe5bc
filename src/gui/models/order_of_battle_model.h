#pragma once

#include "document/battle_document.h"
#include "models/battle_reader.h"
#include "umpire/battle/turn_actions.h"
#include "umpire/battle/visibility.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <vector>

namespace umpire::gui {

/// The sides, their formations and their units as a tree of three levels. Formations keep the order of the
/// chain of command; those above others come before them. Units directly under a side hang under a formation
/// row that stands for the side. What a row shows is kept until it changes. Other viewers than the umpire see
/// the same without what is kept from them: hidden units, which count in no total, orders and remarks.
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

    explicit OrderOfBattleModel(BattleDocument& document, QObject* parent = nullptr);
    OrderOfBattleModel(BattleDocument& document, Viewer viewer, QObject* parent = nullptr);
    ~OrderOfBattleModel() override;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The row of a unit, formation or side; invalid when there is none.
    QModelIndex indexOf(const Id& subject) const;
    const BattleDocument& document() const { return m_document; }
    /// The bonds that stand between units, as the viewer sees them.
    const std::vector<Tie>& ties() const { return m_ties; }

  Q_SIGNALS:
    /// Bonds were made or are over.
    void tiesChanged();

  private:
    struct Node;

    void update(const ChangeEvent& event);
    void rebuild();
    Node* add(Node* parent, Level level, Id id);
    void addFormations(Node* side, const Id& above);
    void addUnits(Node* formation, const Id& owner);
    bool isUmpire() const { return m_viewer.whose == Viewer::Whose::Umpire; }
    void takeBattle();
    QStringList takeTies();
    BondFacts bond(const Tie& tie, const Id& other) const;
    QStringList shape() const;
    bool isRevealed(const ChangeEvent& event) const;
    void reset();
    void follow(const ChangeEvent& event);
    UnitFacts unitFacts(const Node& node) const;
    GroupFacts groupFacts(const Node& node) const;
    void refresh(Node& node);
    QString note(const Id& subject) const;
    void refreshUnit(Node& node);
    void refreshGroup(Node& node);
    void refreshAll();
    const Node* nodeOf(const QModelIndex& index) const;
    QModelIndex indexOf(const Node* node) const;

    BattleDocument& m_document;
    Viewer m_viewer;
    Battle m_battle; ///< as the viewer sees it
    QStringList m_shape;
    std::vector<Tie> m_ties;
    QHash<QString, QList<BondFacts>> m_bonds; ///< the same by unit
    std::unique_ptr<Node> m_root;
    QHash<QString, Node*> m_nodes;
};

} // namespace umpire::gui

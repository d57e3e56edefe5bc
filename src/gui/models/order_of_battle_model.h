#pragma once

#include "document/battle_document.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <vector>

namespace umpire::gui {

/// The sides, their formations and their units as a tree of three levels. Formations keep the order of the
/// chain of command; those above others come before them. Units directly under a side hang under a formation
/// row that stands for the side.
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
    };

    explicit OrderOfBattleModel(BattleDocument& document, QObject* parent = nullptr);
    ~OrderOfBattleModel() override;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The row of a unit, formation or side; invalid when there is none.
    QModelIndex indexOf(const Id& subject) const;
    const BattleDocument& document() const { return m_document; }

  private:
    struct Node;

    void update(const ChangeEvent& event);
    void rebuild();
    Node* add(Node* parent, Level level, Id id);
    void addFormations(Node* side, const Id& above);
    void addUnits(Node* formation, const Id& owner);
    bool fits() const;
    const Node* nodeOf(const QModelIndex& index) const;
    QModelIndex indexOf(const Node* node) const;
    QVariant unitData(const Node& node, int role) const;
    QVariant groupData(const Node& node, int role) const;

    BattleDocument& m_document;
    std::unique_ptr<Node> m_root;
    QHash<QString, Node*> m_nodes;
};

} // namespace umpire::gui

#pragma once

#include "document/battle_document.h"
#include "umpire/battle/roster.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <vector>

namespace umpire::gui {

class RosterEditor;

/// The roster as a tree: sides, below them officers, units and formations, each with those below it. The
/// first column is the name, the others what the pack's roster says of a unit. Names and values can be
/// edited; dragging rows places them elsewhere.
class RosterModel : public QAbstractItemModel {
    Q_OBJECT

  public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        KindRole,       ///< int of SubjectKind
        KeyRole,        ///< the roster key a cell edits, "" for none
        FindingRole,    ///< what deserves a word about the subject
        SilhouetteRole, ///< the silhouette of a unit, or ""
    };

    RosterModel(BattleDocument& document, RosterEditor& editor, QObject* parent = nullptr);
    ~RosterModel() override;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1 + static_cast<int>(m_columns.size()); }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

    QModelIndex indexOf(const QString& subject, int column = 0) const;
    /// The attribute a column of units shows; null for the name.
    const Attribute* attribute(int column) const;
    const std::vector<Finding>& findings() const { return m_findings; }
    /// While nobody watches, the checks and what cells say wait: in a large roster they take their time.
    void setWatched(bool watched);
    const BattleDocument& document() const { return m_document; }

  Q_SIGNALS:
    /// What the checks say was worked out anew.
    void inspected();

  private:
    struct Node;

    void update(const ChangeEvent& event);
    void refresh(QStringList changed);
    void rebuild();
    void addBelow(Node& above);
    Node& add(Node& above, const Subject& subject);
    QStringList shape() const;
    void inspect();
    QStringList inspectAnew();
    void tell(const QStringList& changed);
    const Subject* subjectOf(const QModelIndex& index) const;
    QString cell(const Subject& subject, int column) const;
    QString summary(const Subject& subject, int column) const;

    BattleDocument& m_document;
    RosterEditor& m_editor;
    std::unique_ptr<Node> m_root;
    QHash<QString, Node*> m_nodes;
    QStringList m_shape;
    std::vector<const Attribute*> m_columns;
    std::vector<Finding> m_findings;
    QHash<QString, QString> m_said; ///< what they say, by subject
    bool m_watched = true;
    bool m_stale = false; ///< something changed since nobody watches
};

} // namespace umpire::gui

#include "models/order_of_battle_model.h"

#include "document/text.h"

#include <algorithm>
#include <utility>

namespace umpire::gui {

struct OrderOfBattleModel::Node {
    Level level = Level::Side;
    Id id;
    Node* parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Node>> children;
    UnitFacts unit;   ///< of a unit
    GroupFacts group; ///< of a side or formation

    /// The row for units directly under a side is the side's second.
    bool isSide() const { return level == Level::Side || id == parent->id; }
};

OrderOfBattleModel::OrderOfBattleModel(BattleDocument& document, QObject* parent)
    : OrderOfBattleModel(document, Viewer::ofUmpire(), parent) {}

OrderOfBattleModel::OrderOfBattleModel(BattleDocument& document, Viewer viewer, QObject* parent)
    : QAbstractItemModel(parent), m_document(document), m_viewer(std::move(viewer)),
      m_root(std::make_unique<Node>()) {
    connect(&m_document, &BattleDocument::changed, this, &OrderOfBattleModel::update);
    takeBattle();
    takeTies();
    rebuild();
}

OrderOfBattleModel::~OrderOfBattleModel() = default;

void OrderOfBattleModel::takeBattle() {
    m_battle = m_document.isOpen() ? seenBattle(m_document.rules(), m_document.battle(), m_viewer) : Battle();
}

/// All at once: a unit's tile shows those that go out from it and those that come to it. Gives whose bonds
/// are others now.
QStringList OrderOfBattleModel::takeTies() {
    std::vector<Tie> ties = m_document.isOpen() ? tiesOf(m_document.rules(), m_battle) : std::vector<Tie>{};
    if (ties == m_ties) {
        return {};
    }
    m_ties = std::move(ties);
    const QHash<QString, QList<BondFacts>> before = std::exchange(m_bonds, {});
    for (const Tie& tie : m_ties) {
        m_bonds[toText(tie.from)] << bond(tie, tie.to);
        m_bonds[toText(tie.to)] << bond(tie, tie.from);
    }
    QStringList changed = before.keys() + m_bonds.keys();
    changed.removeDuplicates();
    changed.removeIf([&](const QString& id) { return before.value(id) == m_bonds.value(id); });
    Q_EMIT tiesChanged();
    return changed;
}

BondFacts OrderOfBattleModel::bond(const Tie& tie, const Id& other) const {
    const Subject* from = m_battle.find(tie.from);
    const Attribute* attribute = from ? m_document.rules().attribute(from->kind, tie.id) : nullptr;
    const bool brief = attribute && !attribute->brief.empty();
    return {withinSentence(toText(brief ? attribute->brief : tie.name)), toText(other),
            m_document.number(other), other == tie.to};
}

void OrderOfBattleModel::update(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Saved) {
        return;
    }
    const bool others = event.kind == ChangeEvent::Kind::Opened || isRevealed(event);
    if (!others && !event.everything) {
        follow(event);
        return;
    }
    takeBattle();
    takeTies();
    others || shape() != m_shape ? reset() : refreshAll();
}

/// Whether the viewer sees somebody more or less.
bool OrderOfBattleModel::isRevealed(const ChangeEvent& event) const {
    return !isUmpire() && m_document.isOpen() &&
           std::any_of(event.subjects.begin(), event.subjects.end(), [this](const QString& subject) {
               const Id id = fromText(subject);
               const bool there = m_document.battle().find(id) != nullptr;
               const bool seen = there && !isHidden(id, m_document.rules(), m_document.battle(), m_viewer);
               return seen != (m_battle.find(id) != nullptr);
           });
}

void OrderOfBattleModel::reset() {
    beginResetModel();
    rebuild();
    endResetModel();
}

/// Those it names, each level after the one below it, whose strength is in its own.
void OrderOfBattleModel::follow(const ChangeEvent& event) {
    takeBattle();
    QStringList changed = event.subjects;
    if (event.concerns(ChangeEvent::Ties)) {
        changed << takeTies();
    }
    for (const Level level : {Level::Unit, Level::Formation, Level::Side}) {
        for (const QString& id : changed) {
            Node* node = m_nodes.value(id);
            if (node && node->level == level) {
                refresh(*node);
                if (level != Level::Unit && event.concerns(ChangeEvent::Notes)) {
                    // A unit has its note among its facts.
                    Q_EMIT dataChanged(indexOf(node), indexOf(node), {NoteRole});
                }
            }
        }
    }
}

void OrderOfBattleModel::refresh(Node& node) {
    if (node.level == Level::Unit) {
        refreshUnit(node);
        return;
    }
    if (node.level == Level::Side && !node.children.empty() && node.children.back()->isSide()) {
        refreshGroup(*node.children.back());
    }
    refreshGroup(node);
}

/// From below, since the strength of a side is that of its units.
void OrderOfBattleModel::refreshAll() {
    for (const auto& side : m_root->children) {
        for (const auto& formation : side->children) {
            for (const auto& unit : formation->children) {
                refreshUnit(*unit);
            }
            refreshGroup(*formation);
        }
        refreshGroup(*side);
    }
}

void OrderOfBattleModel::refreshUnit(Node& node) {
    if (UnitFacts facts = unitFacts(node); facts != node.unit) {
        node.unit = std::move(facts);
        Q_EMIT dataChanged(indexOf(&node), indexOf(&node));
    }
}

void OrderOfBattleModel::refreshGroup(Node& node) {
    if (GroupFacts facts = groupFacts(node); facts != node.group) {
        node.group = std::move(facts);
        Q_EMIT dataChanged(indexOf(&node), indexOf(&node));
    }
}

UnitFacts OrderOfBattleModel::unitFacts(const Node& node) const {
    UnitFacts facts = BattleReader(m_document, m_battle).unit(node.id);
    facts.bonds = m_bonds.value(facts.id);
    if (!note(node.id).isEmpty()) {
        facts.marks << tr("note");
    }
    return facts;
}

GroupFacts OrderOfBattleModel::groupFacts(const Node& node) const {
    const BattleReader reader(m_document, m_battle);
    if (!node.isSide()) {
        return reader.formation(node.id);
    }
    GroupFacts facts = reader.side(node.id);
    for (const auto& formation : (node.level == Level::Side ? node : *node.parent).children) {
        for (const auto& unit : formation->children) {
            facts.start += unit->unit.start;
            facts.lost += unit->unit.start - unit->unit.strength;
        }
    }
    return facts;
}

/// Who stands where: as long as that stays, rows stay and only what they show changes.
QStringList OrderOfBattleModel::shape() const {
    QStringList shape;
    for (const SubjectKind kind : {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Unit}) {
        for (const Subject* subject : m_battle.all(kind)) {
            shape << toText(subject->id) + QLatin1Char('<') + toText(subject->parent);
        }
    }
    return shape;
}

void OrderOfBattleModel::rebuild() {
    m_root = std::make_unique<Node>();
    m_nodes.clear();
    m_shape = shape();
    if (!m_document.isOpen()) {
        return;
    }
    for (const Subject* side : m_battle.all(SubjectKind::Side)) {
        Node* node = add(m_root.get(), Level::Side, side->id);
        addFormations(node, side->id);
        Node* own = add(node, Level::Formation, side->id);
        addUnits(own, side->id);
        if (own->children.empty()) {
            node->children.pop_back();
        }
        m_nodes.insert(toText(side->id), node);
    }
    const QSignalBlocker quiet(this); // whoever hears of the other rows reads all of them
    refreshAll();
}

OrderOfBattleModel::Node* OrderOfBattleModel::add(Node* parent, Level level, Id id) {
    auto node = std::make_unique<Node>();
    node->level = level;
    node->id = std::move(id);
    node->parent = parent;
    node->row = static_cast<int>(parent->children.size());
    parent->children.push_back(std::move(node));
    Node* added = parent->children.back().get();
    m_nodes.insert(toText(added->id), added);
    return added;
}

void OrderOfBattleModel::addFormations(Node* side, const Id& above) {
    for (const Subject* formation : m_battle.all(SubjectKind::Formation)) {
        if (formation->parent == above && !m_nodes.contains(toText(formation->id))) {
            addUnits(add(side, Level::Formation, formation->id), formation->id);
            addFormations(side, formation->id);
        }
    }
}

void OrderOfBattleModel::addUnits(Node* formation, const Id& owner) {
    for (const Subject* unit : m_battle.all(SubjectKind::Unit)) {
        if (unit->parent == owner) {
            add(formation, Level::Unit, unit->id);
        }
    }
}

const OrderOfBattleModel::Node* OrderOfBattleModel::nodeOf(const QModelIndex& index) const {
    return index.isValid() ? static_cast<const Node*>(index.constInternalPointer()) : m_root.get();
}

QModelIndex OrderOfBattleModel::indexOf(const Node* node) const {
    return !node || node == m_root.get() ? QModelIndex() : createIndex(node->row, 0, node);
}

QModelIndex OrderOfBattleModel::indexOf(const Id& subject) const {
    return indexOf(m_nodes.value(toText(subject)));
}

QModelIndex OrderOfBattleModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, nodeOf(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex OrderOfBattleModel::parent(const QModelIndex& child) const {
    return child.isValid() ? indexOf(nodeOf(child)->parent) : QModelIndex();
}

int OrderOfBattleModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->children.size());
}

QVariant OrderOfBattleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_document.isOpen()) {
        return {};
    }
    const Node& node = *nodeOf(index);
    const bool unit = node.level == Level::Unit;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return unit ? node.unit.name : node.group.name;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return unit ? BattleReader::sentence(node.unit) : BattleReader::sentence(node.group);
    case IdRole:
        return toText(node.id);
    case LevelRole:
        return static_cast<int>(node.level);
    case UnitRole:
        return unit ? QVariant::fromValue(node.unit) : QVariant();
    case GroupRole:
        return unit ? QVariant() : QVariant::fromValue(node.group);
    case AboveRole: {
        const Subject* group = unit ? nullptr : m_battle.find(node.id);
        return group ? toText(group->parent) : QString();
    }
    case NoteRole:
        return note(node.id);
    default:
        return {};
    }
}

QString OrderOfBattleModel::note(const Id& subject) const {
    const auto found = m_battle.remarks.find(NotedOn{subject, 0});
    return found == m_battle.remarks.end() ? QString() : toText(found->second);
}

} // namespace umpire::gui

#include "roster/roster_model.h"

#include "document/text.h"
#include "models/battle_reader.h"
#include "roster/roster_editor.h"
#include "umpire/checks/scope.h"
#include "umpire/checks/standing.h"

#include <QMimeData>
#include <QTimer>

#include <algorithm>

namespace umpire::gui {

namespace {

/// The checks of a roster with more take so long that no change may wait for them: they are made so many
/// milliseconds later.
constexpr qsizetype manySubjects = 600;
constexpr int lookedOverLater = 150;

const char* const mimeType = "application/x-desert-umpire-subjects";

/// A name, or an attribute that is free text; all others are edited as JSON.
bool isPlain(const Attribute* attribute) {
    return !attribute || (attribute->type.kind == Type::Kind::Text && attribute->type.vocabulary.empty());
}

} // namespace

struct RosterModel::Node {
    QString id;
    Node* above = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Node>> below;
};

RosterModel::RosterModel(BattleDocument& document, RosterEditor& editor, QObject* parent)
    : QAbstractItemModel(parent), m_document(document), m_editor(editor), m_root(std::make_unique<Node>()) {
    connect(&m_document, &BattleDocument::changed, this, &RosterModel::update);
    rebuild();
}

RosterModel::~RosterModel() = default;

void RosterModel::update(const ChangeEvent& event) {
    const bool opened = event.kind == ChangeEvent::Kind::Opened;
    if (opened || (event.concerns(ChangeEvent::Roster) && shape() != m_shape)) {
        rebuild();
    } else if (event.changesBattle()) {
        refresh(event.everything ? m_nodes.keys() : event.subjects);
    }
}

void RosterModel::setWatched(bool watched) {
    m_watched = watched;
    if (m_watched && m_stale) {
        refresh(m_nodes.keys());
    }
}

/// The checks look over the whole roster, a large one when the change is seen; rows are told of only where
/// they say something else.
void RosterModel::refresh(QStringList changed) {
    if (!m_watched) {
        m_stale = true;
        return;
    }
    if (m_nodes.size() > manySubjects) {
        m_stale = true;
        QTimer::singleShot(lookedOverLater, this, [this] {
            if (m_stale && m_watched) { // somebody may have looked over it since
                tell(inspectAnew());
            }
        });
    } else {
        changed << inspectAnew();
        changed.removeDuplicates();
    }
    tell(changed);
}

/// Gives those of whom the checks say something else now.
QStringList RosterModel::inspectAnew() {
    const QHash<QString, QString> before = m_said;
    inspect();
    Q_EMIT inspected();
    QStringList changed = before.keys() + m_said.keys();
    changed.removeDuplicates();
    changed.removeIf([&](const QString& id) { return before.value(id) == m_said.value(id); });
    return changed;
}

void RosterModel::tell(const QStringList& changed) {
    for (const QString& id : changed) {
        if (Node* node = m_nodes.value(id)) {
            Q_EMIT dataChanged(createIndex(node->row, 0, node),
                               createIndex(node->row, columnCount() - 1, node));
        }
    }
}

/// Who stands where: as long as that stays, rows stay and only their cells change.
QStringList RosterModel::shape() const {
    QStringList shape;
    if (m_document.isOpen()) {
        for (const Subject* subject : m_document.battle().all()) {
            shape << toText(subject->id) + QLatin1Char('<') + toText(subject->parent);
        }
    }
    return shape;
}

void RosterModel::rebuild() {
    beginResetModel();
    m_root = std::make_unique<Node>();
    m_nodes.clear();
    m_columns.clear();
    m_shape = shape();
    if (m_document.isOpen()) {
        for (const Attribute& attribute : m_document.rules().attributes) {
            if (attribute.of == SubjectKind::Unit && !attribute.rosterKey.empty()) {
                m_columns.push_back(&attribute);
            }
        }
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            addBelow(add(*m_root, *side));
        }
    }
    inspect();
    endResetModel();
    Q_EMIT inspected(); // not before: who hears it may ask for rows
}

RosterModel::Node& RosterModel::add(Node& above, const Subject& subject) {
    auto node = std::make_unique<Node>();
    node->id = toText(subject.id);
    node->above = &above;
    node->row = static_cast<int>(above.below.size());
    m_nodes.insert(node->id, node.get());
    above.below.push_back(std::move(node));
    return *above.below.back();
}

void RosterModel::addBelow(Node& above) {
    const Id id = fromText(above.id);
    for (const SubjectKind kind : {SubjectKind::Officer, SubjectKind::Unit, SubjectKind::Formation}) {
        for (const Subject* subject : m_document.battle().all(kind)) {
            if (subject->parent == id && !m_nodes.contains(toText(subject->id))) {
                addBelow(add(above, *subject));
            }
        }
    }
}

void RosterModel::inspect() {
    m_stale = !m_watched;
    m_findings = m_watched && m_document.isOpen() ? inspectRoster(m_document.rules(), m_document.battle())
                                                  : std::vector<Finding>();
    m_said.clear();
    for (const Finding& finding : m_findings) {
        QString& said = m_said[toText(finding.subject)];
        said += (said.isEmpty() ? QString() : QStringLiteral("\n")) + toText(finding.text);
    }
}

QModelIndex RosterModel::index(int row, int column, const QModelIndex& parent) const {
    const Node* above = parent.isValid() ? static_cast<const Node*>(parent.internalPointer()) : m_root.get();
    if (row < 0 || column < 0 || column >= columnCount() || row >= static_cast<int>(above->below.size())) {
        return {};
    }
    return createIndex(row, column, above->below[static_cast<std::size_t>(row)].get());
}

QModelIndex RosterModel::parent(const QModelIndex& child) const {
    const auto* node = child.isValid() ? static_cast<const Node*>(child.internalPointer()) : nullptr;
    return node && node->above != m_root.get() ? createIndex(node->above->row, 0, node->above)
                                               : QModelIndex();
}

int RosterModel::rowCount(const QModelIndex& parent) const {
    const Node* node = parent.isValid() ? static_cast<const Node*>(parent.internalPointer()) : m_root.get();
    return parent.column() > 0 ? 0 : static_cast<int>(node->below.size());
}

QModelIndex RosterModel::indexOf(const QString& subject, int column) const {
    Node* node = m_nodes.value(subject);
    return node ? createIndex(node->row, column, node) : QModelIndex();
}

const Attribute* RosterModel::attribute(int column) const {
    return column < 1 || column > static_cast<int>(m_columns.size())
               ? nullptr
               : m_columns[static_cast<std::size_t>(column - 1)];
}

const Subject* RosterModel::subjectOf(const QModelIndex& index) const {
    const auto* node = index.isValid() ? static_cast<const Node*>(index.internalPointer()) : nullptr;
    return node && m_document.isOpen() ? m_document.battle().find(fromText(node->id)) : nullptr;
}

/// Of formations and officers what they are; of formations the strength they have.
QString RosterModel::summary(const Subject& subject, int column) const {
    const Attribute& shown = *m_columns[static_cast<std::size_t>(column - 1)];
    if (column == 1 && subject.kind != SubjectKind::Side) {
        for (const Attribute& attribute : m_document.rules().attributes) {
            if (attribute.of == subject.kind && !attribute.rosterKey.empty() &&
                !attribute.type.vocabulary.empty()) {
                return toText(valueName(attribute.type, subject.value(attribute.id).text(),
                                        m_document.rules(), m_document.battle()));
            }
        }
    }
    const PackRoles::Strength& strength = m_document.rules().roles.strength;
    if (subject.kind == SubjectKind::Formation && !strength.given.empty() && shown.id == strength.given) {
        const int steps = BattleReader(m_document).formation(subject.id).start;
        return steps > 0 ? QString::number(steps) : QString();
    }
    return {};
}

QString RosterModel::cell(const Subject& subject, int column) const {
    if (column == 0) {
        return toText(subject.name);
    }
    if (subject.kind != SubjectKind::Unit) {
        return summary(subject, column);
    }
    const Attribute& attribute = *m_columns[static_cast<std::size_t>(column - 1)];
    const Value& value = subject.value(attribute.id);
    switch (attribute.type.kind) {
    case Type::Kind::Number:
        if (value.isNone() && attribute.id == m_document.rules().roles.number) {
            return m_document.number(subject.id);
        }
        return value.isNone() ? QString() : QString::number(value.number());
    case Type::Kind::Flag:
        return value.flag() ? tr("yes") : QString();
    default:
        return toText(valueName(attribute.type, value, m_document.rules(), m_document.battle()));
    }
}

QVariant RosterModel::data(const QModelIndex& index, int role) const {
    const Subject* subject = subjectOf(index);
    if (!subject) {
        return {};
    }
    const Attribute* shown = subject->kind == SubjectKind::Unit ? attribute(index.column()) : nullptr;
    const auto finding = [&] { return m_said.value(toText(subject->id)); };
    switch (role) {
    case Qt::DisplayRole:
        return cell(*subject, index.column());
    case Qt::EditRole:
        return isPlain(shown) ? cell(*subject, index.column())
                              : toText(umpire::toJson(subject->value(shown->id)).dump());
    case Qt::ToolTipRole:
        return finding().isEmpty() ? cell(*subject, index.column()) : finding();
    case Qt::AccessibleTextRole:
        return index.column() == 0 && !finding().isEmpty()
                   ? tr("%1, to look at: %2").arg(toText(subject->name), finding())
                   : cell(*subject, index.column());
    case IdRole:
        return toText(subject->id);
    case KindRole:
        return static_cast<int>(subject->kind);
    case KeyRole:
        return index.column() == 0 ? QStringLiteral("name") : shown ? toText(shown->rosterKey) : QString();
    case FindingRole:
        return finding();
    case SilhouetteRole:
        return subject->kind == SubjectKind::Unit
                   ? toText(silhouetteOf(m_document.rules(), m_document.battle(), *subject))
                   : QString();
    default:
        return {};
    }
}

bool RosterModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const Subject* subject = subjectOf(index);
    const QString key = index.data(KeyRole).toString();
    if (!subject || role != Qt::EditRole || key.isEmpty() || value == data(index, Qt::EditRole)) {
        return false;
    }
    const Attribute* shown = attribute(index.column());
    const Json json = isPlain(shown) ? Json(fromText(value.toString()))
                                     : Json::parse(fromText(value.toString()), nullptr, false);
    return m_editor.amend({toText(subject->id)}, fromText(key), json);
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const Attribute* shown = attribute(section);
    if (!shown) {
        return tr("Name");
    }
    return toText(role == Qt::DisplayRole ? shown->brief : shown->text.empty() ? shown->name : shown->text);
}

Qt::ItemFlags RosterModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::ItemIsDropEnabled;
    }
    Qt::ItemFlags flags =
        Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    const Attribute* shown = attribute(index.column());
    const Type::Kind kind = shown ? shown->type.kind : Type::Kind::Text;
    const bool list = kind == Type::Kind::Texts || kind == Type::Kind::Subjects; // ticked in the form only
    if (!list && !index.data(KeyRole).toString().isEmpty()) {
        flags |= Qt::ItemIsEditable;
    }
    return flags;
}

QStringList RosterModel::mimeTypes() const {
    return {QLatin1String(mimeType)};
}

QMimeData* RosterModel::mimeData(const QModelIndexList& indexes) const {
    QStringList ids;
    for (const QModelIndex& index : indexes) {
        const QString id = index.data(IdRole).toString();
        if (!ids.contains(id)) {
            ids << id;
        }
    }
    auto* data = new QMimeData;
    data->setData(QLatin1String(mimeType), ids.join(QLatin1Char('\n')).toUtf8());
    return data;
}

bool RosterModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int,
                                  const QModelIndex& parent) const {
    const QStringList ids = QString::fromUtf8(data->data(QLatin1String(mimeType))).split(QLatin1Char('\n'));
    for (QModelIndex above = parent; above.isValid(); above = above.parent()) {
        if (ids.contains(above.data(IdRole).toString())) {
            return false;
        }
    }
    return data->hasFormat(QLatin1String(mimeType));
}

/// Between two rows: before the lower one. On a unit or officer: beside it.
bool RosterModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                               const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent)) {
        return false;
    }
    const QStringList ids = QString::fromUtf8(data->data(QLatin1String(mimeType))).split(QLatin1Char('\n'));
    QModelIndex place = parent.siblingAtColumn(0);
    QModelIndex neighbour = row >= 0 ? index(row, 0, place) : QModelIndex();
    const Subject* on = subjectOf(place);
    if (on && (on->kind == SubjectKind::Unit || on->kind == SubjectKind::Officer)) {
        neighbour = place;
        place = place.parent();
    }
    m_editor.move(ids, place.data(IdRole).toString(), neighbour.data(IdRole).toString());
    // The rows have moved already; nothing is left for the view to take away.
    return false;
}

} // namespace umpire::gui

#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QSet>
#include <QSortFilterProxyModel>
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace umpire::gui {

/// Which records are looked for; as it is made: all.
struct RecordWish {
    QString subject = {}; ///< a unit, an officer, a formation with all its units, or a side: whatever it did
    int turn = 0;
    QString kind = {};      ///< see recordKind
    QStringList words = {}; ///< that must all be there, in any order

    bool operator==(const RecordWish&) const = default;
};

/// The records that match a wish. Notes stand beside the record they belong to, so the commands that wrote
/// them have no line of their own.
class RecordFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit RecordFilter(const BattleDocument& document, QObject* parent = nullptr);

    /// Who is not in the battle is not looked for.
    void setWish(const RecordWish& wish);
    const RecordWish& wish() const { return m_wish; }
    bool isActive() const { return m_wish != RecordWish(); }
    /// How many records there are to choose from.
    int total() const { return m_total; }
    void setSourceModel(QAbstractItemModel* model) override;

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    int listed(int first, int last) const;
    bool ofKind(const QModelIndex& index) const;
    bool concerns(const QModelIndex& index) const;
    QSet<QString> family(const QString& id) const;

    const BattleDocument& m_document;
    int m_total = 0;
    RecordWish m_wish;
    QSet<QString> m_family; ///< the subject and all under it
    bool m_side = false;    ///< the subject is a side
};

/// Chooses which records are shown: whom they concern, turn, kind and words.
class FilterBar : public QWidget {
    Q_OBJECT

  public:
    FilterBar(const BattleDocument& document, RecordFilter& filter, QWidget* parent = nullptr);

    /// Fills the choices from the battle and shows what the filter is set to.
    void refresh();
    /// The same, of what an event changed.
    void follow(const ChangeEvent& event);
    void takeFocus();

  Q_SIGNALS:
    void changed();
    void closed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QComboBox* addChoice(const QString& name, const QString& says);
    template <typename Value>
    void choose(Value RecordWish::*part, const Value& value);
    void addGroup(const Subject& group, int depth);
    void fillTurns();

    const BattleDocument& m_document;
    RecordFilter& m_filter;
    QComboBox* m_who;
    QComboBox* m_turn;
    QComboBox* m_kind;
    QLineEdit* m_words;
};

} // namespace umpire::gui

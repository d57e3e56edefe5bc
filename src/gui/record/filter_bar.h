#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QSet>
#include <QSortFilterProxyModel>
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace umpire::gui {

/// The records that match: by whom they concern, side, turn, kind and words. Notes stand beside the record
/// they belong to, so the commands that wrote them have no line of their own.
class RecordFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit RecordFilter(const BattleDocument& document, QObject* parent = nullptr);

    /// A unit, an officer, a formation with all its units, or a side: whatever it did. "" for everyone.
    void setSubject(const QString& id);
    /// 0 for all.
    void setTurn(int turn);
    /// See recordKind(); "" for all.
    void setKind(const QString& kind);
    /// Words that must all be there, in any order.
    void setWords(const QString& words);
    void clear();

    QString subject() const { return m_subject; }
    int turn() const { return m_turn; }
    QString kind() const { return m_kind; }
    QString words() const { return m_words.join(QLatin1Char(' ')); }
    bool isActive() const;
    /// How many records there are to choose from.
    int total() const { return m_total; }
    void setSourceModel(QAbstractItemModel* model) override;

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    int listed(int first, int last) const;
    bool accepts(const QModelIndex& index) const;
    bool ofKind(const QModelIndex& index) const;
    bool concerns(const QModelIndex& index) const;
    QSet<QString> family(const QString& id) const;

    const BattleDocument& m_document;
    int m_total = 0;
    QString m_subject;
    QSet<QString> m_family; ///< the subject and all under it
    bool m_side = false;    ///< the subject is a side
    int m_turn = 0;
    QString m_kind;
    QStringList m_words;
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
    void fillWho();
    void addGroup(const Subject& group, int depth);
    void fillTurns();
    void fillKinds();

    const BattleDocument& m_document;
    RecordFilter& m_filter;
    QComboBox* m_who;
    QComboBox* m_turn;
    QComboBox* m_kind;
    QLineEdit* m_words;
};

} // namespace umpire::gui

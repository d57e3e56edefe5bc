#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QAbstractListModel>
#include <QDialog>
#include <QSortFilterProxyModel>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QVBoxLayout;

namespace umpire::gui {

/// The rulings of the pack, each with the reading this battle is played by.
class RulingModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        ReadingRole, ///< the text of the reading in force
        ChangedRole, ///< whether it is another than the pack's
        SearchRole,  ///< everything it is found by
    };

    explicit RulingModel(BattleDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The reading of a ruling that is in force.
    Id reading(const Ruling& ruling) const;
    const Ruling& ruling(int row) const { return m_document.rules().rulings[static_cast<std::size_t>(row)]; }

  private:
    void update(const ChangeEvent& event);
    QString searchText(const Ruling& ruling) const;

    BattleDocument& m_document;
    int m_count = 0;
};

/// The rulings that hold what was typed, and, if so wished, only the changed ones.
class RulingFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setText(const QString& text);
    void setOnlyChanged(bool only);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QStringList m_words;
    bool m_onlyChanged = false;
};

/// Where the rulebook can be read in more than one way: which reading this battle is played by. A change
/// counts from now on and goes into the record.
class RulingsDialog : public QDialog {
    Q_OBJECT

  public:
    RulingsDialog(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// Goes to a ruling.
    void showRuling(const QString& ruling);

  Q_SIGNALS:
    void answered(const umpire::Answer& answer);

  private:
    void buildList(QVBoxLayout& layout);
    void buildReadings(QVBoxLayout& layout);
    void showCurrent();
    void showSummary();
    void refresh();
    void clearReadings();
    void addReading(const Ruling& ruling, const Ruling::Reading& reading, bool now);
    void set(const Id& ruling, const Id& reading);
    void restyle();
    const Ruling* current() const;

    const Look& m_look;
    BattleDocument& m_document;
    RulingModel* m_model;
    RulingFilter* m_filter;
    QLineEdit* m_find;
    QCheckBox* m_onlyChanged;
    QListView* m_list;
    QLabel* m_summary;
    QLabel* m_title;
    QLabel* m_kind;
    QVBoxLayout* m_readings;
    QButtonGroup* m_group;
    QPushButton* m_reset;
    QString m_shown; ///< the ruling and reading that the right side shows
};

} // namespace umpire::gui

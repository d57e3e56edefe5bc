#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QDialog>

#include <vector>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QVBoxLayout;

namespace umpire::gui {

/// Where the rulebook can be read in more than one way: which reading this battle is played by. A change
/// counts from now on and goes into the record.
class RulingsDialog : public QDialog {
    Q_OBJECT

  public:
    /// Of the entries in the list.
    enum Role {
        PlaceRole = Qt::UserRole, ///< the ruling's place in the pack
        ChangedRole,              ///< whether its reading is another than the pack's
    };

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
    void fillList();
    void write(QListWidgetItem& item) const;
    bool fits(const Ruling& ruling) const;
    const Ruling& shownIn(const QListWidgetItem& item) const;
    Id reading(const Ruling& ruling) const;
    void clearReadings();
    void addReading(const Ruling& ruling, const Ruling::Reading& reading, bool now);
    void set(const Id& ruling, const Id& reading);
    void restyle();
    const Ruling* current() const;

    const Look& m_look;
    BattleDocument& m_document;
    QLineEdit* m_find;
    QCheckBox* m_onlyChanged;
    QListWidget* m_list;
    QLabel* m_summary;
    QLabel* m_title;
    QLabel* m_kind;
    QVBoxLayout* m_readings;
    QButtonGroup* m_group;
    QPushButton* m_reset;
    std::vector<uint> m_listed; ///< those in the list, by their place in the pack
    QString m_shown;            ///< the ruling and reading that the right side shows
};

} // namespace umpire::gui

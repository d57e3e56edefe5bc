#pragma once

#include "look/look.h"
#include "table/ruling_model.h"

#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QVBoxLayout;

namespace umpire::gui {

class RulingFilter;

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

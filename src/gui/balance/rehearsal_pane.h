#pragma once

#include "balance/rehearsal_facts.h"
#include "look/look.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QStandardItemModel;
class QTableView;

namespace umpire::gui {

class ElidedLabel;
class RehearsalChart;

/// What one formation comes to as it loses: as a chart that is read column by column, or as numbers.
class RehearsalPane : public QWidget {
    Q_OBJECT

  public:
    explicit RehearsalPane(const Look& look, QWidget* parent = nullptr);

    void setRehearsal(const RehearsalFacts& facts);
    /// Shows words in place of a rehearsal.
    void setMessage(const QString& text);
    /// The formation shown, "" for none.
    QString formation() const { return m_facts ? m_facts->id : QString(); }
    const std::optional<RehearsalFacts>& facts() const { return m_facts; }
    /// The number of further losses being read.
    int reading() const { return m_reading; }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void buildHead();
    void buildNumbers();
    void arrange();
    void restyle();
    void refresh();
    void fillNumbers();
    void read(int further);

    const Look& m_look;
    std::optional<RehearsalFacts> m_facts;
    int m_reading = 0;
    QBoxLayout* m_head;
    ElidedLabel* m_title;
    ElidedLabel* m_standing;
    QWidget* m_switches;
    QPushButton* m_each = nullptr;
    QStackedWidget* m_views;
    RehearsalChart* m_chart;
    QStandardItemModel* m_model;
    QTableView* m_numbers;
    QLabel* m_words;
};

} // namespace umpire::gui

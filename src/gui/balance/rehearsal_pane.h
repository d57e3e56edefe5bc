#pragma once

#include "balance/rehearsal_facts.h"
#include "look/look.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <optional>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace umpire::gui {

/// The numbers of a rehearsal's chart: a row for each further loss, a column for each state.
class RehearsalModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Lost, Counted, FirstState };

    using QAbstractTableModel::QAbstractTableModel;

    /// `facts` must live as long as they are shown; null for none.
    void show(const RehearsalFacts* facts, bool afterEach);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    QString cell(int row, int column) const;

    const RehearsalFacts* m_facts = nullptr;
    bool m_each = false;
};

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
    QPushButton* addSwitch(QHBoxLayout& head, const char* name, const QString& text, const QString& tip);
    void buildNumbers();
    void arrange();
    void restyle();
    void refresh();
    void read(int further);

    const Look& m_look;
    std::optional<RehearsalFacts> m_facts;
    int m_reading = 0;
    QBoxLayout* m_head;
    ElidedLabel* m_title;
    ElidedLabel* m_standing;
    QWidget* m_switches;
    QPushButton* m_once = nullptr;
    QPushButton* m_each = nullptr;
    QPushButton* m_asNumbers = nullptr;
    QStackedWidget* m_views;
    RehearsalChart* m_chart;
    RehearsalModel* m_model;
    QTableView* m_numbers;
    QLabel* m_words;
};

} // namespace umpire::gui

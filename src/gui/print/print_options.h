#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "paper/sheet_pages.h"
#include "print/print_plan.h"
#include "settings/settings.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace umpire::gui {

/// The left side of the print dialog: which sheets, how many, on what paper.
class PrintOptions : public QWidget {
    Q_OBJECT

  public:
    PrintOptions(const Look& look, const BattleDocument& document, Settings& settings,
                 QWidget* parent = nullptr);

    const PrintPlan& plan() const { return m_plan; }
    PageFormat format() const;
    /// Ticks one sheet only.
    void choose(const QString& key);
    void chooseTonight();
    /// Another battle has other sides, and without one some sheets cannot be made.
    void refresh();

  Q_SIGNALS:
    void changed();

  private:
    struct EntryRow {
        PrintEntry entry;
        QCheckBox* box;
        QSpinBox* copies; ///< null where players are counted
    };

    void build();
    void addEntry(QGridLayout& grid, const PrintEntry& entry);
    QComboBox* makeShowing();
    QWidget* makePaper();
    void fillPlayers();
    void showTicks();
    void remember();

    const Look& m_look;
    const BattleDocument& m_document;
    Settings& m_settings;
    PrintPlan m_plan;
    QList<EntryRow> m_rows;
    QGridLayout* m_players = nullptr;
    QLabel* m_playersHead = nullptr;
    QStringList m_sides; ///< shown with their players
    QComboBox* m_showing = nullptr;
    QComboBox* m_paper = nullptr;
    QComboBox* m_colour = nullptr;
    QSpinBox* m_margin = nullptr;
};

} // namespace umpire::gui

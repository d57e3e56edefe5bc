#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace umpire::gui {

class RecordFilter;

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

#pragma once

#include "houserules/house_draft.h"
#include "look/look.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace umpire::gui {

/// The table of contents of house rules: parts, lists, entries; what these house rules change has a sign and
/// a word. A line above it finds entries by their names and ids.
class ContentsTree : public QWidget {
    Q_OBJECT

  public:
    ContentsTree(const Look& look, HouseDraft& draft, QWidget* parent = nullptr);

    /// Chooses an entry, or the one that holds a value; false where there is none.
    bool goTo(const HousePath& path);
    void focusFind();
    const HouseEntry* entry() const;
    const HouseList* list() const;

  Q_SIGNALS:
    /// Something else is chosen.
    void chosen();
    /// Return: on to its form.
    void entered();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Row;

    void build();
    void restyle();
    void choose();
    void refresh();
    void fill();
    void addEntries(Row& under, const HouseList& list);
    void markEntry(Row& row) const;
    void filter();
    void goToFirst();
    bool filterRow(Row& row, const QString& wanted, bool only, bool all) const;
    std::vector<Row*> rows() const;
    Row* current() const;

    const Look& m_look;
    HouseDraft& m_draft;
    QLineEdit* m_find;
    QCheckBox* m_onlyChanged;
    QTreeWidget* m_tree;
    QLabel* m_none;
    std::vector<HousePart> m_parts;
    bool m_filling = false;
    bool m_choosing = false;
    bool m_stale = false; ///< something changed while it was chosen
};

} // namespace umpire::gui

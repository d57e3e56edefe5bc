#pragma once

#include "houserules/house_draft.h"
#include "look/look.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace umpire::gui {

class Prompts;
class ValueRow;

/// The form of what is chosen in the table of contents: of an entry its values, of a list what can be added
/// to it.
class EntryForm : public QWidget {
    Q_OBJECT

  public:
    EntryForm(const Look& look, HouseDraft& draft, Prompts& prompts, QWidget* parent = nullptr);

    /// Nothing: a word of welcome.
    void showNothing();
    void showEntry(const HouseEntry& entry, const HouseList& list);
    void showList(const HouseList& list);
    /// Puts the keyboard where a value is given; false where the form has none of that path.
    bool goTo(const HousePath& path);
    void flush();
    /// Whether something is typed that cannot be taken, such as JSON that is not finished.
    bool isUnreadable() const;
    void goToUnreadable();
    /// The keyboard goes to the first value.
    void takeFocus();

  Q_SIGNALS:
    /// It was added, and is to be shown.
    void added(const umpire::HousePath& path);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    void refresh();
    void showValues(const std::vector<HouseValue>& values);
    void leaveContents();
    ValueRow* addRow(const HouseValue& value);
    void showIssues();
    void showHead();
    void add(bool alike);
    Json like(const HousePath& path, const std::string& id) const;

    const Look& m_look;
    HouseDraft& m_draft;
    Prompts& m_prompts;
    QLabel* m_title;
    QLabel* m_state;
    QPushButton* m_alike;
    QPushButton* m_reset;
    QPushButton* m_remove;
    QScrollArea* m_scroll;
    QWidget* m_contents = nullptr;
    QVBoxLayout* m_column = nullptr;
    QList<ValueRow*> m_rows;
    std::optional<HouseEntry> m_entry;
    std::optional<HouseList> m_list;
};

} // namespace umpire::gui

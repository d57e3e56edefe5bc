#pragma once

#include "look/look.h"
#include "resolve/resolve_state.h"

#include <QFrame>

#include <memory>
#include <optional>

class QVBoxLayout;

namespace Ui {
class ResolvePanel;
}

namespace umpire::gui {

class ActionRow;
class DiceRow;
class FieldRow;
class OddsBars;
class OneMoreRows;
class OverrideEditor;
class ResultBox;
class RollList;

/// Shows what is being resolved and takes the umpire's answers; all of it is ResolveState's.
class ResolvePanel : public QFrame {
    Q_OBJECT

  public:
    ResolvePanel(const Look& look, ResolveState& state, QWidget* parent = nullptr);
    ~ResolvePanel() override;

    /// What one key takes up once this is done; "" for nothing.
    void setNext(const QString& text);
    /// The keyboard goes where many dice are told at once. False while none are asked for.
    bool tellTogether();
    /// The keyboard goes to a place that is still to be typed for what the umpire chose. False where there is
    /// none.
    bool beginTyping();
    /// The same as soon as the panel is shown, where the action was chosen.
    void beginTypingSoon();

  Q_SIGNALS:
    void parkAsked();
    void nextAsked();
    /// What the keyboard was on is gone.
    void focusLost();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    enum class Room { Least, Some, Plenty };

    /// The line whose value is being changed.
    struct ByHand {
        std::string place;
        Id check;
        Id line;
        int own = 0;
    };

    void build();
    void join();
    void joinByHand();
    void setByHand(const PanelRoll& roll, const PanelLine& line, int top);
    void writeByHand(const PanelRoll& roll, const PanelLine& line, int top);
    void refresh();
    void showSheet();
    void showOutcome();
    bool isFresh();
    void showFields();
    void buildFields();
    void answer(const QString& place, const QString& fact, int value);
    void showTitle();
    void restyle();
    void arrange();
    void place(Room room);
    QString warningText() const;

    const Look& m_look;
    ResolveState& m_state;
    std::unique_ptr<Ui::ResolvePanel> m_ui;
    ActionRow* m_actions = nullptr;
    RollList* m_rolls = nullptr;
    OddsBars* m_odds = nullptr;
    OneMoreRows* m_more = nullptr;
    DiceRow* m_dice = nullptr;
    ResultBox* m_result = nullptr;
    OverrideEditor* m_override = nullptr;
    ByHand m_overridden;
    std::vector<FieldRow*> m_fields;
    QString m_about; ///< what is resolved
    QString m_next;
    std::optional<Room> m_room;
    bool m_low = false;               ///< what can be done without is left out
    QWidget* m_sharedPlace = nullptr; ///< where odds and result take turns
    QVBoxLayout* m_shared = nullptr;
};

} // namespace umpire::gui

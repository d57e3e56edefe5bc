#pragma once

#include "look/look.h"
#include "resolve/resolve_state.h"

#include <QFrame>

#include <memory>
#include <optional>

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

    /// What Enter does once this is done; "" for nothing.
    void setNext(const QString& text);
    /// Several units are picked out together: who, each as it is read; none where one alone acts.
    void setPicked(const QStringList& units);
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
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
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
    void refresh();
    void showSheet();
    void showOutcome();
    bool isFresh();
    void showFields();
    void buildFields();
    void showTitle();
    void showHead();
    void restyle();
    void arrange();
    void place();
    void fitResult();
    void scrollTo(const QWidget* row);
    QStringList warnings() const;

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
    QStringList m_picked;
    std::optional<bool> m_low; ///< all but title, odds and dice scrolls with the questions
};

} // namespace umpire::gui

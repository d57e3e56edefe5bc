#pragma once

#include "models/order_of_battle_model.h"
#include "umpire/base/json.h"

#include <QObject>
#include <QTimer>

#include <map>

namespace umpire::gui {

/// What a phone may show of the battle to one viewer, as messages for its page. All of it comes from what
/// `visibility.h` lets the viewer know; the page has no other source.
///
/// A message has `head` (title, turn, phase, who acts, sides with their points), `units` (by id what a tile
/// shows, null for one that is gone), `order` (formations and their units, in order), `results` (the last of
/// them, the latest first) and `cards` (in a game of cards the piles, as the viewer sees them). What has not
/// changed since the last message is left out.
class PhoneView : public QObject {
    Q_OBJECT

  public:
    PhoneView(BattleDocument& document, Viewer viewer, QObject* parent = nullptr);

    const Viewer& viewer() const { return m_viewer; }
    /// All there is to show now.
    Json whole() const;

  Q_SIGNALS:
    /// Something is to be shown otherwise than before.
    void changed(const umpire::Json& message);

  private:
    Json units() const;
    Json order() const;
    Json head() const;
    Json results() const;
    Json cards() const;
    void tell();

    BattleDocument& m_document;
    Viewer m_viewer;
    OrderOfBattleModel m_model;
    Json m_told = Json::object(); ///< what was told last
    QTimer m_soon;                ///< all changes of one command are one message
};

} // namespace umpire::gui

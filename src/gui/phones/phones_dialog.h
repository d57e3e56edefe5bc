#pragma once

#include "look/look.h"
#include "phones/phone_server.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace umpire::gui {

/// Where the umpire lets the players' phones look: on which network, with a link for each side as a picture
/// to be photographed, who is there, and how to send them away. The phones see the battle for as long as it
/// is on, whether this is open or not.
class PhonesDialog : public QDialog {
    Q_OBJECT

  public:
    PhonesDialog(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    PhoneServer& server() { return m_server; }

  private:
    void build();
    void fillNetworks();
    void turn(bool on);
    void refresh();
    void addLink(const PhoneServer::Link& link);
    QString nameOf(const PhoneServer::Link& link) const;

    const Look& m_look;
    BattleDocument& m_document;
    PhoneServer m_server;
    QComboBox* m_network;
    QPushButton* m_switch;
    QLabel* m_said;
    QWidget* m_links = nullptr;
};

} // namespace umpire::gui

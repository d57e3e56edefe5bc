#pragma once

#include "look/look.h"
#include "phones/phone_server.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace umpire::gui {

class Settings;

/// Where the umpire lets the players' phones look: on which network, with a link for each side as a picture
/// to be photographed, what they may do, who is there, and how to send them away. The phones are served for
/// as long as it is on, whether this is open or not.
class PhonesDialog : public QDialog {
    Q_OBJECT

  public:
    PhonesDialog(const Look& look, BattleDocument& document, Settings& settings, ClaimQueue& claims,
                 ResolveState& state, QWidget* parent = nullptr);

    PhoneServer& server() { return m_server; }
    /// Whether the umpire wants them served from the start of the program on.
    static bool isWantedAtStart(const Settings& settings);
    /// Serves them in the network that was chosen last; where the computer is not in it, nothing is served.
    void turnOnAgain();

  protected:
    void showEvent(QShowEvent* event) override;

  Q_SIGNALS:
    /// The phones are cut off, or found elsewhere, by no doing of the umpire.
    void noticed(const QString& text);

  private:
    void build();
    QCheckBox* makeTick(const char* name, const QString& text, const QString& tip, bool PhoneRights::*right);
    void fillNetworks();
    void turn(bool on);
    void watchNetwork();
    void tellProblem(const QString& problem);
    void refresh();
    void refreshLinks();
    void addLink(const PhoneServer::Link& link);
    int placeOf(const QString& network) const;
    void save();
    static QString whoLooks(const PhoneServer::Link& link);
    QString nameOf(const PhoneServer::Link& link) const;

    const Look& m_look;
    BattleDocument& m_document;
    Settings& m_settings;
    PhoneClaims m_claims;
    PhoneServer m_server;
    PhoneRights m_rights;
    QTimer m_watch; ///< whether the computer is still where the links lead
    QComboBox* m_network;
    QPushButton* m_switch;
    QLabel* m_said;
    QCheckBox* m_atStart = nullptr;
    QCheckBox* m_plays = nullptr;
    QWidget* m_links = nullptr;
    QTimer m_soon;         ///< many phones that come are one change
    QString m_served;      ///< name of the network that the umpire turned on; "": none
    QStringList m_shown;   ///< the links that are drawn
    bool m_cutOff = false; ///< the computer left the network
    QString m_problem;     ///< why they are not served, "" for nothing
};

} // namespace umpire::gui

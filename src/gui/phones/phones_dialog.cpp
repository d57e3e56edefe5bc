#include "phones/phones_dialog.h"

#include "cards/card_facts.h"
#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "settings/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QNetworkInterface>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <qrencode.h>
#include <utility>

namespace umpire::gui {

namespace {

/// White around a code, in its own dots, without which phones do not find it.
constexpr int quietZone = 4;
constexpr int codeSize = 170;
constexpr int watchMilliseconds = 3'000;
constexpr int gatherMilliseconds = 200;
/// Beside an address in the list of networks: what the network is called.
constexpr int nameRole = Qt::UserRole + 1;
/// What this computer itself is called there.
const QString ownName = QStringLiteral("this computer");

/// The picture that a phone's camera reads.
QPixmap codeOf(const QString& text, int size) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString8bit(text.toUtf8().constData(), 0, QR_ECLEVEL_M), &QRcode_free);
    if (!code) {
        return {};
    }
    QImage image(code->width + 2 * quietZone, code->width + 2 * quietZone, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < code->width; ++y) {
        for (int x = 0; x < code->width; ++x) {
            if (code->data[y * code->width + x] & 1) {
                image.setPixelColor(x + quietZone, y + quietZone, Qt::black);
            }
        }
    }
    return QPixmap::fromImage(image.scaled(size, size, Qt::KeepAspectRatio, Qt::FastTransformation));
}

/// A network that this computer is in, and its address there.
struct Network {
    QString name;
    QHostAddress address;
};

/// Those in which phones find this computer.
QList<Network> networks() {
    QList<Network> found;
    for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
        const auto flags = each.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack)) {
            continue;
        }
        for (const QNetworkAddressEntry& entry : each.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol) {
                found.push_back({each.humanReadableName(), entry.ip()});
            }
        }
    }
    return found;
}

QString looksName(const PhoneServer::Link& link) {
    return QStringLiteral("looks-") + toText(link.viewer.side);
}

const QString startKey = QStringLiteral("start");
const QString networkKey = QStringLiteral("network");

} // namespace

PhonesDialog::PhonesDialog(const Look& look, BattleDocument& document, Settings& settings, ClaimQueue& claims,
                           ResolveState& state, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_settings(settings),
      m_claims(document, claims, state), m_server(document, m_claims, state.throwers()),
      m_network(new QComboBox(this)), m_switch(makeButton(this, QStringLiteral("phonesSwitch"), "", {})),
      m_said(makeLabel(this, "phonesSaid", "")) {
    setObjectName(QStringLiteral("phonesDialog"));
    setWindowTitle(tr("Players’ phones"));
    build();
    connect(m_switch, &QPushButton::clicked, this, [this] { turn(!m_server.isOn()); });
    m_soon.setSingleShot(true);
    m_soon.setInterval(gatherMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &PhonesDialog::refresh);
    connect(&m_server, &PhoneServer::linksChanged, this, [this] {
        if (isVisible() && !m_soon.isActive()) {
            m_soon.start();
        }
    });
    connect(&m_claims, &PhoneClaims::noticed, this, &PhonesDialog::noticed);
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            refresh();
        }
    });
    m_watch.setInterval(watchMilliseconds);
    connect(&m_watch, &QTimer::timeout, this, &PhonesDialog::watchNetwork);
    refresh();
    resize(dialogSize(m_look, *this, 760, 620));
}

void PhonesDialog::showEvent(QShowEvent* event) {
    refresh();
    QDialog::showEvent(event);
}

bool PhonesDialog::isWantedAtStart(const Settings& settings) {
    return settings.value(Settings::Key::Phones).toMap().value(startKey).toBool();
}

void PhonesDialog::build() {
    auto* column = new QVBoxLayout(this);
    auto* about = makeLabel(this, "phonesAbout", "",
                            tr("The players’ phones see what their side may know, and nothing more. They "
                               "have to be in the same network as this computer."));
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&Network:"), this);
    label->setBuddy(m_network);
    m_network->setObjectName(QStringLiteral("phonesNetwork"));
    row->addWidget(label);
    row->addWidget(m_network, 1);
    row->addWidget(m_switch);
    column->addWidget(about);
    column->addLayout(row);
    column->addWidget(m_said);
    column->addWidget(makeTick("phonesClaims", tr("Players may hand in &claims"),
                               tr("They come as cards below the field; you resolve, change or decline them"),
                               &PhoneRights::claims));
    column->addWidget(
        makeTick("phonesOdds", tr("They see the &odds of what they claim"), {}, &PhoneRights::odds));
    m_plays =
        makeTick("phonesPlay", tr("What the rules &allow is played at once"),
                 tr("In a game of cards: what they warn of comes to you as a claim"), &PhoneRights::play);
    column->addWidget(m_plays);
    m_atStart = new QCheckBox(tr("On again when the program &starts"), this);
    m_atStart->setObjectName(QStringLiteral("phonesAtStart"));
    m_atStart->setChecked(isWantedAtStart(m_settings));
    connect(m_atStart, &QCheckBox::toggled, this, &PhonesDialog::save);
    column->addWidget(m_atStart);
    m_links = new QWidget;
    m_links->setObjectName(QStringLiteral("phonesLinks"));
    new QVBoxLayout(m_links);
    column->addWidget(scrollDown(m_links, this), 1);
    fillNetworks();
    m_claims.setRights(m_rights);
}

QCheckBox* PhonesDialog::makeTick(const char* name, const QString& text, const QString& tip,
                                  bool PhoneRights::*right) {
    auto* tick = new QCheckBox(text, this);
    tick->setObjectName(QLatin1String(name));
    tick->setToolTip(tip);
    const QVariant kept = m_settings.value(Settings::Key::Phones).toMap().value(QLatin1String(name));
    m_rights.*right = kept.isNull() ? m_rights.*right : kept.toBool();
    tick->setChecked(m_rights.*right);
    connect(tick, &QCheckBox::toggled, this, [this, right](bool on) {
        m_rights.*right = on;
        m_claims.setRights(m_rights);
        m_claims.serve(m_server.isOn());
        save();
    });
    return tick;
}

void PhonesDialog::save() {
    QVariantMap kept{{startKey, m_atStart->isChecked()}, {networkKey, m_network->currentData(nameRole)}};
    for (const char* name : {"phonesClaims", "phonesOdds", "phonesPlay"}) {
        kept.insert(QLatin1String(name), findChild<QCheckBox*>(QLatin1String(name))->isChecked());
    }
    m_settings.set(Settings::Key::Phones, kept);
}

/// The one chosen last is chosen, by its name: its address may be another today.
void PhonesDialog::fillNetworks() {
    m_network->clear();
    for (const Network& each : networks()) {
        m_network->addItem(tr("%1 (%2)", "a network and its address").arg(each.name, each.address.toString()),
                           QVariant::fromValue(each.address));
        m_network->setItemData(m_network->count() - 1, each.name, nameRole);
    }
    m_network->addItem(tr("only this computer"), QVariant::fromValue(QHostAddress(QHostAddress::LocalHost)));
    m_network->setItemData(m_network->count() - 1, ownName, nameRole);
    const QVariant last = m_settings.value(Settings::Key::Phones).toMap().value(networkKey);
    m_network->setCurrentIndex(std::max(0, placeOf(last.toString())));
}

int PhonesDialog::placeOf(const QString& network) const {
    return m_network->findData(network, nameRole, Qt::MatchExactly | Qt::MatchCaseSensitive);
}

void PhonesDialog::turnOnAgain() {
    const QString last = m_settings.value(Settings::Key::Phones).toMap().value(networkKey).toString();
    if (placeOf(last) >= 0) {
        turn(true);
    } else {
        tellProblem(tr("The phones are off: this computer is not in the network %1.").arg(last));
    }
}

void PhonesDialog::turn(bool on) {
    m_problem.clear();
    m_cutOff = false;
    m_watch.stop();
    m_served.clear();
    if (on) {
        const QString problem = m_server.start(m_network->currentData().value<QHostAddress>());
        if (problem.isEmpty()) {
            m_served = m_network->currentData(nameRole).toString();
            m_watch.start();
            save();
        } else {
            m_problem = tr("Phones cannot be served there (%1). Choose another network.").arg(problem);
        }
    } else {
        m_server.stop();
        fillNetworks();
    }
    refresh();
}

/// The computer may leave its network, or wake with another address in it: the links then lead there.
void PhonesDialog::watchNetwork() {
    if (m_served == ownName) {
        return;
    }
    const QList<Network> now = networks();
    const auto in = [this](const Network& each) { return each.name == m_served; };
    const bool still = std::any_of(now.begin(), now.end(), [&](const Network& each) {
        return in(each) && m_server.isOn() && each.address == m_server.address();
    });
    if (still) {
        if (std::exchange(m_cutOff, false)) {
            tellProblem({});
            Q_EMIT noticed(tr("This computer is in the network %1 again.").arg(m_served));
        }
        return;
    }
    const auto other = std::find_if(now.begin(), now.end(), in);
    m_cutOff = other == now.end();
    if (m_cutOff) {
        tellProblem(tr("This computer is in the network %1 no more. The phones come back by themselves once "
                       "it is there again.")
                        .arg(m_served));
        return;
    }
    const int place = placeOf(m_served);
    m_network->setItemData(place, QVariant::fromValue(other->address));
    m_network->setItemText(
        place, tr("%1 (%2)", "a network and its address").arg(m_served, other->address.toString()));
    const QString problem = m_server.start(other->address);
    tellProblem(problem.isEmpty()
                    ? tr("This computer has another address in the network %1: the phones need new pictures, "
                         "see View > Players’ phones.")
                          .arg(m_served)
                    : tr("Phones cannot be served there (%1). Choose another network.").arg(problem));
}

void PhonesDialog::tellProblem(const QString& problem) {
    if (problem != m_problem) {
        m_problem = problem;
        refresh();
        if (!problem.isEmpty()) {
            Q_EMIT noticed(problem);
        }
    }
}

void PhonesDialog::refresh() {
    const bool on = m_server.isOn();
    m_switch->setText(on ? tr("&Send all away") : tr("&Let them look"));
    m_network->setEnabled(!on && m_served.isEmpty());
    m_plays->setVisible(m_document.isOpen() && hasCards(m_document.rules()));
    m_said->setText(!m_problem.isEmpty()   ? m_problem
                    : !on                  ? tr("Off. Nothing is served.")
                    : !m_document.isOpen() ? tr("On. Open a battle for links to its sides.")
                                           : tr("On. Each side photographs its own picture."));
    m_said->setAccessibleName(m_said->text());
    refreshLinks();
}

/// Nothing is drawn anew because somebody comes or goes: a click must find its button.
void PhonesDialog::refreshLinks() {
    const std::vector<PhoneServer::Link> links =
        m_server.isOn() ? m_server.links() : std::vector<PhoneServer::Link>{};
    QStringList urls;
    for (const PhoneServer::Link& link : links) {
        urls << m_server.url(link) + nameOf(link);
    }
    if (urls != m_shown) {
        m_shown = urls;
        for (QWidget* row : m_links->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            row->hide();
            row->deleteLater();
            m_links->layout()->removeWidget(row);
        }
        for (const PhoneServer::Link& link : links) {
            addLink(link);
        }
    }
    for (const PhoneServer::Link& link : links) {
        for (QLabel* label : m_links->findChildren<QLabel*>(looksName(link))) {
            label->setText(whoLooks(link));
        }
    }
}

void PhonesDialog::addLink(const PhoneServer::Link& link) {
    auto* row = new QWidget(m_links);
    auto* across = filling<QHBoxLayout>(row);
    auto* code = new QLabel(row);
    const QString url = m_server.url(link);
    code->setPixmap(codeOf(url, m_look.px(codeSize)));
    code->setAccessibleName(tr("Picture of the link for %1").arg(nameOf(link)));
    auto* column = new QVBoxLayout;
    column->addWidget(makeLabel(row, "", "heading", asWritten(nameOf(link))));
    auto* address = makeLabel(row, "phoneLink", "", url);
    address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(address);
    column->addWidget(makeLabel(row, looksName(link).toLatin1().constData(), "muted"));
    auto* renew = makeButton(row, QStringLiteral("renewLink-%1").arg(toText(link.viewer.side)), "",
                             tr("Send away, with a new link"), tr("Who has the old one sees nothing more"));
    renew->setAccessibleName(tr("Send %1 away, with a new link").arg(nameOf(link)));
    connect(renew, &QPushButton::clicked, this, [this, viewer = link.viewer] { m_server.renew(viewer); });
    column->addWidget(renew, 0, Qt::AlignLeft);
    column->addStretch(1);
    across->addWidget(code);
    across->addLayout(column, 1);
    m_links->layout()->addWidget(row);
    row->show();
}

QString PhonesDialog::whoLooks(const PhoneServer::Link& link) {
    QStringList who = link.phones;
    who.removeDuplicates();
    return link.phones.isEmpty()
               ? tr("No phone looks yet.")
               : sayCounted("PhonesDialog", "%n phone looks: %1", "%n phones look: %1", who.size())
                     .arg(who.join(QStringLiteral(", ")));
}

QString PhonesDialog::nameOf(const PhoneServer::Link& link) const {
    return link.viewer.whose == Viewer::Whose::Side ? m_document.nameOf(link.viewer.side) : tr("Spectators");
}

} // namespace umpire::gui

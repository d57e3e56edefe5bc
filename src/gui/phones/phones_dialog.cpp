#include "phones/phones_dialog.h"

#include "cards/card_facts.h"
#include "document/text.h"
#include "look/dialog_size.h"
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
    connect(&m_server, &PhoneServer::linksChanged, this, &PhonesDialog::refresh, Qt::QueuedConnection);
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
    QVariantMap kept{{startKey, m_atStart->isChecked()}, {networkKey, m_network->currentText()}};
    for (const char* name : {"phonesClaims", "phonesOdds", "phonesPlay"}) {
        kept.insert(QLatin1String(name), findChild<QCheckBox*>(QLatin1String(name))->isChecked());
    }
    m_settings.set(Settings::Key::Phones, kept);
}

/// The one chosen last comes first, by its name: its address may be another today.
void PhonesDialog::fillNetworks() {
    m_network->clear();
    for (const Network& each : networks()) {
        m_network->addItem(tr("%1 (%2)", "a network and its address").arg(each.name, each.address.toString()),
                           QVariant::fromValue(each.address));
        m_network->setItemData(m_network->count() - 1, each.name, Qt::UserRole + 1);
    }
    m_network->addItem(tr("only this computer"), QVariant::fromValue(QHostAddress(QHostAddress::LocalHost)));
    const QString last = m_settings.value(Settings::Key::Phones).toMap().value(networkKey).toString();
    for (int i = 0; i < m_network->count(); ++i) {
        const QString name = m_network->itemData(i, Qt::UserRole + 1).toString();
        if (m_network->itemText(i) == last || (!name.isEmpty() && last.startsWith(name))) {
            m_network->setCurrentIndex(i);
            return;
        }
    }
}

void PhonesDialog::turn(bool on) {
    m_problem.clear();
    if (on) {
        const QString problem = m_server.start(m_network->currentData().value<QHostAddress>());
        if (!problem.isEmpty()) {
            m_problem = tr("Phones cannot be served there (%1). Choose another network.").arg(problem);
        }
        m_watch.start();
        save();
    } else {
        m_watch.stop();
        m_server.stop();
        fillNetworks();
    }
    refresh();
}

/// The computer may come into another network, or wake with another address: the links then lead there.
void PhonesDialog::watchNetwork() {
    const QString name = m_network->currentData(Qt::UserRole + 1).toString();
    const QHostAddress chosen = m_network->currentData().value<QHostAddress>();
    if (name.isEmpty()) {
        return; // this computer itself
    }
    const QList<Network> now = networks();
    const auto in = [&name](const Network& each) { return each.name == name; };
    const bool still = std::any_of(now.begin(), now.end(),
                                   [&](const Network& each) { return in(each) && each.address == chosen; });
    const auto other = std::find_if(now.begin(), now.end(), in);
    if (still && m_server.isOn()) {
        if (std::exchange(m_cutOff, false)) {
            tellProblem({});
        }
        return;
    }
    m_cutOff = other == now.end();
    if (m_cutOff) {
        tellProblem(
            tr("This computer is in the network %1 no more. The phones come back by themselves once it "
               "is there again.")
                .arg(name));
        return;
    }
    m_network->setItemData(m_network->currentIndex(), QVariant::fromValue(other->address));
    m_network->setItemText(m_network->currentIndex(),
                           tr("%1 (%2)", "a network and its address").arg(name, other->address.toString()));
    const QString problem = m_server.start(other->address);
    tellProblem(problem.isEmpty()
                    ? tr("This computer has another address in the network %1: the phones need new pictures, "
                         "see View > Players’ phones.")
                          .arg(name)
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
    m_network->setEnabled(!on);
    m_plays->setVisible(m_document.isOpen() && hasCards(m_document.rules()));
    m_said->setText(!m_problem.isEmpty()   ? m_problem
                    : !on                  ? tr("Off. Nothing is served.")
                    : !m_document.isOpen() ? tr("On. Open a battle for links to its sides.")
                                           : tr("On. Each side photographs its own picture."));
    m_said->setAccessibleName(m_said->text());
    refreshLinks();
}

/// Who has the keyboard on one of its buttons keeps it.
void PhonesDialog::refreshLinks() {
    const QWidget* focused = QGuiApplication::focusObject() ? focusWidget() : nullptr;
    const QString had = focused && m_links->isAncestorOf(focused) ? focused->objectName() : QString();
    for (QWidget* row : m_links->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        row->hide();
        row->deleteLater();
        m_links->layout()->removeWidget(row);
    }
    const std::vector<PhoneServer::Link> links =
        m_server.isOn() ? m_server.links() : std::vector<PhoneServer::Link>{};
    for (const PhoneServer::Link& link : links) {
        addLink(link);
    }
    if (!had.isEmpty()) {
        for (QPushButton* button : m_links->findChildren<QPushButton*>(had)) {
            if (!button->isHidden() && button->parentWidget()->isVisibleTo(m_links)) {
                button->setFocus();
            }
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
    column->addWidget(makeLabel(row, "", "muted", whoLooks(link)));
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
    const auto count = link.phones.size();
    const QString where = link.phones.join(QStringLiteral(", "));
    return count == 0   ? tr("No phone looks yet.")
           : count == 1 ? tr("One phone looks: %1").arg(where)
                        : tr("%1 phones look: %2").arg(count).arg(where);
}

QString PhonesDialog::nameOf(const PhoneServer::Link& link) const {
    return link.viewer.whose == Viewer::Whose::Side ? m_document.nameOf(link.viewer.side) : tr("Spectators");
}

} // namespace umpire::gui

#include "phones/phones_dialog.h"

#include "document/text.h"
#include "look/dialog_size.h"
#include "look/plain_texts.h"
#include "look/widgets.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QNetworkInterface>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <memory>
#include <qrencode.h>

namespace umpire::gui {

namespace {

/// White around a code, in its own dots, without which phones do not find it.
constexpr int quietZone = 4;
constexpr int codeSize = 220;

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

/// Addresses under which phones of the same network find this computer.
QList<std::pair<QString, QHostAddress>> networks() {
    QList<std::pair<QString, QHostAddress>> found;
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

} // namespace

PhonesDialog::PhonesDialog(const Look& look, BattleDocument& document, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_server(document), m_network(new QComboBox(this)),
      m_switch(makeButton(this, QStringLiteral("phonesSwitch"), "", {})),
      m_said(makeLabel(this, "phonesSaid", "")) {
    setObjectName(QStringLiteral("phonesDialog"));
    setWindowTitle(tr("Players’ phones"));
    build();
    connect(m_switch, &QPushButton::clicked, this, [this] { turn(!m_server.isOn()); });
    connect(&m_server, &PhoneServer::linksChanged, this, &PhonesDialog::refresh, Qt::QueuedConnection);
    refresh();
    resize(dialogSize(m_look, *this, 760, 560));
}

void PhonesDialog::build() {
    auto* column = new QVBoxLayout(this);
    auto* about =
        makeLabel(this, "phonesAbout", "",
                  tr("The phones of the players see what their side may know, and nothing more. They "
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
    m_links = new QWidget;
    m_links->setObjectName(QStringLiteral("phonesLinks"));
    new QVBoxLayout(m_links);
    column->addWidget(scrollDown(m_links, this), 1);
    fillNetworks();
}

void PhonesDialog::fillNetworks() {
    m_network->clear();
    for (const auto& [name, address] : networks()) {
        m_network->addItem(tr("%1 (%2)", "a network and its address").arg(name, address.toString()),
                           QVariant::fromValue(address));
    }
    m_network->addItem(tr("only this computer"), QVariant::fromValue(QHostAddress(QHostAddress::LocalHost)));
}

void PhonesDialog::turn(bool on) {
    const QString problem = on ? m_server.start(m_network->currentData().value<QHostAddress>()) : QString();
    if (!on) {
        m_server.stop();
    }
    refresh();
    if (!problem.isEmpty()) {
        m_said->setText(tr("Phones cannot be served there (%1). Choose another network.").arg(problem));
    }
}

void PhonesDialog::refresh() {
    const bool on = m_server.isOn();
    m_switch->setText(on ? tr("&Send all away") : tr("&Let them look"));
    m_network->setEnabled(!on);
    m_said->setText(on ? tr("On. Each side photographs its own picture.") : tr("Off. Nothing is served."));
    qDeleteAll(m_links->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (const PhoneServer::Link& link : m_server.links()) {
        addLink(link);
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
    column->addWidget(makeLabel(row, "", "heading", nameOf(link)));
    auto* address = makeLabel(row, "", "", url);
    address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(address);
    column->addWidget(makeLabel(row, "", "muted", tr("%n phone(s) looking", nullptr, link.phones)));
    auto* renew = makeButton(row, QStringLiteral("renewLink"), "", tr("New link"),
                             tr("Sends away who has the old one"));
    connect(renew, &QPushButton::clicked, this, [this, viewer = link.viewer] { m_server.renew(viewer); });
    column->addWidget(renew, 0, Qt::AlignLeft);
    column->addStretch(1);
    across->addWidget(code);
    across->addLayout(column, 1);
    m_links->layout()->addWidget(row);
    row->show();
}

QString PhonesDialog::nameOf(const PhoneServer::Link& link) const {
    return link.viewer.whose == Viewer::Whose::Side ? m_document.nameOf(link.viewer.side) : tr("Spectators");
}

} // namespace umpire::gui
